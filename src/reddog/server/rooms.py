"""All tables of one server: opened, found by their codes, taken up again from the store, put to sleep."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from random import SystemRandom
from typing import Final

import msgspec

from reddog import __version__
from reddog.bots.bot import Chance
from reddog.server.presence import FLICKER
from reddog.server.room import Room
from reddog.server.room_log import Means
from reddog.server.room_memory import Answers, Lines
from reddog.server.rooms_heart import Heart
from reddog.server.socket_pace import Pace
from reddog.server.waking import Awake, awake
from reddog.store import Store, TableRow
from reddog.store.bus import AGAIN, ANEW
from reddog.table.codes import LENGTH, code_from, read_code
from reddog.table.dealer import Dealer, fresh_secret
from reddog.table.errors import Refused
from reddog.table.opening import opened
from reddog.table.settings import Settings
from reddog.table.state import Table

PATIENCE: Final = 10.0
"""Seconds for the first message of a connection."""
IDLE: Final = 30_000
"""Milliseconds after which a room that nobody is in is put to sleep; nothing of it stays in memory."""
EXPIRY: Final = 30 * 86_400_000
"""Milliseconds without a visitor after which a table is over; its log and its ledger stay."""
EXPIRES_EVERY: Final = 60_000
"""Milliseconds between two looks for such tables."""

_WALL: Final = time.time_ns()
_STEADY: Final = time.monotonic_ns()


def now_in_milliseconds() -> int:
    """The time since 1970, by this machine's clock as it was when the program began.

    Who sets the clock later takes no time from any player, and gives none.
    """
    return (_WALL + time.monotonic_ns() - _STEADY) // 1_000_000


class Rooms:
    """The tables of one server. `now` is the time in milliseconds since 1970, `flicker` seconds before a departure."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] = now_in_milliseconds,
        luck: Chance | None = None,
        secret: Callable[[], bytes] = fresh_secret,
        expiry: int = EXPIRY,
        flicker: float = FLICKER,
        pace: Callable[[], Pace] = Pace,
    ) -> None:
        self._means = Means(store, store.server, now, luck or SystemRandom())
        self._secret = secret
        self._expiry = expiry
        self._flicker = flicker
        self._live: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._heart = Heart(self._means, self._live, self.sweep, self.look_for_rewritten)
        self._closed = False
        self._swept = 0
        self.pace = pace
        """Makes what keeps one connection from sending too much."""
        self.patience = PATIENCE
        """Seconds for the first message of a connection."""

    async def open(self) -> None:
        """Begin to live: beat, hear from other servers, put tables to sleep. Raises StoreTrouble."""
        await self._heart.start()

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def connected(self) -> int:
        """How many connections there are."""
        return sum(len(room.presence.connections) for room in self._live.values())

    @property
    def silent(self) -> float:
        """Seconds since the server last wrote to its store that it lives."""
        return self._heart.silent

    async def create(self, settings: Settings, person: str) -> Room:
        """Open a table whose host is this person. Raises BadRules, UnknownGame, StoreTrouble, Refused `server_stopping`."""
        self._check_open()
        now, secret = self._means.now(), self._secret()
        while True:
            code = code_from(secrets.token_bytes(2 * LENGTH))
            row = TableRow(secrets.token_hex(8), code, created=now, touched=now, expires=now + self._expiry)
            draft = opened(
                row.id,
                code=code,
                settings=settings,
                host=person,
                version=__version__,
                at=now,
                dealer=Dealer(secret, row.id),
            )
            if await self._means.store.create_table(row, secret):
                break
        entry = draft.entry(person)
        await self._means.store.append(
            row.id, entry.number, at=entry.at, person=person, command=None, body=msgspec.json.encode(entry)
        )
        lines = Lines()
        lines.add(entry, tuple(draft.told))
        return self._lives(Awake(draft.table, lines, Answers()), secret)

    async def find(self, code: str) -> Room:
        """The table with a code, as it was typed; one that sleeps is taken up from its log.

        Raises Refused `no_such_table`, `table_ended` with the time (`at`, in milliseconds since 1970) and
        `server_stopping`, and StoreTrouble.
        """
        self._check_open()
        row = await self._means.store.table_by_code(read_code(code))
        if row is None:
            raise Refused("no_such_table", table=code[:60])
        room = await self._room(row.id)
        if room is None:
            raise Refused("no_such_table", table=code[:60])
        if room.table.ended:
            if row.state == "open":  # the server fell over between the log and this
                await self._means.store.end_table(row.id)
            raise Refused("table_ended", table=row.code, at=room.table.at)
        room.used = self._means.now()
        return room

    async def seated(self, person: str) -> list[str]:
        """The codes of the tables at which a person has a seat. Raises StoreTrouble."""
        codes = []
        for row in await self._means.store.tables_of(person):
            room = await self._room(row.id) if row.state == "open" else None
            if room and any(player and player.person == person for player in room.table.players):
                codes.append(row.code)
        return codes

    async def forgotten(self, tables: Iterable[str]) -> None:
        """The logs of these tables were rewritten for somebody who is forgotten: nothing that was read before stays here.

        Who is connected is sent away, comes back by himself, and is told what stands in the log now.
        """
        stale = []
        for table in tables:
            if waking := self._waking.get(table):
                await asyncio.wait([waking])
            if room := self._live.pop(table, None):
                stale.append(room)
        await asyncio.gather(*(room.close() for room in stale))

    async def close(self) -> None:
        """Tell everybody, finish what is under way, and close all connections."""
        self._closed = True
        await self._heart.stop()
        for room in self._live.values():
            room.presence.tell("stopping")
        await asyncio.gather(*(room.close() for room in self._live.values()))
        self._live.clear()

    # Waking and sleeping.

    async def _room(self, table: str) -> Room | None:
        """The live room of a table, woken once however many ask for it; None for a table without a log."""
        if room := self._live.get(table):
            return room
        waking = self._waking.get(table)
        if waking is None:
            waking = self._waking[table] = asyncio.get_running_loop().create_task(self._wake(table))
            waking.add_done_callback(lambda _: self._waking.pop(table))
        return await asyncio.shield(waking)

    async def _wake(self, table: str) -> Room | None:
        # Before the log: one that is rewritten from now on has another mark than this.
        marks = await self._means.store.rewritten()
        secret = await self._means.store.secret(table)
        found = await awake(self._means.store, table)
        if found is None or secret is None:
            return None
        room = self._lives(found, secret)
        room.mark = marks.get(table, b"")
        return room

    async def look_for_rewritten(self) -> None:
        """Have tables let go of whose logs were rewritten by whomever since they were read. Raises StoreTrouble."""
        marks = await self._means.store.rewritten()
        stale = [table for table, room in self._live.items() if marks.get(table, b"") != room.mark]
        if stale:
            # As if it had been heard of: then who is forgotten is sent away for that, and not told to come back.
            self._means.store.bus.tell(AGAIN)
            self._means.store.bus.tell(dict.fromkeys(stale, ANEW))

    async def _alive(self, table: Table) -> int:
        """When a server was last seen to keep the clock of a table that nobody visits here."""
        beats = await self._means.store.beats()
        # A beat of this server's present life says nothing of a table that it does not keep.
        beats[self._means.server] = self._heart.earlier
        return max([table.at, *(beats.get(here.server, 0) for here in table.here)])

    def _lives(self, found: Awake, secret: bytes) -> Room:
        room = Room(
            self._means, found, secret, alive=self._alive, flicker=self._flicker, feel=self._heart.feel
        )
        self._live[found.table.id] = room
        return room

    async def sweep(self) -> None:
        """Put to sleep the rooms that nobody is in; end the tables that nobody has come to for long. Raises StoreTrouble."""
        now = self._means.now()
        for table, room in tuple(self._live.items()):
            if self._live.get(table) is room and not room.busy and now - room.used > IDLE:
                del self._live[table]
                await self._means.store.touch(table, now)
                await self._means.store.set_expiry(table, now + self._expiry)
        if now - self._swept >= EXPIRES_EVERY:
            self._swept = now
            for row in await self._means.store.expired(now):
                await self._expire(row, now)

    async def _expire(self, row: TableRow, now: int) -> None:
        store, room = self._means.store, None
        # Whatever happens, it is not tried again before its time is over once more.
        await store.set_expiry(row.id, now + self._expiry)
        if row.state == "open":
            room = await self._room(row.id)
        if room and not room.presence and all(self._heart.deserted(here.server) for here in room.table.here):
            await room.expire()
        if room is None or room.table.ended:
            await store.end_table(row.id)
            await store.set_expiry(row.id, None)

    def _check_open(self) -> None:
        if self._closed:
            raise Refused("server_stopping")
