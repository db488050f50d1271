"""A server that says what a test wants, over real sockets: what a real one would say only by accident."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from reddog.client import News, RemoteTable
from reddog.client.address import Address
from reddog.protocol.messages import AnyFromClient, FromServer, Line, Update, Welcome
from reddog.rules.session import start
from reddog.rules.views import open_view, own_view
from reddog.table.acts import Said
from reddog.table.settings import Settings, variant_of
from reddog.table.views import TableView

_SESSION = start(variant_of(Settings()), (None,) * 6)
_OWN = (own_view(_SESSION, None),)
_EMPTY: dict[str, Any] = dict.fromkeys(TableView.__struct_fields__, ())
TABLE = TableView(
    **{
        **_EMPTY,
        "number": 1,
        "asked": 0,
        "code": "AAAAAAAA",
        "settings": Settings(),
        "host": "ann",
        "started": False,
        "paused": "",
        "ended": "",
        "turn": None,
        "next_deal": None,
        "proposal": None,
        "planned": None,
        "pack": None,
        "next_pack": None,
        "game": open_view(_SESSION),
        "waits": "not_started",
    }
)


def line(number: int) -> Line:
    return Line(number, 0, (Said("bob", f"word {number}"),), "bob")


def update(number: int, *, told: bool = True) -> Update:
    return Update(replace(TABLE, number=number), _OWN, line(number) if told else None)


WELCOME = Welcome("ann", "Ann", "AAAAAAAA", 1)


class Script:
    """One connection as the test sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def say(self, *messages: FromServer) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> AnyFromClient:
        message: AnyFromClient = msgspec.json.decode(await self.socket.recv(), type=AnyFromClient)
        return message


Play = Callable[[Script], Awaitable[None]]


@contextlib.asynccontextmanager
async def scripted(*plays: Play, patience: float = 5.0) -> AsyncIterator[RemoteTable]:
    """A client's table at a server that plays one script for each connection; the last one again for all later ones."""
    rest = list(plays)

    async def played(socket: ServerConnection) -> None:
        await (rest.pop(0) if len(rest) > 1 else rest[0])(Script(socket))

    async with serve(played, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        table = RemoteTable(
            Address(f"http://127.0.0.1:{port}", "AAAAAAAA"),
            token="secret-token",
            name="Ann",
            patience=patience,
        )
        try:
            yield table
        finally:
            await table.close()
            await asyncio.sleep(0)


async def numbers(table: RemoteTable, last: int) -> list[int]:
    """The lines that were told, up to one."""
    told: list[int] = []
    async for news in table:
        if isinstance(news, News):
            told += [one.number for one in news.lines]
            if news.table.number == last:
                break
    return told
