"""A bot that joins a server's table by its link or code and plays until it is stopped: remote_bot.py LINK [BOT] [NAME]."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys

from reddog.bots import BOTS
from reddog.client import Client, Refusal, Unreachable
from reddog.rules.choices import Kind
from reddog.rules.moves import BuyIn
from reddog.table.commands import Play, Sit


async def play(where: str, kind: str = "careful", name: str = "Robo") -> None:
    """Sit down and play, buying chips between deals when there are none left."""
    luck = random.Random()
    async with Client.connect(where, name=name) as client:
        table = await client.table()
        await table.ask(Sit(name))
        async for _ in table:
            for seat in table.turns:
                # Somebody was quicker, such as the clock; or the bot was sent away while it asked.
                with contextlib.suppress(Refusal, Unreachable):
                    await table.ask(Play(BOTS[kind].choose(table.view(seat), luck)))
            for seat in table.seats:
                if not table.view(seat).seats[seat].stack and table.offers(Kind.BUY_IN, seat):
                    with contextlib.suppress(Refusal, Unreachable):
                        await table.ask(Play(BuyIn(seat, table.table.settings.buy_in)))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(play(*sys.argv[1:]))
