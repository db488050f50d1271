"""A real server on a real port, and people who play at it through real WebSockets. For the tests of the server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from random import Random
from typing import Any, TypeVar

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from reddog.bots import BOTS
from reddog.protocol.messages import (
    AnyFromServer,
    Ask,
    Done,
    FromClient,
    Hello,
    Line,
    Missed,
    Notice,
    Refused,
    Update,
    Welcome,
)
from reddog.rules.views import OwnView, View, joined
from reddog.server.app import make_app
from reddog.server.frame_socket import FrameSocket
from reddog.server.room import Room
from reddog.server.rooms import Rooms
from reddog.server.service import Service
from reddog.server.settings import ServerSettings
from reddog.server.socket_pace import Pace
from reddog.store import Person, Store
from reddog.table.commands import AnyCommand, Play, Sit, Start
from reddog.table.settings import Clock, Settings
from reddog.table.views import TableView

PATIENCE = 60.0
"""Seconds after which what should have happened has not."""
_DECODER = msgspec.json.Decoder(AnyFromServer)
_NAMES = itertools.count()
"""Of commands: none of them is used twice, by any connection."""
_T = TypeVar("_T")
QUICK = Clock(turn=0, bank=0, pause=0, bots=0)
"""No time for anything."""


async def until(check: Callable[[], _T | None], *, patience: float = PATIENCE) -> _T:
    """What the check gives as soon as it is something."""
    deadline = time.monotonic() + patience
    while not (found := check()):
        assert time.monotonic() < deadline, f"it did not come to pass: {check}"
        await asyncio.sleep(0.002)
    return found


async def told(clients: Iterable[Client], number: int) -> None:
    """Wait until all these clients know of an entry."""
    await until(lambda: all(client.number >= number for client in clients))


async def awaited(clients: Iterable[Client]) -> Client:
    """The client that the table waits for, as soon as there is one."""
    return await until(lambda: next((client for client in clients if client.awaited), None))


def unhurried() -> Pace:
    """No limit."""
    return Pace(burst=1e9, a_second=1e9)


class Client:
    """A person at a table, through one connection. It keeps all that it was sent, byte for byte."""

    def __init__(self, websocket: ClientConnection, token: str, code: str) -> None:
        self.websocket = websocket
        self.token = token
        self.code = code
        self.raw: list[str] = []
        self.messages: list[AnyFromServer] = []
        self.lines: dict[int, Line] = {}
        self.update: Update | None = None
        self.welcome: Welcome | None = None
        self.closed: int | None = None
        self._answers: dict[str, asyncio.Future[Done | Refused]] = {}
        self._reader = asyncio.create_task(self._read())

    async def say(self, message: FromClient | str | bytes) -> None:
        """Send a message, or anything at all."""
        await self.websocket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    async def hello(self, **more: Any) -> Client:
        """Say hello, and wait until one is let in."""
        count = self.count(Update)
        await self.say(Hello(table=self.code, token=self.token, **more))
        await until(lambda: self.count(Update) > count or self.closed is not None)
        return self

    async def ask(
        self, command: AnyCommand, *, number: int | None = None, name: str | None = None
    ) -> Done | Refused:
        """Ask for something, and wait for the answer."""
        name = name or f"c{next(_NAMES)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        if number is None:
            number = self.number
        await self.say(Ask(id=name, number=number, command=command))
        return await asyncio.wait_for(answer, PATIENCE)

    async def done(self, command: AnyCommand) -> int:
        """Ask for something that is not refused."""
        answer = await self.ask(command)
        assert isinstance(answer, Done), answer
        await until(lambda: self.number >= answer.number)
        return answer.number

    def count(self, kind: type[AnyFromServer]) -> int:
        """How many messages of a kind have come."""
        return sum(isinstance(message, kind) for message in self.messages)

    def notices(self) -> list[str]:
        """What was noted about the connection."""
        return [message.what for message in self.messages if isinstance(message, Notice)]

    @property
    def refusals(self) -> list[Refused]:
        """What was refused."""
        return [message for message in self.messages if isinstance(message, Refused)]

    @property
    def table(self) -> TableView:
        """The table as it was told last."""
        assert self.update is not None, "no hello yet"
        return self.update.table

    @property
    def number(self) -> int:
        """The number of the last update."""
        return self.update.table.number if self.update else 0

    @property
    def own(self) -> OwnView:
        """What the client's first seat knows."""
        assert self.update is not None
        return self.update.own[0]

    def view(self) -> View:
        """The game as the first seat sees it."""
        return joined(self.table.game, self.own)

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this client."""
        turn = self.update and self.update.table.turn
        return bool(turn and self.own.seat in turn.seats)

    async def move(self, rng: Random, bot: str = "random") -> Done | Refused:
        """Answer what is awaited as a bot does."""
        return await self.ask(Play(BOTS[bot].choose(self.view(), rng)))

    async def leave(self) -> None:
        """Close the connection."""
        await self.websocket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for text in self.websocket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(_DECODER.decode(text))
        except ConnectionClosed:
            pass
        self.closed = self.websocket.close_code or 1006
        for answer in self._answers.values():
            if not answer.done():
                answer.cancel()

    def _take(self, message: AnyFromServer) -> None:
        self.messages.append(message)
        match message:
            case Welcome():
                self.welcome = message
            case Missed(lines=lines):
                self.lines.update((line.number, line) for line in lines)
            case Update(line=line):
                self.update = message
                if line:
                    self.lines[line.number] = line
            case Done(id=name) | Refused(id=name):
                if (answer := self._answers.pop(name, None)) and not answer.done():
                    answer.set_result(message)
            case _:
                pass


class Live:
    """A server that runs."""

    def __init__(self, service: Service, port: int) -> None:
        self.service = service
        self.rooms: Rooms = service.rooms
        self.store: Store = service.store
        self.port = port
        self.clients: list[Client] = []

    async def person(self, name: str) -> str:
        """Make a person known; his id is his name."""
        now = self.rooms._means.now()
        await self.store.create_person(Person(id=name, name=name, created=now, seen=now))
        return name

    async def table(self, settings: Settings, host: str = "Ann") -> Room:
        """Open a table."""
        return await self.rooms.create(settings, await self.person(host))

    async def connect(self, code: str, person: str, **how: Any) -> Client:
        """Open a connection for a person, who says nothing yet."""
        websocket = await connect(
            f"ws://127.0.0.1:{self.port}/socket", max_size=None, compression=None, **how
        )
        client = Client(websocket, self.service.identity.token(person), code)
        self.clients.append(client)
        return client

    async def join(self, code: str, person: str, **hello: Any) -> Client:
        """Let a person come to a table."""
        await self.person(person)
        return await (await self.connect(code, person)).hello(**hello)

    async def company(
        self, settings: Settings, names: tuple[str, ...] = ("Ann", "Bob", "Cid"), chips: int = 100
    ) -> list[Client]:
        """A table at which these people sit and play; the first is the host."""
        room = await self.table(settings, names[0])
        clients = [await self.join(room.table.code, name) for name in names]
        for name, client in zip(names, clients, strict=True):
            await client.done(Sit(name=name, chips=chips))
        await clients[0].done(Start())
        return clients

    def room(self, code: str) -> Room:
        """The live table with a code."""
        return next(room for room in self.rooms._live.values() if room.table.code == code)


@contextlib.asynccontextmanager
async def serving(
    database: str, *, make_rooms: Callable[[Store, int], Rooms] | None = None, **rooms: Any
) -> AsyncIterator[Live]:
    """A server in this very loop; `rooms` is handed to its Rooms."""
    rooms.setdefault("pace", unhurried)
    made = make_rooms or (lambda store, expiry: Rooms(store, expiry=expiry, **rooms))
    app = make_app(ServerSettings(database=database), make_rooms=made)
    config = uvicorn.Config(app, log_config=None, ws=FrameSocket, ws_per_message_deflate=False, lifespan="on")
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    running = asyncio.create_task(_served(server, listening))
    live = None
    try:
        await until(lambda: server.started or running.done())
        assert server.started, "the server did not start"
        live = Live(app.state.service, port)
        yield live
    finally:
        for client in live.clients if live is not None else ():
            await client.leave()
        server.should_exit = True
        await running


async def _served(server: uvicorn.Server, listening: socket.socket) -> None:
    with listening, contextlib.suppress(SystemExit):
        await server.serve([listening])


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Let a story happen."""
    asyncio.run(story())  # type: ignore[arg-type]
