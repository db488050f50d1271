"""Who is known to this server, by what he says that he is; and who is sent away when that is worth nothing any more."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from reddog.errors import RedDogError
from reddog.server.errors import NotAdmitted
from reddog.server.faults import log_fault
from reddog.server.identity import Claim
from reddog.store import Person, Store, StoreTrouble
from reddog.store.bus import ANEW, WHO

SendAway = Callable[[NotAdmitted], None]
"""Ends a connection, for a reason."""
AGAIN: Final = 1.0
"""Seconds until what the store did not tell is asked again."""
GONE: Final = 5.0
"""Seconds that are waited at most for the connections of somebody who was sent away."""


class Known:
    """The people of a store, and the connections of those who are connected here.

    What other processes forget or make worthless is heard on the store's bus.
    """

    def __init__(self, store: Store, read_anew: Callable[[Iterable[str]], Awaitable[None]]) -> None:
        """`read_anew` lets go of tables whose logs have been rewritten by another process."""
        self._store = store
        self._read_anew = read_anew
        self._connections: defaultdict[Claim, set[SendAway]] = defaultdict(set)
        self._left = asyncio.Event()
        self._turns = asyncio.Lock()
        self._closing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._quiet: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Begin to listen."""
        self._quiet = self._store.bus.subscribe(self._hint)

    async def close(self) -> None:
        """Listen no more."""
        self._quiet()
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def find(self, claim: Claim | None) -> Person | None:
        """The person of a claim; None where it is nobody's. Raises StoreTrouble."""
        try:
            return await self.person(claim)
        except NotAdmitted:
            return None

    async def person(self, claim: Claim | None) -> Person:
        """The person of a claim. Raises NotAdmitted `not_known` and `signed_out`, and StoreTrouble."""
        found = await self._store.person(claim.person) if claim else None
        if claim is None or found is None:
            raise NotAdmitted("not_known")
        if found.issue != claim.issue:
            raise NotAdmitted("signed_out")
        return found

    async def rename(self, person: str, name: str) -> None:
        """Keep what somebody calls himself for the next time. Raises StoreTrouble."""
        await self._store.rename(person, name)

    def stay(self, claim: Claim, send_away: SendAway) -> Callable[[], None]:
        """A connection is there by a claim until what is returned here is called."""
        self._connections[claim].add(send_away)

        def leave() -> None:
            self._connections[claim].discard(send_away)
            if not self._connections[claim]:
                del self._connections[claim]
            self._left.set()

        return leave

    async def look_again(self, person: str | None = None) -> None:
        """Send away whoever is known no more: of one person's connections, or of all.

        Raises StoreTrouble where that could not be told of some, when all others have been looked at.
        """
        trouble: StoreTrouble | None = None
        for claim in [claim for claim in self._connections if person in {None, claim.person}]:
            try:
                await self.person(claim)
            except NotAdmitted as error:
                for send_away in tuple(self._connections.get(claim, ())):
                    send_away(error)
            except StoreTrouble as error:
                trouble = error
        if trouble:
            raise trouble

    async def gone(self, person: str) -> None:
        """Wait until the connections of somebody who is sent away are gone: what they asked for is then done or refused."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GONE):
                while any(claim.person == person for claim in self._connections):
                    self._left.clear()
                    await self._left.wait()

    def _hint(self, what: str | None, number: int) -> None:
        if number == WHO or what is None:
            self._start(partial(self.look_again, what))
        elif number == ANEW:
            self._start(partial(self._read_anew, (what,)))

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._insist(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what was heard of, again and again where the store fails, until it is done or nobody is here any more.

        In the order in which it was heard: who is forgotten is told so before his tables are let go of.
        """
        while not self._closing.is_set():
            async with self._turns:
                try:
                    await work()
                except RedDogError as error:
                    log_fault("who is known could not be looked at", error)
                else:
                    return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), AGAIN)
