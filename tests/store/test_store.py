"""The door: open, used from any loop, and closed."""

from __future__ import annotations

import asyncio
import threading

import pytest

from reddog.store import Store, StoreTrouble
from tests.store.scenes import Opening, append, open_table


async def test_a_store_serves_several_loops(store: Store) -> None:
    await open_table(store)
    found: list[bool] = []

    def play(name: str) -> None:
        found.append(asyncio.run(append(store, 1, body=name.encode())))

    threads = [threading.Thread(target=play, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        await asyncio.to_thread(thread.join)
    assert sorted(found) == [False, False, False, True]


async def test_what_waits_when_the_store_is_closed_is_written(store: Store, opened: Opening) -> None:
    await open_table(store)
    waiting = [asyncio.ensure_future(append(store, number)) for number in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    assert await opened("again").head("t") == 50


async def test_a_store_that_is_closed_says_so(store: Store) -> None:
    await store.close()
    await store.close()
    for asked in (store.head("t"), append(store, 1), store.beat(1), store.beats()):
        with pytest.raises(StoreTrouble, match="store_closed"):
            await asked
