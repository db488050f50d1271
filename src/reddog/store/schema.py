"""The tables of the database. A change here needs a step in `migrations/versions` and the next `VERSION`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

VERSION: Final = "0001"
"""The newest step; steps are named by four digits, so that text compares as age does."""
VERSION_TABLE: Final = "reddog_version"

METADATA: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_there",
        "uq": "%(table_name)s_%(column_0_name)s_once",
        "ck": "%(table_name)s_%(constraint_name)s",
    }
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("expires", BigInteger),
    CheckConstraint("state IN ('open', 'ended')", name="state"),
    Index("tables_expires", "expires"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("number > 0", name="number"),
    # A person's command makes one entry at a table; no command is like no other. Begun with the person, the same index
    # answers which tables somebody was at.
    Index(
        "entries_command_once",
        "person",
        "table_id",
        "command",
        unique=True,
        sqlite_where=text("person IS NOT NULL"),
        postgresql_where=text("person IS NOT NULL"),
    ),
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("account", Text, unique=True),
    Column("password", Text),
)

servers: Final = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
