"""The real server in a process of its own, as people start it, for the tests of the page."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which what should have happened has not."""

GENEROUS = {
    "REQUESTS_A_MINUTE": 1_000_000,
    "GUESTS_AN_HOUR": 1_000_000,
    "TABLES_AN_HOUR": 1_000_000,
    "TRIES_A_MINUTE": 1_000_000,
    "LOGS_A_MINUTE": 1_000_000,
}
"""Limits that no test reaches: all its people come from one address."""


class Site:
    """A server, which may be stopped and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite3"
        self.port = 0
        self.log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self._sockets = ExitStack()
        self.start()

    @property
    def address(self) -> str:
        """What people open."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        bare = {key: value for key, value in os.environ.items() if not key.startswith("REDDOG_")}
        limits = {f"REDDOG_{name}": str(value) for name, value in GENEROUS.items()}
        words = ["serve", "--port", str(self.port), "--database", str(self.database)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "reddog", *words],
                env={**bare, **limits},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout
        line = self._process.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http://")), None)
        assert address, f"the server did not start: {self.log.read_text()[-2000:]}"
        self.port = int(address.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, in order or at once."""
        self._sockets.close()
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            assert self._process.stdout
            self._process.stdout.close()
            self._process = None

    def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Call the HTTP interface as a program does."""
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")

    def guest(self, name: str) -> str:
        """Become somebody; the token."""
        return str(self.call("POST", "/api/guest", {"name": name})["token"])

    def table(self, token: str, **settings: object) -> str:
        """Open a table; its code."""
        return str(self.call("POST", "/api/tables", {"settings": settings}, token)["code"])

    def game(self, game: str, *, bots: int = 0, **settings: object) -> tuple[str, Program]:
        """A table with bots that need no time; its code, and its host, who sits nowhere and has yet to start it."""
        token = self.guest("Host")
        quick = {"turn": 0, "bank": 0, "pause": 0, "bots": 0}
        code = self.table(token, **{"game": game, "clock": quick, **settings})
        host = self.join(code, token)
        for _ in range(bots):
            host.done("add-bot", bot="random")
        return code, host

    def join(self, code: str, token: str) -> Program:
        """Come to a table without a browser."""
        socket = self._sockets.enter_context(
            connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None, ping_interval=None)
        )
        return Program(socket, code, token)


class Program:
    """Somebody at a table who needs no page."""

    def __init__(self, socket: ClientConnection, code: str, token: str) -> None:
        self._socket = socket
        self._asked = 0
        self.update: dict[str, Any] = {}
        self._say({"type": "hello", "table": code, "token": token})
        self._read("update")

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was told last."""
        return dict(self.update["table"])

    def ask(self, do: str, **command: object) -> dict[str, Any]:
        """Ask for something; the answer."""
        self._asked += 1
        name = f"p{self._asked}"
        number = self.update["table"]["number"]
        self._say({"type": "ask", "id": name, "number": number, "command": {"do": do, **command}})
        while (answer := self._read("done", "refused")).get("id") != name:
            pass
        return answer

    def done(self, do: str, **command: object) -> None:
        """Ask for something that is not refused."""
        answer = self.ask(do, **command)
        assert answer["type"] == "done", answer

    def close(self) -> None:
        """Go."""
        self._socket.close()

    def _say(self, message: object) -> None:
        self._socket.send(json.dumps(message))

    def _read(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
            if message["type"] == "update":
                self.update = message
            if message["type"] in kinds:
                return message
