"""What is asked of a server besides the socket."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from reddog.client import Client, Refusal, Unreachable
from reddog.client.web import request
from reddog.protocol import rest
from reddog.table.settings import Settings


@contextmanager
def answering(
    status: int, body: bytes, *headers: tuple[str, str]
) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """A server that answers everything alike; its address, and the headers that it was sent."""
    heard: list[dict[str, str]] = []

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append({"path": self.path, **dict(self.headers)})
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            for name, value in headers:
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}", heard
        finally:
            server.shutdown()
            thread.join()


def post(server: str) -> object:
    return asyncio.run(request(server, "open", rest.NewTable(Settings()), token="secret-token"))


def test_a_token_goes_to_its_server_and_follows_no_redirection() -> None:
    with (
        answering(200, b"{}") as (other, other_heard),
        answering(307, b"", ("Location", f"{other}/api/tables")) as (server, heard),
    ):
        with pytest.raises(Unreachable) as refused:
            post(server)
        assert refused.value.code == "not_a_server"
        assert heard[0]["Authorization"] == "Bearer secret-token"
        assert other_heard == []


def test_a_refusal_keeps_its_code_facts_and_sentence() -> None:
    body = (
        b'{"code":"buy_in_outside","sentence":"Too much.","facts":{"chips":5,"games":["a","b"],"why":null}}'
    )
    with answering(422, body) as (server, _):
        with pytest.raises(Refusal) as refused:
            post(server)
        assert refused.value.code == "buy_in_outside"
        assert refused.value.facts == {"chips": 5, "games": ("a", "b"), "why": None}
        assert refused.value.sentence == "Too much."


@pytest.mark.parametrize("host", ["a..b", ".", "a" * 64])
def test_a_name_that_no_network_knows_is_no_fault_of_the_program(host: str) -> None:
    with pytest.raises(Unreachable) as refused:
        post(f"http://{host}")
    assert refused.value.code == "no_connection"


@pytest.mark.parametrize(
    ("status", "body"),
    [(200, b"<html>"), (200, b'{"code":5}'), (404, b"<html>"), (500, b""), (200, b"x" * (2**20 + 5))],
)
def test_what_is_no_red_dog_server_is_said_to_be_none(status: int, body: bytes) -> None:
    with answering(status, body) as (server, _):
        with pytest.raises(Unreachable) as refused:
            post(server)
        assert refused.value.code == "not_a_server"
        assert "secret-token" not in str(refused.value)


def test_a_guest_is_made_only_for_who_has_no_token() -> None:
    async def tell(server: str) -> None:
        async with Client.connect(server, token="mine") as client:
            assert client.token == "mine"
        async with Client.connect(server, name="Ann") as client:
            assert client.token == "made"
            assert client.link == "there/r/x"

    body = b'{"person":"p","name":"Ann","token":"made","link":"there/r/x"}'
    with answering(201, body) as (server, heard):
        asyncio.run(tell(server))
    assert [one["path"] for one in heard] == ["/api/guest"]
