"""What has changed: "table X is at number N", a hint and never data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection

Callback = Callable[[str | None, int], None]
"""Called in the subscriber's loop with a table and its number; with (None, 0): read again all that you hold; with a table
and `ANEW`; with a person and `WHO`."""

AGAIN: Final[Mapping[str | None, int]] = {None: 0}
ANEW: Final = -1
"""In place of a number: the table's log was rewritten, and nothing that was read of it before is to be kept."""
WHO: Final = -2
"""In place of a number, and after a person in place of a table: look again whether he is known, and by what."""


def of_two(one: int, other: int) -> int:
    """What two hints about the same come to: the later number, or the word that stands in place of one."""
    least = min(one, other)
    return least if least < 0 else max(one, other)


class _Subscriber(msgspec.Struct, frozen=True, eq=False):
    loop: asyncio.AbstractEventLoop
    callback: Callback


class Bus:
    """The hints of one process to itself: all there is with SQLite.

    A hint may be late, double or missing, one's own entries are hinted at too, and of several entries in one transaction only the
    last is named. So: subscribe before the first reading, and pass over numbers already known.
    """

    def __init__(self) -> None:
        self._subscribers: tuple[_Subscriber, ...] = ()

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Call `callback` in the running loop for every hint from now on, until what is returned here is called."""
        subscriber = _Subscriber(asyncio.get_running_loop(), callback)
        self._subscribers = (*self._subscribers, subscriber)

        def leave() -> None:
            self._subscribers = tuple(each for each in self._subscribers if each is not subscriber)

        return leave

    def tell(self, hints: Mapping[str | None, int]) -> None:
        """Hand hints to the subscribers; from any thread."""
        for subscriber in self._subscribers if hints else ():
            with suppress(RuntimeError):  # a loop that is closed hears nothing
                subscriber.loop.call_soon_threadsafe(self._deliver, subscriber, hints)

    def announce(self, connection: Connection, hints: Mapping[str | None, int]) -> None:
        """Tell other processes, inside the transaction that made it so."""

    def close(self) -> None:
        """Hear no more from other processes."""

    def _deliver(self, subscriber: _Subscriber, hints: Mapping[str | None, int]) -> None:
        for table, number in hints.items():
            if subscriber in self._subscribers:
                subscriber.callback(table, number)
