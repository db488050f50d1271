"""How fast one connection may send, and how much nonsense."""

from __future__ import annotations

import time
from collections.abc import Callable


class Pace:
    """So many messages at once and so many a second; so many faults at once and so many a minute. `now` counts seconds."""

    def __init__(
        self,
        *,
        burst: float = 40,
        a_second: float = 20,
        faults: float = 20,
        a_minute: float = 6,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._messages = _Bucket(burst, a_second)
        self._faults = _Bucket(faults, a_minute / 60)

    def take(self) -> bool:
        """Count a message; False for one too many."""
        return self._messages.take(self._now())

    def forgive(self) -> bool:
        """Count a fault; False for one too many."""
        return self._faults.take(self._now())


class _Bucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = self._left = most
        self._rate = rate
        self._at = 0.0

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
