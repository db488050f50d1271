"""Nonsense, too much and too fast: refused in words, and nobody else notices."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from reddog.protocol.messages import AnyFromServer, Done, Hello, Notice, Ping, Pong, Update
from reddog.server.outbox import MOST_UPDATES
from reddog.server.socket_pace import Pace
from reddog.table.commands import Say, Sit
from reddog.table.settings import Settings
from tests.server.live import QUICK, run, serving, told, until

CALM = Settings(game="high-card-pool", clock=QUICK)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


NONSENSE = [
    ("", ""),
    ("{", ""),
    ("null", ""),
    ("[]", ""),
    ('"hello"', ""),
    ("[" * 8000, ""),
    ('{"type":"ask","id":"n1"}', "n1"),
    ('{"type":"ask","id":7,"number":0,"command":{"do":"start"}}', ""),
    ('{"type":"ask","id":"n2","number":-1,"command":{"do":"start"}}', "n2"),
    ('{"type":"ask","id":"n3","number":0,"command":{"do":"win"}}', "n3"),
    ('{"type":"ask","id":"n4","number":0,"command":{"do":"start","chips":5}}', "n4"),
    ('{"type":"ask","id":"n5","number":0,"person":"Bob","command":{"do":"start"}}', "n5"),
    ('{"type":"ask","id":"n6","number":0,"command":{"do":"sit","name":"Ann","chips":NaN}}', ""),
    ('{"type":"ask","id":"n7","number":0,"command":{"do":"sit","name":"Ann","chips":1e309}}', "n7"),
    ('{"type":"ask","id":"n8","number":0,"command":{"do":"sit","name":"Ann","chips":-5}}', "n8"),
    (
        '{"type":"ask","id":"n9","number":0,"command":{"do":"sit","name":"Ann","chips":' + "9" * 400 + "}}",
        "n9",
    ),
    ('{"type":"ask","id":"m1","number":0,"command":{"do":"play","move":{"move":"draw","cards":[1]}}}', "m1"),
    ('{"type":"ask","id":"m2","number":0,"command":{"do":"play","move":{"move":"close"}}}', "m2"),
    (
        '{"type":"ask","id":"m3","number":0,"command":{"do":"play","move":{"move":"bet","seat":0,"chips":1.5}}}',
        "m3",
    ),
    ('{"type":"update"}', ""),
]


def test_nonsense_is_refused_in_words_and_nothing_changes(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(database, pace=lambda: Pace(burst=1e9, a_second=1e9, faults=1e9)) as live:
            room = await live.table(CALM)
            ann = await live.join(room.table.code, "Ann")
            number = room.table.number
            for text, name in NONSENSE:
                before = len(ann.refusals)
                await ann.say(text)
                await until(lambda before=before: len(ann.refusals) > before)  # type: ignore[misc] # mypy infers no type for a lambda with a default
                refusal = ann.refusals[-1]
                assert (refusal.code, refusal.id, refusal.number) == ("bad_message", name, number), text[:80]
                assert refusal.sentence
            await ann.say(b'\xff\xfe{"type":"ping"}')
            await until(lambda: len(ann.refusals) > len(NONSENSE))
            assert room.table.number == number
            assert isinstance(await ann.ask(Sit(name="Ann")), Done)
        assert not caplog.records

    run(story)


def test_what_is_wrong_with_a_message_is_named_with_its_place(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            await ann.say(NONSENSE[14][0])
            await until(lambda: ann.refusals)
            assert "$.command.chips" in str(ann.refusals[0].facts["why"])

    run(story)


def test_too_much_nonsense_ends_the_connection_and_only_that(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            clients = await live.company(CALM)
            for _ in range(30):
                await clients[2].say("nonsense")
            await until(lambda: clients[2].closed)
            assert clients[2].closed == 1008
            assert len(clients[2].refusals) == 21
            await clients[0].done(Say(text="still here"))
            await until(lambda: clients[1].number == clients[0].number)

    run(story)


def test_a_message_that_is_too_long_is_refused_and_the_connection_ends(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            await ann.say(json.dumps({"type": "ping", "id": "x" * 17_000}))
            await until(lambda: ann.closed)
            assert ann.closed == 1009
            assert ann.refusals[0].code == "too_large"

    run(story)


def test_who_sends_too_fast_is_told_to_wait_and_may_go_on_afterwards(database: str) -> None:
    async def story() -> None:
        now = 0.0
        pace = lambda: Pace(burst=5, a_second=1, now=lambda: now)  # noqa: E731
        async with serving(database, pace=pace) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            for count in range(6):
                await ann.say(Ping(id=str(count)))
            await until(lambda: ann.refusals)
            assert [refusal.code for refusal in ann.refusals] == ["too_fast", "too_fast"]
            assert [refusal.id for refusal in ann.refusals] == ["4", "5"]
            assert ann.count(Pong) == 4
            now = 1.0
            await ann.say(Ping(id="later"))
            await until(lambda: ann.messages[-1] == Pong(id="later"))

    run(story)


def test_who_does_not_read_holds_nobody_up_and_gets_the_newest_when_he_does(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann, _, _ = await live.company(CALM)
            await live.person("Eve")
            url = f"ws://127.0.0.1:{live.port}/socket"
            async with connect(url, compression=None, max_size=None, max_queue=1) as deaf:
                hello = Hello(table=ann.code, token=live.service.identity.token("Eve"))
                await deaf.send(msgspec.json.encode(hello).decode())
                room = live.room(ann.code)
                await until(lambda: room.presence.has("Eve"))
                outbox = next(each.outbox for each in room.presence.connections if each.person == "Eve")
                count = 0
                while not outbox._updates:
                    await room.ask("Ann", f"fill {count}", 0, Say(text="x" * 300))
                    count += 1
                    assert count < 5000, "the connection takes everything"
                for more in range(MOST_UPDATES + 3):
                    await room.ask("Ann", f"more {more}", 0, Say(text="x" * 300))
                last = room.table.number
                await told([ann], last)
                assert len(outbox._waiting) <= MOST_UPDATES
                found = []
                async for text in deaf:
                    found.append(msgspec.json.decode(text, type=AnyFromServer))
                    if isinstance(found[-1], Update) and found[-1].table.number == last:
                        break
                assert "behind" in [message.what for message in found if isinstance(message, Notice)]
                numbers = [message.table.number for message in found if isinstance(message, Update)]
                assert numbers == sorted(numbers)

    run(story)
