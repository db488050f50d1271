"""All that a request may need, in one record."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec
from starlette.requests import HTTPConnection

from reddog.server.accounts import Accounts
from reddog.server.database_file import DatabaseFile
from reddog.server.identity import Identity
from reddog.server.known import Known
from reddog.server.limits import Limits
from reddog.server.metrics import Metrics
from reddog.server.origins import Origins
from reddog.server.settings import ServerSettings
from reddog.store import Store
from reddog.table.codes import shown_code

if TYPE_CHECKING:
    from reddog.server.rooms import Rooms

STATE: Final = "service"
"""Where Starlette keeps the record while the server runs."""


class Clocks(msgspec.Struct, frozen=True):
    """Time and chance as the server sees them; tests bring their own."""

    now: Callable[[], float] = time.time
    """Seconds since 1970."""
    steady: Callable[[], float] = time.monotonic
    """Seconds since some moment, never backwards."""
    fresh: Callable[[int], bytes] = os.urandom
    """So many random bytes."""


class Service(msgspec.Struct, frozen=True):
    """One running server."""

    settings: ServerSettings
    origins: Origins
    identity: Identity
    known: Known
    accounts: Accounts
    limits: Limits
    metrics: Metrics
    store: Store
    rooms: Rooms
    clocks: Clocks
    started: float
    """By the steady clock."""
    file: DatabaseFile

    def address(self, connection: HTTPConnection) -> str:
        """The address under which people reach this server: the public one, else the one that was asked."""
        return self.settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")

    def table_link(self, connection: HTTPConnection, code: str) -> str:
        """The address of a table, to be handed on."""
        return f"{self.address(connection)}/t/{shown_code(code)}"


def service_of(connection: HTTPConnection) -> Service:
    """The server that a request came to."""
    return cast("Service", getattr(connection.state, STATE))
