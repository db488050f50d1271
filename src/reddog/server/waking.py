"""Taking up a table from its log, and reading what of it is no longer remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from reddog.server.frames import encoded_line
from reddog.server.room_memory import Answers, Lines, line_of
from reddog.store import Store, StoredEntry
from reddog.table.acts import Entry
from reddog.table.draft import evolve, unopened
from reddog.table.state import Table

_DECODER: Final = msgspec.json.Decoder(Entry)


class Awake(NamedTuple):
    """A table as its log has it."""

    table: Table
    lines: Lines
    answers: Answers


def entry_of(stored: StoredEntry) -> Entry:
    """A stored entry as a record."""
    return _DECODER.decode(stored.body)


async def awake(store: Store, table: str) -> Awake | None:
    """Fold the log of a table; None where nothing has been written. Raises StoreTrouble."""
    stored = await store.entries(table)
    # A long evening takes a while: other tables go on meanwhile.
    return await asyncio.to_thread(_folded, stored) if stored else None


async def lines_between(store: Store, table: str, after: int, until: int) -> list[str]:
    """The lines after one number up to another, encoded, from the log. Raises StoreTrouble."""
    stored = await store.entries(table, limit=until)
    return await asyncio.to_thread(_lines, stored, after)


def _folded(stored: Sequence[StoredEntry]) -> Awake:
    table, lines, answers = unopened(), Lines(), Answers()
    for each in stored:
        entry = entry_of(each)
        table, told = evolve(table, entry)
        lines.add(entry, told)
        answers.add(entry.person, entry.command, entry.number)
    return Awake(table, lines, answers)


def _lines(stored: Sequence[StoredEntry], after: int) -> list[str]:
    table, lines = unopened(), []
    for each in stored:
        entry = entry_of(each)
        table, told = evolve(table, entry)
        if entry.number > after:
            lines.append(encoded_line(line_of(entry, told)))
    return lines
