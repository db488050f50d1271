"""What most tests of the store begin with."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import Connection, NullPool, create_engine, text

from reddog.store import Store, TableRow

Opening = Callable[..., Store]
"""The fixture `opened`."""
Heard = list[tuple[str | None, int]]
"""The hints that a subscriber was given."""
SECRET = bytes(range(100, 132))


def listen(store: Store) -> Heard:
    heard: Heard = []
    store.bus.subscribe(lambda table, number: heard.append((table, number)))
    return heard


async def open_table(store: Store, name: str = "t") -> str:
    assert await store.create_table(TableRow(id=name, code=f"code-{name}", created=1, touched=1), SECRET)
    return name


async def append(
    store: Store,
    number: int,
    *,
    table: str = "t",
    person: str | None = None,
    command: str | None = None,
    body: bytes = b"{}",
) -> bool:
    return await store.append(table, number, at=1000 + number, person=person, command=command, body=body)


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy, so that all that is asked of it meanwhile comes into one transaction."""
    busy, let_go = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        busy.set()
        let_go.wait(10)

    waiting = asyncio.ensure_future(store._writer.do(wait))
    await asyncio.to_thread(busy.wait, 10)
    try:
        yield
        await asyncio.sleep(0)  # the tasks begun meanwhile get as far as the queue
    finally:
        let_go.set()
        await waiting


async def at_once(store: Store, *asked: Awaitable[bool]) -> list[bool]:
    """What becomes of appends that are tried in one transaction, in this order."""
    async with held(store):
        tasks = [asyncio.ensure_future(each) for each in asked]
    return list(await asyncio.gather(*tasks))


async def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that another thread or process does."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        await asyncio.sleep(0.01)


@contextmanager
def another_process(store: Store, statement: str) -> Iterator[Connection]:
    """Somebody else who has done something and not yet committed it."""
    with create_engine(store._writing.url, poolclass=NullPool).connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.execute(text(statement))
        yield connection
        connection.rollback()


def count_waiting(store: Store) -> int:
    engine = create_engine(store._writing.url, poolclass=NullPool)
    condition = "datname = current_database() AND wait_event_type = 'Lock'"
    with engine.connect() as connection:
        found = connection.scalar(text(f"SELECT count(*) FROM pg_stat_activity WHERE {condition}"))
    assert found is not None
    return int(found)


def kill(store: Store, which: str) -> int:
    """How many connections to this database a database administrator has broken."""
    engine = create_engine(store._writing.url, poolclass=NullPool)
    condition = f"datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    with engine.connect() as connection:
        killed = connection.execute(
            text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {condition}")
        ).all()
    return len(killed)
