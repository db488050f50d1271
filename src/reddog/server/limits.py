"""How much one address or person may ask for: token buckets, and no more of them than fit."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Final

from reddog.server.errors import BadRequest
from reddog.server.settings import ServerSettings

MOST_KEPT: Final = 10_000
"""Buckets of one kind that are kept; beyond that the one longest untouched is forgotten, which is to say full again."""


READ_AT_ONCE: Final = 2
"""Logs that are read at the same time: a long one takes a second of one core, in which tables should go on."""


class Limit:
    """So many in so many seconds for each key, and as many at once after a rest; `now` counts seconds."""

    def __init__(
        self, many: int, seconds: float, *, now: Callable[[], float] = time.monotonic, kept: int = MOST_KEPT
    ) -> None:
        self._many = many
        self._rate = many / seconds
        self._now = now
        self._kept = kept
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Count one. Raises BadRequest `too_fast`, and counts none, with the `seconds` to wait where it is one too many."""
        left = self._left(key)
        if left < 1:
            raise BadRequest("too_fast", seconds=ceil((1 - left) / self._rate))
        self._keep(key, left - 1)

    def check(self, key: str) -> None:
        """Raise as `take` does, and count none."""
        left = self._left(key)
        if left < 1:
            raise BadRequest("too_fast", seconds=ceil((1 - left) / self._rate))

    def give_back(self, key: str) -> None:
        """Count one less: what was taken for it turned out to be none."""
        self._keep(key, min(self._many, self._left(key) + 1))

    def _left(self, key: str) -> float:
        left, at = self._buckets.get(key, (float(self._many), self._now()))
        return min(self._many, left + self._rate * (self._now() - at))

    def _keep(self, key: str, left: float) -> None:
        self._buckets[key] = (left, self._now())
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)


class Places:
    """So many at one time for each address; any number from this machine itself."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Take a place, to be left again; False where none is left."""
        if is_here(address):
            return True
        counted = network(address)
        if self._taken[counted] >= self._most:
            return False
        self._taken[counted] += 1
        return True

    def leave(self, address: str) -> None:
        """Leave a place that was taken."""
        if is_here(address):
            return
        counted = network(address)
        self._taken[counted] -= 1
        if not self._taken[counted]:
            del self._taken[counted]


class Limits:
    """The limits of one server."""

    def __init__(self, settings: ServerSettings, *, now: Callable[[], float] = time.monotonic) -> None:
        self.requests = Limit(settings.requests_a_minute, 60, now=now)
        self.guests = Limit(settings.guests_an_hour, 3600, now=now)
        self.tables = Limit(settings.tables_an_hour, 3600, now=now)
        self.logs = Limit(settings.logs_a_minute, 60, now=now)
        self.tries = Limit(settings.tries_a_minute, 60, now=now)
        self.connections = Places(settings.connections)
        self.reading = asyncio.Semaphore(READ_AT_ONCE)


def address_in(scope: Mapping[str, Any]) -> str:
    """Where a connection comes from; nothing where that is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_here(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


def network(address: str) -> str:
    """What counts as one address: of IPv6 the network of a household, since that has more addresses than can be kept."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(getattr(found, "ipv4_mapped", None) or found)
