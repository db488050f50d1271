"""Which tables' logs were rewritten to forget somebody: a mark for each, another one each time.

Whoever holds a table in memory compares it with the mark that there was before he read the log. So nothing that was read
before stays anywhere, whoever rewrote it: another server with the same file, or a command that is no server.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, select

from reddog.store.inserting import inserting
from reddog.store.schema import keys

_PREFIX: Final = "rewritten "
_BYTES: Final = 8


def mark(connection: Connection, tables: Iterable[str]) -> None:
    """Give each table another mark, in the transaction that rewrites its log."""
    for table in tables:
        added = inserting(connection, keys).values(name=_PREFIX + table, value=os.urandom(_BYTES))
        changed = added.on_conflict_do_update(index_elements=["name"], set_={"value": added.excluded.value})
        connection.execute(changed)


def marks(connection: Connection) -> dict[str, bytes]:
    """The marks of all tables that have one."""
    asked = select(keys.c.name, keys.c.value).where(keys.c.name.startswith(_PREFIX, autoescape=True))
    return {name.removeprefix(_PREFIX): value for name, value in connection.execute(asked)}
