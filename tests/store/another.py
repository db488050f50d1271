"""Another process at the same database: `python another.py ADDRESS NAME WAY`. It prints a line for each entry that is acknowledged."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from itertools import count
from pathlib import Path

from reddog.store import Store

TABLES = ("a", "b", "c")


def begun(address: str, name: str, way: str) -> subprocess.Popen[str]:
    """Start one."""
    command = [sys.executable, str(Path(__file__)), address, name, way]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def body(name: str, number: int) -> bytes:
    return f"{name} {number} ".encode() * 40


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def write_for_ever(store: Store, name: str) -> None:
    """Several players at each of several tables, each waiting for the answer, until somebody pulls the plug."""

    async def play(table: str) -> None:
        for number in count(1):
            if await store.append(
                table, number, at=number, person=name, command=f"{number}", body=body(name, number)
            ):
                tell(table, number)

    await asyncio.gather(*(play(table) for table in TABLES))


async def insist(store: Store, name: str) -> None:
    """Forty commands to one table, where others write too: whoever is beaten to a number tries the next."""
    for command in range(40):
        while True:
            number = await store.head("a") + 1
            if await store.append(
                "a", number, at=1, person=name, command=f"c{command}", body=body(name, command)
            ):
                tell("a", number)
                break


async def main(address: str, name: str, way: str) -> None:
    store = Store.open(address, server=name)
    await {"for ever": write_for_ever, "insist": insist}[way](store, name)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
