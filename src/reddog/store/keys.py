"""Keys that all processes of one database share. They are secrets, like the dealers'; what `rewritten` keeps beside them is none."""

from __future__ import annotations

from sqlalchemy import Connection, select

from reddog.store.inserting import inserting
from reddog.store.schema import keys


def shared(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The key with this name: `fresh`, unless there is one already."""
    added = inserting(connection, keys).values(name=name, value=fresh)
    connection.execute(added.on_conflict_do_nothing())
    found: bytes = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return found
