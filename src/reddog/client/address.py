"""Where a table is, from what people hand on: a link, a code, the address of a server."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

import msgspec

from reddog.client.errors import Unreachable

HERE: Final = "http://127.0.0.1:8018"
"""The server that is meant where none is named."""
_SHOWN: Final = 60


class Address(msgspec.Struct, frozen=True):
    """A server, and what a link to it says besides."""

    server: str
    """Such as ``https://cards.example``, without a slash at the end."""
    code: str = ""
    """The table's code."""
    own: str = ""
    """The last part of a personal link, which says who one is. A secret."""

    @property
    def socket(self) -> str:
        """Where messages go."""
        return "ws" + self.server.removeprefix("http") + "/socket"

    @property
    def here_only(self) -> bool:
        """Whether no other machine comes to the server by this address."""
        host = urlsplit(self.server).hostname or ""
        return host in {"localhost", "::1"} or host.startswith("127.")

    def link(self, code: str) -> str:
        """What friends open to come to a table."""
        return f"{self.server}/t/{code}"


def address(text: str, server: str = "") -> Address:
    """The address that a link, a code or the name of a server means; a code alone is one of `server`.

    Raises Unreachable `bad_address`.
    """
    text = text.strip()
    if _is_code(text):
        return Address(_server(server) if server else HERE, code=text)
    base, sign, rest = text.partition("/t/")
    if sign:
        return Address(_server(base), code=rest.strip("/").partition("?")[0])
    base, sign, rest = text.partition("/r/")
    return Address(_server(base), own=rest.strip("/")) if sign else Address(_server(base))


def _is_code(text: str) -> bool:
    return bool(text) and not any(sign in text for sign in "/.:") and text.casefold() != "localhost"


def _server(text: str) -> str:
    """The server with its scheme: a name in the net is safe to be asked in secret, a number or a port may be a neighbour's."""
    try:
        if "://" not in text:
            parts = urlsplit(f"//{text}")
            text = f"{'http' if parts.port or _is_near(parts.hostname or '') else 'https'}://{text}"
        # A phone begins whatever is typed with a large letter.
        scheme, sign, rest = text.rstrip("/").partition("://")
        text = scheme.lower() + sign + rest
        parts = urlsplit(text)
        port = parts.port
        (parts.hostname or "").encode("idna")  # as the operating system is asked for it
    except ValueError:
        parts, port = None, None
    if parts is None or parts.scheme not in {"http", "https"} or not parts.hostname or port == 0:
        raise Unreachable("bad_address", text=_shown(text))
    if parts.username is not None or parts.query or parts.fragment or not text.isprintable() or " " in text:
        raise Unreachable("bad_address", text=_shown(text))
    return text


def _is_near(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".local")
    return True


def _shown(text: str) -> str:
    """A text that can be said back: without a password, and a personal link's secret stands after the server anyway."""
    return "".join(sign if sign.isprintable() else "?" for sign in text.rpartition("@")[2][:_SHOWN])
