"""Keys that all processes of a database share."""

from __future__ import annotations

import asyncio

from tests.store.scenes import Opening


async def test_the_first_key_of_a_name_is_everybodys(opened: Opening) -> None:
    here, there = opened("here"), opened("there")
    offered = [b"one", b"two", b"three", b"four"]
    given = await asyncio.gather(
        *((here, there)[i % 2].key("sessions", key) for i, key in enumerate(offered))
    )
    assert len(set(given)) == 1
    assert given[0] in offered
    assert await there.key("sessions", b"five") == given[0]
    assert await here.key("others", b"six") == b"six"
