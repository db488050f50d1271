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
from websockets.frames import Opcode
from websockets.protocol import CLIENT, Protocol

from reddog.server.frame_socket import MOST_PARTS, MOST_WAITING, FrameSocket, Take, head, short_way, to_come
from tests.server.live import run, until

Sender = Callable[[dict[str, Any]], Awaitable[None]]


class Talker:
    """An application that hands its connection to the test, and listens until it is closed."""

    def __init__(self) -> None:
        self.take: Take | None = None
        self.send: Sender | None = None
        self.over = False
        self.texts: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.take, self.send = short_way(scope), send
        while (message := await receive())["type"] != "websocket.disconnect":
            self.texts.append(message["text"])
            await self.gate.wait()
        self.over = True

    @property
    def heard(self) -> int:
        """How many messages came."""
        return len(self.texts)

    def says(self, text: str) -> bool:
        """Say something on the short way; whether it was taken."""
        assert self.take
        return self.take(text.encode())

    async def says_slowly(self, text: str) -> None:
        assert self.send
        await self.send({"type": "websocket.send", "text": text})


def only_one(server: uvicorn.Server) -> FrameSocket:
    """The server's only connection."""
    (connection,) = server.server_state.connections
    assert isinstance(connection, FrameSocket)
    return connection


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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_the_text_that_it_was_made_of(size: int) -> None:
    reader = Protocol(CLIENT)
    text = ("ü" * (size // 2) + "x" * (size % 2)).encode()
    reader.receive_data(head(len(text)) + text)
    (frame,) = reader.events_received()
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)  # type: ignore[union-attr]
    assert reader.parser_exc is None


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
            connection = only_one(server)
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
            assert written == [b"\x81\x06update" + b"\x81\x04done"]
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
            connection = only_one(server)
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
            connection = only_one(server)
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


def of_client(text: bytes, *, mask: bytes = b"mask", first: int = 0x81) -> bytes:
    """A client's frame."""
    begun = head(len(text), 0x80)
    return bytes((first,)) + begun[1:] + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


SAID = ("short", "x" * 125, "y" * 126, "déjà vu ♥", "z" * 65_535, "a" * 65_536, "", "last")


@pytest.mark.parametrize("piece", [1, 2, 5, 7, 131, 1000, 10**6])
def test_what_a_client_says_is_heard_however_it_is_cut(piece: int) -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), bare(address) as client:
            await until(lambda: talker.take)
            connection = only_one(server)
            stream = b"".join(of_client(text.encode()) for text in SAID)
            step = piece if len(stream) / piece < 3_000 else 1_000
            cut = [stream[:piece], *(stream[at : at + step] for at in range(piece, len(stream), step))]
            for part in cut:
                connection.data_received(part)
            await until(lambda: len(talker.texts) == len(SAID))
            assert talker.texts == list(SAID)
            client.write(of_client(b"by the network"))
            await until(lambda: len(talker.texts) > len(SAID))
            assert talker.texts[-1] == "by the network"

    run(story)


@pytest.mark.parametrize("cut", [None, 3, 20])
def test_a_message_by_itself_needs_no_parser(cut: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even after one that came in two pieces, unless the beginning of a frame was cut."""

    async def story() -> None:
        async with talking() as (talker, address, server), bare(address):
            await until(lambda: talker.take)
            connection = only_one(server)
            if cut:
                frame = of_client(b"a message that comes in two pieces")
                connection.data_received(frame[:cut])
                connection.data_received(frame[cut:])
                await until(lambda: talker.texts)
            parsed: list[bytes] = []
            receive = connection.conn.receive_data

            def watched(data: bytes) -> None:
                parsed.append(data)
                receive(data)

            monkeypatch.setattr(connection.conn, "receive_data", watched)
            for text in ("one", "two" * 60):
                connection.data_received(of_client(text.encode()))
                await until(lambda text=text: talker.texts[-1:] == [text])  # type: ignore[misc] # mypy infers no type for a lambda with a default
            assert bool(parsed) == (cut == 3)
            assert connection._ahead == (-1 if cut == 3 else 0)

    run(story)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([of_client(b"\xff")], 1007),
        ([of_client(b"part", first=0x01), of_client(b"another message")], 1002),
        ([b"\x81\x05short"], 1002),
        ([b"\x81\x7d", b"\x00"], 1002),
        ([of_client(b"reserved", first=0xC1)], 1002),
    ],
)
def test_what_is_no_message_ends_the_connection(sent: list[bytes], code: int) -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), connect(address) as client:
            await until(lambda: talker.take)
            connection = only_one(server)
            for part in sent:
                connection.data_received(part)
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == code
            await until(lambda: talker.over)
            assert talker.texts == []

    run(story)


def test_nothing_is_heard_of_who_has_said_goodbye() -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), bare(address):
            await until(lambda: talker.take)
            connection = only_one(server)
            connection.data_received(of_client((1000).to_bytes(2, "big"), first=0x88))
            connection.data_received(of_client(b"too late"))
            await until(lambda: talker.over)
            assert talker.texts == []

    run(story)


def test_who_says_too_much_at_once_is_not_read_on_until_it_is_answered() -> None:
    async def story() -> None:
        async with talking() as (talker, address, server), bare(address) as client:
            await until(lambda: talker.take)
            connection = only_one(server)
            talker.gate.clear()
            count = 0
            while not connection.read_paused:
                connection.data_received(of_client(b"%d" % count))
                count += 1
            assert count <= MOST_WAITING + 2
            client.write(of_client(b"more"))
            await asyncio.sleep(0)
            talker.gate.set()
            await until(lambda: len(talker.texts) == count + 1)
            assert not connection.read_paused

    run(story)


@pytest.mark.parametrize("size", [0, 5, 125, 126, 300, 65_535, 65_536])
def test_it_is_known_how_much_of_a_frame_is_to_come(size: int) -> None:
    frame = of_client(bytes(size))
    begin = len(frame) - size
    for cut in {1, 2, begin - 1, begin, begin + size // 2, len(frame)}:
        known = 0 if cut == len(frame) else -1 if cut < begin else len(frame) - cut
        assert to_come(frame[:cut], 0) == known
        assert to_come(frame + frame[:cut], 0) == known
        assert to_come(b"rest" + frame[:cut], 4) == known
        assert to_come(frame[:cut], -1) == -1
    assert to_come(b"abc", 10) == 7


def test_a_server_without_a_short_way_has_none() -> None:
    async def story() -> None:
        async with talking("websockets-sansio") as (talker, address, _), connect(address) as client:
            await until(lambda: talker.send)
            assert talker.take is None
            await talker.says_slowly("hello")
            assert await client.recv() == "hello"

    run(story)
