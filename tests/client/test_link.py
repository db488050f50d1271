"""One socket: where it goes, and what is made of an address that leads nowhere."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from reddog.client import Unreachable
from reddog.client.link import Link
from reddog.protocol.messages import AnyFromClient, AnyFromServer, Hello
from tests.client.servers import story

TOKEN = "secret-token"


def link(url: str) -> Link:
    def greet() -> list[AnyFromClient]:
        return [Hello(table="AAAAAAAA", token=TOKEN)]

    def take(_: AnyFromServer) -> None:
        pass

    return Link(url, greet=greet, take=take, lost=lambda: None, patience=5)


async def refusal(url: str) -> Unreachable:
    with pytest.raises(Unreachable) as refused:
        await link(url).run()
    assert refused.value.code == "no_connection"
    assert TOKEN not in str(refused.value)
    return refused.value


@contextlib.asynccontextmanager
async def listening() -> AsyncIterator[tuple[str, list[str | bytes]]]:
    """A server's address, and the first message of everybody who comes."""
    heard: list[str | bytes] = []

    async def listen(socket: ServerConnection) -> None:
        heard.append(await socket.recv())

    async with serve(listen, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/socket", heard


@contextlib.asynccontextmanager
async def sending_on(status: HTTPStatus, place: str) -> AsyncIterator[str]:
    """The address of a server that sends everybody on to another place."""

    def answer(socket: ServerConnection, _: Request) -> Response:
        response = socket.respond(status, "")
        response.headers["Location"] = place
        return response

    async def listen(_: ServerConnection) -> None:
        pass

    async with serve(listen, "127.0.0.1", 0, process_request=answer) as server:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/socket"


@pytest.mark.parametrize("status", [300, 301, 302, 303, 307, 308])
def test_a_token_goes_to_its_server_and_follows_no_redirection(status: int) -> None:
    async def tell() -> None:
        async with listening() as (other, heard), sending_on(HTTPStatus(status), other) as server:
            assert (await refusal(server)).facts["why"] == f"HTTP {status}"
            assert heard == []

    story(tell)


def test_not_even_to_another_place_of_the_same_server() -> None:
    async def tell() -> None:
        async with sending_on(HTTPStatus.FOUND, "/elsewhere") as server:
            assert (await refusal(server)).facts["why"] == "HTTP 302"

    story(tell)


@pytest.mark.parametrize("host", ["a..b", ".", "a" * 64])
def test_a_name_that_no_network_knows_is_no_fault_of_the_program(host: str) -> None:
    asyncio.run(refusal(f"ws://{host}/socket"))
