"""A command's way to a server's database, without the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from reddog.errors import BadRules
from reddog.terminal.words import printable

if TYPE_CHECKING:
    from reddog.store import Store

_T = TypeVar("_T")


def with_store(address: str | None, act: Callable[[Store], Awaitable[_T]]) -> _T:
    """Open a database, do something with it and close it again; None is the user's own file.

    Raises StoreTrouble as the store does, BadRules `no_database` for a file that is not there, which is not made here, and BadRules `server_missing` where what it is made of is not installed.
    """
    if address is not None and "://" not in address and not Path(address).exists():
        raise BadRules("no_database", file=printable(address))
    try:
        from reddog.store import Store  # noqa: PLC0415 - not everybody who plays has it installed
    except ImportError as missing:
        raise BadRules("server_missing", module=str(missing.name)) from None

    async def done() -> _T:
        store = Store.open(address)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(done())
