"""Of two connections of one person only the newer plays, and the older does not take the table back by itself."""

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from reddog.client import Back, Lost, News, Refusal, RemoteTable, Unreachable
from reddog.protocol.messages import Notice
from reddog.table.commands import Start
from tests.client.scripted import WELCOME, Script, numbers, scripted, update
from tests.client.servers import story

REPLACED = Notice("replaced", "You play on in a newer connection.")


async def replaced(table: RemoteTable) -> None:
    with pytest.raises(Refusal) as refused:
        async for _ in table:
            pass
    assert refused.value.code == "replaced"


def test_a_program_stops_where_another_connection_of_the_same_person_plays() -> None:
    async def play(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), REPLACED, update(5))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            await replaced(table)
            assert await numbers(table, 5) == [5], "who wants to watch iterates on"

    story(tell)


@pytest.mark.parametrize("how", ["broken", "behind", "missing"])
def test_a_connection_that_was_replaced_greets_no_more_by_itself(how: str) -> None:
    greetings = 0

    async def play(script: Script) -> None:
        nonlocal greetings
        greetings += 1
        await script.hear()
        await script.say(WELCOME, update(4, told=False), REPLACED)
        if how == "broken":
            await script.socket.close(1012)
            return
        await script.say(Notice("behind", "Slow.") if how == "behind" else update(9))
        with contextlib.suppress(ConnectionClosed):
            await script.hear()
            greetings += 1

    async def tell() -> None:
        async with scripted(play) as table:
            await table.ready()
            await replaced(table)
            with pytest.raises(Unreachable) as over:
                async for _ in table:
                    pass
            assert over.value.code == "played_elsewhere"
            with pytest.raises(Unreachable):
                await table.ask(Start())

    story(tell)
    assert greetings == 1


def test_a_connection_that_took_over_comes_back_by_itself() -> None:
    async def first(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(4, told=False), REPLACED)
        await script.hear()
        await script.say(WELCOME, update(4, told=False))
        await script.socket.close(1012)

    async def second(script: Script) -> None:
        await script.hear()
        await script.say(WELCOME, update(5, told=False))
        await script.socket.wait_closed()

    async def tell() -> None:
        async with scripted(first, second) as table:
            await table.ready()
            await replaced(table)
            await table.take_over()
            kinds = [type(await anext(table)) for _ in range(4)]
            assert kinds == [News, Lost, Back, News]

    story(tell)
