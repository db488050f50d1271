"""The log of every table: appended to and read; changed only to forget somebody."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, Engine, bindparam, func, or_, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from reddog.store.records import NewEntry, StoredEntry
from reddog.store.schema import entries

_PLACE: Final = attrgetter("table_id", "number")
_MOST_ROWS: Final = 64
"""Rows in one statement to SQLite: a statement for each number of them is prepared once."""

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
    rows = _in_order(waiting)
    if _insert(connection, rows) == len(rows):
        return [True] * len(rows)
    there = _bodies(connection, rows)
    # Of several alike the first is the one.
    return [there.pop((entry.table_id, entry.number), None) == entry.body for entry in waiting]


def append_directly(engine: Engine, waiting: Sequence[NewEntry]) -> bool:
    """Write entries to SQLite in a transaction of their own; False where that is not known of all of them: `append` tells.

    SQLAlchemy's layers take several times as long as SQLite itself, and before and after every statement this thread may have
    to wait for the others: so it is one, which is a transaction by itself. Raises DBAPIError as they do.
    """
    rows = _in_order(waiting)
    if len(rows) > _MOST_ROWS:
        return False
    borrowed = engine.raw_connection()
    driver: Any = borrowed.driver_connection
    try:
        return _insert_into_sqlite(driver.execute, rows) == len(rows)
    except sqlite3.Error as error:
        raise DBAPIError.instance("INSERT", None, error, sqlite3.Error, hide_parameters=True) from error
    finally:
        borrowed.close()


def _in_order(waiting: Sequence[NewEntry]) -> list[NewEntry]:
    """The same order everywhere, so that two processes do not wait for each other's rows in a ring."""
    return sorted(waiting, key=_PLACE)


def _insert(connection: Connection, rows: Sequence[NewEntry]) -> int:
    """How many could be written."""
    if connection.dialect.name == "sqlite":
        return _insert_into_sqlite(connection.exec_driver_sql, rows)
    columns = zip((each.name for each in entries.c), zip(*rows, strict=True), strict=True)
    return connection.execute(_ARRAYS, {name: list(values) for name, values in columns}).rowcount


def _insert_into_sqlite(execute: Callable[[str, tuple[Any, ...]], Any], rows: Sequence[NewEntry]) -> int:
    written = 0
    for first in range(0, len(rows), _MOST_ROWS):
        some = rows[first : first + _MOST_ROWS]
        written += execute(_statement(len(some)), tuple(chain.from_iterable(some))).rowcount
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


def holding(connection: Connection, table: str, marks: Sequence[bytes]) -> list[bytes]:
    """The bodies of a table's entries in which one of these stands, in order: the database looks, and hands on the few."""
    if connection.dialect.name == "sqlite":
        found = [func.instr(entries.c.body, mark) > 0 for mark in marks]
    else:
        found = [func.position(bindparam(None, mark).op("IN")(entries.c.body)) > 0 for mark in marks]
    asked = select(entries.c.body).where(entries.c.table_id == table, or_(*found))
    return list(connection.scalars(asked.order_by(entries.c.number)))


def head(connection: Connection, table: str) -> int:
    """The number of a table's last entry; 0 where there is none."""
    number = connection.scalar(select(func.max(entries.c.number)).where(entries.c.table_id == table))
    return number or 0
