"""What waits to be sent to one client. A slow client loses updates that newer ones replace, and holds nobody up."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator, MutableMapping
from typing import Any, Final

from reddog.server.frame_socket import Take

Message = MutableMapping[str, Any]
Send = Callable[[Message], Coroutine[Any, Any, None]]

MOST_UPDATES: Final = 16
"""Updates that wait for one client; with one more, all but the newest are dropped."""
MOST_ANSWERS: Final = 32
"""Answers that wait for one client before nothing more is read from it."""


class Outbox:
    """The messages for one client, in order.

    What the connection takes at once is sent at once, without a task of its own; the rest waits.
    """

    def __init__(self, send: Send, take: Take | None = None) -> None:
        """`send` is the connection's ASGI way, `take` a shorter one where there is one."""
        self._send = send
        self._take = take or _takes_nothing
        self._waiting: deque[tuple[Message, bool]] = deque()
        self._updates = 0
        self._writer: asyncio.Task[None] | None = None
        self.closed = False
        self.behind = b""
        """Says that updates were left out, where there is somebody to be told."""

    def put(self, text: bytes) -> None:
        """Send a message that must not be lost."""
        if self._writer or self.closed or not self._take(text):
            self._put(_said(text), update=False)

    def put_update(self, *texts: bytes) -> None:
        """Send how the table stands, with what is said of it; a newer one may take their place."""
        if self._updates + len(texts) > MOST_UPDATES:
            self._waiting = deque(entry for entry in self._waiting if not entry[1])
            self._updates = 0
            if self.behind:
                texts = (self.behind, *texts)
        for text in texts:
            if self._writer or self.closed or not self._take(text):
                self._put(_said(text), update=True)

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection after what waits; nothing can be put in any more."""
        self._put({"type": "websocket.close", "code": code, "reason": reason}, update=False)
        self.closed = True

    def drop(self) -> None:
        """The connection is gone."""
        self.closed = True
        self._waiting.clear()
        if self._writer:
            self._writer.cancel()

    @property
    def crowded(self) -> bool:
        """Whether so many answers wait that nothing more should be asked."""
        return len(self._waiting) - self._updates > MOST_ANSWERS

    async def sent(self) -> None:
        """Wait until nothing waits."""
        while self._writer and not self._writer.done():
            await asyncio.wait([self._writer])

    def _put(self, message: Message, *, update: bool) -> None:
        if self.closed:
            return
        if self._writer is None:
            self._send_at_once(message)
        else:
            self._waiting.append((message, update))
            self._updates += update

    def _send_at_once(self, message: Message) -> None:
        """Send what the connection takes without making us wait; else a task waits for it, and sends the rest."""
        sending = self._send(message)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):
            self.drop()
            return
        self._writer = asyncio.get_running_loop().create_task(self._write(sending, waits_for))

    def _next(self) -> Message:
        message, update = self._waiting.popleft()
        self._updates -= update
        return message

    async def _write(self, sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
        try:
            await _rest(sending, waits_for)
            while self._waiting:
                await self._send(self._next())
        except (OSError, RuntimeError):
            self.closed = True
            self._waiting.clear()
        finally:
            self._writer = None


def _said(text: bytes) -> Message:
    return {"type": "websocket.send", "text": text.decode()}


def _takes_nothing(text: bytes) -> bool:
    """The short way of a connection that has none."""
    del text
    return False


@types.coroutine
def _rest(sending: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun outside of a task."""
    try:
        while True:
            try:
                got = yield waits_for
            except BaseException as error:  # noqa: BLE001 - whatever the task is told goes on to the coroutine
                waits_for = sending.throw(error)
            else:
                waits_for = sending.send(got)
    except StopIteration:
        return
