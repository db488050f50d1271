"""What a client makes of messages that are missing, old, doubled, or not to be understood."""

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from reddog.client import Back, Lost, News, Refusal, Unreachable
from reddog.protocol.messages import Ask, Done, Hello, Missed, Notice, Refused
from reddog.table.commands import Say, Start
from tests.client.scripted import WELCOME, Script, line, numbers, scripted, update
from tests.client.servers import story


def test_what_is_missing_is_asked_for_and_told_in_order() -> None:
    async def play(script: Script) -> None:
        first = await script.hear()
        assert isinstance(first, Hello)
        assert first.after is None
        await script.say(WELCOME, update(4, told=False), update(5), update(8))
        again = await script.hear()
        assert isinstance(again, Hello)
        assert again.after == 5
        await script.say(
            WELCOME, Missed((line(6),)), Missed((line(7), line(8))), update(8, told=False), update(9)
        )
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            assert await numbers(table, 9) == [5, 6, 7, 8, 9]

    story(tell)


def test_what_comes_between_the_question_and_its_answer_hides_nothing() -> None:
    greetings: list[int | None] = []

    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), update(5), update(8), update(9), update(10))
        again = await script.hear()
        assert isinstance(again, Hello)
        greetings.append(again.after)
        rest = Missed(tuple(line(number) for number in range(6, 11)))
        await script.say(WELCOME, rest, update(10, told=False), update(11), Notice("x", "Y."))
        with contextlib.suppress(ConnectionClosed):
            greetings.append((await script.hear()).after)  # type: ignore[union-attr]

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            assert await numbers(table, 11) == [5, 6, 7, 8, 9, 10, 11]
            assert isinstance(await anext(table), Notice)

    story(tell)
    assert greetings == [5], "it is asked once"


def test_what_is_old_or_comes_again_is_told_once() -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), update(5), update(5), update(4), update(6))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            assert await numbers(table, 6) == [5, 6]
            assert table.table.number == 6

    story(tell)


def test_a_server_that_kept_no_older_lines_is_believed() -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), update(9))
        await script.hear()
        await script.say(WELCOME, Missed((line(8), line(9))), update(9, told=False))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            assert await numbers(table, 9) == [8, 9]

    story(tell)


def test_a_server_that_was_set_back_is_followed() -> None:
    async def first(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(9, told=False))
        await script.socket.close(1012)

    async def second(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), update(5))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(first, second) as table:
            await table.ready()
            assert await numbers(table, 5) == [5]
            assert table.table.number == 5

    story(tell)


def test_a_command_without_an_answer_is_sent_again_under_the_same_name() -> None:
    asks: list[Ask] = []

    async def first(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        heard = await script.hear()
        assert isinstance(heard, Ask)
        asks.append(heard)
        await script.socket.close(1012)

    async def second(script: Script) -> None:
        hello = await script.hear()
        assert isinstance(hello, Hello)
        assert hello.after == 4
        await script.say(WELCOME, Missed((line(5),)), update(5, told=False))
        heard = await script.hear()
        assert isinstance(heard, Ask)
        asks.append(heard)
        await script.say(Done(heard.id, 5))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(first, second) as table:
            await table.ready()
            assert await table.ask(Start()) == 5
            one, again = asks
            assert one == again
            kinds = [type(await anext(table)) for _ in range(4)]
            assert kinds == [News, Lost, Back, News]

    story(tell)


def test_a_command_that_a_stopping_server_refuses_goes_to_the_next_one() -> None:
    async def first(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        heard = await script.hear()
        assert isinstance(heard, Ask)
        await script.say(Refused(heard.id, "server_stopping", "The server stops."))
        await script.socket.close(1012)

    async def second(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        heard = await script.hear()
        assert isinstance(heard, Ask)
        await script.say(update(5), Done(heard.id, 5))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(first, second) as table:
            await table.ready()
            assert await table.ask(Say("hello")) == 5

    story(tell)


def test_every_command_has_a_name_of_its_own() -> None:
    names: list[str] = []

    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        while True:
            heard = await script.hear()
            assert isinstance(heard, Ask)
            names.append(heard.id)
            await script.say(Done(heard.id, 4))

    async def tell() -> None:
        async with scripted(play) as table, scripted(play) as other:
            await asyncio.gather(table.ready(), other.ready())
            await asyncio.gather(*(one.ask(Say("hello")) for one in (table, other) for _ in range(20)))

    story(tell)
    assert len(set(names)) == len(names) == 40


def test_a_greeting_that_is_refused_for_good_is_the_end() -> None:
    tries = 0

    async def play(script: Script) -> None:
        nonlocal tries
        tries += 1
        await script.hear()
        await script.say(Refused("", "removed", "You were removed.", {"minutes": 9}))
        await script.socket.close(1008)

    async def tell() -> None:
        async with scripted(play) as table:
            with pytest.raises(Refusal) as refused:
                await table.ready()
            assert refused.value.code == "removed"
            assert refused.value.facts == {"minutes": 9}
            assert refused.value.sentence == "You were removed."

    story(tell)
    assert tries == 1


@pytest.mark.parametrize("code", ["store_trouble", "server_trouble", "server_stopping", "too_fast"])
def test_a_greeting_that_is_refused_for_the_moment_is_tried_again(code: str) -> None:
    async def busy(script: Script) -> None:
        await script.hear()
        await script.say(Refused("", code, "Not now."))
        await script.socket.close(1008)

    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(busy, play) as table:
            await table.ready()
            assert table.table.number == 4

    story(tell)


def test_a_greeting_that_is_always_refused_for_the_moment_is_tried_only_so_long() -> None:
    async def troubled(script: Script) -> None:
        await script.hear()
        await script.say(Refused("", "server_trouble", "Something went wrong."))
        await script.socket.close(1008)

    async def tell() -> None:
        async with scripted(troubled, patience=0.2) as table:
            with pytest.raises(Unreachable) as unreachable:
                await table.ready()
            assert unreachable.value.code == "no_connection"

    story(tell)


def test_what_is_missing_is_asked_for_in_a_new_connection_where_it_is_refused_for_the_moment() -> None:
    async def troubled(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), update(5), update(8))
        await script.hear()
        await script.say(Refused("", "server_trouble", "Something went wrong."))
        await script.socket.wait_closed()

    async def play(script: Script) -> None:
        again = await script.hear()
        assert isinstance(again, Hello)
        assert again.after == 5
        rest = Missed((line(6), line(7), line(8)))
        await script.say(WELCOME, rest, update(8, told=False), update(9))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(troubled, play) as table:
            await table.ready()
            assert await numbers(table, 9) == [5, 6, 7, 8, 9]

    story(tell)


@pytest.mark.parametrize("text", ["nonsense", '{"type":"unheard-of"}', '{"type":"update","table":{}}', "[]"])
def test_what_cannot_be_understood_ends_the_connection_with_a_reason(text: str) -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.socket.send(text)
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            with pytest.raises(Unreachable) as unreachable:
                await table.ready()
            assert unreachable.value.code == "unreadable_message"
            assert "secret-token" not in str(unreachable.value)

    story(tell)


def test_a_slow_reader_loses_no_state_and_memory_stays_bounded() -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(0, told=False))
        for number in range(1, 3001):
            await script.say(update(number))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            while table.table.number < 3000:
                await asyncio.sleep(0)
            told = await numbers(table, 3000)
            assert told[-1000:] == list(range(2001, 3001))
            assert len(told) < 2100

    story(tell)


def test_a_connection_that_is_closed_answers_nothing_more() -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), Notice("behind", "Slow."))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            asking = asyncio.create_task(table.ask(Start()))
            await asyncio.sleep(0)
            await table.close()
            with pytest.raises(Unreachable) as over:
                await asking
            assert over.value.code == "connection_over"

    story(tell)
