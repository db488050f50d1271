"""The server in this process, asked over HTTP as a client asks it."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from httpx2 import Response
from starlette.testclient import TestClient

from reddog.server.app import make_app
from reddog.server.outbox import Outbox
from reddog.server.presence import Connection
from reddog.server.room import Room
from reddog.server.service import Clocks, Service
from reddog.server.settings import ServerSettings
from reddog.store.migrate import upgrade
from reddog.table.commands import AnyCommand

ORIGIN = "http://testserver"


async def _swallowed(_: Any) -> None:
    """Where messages go that nobody reads."""


class Time:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


class Site:
    """A running server, and what one can do to it."""

    def __init__(self, client: TestClient, service: Service, time: Time) -> None:
        self.client = client
        self.service = service
        self.time = time

    def guest(self, name: str = "Ann") -> Somebody:
        """Somebody new, who sends his token and keeps no cookie."""
        answer = self.client.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.client.cookies.clear()
        return Somebody(self.client, answer.json())

    def run(self, function: Any, *args: Any) -> Any:
        """Let something asynchronous be done in the server's own loop."""
        assert self.client.portal is not None
        return self.client.portal.call(function, *args)

    def room(self, code: str) -> Room:
        """The live table of a code."""
        found: Room = self.run(self.service.rooms.find, code)
        return found

    def comes(self, who: Somebody, code: str, name: str = "") -> None:
        """Come to a table, as one does before all else there."""
        self.run(self.room(code).enter, Connection(who.person, Outbox(_swallowed)), name, None)

    def asks(self, who: Somebody, code: str, command: AnyCommand) -> None:
        """Do a command as the socket passes it on."""
        room = self.room(code)
        number = room.table.number
        self.run(room.ask, who.person, f"c{number}", number, command)


class Somebody:
    """A person who asks with his token."""

    def __init__(self, client: TestClient, admitted: dict[str, str]) -> None:
        self._client = client
        self.person = admitted["person"]
        self.token = admitted["token"]
        self.link = admitted["link"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str) -> Response:
        return self._client.get(path, headers=self.headers)

    def post(self, path: str, body: Any) -> Response:
        return self._client.post(path, json=body, headers=self.headers)

    def delete(self, path: str) -> Response:
        return self._client.delete(path, headers=self.headers)

    def opens(self, **settings: Any) -> str:
        """The code of a new table."""
        answer = self.post("/api/tables", {"settings": settings})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code


@cache
def empty_database() -> bytes:
    """A database without a table in it: making one takes longer than all that a test asks."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        upgrade(str(file))
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.read_bytes()


@contextlib.contextmanager
def site(folder: Path, **settings: Any) -> Iterator[Site]:
    """A server whose database is in a folder; the clock stands still."""
    file = folder / "tables.sqlite3"
    if not file.exists():
        file.write_bytes(empty_database())
    time = Time()
    clocks = Clocks(now=time, steady=time)
    wanted = ServerSettings(**{"database": str(file), **settings})
    app = make_app(wanted, clocks=clocks)
    with TestClient(app, base_url=ORIGIN, follow_redirects=False) as client:
        yield Site(client, app.state.service, time)


def refused(answer: Response, status: int, code: str) -> dict[str, Any]:
    """The facts of an answer that must be this refusal, with a sentence."""
    assert answer.status_code == status, answer.text
    body = msgspec.json.decode(answer.content)
    assert body["code"] == code, body
    assert body["sentence"][-1] in ".?:"
    facts: dict[str, Any] = body["facts"]
    return facts
