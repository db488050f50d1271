"""Measures Red Dog and prints ratios: `.venv/bin/python bench/run.py`, or `python3 start.py bench`.

Every contender lives in a process of its own. In each round all of them run one short batch in turn, and rates are medians
over the rounds per second of the process's own time, so that whatever else the machine does falls on all alike. Ratios of one
run hold to about a tenth; rates belong to the machine.

The peers (OpenSpiel, RLCard, PokerKit) are installed on the first run into `.venv.bench` from requirements/bench.txt; those
that this Python cannot have are left out, with a line that says so. `--without-peers` installs nothing. `--write` puts the
tables into bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

# ruff: noqa: E402 - what follows is found by the line above
from bench.contenders import OWN
from bench.install import install_peers
from bench.peers import PEERS
from bench.report import Measured, report, write
from bench.startup import PROGRAMS, started


class Worker:
    """A contender in its process, started and ready."""

    def __init__(self, python: str, group: str, name: str, seconds: float) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [python, str(HERE / "worker.py"), group, name, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.missing = self._answer().get("missing", "")
        self.batches: list[dict[str, Any]] = []

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                answer: dict[str, Any] = json.loads(line)
                return answer
        return {"missing": "the process ended"}

    def run(self) -> None:
        """One batch."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "missing" in answer:
            self.missing = answer["missing"]
        else:
            self.batches.append(answer)

    def end(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def measured(self) -> Measured:
        """Rates by unit, with their spread: the distance of the extremes over the median."""
        rates = {}
        for unit in self.batches[0]["counts"]:
            all_rates = [batch["counts"][unit] / batch["seconds"] for batch in self.batches]
            middle = median(all_rates)
            rates[unit] = (middle, (max(all_rates) - min(all_rates)) / middle)
        return Measured(name=self.name, rates=rates)


def workers(peers: str | None, seconds: float, only: str) -> Iterator[Worker]:
    """All contenders that can run; a line for each that cannot."""
    wanted = [(sys.executable, "own", name) for name in OWN]
    wanted += [(peers, "peers", name) for name in PEERS] if peers else []
    for python, group, name in wanted:
        if only not in name:
            continue
        worker = Worker(python, group, name, seconds)
        if worker.missing:
            print(f"left out: {name} ({worker.missing})", flush=True)
            worker.end()
        else:
            yield worker


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure Red Dog and print ratios.")
    parser.add_argument("--rounds", type=int, default=7, help="batches of each contender (7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a batch (0.3)")
    parser.add_argument("--only", default="", help="contenders with this in their names")
    parser.add_argument("--without-peers", action="store_true", help="neither install nor run other engines")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/README.md")
    words = parser.parse_args()
    peers = None if words.without_peers else install_peers()
    running = list(workers(peers, words.seconds, words.only))
    starts: dict[str, list[tuple[float, float]]] = {}
    programs = {name: program for name, program in PROGRAMS.items() if words.only in name}
    for number in range(words.rounds):
        print(f"round {number + 1} of {words.rounds}", file=sys.stderr, flush=True)
        for worker in running:
            if not worker.missing:
                worker.run()
        for name, program in programs.items():
            took = started(program)
            if took:
                starts.setdefault(name, []).append(took)
    for worker in running:
        worker.end()
    text = report([worker.measured() for worker in running if not worker.missing], starts)
    print(text)
    if words.write:
        write(HERE / "README.md", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
