"""The first tables: tables, entries, people, servers, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("code", sa.Text(), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.CheckConstraint("state IN ('open', 'ended')", name="state"),
    )
    op.create_index("tables_expires", "tables", ["expires"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("command", sa.Text()),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("number > 0", name="number"),
    )
    op.create_index(
        "entries_came",
        "entries",
        ["person", "table_id"],
        sqlite_where=sa.text("person IS NOT NULL AND command IS NULL"),
        postgresql_where=sa.text("person IS NOT NULL AND command IS NULL"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("account", sa.Text(), unique=True),
        sa.Column("password", sa.Text()),
        sa.Column("issue", sa.Integer(), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("beat", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
