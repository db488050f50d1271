"""A real server in a process of its own: started, asked, told to stop, started again."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Any, Self

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_now

PATIENCE = 60.0
posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


class Process:
    """`reddog serve` as people start it."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "reddog",
                "serve",
                "--port",
                "0",
                "--database",
                str(folder / "t.db"),
                *words,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "200", **environment},
        )
        self._lines: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.address = self._opened()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line)

    def _opened(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            line = self._lines.get(timeout=PATIENCE)
            if found := re.search(r"Open (http://\S+) ", line):
                return found[1]
        raise AssertionError

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(
            self.address + path,
            json.dumps(body).encode() if body is not None else None,
            {name: value for name, value in headers.items() if token or name != "Authorization"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """End it; its status, the rest of its output, and its log."""
        self._process.send_signal(number)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        assert self._process.stderr
        status = self._process.wait(PATIENCE)
        log = self._process.stderr.read()
        self._process.stderr.close()
        rest = ""
        while not self._lines.empty():
            rest += self._lines.get()
        return status, rest, log

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdout, self._process.stderr):
            if stream:
                stream.close()


def test_it_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert server.ask("/health")["status"] == "ok"


def until_closed(connection: ClientConnection) -> Iterator[Any]:
    """All messages up to the end."""
    with suppress(ConnectionClosed):
        while True:
            yield json.loads(connection.recv(PATIENCE))


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_told_to_stop_it_says_goodbye_to_everybody_and_loses_nothing(
    tmp_path: Path, number: signal.Signals
) -> None:
    with Process(tmp_path) as server:
        token = server.ask("/api/guest", {"name": "Ann"})["token"]
        code = server.ask("/api/tables", {"settings": {"game": "shoot"}}, token)["code"]
        with connect_now(f"ws://127.0.0.1:{server.port}/socket") as ann:
            ann.send(json.dumps({"type": "hello", "table": code, "token": token}))
            assert json.loads(ann.recv(PATIENCE))["type"] == "welcome"
            ann.send(
                json.dumps(
                    {
                        "type": "ask",
                        "id": "1",
                        "number": 1,
                        "command": {"do": "sit", "name": "Ann", "chips": 77},
                    }
                )
            )
            while json.loads(ann.recv(PATIENCE))["type"] != "done":
                pass
            server._process.send_signal(number)
            said = list(until_closed(ann))
            assert said[-1] == {"type": "notice", "what": "stopping", "sentence": said[-1]["sentence"]}
            assert ann.close_code == 1012, "come back"
        status, rest, log = server.ended()
        assert status == 0
        assert "Stopped." in rest
        assert [json.loads(line)["event"] for line in log.splitlines()] == ["started", "stopped"]
        assert token not in log
    with Process(tmp_path) as server:
        ledger = server.ask(f"/api/tables/{code}/ledger", token=token)
        assert [(line["name"], line["stack"]) for line in ledger["accounts"]] == [("Ann", 77)]


@posix
def test_a_token_is_good_at_every_process_of_one_database(tmp_path: Path) -> None:
    with Process(tmp_path) as one, Process(tmp_path) as other:
        given = one.ask("/api/guest", {"name": "Ann"})
        assert other.ask("/api/me", token=given["token"])["person"] == given["person"]


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async def visit(address: str, origin: str | None) -> int:
        try:
            async with connect(address, origin=origin):  # type: ignore[arg-type]
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    with Process(tmp_path) as server:
        socket_at = f"ws://127.0.0.1:{server.port}/socket"
        assert asyncio.run(visit(socket_at, None)) == 101
        assert asyncio.run(visit(socket_at, server.address)) == 101
        assert asyncio.run(visit(socket_at, "http://evil.example")) == 403
        assert asyncio.run(visit(socket_at, f"{server.address}.evil.example")) == 403


def limited(server: Process, said: str) -> list[int]:
    """The statuses of some requests that say where they come from."""
    statuses = []
    for _ in range(4):
        request = urllib.request.Request(f"{server.address}/health", headers={"X-Forwarded-For": said})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                statuses.append(answer.status)
        except urllib.error.HTTPError as refused:
            with refused:
                statuses.append(refused.code)
    return statuses


def test_only_a_trusted_proxy_is_believed_where_a_request_came_from(tmp_path: Path) -> None:
    few = {"REDDOG_REQUESTS_A_MINUTE": "3"}
    with Process(tmp_path, **few) as server:
        assert limited(server, "192.0.2.1")[-1] == 429
        assert limited(server, "192.0.2.2")[0] == 429, "whatever it says, it is this machine"
    with Process(tmp_path, **few, REDDOG_TRUSTED_PROXIES="127.0.0.0/8") as server:
        assert limited(server, "192.0.2.1")[-1] == 429
        assert limited(server, "192.0.2.2")[0] == 200


def refusal(*words: str) -> str:
    """What is said of a server that cannot be started."""
    done = subprocess.run(
        [sys.executable, "-m", "reddog", "serve", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "COLUMNS": "300"},
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal("--port", port, "--database", str(tmp_path / "t.db"))
    assert said.startswith("Port ")
    assert len(said.splitlines()) == 1


def test_a_database_that_is_not_there_is_told_in_a_sentence() -> None:
    said = refusal("--port", "0", "--database", "postgresql://ann:hunter2@127.0.0.1:1/cards")
    assert "hunter2" not in said
    assert len(said.splitlines()) == 1


def test_an_odd_setting_is_told_before_anything_is_started(tmp_path: Path) -> None:
    assert "0 to 65,535" in refusal("--port", "80180", "--database", str(tmp_path / "t.db"))
    assert not list(tmp_path.iterdir())
