"""The WebSocket of uvicorn, with short ways for what comes and goes most: messages of text, each in one frame."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, MutableMapping
from struct import Struct
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined] # the one in C, where there is one
from websockets.http11 import Request
from websockets.protocol import State

Take = Callable[[bytes], bool]
"""Sends a message of text if that can be done without waiting; False, and nothing is sent, where it cannot."""

_EXTENSION: Final = "reddog.frames"
MOST_PARTS: Final = 256
"""Frames of one message: no client cuts up so little so often, and those without a byte would be kept without end."""
MOST_WAITING: Final = 4
"""Messages that wait to be answered before nothing more is read."""
_TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text (RFC 6455, section 5.2)."""
_MASKED: Final = 0x80
"""Is added to the length in every frame of a client, whose bytes are masked with four others before them."""
_OPEN: Final = State.OPEN
_LOST: Final = -1


class Incoming:
    """What a client said and nobody has heard yet: as asyncio's queue, for one who listens, and in a tenth of its steps."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something was said."""
        self._messages.append(message)
        listener, self._listener = self._listener, None
        if listener and not listener.done():
            listener.set_result(None)

    async def get(self) -> Any:
        """What was said next."""
        while not self._messages:
            self._listener = self._loop.create_future()
            await self._listener
        return self._messages.popleft()

    def empty(self) -> bool:
        """Whether everything was heard."""
        return not self._messages

    def qsize(self) -> int:
        """How much was not."""
        return len(self._messages)


class FrameSocket(WebSocketsSansIOProtocol):
    """For `uvicorn.Config(ws=FrameSocket)`: offers the short way to the application as an extension of ASGI.

    A message that goes the ordinary way passes through five layers, which costs as much as the system needs to send it;
    an update goes to everybody at a table after every move. What is taken is sent a moment later, when all that is to be
    done now has been done: the messages for a whole table go out in one go, which wakes who reads them once and not each time,
    and an answer goes with the update before it. What comes is read without the ordinary parser where it is one message and
    nothing else, as nearly always.
    """

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.queue: Any = Incoming(self.loop)
        self._taken: list[bytes] = []
        self._flows = True
        self._ahead = _LOST
        """Bytes to come before the next frame begins, as far as they were counted."""
        self._burst = _BURSTS.setdefault(self.loop, [])

    def handle_connect(self, event: Request) -> None:
        """Begin a connection."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it would be, had it been refused
            extensions = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = {"take": self.take}

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        if self._ahead == 0:
            text = self._whole_message(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() > MOST_WAITING:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        if self.handshake_initiated:
            self._ahead = to_come(data, self._ahead)
        elif data.endswith(b"\r\n\r\n"):
            self._ahead = 0
        super().data_received(data)

    def _whole_message(self, data: bytes) -> str | None:
        """The text of what is one message in one frame, and nothing besides; None for everything else."""
        begin, size = 6, len(data) - 6
        if size > 125:
            begin, size = 8, size - 2
        if size < 0 or data[: begin - 4] != head(size, _MASKED):
            return None
        if self.close_sent or self.conn.state is not _OPEN or self.conn.current_size is not None:
            return None
        try:
            return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None

    def take(self, text: bytes) -> bool:
        """Send a message, unless the client takes nothing just now, or nothing any more."""
        if self.close_sent or not self._flows or self.transport.is_closing():
            return False
        if not self._taken:
            if not self._burst:
                self.loop.call_soon(_send_all, self._burst)
            self._burst.append(self)
        size = len(text)
        self._taken += (_LONG(_TEXT, 126, size) if 126 <= size < 1 << 16 else head(size), text)
        return True

    def pause_writing(self) -> None:
        """The client takes nothing just now."""
        self._flows = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It takes more."""
        self._flows = True
        super().resume_writing()

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
            self.transport.write(b"".join(self._taken))
        self._taken = []


def head(size: int, masked: int = 0) -> bytes:
    """What goes before a message of so many bytes to make it a frame; in a client's, four bytes of a mask stand between."""
    if size < 126:
        return _SHORT(_TEXT, masked + size)
    if size < 1 << 16:
        return _LONG(_TEXT, masked + 126, size)
    return _LONGEST(_TEXT, masked + 127, size)


_SHORT: Final = Struct(">BB").pack
_LONG: Final = Struct(">BBH").pack
_LONGEST: Final = Struct(">BBQ").pack


def to_come(data: bytes, ahead: int) -> int:
    """How many bytes of a client's frame are to come after these, the first `ahead` of which end one.

    -1 where that cannot be told, as the beginning of a frame is in pieces: then it never can any more.
    """
    if ahead == _LOST:
        return _LOST
    at, end = ahead, len(data)
    while at < end:
        begin = 6
        size = data[at + 1] & ~_MASKED if at + begin <= end else 126
        if size > 125:
            begin = 8 if size == 126 else 14
            if at + begin > end:
                return _LOST
            size = int.from_bytes(data[at + 2 : at + begin - 4], "big")
        at += begin + size
    return at - end


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
