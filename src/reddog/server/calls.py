"""One request to the HTTP interface as its handler sees it, and what the handler answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import Request

from reddog.protocol.rest import Given
from reddog.server.limits import network
from reddog.server.service import Service


class Call(msgspec.Struct, frozen=True):
    """A request. `person` is who asks, nothing for nobody."""

    service: Service
    request: Request
    person: str
    path: Mapping[str, Any]

    @property
    def address(self) -> str:
        """Where it came from, as limits count it."""
        return network(self.request.client.host if self.request.client else "")


class Reply(msgspec.Struct, frozen=True):
    """An answer with more than a body."""

    given: Given | None = None
    file: bytes = b""
    """Instead."""
    headers: Mapping[str, str] = {}
    status: int = 0
    """0 is the operation's own."""


Handler = Callable[..., Awaitable[Given | Reply]]
"""What answers one operation: it takes the call and, where the operation takes something, that."""
