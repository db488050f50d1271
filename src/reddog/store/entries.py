"""The log of every table: appended to and read; changed only to forget somebody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Final

from sqlalchemy import ARRAY, Connection, bindparam, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from reddog.store.records import NewEntry, StoredEntry
from reddog.store.schema import entries

_SIZES: Final = (64, 16, 4, 1)
"""Rows in one statement to SQLite: each of these statements is prepared once, and used for any number of entries."""

# One array for each column: the statement is the same for any number of rows, and half as costly to send.
_ARRAYS: Final = (
    postgresql.insert(entries)
    .from_select(
        list(entries.c),
        select(*(func.unnest(bindparam(each.name, type_=ARRAY(each.type))) for each in entries.c)),
    )
    .on_conflict_do_nothing()
)


def append(connection: Connection, waiting: Sequence[NewEntry]) -> list[bool]:
    """Write every entry whose number is free; say of each whether it is in the log now.

    Those for one table are tried in the order of their numbers, those for one number in the order given.
    """
    # The same order everywhere, so that two processes do not wait for each other's rows in a ring.
    rows = sorted(waiting, key=lambda entry: (entry.table_id, entry.number))
    if _insert(connection, rows) == len(rows):
        return [True] * len(rows)
    there = _bodies(connection, rows)
    # Of several alike the first is the one.
    return [there.pop((entry.table_id, entry.number), None) == entry.body for entry in waiting]


def _insert(connection: Connection, rows: Sequence[NewEntry]) -> int:
    """How many could be written."""
    if connection.dialect.name != "sqlite":
        columns = zip((each.name for each in entries.c), zip(*rows, strict=True), strict=True)
        return connection.execute(_ARRAYS, {name: list(values) for name, values in columns}).rowcount
    written = first = 0
    for size in _SIZES:
        while first + size <= len(rows):
            values = tuple(chain.from_iterable(rows[first : first + size]))
            written += connection.exec_driver_sql(_statement(size), values).rowcount
            first += size
    return written


@cache
def _statement(size: int) -> str:
    """Writes so many rows. Every step of a statement lets other threads go first, so one for all is far quicker."""
    row = dict.fromkeys((each.name for each in entries.c), None)
    many = sqlite.insert(entries).values([row] * size).on_conflict_do_nothing()
    return str(many.compile(dialect=sqlite.dialect()))


def _bodies(connection: Connection, rows: Sequence[NewEntry]) -> dict[tuple[str, int], bytes]:
    """What the log has under these entries' numbers, by table and number."""
    place = (entries.c.table_id, entries.c.number)
    places = {(entry.table_id, entry.number) for entry in rows}
    asked = select(*place, entries.c.body).where(tuple_(*place).in_(places))
    return {(table, number): body for table, number, body in connection.execute(asked)}


def read(connection: Connection, table: str, after: int, limit: int | None) -> list[StoredEntry]:
    """A table's entries in order, from the one after `after`; `limit` at most."""
    fields = [entries.c[name] for name in StoredEntry.__struct_fields__]
    asked = select(*fields).where(entries.c.table_id == table, entries.c.number > after)
    return [StoredEntry(*row) for row in connection.execute(asked.order_by(entries.c.number).limit(limit))]


def head(connection: Connection, table: str) -> int:
    """The number of a table's last entry; 0 where there is none."""
    number = connection.scalar(select(func.max(entries.c.number)).where(entries.c.table_id == table))
    return number or 0
