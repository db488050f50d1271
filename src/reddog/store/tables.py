"""The rows of the tables: made, found, ended."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, select, text, update

from reddog.store.inserting import inserting
from reddog.store.records import TableRow
from reddog.store.schema import CAME, entries, tables

_FIELDS: Final = tuple(tables.c[name] for name in TableRow.__struct_fields__)


def create(connection: Connection, row: TableRow, secret: bytes) -> bool:
    """Add a table; False where its id or its code is another's."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    added = inserting(connection, tables).values(**values, secret=secret).on_conflict_do_nothing()
    return connection.scalar(added.returning(tables.c.id)) is not None


def by_code(connection: Connection, code: str) -> TableRow | None:
    """The table with this code, written exactly so."""
    return next(iter(_found(connection, select(*_FIELDS).where(tables.c.code == code))), None)


def expired(connection: Connection, now: int) -> list[TableRow]:
    """The tables whose time is over, the longest over first."""
    return _found(
        connection, select(*_FIELDS).where(tables.c.expires <= now).order_by(tables.c.expires, tables.c.id)
    )


def of_person(connection: Connection, person: str) -> list[TableRow]:
    """The tables that this person opened or came to, the last used first."""
    there = came(person)
    latest = (tables.c.touched.desc(), tables.c.id)
    return _found(connection, select(*_FIELDS).where(tables.c.id.in_(there)).order_by(*latest))


def came(person: str) -> Select[tuple[str]]:
    """Asks for the ids of the tables that somebody opened or came to, which is before all that he did there."""
    return select(entries.c.table_id).where(entries.c.person == person, text(CAME))


def secret(connection: Connection, table: str) -> bytes | None:
    """The dealer's secret."""
    found: bytes | None = connection.scalar(select(tables.c.secret).where(tables.c.id == table))
    return found


def change(connection: Connection, table: str, values: dict[str, Any]) -> None:
    """Set some columns of a table; one that is gone stays gone."""
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def _found(connection: Connection, asked: Select[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(asked)]
