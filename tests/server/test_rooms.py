"""All tables of a server: opened, found, asleep, awake, over."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from reddog.errors import BadRules, UnknownGame
from reddog.rules.moves import Leave
from reddog.server.rooms import EXPIRES_EVERY, IDLE, now_in_milliseconds
from reddog.server.rooms_heart import Heart
from reddog.store import StoreTrouble
from reddog.table.commands import Play, ProposeEnd, Say, Start
from reddog.table.errors import Refused
from reddog.table.settings import Clock, Settings
from tests.server.live import run, until
from tests.server.test_room import CALM, Desk, desk

DAY = 86_400_000


async def emptied(at: Desk, *names: str, settings: Settings = CALM) -> str:
    """A table that has been played at, with nobody there any more; its code."""
    room = await at.table(*names, settings=settings)
    await room.ask(names[0], "go", 0, Start())
    await until(lambda: room.table.turn)
    for connection in tuple(room.presence.connections):
        room.leave(connection)
    await until(lambda: not room.table.here and not room.busy)
    return room.table.code


def test_a_new_table_is_found_by_its_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.rooms.create(CALM, "Ann")
            assert await at.rooms.find(room.table.code) is room
            assert room.table.host == "Ann"

    run(story)


def test_tables_opened_together_have_codes_ids_and_packs_of_their_own(tmp_path: Path) -> None:
    """F-07."""

    async def story() -> None:
        async with desk(tmp_path) as at:
            rooms = await asyncio.gather(*(at.rooms.create(CALM, "Ann") for _ in range(50)))
            tables = [room.table for room in rooms]
            assert len({table.code for table in tables}) == len({table.id for table in tables}) == 50
            assert len({table.next_pack.commitment for table in tables if table.next_pack}) == 50

    run(story)


def test_settings_that_cannot_be_open_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            with pytest.raises(UnknownGame):
                await at.rooms.create(Settings(game="whist"), "Ann")
            with pytest.raises(BadRules):
                await at.rooms.create(Settings(seats=20), "Ann")
            assert at.rooms.live == 0
            assert await at.store.tables_of("Ann") == []

    run(story)


def test_a_code_that_is_none_s_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            for code in ("AAAAAAAA", "", "x" * 1000, "'; drop table entries; --"):
                with pytest.raises(Refused) as refused:
                    await at.rooms.find(code)
                assert refused.value.code == "no_such_table"

    run(story)


def test_a_table_that_nobody_visits_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, flicker=0.01) as at:
            code = await emptied(at, "Ann", "Bob")
            before = (await at.rooms.find(code)).table
            at.now += IDLE + 1
            await at.rooms.sweep()
            assert at.rooms.live == 0
            room = await at.rooms.find(code)
            assert room.table is not before
            assert room.table == before

    run(story)


def test_a_sleeping_table_wakes_once_however_many_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, flicker=0.01) as at:
            code = await emptied(at, "Ann", "Bob")
            at.now += IDLE + 1
            await at.rooms.sweep()
            rooms = await asyncio.gather(*(at.rooms.find(code) for _ in range(20)))
            assert len({id(room) for room in rooms}) == at.rooms.live == 1

    run(story)


def test_a_table_with_somebody_there_does_not_sleep(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            at.now += DAY
            await at.rooms.sweep()
            assert await at.rooms.find(room.table.code) is room

    run(story)


def test_an_evening_that_is_over_is_found_no_more_and_its_log_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann")
            at.now += 5_000
            await room.ask("Ann", "end", 0, ProposeEnd())
            assert room.table.ended
            await until(lambda: not room._tasks)
            with pytest.raises(Refused) as refused:
                await at.rooms.find(room.table.code)
            assert refused.value.code == "table_ended"
            assert refused.value.facts["at"] == room.table.at
            row = await at.store.table_by_code(room.table.code)
            assert row is not None
            assert row.state == "ended"
            assert row.touched == at.now, "lists tell when it ended"
            assert len(await at.log(room)) == room.table.number

    run(story)


@pytest.mark.parametrize("game", ["high-card-pool", "shoot", "casino", "pot-in-between"])
def test_a_table_that_nobody_comes_to_for_long_is_over_and_all_are_cashed_out(
    tmp_path: Path, game: str
) -> None:
    async def story() -> None:
        async with desk(tmp_path, flicker=0.01, expiry=30 * DAY) as at:
            code = await emptied(at, "Ann", "Bob", settings=Settings(game=game, clock=CALM.clock))
            at.now += IDLE + 1
            await at.rooms.sweep()
            at.now += 30 * DAY + EXPIRES_EVERY
            await at.rooms.sweep()
            with pytest.raises(Refused) as refused:
                await at.rooms.find(code)
            assert refused.value.code == "table_ended"
            row = await at.store.table_by_code(code)
            assert row is not None
            assert row.state == "ended"
            assert row.expires is None
            room = at.rooms._live[row.id]
            assert room.table.ended == "expired"
            assert sum(account.bought - account.cashed for account in room.table.accounts) == (
                room.table.session.pot + room.table.session.house
            )

    run(story)


def test_a_visit_puts_the_end_of_a_table_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, flicker=0.01, expiry=30 * DAY) as at:
            code = await emptied(at, "Ann", "Bob")
            for _ in range(3):
                at.now += 20 * DAY
                await at.rooms.find(code)
                at.now += IDLE + 1
                await at.rooms.sweep()
            assert (await at.rooms.find(code)).table.ended == ""

    run(story)


def test_the_codes_of_the_tables_where_somebody_sits(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            rooms = [await at.table(name, "Bob") for name in ("Ann", "Cid")]
            assert sorted(await at.rooms.seated("Bob")) == sorted(room.table.code for room in rooms)
            seat = next(
                seat
                for seat, player in enumerate(rooms[0].table.players)
                if player and player.person == "Bob"
            )
            await rooms[0].ask("Bob", "leave", 0, Play(Leave(seat)))
            assert await at.rooms.seated("Bob") == [rooms[1].table.code]
            assert await at.rooms.seated("Nobody") == []

    run(story)


def test_nothing_is_taken_up_once_the_server_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            talk = [
                asyncio.create_task(room.ask("Ann", f"x{count}", 0, Say(text="x"))) for count in range(10)
            ]
            await asyncio.sleep(0)
            await at.rooms.close()
            answers = await asyncio.gather(*talk, return_exceptions=True)
            done = [answer for answer in answers if isinstance(answer, int)]
            assert await at.log(room) == list(range(1, max(done) + 1))
            assert all(isinstance(answer, int) or "server_stopping" in str(answer) for answer in answers)
            for asking in (at.rooms.find(room.table.code), at.rooms.create(CALM, "Ann")):
                with pytest.raises(Refused, match="server_stopping"):
                    await asking

    run(story)


TIMED = Settings(game="high-card-pool", clock=Clock(turn=30, bank=0, pause=0))


def test_a_stop_of_the_server_takes_no_time_from_a_player(tmp_path: Path) -> None:
    """M-14: the server was killed in mid-turn and started again a minute later."""

    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob", settings=TIMED)
            await room.ask("Ann", "go", 0, Start())
            await until(lambda: room.table.turn)
            code, turn = room.table.code, room.table.turn
            at.now += 10_000
            await at.store.beat(at.now)
            now = at.now
        async with desk(tmp_path) as at:
            at.now = now + 60_000
            room = await at.rooms.find(code)
            assert room.table.turn == turn, "nothing happens before somebody is there"
            await at.enter(room, "Ann")
            entries = [entry for entry in await at.store.entries(room.table.id) if b'"woken"' in entry.body]
            assert len(entries) == 1
            assert room.table.turn
            assert turn
            assert room.table.turn.extra - turn.extra == 60_000
            await at.enter(room, "Bob")
            assert room.table.turn.extra - turn.extra == 60_000

    run(story)


def test_a_process_that_stood_still_gives_the_time_back_to_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            rooms = [await at.table("Ann", "Bob", settings=TIMED) for _ in range(2)]
            for room in rooms:
                await room.ask("Ann", "go", 0, Start())
            await until(lambda: all(room.table.turn for room in rooms))
            heart: Heart = at.rooms._heart
            heart._pulse -= 60
            at.now += 61_000
            heart.feel()
            await until(lambda: all(room.table.turn and room.table.turn.extra for room in rooms))
            for room in rooms:
                assert room.table.turn
                assert 60_000 <= room.table.turn.extra < 62_000
                last = (await at.store.entries(room.table.id))[-1]
                assert last.person is None

    run(story)


def test_who_was_at_a_server_that_died_departs_from_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            code, now = room.table.code, at.now
            await at.store.beat(now)
        async with desk(tmp_path, flicker=0.01) as at:
            at.now = now + 20_000
            room = await at.rooms.find(code)
            await at.enter(room, "Ann")
            await at.rooms._heart.look_around()
            await until(lambda: [here.person for here in room.table.here] == ["Ann"])

    run(story)


def test_who_is_at_another_server_that_lives_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            await one.store.beat(one.now)
            async with desk(tmp_path, flicker=0.01) as other:
                twin = await other.rooms.find(room.table.code)
                await other.enter(twin, "Eve")
                await other.rooms._heart.look_around()
                assert not any(twin.presence.knows(person) for person in ("Ann", "Bob"))

    run(story)


def test_what_another_server_wrote_is_read_sooner_or_later_without_any_hint(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            async with desk(tmp_path) as other:
                await other.store.beat(one.now)
                twin = await other.rooms.find(room.table.code)
                await other.enter(twin, "Eve")
                await one.rooms._heart.look_around()
                await until(lambda: room.table == twin.table)

    run(story)


def test_a_person_who_plays_on_at_another_server_is_told_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            async with desk(tmp_path) as other:
                twin = await other.rooms.find(room.table.code)
                await other.enter(twin, "Ann")
                await room.catch_up()
                plays = {connection.person: connection.plays for connection in room.presence.connections}
                assert plays == {"Ann": False, "Bob": True}
                for connection in tuple(room.presence.connections):
                    if connection.person == "Ann":
                        room.leave(connection)
                assert any(here.person == "Ann" for here in room.table.here)

    run(story)


def test_the_heart_beats_on_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr("reddog.server.rooms_heart.BEAT", 0.01)
        async with desk(tmp_path) as at:
            faults: list[Exception] = [Refused("store_trouble"), StoreTrouble("store_busy"), ValueError("x")]

            async def sweep() -> None:
                if faults:
                    raise faults.pop()

            monkeypatch.setattr(at.rooms._heart, "_sweep", sweep)
            await until(lambda: not faults)
            at.now += 1_000_000
            now = at.now
            deadline = asyncio.get_running_loop().time() + 10
            while (await at.store.beats())[at.store.server] < now:
                assert asyncio.get_running_loop().time() < deadline
        assert len(caplog.records) == 3

    run(story)


def test_beats_that_fail_are_written_down_once_and_so_is_their_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr("reddog.server.rooms_heart.BEAT", 0.001)
        async with desk(tmp_path) as at:
            beat, tried, fails = at.store.beat, 0, True

            async def tries(now: int) -> None:
                nonlocal tried
                tried += 1
                if fails:
                    raise StoreTrouble("store_lost", why="pulled out")
                await beat(now)

            monkeypatch.setattr(at.store, "beat", tries)
            began = tried
            await until(lambda: tried > began + 20)
            silent = at.rooms.silent
            assert silent > 0.02, "twenty beats were missed"
            assert len(caplog.records) == 1
            fails = False
            await until(lambda: at.rooms.silent < silent)
            await until(lambda: len(caplog.records) == 2)
            began = tried
            await until(lambda: tried > began + 20)
        assert len(caplog.records) == 2

    run(story)


def test_a_clock_that_is_set_takes_no_time_from_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_in_milliseconds()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= now_in_milliseconds() < before + 60_000
