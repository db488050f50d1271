"""A command's way to a server's database, without the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from reddog.errors import BadRules
from reddog.terminal.words import harmless

if TYPE_CHECKING:
    from reddog.store import Store

_T = TypeVar("_T")
_FILE: Final = "sqlite:///"


def with_store(address: str | None, act: Callable[[Store], Awaitable[_T]]) -> _T:
    """Open a database, do something with it and close it again; None is the user's own file.

    Raises StoreTrouble as the store does, BadRules `no_database` for a file that is not there, which is not made here, and BadRules `server_missing` where what it is made of is not installed.
    """
    try:
        from reddog.store import Store  # noqa: PLC0415 - not everybody who plays has it installed
        from reddog.store.address import default_path  # noqa: PLC0415 - nor this
    except ImportError as missing:
        raise BadRules("server_missing", module=str(missing.name)) from None

    address = str(default_path()) if address is None else address
    if _is_missing(address):
        raise BadRules("no_database", file=harmless(address))

    async def done() -> _T:
        store = Store.open(address)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(done())


def _is_missing(address: str) -> bool:
    """Whether an address means a file that is not there. What is no address, or cannot be looked at, the store refuses."""
    named = address.removeprefix(_FILE)
    if "://" in named or (named != address and "?" in named):
        return False
    try:
        path = Path(named) if named != address else Path(named).expanduser()
        return not path.exists()
    except RuntimeError:  # the home of somebody who is not known here
        return True
    except OSError:
        return False
