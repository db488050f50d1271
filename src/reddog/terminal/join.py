"""`reddog join` and `reddog new-table`: a person at a server's table, line by line."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.speech import ENGLISH, differences, subtitle, summary
from reddog.speech.table_rules import cautions
from reddog.table.codes import shown_code
from reddog.table.settings import Settings, checked, variant_of
from reddog.terminal.choosing import LEAVING
from reddog.terminal.play import stopped_by_signals
from reddog.terminal.program import PROGRAM, usage
from reddog.terminal.remote_rules import read_rules
from reddog.terminal.screen import EndOfInput, Screen, Tone, standard_screen
from reddog.terminal.statuses import FAILED, OK
from reddog.terminal.words import amount, harmless

if TYPE_CHECKING:
    from reddog.client import Client, RemoteTable
    from reddog.terminal.remote import RemoteEvening

_SERVER = Annotated[str, Parameter(help=usage("command.join.server"), metavar="URL")]
_NAME = Annotated[str | None, Parameter(help=usage("command.join.name"), metavar="NAME")]
_CHIPS = Annotated[str | None, Parameter(help=usage("command.join.chips"), metavar="N")]
_TOKEN = Annotated[
    str,
    Parameter(help=usage("command.join.token"), metavar="TOKEN", env_var="REDDOG_TOKEN", show_env_var=True),
]
_HINTS = Annotated[bool, Parameter(help=usage("command.join.hints"))]
_CARDS = Annotated[
    Literal["glyph", "short", "words"] | None,
    Parameter(help=usage("command.play.cards"), metavar="STYLE"),
]
_SHARE = Annotated[str, Parameter(help=usage("command.join.share"), metavar="TEXT")]


def join(
    *where: Annotated[str, Parameter(help=usage("command.join.where"))],
    server: _SERVER = "",
    name: _NAME = None,
    chips: _CHIPS = None,
    watch: Annotated[bool, Parameter(help=usage("command.join.watch"))] = False,
    token: _TOKEN = "",
    hints: _HINTS = False,
    share: _SHARE = "",
    cards: _CARDS = None,
) -> int:
    """Join a table by its link or code; the exit status.

    Raises BadRules and Unreachable for what cannot be, Refusal for what the server refuses, and KeyboardInterrupt when it
    is stopped; a seat stays the person's.
    """
    if not where:
        raise BadRules("no_table_given")
    visit = Visit(standard_screen(cards or ""), server, name, chips, token, hints=hints, share=share)
    return visit.run("".join(where), sit=not watch)


def new_table(
    *game: Annotated[str, Parameter(help=usage("command.new-table.game"))],
    server: _SERVER = "",
    name: _NAME = None,
    chips: _CHIPS = None,
    token: _TOKEN = "",
    hints: _HINTS = False,
    share: _SHARE = "",
    cards: _CARDS = None,
) -> int:
    """Open a table and join it; the exit status. Raises as `join` does, and UnknownGame."""
    settings = checked(read_rules(game, Settings()))
    visit = Visit(standard_screen(cards or ""), server, name, chips, token, hints=hints, share=share)
    return visit.run("", sit=True, settings=settings)


class Visit:
    """What the command line asks for."""

    def __init__(
        self,
        screen: Screen,
        server: str,
        name: str | None,
        chips: str | None,
        token: str,
        *,
        hints: bool,
        share: str,
    ) -> None:
        self._screen = screen
        self._server = server
        self._chips = None if chips is None else amount(chips)
        self._token = token
        self._hints = hints
        self._share = share
        self._name = name
        self._evening: RemoteEvening | None = None

    def run(self, where: str, *, sit: bool, settings: Settings | None = None) -> int:
        """Connect and play to the end; the exit status."""
        try:
            name = self._asked_name()
            with stopped_by_signals():
                return asyncio.run(self._visit(where, name, sit=sit, settings=settings))
        except EndOfInput:
            self._screen.line(ENGLISH.say("terminal.bye"))
            return OK
        except KeyboardInterrupt:
            with contextlib.suppress(OSError):
                self._screen.line()
                self._screen.line(ENGLISH.say("terminal.stopped"))
                if self._evening:
                    self._evening.farewell()
            raise

    def _asked_name(self) -> str:
        """What the person is called: as given, else asked for where somebody can answer."""
        if self._name is not None or self._token:
            return self._name or ""
        if not self._screen.interactive:
            return ENGLISH.say("join.name")
        self._screen.line(ENGLISH.say("join.your-name"), Tone.ASKED)
        name = self._screen.ask().strip()
        if name.casefold() in LEAVING:
            raise EndOfInput
        return name or ENGLISH.say("join.name")

    async def _visit(self, where: str, name: str, *, sit: bool, settings: Settings | None) -> int:
        try:
            from reddog.client import HERE, Client  # noqa: PLC0415 - it needs packages that playing alone does not
            from reddog.terminal.remote import RemoteEvening  # noqa: PLC0415 - the same
        except ModuleNotFoundError as missing:
            raise BadRules("server_missing", module=str(missing.name)) from None

        place = where or self._server or HERE
        async with Client.connect(place, server=self._server, name=name, token=self._token) as client:
            opened = await client.open(settings) if settings else None
            remote = await client.table(opened.code if opened else "")
            self._welcome(client, remote, opened.link if opened else "")
            self._evening = RemoteEvening(
                self._screen, remote, chips=self._chips, hints=self._hints, share=self._share
            )
            ended = await self._evening.play(sit=sit)
            self._evening.farewell()
        self._screen.line(ENGLISH.say("terminal.bye"))
        return OK if ended else FAILED

    def _welcome(self, client: Client, remote: RemoteTable, link: str) -> None:
        say, screen = ENGLISH.say, self._screen
        variant, code = variant_of(remote.table.settings), shown_code(remote.table.code)
        title = say("terminal.game", title=variant.title, how=subtitle(variant))
        screen.line(say("join.welcome", name=harmless(remote.name), code=code, title=title), Tone.TITLE)
        if link:
            screen.line(say("join.opened", code=code, link=harmless(link)))
        for sentence in summary(variant):
            screen.line(sentence)
        if differing := differences(variant):
            screen.line(say("terminal.differs", differences=" ".join(differing)))
        if link:
            for found in cautions(remote.table.settings, typed=True):
                screen.line(found, Tone.REFUSED)
        if link and client.address.here_only:
            screen.line(say("join.here-only", program=PROGRAM))
        if client.link:
            screen.line(say("join.personal", link=harmless(client.link)))
        screen.line(say("join.help-line"), Tone.ASKED)
