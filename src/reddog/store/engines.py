"""Connections to the database: one that writes, a few that read."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from reddog.store.trouble import StoreTrouble

READERS: Final = 4
"""Connections, and threads, that read."""

_LOGGER: Final = "reddog.store"
# At its most talkative SQLAlchemy logs every row that it reads, secrets and all: it is not to talk, whatever the root logger says.
logging.getLogger(f"sqlalchemy.engine.Engine.{_LOGGER}").setLevel(logging.WARNING)

_WRITING: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "cache_size = -32000",  # kB: the last pages of a few thousand tables' logs
    # Pages: what many commits touch is copied into the file once for all of them; and soon the same place is written over
    # again and again, which is durable in a fraction of the time that a growing file takes.
    "wal_autocheckpoint = 2000",
    "secure_delete = ON",  # what somebody wants forgotten is overwritten
)
_READING: Final = ("query_only = ON",)


def writing_engine(url: URL, patience: float) -> Engine:
    """One connection, each of whose transactions holds the file of SQLite from its beginning.

    `patience`: seconds to wait where another process holds what is wanted. Raises StoreTrouble `driver_missing`.
    """
    engine = _engine(url, patience, pool_size=1, max_overflow=0)
    if engine.dialect.name == "sqlite":
        _tune(engine, _WRITING)

        # The driver would begin only with the first change: two processes that had both read could then not go on.
        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(url: URL, patience: float) -> Engine:
    """Connections without transactions: each question is one statement and sees one moment."""
    engine = _engine(url, patience, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
    if engine.dialect.name == "sqlite":
        _tune(engine, _READING)
    return engine


def listening_engine(url: URL, patience: float) -> Engine:
    """A connection of its own for each time that one is wanted, without transactions. The system finds a dead one."""
    alive = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 4}
    # Nothing is to be tidied up behind a connection that is closed, and in one that broke nothing can be.
    return _engine(
        url, patience, alive, poolclass=NullPool, pool_reset_on_return=None, isolation_level="AUTOCOMMIT"
    )


def _engine(url: URL, patience: float, options: dict[str, Any] | None = None, **rest: Any) -> Engine:
    if url.get_backend_name() == "sqlite":
        connecting: dict[str, Any] = {"timeout": patience}
    else:
        waits = f"-c lock_timeout={round(patience * 1000)}"
        wanted = {"options": waits, "connect_timeout": 10, "application_name": "reddog", **(options or {})}
        # What the address says is the administrator's will.
        connecting = {name: value for name, value in wanted.items() if name not in url.query}
        # A connection that the server has closed meanwhile is replaced before anything is asked of it.
        rest["pool_pre_ping"] = True
    try:
        return create_engine(url, connect_args=connecting, hide_parameters=True, logging_name=_LOGGER, **rest)
    except ImportError as error:
        raise StoreTrouble("driver_missing", driver="psycopg") from error


def _tune(engine: Engine, pragmas: tuple[str, ...]) -> None:
    @event.listens_for(engine, "connect")
    def tune(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
