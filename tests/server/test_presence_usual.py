"""How long a connection may be gone before the others hear of it, where nothing else is set (ux.md section 4)."""

from __future__ import annotations

import asyncio

import pytest

from reddog.server.presence import Presence


def test_others_are_told_of_a_lost_connection_after_some_fifteen_seconds_and_never_of_one_that_came_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    departed: list[str] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        usual, waits = loop.call_later, list[float]()

        def at_once(delay: float, call: object, *args: object) -> asyncio.TimerHandle:
            waits.append(delay)
            return usual(0, call, *args)  # type: ignore[arg-type] # `object` stands for whatever is called

        monkeypatch.setattr(loop, "call_later", at_once)
        presence = Presence(departed.append)
        presence.expect("Ann")
        presence.expect("Bob")
        presence.stays("Bob")
        assert all(10 <= wait <= 20 for wait in waits)
        assert len(waits) == 2
        while presence.knows("Ann"):
            await asyncio.sleep(0)
        assert departed == ["Ann"]

    asyncio.run(story())
