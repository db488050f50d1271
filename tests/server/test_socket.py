"""One connection: hello, questions and answers, nonsense, and the end."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from reddog.protocol.messages import Hello, Missed, Ping, Pong, Refused, Update, Welcome
from reddog.server.socket_pace import Pace
from reddog.table.commands import HandOver, Remove, Say, Sit, Start
from reddog.table.settings import Settings
from tests.server.live import QUICK, Client, Live, run, serving, until

CALM = Settings(game="high-card-pool", clock=QUICK)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


def test_a_hello_is_answered_with_who_one_is_and_how_the_table_stands(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            ann = await live.join(room.table.code, "Ann")
            assert [type(message) for message in ann.messages] == [Welcome, Update]
            assert ann.welcome == Welcome(
                person="Ann",
                name="Ann",
                table=room.table.code,
                number=room.table.number,
                server=ann.welcome.server,  # type: ignore[union-attr]
            )
            assert ann.update
            assert ann.update.line is None
            assert ann.own.seat is None
            assert ann.table.watching[0].person == "Ann"

    run(story)


def test_a_code_may_be_typed_carelessly(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM)).table.code
            ann = await live.join(f" {code[:4].lower()}-{code[4:].lower()} ", "Ann")
            assert ann.welcome
            assert ann.welcome.table == code

    run(story)


def test_a_name_is_needed_once_and_kept_with_whoever_has_it(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            codes = [(await live.table(CALM)).table.code for _ in range(2)]
            before = (await live.store.person("Ann")) or pytest.fail("she opened them")
            ann = await live.join(codes[0], "Ann", name="Anneliese")
            await ann.leave()
            again = await live.join(codes[1], "Ann")
            assert again.welcome
            assert again.welcome.name == "Anneliese"
            kept = await live.store.person("Ann")
            assert kept
            assert (kept.name, kept.created) == ("Anneliese", before.created)
            assert kept.seen > before.seen, "and the visit is noted"

    run(story)


async def refused_at_hello(live: Live, code: str, **hello: object) -> Client:
    await live.person("Bob")
    bob = await live.connect(code, "Bob")
    await bob.say(Hello(**{"table": code, "token": bob.token} | hello))  # type: ignore[arg-type]
    await until(lambda: bob.closed)
    return bob


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"token": "forged"}, "not_known"),
        ({"token": ""}, "not_known"),
        ({"table": "AAAAAAAA"}, "no_such_table"),
        ({"table": "nonsense \u202e"}, "no_such_table"),
        ({"version": 99}, "protocol_newer"),
    ],
)
def test_who_cannot_come_in_is_told_why_and_the_connection_ends(
    database: str, hello: dict[str, object], code: str
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            bob = await refused_at_hello(live, room.table.code, **hello)
            assert [refusal.code for refusal in bob.refusals] == [code]
            assert not bob.refusals[0].sentence.startswith("Refused:"), "the code has no sentence"
            assert bob.closed == 1008
            assert not room.table.here

    run(story)


def test_a_person_whose_data_were_deleted_is_not_known_any_more(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            await live.person("Bob")
            await live.store.delete_person("Bob", lambda body: body)
            bob = await live.connect(room.table.code, "Bob")
            await bob.say(Hello(table=bob.code, token=bob.token))
            await until(lambda: bob.closed)
            assert bob.refusals[0].code == "not_known"

    run(story)


def test_who_has_his_data_deleted_is_sent_away_and_the_others_see_nothing_of_him_any_more(
    database: str,
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            ann = await live.join(room.table.code, "Ann")
            bob = await live.join(room.table.code, "Bob", name="Bobadil")
            await bob.done(Say(text="Bobadil was here"))
            async with httpx2.AsyncClient() as asking:
                answer = await asking.delete(
                    f"http://127.0.0.1:{live.port}/api/me", headers={"Authorization": f"Bearer {bob.token}"}
                )
            assert answer.status_code == 204, answer.text
            await until(lambda: ann.closed and bob.closed)
            assert (ann.closed, bob.closed) == (1012, 1008)
            assert (ann.notices(), bob.notices()) == ([], ["forgotten"])
            again = await live.connect(room.table.code, "Bob")
            await again.say(Hello(table=again.code, token=again.token))
            await until(lambda: again.closed)
            assert again.refusals[0].code == "not_known"
            back = await (await live.connect(room.table.code, "Ann")).hello(after=0)
            assert live.room(back.code) is not room
            assert "Somebody" in "".join(back.raw)
            assert "Bobadil" not in "".join(back.raw)
            await back.done(Say(text="The table goes on."))

    run(story)


def test_the_first_message_has_to_be_a_hello(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            bob = await live.connect("AAAAAAAA", "Bob")
            await bob.say('{"type":"ask","id":"x","number":0,"command":{"do":"start"}}')
            await until(lambda: bob.closed)
            assert [(refusal.id, refusal.code) for refusal in bob.refusals] == [("x", "hello_first")]

    run(story)


def test_who_says_nothing_is_not_waited_for(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            live.rooms.patience = 0.05
            bob = await live.connect("AAAAAAAA", "Bob")
            await until(lambda: bob.closed)
            assert bob.closed == 1008

    run(story)


def test_who_says_anything_but_a_hello_is_not_waited_for_either(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            live.rooms.patience = 0.1
            pinging, lost = [await live.connect("AAAAAAAA", "Bob") for _ in range(2)]
            await lost.say("nonsense")
            while not pinging.closed:
                heard = len(pinging.messages)
                with contextlib.suppress(ConnectionClosed):
                    await pinging.say(Ping(id="a1"))
                await until(lambda heard=heard: len(pinging.messages) > heard or pinging.closed)  # type: ignore[misc] # mypy infers no type for a lambda with a default
            await until(lambda: lost.closed)
            assert (pinging.closed, pinging.websocket.close_reason) == (1008, "no hello")
            assert (lost.closed, lost.websocket.close_reason) == (1008, "no hello")
            assert Pong(id="a1") in pinging.messages

    run(story)


def test_who_has_been_let_in_may_be_silent(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            live.rooms.patience = 0.05
            ann, bob = await live.connect(room.table.code, "Ann"), await live.connect("AAAAAAAA", "Bob")
            await ann.hello()
            await until(lambda: bob.closed)
            await ann.done(Say(text="I am still here."))
            assert not ann.closed

    run(story)


def test_a_ping_is_answered_also_before_the_hello(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            bob = await live.connect("AAAAAAAA", "Bob")
            await bob.say(Ping(id="a1"))
            await until(lambda: bob.messages)
            assert bob.messages == [Pong(id="a1")]

    run(story)


def test_who_changes_his_name_all_the_time_is_heard_once_a_minute(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            ann = await live.join(room.table.code, "Ann")
            await ann.hello(name="Bea")
            assert room.table.here[0].name == "Bea"
            before = room.table.number
            for name in ("Cleo", "Dora", "Ann"):
                await ann.hello(name=name)
            assert room.table.here[0].name == "Bea"
            assert room.table.number == before
            assert ann.welcome
            assert ann.welcome.name == "Bea"
            monkeypatch.setattr("reddog.server.room.RENAMED", 0)
            await ann.hello(name="Cleo")
            assert room.table.here[0].name == "Cleo"

    run(story)


def test_codes_cannot_be_tried_one_after_the_other_through_sockets(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            await live.person("Bob")
            tries = live.service.settings.tries_a_minute
            codes = []
            for code in [*["0000"] * tries, room.table.code]:
                bob = await live.connect(code, "Bob")
                await bob.say(Hello(table=code, token=bob.token))
                await until(lambda bob=bob: bob.closed)  # type: ignore[misc] # mypy infers no type for a lambda with a default
                codes.append(bob.refusals[0].code)
            assert codes == ["no_such_table"] * tries + ["too_fast"]

    run(story)


def test_who_says_hello_twice_plays_on_and_is_not_told_that_he_was_replaced(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            await ann.hello()
            await ann.done(Say(text="still me"))
            assert ann.notices() == []
            assert len(live.room(ann.code).presence.connections) == 1

    run(story)


def test_hello_is_not_said_all_the_time(database: str) -> None:
    """Each may make the server read a whole log."""

    async def story() -> None:
        async with serving(
            database, pace=lambda: Pace(burst=1e9, a_second=1e9, faults=3, a_minute=0)
        ) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            for _ in range(5):
                await ann.say(Hello(table=ann.code, token=ann.token, after=0))
            await until(lambda: len(ann.refusals) == 2)
            assert {refusal.code for refusal in ann.refusals} == {"too_fast"}
            assert ann.count(Update) == 4

    run(story)


def test_a_connection_keeps_to_one_table_and_one_person(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            one, other = (await live.table(CALM)), (await live.table(CALM, "Bob"))
            ann = await live.join(one.table.code, "Ann")
            for table, token in (
                (other.table.code, ann.token),
                (ann.code, live.service.identity.token("Bob")),
            ):
                count = len(ann.refusals)
                await ann.say(Hello(table=table, token=token))
                await until(lambda count=count: len(ann.refusals) > count)  # type: ignore[misc] # mypy infers no type for a lambda with a default
                assert ann.refusals[-1].code == "one_table_each"
            assert not other.table.here

    run(story)


@pytest.mark.parametrize("missed", [3, 400])
def test_who_comes_back_is_told_exactly_what_he_missed(database: str, missed: int) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann, bob = [
                await live.join(code, name)
                for code in [(await live.table(CALM)).table.code]
                for name in ("Ann", "Bob")
            ]
            await until(lambda: ann.number == bob.number)
            seen = bob.number
            await bob.leave()
            for count in range(missed):
                await live.room(ann.code).ask("Ann", f"s{count}", 0, Say(text=f"line {count}"))
            back = await live.join(ann.code, "Bob", after=seen)
            assert back.welcome
            assert back.welcome.number == seen + missed
            assert list(back.lines) == list(range(seen + 1, seen + missed + 1))
            kinds = [type(message) for message in back.messages]
            assert kinds == [Welcome, *[Missed] * -(-missed // 100), Update]
            assert all(back.lines[number] == ann.lines[number] for number in list(back.lines)[-3:])

    run(story)


def test_who_claims_to_know_more_than_has_happened_missed_nothing(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann", after=2**53)
            assert [type(message) for message in ann.messages] == [Welcome, Update]

    run(story)


def test_who_is_removed_is_told_so_and_cannot_come_back_at_once(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            ann, bob, _ = await live.company(CALM)
            await ann.done(Remove(person="Bob", reason="rude"))
            await until(lambda: bob.closed)
            assert bob.notices() == ["removed"]
            again = await refused_at_hello(live, ann.code)
            assert again.refusals[0].code == "removed"
            assert all(player.person != "Bob" for player in ann.table.players)

    run(story)


def test_names_are_shown_as_the_table_has_them(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM)).table.code
            await live.join(code, "Ann")
            other = await live.join(code, "Bob", name="\u202eAnn\u200b")
            assert other.welcome
            assert other.welcome.name == "Ann 2"

    run(story)


def test_a_server_that_stops_says_so_and_takes_nothing_back(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            clients = await live.company(CALM)
            number = await clients[0].done(Say(text="last words"))
            await live.rooms.close()
            await until(lambda: all(client.closed for client in clients))
            assert all(client.notices() == ["stopping"] and client.closed == 1012 for client in clients)
        async with serving(database) as live:
            back = await live.join(clients[0].code, "Ann")
            assert back.number >= number
            assert [player.person for player in back.table.players] == ["Ann", "Bob", "Cid"]

    run(story)


def test_only_the_host_s_powers_are_the_host_s(database: str) -> None:
    """M-09: who one is comes from the connection and from nothing in a message."""

    async def story() -> None:
        async with serving(database) as live:
            code = (await live.table(CALM)).table.code
            ann, bob = [await live.join(code, name) for name in ("Ann", "Bob")]
            await bob.done(Sit(name="Ann"))
            for command in (Start(), HandOver(person="Bob")):
                refused = await bob.ask(command)
                assert isinstance(refused, Refused)
                assert refused.code == "host_only"
            await ann.done(HandOver(person="Bob"))
            assert ann.table.host == "Bob"

    run(story)
