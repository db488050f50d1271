"""Which pages may act for a person who is known by his browser's cookie: those of this server and no others."""

from __future__ import annotations

from typing import Any
from urllib.parse import SplitResult, urlsplit

_PORTS = {"http": 80, "https": 443}


class Origins:
    """Knows the addresses of this server: the one in `public_url`, and the one that a request came to."""

    def __init__(self, public_url: str = "") -> None:
        self.secure = public_url.startswith("https:")
        self._public = _place(public_url)

    def allowed(self, scope: Any) -> bool:
        """Whether a WebSocket may be opened: by a page of this server, or by a program, which sends no Origin.

        Who comes without an Origin has to say who he is with a token.
        """
        return not header(scope, b"origin") or self.same(scope)

    def same(self, scope: Any) -> bool:
        """Whether a request says that it comes from a page of this server."""
        origin = header(scope, b"origin")
        if not origin:
            return header(scope, b"sec-fetch-site") == "same-origin"
        place = _place(origin)
        if place is None:
            return False
        return place == self._public or place == _place(f"{place[0]}://{header(scope, b'host')}")


def header(scope: Any, name: bytes) -> str:
    """The value of a request's header, nothing where it is missing or given twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def _place(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None where it is none. Compared as a whole, never by its beginning."""
    try:
        parts: SplitResult = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port or _PORTS[parts.scheme]
