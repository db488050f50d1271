"""The writer: one thread that puts everything that waits into one transaction (group commit).

While a transaction is made durable the next writes gather; the more there are, the less each of them costs.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import StatementError

from reddog.store import entries
from reddog.store.bus import Bus
from reddog.store.records import NewEntry
from reddog.store.trouble import befalls_everybody, trouble

MOST: Final = 512
"""Writes in one transaction."""

_T = TypeVar("_T")


class _Job(NamedTuple):
    """Something to write, and whoever waits for it."""

    work: NewEntry | Callable[[Connection], Any]
    future: asyncio.Future[Any]


class Writer:
    """Takes writes from event loops and does them in the order in which they came.

    A write that the database refuses fails alone; when the database itself is in trouble all that wait fail, and the
    next transaction tries afresh.
    """

    def __init__(self, engine: Engine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus
        self._is_file = engine.dialect.name == "sqlite"
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="reddog-write", daemon=True)
        self._thread.start()

    def append(self, entry: NewEntry) -> asyncio.Future[bool]:
        """Add an entry to its table's log; done when it is durable. False where its number is another's."""
        return self._submit(entry)

    def do(self, act: Callable[[Connection], _T]) -> asyncio.Future[_T]:
        """Do any other write; `act` may be called again when the transaction that it was in fails."""
        return self._submit(act)

    def close(self) -> None:
        """The last call: what waits is still written, and what comes later is not."""
        self._waiting.put(None)

    def join(self) -> None:
        """Wait until all is written."""
        self._thread.join()

    def _submit(self, work: NewEntry | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.put(_Job(work, future))
        return future

    def _run(self) -> None:
        while batch := self._gathered():
            self._write(batch)

    def _gathered(self) -> list[_Job]:
        """Everything that waits, or what comes next; nothing once the store is closed."""
        batch: list[_Job] = []
        with suppress(queue.Empty):
            job = self._waiting.get()
            while job:
                batch.append(job)
                if len(batch) == MOST:
                    return batch
                job = self._waiting.get_nowait()
            self._waiting.put(None)  # found again when this batch is written
        return batch

    def _write(self, batch: Sequence[_Job]) -> None:
        try:
            results, hints = self._done(batch)
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            if len(batch) > 1 and not befalls_everybody(error):
                for job in batch:
                    self._write([job])
            else:
                errors = [trouble(error) if isinstance(error, StatementError) else error for _ in batch]
                _settle(batch, errors)
            return
        _settle(batch, results)
        self._bus.tell(hints)

    def _done(self, batch: Sequence[_Job]) -> tuple[list[Any], dict[str | None, int]]:
        """Do all in one transaction: what comes of each, and the last number that was written of each table."""
        works: list[Any] = [job.work for job in batch]
        only_entries = all(type(work) is NewEntry for work in works)
        if only_entries and self._is_file and entries.append_directly(self._engine, works):
            return [True] * len(works), _hints(works)
        with self._engine.begin() as connection:
            results = _perform(connection, batch)
            hints = _hints(job.work for job, result in zip(batch, results, strict=True) if result)
            if hints:
                self._bus.announce(connection, hints)
        return results, hints


def _perform(connection: Connection, batch: Iterable[_Job]) -> list[Any]:
    results: list[Any] = []
    for are_acts, neighbours in groupby(batch, key=lambda job: not isinstance(job.work, NewEntry)):
        works: list[Any] = [job.work for job in neighbours]
        results += [act(connection) for act in works] if are_acts else entries.append(connection, works)
    return results


def _hints(written: Iterable[Any]) -> dict[str | None, int]:
    """The last number that was written of each table."""
    hints: dict[str | None, int] = {}
    for work in written:
        if type(work) is NewEntry:
            hints[work.table_id] = max(work.number, hints.get(work.table_id, 0))
    return hints


def _settle(batch: Iterable[_Job], results: Iterable[Any]) -> None:
    """Give everybody who waits his result or error, with one call into each loop."""
    loops = defaultdict(list)
    for job, result in zip(batch, results, strict=True):
        loops[job.future.get_loop()].append((job.future, result))
    for loop, settled in loops.items():
        with suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_resolve, settled)


def _resolve(settled: Iterable[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in settled:
        if future.done():
            continue  # whoever waited was cancelled
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
