"""The WebSocket of uvicorn, with a short way for what is sent most: a message that is a frame already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

Take = Callable[[bytes], bool]
"""Sends a frame if that can be done without waiting; False, and nothing is sent, where it cannot."""

_EXTENSION: Final = "reddog.frames"
MOST_PARTS: Final = 256
"""Frames of one message: no client cuts up so little so often, and those without a byte would be kept without end."""


class FrameSocket(WebSocketsSansIOProtocol):
    """For `uvicorn.Config(ws=FrameSocket)`: offers the short way to the application as an extension of ASGI.

    A message that goes the ordinary way passes through five layers, which costs as much as the system needs to send it;
    an update goes to everybody at a table after every move. What is taken is sent a moment later, when all that is to be
    done now has been done: the messages for a whole table go out in one go, which wakes who reads them once and not each time,
    and an answer goes with the update before it.
    """

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._taken: list[bytes] = []
        self._burst = _BURSTS.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it would be, had it been refused
            extensions = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = {"take": self.take}

    def take(self, frame: bytes) -> bool:
        """Send a frame, unless the client takes nothing just now, or nothing any more."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._taken:
            if not self._burst:
                self.loop.call_soon(_send_all, self._burst)
            self._burst.append(self)
        self._taken.append(frame)
        return True

    async def send(self, message: Any) -> None:
        """Send in the ordinary way, after what was taken."""
        self.send_taken()
        await super().send(message)

    def shutdown(self) -> None:
        """End the connection, after what was taken, since the server stops."""
        self.send_taken()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Let go of a client that answers no ping: what it does not read would be kept for it until it does."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client takes nothing just now: answers are not heaped up for it."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message; break with who sends no end of them."""
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_cont(event)

    def send_taken(self) -> None:
        """Send what was taken."""
        if self._taken and not self.transport.is_closing():
            self.transport.write(self._taken[0] if len(self._taken) == 1 else b"".join(self._taken))
        self._taken = []


_BURSTS: Final[MutableMapping[asyncio.AbstractEventLoop, list[FrameSocket]]] = WeakKeyDictionary()
"""The connections of each loop that have taken something."""


def _send_all(burst: list[FrameSocket]) -> None:
    sockets = burst[:]
    burst.clear()
    for each in sockets:
        each.send_taken()


def short_way(scope: Mapping[str, Any]) -> Take | None:
    """The short way of a connection, where its server has one."""
    found: Take | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("take")
    return found
