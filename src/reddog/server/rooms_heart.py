"""The heart of a server: it beats in the store, hears other servers, and notices when time stood still."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from reddog.server.faults import log_fault, log_mended
from reddog.server.room import STOPPED, Room
from reddog.server.room_log import Means
from reddog.store.bus import Bus

BEAT: Final = 1.0
"""Seconds between two beats."""
POLL: Final = 5.0
"""Seconds after which live tables are read again where other servers live: a net below the bus."""
OFTEN: Final = 0.5
"""The same where other servers cannot be heard: they share a file."""
DEAD: Final = 15_000
"""Milliseconds without a beat after which a server is taken for dead."""
FORGOTTEN: Final = 40 * 86_400_000
"""Milliseconds after which a dead server is forgotten: no turn at any table waits for it any more."""


class Heart:
    """What a server does again and again, whether anything happens at its tables or not."""

    def __init__(
        self,
        means: Means,
        live: Mapping[str, Room],
        sweep: Callable[[], Coroutine[Any, Any, None]],
        look_for_rewritten: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._means = means
        self._live = live
        self._sweep = sweep
        self._look_for_rewritten = look_for_rewritten
        self._poll = OFTEN if type(means.store.bus) is Bus else POLL
        self._tasks: list[asyncio.Task[None]] = []
        self._quiet: Callable[[], None] = lambda: None
        self._pulse = 0.0
        self._beaten = 0.0
        self._failing = False
        self.beats: Mapping[str, int] = {}
        """When each server last lived, as this one last read it."""
        self.earlier = 0
        """The last beat of this server in an earlier life."""

    async def start(self) -> None:
        """Begin to beat. What other servers' beats were before is read first. Raises StoreTrouble."""
        store = self._means.store
        self._quiet = store.bus.subscribe(self._hint)
        self.beats = await store.beats()
        self.earlier = self.beats.get(store.server, 0)
        now = self._means.now()
        for server, beat in self.beats.items():
            if now - beat > FORGOTTEN:
                await store.forget_server(server)
        await store.beat(now)
        loop = asyncio.get_running_loop()
        self._pulse = self._beaten = loop.time()
        self._tasks = [loop.create_task(self._beat()), loop.create_task(self._look())]

    async def stop(self) -> None:
        """Beat no more. The last beat stays: it says until when the tables' clocks ran."""
        self._quiet()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    @property
    def silent(self) -> float:
        """Seconds since a beat was last written; whatever the clock on the wall is set to."""
        return asyncio.get_running_loop().time() - self._beaten

    def feel(self) -> None:
        """Notice whether the process stood still since the last beat; then no player loses time by it."""
        if not self._tasks:
            return
        now = asyncio.get_running_loop().time()
        stopped = round((now - self._pulse) * 1000)
        self._pulse = now
        if stopped > STOPPED:
            for room in tuple(self._live.values()):
                room.stopped(stopped)

    async def _beat(self) -> None:
        while True:
            self.feel()
            await self._write_beat()
            await self._safely(self._sweep())
            await asyncio.sleep(BEAT)

    async def _write_beat(self) -> None:
        """Beat once. Of beats that fail one after the other only the first is written down, and the end of it."""
        try:
            await self._means.store.beat(self._means.now())
        except Exception as error:  # noqa: BLE001 - whatever it is, the heart beats on
            if not self._failing:
                log_fault("the server's beats are not written", error)
            self._failing = True
            return
        self._beaten = asyncio.get_running_loop().time()
        if self._failing:
            log_mended("the server's beats are written again")
        self._failing = False

    async def _look(self) -> None:
        """See which servers are there; read tables again that another may have changed, and miss who was at a dead one."""
        while True:
            await asyncio.sleep(self._poll)
            await self._safely(self.look_around())
            await self._safely(self._look_for_rewritten())

    async def look_around(self) -> None:
        """See which servers live, what they wrote, and who is nowhere any more. Raises StoreTrouble."""
        self.beats = await self._means.store.beats()
        others = self.beats.keys() - {self._means.server}
        if not all(self.dead(server) for server in others):
            for room in tuple(self._live.values()):
                room.hint(await self._means.store.head(room.table.id))
        for room in tuple(self._live.values()):
            room.missing([here.person for here in room.table.here if self.deserted(here.server)])

    def deserted(self, server: str) -> bool:
        """Whether who is said to be at a server must be here or is nowhere."""
        return server == self._means.server or self.dead(server)

    def dead(self, server: str) -> bool:
        """Whether a server has not lived for some time."""
        return self._means.now() - self.beats.get(server, 0) > DEAD

    def _hint(self, table: str | None, number: int) -> None:
        if table is None:
            for room in tuple(self._live.values()):
                room.read_again()
        elif table in self._live:
            self._live[table].hint(number)

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what may fail now and is done again soon."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - whatever it is, the heart beats on
            log_fault("the server's round was not finished", error)
