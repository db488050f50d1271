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

CAME: Final = "person IS NOT NULL AND command IS NULL"
"""An entry of a person's that no command made: he opened the table, or came to it."""

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
    # Which tables somebody was at. He came before he asked for anything: few entries are in this index, and none of those
    # that are written again and again.
    Index(
        "entries_came",
        "person",
        "table_id",
        sqlite_where=text(CAME),
        postgresql_where=text(CAME),
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
    Column("issue", Integer, nullable=False),
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
