"""Who is here: a flicker is nothing, a departure is told, and a player to act gets time once."""

from __future__ import annotations

from pathlib import Path

from reddog.table.acts import Departed, Granted, HostChanged, Paused, Resumed
from reddog.table.commands import Say, Start
from reddog.table.settings import Clock, Settings
from reddog.table.told import IsHere
from tests.server.live import QUICK, Client, run, serving, until

SLOW = Settings(game="high-card-pool", clock=Clock(turn=600, bank=0, pause=0))
LONG = 600.0
SHORT = 0.05


def acts(client: Client, *kinds: type) -> list[object]:
    """What the client was told of these kinds, in order."""
    return [
        act for number in sorted(client.lines) for act in client.lines[number].acts if isinstance(act, kinds)
    ]


def test_a_flicker_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=LONG) as live:
            ann, bob, _ = await live.company(Settings(game="high-card-pool", clock=QUICK))
            await until(lambda: live.room(ann.code).table.turn)
            await bob.leave()
            await until(lambda: not live.room(ann.code).presence.has("Bob"))
            number = live.room(ann.code).table.number
            back = await live.join(ann.code, "Bob")
            assert back.number == number
            assert acts(ann, Departed) == []
            assert back.own.seat == 1

    run(story)


def test_who_does_not_come_back_has_departed_and_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            ann, bob, _ = await live.company(Settings(game="high-card-pool", clock=QUICK))
            await bob.leave()
            await until(lambda: acts(ann, Departed))
            assert acts(ann, Departed) == [Departed(person="Bob")]
            assert [player.here for player in ann.table.players] == [True, False, True]
            back = await live.join(ann.code, "Bob")
            await until(lambda: acts(ann, IsHere)[-1] == IsHere(person="Bob", name="Bob"))
            assert back.own.seat == 1

    run(story)


def test_closing_one_of_two_windows_is_no_departure(tmp_path: Path) -> None:
    """M-06."""

    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            ann, bob, cid = await live.company(SLOW)
            other = await live.join(ann.code, "Bob")
            number = ann.number
            await other.leave()
            await cid.leave()
            await until(lambda: acts(ann, Departed))
            assert acts(ann, Departed) == [Departed(person="Cid")]
            assert all(act.seat != 1 for act in acts(ann, Granted))  # type: ignore[attr-defined]
            await bob.hello()
            await bob.done(Say(text="here again"))
            assert ann.number > number

    run(story)


def test_a_player_to_act_gets_time_at_once_when_his_connection_breaks_and_once_a_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=LONG) as live:
            clients = await live.company(SLOW)
            await until(lambda: any(client.awaited for client in clients))
            actor = next(client for client in clients if client.awaited)
            watcher = next(client for client in clients if not client.awaited)
            name, seat = actor.welcome.person, actor.own.seat  # type: ignore[union-attr]
            assert seat is not None
            await actor.leave()
            await until(lambda: acts(watcher, Granted))
            assert acts(watcher, Granted) == [Granted(seat=seat, milliseconds=20_000, why="connection")]
            assert watcher.table.turn
            assert watcher.table.turn.left
            assert watcher.table.turn.left > 610_000
            again = await live.join(watcher.code, name)
            await again.leave()
            room = live.room(watcher.code)
            await until(lambda: not room.presence.has(name) and not room._tasks)
            await clients[clients.index(watcher)].done(Say(text="x"))
            assert len(acts(watcher, Granted)) == 1

    run(story)


def test_who_is_not_awaited_gets_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            clients = await live.company(SLOW)
            await until(lambda: any(client.awaited for client in clients))
            idle, watcher = [client for client in clients if not client.awaited]
            await idle.leave()
            await until(lambda: acts(watcher, Departed))
            assert acts(watcher, Granted) == []

    run(story)


def test_a_host_who_departs_hands_on_and_the_game_does_not_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            ann, bob, _ = await live.company(Settings(game="high-card-pool", clock=QUICK))
            await ann.leave()
            await until(lambda: acts(bob, HostChanged))
            assert bob.table.host == "Bob"
            assert not bob.table.paused

    run(story)


def test_a_table_that_all_have_left_pauses_and_goes_on_with_the_first_who_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            clients = await live.company(SLOW)
            for client in clients:
                await client.leave()
            room = live.room(clients[0].code)
            await until(lambda: room.table.paused)
            assert not room.table.here
            assert room._timer is None
            await until(lambda: not room.busy)
            left = room.table
            back = await live.join(clients[0].code, "Cid", after=left.number - 1)
            assert isinstance(acts(back, Paused)[0], Paused)
            assert isinstance(acts(back, Resumed)[0], Resumed)
            assert room.table.session == left.session

    run(story)


def test_a_table_with_nobody_there_yet_can_still_be_opened_and_started(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables"), flicker=SHORT) as live:
            room = await live.table(Settings(game="casino", clock=QUICK))
            assert not room.busy
            ann = await live.join(room.table.code, "Ann")
            await ann.done(Start())

    run(story)
