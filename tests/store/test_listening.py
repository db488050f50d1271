"""Hints from other processes, through PostgreSQL: also after the connection that listens is lost."""

from __future__ import annotations

import threading

import pytest
from sqlalchemy import NullPool, create_engine, text

from reddog.store import Store
from tests.store.scenes import Opening, append, kill, listen, open_table, until

pytestmark = pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
EVERYTHING = (None, 0)


async def test_another_server_hears_of_it_and_oneself_only_once(store: Store, opened: Opening) -> None:
    other = opened("there")
    await open_table(store)
    here, there = listen(store), listen(other)
    await until(lambda: EVERYTHING in here and EVERYTHING in there)
    await append(store, 1)
    await until(lambda: ("t", 1) in there)
    assert await other.head("t") == 1, "what is hinted at can be read"
    await append(other, 2)
    await until(lambda: ("t", 2) in here and ("t", 2) in there)
    assert here == [EVERYTHING, ("t", 1), ("t", 2)]
    assert there == [EVERYTHING, ("t", 1), ("t", 2)]


async def test_after_a_broken_connection_everything_is_to_be_read_again(
    store: Store, opened: Opening
) -> None:
    other = opened("there")
    await open_table(store)
    there = listen(other)
    await until(lambda: there == [EVERYTHING])
    for round_ in (1, 2, 3):
        assert kill(store, "query LIKE 'LISTEN%'") == 1
        await append(store, round_)
        await until(lambda: there.count(EVERYTHING) == round_ + 1)  # noqa: B023 - awaited at once
        assert await other.head("t") == round_
    await append(store, 4)
    await until(lambda: there[-1] == ("t", 4))


async def test_a_hint_that_cannot_be_read_is_one_more_reason_to_read_everything(store: Store) -> None:
    await open_table(store)
    heard = listen(store)
    await until(lambda: heard == [EVERYTHING])
    with create_engine(store._writing.url, poolclass=NullPool).begin() as connection:
        connection.execute(text("SELECT pg_notify('reddog_entries', 'what?')"))
    await until(lambda: heard == [EVERYTHING] * 2)
    await append(store, 1)
    await until(lambda: heard[-1] == ("t", 1))


async def test_a_store_that_is_closed_listens_no_more(store: Store, opened: Opening) -> None:
    other = opened("there")
    heard = listen(other)
    await until(lambda: heard == [EVERYTHING])
    await other.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "reddog-listen"]
    assert kill(store, "query LIKE 'LISTEN%'") == 0


async def test_nobody_listens_until_somebody_subscribes(store: Store) -> None:
    await open_table(store)
    await append(store, 1)
    assert not [thread for thread in threading.enumerate() if thread.name == "reddog-listen"]
