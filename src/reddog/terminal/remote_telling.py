"""What happens at a server's table, in lines: the game's as at a practice table, the table's own each in a line of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from reddog.protocol.messages import Line
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from reddog.speech import Context
from reddog.speech.hearing import heard, ruled
from reddog.speech.table_context import TableContext
from reddog.speech.told import say_told, say_why
from reddog.table import acts
from reddog.table.settings import variant_of
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
        self.hidden: frozenset[str] = frozenset()
        """Whose talk is not told here."""
        self.proposed: acts.Proposed | None = None
        """What was last told to be proposed."""
        self._screen = screen
        self._person = person
        game = Context(variant=variant_of(table.settings), face=screen.face, evening=True)
        self._people = TableContext(game, viewer=person)
        self.teller = Teller(screen, game)
        self.stand(table, None)

    @property
    def people(self) -> TableContext:
        """Who is told, and by which names."""
        return self._people

    def hide(self, person: str, *, hidden: bool) -> None:
        """Tell nothing more of what a person says, or tell it again."""
        self.hidden = self.hidden | {person} if hidden else self.hidden - {person}

    def stand(self, table: TableView, seat: int | None) -> None:
        """Take the names of who is there now, and speak to the player in a seat as "you"."""
        names = [""] * table.settings.seats
        for player in table.players:
            names[player.seat] = harmless(player.name)
        context = ruled(self._people, table.settings)
        self._people = replace(
            context,
            game=replace(context.game, names=tuple(names), viewer=seat),
            persons={**context.persons, **persons(table)},
            planned=table.planned,
        )
        self.teller.context = self._people.game

    def tell(self, lines: Sequence[Line], table: TableView) -> frozenset[type[AnyEvent]]:
        """Say some entries, the names of whoever came with them known; the kinds of events of the game that were in them."""
        self._people = replace(self._people, persons={**persons(table), **self._people.persons})
        if len(lines) > _MOST:
            self._screen.line(self._people.say("join.missed", count=len(lines) - _MOST), Tone.ASKED)
        met: set[type[AnyEvent]] = set()
        for line in lines[-_MOST:]:
            for told in line.acts:
                met |= self._act(told)
        self.teller.flush()
        return frozenset(met)

    def _act(self, told: Told) -> set[type[AnyEvent]]:
        if isinstance(told, IsHere | acts.Seated | acts.Waiting):
            told = replace(told, name=harmless(told.name))
        self._people = heard(told, self._people)
        self.teller.context = self._people.game
        if isinstance(told, Happened):
            return self._happened(told)
        if isinstance(told, acts.Said) and told.person in self.hidden:
            return set()
        if isinstance(told, acts.Proposed):
            self.proposed = told
        if isinstance(told, QUIET):
            self.fair = [*self.fair[1 - _MOST :], say_told(told, self._people)]
        elif not (isinstance(told, IsHere | acts.Departed) and told.person == self._person):
            self._say(told)
        return set()

    def propose(self, proposed: acts.Proposed) -> None:
        """Say what is proposed, unless that was the last proposal that was told: who comes during a vote has not heard it."""
        if proposed != self.proposed:
            self._act(proposed)

    def _happened(self, told: Happened) -> set[type[AnyEvent]]:
        if why := say_why(told, self._people):
            self.teller.flush()
            self._line(why)
        posts = (event.seat for event in told.events if isinstance(event, ev.CentreTurned))
        self.teller.tell(told.events, next(posts, None))
        return {type(event) for event in told.events}

    def _say(self, told: Told) -> None:
        self.teller.flush()
        if text := say_told(told, self._people):
            self._line(harmless(text))
        if isinstance(told, acts.LeftAlone) and told.person == self._person:
            self._screen.line(self._people.say("join.alone"), Tone.ASKED)

    def _line(self, text: str) -> None:
        self._screen.line(text)
        self.teller.note(text)
