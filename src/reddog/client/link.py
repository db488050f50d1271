"""A socket to a server, made anew whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from reddog.client.errors import Unreachable
from reddog.client.web import reason
from reddog.protocol.messages import AnyFromClient, AnyFromServer

_FIRST: Final = 0.25
"""Seconds before the second attempt; each later one waits twice as long as the one before it."""
_LONGEST: Final = 10.0
_LARGEST: Final = 2**24
"""Bytes of the longest message that is read: an evening that was missed."""
_decoder: Final = msgspec.json.Decoder(AnyFromServer)


class _Straight(connect):
    """A connection that follows no redirection: the token in the greeting is for the server that it was given for."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """What is answered instead of a connection, as it is."""
        return exc


class Link:
    """Messages to and from one address.

    `greet` makes the first messages of every connection, `take` gets all that come, `lost` is told when one breaks.
    `take` may raise: the link then ends with that error.
    """

    def __init__(
        self,
        url: str,
        *,
        greet: Callable[[], list[AnyFromClient]],
        take: Callable[[AnyFromServer], None],
        lost: Callable[[], None],
        patience: float,
    ) -> None:
        self._url = url
        self._greet = greet
        self._take = take
        self._lost = lost
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._heard = False
        """Whether the server ever said anything."""
        self._failed = 0
        """Attempts in a row that came to nothing."""

    async def run(self) -> None:
        """Hold the connection until the task is cancelled.

        Raises Unreachable when the first attempt fails or a lost server has not come back within the patience, and what
        `take` raises.
        """
        loop = asyncio.get_running_loop()
        lost_at: float | None = None
        while True:
            try:
                await self._connected()
                why = "closed"
            except InvalidStatus as error:
                why = f"HTTP {error.response.status_code}"
            except (OSError, UnicodeError, WebSocketException) as error:
                why = reason(error)
            if not self._heard:
                raise Unreachable("no_connection", server=self._url, why=why)
            if lost_at is None or not self._failed:
                lost_at = loop.time()
                self._lost()
            if loop.time() - lost_at > self._patience:
                raise Unreachable("no_connection", server=self._url, why=why)
            await asyncio.sleep(min(_LONGEST, _FIRST * 2**self._failed) * (0.5 + random.random() / 2))
            self._failed = min(self._failed + 1, 10)

    async def _connected(self) -> None:
        """One connection, from its greeting to its end."""
        async with _Straight(self._url, max_size=_LARGEST, compression=None, open_timeout=15) as socket:
            for message in self._greet():
                await socket.send(msgspec.json.encode(message).decode())
            self._socket = socket
            try:
                async for text in socket:
                    self._hear(text)
            finally:
                self._socket = None

    def _hear(self, text: str | bytes) -> None:
        try:
            message = _decoder.decode(text)
        except msgspec.DecodeError:
            raise Unreachable("unreadable_message", server=self._url) from None
        self._heard = True
        self._take(message)

    def stands(self) -> None:
        """The connection is one that serves: when it breaks, the first attempts come soon again."""
        self._failed = 0

    async def drop(self) -> None:
        """Leave the connection for a new one, as if it had broken."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: AnyFromClient) -> None:
        """Send a message now; where there is no connection it is left to the next greeting."""
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(msgspec.json.encode(message).decode())
