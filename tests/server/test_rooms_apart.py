"""What the server's clock, another server, or a server that fell over must not do to a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from reddog.protocol.export import told
from reddog.rules.choices import Kind
from reddog.rules.moves import Leave, Stake
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.server.room import Room
from reddog.server.rooms import EXPIRES_EVERY, IDLE
from reddog.server.waking import entry_of, lines_between
from reddog.store import Store, StoreTrouble
from reddog.table.commands import Play, ProposeEnd, Remove, Start
from reddog.table.errors import Refused
from reddog.table.settings import Clock, Settings
from reddog.table.verify import verify
from tests.server.live import QUICK, run, until
from tests.server.test_room import desk
from tests.server.test_rooms import DAY, emptied

TIMED = Settings(game="high-card-pool", clock=Clock(turn=10, bank=0, pause=0))


def test_a_log_that_is_ahead_of_the_clock_freezes_no_table(tmp_path: Path) -> None:
    """The machine's clock was a day fast when this was written, and has been put right since."""

    async def story() -> None:
        async with desk(tmp_path, flicker=0.01) as at:
            at.now += DAY
            code = await emptied(at, "Ann", "Bob", settings=TIMED)
            ahead = at.now
        async with desk(tmp_path) as at:
            at.now = ahead - DAY
            room = await at.rooms.find(code)
            for name in ("Ann", "Bob"):
                await at.enter(room, name)
            turn = room.table.turn
            at.now += 9_999
            await room.tick()
            assert room.table.turn
            assert turn
            assert room.table.turn.seats == turn.seats
            at.now += 60_000
            await room.tick()
            assert room.table.turn.seats != turn.seats

    run(story)


def test_a_table_whose_end_was_not_noted_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server fell over after the log told the end and before the list of tables did."""

    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann")

            async def fail(table: str) -> None:
                raise StoreTrouble("store_lost", why=table)

            with monkeypatch.context() as patch:
                patch.setattr(at.store, "end_table", fail)
                await room.ask("Ann", "end", 0, ProposeEnd())
                await until(lambda: not room._tasks)
            assert await at.rooms.seated("Ann") == []
            with pytest.raises(Refused, match="table_ended"):
                await at.rooms.find(room.table.code)
            row = await at.store.table_by_code(room.table.code)
            assert row is not None
            assert row.state == "ended", "and is noted now"

    run(story)


def test_an_evening_that_expired_after_a_banker_left_at_his_stake_is_right(tmp_path: Path) -> None:
    """The table counts the deal that he did not begin; the game does not."""

    def banker(room: Room) -> tuple[int, str]:
        [choice] = [choice for choice in awaited(room.table.session) if choice.kind is Kind.STAKE]
        player = room.table.players[choice.seat or 0]
        assert player
        return choice.seat or 0, player.person

    async def story() -> None:
        async with desk(tmp_path, flicker=0.01) as at:
            room = await at.table(
                "Ann", "Bob", "Cid", "Dan", settings=Settings(game="shoot", clock=Clock(pause=0))
            )
            await room.ask("Ann", "go", 0, Start())
            await until(lambda: room.table.session.stage is Stage.STAKE)
            seat, person = banker(room)
            await room.ask(person, "leave", room.table.number, Play(Leave(seat)))
            await until(lambda: room.table.session.stage is Stage.STAKE)
            seat, person = banker(room)
            await room.ask(person, "stake", room.table.number, Play(Stake(seat, 20)))
            assert room.table.session.running
            assert room.table.deals != room.table.session.deals, "or this test says nothing"
            await room.expire()
            assert room.table.ended
            stored = await at.store.entries(room.table.id)
            verdict = verify(told([entry_of(each) for each in stored]))
            assert verdict.right, verdict.faults

    run(story)


def test_a_table_that_somebody_plays_at_through_another_server_does_not_expire_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, expiry=30 * DAY) as one, desk(tmp_path, expiry=30 * DAY) as other:
            room = await one.table("Ann", "Bob")
            for at in (one, other):
                at.now += 30 * DAY + EXPIRES_EVERY
            await one.store.beat(one.now)
            await other.rooms._heart.look_around()
            await other.rooms.sweep()
            assert not (await other.rooms.find(room.table.code)).table.ended
            for wait in (IDLE + 1, 30 * DAY + EXPIRES_EVERY):
                other.now += wait
                await other.rooms._heart.look_around()
                await other.rooms.sweep()
            with pytest.raises(Refused, match="table_ended"):  # that server is dead by now
                await other.rooms.find(room.table.code)

    run(story)


def test_a_log_is_read_for_those_only_who_may_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        settings = Settings(game="high-card-pool", clock=QUICK, spectators=False)
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob", settings=settings)
            read: list[int] = []

            async def counted(store: Store, table: str, after: int, until: int) -> list[str]:
                read.append(after)
                return await lines_between(store, table, after, until)

            monkeypatch.setattr("reddog.server.room.lines_between", counted)
            monkeypatch.setattr(room._log.lines, "reach", lambda after: after >= room.table.number)
            await at.enter(room, "Eve", after=0)
            await room.ask("Ann", "out", 0, Remove(person="Bob"))
            with pytest.raises(Refused, match="removed"):
                await at.enter(room, "Bob", after=0)
            assert not read
            await at.enter(room, "Ann", after=0)
            assert read == [0]

    run(story)


def test_the_table_in_use_is_the_latest(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, flicker=0.01) as at:
            codes = [await emptied(at, name, "Bob") for name in ("Ann", "Cid")]
            for _ in codes:
                at.now += IDLE + 1
                await at.rooms.sweep()
                at.now += 1_000
                await at.enter(await at.rooms.find(codes[0]), "Ann")
            rows = await at.store.tables_of("Bob")
            assert max(rows, key=lambda row: row.touched).code == codes[0]

    run(story)
