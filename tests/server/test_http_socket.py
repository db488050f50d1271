"""Requests that do not end hold no connection and no memory; ordinary ones are not hurried."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn

from reddog.server import http_socket
from reddog.server.app import make_app
from reddog.server.http_socket import LONGEST_HEAD, HttpSocket
from reddog.server.running import _config
from reddog.server.settings import ServerSettings
from tests.server.live import PATIENCE, run, until

SOON = 0.2
ORDINARY = b"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nabcd"


async def read_all(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads the body and answers with its length."""
    assert scope["type"] == "http"
    length = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length += len(message["body"])
        if not message.get("more_body"):
            break
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(length).encode()})


@contextlib.asynccontextmanager
async def listening(app: Any = read_all) -> AsyncIterator[int]:
    """A server that reads requests so; its port."""
    config = uvicorn.Config(app, http=HttpSocket, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[assignment,method-assign]
    with socket.create_server(("127.0.0.1", 0)) as opened:
        running = asyncio.create_task(server.serve([opened]))
        await until(lambda: server.started)
        try:
            yield opened.getsockname()[1]
        finally:
            server.should_exit = True
            await running


async def sent(port: int, *parts: bytes) -> bytes:
    """What is answered until the connection ends; it has to end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
    answer = b""
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    except ConnectionError:
        pass
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return answer


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: h\r\nX: ",
        b"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nab",
        b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n",
        ORDINARY + b"GET / HTTP/1.1\r\nX: ",
    ],
)
def test_a_request_that_does_not_end_is_not_waited_for(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_socket, "PATIENCE", SOON)

    async def story() -> None:
        async with listening() as port:
            answer = await sent(port, begun)
            assert answer.startswith(b"HTTP/1.1 200") == begun.startswith(ORDINARY)

    run(story)


@pytest.mark.parametrize("begun", [b"GET /", b"GET / HTTP/1.1\r\nX: ", ORDINARY + b"GET / HTTP/1.1\r\nX: "])
def test_the_beginning_of_a_request_is_short(begun: bytes) -> None:
    async def story() -> None:
        async with listening() as port:
            endless = [b"a" * LONGEST_HEAD] * 40
            await sent(port, begun, *endless)
            assert (await sent(port, ORDINARY[:-4] + b"abcd", b"GET / HTTP/1.0\r\n\r\n")).count(
                b"200 OK"
            ) == 2

    run(story)


def test_a_body_may_be_longer_than_a_beginning_and_the_connection_stays() -> None:
    async def story() -> None:
        async with listening() as port:
            length = 4 * LONGEST_HEAD
            head = f"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: {length}\r\n\r\n".encode()
            parts = [b"x" * 1000] * (length // 1000) + [b"x" * (length % 1000)]
            answer = await sent(port, head, *parts, ORDINARY, b"GET / HTTP/1.0\r\n\r\n")
            assert answer.count(b"200 OK") == 3
            assert str(length).encode() in answer

    run(story)


def test_a_slow_answer_is_no_slow_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_socket, "PATIENCE", SOON)

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(3 * SOON)
        await read_all(scope, receive, send)

    async def story() -> None:
        async with listening(slow) as port:
            assert b"200 OK" in await sent(port, b"GET / HTTP/1.0\r\n\r\n")

    run(story)


def test_the_server_reads_requests_so() -> None:
    settings = ServerSettings()
    assert _config(make_app(settings), settings).http is HttpSocket
