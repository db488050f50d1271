"""A stop of the server where no clock runs: the patience of the others stands still with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reddog.server.room import Room
from reddog.table import clock
from reddog.table.commands import MoveOn, Pause, Start
from reddog.table.errors import Refused
from reddog.table.settings import Clock, Settings
from tests.server.live import run, until
from tests.server.test_room import Desk, desk

MINUTE = 60_000
NO_CLOCK = Settings(game="high-card-pool", clock=Clock(turn=0, bank=0, pause=0, bots=0))


async def begun(at: Desk) -> Room:
    """A table without a clock at which a turn has begun."""
    room = await at.table("Ann", "Bob", settings=NO_CLOCK)
    await room.ask("Ann", "go", 0, Start())
    await until(lambda: room.table.turn)
    assert clock.due(room.table) is None
    return room


async def stops(at: Desk, room: Room) -> int:
    """How often the log says that the server stood still."""
    return sum(b'"woken"' in entry.body for entry in await at.store.entries(room.table.id))


async def check_patience(at: Desk, room: Room, seconds: int) -> None:
    """The table moves on after so many seconds and not before."""
    assert room.table.turn
    (seat,) = room.table.turn.seats
    with pytest.raises(Refused) as refusal:
        await room.ask("Ann", "soon", 0, MoveOn(seat))
    assert (refusal.value.code, refusal.value.facts) == ("too_soon", {"seconds": seconds})
    at.now += seconds * 1000
    await room.ask("Ann", "now", 0, MoveOn(seat))


def test_while_the_server_was_down_nobody_has_been_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            code = (await begun(at)).table.code
            at.now += 10_000
            await at.store.beat(at.now)
            now = at.now
        async with desk(tmp_path) as at:
            at.now = now + MINUTE
            room = await at.rooms.find(code)
            await at.enter(room, "Ann")
            await at.enter(room, "Bob")
            assert await stops(at, room) == 1
            await check_patience(at, room, 50)

    run(story)


def test_while_the_process_stood_still_nobody_has_been_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await begun(at)
            at.now += MINUTE
            room.stopped(MINUTE)
            await until(lambda: room.table.turn and room.table.turn.extra)
            await check_patience(at, room, 60)

    run(story)


def test_a_table_that_was_paused_is_told_of_no_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await begun(at)
            await room.ask("Ann", "halt", 0, Pause())
            code, now = room.table.code, at.now
            room.stopped(MINUTE)
            await until(lambda: not room._tasks)
        async with desk(tmp_path) as at:
            at.now = now + MINUTE
            room = await at.rooms.find(code)
            await at.enter(room, "Ann")
            assert await stops(at, room) == 0

    run(story)
