"""When each server last lived: after a crash the rest of a turn's time is counted from there."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, delete, select

from reddog.store.inserting import inserting
from reddog.store.schema import servers
from reddog.store.trouble import StoreTrouble, shown


def beat(connection: Connection, server: str, at: int) -> None:
    """Note that a server lives.

    Raises StoreTrouble `store_removed` where the file of SQLite is gone: what is written to it then is lost with the process.
    """
    if connection.dialect.name == "sqlite":
        _check_there(connection)
    added = inserting(connection, servers).values(id=server, beat=at)
    connection.execute(added.on_conflict_do_update(index_elements=["id"], set_={"beat": added.excluded.beat}))


def _check_there(connection: Connection) -> None:
    file = connection.engine.url.database or ""
    if not Path(file).exists():
        raise StoreTrouble("store_removed", address=shown(file))


def beats(connection: Connection) -> dict[str, int]:
    """The last beat of every server that has not been forgotten."""
    return {row.id: row.beat for row in connection.execute(select(servers.c.id, servers.c.beat))}


def forget(connection: Connection, server: str) -> None:
    """Remove a server: it has stopped in order, or somebody else has taken up its tables."""
    connection.execute(delete(servers).where(servers.c.id == server))
