"""Sit at a server's table from a program: an asynchronous client of the protocol, for people's terminals and for bots.

    async with Client.connect("http://127.0.0.1:8018/t/ABCDEF", name="Robo") as client:
        table = await client.table()
        await table.ask(Sit(name="Robo"))
        async for _ in table:
            ...

The client holds no more than its person may know. A connection that breaks is made anew, what was missed is told, and a
command that was on its way is done once.
"""

from __future__ import annotations

from reddog.client.address import HERE, Address, address
from reddog.client.client import Client
from reddog.client.errors import Refusal, Unreachable
from reddog.client.news import AnyNews, Back, Lost, News
from reddog.client.table import RemoteTable

__all__ = [
    "HERE",
    "Address",
    "AnyNews",
    "Back",
    "Client",
    "Lost",
    "News",
    "Refusal",
    "RemoteTable",
    "Unreachable",
    "address",
]
