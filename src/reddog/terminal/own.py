"""`reddog tables` and `reddog sign-out`: what a person may ask a server about himself, away from any table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.speech import ENGLISH
from reddog.terminal.program import usage
from reddog.terminal.screen import Tone, standard_screen
from reddog.terminal.statuses import OK
from reddog.terminal.words import harmless

if TYPE_CHECKING:
    from reddog.client import Client
    from reddog.protocol.rest import OwnTable

_SERVER = Annotated[str, Parameter(help=usage("command.join.server"), metavar="URL")]
_TOKEN = Annotated[
    str,
    Parameter(help=usage("command.join.token"), metavar="TOKEN", env_var="REDDOG_TOKEN", show_env_var=True),
]


def tables(*, server: _SERVER = "", token: _TOKEN = "") -> int:
    """List the tables at which a person has been; the exit status.

    Raises BadRules `no_token_given`, Unreachable, and Refusal for what the server refuses.
    """
    return _asked(server, token, _list)


def sign_out(*, server: _SERVER = "", token: _TOKEN = "") -> int:
    """Make worthless all links and tokens of a person, and say the new ones; the exit status. Raises as `tables` does."""
    return _asked(server, token, _sign_out)


async def _list(client: Client) -> None:
    screen = standard_screen()
    found = await client.own_tables()
    if not found:
        screen.line(ENGLISH.say("own.no-tables"))
    for table in found:
        screen.line(_line(table))


def _line(table: OwnTable) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.touched / 1000))
    game = harmless(table.title)
    if table.names:
        game = ENGLISH.say("own.game.with", game=game, names=ENGLISH.listed(list(map(harmless, table.names))))
    return ENGLISH.say(
        f"own.table.{table.state}", code=harmless(table.code), game=game, when=when, link=harmless(table.link)
    )


async def _sign_out(client: Client) -> None:
    await client.sign_out()
    screen = standard_screen()
    screen.line(ENGLISH.say("own.signed-out"))
    screen.line(ENGLISH.say("join.personal", link=harmless(client.link)), Tone.ASKED)


def _asked(server: str, token: str, ask: Callable[[Client], Awaitable[None]]) -> int:
    """Ask something as the person of a token; a personal link says at which server, too."""
    if not token:
        raise BadRules("no_token_given")
    try:
        from reddog.client import HERE, Client  # noqa: PLC0415 - it needs packages that playing alone does not
    except ModuleNotFoundError as missing:
        raise BadRules("server_missing", module=str(missing.name)) from None
    place = server or (token if "/r/" in token else HERE)

    async def story() -> None:
        async with Client.connect(place, token=token) as client:
            await ask(client)

    asyncio.run(story())
    return OK
