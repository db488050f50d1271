"""A server in a process of its own, to be killed. `python process.py DATABASE` prints its port."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator

import uvicorn

from reddog.server.app import make_app
from reddog.server.frame_socket import FrameSocket
from reddog.server.rooms import Rooms
from reddog.server.settings import ServerSettings
from reddog.server.socket_pace import Pace


def main(database: str, flicker: float) -> None:
    """Serve until killed."""
    app = make_app(
        ServerSettings(database=database),
        make_rooms=lambda store, expiry: Rooms(
            store, expiry=expiry, flicker=flicker, pace=lambda: Pace(burst=1e9, a_second=1e9)
        ),
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    config = uvicorn.Config(app, log_level="warning", ws=FrameSocket, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    print(listening.getsockname()[1], flush=True)  # noqa: T201 - the parent reads it
    server.run([listening])


class Process:
    """The server as its parent has it."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()

    def freeze(self) -> None:
        """Let it stand still."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)


async def started(database: str, *, flicker: float = 15.0) -> Process:
    """Start a server on a database, and wait until it can be connected to."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, database, str(flicker), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), 30)
    port = int(line)
    async with asyncio.timeout(30):
        while True:
            # The port listens before the server is ready; it answers when it is.
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
            if answer.startswith(b"HTTP/1.1 200"):
                return Process(process, port)


@contextlib.asynccontextmanager
async def process(database: str, *, flicker: float = 15.0) -> AsyncIterator[Process]:
    """A server for the length of a block."""
    running = await started(database, flicker=flicker)
    try:
        yield running
    finally:
        await running.kill()


if __name__ == "__main__":
    os.environ.pop("COVERAGE_PROCESS_START", None)
    main(sys.argv[1], float(sys.argv[2]))
