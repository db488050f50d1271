"""Two things in one moment: one of them happens, all see the same one, and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from reddog.errors import RedDogError
from reddog.protocol.messages import Ask, Done, Refused
from reddog.rules.moves import Bet, BuyIn
from reddog.server.identity import KEY_BYTES, Identity
from reddog.server.origins import Origins
from reddog.server.presence import MOST_WINDOWS
from reddog.server.rooms import Rooms
from reddog.server.waking import awake, entry_of
from reddog.store import Person, Store
from reddog.store.migrate import upgrade
from reddog.table import acts
from reddog.table.commands import Play, Say, Sit, Start
from reddog.table.settings import Clock, Settings
from tests.postgres import postgres, postgres_server
from tests.server.live import QUICK, Client, awaited, run, serving, told, until
from tests.server.process import process
from tests.server.test_room import CALM, desk

__all__ = ["postgres", "postgres_server"]


def test_a_bet_in_the_moment_when_the_time_is_up_counts_once_or_not_at_all(tmp_path: Path) -> None:
    """M-20, three hundred times: whichever is first in the log holds, and the other does nothing."""

    async def story() -> None:
        rng, firsts = Random(3), {"bet": 0, "time": 0}
        async with desk(tmp_path) as at:
            clock = Clock(turn=10, bank=0, pause=0)
            room = await at.table("Ann", "Bob", settings=Settings(game="high-card-pool", clock=clock))
            await room.ask("Ann", "go", 0, Start())
            for count in range(300):
                await until(lambda: room.table.turn)
                table = room.table
                assert table.turn
                seat = table.turn.seats[0]
                player = table.players[seat]
                assert player
                # Nobody is to be away: every second turn is simply played.
                at.now = table.turn.since + table.turn.extra + (10_000 if count % 2 else 5_000)
                bet = room.ask(player.person, f"b{count}", table.number, Play(Bet(seat, 1)))
                racing = [bet, room.tick()]
                order = [0, 1] if rng.random() < 0.5 else [1, 0]
                tasks = [asyncio.ensure_future(racing[which]) for which in order]
                answers = await asyncio.gather(*tasks, return_exceptions=True)
                answer = answers[order.index(0)]
                entry = (await at.store.entries(room.table.id, after=table.number, limit=1))[0]
                if isinstance(answer, int):
                    assert entry.command == f"b{count}"
                    firsts["bet"] += 1
                else:
                    assert isinstance(answer, RedDogError)
                    assert answer.code in {"stale", "not_your_turn", "not_now"}
                    assert entry.command is None
                    firsts["time"] += 1
                turns = [act for act in (await _acts(at.store, room.table.id, table.number)) if _is_bet(act)]
                assert len(turns) == 1, "a turn was taken twice"
        assert firsts["bet"] > 30
        assert firsts["time"] > 30

    run(story)


async def _acts(store: Store, table: str, after: int) -> list[acts.AnyAct]:
    return [act for stored in await store.entries(table, after=after) for act in entry_of(stored).acts]


def _is_bet(act: acts.AnyAct) -> bool:
    return isinstance(act, acts.Played) and isinstance(act.move, Bet)


def test_one_buy_in_sent_a_hundred_times_is_booked_once(tmp_path: Path) -> None:
    """M-07, through as many windows as a person may have open."""

    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            await ann.done(Sit(name="Ann", chips=50))
            windows = [await live.join(ann.code, "Ann") for _ in range(MOST_WINDOWS - 1)]
            bought = Play(BuyIn(0, 100))
            answers = await asyncio.gather(*(_asked(windows[-1], bought) for _ in range(100)))
            numbers = {answer.number for answer in answers if isinstance(answer, Done)}
            assert len(numbers) == 1
            await until(lambda: ann.number >= max(numbers))
            account = next(account for account in ann.table.accounts if account.person == "Ann")
            assert account.bought == 150
            table = live.room(ann.code).table
            assert (
                sum(
                    act.move.chips
                    for act in await _acts(live.store, table.id, 0)
                    if isinstance(act, acts.Played) and isinstance(act.move, BuyIn)
                )
                == 100
            )

    run(story)


async def _asked(client: Client, command: Play) -> Done | Refused:
    count = client.count(Done) + client.count(Refused)
    await client.say(Ask(id="the-same", number=client.number, command=command))
    await until(lambda: client.count(Done) + client.count(Refused) > count)
    return next(message for message in reversed(client.messages) if isinstance(message, Done | Refused))


def test_two_windows_bet_at_once_and_one_bet_is_placed(tmp_path: Path) -> None:
    """M-06."""

    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="high-card-pool", clock=QUICK))
            for _ in range(20):
                actor = await awaited(clients)
                person, seat = actor.welcome.person, actor.own.seat  # type: ignore[union-attr]
                assert seat is not None
                other = await live.join(actor.code, person)
                number = other.number
                bet = Play(Bet(seat, 1))
                first, second = await asyncio.gather(
                    actor.ask(bet, number=number), other.ask(bet, number=number)
                )
                assert isinstance(first, Refused)
                assert first.code == "replaced"
                assert isinstance(second, Done), second
                bets = [
                    act
                    for act in await _acts(live.store, live.room(actor.code).table.id, number)
                    if _is_bet(act)
                ]
                assert len(bets) == 1
                await other.leave()
                await actor.hello()
                await told(clients, second.number)

    run(story)


def test_the_host_leaves_while_he_is_to_act_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3"), flicker=0.05) as live:
            clock = Clock(turn=1, bank=0, pause=0, grace=0)
            clients = await live.company(Settings(game="high-card-pool", clock=clock))
            ann, bob, cid = clients
            for _ in range(20):
                actor = await awaited(clients)
                if actor is ann:
                    break
                await actor.move(Random(1), "minimum")
                await until(lambda: not actor.awaited)  # noqa: B023 - called at once
            await ann.leave()
            await until(lambda: bob.table.host == "Bob")
            await until(lambda: bob.awaited or cid.awaited)
            assert not bob.table.paused

    run(story)


@pytest.fixture(params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that two processes share."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address: str = request.getfixturevalue("postgres")
    upgrade(address)
    return address


def test_two_processes_serve_one_table_as_one(shared: str) -> None:
    """Both tell the same story without a gap, whoever asks whom; and a player may change from one to the other."""

    async def story() -> None:
        store = Store.open(shared)
        identity = Identity(await store.key("identity", os.urandom(KEY_BYTES)), Origins())
        rooms = Rooms(store)
        code = (await rooms.create(CALM, "Ann")).table.code
        await rooms.close()
        async with process(shared) as one, process(shared) as other:

            async def come(port: int, name: str) -> Client:
                await store.create_person(Person(id=name, name=name, created=0, seen=0))
                socket = await connect(f"ws://127.0.0.1:{port}/socket", compression=None)
                return await Client(socket, identity.token(name), code).hello()

            ann, bob = await come(one.port, "Ann"), await come(other.port, "Bob")
            for client, name in ((ann, "Ann"), (bob, "Bob")):
                await client.done(Sit(name=name))
            await ann.done(Start())
            rng = Random(1)
            for _ in range(10):
                await until(lambda: ann.number == bob.number and (ann.awaited or bob.awaited))
                actor = ann if ann.awaited else bob
                assert isinstance(await actor.move(rng, "minimum"), Done)
            said = await asyncio.gather(
                *(client.ask(Say(text=f"{count}")) for count in range(15) for client in (ann, bob))
            )
            numbers = [answer.number for answer in said if isinstance(answer, Done)]
            assert len(set(numbers)) == 30
            await until(lambda: ann.number == bob.number >= max(numbers))
            for number in range(max(min(ann.lines), min(bob.lines)), ann.number + 1):
                assert ann.lines[number] == bob.lines[number]
            moved = await come(one.port, "Bob")
            await until(lambda: "replaced" in bob.notices())
            await moved.done(Say(text="from here now"))
            row = await store.table_by_code(code)
            assert row
            found = await awake(store, row.id)
            assert found
            assert found.table.number == moved.number
            for client in (ann, bob, moved):
                await client.leave()
        await store.close()

    run(story)
