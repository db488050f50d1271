"""Says in words what a connection is told, for one person in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from reddog.cards import Card
from reddog.protocol.messages import Line, Spoken
from reddog.protocol.words import Asked, Sentence
from reddog.rules.session import awaited
from reddog.rules.state import Session, Stage
from reddog.rules.views import view
from reddog.server.faults import log_fault
from reddog.server.voice_asked import about_a_bet, asked
from reddog.server.voice_lines import OwnBets, Telling, read
from reddog.server.voice_names import as_before, standing
from reddog.speech import Context
from reddog.speech.languages import language_of
from reddog.speech.odds import before_posts, chance
from reddog.speech.table_context import TableContext
from reddog.speech.table_waits import whom, why_no_deal
from reddog.table.acts import Seated
from reddog.table.hosting import seats_of
from reddog.table.resting import why_waiting
from reddog.table.seating import dealt_in_later
from reddog.table.state import Table

MOST: Final = 200
"""Lines that are told at once: who comes back to more gets the last of them, and reads the others as records."""


class Moment(NamedTuple):
    """All that what is asked hangs on."""

    session: Session
    own: Sequence[int]
    context: Context
    hints: bool
    winning: dict[int, Card]

    def is_still(self, before: Moment) -> bool:
        """Whether nothing has changed; a session is the same only where it is the same record."""
        return self.session is before.session and self[1:] == before[1:]


class Voice:
    """Speaks to one person."""

    def __init__(self, person: str, language: str) -> None:
        self._person = person
        self._language = language_of(language)
        self._context: TableContext | None = None
        """After the last line that was told."""
        self._bets = OwnBets()
        self._asked_last: tuple[Moment, tuple[Asked, ...]] | None = None
        """What was asked, and how everything stood then: talk and the clock change nothing in it."""

    def spoken(self, table: Table, lines: Sequence[str]) -> Spoken:
        """What these lines of the log say (encoded, as they go over the wire), and what the person is asked now.

        Never raises: a line that cannot be told in words is not to keep the others from theirs.
        """
        try:
            return self._spoken(table, lines)
        except Exception as error:  # noqa: BLE001 - the table goes on without its words
            log_fault("a table cannot be told in words", error)
            self._context = None
            return Spoken(number=table.number)

    def _spoken(self, table: Table, lines: Sequence[str]) -> Spoken:
        known = self._context.persons if self._context else {}
        context = standing(table, self._person, self._language, known)
        own = seats_of(table, self._person)
        read_lines = [read(line) for line in lines[-MOST:]]
        telling = Telling(
            self._context or as_before(context, read_lines),
            context,
            self._bets,
            own,
            {player.person: seat for seat, player in enumerate(table.players) if player},
        )
        # While the banker names his stake a deal is on its way, and has not begun.
        begun = table.deals - (table.session.stage is Stage.STAKE)
        said = telling.tell(read_lines, begun, ruled=self._context is not None)
        self._context = context
        if said and self._sat_down(read_lines) and dealt_in_later(table, self._person):
            later = Sentence(context.say("join.next-in"), tone="people", seat=own[0])
            said = (*said[:-1], replace(said[-1], said=(*said[-1].said, later)))
        return Spoken(
            number=table.number,
            lines=said,
            asked=self._all_asked(table, own, context),
            waits=_waits(table, own, context),
        )

    def _sat_down(self, lines: Sequence[Line]) -> bool:
        """Whether the person took a seat in the last of some lines."""
        return any(isinstance(told, Seated) and told.person == self._person for told in lines[-1].acts)

    def _all_asked(self, table: Table, own: Sequence[int], context: TableContext) -> tuple[Asked, ...]:
        now = Moment(table.session, own, context.game, table.settings.hints, dict(self._bets.winning))
        if self._asked_last is None or not now.is_still(self._asked_last[0]):
            self._asked_last = now, tuple(self._asked(table, seat, context) for seat in own)
        return self._asked_last[1]

    def _asked(self, table: Table, seat: int, context: TableContext) -> Asked:
        seen = view(table.session, seat)
        hints = table.settings.hints
        if hints and about_a_bet(seen) and not before_posts(seen):
            # Said with the result, as it is at the moment of the bet.
            found = chance(seen)
            if found is not None:
                self._bets.chances[seat] = found
        return asked(seen, context.game, hints=hints, winning=self._bets.winning)


def _waits(table: Table, own: Sequence[int], context: TableContext) -> str:
    code = why_waiting(table)
    if code:
        return why_no_deal(code, table.host, context)
    return whom(awaited(table.session), own, context)
