"""The program of docs/client.md, run as it stands there."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

from reddog.client import Client
from reddog.rules.moves import Bet
from reddog.table.commands import Play, Sit, Start
from reddog.table.settings import Settings
from tests.client.servers import live, story
from tests.server.live import QUICK

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


def test_the_program_of_the_page_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)

    async def tell() -> None:
        async with (
            live(tmp_path) as server,
            Client.connect(f"http://127.0.0.1:{server.port}", name="Ann") as client,
        ):
            table = await client.table((await client.open(Settings(clock=QUICK))).code)
            await table.ask(Sit("Ann"))
            playing = asyncio.create_task(names["play"](table.address.link(table.address.code), Random(1)))
            async for _ in table:
                if len(table.table.players) == 2 and not table.table.started:
                    await table.ask(Start())
                for seat in table.turns:
                    await table.ask(Play(Bet(seat, 1)))
                if playing.done():
                    break
            await playing
            assert table.table.game.deals >= 3

    story(tell)
