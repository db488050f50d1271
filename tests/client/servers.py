"""A real server for programs of their own, and a wire to it that can be cut."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import structlog

from tests.server.live import Live, serving

PATIENCE = 60.0


class Programs:
    """A server for programs of their own, and a wire to it that can be cut."""

    def __init__(self, loop: asyncio.AbstractEventLoop, port: int, wire: "Wire") -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.wired = wire.address
        self._loop = loop
        self._wire = wire

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._wire.cut)

    def close_way(self) -> None:
        """Cut the wire, and let nothing through any more."""
        self._loop.call_soon_threadsafe(setattr, self._wire, "target", 1)
        self.cut()


@contextlib.contextmanager
def server_for_programs(folder: Path) -> Iterator[Programs]:
    """A server that runs in a thread of its own, since the program under test has a loop of its own."""
    ready, stop = threading.Event(), asyncio.Event()
    logging_as_it_was = structlog.get_config()
    # The program under test has the same standard output.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    found: list[tuple[Programs, asyncio.AbstractEventLoop]] = []

    async def serve() -> None:
        loop = asyncio.get_running_loop()
        async with serving(str(folder / "tables.sqlite")) as live, wire_to(live.port) as wire:
            found.append((Programs(loop, live.port, wire), loop))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server did not start"
        yield found[0][0]
    finally:
        if found:
            found[0][1].call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        structlog.configure(**logging_as_it_was)


class Wire:
    """Passes bytes on between a client and a server, until it is told not to."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.deaf = False
        """What the server says is swallowed."""
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Break every connection, without a farewell."""
        for writer in self._writers:
            writer.transport.abort()

    async def passing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        try:
            there_reader, there = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(there)
            await asyncio.gather(self._pass(reader, there), self._pass(there_reader, writer, back=True))
        except OSError:
            pass
        finally:
            self.cut_one(writer)
            self._tasks.discard(task)

    def cut_one(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, back: bool = False
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not (back and self.deaf):
                    writer.write(data)
                    await writer.drain()
        self.cut_one(writer)

    async def close(self) -> None:
        self.cut()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)


@contextlib.asynccontextmanager
async def wire_to(port: int) -> AsyncIterator[Wire]:
    wire = Wire(port)
    listening = await asyncio.start_server(wire.passing, "127.0.0.1", 0)
    wire.port = listening.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        listening.close()
        await wire.close()
        await listening.wait_closed()


@contextlib.asynccontextmanager
async def live(folder: Path) -> AsyncIterator[Live]:
    """A server in this loop."""
    async with serving(str(folder / "tables.sqlite")) as server:
        yield server


def story(tell: Callable[[], Awaitable[None]]) -> None:
    """Let a story happen, within a time in which it must be over."""

    async def told() -> None:
        async with asyncio.timeout(PATIENCE):
            await tell()

    asyncio.run(told())
