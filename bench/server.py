"""How much a server on one core can do: durable actions with private views, time to an answer, memory; beside a bare broadcast.

`python bench/server.py [SECONDS] [POSTGRESQL-ADDRESS]`: the server is on one core and its clients on another, where there are two.
Rates are also given for one whole core, by the processor time that the server used, since other work on the machine would
spoil them otherwise. All figures are medians of three rounds.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ROUNDS = 3


class Run(NamedTuple):
    """One load."""

    name: str
    kind: str
    tables: int
    seats: int
    pause: float


RUNS = (
    Run("32 tables of 6, saturated", "reddog", 32, 6, 0.0),
    Run("the same, bare broadcast", "bare", 32, 6, 0.0),
    Run("100 tables of 6, 1,000 actions a second", "reddog", 100, 6, 0.1),
    Run("1 table of 4, saturated", "reddog", 1, 4, 0.0),
    Run("100 tables of 4, saturated", "reddog", 100, 4, 0.0),
    Run("1,000 tables of 4, one action in 2 s each", "reddog", 1000, 4, 2.0),
)


def measured(run: Run, database: str, seconds: float) -> dict[str, Any]:
    """Start a server, load it, and end it."""
    server = subprocess.Popen(
        [sys.executable, HERE / "server_process.py", run.kind, database, str(run.tables), str(run.seats)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        told = json.loads(server.stdout.readline())
        clients = subprocess.run(
            [sys.executable, HERE / "server_clients.py", str(told["port"]), str(seconds), str(run.pause)],
            input=json.dumps(told["people"]),
            capture_output=True,
            text=True,
            check=True,
        )
    finally:
        server.kill()
        server.wait()
    found: dict[str, Any] = json.loads(clients.stdout)
    found["memory_a_table"] = (told["memory"] - told["empty"]) / run.tables
    return found


def medians(found: list[dict[str, Any]]) -> dict[str, float]:
    """The figures of several rounds in one."""
    return {name: statistics.median(each[name] for each in found) for name in found[0]}


def main(seconds: float, rounds: int, databases: dict[str, str]) -> None:
    """Print a table for each database."""
    for name, database in databases.items():
        found: dict[Run, list[dict[str, Any]]] = {run: [] for run in RUNS}
        # Each after the other, again and again: what else the machine does falls on all alike.
        for _ in range(rounds):
            for run in RUNS:
                address = database
                if not database.startswith("postgres"):
                    address = str(Path(tempfile.mkdtemp(dir=database)) / "tables.sqlite3")
                found[run].append(measured(run, address, seconds))
        print(f"\n{name}\n")
        print(
            "| load | actions/s | of one core | actions/s/core | views/s/core | p50 ms | p99 ms | kB a connection | kB a table |"
        )
        print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
        for run in RUNS:
            one = medians(found[run])
            print(
                f"| {run.name} | {one['actions']:,.0f} | {one['core']:.2f} | {one['actions_a_core']:,.0f}"
                f" | {one['views_a_core']:,.0f} | {one['p50']:.1f} | {one['p99']:.1f}"
                f" | {one['memory_connecting'] / one['connections'] / 1000:.0f} | {one['memory_a_table'] / 1000:.0f} |",
                flush=True,
            )
        ours, bare = (medians(found[run])["views_a_core"] for run in RUNS[:2])
        print(f"\nViews a core, to those of the bare broadcast: {ours / bare:.2f}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        places = {"SQLite, synchronous=FULL": folder}
        if len(sys.argv) > 2:
            places["PostgreSQL"] = sys.argv[2]
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0, ROUNDS, places)
