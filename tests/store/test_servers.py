"""Which server lived when."""

from __future__ import annotations

from pathlib import Path

import pytest

from reddog.store import Store, StoreTrouble
from tests.store.scenes import Opening


async def test_a_restart_knows_when_the_process_before_it_stopped(opened: Opening) -> None:
    before = opened("before")
    await before.beat(100)
    await before.beat(200)
    await before.close()
    now = opened("now")
    await now.beat(300)
    assert await now.beats() == {"before": 200, "now": 300}
    await now.forget_server("before")
    await now.forget_server("never was")
    assert await now.beats() == {"now": 300}


async def test_servers_without_a_name_are_told_apart(address: str) -> None:
    one, other = Store.open(address), Store.open(address)
    assert one.server != other.server
    assert await one.beats() == {}, "opening is no beat"
    await one.beat(1)
    await other.beat(2)
    assert await one.beats() == {one.server: 1, other.server: 2}
    await one.close()
    await other.close()


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
async def test_a_beat_into_a_file_that_is_gone_fails_loudly(opened: Opening, empty: str) -> None:
    """The system would let a process write on to a file that nobody can open any more."""
    store = opened("here")
    await store.beat(1)
    Path(empty).rename(f"{empty}.away")
    with pytest.raises(StoreTrouble) as trouble:
        await store.beat(2)
    assert (trouble.value.code, trouble.value.facts) == ("store_removed", {"address": empty})
    Path(f"{empty}.away").rename(empty)
    await store.beat(3)
    assert (await store.beats())["here"] == 3
