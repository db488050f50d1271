"""The log of every table: appended to and read; changed only to forget somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, bindparam, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from reddog.store.records import Appended, NewEntry, StoredEntry
from reddog.store.schema import entries

_Made = tuple[str, int, str | None, str | None]
"""Table, number, person, command: what tells one waiting entry from another."""
_made: Final = (entries.c.table_id, entries.c.number, entries.c.person, entries.c.command)
_command: Final = (entries.c.table_id, entries.c.person, entries.c.command)

_MANY_ROWS: Final = sqlite.insert(entries).on_conflict_do_nothing().returning(*_made)
# One array for each column: the statement is the same for any number of rows, and half as costly to send.
_MANY_ARRAYS: Final = (
    postgresql.insert(entries)
    .from_select(
        list(entries.c),
        select(*(func.unnest(bindparam(each.name, type_=ARRAY(each.type))) for each in entries.c)),
    )
    .on_conflict_do_nothing()
    .returning(*_made)
)


def append(connection: Connection, waiting: Sequence[NewEntry]) -> list[Appended]:
    """Write every entry whose number is free and whose command is new; say what became of each.

    Those for one table are tried in the order of their numbers, those for one number in the order given. Whatever is not
    written counts as repeated when its command is done in the end, and as taken when it is not.
    """
    # The same order everywhere, so that two processes do not wait for each other's rows in a ring.
    order = sorted(
        range(len(waiting)), key=lambda place: (waiting[place]["table_id"], waiting[place]["number"])
    )
    written = _insert(connection, [waiting[place] for place in order])
    outcomes = {}
    refused = []
    for place in order:
        entry = waiting[place]
        made = (entry["table_id"], entry["number"], entry["person"], entry["command"])
        if made in written:
            written.remove(made)  # of several alike the first is the one
            outcomes[place] = Appended("written", entry["number"])
        else:
            refused.append(place)
    if refused:
        done = _numbers(connection, [waiting[place] for place in refused])
        for place in refused:
            entry = waiting[place]
            first = done.get((entry["table_id"], entry["person"], entry["command"]))
            outcomes[place] = (
                Appended("taken", entry["number"]) if first is None else Appended("repeated", first)
            )
    return [outcomes[place] for place in range(len(waiting))]


def _insert(connection: Connection, rows: Sequence[Mapping[str, object]]) -> set[_Made]:
    if connection.dialect.name == "sqlite":
        found = connection.execute(_MANY_ROWS, rows)
    else:
        found = connection.execute(
            _MANY_ARRAYS, {each.name: [row[each.name] for row in rows] for each in entries.c}
        )
    return {(table, number, person, command) for table, number, person, command in found}


def _numbers(connection: Connection, refused: list[NewEntry]) -> dict[tuple[Any, ...], int]:
    """The entries that the refused entries' commands made before, by table, person and command."""
    commands = {
        (entry["table_id"], entry["person"], entry["command"])
        for entry in refused
        if entry["person"] is not None and entry["command"] is not None
    }
    if not commands:
        return {}
    asked = select(*_command, entries.c.number).where(tuple_(*_command).in_(commands))
    return {(table, person, command): number for table, person, command, number in connection.execute(asked)}


def read(connection: Connection, table: str, after: int, limit: int | None) -> list[StoredEntry]:
    """A table's entries in order, from the one after `after`; `limit` at most."""
    fields = [entries.c[name] for name in StoredEntry.__struct_fields__]
    asked = select(*fields).where(entries.c.table_id == table, entries.c.number > after)
    return [StoredEntry(*row) for row in connection.execute(asked.order_by(entries.c.number).limit(limit))]


def head(connection: Connection, table: str) -> int:
    """The number of a table's last entry; 0 where there is none."""
    number = connection.scalar(select(func.max(entries.c.number)).where(entries.c.table_id == table))
    return number or 0
