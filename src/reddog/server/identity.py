"""Who is asking: signed tokens that name a person and the issue that they are of, and nothing else.

A token is made for one purpose and is good for no other: what a browser keeps in its cookie, what a program sends, and the
personal link that brings a person to another device. All are signed with one key, which all processes share. A person who
signs out everywhere begins a new issue: `known` looks at that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from reddog.server.origins import Origins, header

COOKIE: Final = "reddog"
PERSON_BYTES: Final = 12
KEY: Final = "identity"
"""The name of the key in the store."""
KEY_BYTES: Final = 32
LIFETIME: Final = 400 * 86_400
"""How long a token is good for, in seconds; a browser keeps no cookie longer."""
AHEAD: Final = 15
"""Seconds by which the clock of the server that made a token may be ahead of this one's."""
_LONGEST: Final = 400


class Claim(NamedTuple):
    """Whom somebody says that he is, by something that was signed here."""

    person: str
    issue: int = 0
    """Of everything that the person is known by; an earlier one than the person's own is worth nothing."""


class Identity:
    """Makes tokens and reads them; `key` is what they are signed with, `now` the time in seconds since 1970."""

    def __init__(self, key: bytes, origins: Origins, *, now: Callable[[], float] = time.time) -> None:
        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(now())

        def made_for(purpose: str) -> URLSafeTimedSerializer:
            return URLSafeTimedSerializer(key, salt=f"reddog:{purpose}:1", signer=Signer)

        self._tokens = made_for("token")
        self._cookies = made_for("cookie")
        self._links = made_for("resume")
        self._origins = origins
        self._now = now

    def token(self, person: str, issue: int = 0) -> str:
        """What a program sends to say who it is."""
        return self._tokens.dumps((person, issue))

    def claim_of(self, token: str) -> Claim | None:
        """What a program's token says; None for anything else."""
        return self._read(self._tokens, token)

    def link(self, person: str, issue: int = 0) -> str:
        """The last part of a person's own link."""
        return self._links.dumps((person, issue))

    def claim_of_link(self, link: str) -> Claim | None:
        """What a personal link says; None for anything else."""
        return self._read(self._links, link)

    def claim_in(self, scope: Any) -> Claim | None:
        """What the cookie says that a browser sent, for a WebSocket: only where the page is one of this server's.

        None where there is no cookie, or no Origin that is allowed.
        """
        return self.cookie_claim(scope) if self._origins.same(scope) else None

    def cookie_claim(self, scope: Any) -> Claim | None:
        """What the cookie says, wherever the request came from: for reading only."""
        return self._read(self._cookies, _cookie(header(scope, b"cookie")))

    def bearer(self, scope: Any) -> Claim | None:
        """What the token in the header Authorization says."""
        scheme, _, token = header(scope, b"authorization").partition(" ")
        return self.claim_of(token.strip()) if scheme.lower() == "bearer" else None

    def cookie(self, person: str, issue: int = 0) -> str:
        """The value of the header Set-Cookie that makes a browser be this person."""
        return f"{COOKIE}={self._cookies.dumps((person, issue))}; Max-Age={LIFETIME}; {self._attributes()}"

    def no_cookie(self) -> str:
        """The value of the header Set-Cookie that makes a browser forget."""
        return f"{COOKIE}=; Max-Age=0; {self._attributes()}"

    def _read(self, serializer: URLSafeTimedSerializer, token: str) -> Claim | None:
        if not 0 < len(token) <= _LONGEST or not token.isascii():
            return None
        try:
            said, made = serializer.loads(token, return_timestamp=True)
        except BadSignature:
            return None
        match said:
            case [str(person), int(issue)] if -AHEAD <= self._now() - made.timestamp() <= LIFETIME:
                return Claim(person, issue)
        return None

    def _attributes(self) -> str:
        return "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if self._origins.secure else "")


def person_id(fresh: bytes) -> str:
    """The id of a new person, made of random bytes."""
    return "p" + fresh[:PERSON_BYTES].hex()


def _cookie(text: str) -> str:
    try:
        found = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""
