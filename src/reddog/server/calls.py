"""One request to the HTTP interface as its handler sees it, and what the handler answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec
from starlette.requests import Request

from reddog.protocol.rest import Given
from reddog.server.limits import network
from reddog.server.service import Service
from reddog.speech import Language
from reddog.speech.languages import accepted, language_of

_SPOKEN: Final = "language"
"""Where Starlette keeps the language that a request asked for."""


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

    @property
    def language(self) -> Language:
        """What it is answered in."""
        return language_for(self.request)


def speak(request: Request, tag: str) -> None:
    """Answer a request in the language of a tag, whatever its headers say."""
    setattr(request.state, _SPOKEN, language_of(tag))


def language_for(request: Request) -> Language:
    """What a request is answered in: the language that it names, else what its Accept-Language wants most."""
    named: Language | None = getattr(request.state, _SPOKEN, None)
    if named is not None:
        return named
    if tag := request.query_params.get("language", ""):
        return language_of(tag)
    return accepted(request.headers.get("accept-language", ""))


class Reply(msgspec.Struct, frozen=True):
    """An answer with more than a body."""

    given: Given | None = None
    file: bytes = b""
    """Instead."""
    headers: Mapping[str, str] = {}
    status: int = 0
    """0 is the operation's own."""


Answer = Callable[..., Awaitable[Given | Reply]]
"""What answers one operation: it takes the call and, where the operation takes something, that."""
