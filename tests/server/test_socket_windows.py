"""Browsers at the socket: which pages may open one, whose cookie counts, and several windows of one person."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from reddog.protocol.messages import Refused
from reddog.server.presence import MOST_WINDOWS
from reddog.table.commands import Say, Sit
from reddog.table.settings import Settings
from tests.server.live import QUICK, run, serving, until

CALM = Settings(game="high-card-pool", clock=QUICK)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3")


def test_of_two_windows_the_newer_plays_and_the_older_sees(database: str) -> None:
    """M-06: one seat, one bet; the other window is told, and may take over."""

    async def story() -> None:
        async with serving(database) as live:
            old = await live.join((await live.table(CALM)).table.code, "Ann")
            await old.done(Sit(name="Ann", chips=50))
            new = await live.join(old.code, "Ann")
            await until(lambda: old.notices() == ["replaced"])
            assert new.own.seat == 0
            refused = await old.ask(Say(text="from the old one"))
            assert isinstance(refused, Refused)
            assert refused.code == "replaced"
            await new.done(Say(text="from the new one"))
            await until(lambda: old.number == new.number)
            assert old.update == new.update
            await old.hello()
            await until(lambda: new.notices() == ["replaced"])
            await old.done(Say(text="taken over"))
            assert isinstance(await new.ask(Say(text="no")), Refused)
            assert sum(player.person == "Ann" for player in old.table.players) == 1

    run(story)


def test_of_too_many_windows_the_oldest_is_closed(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            windows = [await live.join(room.table.code, "Ann") for _ in range(MOST_WINDOWS)]
            assert not any(window.closed for window in windows)
            newest = await live.join(room.table.code, "Ann")
            await until(lambda: windows[0].closed)
            assert "replaced" in windows[0].notices()
            assert not any(window.closed for window in [*windows[1:], newest])
            await until(lambda: len(room.presence.connections) == MOST_WINDOWS)
            await newest.done(Say(text="Still here."))

    run(story)


def test_a_page_of_another_server_opens_no_socket(database: str) -> None:
    """M-24."""

    async def story() -> None:
        async with serving(database) as live:
            with pytest.raises(Exception, match="403"):
                await connect(
                    f"ws://127.0.0.1:{live.port}/socket",
                    origin=Origin(f"http://127.0.0.1:{live.port}.evil.example"),
                )

    run(story)


def test_a_browser_is_known_by_its_cookie(database: str) -> None:
    async def story() -> None:
        async with serving(database) as live:
            room = await live.table(CALM)
            cookie = live.service.identity.cookie("Ann").partition(";")[0]
            ann = await live.connect(
                room.table.code,
                "Ann",
                origin=f"http://127.0.0.1:{live.port}",
                additional_headers={"Cookie": cookie},
            )
            ann.token = ""
            await ann.hello()
            assert ann.welcome
            assert ann.welcome.person == "Ann"

    run(story)
