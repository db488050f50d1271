"""Bringing a database up to date: `reddog migrate` for PostgreSQL, unasked for a file of SQLite."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, func, select

from reddog.store.address import url_of
from reddog.store.engines import writing_engine
from reddog.store.trouble import opening_told
from reddog.store.version import check_known, version_of

_LOCK: Final = 0x526564446F67
"""The number of the lock that PostgreSQL gives to one migration at a time."""
_PATIENCE: Final = 60.0


def upgrade(address: str | None) -> bool:
    """Give the database the newest tables; True when there was anything to do.

    Nothing is changed when a step fails. Raises StoreTrouble: what `url_of` and `check_known` raise, and `store_unreachable`.
    """
    url = url_of(address)
    engine = writing_engine(url, _PATIENCE)
    try:
        with opening_told(url), engine.begin() as connection:
            return upgrade_over(connection, url)
    finally:
        engine.dispose()


def upgrade_over(connection: Connection, url: URL) -> bool:
    """The same inside a transaction: whoever comes second finds it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    before = version_of(connection)
    check_known(connection, before, url)
    command.upgrade(config_for(connection), "head")
    return version_of(connection) != before


def config_for(connection: Connection) -> Config:
    """What Alembic's commands need to know."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "reddog.store:migrations")
    return config
