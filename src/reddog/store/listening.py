"""The bus between processes that share a PostgreSQL database."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from typing import Final

import msgspec
import psycopg
from sqlalchemy import ARRAY, Connection, Engine, Text, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from reddog.store.bus import AGAIN, Bus, Callback, of_two

CHANNEL: Final = "reddog_entries"
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 10.0
"""Seconds before connecting again, doubled each time that it fails."""


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others; in place of a table a person may be meant, see `bus.WHO`."""

    table: str
    number: int
    server: str


_NOTIFY: Final = select(func.pg_notify(CHANNEL, func.unnest(bindparam("hints", type_=ARRAY(Text)))))


class ListeningBus(Bus):
    """Hints from every process on the database, heard by a thread on a connection of its own once somebody subscribes.

    After each (re)connection the subscribers get (None, 0), as what was said meanwhile is lost.
    """

    def __init__(self, engine: Engine, server: str) -> None:
        super().__init__()
        self._engine = engine
        self._server = server
        self._wake, self._waker = socket.socketpair()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="reddog-listen", daemon=True)

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """As `Bus.subscribe`; the first subscriber opens the ears."""
        leave = super().subscribe(callback)
        if self._thread.ident is None:
            self._thread.start()
        return leave

    def announce(self, connection: Connection, hints: Mapping[str | None, int]) -> None:
        """NOTIFY: sent when the transaction is committed, and not at all when it fails."""
        told = [Hint(table, number, self._server) for table, number in hints.items() if table is not None]
        connection.execute(_NOTIFY, {"hints": [msgspec.json.encode(hint).decode() for hint in told]})

    def close(self) -> None:
        """End the thread and its connection."""
        self._closing.set()
        self._waker.close()
        if self._thread.ident is not None:
            self._thread.join()
        self._wake.close()
        self._engine.dispose()

    def _listen(self) -> None:
        pause = 0.0
        while not self._closing.wait(pause):
            try:
                with closing(self._engine.raw_connection()) as borrowed:
                    connection = borrowed.driver_connection
                    assert isinstance(connection, psycopg.Connection)
                    connection.execute(f"LISTEN {CHANNEL}")
                    pause = 0.0
                    self.tell(AGAIN)
                    self._hear(connection)
            # A hint that cannot be read is one more reason to read everything again.
            except (SQLAlchemyError, psycopg.Error, OSError, msgspec.DecodeError):
                pause = min(max(pause * 2, _FIRST_PAUSE), _LONGEST_PAUSE)

    def _hear(self, connection: psycopg.Connection) -> None:
        """Pass on hints until the store is closed. Raises psycopg's error when the connection breaks."""
        with selectors.DefaultSelector() as selector:
            selector.register(connection, selectors.EVENT_READ)
            selector.register(self._wake, selectors.EVENT_READ)
            while not self._closing.is_set():
                selector.select()
                # All at once: until it is used up the generator keeps the connection for itself.
                payloads = [notice.payload for notice in connection.notifies(timeout=0)]
                self.tell(self._hints(payloads))

    def _hints(self, payloads: Iterable[str]) -> dict[str | None, int]:
        """What others say, the last number of each table; one's own entries have been told already."""
        hints: dict[str | None, int] = {}
        for payload in payloads:
            hint = msgspec.json.decode(payload, type=Hint)
            if hint.server != self._server:
                hints[hint.table] = of_two(hint.number, hints.get(hint.table, 0))
        return hints
