"""When each server last lived: after a crash the rest of a turn's time is counted from there."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from reddog.store.inserting import inserting
from reddog.store.schema import servers


def beat(connection: Connection, server: str, at: int) -> None:
    """Note that a server lives."""
    added = inserting(connection, servers).values(id=server, beat=at)
    connection.execute(added.on_conflict_do_update(index_elements=["id"], set_={"beat": added.excluded.beat}))


def beats(connection: Connection) -> dict[str, int]:
    """The last beat of every server that has not been forgotten."""
    return {row.id: row.beat for row in connection.execute(select(servers.c.id, servers.c.beat))}


def forget(connection: Connection, server: str) -> None:
    """Remove a server: it has stopped in order, or somebody else has taken up its tables."""
    connection.execute(delete(servers).where(servers.c.id == server))
