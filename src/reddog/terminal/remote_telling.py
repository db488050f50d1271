"""What happens at a server's table, in lines: the game's as at a practice table, the table's own each in a line of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from reddog.protocol.messages import Line
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from reddog.speech import Context
from reddog.speech.table_context import TableContext
from reddog.speech.told import say_told, say_why
from reddog.table import acts
from reddog.table.settings import Settings, variant_of
from reddog.table.told import Happened, IsHere, PackUsed, Told
from reddog.table.views import TableView
from reddog.terminal.remote_persons import persons
from reddog.terminal.screen import Screen, Tone
from reddog.terminal.telling import Teller
from reddog.terminal.words import harmless

QUIET: Final = (acts.Opened, acts.Committed, acts.Shared, PackUsed, acts.DealerDrawn, acts.Revealed)
"""What is told only to who asks for it, with `fair`."""
_MOST: Final = 60
"""Entries of the log that are told at once to who comes back; `fair` and `log` know no more either."""


class RemoteTeller:
    """Tells what happens, by the names that people had then, and keeps what was quiet."""

    def __init__(self, screen: Screen, table: TableView, person: str) -> None:
        self.fair: list[str] = []
        """What happened to the shuffles."""
        self._screen = screen
        self._person = person
        self._planned: Settings | None = table.planned
        self._game = Context(variant=variant_of(table.settings), face=screen.face)
        self._people = TableContext(self._game, viewer=person, settings=table.settings)
        self.teller = Teller(screen, self._game)
        self.stand(table, None)

    @property
    def people(self) -> TableContext:
        """Who is told, and by which names."""
        return self._people

    def stand(self, table: TableView, seat: int | None) -> None:
        """Take the names of who is there now, and speak to the player in a seat as "you"."""
        names = [""] * table.settings.seats
        for player in table.players:
            names[player.seat] = harmless(player.name)
        self._planned = table.planned
        self._speak(
            replace(self._game, variant=variant_of(table.settings), names=tuple(names), viewer=seat),
            persons={**self._people.persons, **persons(table)},
            settings=table.settings,
        )

    def tell(self, lines: Sequence[Line], table: TableView) -> frozenset[type[AnyEvent]]:
        """Say some entries, the names of whoever came with them known; the kinds of events of the game that were in them."""
        self._speak(self._game, persons={**persons(table), **self._people.persons})
        if len(lines) > _MOST:
            self._screen.line(self._game.say("join.missed", count=len(lines) - _MOST), Tone.ASKED)
        met: set[type[AnyEvent]] = set()
        for line in lines[-_MOST:]:
            for told in line.acts:
                met |= self._act(told)
        self.teller.flush()
        return frozenset(met)

    def _act(self, told: Told) -> set[type[AnyEvent]]:
        match told:
            case Happened():
                return self._happened(told)
            case acts.Seated():
                self._seat(told)
            case IsHere() | acts.Waiting():
                self._speak(self._game, persons={**self._people.persons, told.person: harmless(told.name)})
            case acts.RulesPlanned():
                self._say(told)
                self._planned = told.settings
                return set()
            case acts.RulesChanged() if self._planned:
                self._speak(replace(self._game, variant=variant_of(self._planned)), settings=self._planned)
        if isinstance(told, QUIET):
            self.fair = [*self.fair[1 - _MOST :], say_told(told, self._people)]
        elif not (isinstance(told, IsHere | acts.Departed) and told.person == self._person):
            self._say(told)
        return set()

    def _happened(self, told: Happened) -> set[type[AnyEvent]]:
        if why := say_why(told, self._people):
            self.teller.flush()
            self._line(why)
        posts = (event.seat for event in told.events if isinstance(event, ev.CentreTurned))
        self.teller.tell(told.events, next(posts, None))
        return {type(event) for event in told.events}

    def _seat(self, told: acts.Seated) -> None:
        names = list(self._game.names) + [""] * (told.seat + 1 - len(self._game.names))
        names[told.seat] = harmless(told.name)
        viewer = self._game.viewer
        self._speak(
            replace(
                self._game,
                names=tuple(names),
                viewer=told.seat if told.person == self._person and viewer is None else viewer,
            ),
            persons={**self._people.persons, told.person: harmless(told.name)},
        )

    def _say(self, told: Told) -> None:
        self.teller.flush()
        if text := say_told(told, self._people):
            self._line(harmless(text))

    def _line(self, text: str) -> None:
        self._screen.line(text)
        self.teller.note(text)

    def _speak(
        self, game: Context, *, persons: dict[str, str] | None = None, settings: Settings | None = None
    ) -> None:
        self._game = self.teller.context = game
        self._people = replace(
            self._people,
            game=game,
            persons=self._people.persons if persons is None else persons,
            settings=settings or self._people.settings,
        )
