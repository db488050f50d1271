"""One live table: the order of things, what is kept, and what is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from reddog.errors import IllegalMove, RedDogError
from reddog.rules.moves import Bet, BuyIn
from reddog.server.outbox import Outbox
from reddog.server.presence import Connection
from reddog.server.room import Room
from reddog.server.rooms import Rooms
from reddog.server.waking import awake
from reddog.store import Person, Store, StoreTrouble
from reddog.table.commands import Play, Say, Sit, Start
from reddog.table.errors import Refused
from reddog.table.settings import Clock, Settings
from tests.server.live import QUICK, run, until

CALM = Settings(game="high-card-pool", clock=QUICK)


async def swallowed(_: Any) -> None:
    """Where messages go that nobody reads."""


class Desk:
    """Rooms without a network; `now` is their time in milliseconds."""

    def __init__(self, store: Store, **rooms: Any) -> None:
        self.now = 1_800_000_000_000
        self.store = store
        self.rooms = Rooms(store, now=lambda: self.now, **rooms)

    async def table(self, *names: str, settings: Settings = CALM) -> Room:
        """A table at which these people sit; the first is the host."""
        room = await self.rooms.create(settings, names[0])
        for name in names:
            await self.enter(room, name)
            await room.ask(name, f"sit {name}", 0, Sit(name=name))
        return room

    async def enter(self, room: Room, name: str, after: int | None = None) -> Connection:
        """A person comes, who may know the log up to a number."""
        await self.store.create_person(Person(id=name, name=name, created=0, seen=0))
        connection = Connection(name, Outbox(swallowed))
        await room.enter(connection, name, after)
        return connection

    async def log(self, room: Room) -> list[int]:
        """The numbers in the store."""
        return [entry.number for entry in await self.store.entries(room.table.id)]


@asynccontextmanager
async def desk(tmp_path: Path, **rooms: Any) -> AsyncIterator[Desk]:
    store = Store.open(str(tmp_path / "tables.sqlite3"))
    made = Desk(store, **rooms)
    try:
        await made.rooms.open()
        yield made
    finally:
        await made.rooms.close()
        await store.close()


def broken(store: Store, monkeypatch: pytest.MonkeyPatch, *, times: int, really: bool = False) -> None:
    """Let the next appends fail; with `really` they are written, and the answer is lost."""
    append = store.append
    left = times

    async def fail(*given: Any, **more: Any) -> bool:
        nonlocal left
        if left:
            left -= 1
            if really:
                await append(*given, **more)
            raise StoreTrouble("store_lost", why="pulled out")
        return await append(*given, **more)

    monkeypatch.setattr(store, "append", fail)


def test_a_command_is_in_the_store_before_it_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            number = await room.ask("Ann", "x", 0, Say(text="hello"))
            stored = await at.store.entries(room.table.id)
            assert stored[-1].number == number
            assert (stored[-1].person, stored[-1].command) == ("Ann", "x")
            assert [entry.number for entry in stored] == list(range(1, number + 1))

    run(story)


def test_a_repeated_command_is_done_once_and_answered_alike(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            first = await room.ask("Ann", "x", 0, Say(text="hello"))
            await room.ask("Bob", "x", 0, Say(text="another's name for it is another"))
            assert await room.ask("Ann", "x", 0, Say(text="hello")) == first
            assert room.table.number == first + 1

    run(story)


def test_a_hundred_copies_of_one_command_make_one_entry(tmp_path: Path) -> None:
    """M-07."""

    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            before = room.table.number
            asked = [room.ask("Ann", "same", before, Say(text="once")) for _ in range(100)]
            assert set(await asyncio.gather(*asked)) == {before + 1}
            assert await at.log(room) == list(range(1, before + 2))

    run(story)


def test_a_repeat_of_what_was_refused_is_refused_alike_even_if_it_were_right_by_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            with pytest.raises(RedDogError) as early:
                await room.ask("Bob", "bet", room.table.number, Play(Bet(1, 1)))
            await room.ask("Ann", "go", 0, Start())
            await until(lambda: room.table.turn)
            assert room.table.turn is not None
            seat = room.table.turn.seats[0]
            person = ("Ann", "Bob")[seat]
            with pytest.raises(RedDogError) as again:
                await room.ask("Bob", "bet", room.table.number, Play(Bet(1, 1)))
            assert again.value is early.value
            number = room.table.number
            assert await room.ask(person, "new", number, Play(Bet(seat, 1))) == number + 1

    run(story)


def test_a_repeat_is_recognised_also_after_the_server_was_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            first = await room.ask("Ann", "x", 0, Say(text="hello"))
            code = room.table.code
        async with desk(tmp_path) as at:
            room = await at.rooms.find(code)
            assert await room.ask("Ann", "x", 0, Say(text="hello")) == first
            assert room.table.number == first

    run(story)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            table, log = room.table, await at.log(room)
            for person, command in (
                ("Bob", Start()),
                ("Ann", Play(Bet(0, 1))),
                ("Eve", Play(Bet(0, 1))),
                ("Ann", Sit(name="Ann", chips=1)),
            ):
                with pytest.raises((Refused, IllegalMove)):
                    await room.ask(person, f"no {command}", room.table.number, command)
            assert room.table is table
            assert await at.log(room) == log

    run(story)


@pytest.mark.parametrize("really", [False, True])
def test_when_the_store_fails_nothing_is_told_and_the_next_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, really: bool
) -> None:
    """Also where the entry was written after all: a repeat gets its number, and it is done once."""

    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            before = room.table
            broken(at.store, monkeypatch, times=1, really=really)
            with pytest.raises(Refused) as refused:
                await room.ask("Ann", "x", 0, Say(text="hello"))
            assert refused.value.code == "store_trouble"
            assert room.table is before
            assert await room.ask("Ann", "x", 0, Say(text="hello")) == before.number + 1
            assert await room.ask("Bob", "y", 0, Say(text="hello")) == before.number + 2
            assert await at.log(room) == list(range(1, before.number + 3))

    run(story)


def test_an_entry_whose_answer_was_lost_is_told_without_anybody_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            number = room.table.number
            broken(at.store, monkeypatch, times=1, really=True)
            with pytest.raises(Refused):
                await room.ask("Ann", "x", 0, Say(text="hello"))
            await until(lambda: room.table.number == number + 1)

    run(story)


def test_a_caller_who_stops_waiting_leaves_the_table_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            number = room.table.number
            for count in range(20):
                task = asyncio.create_task(room.ask("Ann", f"x{count}", 0, Say(text="hello")))
                for _ in range(count % 5):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            last = await room.ask("Ann", "last", 0, Say(text="hello"))
            assert await at.log(room) == list(range(1, last + 1))
            assert last <= number + 21
            found = await awake(at.store, room.table.id)
            assert found is not None
            assert found.table == room.table

    run(story)


def test_a_fault_of_the_program_refuses_one_command_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            before = room.table

            def fault(*_: Any) -> None:
                raise AssertionError("a card in it: Qh")

            with monkeypatch.context() as patched:
                patched.setattr("reddog.server.room.course.act_on", fault)
                with pytest.raises(AssertionError):
                    await room.ask("Ann", "x", 0, Say(text="hello"))
            assert room.table is before
            assert await room.ask("Ann", "y", 0, Say(text="hello")) == before.number + 1

    run(story)


def test_a_fault_in_the_clock_is_logged_without_its_words_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            room = await at.table("Ann", "Bob")
            real = room.tick
            faults = 1

            async def tick() -> None:
                nonlocal faults
                if faults:
                    faults -= 1
                    raise AssertionError("Qh"[::-1])
                await real()

            monkeypatch.setattr(room, "tick", tick)
            monkeypatch.setattr("reddog.server.room._AGAIN", 0.01)
            await room.ask("Ann", "go", 0, Start())
            await until(lambda: room.table.turn)
        assert "AssertionError" in caplog.text
        assert "hQ" not in caplog.text

    run(story)


def test_the_clock_acts_for_a_player_whose_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as at:
            clock = Clock(turn=10, bank=0, pause=0)
            room = await at.table("Ann", "Bob", settings=Settings(game="high-card-pool", clock=clock))
            await room.ask("Ann", "go", 0, Start())
            await until(lambda: room.table.turn)
            first = room.table.turn
            at.now += 9_999
            await room.tick()
            assert room.table.turn is first
            at.now += 1
            await room.tick()
            assert room.table.turn is not first
            assert [player and player.missed for player in room.table.players].count(1) == 1

    run(story)


def test_two_rooms_of_one_table_agree_whoever_is_first(tmp_path: Path) -> None:
    """Two processes in one: each has its own store, and neither is told of the other's entries but by reading."""

    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            async with desk(tmp_path) as other:
                twin = await other.rooms.find(room.table.code)
                await other.enter(twin, "Eve")
                await room.ask("Ann", "a", 0, Say(text="one"))
                await twin.ask("Eve", "b", 0, Say(text="two"))
                await room.ask("Ann", "c", 0, Say(text="three"))
                await room.catch_up()
                await twin.catch_up()
                assert room.table == twin.table
                assert await one.log(room) == list(range(1, room.table.number + 1))
                asked = [
                    (room if count % 2 else twin).ask(
                        "Ann" if count % 2 else "Eve", f"r{count}", 0, Say(text="x")
                    )
                    for count in range(40)
                ]
                numbers = await asyncio.gather(*asked)
                assert len(set(numbers)) == 40
                await asyncio.gather(room.catch_up(), twin.catch_up())
                assert room.table == twin.table

    run(story)


def test_a_command_done_through_another_process_is_not_done_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            async with desk(tmp_path) as other:
                twin = await other.rooms.find(room.table.code)
                done = await room.ask("Ann", "same", 0, Say(text="one"))
                assert await twin.ask("Ann", "same", 0, Say(text="one")) == done
                assert twin.table == room.table

    run(story)


def test_a_command_sent_to_two_processes_in_one_moment_is_done_once(tmp_path: Path) -> None:
    """Whoever loses reads what the other wrote, finds the command in it, and answers with its number."""

    async def story() -> None:
        async with desk(tmp_path) as one:
            room = await one.table("Ann", "Bob")
            async with desk(tmp_path) as other:
                twin = await other.rooms.find(room.table.code)
                for count in range(30):
                    asked = [
                        each.ask("Ann", f"c{count}", 0, Play(BuyIn(0, 1)))
                        for each in (room, twin)[:: 1 if count % 2 else -1]
                    ]
                    first, second = await asyncio.gather(*asked)
                    assert first == second
                await asyncio.gather(room.catch_up(), twin.catch_up())
                assert room.table == twin.table
                assert room.table.accounts[0].bought == 100 + 30

    run(story)
