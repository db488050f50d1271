"""Hints: which table has grown, for everybody who asked; the log is read for the rest."""

from __future__ import annotations

import asyncio
import threading

import pytest

from reddog.store import Store, StoreTrouble
from tests.store.scenes import Heard, append, at_once, listen, open_table, until


async def test_a_subscriber_hears_of_every_entry_in_his_own_loop(store: Store) -> None:
    await open_table(store)
    threads = set()
    heard = listen(store)
    store.bus.subscribe(lambda *_: threads.add(threading.current_thread()))
    await append(store, 1)
    await append(store, 2)
    await until(lambda: ("t", 2) in heard)
    assert [hint for hint in heard if hint[0]] == [("t", 1), ("t", 2)]
    assert threads == {threading.current_thread()}


async def test_of_several_entries_in_a_transaction_the_last_is_named(store: Store) -> None:
    await open_table(store)
    await open_table(store, "u")
    heard = listen(store)
    await at_once(store, *(append(store, number) for number in (1, 2, 3)), append(store, 1, table="u"))
    await until(lambda: len([hint for hint in heard if hint[0]]) >= 2)
    assert sorted(hint for hint in heard if hint[0]) == [("t", 3), ("u", 1)]


async def test_what_was_not_written_is_not_hinted_at(store: Store) -> None:
    await open_table(store)
    heard = listen(store)
    await append(store, 1, body=b"first")
    assert not await append(store, 1, body=b"second")
    with pytest.raises(StoreTrouble):
        await append(store, 1, table="nowhere")
    await append(store, 2)
    await until(lambda: ("t", 2) in heard)
    assert [hint for hint in heard if hint[0]] == [("t", 1), ("t", 2)]


async def test_whoever_leaves_hears_no_more(store: Store) -> None:
    await open_table(store)
    gone: Heard = []
    leave = store.bus.subscribe(lambda table, number: gone.append((table, number)))
    heard = listen(store)
    await append(store, 1)
    await until(lambda: ("t", 1) in heard)
    leave()
    leave()
    await append(store, 2)
    await until(lambda: ("t", 2) in heard)
    assert [hint for hint in gone if hint[0]] == [("t", 1)]


async def test_whoever_leaves_is_not_told_what_is_on_its_way(store: Store) -> None:
    late: Heard = []
    leave = store.bus.subscribe(lambda table, number: late.append((table, number)))
    heard = listen(store)
    store.bus.tell({"t": 1})
    leave()
    await until(lambda: ("t", 1) in heard)
    assert ("t", 1) not in late


async def test_a_subscriber_whose_loop_has_ended_is_no_trouble(store: Store) -> None:
    await open_table(store)

    async def subscribe() -> None:
        listen(store)

    await asyncio.to_thread(asyncio.run, subscribe())
    assert await append(store, 1)
    assert await append(store, 2)
