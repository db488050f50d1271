"""A client at a real server: who one is there, what one is told, what is done once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from reddog.bots import BOTS
from reddog.client import Back, Client, Lost, News, Refusal, RemoteTable, Unreachable
from reddog.protocol.messages import Notice
from reddog.rules.moves import Bet
from reddog.rules.variants import VARIANTS
from reddog.table.acts import Said
from reddog.table.commands import Answer, Play, ProposeEnd, Remove, Say, Sit, Start
from reddog.table.settings import Clock, Settings
from tests.client.servers import live, story, wire_to
from tests.server.live import QUICK, Live, until

SLOW = Settings(clock=Clock(turn=0, pause=0, bots=0))


@contextlib.asynccontextmanager
async def table_at(address: str, *names: str, settings: Settings = SLOW) -> AsyncIterator[list[RemoteTable]]:
    """People who have come to a new table; the first is its host."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client.connect(address, name=name)) for name in names]
        code = (await clients[0].open(settings)).code
        yield [await client.table(code) for client in clients]


async def seated(*tables: RemoteTable) -> None:
    for table in tables:
        await table.ask(Sit(table.name))
    await tables[0].ask(Start())
    await somebody_asked(*tables)


async def somebody_asked(*tables: RemoteTable) -> None:
    """Wait until all know as much, and one is asked something: between two deals nobody is."""
    await until(
        lambda: len({table.table.number for table in tables}) == 1 and any(table.turns for table in tables)
    )


async def heard(table: RemoteTable, until_text: str) -> list[str]:
    """What was said at a table until a certain word came, as one person heard it."""
    said: list[str] = []
    async for news in table:
        if isinstance(news, News):
            said += [act.text for line in news.lines for act in line.acts if isinstance(act, Said)]
        if until_text in said:
            return said
    raise AssertionError(f"{until_text} never came after {said}")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_bots_play_at_a_server_as_they_do_at_home(tmp_path: Path, variant: object) -> None:
    """Three people's programs, each with its own view, play some deals of every game; nothing is refused."""
    name = getattr(variant, "name", "")
    settings = Settings(game=name, clock=QUICK, buy_in=200)

    async def play(table: RemoteTable, kind: str) -> int:
        luck = Random(kind)
        while table.table.game.deals < 4:
            for seat in table.turns:
                with contextlib.suppress(Refusal):  # somebody else's answer changed what is asked
                    await table.ask(Play(BOTS[kind].choose(table.view(seat), luck)))
            if table.table.waits and table.table.started:
                break
            if not table.turns:
                await anext(table)
        return table.table.game.deals

    async def tell() -> None:
        async with live(tmp_path) as server:
            address = f"http://127.0.0.1:{server.port}"
            async with table_at(address, "Ann", "Bob", "Cid", settings=settings) as tables:
                for table in tables:
                    await table.ask(Sit(table.name))
                await tables[0].ask(Start())
                deals = await asyncio.gather(
                    *(
                        play(table, kind)
                        for table, kind in zip(tables, ("careful", "minimum", "random"), strict=True)
                    )
                )
                assert min(deals) > 1
                now = tables[0].table
                assert sum(account.bought - account.cashed for account in now.accounts) == 600

    story(tell)


def test_what_is_refused_is_an_error_with_the_code_and_the_facts(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            table_at(f"http://127.0.0.1:{server.port}", "Ann", "Bob") as (ann, bob),
        ):
            with pytest.raises(Refusal) as host_only:
                await bob.ask(Start())
            assert host_only.value.code == "host_only"
            assert host_only.value.sentence.endswith(".")
            await seated(ann, bob)
            turn = next(table for table in (ann, bob) if table.turns)
            number = turn.table.number
            with pytest.raises(Refusal) as refused:
                await turn.ask(Play(Bet(turn.turns[0], 77)))
            assert refused.value.code == "out_of_range"
            assert refused.value.facts["least"] == 1
            assert refused.value.facts["chips"] == 77
            assert turn.table.number == number

    story(tell)


def test_after_an_answer_the_table_shows_what_was_done(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            table_at(f"http://127.0.0.1:{server.port}", "Ann") as (ann,),
        ):
            number = await ann.ask(Sit("Ann", seat=3))
            assert ann.table.number >= number
            assert ann.seats == (3,)
            assert ann.view().seat == 3
            with pytest.raises(KeyError):
                ann.view(0)

    story(tell)


def test_a_connection_that_breaks_comes_back_and_nothing_is_told_twice(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            wire_to(server.port) as wire,
            table_at(wire.address, "Ann", "Bob") as (ann, bob),
        ):
            news: list[object] = []

            async def hear() -> None:
                async for one in ann:
                    news.append(one)  # noqa: PERF401 - it is looked at while it grows

            hearing = asyncio.create_task(hear())
            for round_number in range(3):
                await bob.ask(Say(f"before {round_number}"))
                wire.cut()
                await bob.ask(Say(f"while away {round_number}"))
            await until(lambda: ann.table.number == bob.table.number)
            await bob.ask(Say("last"))
            lines = [line for one in news if isinstance(one, News) for line in one.lines]
            await until(lambda: "last" in _said(news))
            hearing.cancel()
            lines = [line for one in news if isinstance(one, News) for line in one.lines]
            numbers = [line.number for line in lines]
            assert numbers == list(range(numbers[0], numbers[-1] + 1)), "each once, in order, none missing"
            assert _said(news) == [
                f"{word} {count}" for count in range(3) for word in ("before", "while away")
            ] + ["last"]
            assert (
                sum(isinstance(one, Lost) for one in news) == sum(isinstance(one, Back) for one in news) >= 1
            )

    story(tell)


def _said(news: list[object]) -> list[str]:
    return [
        act.text
        for one in news
        if isinstance(one, News)
        for line in one.lines
        for act in line.acts
        if isinstance(act, Said)
    ]


def test_a_bet_whose_answer_was_lost_is_made_once(tmp_path: Path) -> None:
    async def tell() -> None:
        async with live(tmp_path) as server, wire_to(server.port) as wire:
            address = f"http://127.0.0.1:{server.port}"
            async with (
                table_at(address, "Ann", "Bob") as (ann, bob),
                Client.connect(wire.address, name="Cid") as far,
            ):
                cid = await far.table(ann.table.code)
                await seated(ann, bob, cid)
                while not cid.turns:
                    for table in (ann, bob):
                        for seat in table.turns:
                            await table.ask(Play(Bet(seat, 1)))
                    await somebody_asked(ann, bob, cid)
                before = ann.table.number
                wire.deaf = True
                betting = asyncio.create_task(cid.ask(Play(Bet(cid.turns[0], 1))))
                await until(lambda: ann.table.number > before)
                wire.deaf = False
                wire.cut()
                number = await betting
                history = await server.store.entries(server.room(ann.table.code).table.id)
                bets = [entry for entry in history if entry.person == cid.person and entry.number > before]
                assert [entry.number for entry in bets] == [number]

    story(tell)


def test_a_server_that_is_started_again_is_found_and_the_game_goes_on(tmp_path: Path) -> None:
    async def tell() -> None:
        async with contextlib.AsyncExitStack() as stack:
            first = await stack.enter_async_context(live(tmp_path))
            wire = await stack.enter_async_context(wire_to(first.port))
            async with table_at(wire.address, "Ann", "Bob") as (ann, bob):
                await seated(ann, bob)
                before = ann.table
                async with _after(first, tmp_path) as second:
                    wire.target = second.port
                    wire.cut()
                    await ann.ask(Say("still here"))
                    assert ann.table.game.seats == before.game.seats
                    assert ann.turns or bob.turns
                    assert await heard(bob, "still here") == ["still here"]

    story(tell)


@contextlib.asynccontextmanager
async def _after(first: Live, folder: Path) -> AsyncIterator[Live]:
    """Another server on the same database, the first one's tables put away."""
    await first.rooms.close()
    async with live(folder) as second:
        yield second


def test_who_is_removed_hears_it_and_nothing_more(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            table_at(f"http://127.0.0.1:{server.port}", "Ann", "Bob") as (ann, bob),
        ):
            await ann.ask(Remove(bob.person, "loud"))
            news = [one async for one in bob]
            assert any(isinstance(one, Notice) and one.what == "removed" for one in news)
            with pytest.raises(Unreachable):
                await bob.ask(Say("again"))

    story(tell)


def test_a_table_that_is_over_ends_the_news_and_answers_who_ended_it(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            table_at(f"http://127.0.0.1:{server.port}", "Ann", "Bob") as (ann, bob),
        ):
            await ann.ask(Sit("Ann"))
            await bob.ask(Sit("Bob"))
            await ann.ask(ProposeEnd())
            number = await bob.ask(Answer(yes=True))
            last = [one async for one in bob if isinstance(one, News)][-1]
            assert last.table.ended == "agreed"
            assert last.table.number == number

    story(tell)


def test_a_personal_link_brings_the_same_person_and_the_newest_connection_plays(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            table_at(f"http://127.0.0.1:{server.port}", "Ann") as (ann,),
            Client.connect(f"http://127.0.0.1:{server.port}", name="Bob") as bob,
        ):
            await ann.ask(Sit("Ann"))
            there = await bob.table(ann.table.code)
            async with Client.connect(ann.address.server, token=bob.link) as phone:
                here = await phone.table(ann.table.code)
                assert here.person == there.person
                assert here.name == "Bob"
                with pytest.raises(Refusal) as refused:
                    await there.ask(Say("from the old one"))
                assert refused.value.code == "replaced"
                await there.take_over()
                await there.ask(Say("taken over"))
                with pytest.raises(Refusal):
                    await here.ask(Say("from the phone"))

    story(tell)


def test_two_programs_of_one_person_do_not_fight_over_the_table(tmp_path: Path) -> None:
    """The older one neither plays on nor comes back when its connection breaks."""

    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            wire_to(server.port) as wire,
            Client.connect(wire.address, name="Ann") as ann,
        ):
            older = await ann.table((await ann.open(SLOW)).code)
            place = f"http://127.0.0.1:{server.port}"
            async with Client.connect(place, token=ann.token) as again:
                newer = await again.table(older.table.code)
                with pytest.raises(Refusal) as refused:
                    async for _ in older:
                        pass
                assert refused.value.code == "replaced"
                wire.cut()
                with pytest.raises(Unreachable) as over:
                    async for _ in older:
                        pass
                assert over.value.code == "played_elsewhere"
                await newer.ask(Sit("Ann"))
                assert newer.seats == (0,)

    story(tell)


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def tell() -> None:
        async with live(tmp_path) as server:
            async with Client.connect(f"http://127.0.0.1:{server.port}/t/AAAA-AAAA", name="Ann") as client:
                with pytest.raises(Refusal) as refused:
                    await client.table()
                assert refused.value.code == "no_such_table"
            async with Client.connect(f"http://127.0.0.1:{server.port}", name="Ann") as client:
                with pytest.raises(Unreachable) as unnamed:
                    await client.table()
                assert unnamed.value.code == "no_table_named"

    story(tell)


def test_a_server_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    async def tell() -> None:
        async with live(tmp_path) as server:
            port = server.port
        with pytest.raises(Unreachable) as unreachable:
            async with Client.connect(f"http://127.0.0.1:{port}/t/AAAAAAAA", name="Ann"):
                pass
        assert unreachable.value.code == "no_connection"
        async with Client.connect(f"http://127.0.0.1:{port}/t/AAAAAAAA", token="somebody") as client:
            with pytest.raises(Unreachable):
                await client.table()

    story(tell)


def test_a_lost_server_is_looked_for_only_so_long(tmp_path: Path) -> None:
    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            wire_to(server.port) as wire,
            Client.connect(wire.address, name="Ann", patience=0.2) as client,
        ):
            table = await client.table((await client.open(SLOW)).code)
            wire.target = 1
            wire.cut()
            with pytest.raises(Unreachable):
                async for _ in table:
                    pass
            with pytest.raises(Unreachable):
                await table.ask(Say("anybody?"))

    story(tell)
