"""What is acknowledged is there, whatever becomes of the process; and several processes share a database."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tests.store.another import TABLES, begun, body
from tests.store.scenes import Opening, open_table


@pytest.mark.parametrize("lines", [1, 40, 300])
async def test_what_a_killed_process_was_told_is_written_is_there_once(
    opened: Opening, address: str, lines: int
) -> None:
    store = opened("here")
    for table in TABLES:
        await open_table(store, table)
    process = begun(address, "there", "for ever")
    assert process.stdout
    told = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    told += [line for line in process.stdout if line.endswith("\n")]
    process.wait()
    process.stdout.close()
    acknowledged = Counter(line.split()[0] for line in told)
    assert acknowledged.total() >= lines
    for table in TABLES:
        assert [line for line in told if line.split()[0] == table] == [
            f"{table} {number}\n" for number in range(1, acknowledged[table] + 1)
        ]
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert acknowledged[table] <= len(entries) <= acknowledged[table] + 1, "one may have been under way"
        assert all(entry.body == body("there", entry.number) for entry in entries)
    # Whoever comes after it goes on where it stopped.
    number = await store.head("a") + 1
    assert await store.append("a", number, at=1, person=None, command=None, body=b"")


async def test_two_processes_write_one_log(opened: Opening, address: str) -> None:
    store = opened("here")
    await open_table(store, "a")
    processes = {name: begun(address, name, "insist") for name in ("p", "q")}
    told = {name: (await asyncio.to_thread(process.communicate))[0] for name, process in processes.items()}
    assert [process.returncode for process in processes.values()] == [0, 0]
    entries = await store.entries("a")
    assert [entry.number for entry in entries] == list(range(1, 81))
    for name, text in told.items():
        numbers = [int(line.split()[1]) for line in text.splitlines()]
        mine = [(entry.number, entry.body) for entry in entries if entry.person == name]
        assert mine == [(number, body(name, command)) for command, number in enumerate(numbers)]
