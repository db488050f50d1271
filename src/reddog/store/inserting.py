"""INSERT with ON CONFLICT, which both databases have and SQLAlchemy keeps apart."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def inserting(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT into a table for the connection's database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
