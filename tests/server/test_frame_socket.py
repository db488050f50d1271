"""The short way to a client: in order with the ordinary one, in one go, and closed when the connection is."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from reddog.server.frame_socket import MOST_PARTS, FrameSocket, Take, short_way
from reddog.server.frames import framed
from tests.server.live import run, until

Sender = Callable[[dict[str, Any]], Awaitable[None]]


class Talker:
    """An application that hands its connection to the test, and listens until it is closed."""

    def __init__(self) -> None:
        self.take: Take | None = None
        self.send: Sender | None = None
        self.over = False
        self.heard = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.take, self.send = short_way(scope), send
        while (await receive())["type"] != "websocket.disconnect":
            self.heard += 1
        self.over = True

    def says(self, text: str) -> bool:
        """Say something on the short way; whether it was taken."""
        assert self.take
        return self.take(framed(text.encode()))

    async def says_slowly(self, text: str) -> None:
        assert self.send
        await self.send({"type": "websocket.send", "text": text})


@contextlib.asynccontextmanager
async def talking(ws: Any = FrameSocket, **how: Any) -> AsyncIterator[tuple[Talker, str, uvicorn.Server]]:
    """A server of such an application, its address, and itself."""
    talker = Talker()
    config = uvicorn.Config(
        talker, log_config=None, lifespan="off", ws=ws, ws_per_message_deflate=False, **how
    )
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    listening = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listening]))
    await until(lambda: server.started)
    try:
        yield talker, f"ws://127.0.0.1:{listening.getsockname()[1]}", server
    finally:
        server.should_exit = True
        await serving


def test_both_ways_keep_one_order() -> None:
    async def story() -> None:
        async with talking() as (talker, address, _), connect(address) as client:
            await until(lambda: talker.take)
            said = []
            for number in range(40):
                text = f"{number} " + "x" * (number * 37)
                said.append(text)
                if number % 3:
                    assert talker.says(text)
                else:
                    await talker.says_slowly(text)
                if number % 5 == 0:
                    await asyncio.sleep(0)
            assert [await client.recv() for _ in said] == said

    run(story)


def test_what_is_taken_is_sent_a_moment_later_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), connect(address) as client:
            await until(lambda: talker.take)
            (connection,) = server.server_state.connections
            written: list[bytes] = []
            transport = connection.transport

            class Watched:
                """The connection's transport, and what is written to it."""

                is_closing = transport.is_closing

                def write(self, data: bytes) -> None:
                    written.append(data)
                    transport.write(data)

            monkeypatch.setattr(connection, "transport", Watched())
            assert talker.says("update")
            assert talker.says("done")
            assert written == []
            assert [await client.recv(), await client.recv()] == ["update", "done"]
            assert written == [framed(b"update") + framed(b"done")]
            monkeypatch.undo()

    run(story)


def test_nothing_is_taken_for_a_client_that_takes_nothing() -> None:
    async def story() -> None:
        async with talking() as (talker, address, _), connect(address, max_queue=1) as client:
            await until(lambda: talker.take)
            taken = 0
            while talker.says("x" * 60_000):
                taken += 1
                assert taken < 10_000, "the connection swallows everything"
                await asyncio.sleep(0)
            for _ in range(taken):
                assert len(await client.recv()) == 60_000
            await until(lambda: talker.says("again"))
            assert await client.recv() == "again"

    run(story)


def test_nothing_is_taken_once_the_connection_is_closed_by_either_side() -> None:
    async def story() -> None:
        async with talking() as (talker, address, _):
            async with connect(address):
                await until(lambda: talker.take)
            await until(lambda: talker.over)
            assert not talker.says("too late")
        async with talking() as (talker, address, _), connect(address) as client:
            await until(lambda: talker.send)
            assert talker.says("goodbye")
            assert talker.send
            await talker.send({"type": "websocket.close", "code": 4000})
            assert not talker.says("too late")
            assert await client.recv() == "goodbye"
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4000

    run(story)


def test_what_was_taken_is_still_sent_when_the_server_stops() -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), connect(address) as client:
            await until(lambda: talker.take)
            (connection,) = server.server_state.connections
            assert talker.says("we stop")
            connection.shutdown()
            assert await client.recv() == "we stop"
            with pytest.raises(ConnectionClosed):
                await client.recv()

    run(story)


@contextlib.asynccontextmanager
async def bare(address: str) -> AsyncIterator[asyncio.StreamWriter]:
    """A client of nothing but a socket, which reads no more than the answer to its handshake."""
    port = int(address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    writer.write(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield writer
    finally:
        writer.transport.abort()


async def stuck(talker: Talker) -> None:
    """Say so much that the client, which reads nothing, takes no more."""
    await until(lambda: talker.take)
    while talker.says("x" * 60_000):
        await asyncio.sleep(0)


def test_a_client_that_reads_nothing_is_let_go() -> None:
    async def story() -> None:
        how = {"ws_ping_interval": 0.05, "ws_ping_timeout": 0.05}
        async with talking(**how) as (talker, address, server), bare(address):
            await stuck(talker)
            await until(lambda: talker.over and not server.server_state.connections)

    run(story)


def test_answers_to_pings_are_not_heaped_up_for_a_client_that_reads_nothing() -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), bare(address) as client:
            await stuck(talker)
            (connection,) = server.server_state.connections
            waiting = connection.transport.get_write_buffer_size()
            ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
            client.write(ping * 2_000 + b"\x81\x84\0\0\0\0last")
            await until(lambda: talker.heard == 1)
            assert connection.transport.get_write_buffer_size() <= waiting

    run(story)


@pytest.mark.parametrize(("parts", "stays"), [(MOST_PARTS - 1, True), (100_000, False)])
def test_a_message_has_so_many_parts_and_no_more(parts: int, *, stays: bool) -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), bare(address) as client:
            await until(lambda: talker.take)
            client.write(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * (parts - 1) + b"\x80\x80\0\0\0\0")
            if stays:
                await until(lambda: talker.heard)
                assert not talker.over
            else:
                await until(lambda: talker.over and not server.server_state.connections)
                assert not talker.heard

    run(story)


def test_a_server_without_a_short_way_has_none() -> None:
    async def story() -> None:
        async with talking("websockets-sansio") as (talker, address, _), connect(address) as client:
            await until(lambda: talker.send)
            assert talker.take is None
            await talker.says_slowly("hello")
            assert await client.recv() == "hello"

    run(story)
