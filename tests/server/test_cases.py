"""Faults seen elsewhere that need a server, each by its number in docs/cases.md."""

from __future__ import annotations

import asyncio
import itertools
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from reddog.protocol.messages import Line, Refused, Update
from reddog.rules.choices import Kind
from reddog.rules.events import Anted, AnyEvent, Settled
from reddog.rules.moves import Bet
from reddog.server.socket_pace import Pace
from reddog.table.commands import Play, Remove, Say, Sit
from reddog.table.errors import Refused as NotSeated
from reddog.table.settings import Clock, Settings
from reddog.table.told import Happened
from tests.server.asking import Site
from tests.server.live import QUICK, Client, Live, awaited, run, serving, told, until

CALM = Settings(game="high-card-pool", clock=QUICK)
ODD = (
    "-5", "-1", "0.5", "2.5", "NaN", "Infinity", "-Infinity", "1e309", "1e3", "2147483648", "9007199254740993",
    "9223372036854775808", "1" + "0" * 400, "null", "true", "[]", "{}",
    '"5"', '"1,000"', '"1.000"', '"1 000"', '"2k"', '"1e3"', '"\\u0665"', '"-5"', '""',
)  # fmt: skip
"""What is no amount of chips, written as JSON or nearly so (M-02, M-03, M-04)."""
FIVE = '"5"'
"""The only one of them that is an amount, where house rules are set by words."""
PLACES = (
    '{"do":"play","move":{"move":"bet","seat":SEAT,"chips":CHIPS}}',
    '{"do":"play","move":{"move":"raise","seat":SEAT,"chips":CHIPS}}',
    '{"do":"play","move":{"move":"stake","seat":SEAT,"chips":CHIPS}}',
    '{"do":"play","move":{"move":"buy-in","seat":SEAT,"chips":CHIPS}}',
    '{"do":"play","move":{"move":"join","seat":4,"chips":CHIPS}}',
    '{"do":"wait","name":"Ann","chips":CHIPS}',
    '{"do":"propose-adjust","from_seat":SEAT,"to_seat":2,"chips":CHIPS}',
    '{"do":"extend","seat":SEAT,"times":CHIPS}',
    '{"do":"change-rules","settings":{"buy_in":CHIPS}}',
    '{"do":"change-rules","settings":{"buy_in_most":CHIPS,"buy_in":1}}',
    '{"do":"change-rules","settings":{"clock":{"turn":CHIPS}}}',
    '{"do":"change-rules","settings":{"seats":CHIPS}}',
)
"""Every place in which a player of a running deal names an amount."""
LARGEST = "2147483648"
"""A buy-in of so many chips is large, and one."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


def odd_asks(seat: int, number: int) -> Iterator[str]:
    """Messages that ask for something with an amount that is none."""
    for count, place in enumerate(PLACES):
        for odd in ODD:
            if odd == LARGEST and "buy_in" in place:
                continue
            command = place.replace("SEAT", str(seat)).replace("CHIPS", odd)
            yield f'{{"type":"ask","id":"{count}","number":{number},"command":{command}}}'


def test_no_amount_that_is_none_is_taken_anywhere(database: str) -> None:
    """M-02, M-03, M-04, M-09: refused in words, in every place; the table goes on as it was."""

    async def story() -> None:
        async with serving(database, pace=lambda: Pace(burst=1e9, a_second=1e9, faults=1e9)) as live:
            clients = await live.company(CALM)
            while (actor := await awaited(clients)) is not clients[0]:
                await told(clients, await actor.done(Play(Bet(actor.own.seat or 0, 1))))
            before = live.room(actor.code).table
            asked = list(odd_asks(0, actor.number))
            for message in asked:
                count = actor.count(Refused) + actor.count(Update)
                await actor.say(message)
                await until(lambda count=count: actor.count(Refused) + actor.count(Update) > count)  # type: ignore[misc] # mypy infers no type for a lambda with a default
                assert isinstance(actor.messages[-1], Refused), message[:200]
                assert actor.refusals[-1].sentence, message[:200]
            codes = {refusal.code for refusal in actor.refusals}
            assert codes >= {"bad_message", "out_of_range", "not_now"}
            assert "server_trouble" not in codes
            assert live.room(actor.code).table == before
            huge = await live.join(actor.code, "Eve")
            await huge.say(asked[0].replace("-5", "9" * 1_000_000))
            await until(lambda: huge.closed)
            assert huge.closed == 1009
            await actor.done(Play(Bet(0, 1)))

    run(story)


def test_no_table_opens_with_an_amount_that_is_none(server: Site) -> None:
    """M-02, M-03, M-04, M-11: as a number of the table's, and as a house rule, which is a word."""
    ann = server.guest()
    for odd in ODD:
        server.time.passes(3600)
        for settings in (
            f'{{"buy_in":{odd.replace(LARGEST, "0")}}}',
            f'{{"seats":{odd}}}',
            f'{{"clock":{{"turn":{odd}}}}}',
            f'{{"house":{{"ante":{json.dumps(odd)}}}}}',
            f'{{"house":{{"ante":{odd.replace(FIVE, "5")}}}}}',
        ):
            answer = server.client.post(
                "/api/tables",
                content=f'{{"settings":{settings}}}',
                headers={**ann.headers, "Content-Type": "application/json"},
            )
            assert answer.status_code in {400, 422}, (settings, answer.text)
            assert answer.json()["sentence"]
    assert ann.get("/api/tables").json() == {"tables": []}


def test_what_is_won_is_at_once_the_same_wherever_one_looks(database: str) -> None:
    """M-29: in the line, in the stack, in the account, and in the ledger that is asked for right after it."""

    async def story() -> None:
        async with serving(database) as live:
            clients = await live.company(CALM)
            outcomes: set[bool] = set()
            while outcomes != {True, False}:
                actor = await awaited(clients)
                seat, before = actor.own.seat, actor.table
                assert seat is not None
                number = await actor.done(Play(Bet(seat, 1)))
                events = events_of(actor.lines[number])
                net = next(event.net for event in events if isinstance(event, Settled))
                antes = sum(dict(event.paid).get(seat, 0) for event in events if isinstance(event, Anted))
                after = next(
                    message.table
                    for message in actor.messages
                    if isinstance(message, Update) and message.table.number == number
                )
                ledger = await asyncio.to_thread(ledger_of, live, actor)
                stack = before.game.seats[seat].stack + net - antes
                assert after.game.seats[seat].stack == after.accounts[seat].stack == stack
                assert after.accounts[seat].net == stack - 100
                if ledger["accounts"][seat]["stack"] != stack:
                    # The next deal has begun meanwhile, and its ante is paid.
                    await told(clients, number + 1)
                    assert ledger["accounts"][seat]["stack"] == actor.table.accounts[seat].stack
                outcomes.add(net > 0)
                await told(clients, number)

    run(story)


def events_of(line: Line) -> list[AnyEvent]:
    return [event for act in line.acts if isinstance(act, Happened) for event in act.events]


def ledger_of(live: Live, client: Client) -> Any:
    """The ledger, asked for over HTTP."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{live.port}/api/tables/{client.code}/ledger",
        headers={"Authorization": f"Bearer {client.token}"},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


@pytest.mark.parametrize(
    ("game", "kinds"), [("high-card-pool", 1), ("shoot", 2), ("casino", 2), ("pot-in-between", 1)]
)
def test_who_comes_late_or_comes_back_sees_what_those_see_who_never_left(
    database: str, game: str, kinds: int
) -> None:
    """M-34: in every phase of some deals, names, stacks, dealer and turn; a player his own cards as before."""

    async def story() -> None:
        rng = Random(game)
        async with serving(database) as live:
            clients = await live.company(Settings(game=game, clock=QUICK), chips=500)
            eve = await live.join(clients[0].code, "Eve")
            asked: set[Kind] = set()
            for count in itertools.count():
                if count >= 9 and len(asked) >= kinds:
                    break
                actor = await awaited(clients)
                await told([*clients, eve], max(client.number for client in clients))
                asked.add(actor.table.game.awaited[0].kind)
                gone = count % 3
                own = clients[gone].own
                for client in (eve, clients[gone]):
                    await client.leave()
                eve = await live.join(actor.code, "Eve")
                clients[gone] = await live.join(actor.code, ("Ann", "Bob", "Cid")[gone])
                assert clients[gone].own == own
                assert {client.number for client in [*clients, eve]} == {actor.number}
                tables = {msgspec.json.encode(client.table) for client in [*clients, eve]}
                assert len(tables) == 1
                actor = await awaited(clients)
                await actor.move(rng)

    run(story)


def test_who_presses_when_his_time_is_long_up_is_told_why_nothing_happens(database: str) -> None:
    """M-36: his time runs out while he has no connection; the table does not offer the move any more."""
    now = [1_800_000_000_000]

    async def story() -> None:
        async with serving(database, now=lambda: now[0]) as live:
            clock = Clock(turn=30, bank=0, grace=0, pause=0)
            clients = await live.company(Settings(game="high-card-pool", clock=clock))
            actor = await awaited(clients)
            name = ("Ann", "Bob", "Cid")[clients.index(actor)]
            seen, seat = actor.number, actor.own.seat
            assert seat is not None
            await actor.leave()
            now[0] += 30_000
            await live.room(actor.code).tick()
            back = await live.join(actor.code, name, after=seen)
            assert "time" in [act.why for act in back.lines[seen + 1].acts if isinstance(act, Happened)]
            assert not back.awaited
            assert all(choice.seat != seat for choice in back.table.game.awaited)
            pressed = await back.ask(Play(Bet(seat, 1)), number=seen)
            assert isinstance(pressed, Refused)
            assert pressed.code == "stale"
            assert pressed.sentence == back.refusals[-1].sentence
            assert pressed.sentence.endswith(".")

    run(story)


def test_markup_is_shown_letter_by_letter_wherever_people_write(server: Site) -> None:
    """M-22: a name, a title, talk, and why somebody was removed; nothing of it is markup on any page of ours."""
    odd = "<img src=x onerror=a()>"
    ann, bob = server.guest("Ann"), server.guest(odd)
    code = ann.opens(game="shoot", title=odd)
    server.asks(ann, code, Sit(name="Ann"))
    server.asks(bob, code, Sit(name=odd))
    server.asks(bob, code, Say(text=odd))
    server.asks(ann, code, Remove(person=bob.person, reason=odd))
    read = [ann.get(f"/api/tables/{code}/{part}") for part in ("history", "ledger", "export")]
    for answer in (*read, server.client.get(f"/api/tables/{code}")):
        assert odd in answer.text
        assert "json" in answer.headers["content-type"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    acts = [act for line in read[0].json()["lines"] for act in line["acts"]]
    found = {act["act"]: act for act in acts if odd in act.values()}
    assert (found["seated"]["name"], found["said"]["text"], found["removed"]["reason"]) == (odd,) * 3
    assert odd in read[1].json()["text"]
    for path in ("/", f"/t/{code}", f"/t/{odd}"):
        assert "<img src=x" not in server.client.get(path).text


def test_one_account_is_one_person_at_a_table_on_however_many_devices(server: Site) -> None:
    """M-30: logging in from another browser is no second seat, unless the host lets one person have several."""
    ann = server.guest("Ann")
    secret = {"account": "ann.lee", "password": "correct horse battery"}
    assert ann.post("/api/account", secret).status_code == 201
    for several in (False, True):
        code = ann.opens(game="shoot", several_seats=several)
        server.asks(ann, code, Sit(name="Ann"))
        other = server.client.post("/api/login", json=secret).json()
        server.client.cookies.clear()
        assert other["person"] == ann.person
        room = server.room(code)
        again = Sit(name="Ann too")
        if several:
            server.run(room.ask, other["person"], "again", room.table.number, again)
        else:
            with pytest.raises(NotSeated, match="seated_already"):
                server.run(room.ask, other["person"], "again", room.table.number, again)
        assert sum(player is not None for player in room.table.players) == 1 + several


def test_a_browser_is_one_guest_at_a_time_and_two_guests_of_one_are_two_people(server: Site) -> None:
    """M-30: what tells people apart is the cookie, so a second guest takes the first one's place in the browser.

    At the table he is somebody else, whom the host sees come, and may remove; the first one's seat waits for his own link.
    """
    page = {"Origin": "http://testserver"}
    browser = server.client
    ann = browser.post("/api/guest", json={"name": "Ann"}, headers=page).json()
    code = browser.post("/api/tables", json={"settings": {"game": "shoot"}}, headers=page).json()["code"]
    room = server.room(code)
    server.run(room.ask, ann["person"], "sits", room.table.number, Sit(name="Ann"))
    assert browser.get("/api/me").json()["person"] == ann["person"], "a second tab is the same person"
    with pytest.raises(NotSeated, match="seated_already"):
        server.run(room.ask, ann["person"], "again", room.table.number, Sit(name="Ann too"))

    other = browser.post("/api/guest", json={"name": "Ann"}, headers=page).json()
    assert browser.get("/api/me").json()["person"] == other["person"] != ann["person"]
    server.run(room.ask, other["person"], "sits", room.table.number, Sit(name="Ann"))
    held = [player for player in room.table.players if player is not None]
    assert [player.person for player in held] == [ann["person"], other["person"]]
    assert held[0].name != held[1].name, "nobody takes one for the other"
    server.run(room.ask, ann["person"], "out", room.table.number, Remove(other["person"]))
    assert sum(player is not None for player in room.table.players) == 1

    link = ann["link"].rpartition("/")[2]
    again = browser.post("/api/resume", json={"link": link}, headers=page).json()
    assert again["person"] == browser.get("/api/me").json()["person"] == ann["person"]
