"""One live table: its people's connections, its clock, and the order in which things happen at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

from reddog.errors import RedDogError
from reddog.server.faults import log_fault
from reddog.server.presence import FLICKER, RESTARTING, Connection, Presence
from reddog.server.room_log import Change, Means, TableLog
from reddog.server.room_telling import Announcer, welcome
from reddog.server.rooms_expiry import expire
from reddog.server.waking import Awake, lines_between
from reddog.table import acts, clock, course, people, seating
from reddog.table.commands import AnyCommand
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.showing import may_watch
from reddog.table.state import Table

STOPPED: Final = 2_000
"""Milliseconds without a sign of life of any server, after which the time is given back."""
RENAMED: Final = 60_000
"""Milliseconds in which who is at the table changes his name once, and no more: each time everybody is told."""
_AGAIN: Final = 1.0
"""Seconds until what failed is tried again."""


class Turns(asyncio.Lock):
    """Lets one change after the other happen, in the order of asking; `after` is called when one is done."""

    def __init__(self, after: Callable[[], None]) -> None:
        super().__init__()
        self._after = after

    def release(self) -> None:
        """Let the next one begin."""
        super().release()
        self._after()


class Room:
    """A live table.

    Everything that happens at it happens one after the other, and inside a change nothing waits but for the store.
    """

    def __init__(
        self,
        means: Means,
        awake: Awake,
        secret: bytes,
        *,
        alive: Callable[[Table], Awaitable[int]],
        flicker: float = FLICKER,
        feel: Callable[[], None] = lambda: None,
    ) -> None:
        """`alive` says when a server was last seen to keep the table's clock, in milliseconds since 1970.

        `feel` is called before the clock acts: it calls `stopped` where the process stood still.
        """
        self._means = means
        self._log = TableLog(means, awake, secret, self._grown)
        self._lock = Turns(self._heed)
        self._reading = asyncio.Lock()
        self._hinted = 0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._alive = alive
        self._feel = feel
        self._closed = False
        self._renamed: dict[str, int] = {}
        self._announcer = Announcer()
        self.presence = Presence(self._departed, flicker)
        self.used = means.now()
        """When the room was last asked for, in milliseconds since 1970."""
        self.mark = b""
        """The mark of the log as it was read: another one says that it was rewritten."""

    @property
    def table(self) -> Table:
        """The table now."""
        return self._log.table

    @property
    def busy(self) -> bool:
        """Whether anybody is here, or anything under way."""
        return bool(self.presence) or bool(self._tasks) or self._lock.locked()

    # What people do.

    async def ask(self, person: str, command_id: str, number: int, command: AnyCommand) -> int:
        """Do a command that was made against the entry `number`; return the number of the entry that it made.

        The same `command_id` of a person is done once and answered alike every time. Raises Refused, IllegalMove and
        whatever else the table refuses; then nothing has changed.
        """
        async with self._lock:
            self._check_open()
            try:
                return await self._log.commit(
                    lambda draft, dealer: course.act_on(
                        draft, person, command, number, dealer, self._means.luck
                    ),
                    person,
                    command_id,
                )
            except RedDogError as refused:
                if refused.code == "store_trouble":
                    self._set_timer(least=_AGAIN)
                else:
                    self._log.answers.add(person, command_id, refused)
                raise

    async def enter(self, connection: Connection, name: str, after: int | None) -> None:
        """A connection of a person says hello: it gets what it missed, how things stand, and all that follows.

        Raises Refused for a person who may not come in.
        """
        person, server = connection.person, self._means.server
        seating.check_not_barred(Draft(self.table, self._log.now()), person)
        if not may_watch(self.table, person):
            after = None
        early: list[str] = []
        # One at a time reads the whole log; what grows meanwhile is read in the next round.
        async with self._reading:
            while after is not None and not self._log.lines.reach(after):
                until = self.table.number
                early += await lines_between(self._means.store, self.table.id, after, until)
                after = max(after, until)
        async with self._lock:
            self._check_open()
            if not self.presence:
                await self._means.store.touch(self.table.id, self._means.now())
            await self._wake_up()
            before = self._name_here(person)
            now = self._means.now()
            if not before:
                await self._means.store.seen(person, now)
            if before and now - self._renamed.get(person, now - RENAMED) < RENAMED:
                name = before
            await self._commit(lambda draft, _: people.arrive(draft, person, name, server), person)
            shown = self._name_here(person) or name
            if before not in {"", shown}:
                self._renamed[person] = now
            missed = early + ([] if after is None else self._log.lines.after(after))
            welcome(connection, shown, self.table, self._log.now(), missed)
            self.presence.come(connection)
            self._set_timer()

    def leave(self, connection: Connection, *, stopping: bool = False) -> None:
        """A connection is gone; with `stopping` because the server is about to."""
        if not self.presence.go(connection) or self._closed or stopping:
            return
        person = connection.person
        self.presence.expect(person)
        self._start(self._change(lambda draft, _: clock.grace(draft, person)))

    # What happens by itself.

    async def tick(self) -> None:
        """Do what is due."""
        await self._change(lambda draft, dealer: clock.tick(draft, dealer, self._means.luck))

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            if not self._closed:
                await self._log.catch_up()

    def hint(self, number: int) -> None:
        """The log is said to have grown up to `number`."""
        self._hinted = max(self._hinted, number)
        if not self._lock.locked():
            self._heed()

    def _heed(self) -> None:
        """Follow a hint, once it is known not to be of an entry of one's own."""
        if self._hinted > self.table.number:
            self._hinted = 0
            self.read_again()

    def read_again(self) -> None:
        """The log may have grown by any number."""
        self._start(self.catch_up())

    def stopped(self, milliseconds: int) -> None:
        """The process stood still for so long: nobody loses time by it."""
        if self.presence and self._time_runs():
            self._start(self._change(lambda draft, _: clock.woken(draft, milliseconds)))

    def missing(self, persons: Iterable[str]) -> None:
        """These persons, who should be here, have no server any more: they depart unless they come within moments."""
        if not self.presence:
            return
        for person in persons:
            if not self.presence.knows(person):
                self.presence.expect(person)

    async def expire(self) -> None:
        """End the evening, since nobody has come for long."""
        await self._change(lambda draft, dealer: expire(draft, dealer, self._means.luck))

    async def close(self) -> None:
        """Finish what is under way, and take up nothing more."""
        self._closed = True
        self.presence.expect_nobody()
        self._stop_timer()
        async with self._lock:
            pass
        if self._tasks:
            await asyncio.wait(set(self._tasks))
        for connection in self.presence.connections:
            connection.outbox.close(RESTARTING, "stopping")

    # The order of things.

    async def _change(self, change: Change) -> None:
        """Change the table by itself, and see to the clock again."""
        async with self._lock:
            if not self._closed:
                await self._commit(change)

    async def _commit(self, change: Change, person: str = "") -> None:
        await self._log.commit(change, person)

    async def _wake_up(self) -> None:
        """The first person is back: time in which no server kept the table's clock is given back."""
        if self.presence:
            return
        if not self._time_runs():
            return
        stopped = self._log.now() - await self._alive(self.table)
        if stopped > STOPPED:
            await self._commit(lambda draft, _: clock.woken(draft, stopped))

    def _time_runs(self) -> bool:
        """Whether anything waits for a time: what is due, or, without a clock, others' patience with whose turn it is."""
        return clock.due(self.table) is not None or (self.table.turn is not None and not self.table.paused)

    def _name_here(self, person: str) -> str:
        """What somebody who is at the table is called; nothing for anybody else."""
        return next((here.name for here in self.table.here if here.person == person), "")

    def _check_open(self) -> None:
        if self._closed:
            raise Refused("server_stopping")

    def _departed(self, person: str) -> None:
        self._start(self._depart(person))

    async def _depart(self, person: str) -> None:
        async with self._lock:
            here = next((here for here in self.table.here if here.person == person), None)
            if self._closed or here is None or self.presence.has(person):
                return
            await self._commit(lambda draft, _: people.depart(draft, person))
            self._renamed.pop(person, None)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work be done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - one table's fault is not the server's end
            log_fault("a table does not go on", error)
            self._set_timer(least=_AGAIN)

    async def _note_end(self) -> None:
        await self._means.store.touch(self.table.id, self.table.at)
        await self._means.store.end_table(self.table.id)

    # The clock.

    def _set_timer(self, *, least: float = 0.0) -> None:
        """Have the table act when it is next due; only while somebody is here."""
        if self._timer:
            self._stop_timer()
        due = clock.due(self._log.table)
        if (due is not None or self._log.behind) and self.presence and not self._closed:
            wait = 0.0 if due is None else (due - self._log.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(max(wait, least), self._ring)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._feel()
        self._start(self._tick_on_time())

    async def _tick_on_time(self) -> None:
        before = self.table.number
        await self.tick()
        if self.table.number == before:
            # Somebody was first, or the clock was put back.
            self._set_timer(least=0.01)

    # What is told.

    def _grown(self, entry: acts.Entry, line: str) -> None:
        """A new entry is in the log: everybody is told, and what concerns connections is done."""
        self._announcer.announce(self.presence.connections, self.table, self._log.now(), line)
        for act in entry.acts:
            if isinstance(act, acts.Played):
                continue  # nearly all are
            match act:
                case acts.Arrived(person=person, server=server) if server != self._means.server:
                    self.presence.stays(person)
                    self.presence.replace(person)
                case acts.Removed(person=person):
                    self.presence.turn_out(person)
                case acts.Ended():
                    self._start(self._note_end())
                    self.presence.tell("ended")
        self._set_timer()
