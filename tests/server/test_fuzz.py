"""Anything at all, sent to a live table: answered or refused in words, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reddog.protocol.messages import AnyFromClient, Ask, Done, Ping, Pong, Refused
from reddog.rules.moves import Bet, BuyIn, Leave, Pass, SitOut, Vote
from reddog.server.socket_pace import Pace
from reddog.server.waking import awake
from reddog.table import commands
from reddog.table.settings import Settings
from tests.server.live import QUICK, Client, Live, serving, until
from tests.server.test_kill import chips

SEATS = st.integers(0, 2) | st.integers(0, 2) | st.integers(0, 19)
CHIPS = st.integers(1, 10**12) | st.integers(1, 50)
NAMES = st.text(min_size=1, max_size=30)
PEOPLE = st.sampled_from(["Ann", "Bob", "Cid", "Eve", "nobody"])
MOVES = st.one_of(
    st.builds(Bet, SEATS, CHIPS),
    st.builds(Pass, SEATS),
    st.builds(BuyIn, SEATS, CHIPS),
    st.builds(SitOut, SEATS),
    st.builds(Leave, SEATS),
    st.builds(Vote, SEATS, st.booleans()),
)
COMMANDS = st.one_of(
    st.builds(commands.Sit, NAMES, CHIPS | st.none(), SEATS | st.none()),
    st.builds(commands.Wait, NAMES),
    st.builds(commands.Play, MOVES),
    st.builds(commands.GiveShare, SEATS, st.integers(0, 5), NAMES),
    st.builds(commands.BackAgain, SEATS),
    st.builds(commands.Say, NAMES),
    st.builds(commands.AddBot, st.sampled_from(["random", "minimum", "nobody"])),
    st.builds(commands.Mute, PEOPLE),
    st.builds(commands.ProposeVoid),
    st.builds(commands.MoveOn, SEATS),
    st.builds(commands.ProposeMoveOn, SEATS),
    st.builds(commands.ProposeAdjust, SEATS, SEATS, CHIPS),
    st.builds(commands.Answer, st.booleans()),
    st.sampled_from([commands.Start(), commands.Resume(), commands.StopWaiting()]),
)
IDS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=20)
ASKS = st.builds(Ask, IDS, st.sampled_from([0, 10**9]), COMMANDS)
WHOLE = ASKS.map(lambda ask: msgspec.json.encode(ask).decode())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message in which something is cut, doubled, replaced or put in."""
    message = json.loads(draw(WHOLE))
    place: Any = draw(st.sampled_from([message, message["command"]]))
    key = draw(st.sampled_from([*place, "person", "seat"]))
    match draw(st.integers(0, 3)):
        case 0:
            place.pop(key, None)
        case 1 | 2:
            place[key] = draw(JSON)
        case _:
            text = json.dumps(message)
            at = draw(st.integers(0, len(text)))
            return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 2)) :]
    return json.dumps(message)


MESSAGES = st.one_of(
    ASKS, ASKS, ASKS, WHOLE, mutated(), JSON.map(json.dumps), st.text(max_size=60), st.binary(max_size=60)
)


class Ground:
    """A server with a table in one long loop, so that every example need not begin a new one."""

    def __init__(self, database: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.rng = Random(1)
        self.names = count()
        self.serving = serving(database, pace=lambda: Pace(burst=1e9, a_second=1e9, faults=1e9))
        self.live: Live = self.do(self.serving.__aenter__())
        self.clients: list[Client] = self.do(
            self.live.company(Settings(game="pot-in-between", clock=QUICK), chips=1000)
        )
        self.code = self.clients[0].code
        self.clients.append(self.do(self.live.join(self.code, "Eve")))

    def do(self, work: Any) -> Any:
        """Let something happen in the loop."""
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        """End it."""
        self.do(self.serving.__aexit__(None, None, None))
        self.loop.close()

    async def send(self, messages: list[tuple[int, Ask | str | bytes]]) -> None:
        """Send messages, each by one of the clients, and wait until all are answered."""
        for client in self.clients[:3]:
            # The game goes on meanwhile, so that messages meet every stage of it.
            if client.awaited:
                await client.move(self.rng)
        before = [self._answers(client) for client in self.clients]
        for who, message in messages:
            if isinstance(message, Ask):
                message = replace(message, id=f"f{next(self.names)}")  # noqa: PLW2901 - else it were a repeat
            await self.clients[who].say(message)
        for place, client in enumerate(self.clients):
            sent = sum(who == place for who, _ in messages)
            await until(
                lambda client=client, due=before[place] + sent: client.closed or self._answers(client) >= due  # type: ignore[misc] # mypy infers no type for a lambda with a default
            )
            if client.closed:
                # Whoever was thrown out comes back when he may.
                name = ("Ann", "Bob", "Cid", "Eve")[place]
                self.clients[place] = await self.live.join(self.code, name)

    @staticmethod
    def _answers(client: Client) -> int:
        return sum(isinstance(message, Done | Refused | Pong) for message in client.messages)


def test_whatever_is_sent_is_answered_and_the_table_stays_whole(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ground = Ground(str(tmp_path / "tables.sqlite3"))

    @settings(max_examples=120, suppress_health_check=list(HealthCheck), database=None)
    @given(st.lists(st.tuples(st.integers(0, 3), MESSAGES), min_size=1, max_size=12))
    def sent(messages: list[tuple[int, Ask | str | bytes]]) -> None:
        ground.do(ground.send(messages))
        assert not caplog.records, caplog.text
        for client in ground.clients:
            assert all(refusal.code != "server_trouble" for refusal in client.refusals)
        bought, lying = chips(ground.live.room(ground.code).table)
        assert bought == lying

    try:
        sent()
        room = ground.live.room(ground.code)
        ground.do(ground.clients[0].say(Ping(id="still-there")))
        ground.do(until(lambda: ground.clients[0].messages[-1] == Pong(id="still-there")))
        found = ground.do(awake(ground.live.store, room.table.id))
        assert found.table == room.table
        assert room.table.number > 25, "hardly anything was done: the messages are all refused"
    finally:
        ground.close()


def test_valid_messages_are_what_the_protocol_says() -> None:
    @settings(max_examples=50, database=None)
    @given(WHOLE)
    def decoded(text: str) -> None:
        assert isinstance(msgspec.json.decode(text, type=AnyFromClient), Ask)

    decoded()
