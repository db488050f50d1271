"""A server that is killed at any moment, and started again on the same database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from reddog.bots import BOTS
from reddog.protocol.messages import AnyFromServer, Ask, Done, Hello, Line, Missed, Refused, Update
from reddog.rules.choices import Kind
from reddog.rules.moves import BuyIn, Draw
from reddog.rules.session import awaited
from reddog.rules.variants import VARIANTS
from reddog.rules.views import joined
from reddog.server.identity import KEY_BYTES, Identity
from reddog.server.origins import Origins
from reddog.server.rooms import Rooms
from reddog.server.waking import awake, entry_of
from reddog.store import Person, Store
from reddog.table import acts
from reddog.table.commands import AnyCommand, ChangeRules, GiveShare, Play, Say, Sit, Start
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft, unopened
from reddog.table.settings import Clock, Settings
from reddog.table.state import Table
from tests.server.live import QUICK, Client, run, until
from tests.server.process import Process, process, started

_DECODER = msgspec.json.Decoder(AnyFromServer)


class Server:
    """The server that is there at the moment."""

    process: Process


class Stubborn:
    """A player who comes back whenever the connection breaks, and repeats what was not answered."""

    def __init__(self, server: Server, code: str, person: str, token: str, *, host: bool) -> None:
        self.server, self.code, self.person, self.token = server, code, person, token
        self.rng = Random(f"{code}{person}")
        self.lines: dict[int, Line] = {}
        self.done: dict[str, int] = {}
        """The numbers of the commands that were acknowledged."""
        self.number = 0
        self.update: Update | None = None
        self.stop = False
        self._todo: list[AnyCommand] = [Sit(name=person, chips=40), *([Start()] if host else [])]
        self._asked: Ask | None = None
        self._count = 0
        self._again = False

    async def live(self) -> None:
        """Play until told to stop."""
        while not self.stop:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError):
                await self._connected()
            await asyncio.sleep(0.01)

    async def _connected(self) -> None:
        address = f"ws://127.0.0.1:{self.server.process.port}/socket"
        async with connect(address, compression=None, open_timeout=30, close_timeout=0.1) as socket:
            await socket.send(
                msgspec.json.encode(Hello(table=self.code, token=self.token, after=self.number)).decode()
            )
            async for text in socket:
                self._take(_DECODER.decode(text))
                if self.stop:
                    return
                if self._asked is None and self.update:
                    self._asked = self._next()
                    if self._asked:
                        await socket.send(msgspec.json.encode(self._asked).decode())
                elif self._again:
                    self._again = False
                    await socket.send(msgspec.json.encode(self._asked).decode())

    def _take(self, message: AnyFromServer) -> None:
        match message:
            case Missed(lines=lines):
                self._keep(*lines)
            case Update(line=line):
                if line:
                    self._keep(line)
                else:
                    self._again = self._asked is not None
                self.update = message
            case Done(id=name, number=number):
                self.done[name] = number
                self._asked = None
            case Refused(id=name, code=code):
                assert code not in {"bad_message", "server_trouble", "hello_first"}, message
                if self._asked and name == self._asked.id:
                    self._asked = None
            case _:
                pass

    def _keep(self, *lines: Line) -> None:
        for line in lines:
            if line.number > self.number:
                assert line.number == self.number + 1, "a line is missing"
                self.number = line.number
            assert self.lines.setdefault(line.number, line) == line, "the past has changed"

    def _next(self) -> Ask | None:
        assert self.update
        table, own = self.update.table, self.update.own[0]
        command: AnyCommand
        if self._todo:
            command = self._todo.pop(0)
        elif own.seat is not None and table.turn and own.seat in table.turn.seats:
            command = Play(BOTS["random"].choose(joined(table.game, own), self.rng))
        elif own.seat is not None and table.waits and table.game.seats[own.seat].stack < 20:
            command = Play(BuyIn(own.seat, 40))
        elif own.seat is not None and table.next_pack and self.rng.random() < 0.3:
            command = GiveShare(seat=own.seat, pack=table.next_pack.number, share=f"{self.rng.random()}")
        elif self.rng.random() < 0.2:
            command = Say(text="hm")
        else:
            return None
        self._count += 1
        return Ask(id=f"{self.person}-{self._count}", number=table.number, command=command)


def chips(table: Table) -> tuple[int, int]:
    """The chips that came to a table and are still there by the ledger, and those that lie on it."""
    session = table.session
    bets = sum(session.running.bets) if session.running else 0
    lying = sum(seat.stack for seat in session.seats) + session.pot + session.house + bets
    return sum(account.bought - account.cashed for account in table.accounts), lying


async def check_log(store: Store, table_id: str, secret: bytes) -> Table:
    """The log is complete, everything in it can be done, no chip is lost, and all cards came as the dealer laid them."""
    table, dealer = unopened(), Dealer(secret, table_id)
    stored = await store.entries(table_id)
    assert [entry.number for entry in stored] == list(range(1, len(stored) + 1))
    named = [(entry.person, entry.command) for entry in stored if entry.command]
    assert len(named) == len(set(named)), "a command was done twice"
    for each in stored:
        entry = entry_of(each)
        draft = Draft(table, entry.at)
        for act in entry.acts:
            if isinstance(act, acts.Played) and isinstance(act.move, Draw):
                choice = next(choice for choice in awaited(draft.table.session) if choice.kind is Kind.DRAW)
                dealer.take_up(draft.table.shuffled)
                assert dealer.draw(choice.stock, len(act.move.cards)) == act.move.cards
            draft.do(act)
            bought, lying = chips(draft.table)
            assert bought == lying, (entry.number, act)
        table = draft.table
    return table


async def opened(store: Store, server: Server, games: list[str]) -> list[Stubborn]:
    """Players for one table of each game, opened through a server that is gone again."""
    identity = Identity(await store.key("identity", os.urandom(KEY_BYTES)), Origins())
    rooms = Rooms(store)
    players = []
    for game in games:
        room = await rooms.create(Settings(game=game, clock=QUICK, seats=3), f"{game}-0")
        for place in range(2):
            person = f"{game}-{place}"
            await store.create_person(Person(id=person, name=person, created=0, seen=0))
            players.append(Stubborn(server, room.table.code, person, identity.token(person), host=not place))
    await rooms.close()
    return players


def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """M-15: all eight games at once, so that every kill finds some table in the middle of something."""
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        store, server, rng = Store.open(database), Server(), Random(7)
        players = await opened(store, server, [variant.name for variant in VARIANTS])
        server.process = await started(database)
        tasks = [asyncio.create_task(player.live()) for player in players]
        try:
            for _ in range(5):
                before = sum(len(player.done) for player in players)
                await until(
                    lambda before=before: sum(len(player.done) for player in players) > before + 60  # type: ignore[misc] # mypy infers no type for a lambda with a default
                )
                moment = time.monotonic() + rng.random() / 20
                await until(lambda moment=moment: time.monotonic() > moment)  # type: ignore[misc] # mypy infers no type for a lambda with a default
                await server.process.kill()
                server.process = await started(database)
            before = sum(len(player.done) for player in players)
            await until(lambda: sum(len(player.done) for player in players) > before + 60)
            for player in players:
                player.stop = True
            await asyncio.wait_for(asyncio.gather(*tasks), 30)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.process.kill()
        for player in players[::2]:
            row = await store.table_by_code(player.code)
            assert row
            secret = await store.secret(row.id)
            assert secret
            table = await check_log(store, row.id, secret)
            assert table.deals >= 1, "nothing was dealt: the test looks at nothing"
        for player in players:
            row = await store.table_by_code(player.code)
            assert row
            entries = {entry.number: entry for entry in await store.entries(row.id)}
            for name, number in player.done.items():
                assert (entries[number].person, entries[number].command) == (player.person, name)
            assert player.lines.keys() <= entries.keys()
        await store.close()

    run(story)


def test_after_a_kill_a_player_has_the_time_that_he_had(tmp_path: Path) -> None:
    """The turn's remainder is right within a second, after a stop that is longer than the whole turn."""
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        store, server = Store.open(database), Server()
        clock = Clock(turn=5, bank=0, pause=0)
        players = await opened(store, server, ["high-card-pool"])
        server.process = await started(database)
        for player in players:
            player._todo = []
        identity = Identity(await store.key("identity", os.urandom(KEY_BYTES)), Origins())

        async def come(person: str) -> Client:
            socket = await connect(f"ws://127.0.0.1:{server.process.port}/socket", compression=None)
            client = Client(socket, identity.token(person), players[0].code)
            return await client.hello()

        ann, bob = await come("high-card-pool-0"), await come("high-card-pool-1")
        await ann.done(ChangeRules(settings=Settings(game="high-card-pool", clock=clock, seats=3)))
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            await client.done(Sit(name=name))
        await ann.done(Start())
        await until(lambda: ann.table.turn)
        assert ann.table.settings.clock.turn == 5
        assert ann.table.turn
        assert ann.table.turn.left
        ends = time.monotonic() + ann.table.turn.left / 1000
        # Let a part of it pass, so that a remainder that begins anew would be noticed.
        await until(lambda: ends - time.monotonic() < 3.5)
        await server.process.kill()
        left = ends - time.monotonic()
        stopped = time.monotonic()
        await ann.leave()
        await bob.leave()
        await until(lambda: time.monotonic() - stopped > 5.5)
        server.process = await started(database)
        back = await come("high-card-pool-0")
        assert back.table.turn
        assert back.table.turn.left
        assert abs(back.table.turn.left / 1000 - left) < 1.2
        await back.leave()
        await server.process.kill()
        await store.close()

    run(story)


def test_a_process_that_was_frozen_takes_no_time_from_anybody(tmp_path: Path) -> None:
    """M-14: nobody is timed out by the server's own trouble."""
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        store = Store.open(database)
        identity = Identity(await store.key("identity", os.urandom(KEY_BYTES)), Origins())
        rooms = Rooms(store)
        settings = Settings(game="high-card-pool", clock=Clock(turn=3, bank=0, pause=0))
        code = (await rooms.create(settings, "Ann")).table.code
        await rooms.close()
        async with process(database) as server:
            clients = []
            for name in ("Ann", "Bob"):
                await store.create_person(Person(id=name, name=name, created=0, seen=0))
                socket = await connect(
                    f"ws://127.0.0.1:{server.port}/socket", compression=None, ping_interval=None
                )
                clients.append(await Client(socket, identity.token(name), code).hello())
                await clients[-1].done(Sit(name=name))
            ann, _ = clients
            await ann.done(Start())
            await until(lambda: ann.table.turn)
            turn = ann.table.turn
            assert turn
            server.freeze()
            moment = time.monotonic() + 4.5
            await until(lambda: time.monotonic() > moment)
            server.thaw()
            await until(
                lambda: any(isinstance(act, acts.Woken) for line in ann.lines.values() for act in line.acts)
            )
            assert ann.table.turn
            assert ann.table.turn.seats == turn.seats
            assert ann.table.turn.left
            assert ann.table.turn.left > 1000
            assert all(player.missed == 0 for player in (await _table(store, code)).players if player)
            for client in clients:
                await client.leave()
        await store.close()

    run(story)


def test_a_look_from_outside_takes_away_nothing_that_a_killed_server_acknowledged(tmp_path: Path) -> None:
    """As a backup does it: whoever closes a file last removes what is beside it, unless a server has it open."""
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> None:
        store = Store.open(database)
        identity = Identity(await store.key("identity", os.urandom(KEY_BYTES)), Origins())
        (ann, _) = await opened(store, Server(), ["high-card-pool"])
        await store.close()
        async with process(database) as server:
            socket = await connect(f"ws://127.0.0.1:{server.port}/socket", compression=None)
            client = await Client(socket, identity.token(ann.person), ann.code).hello()
            with contextlib.closing(sqlite3.connect(database)) as look:
                assert look.execute("select count(*) from entries").fetchone()
            number = await client.done(Say("After the look."))
            await server.kill()
            await client.leave()
        again = Store.open(database)
        row = await again.table_by_code(ann.code)
        assert row
        assert await again.head(row.id) >= number
        await again.close()

    run(story)


async def _table(store: Store, code: str) -> Table:
    """The table as its log has it."""
    row = await store.table_by_code(code)
    assert row
    found = await awake(store, row.id)
    assert found
    return found.table
