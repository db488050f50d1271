"""The lines of a log in words: a sentence for each event and act, with its tone and whose doing it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from reddog.cards import Card
from reddog.protocol.messages import Line
from reddog.protocol.words import Sentence, SpokenLine
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from reddog.server.voice_names import as_before, shown
from reddog.speech import CardStyle, Chance, Context, Face, too_high
from reddog.speech.events import tell_each
from reddog.speech.hearing import heard, ruled
from reddog.speech.table_context import TableContext
from reddog.speech.told import say_told, say_why
from reddog.table import acts
from reddog.table.told import Happened, IsHere, PackUsed, Told

ALOUD: Final = Face(CardStyle.WORDS)
"""How a voice names cards."""
_LINE: Final = msgspec.json.Decoder(Line)
_DEAL: Final = "deal"
_TONES: Final[dict[type, str]] = {
    **dict.fromkeys((ev.BetPlaced, ev.Bought, ev.Raised, ev.Stayed, ev.Called), "bet"),
    **dict.fromkeys((ev.Passed, ev.Skipped), "pass"),
    **dict.fromkeys((ev.CentreTurned, ev.PostsVoid, ev.Burned, ev.TurnedUp), "card"),
    **dict.fromkeys(
        (ev.Anted, ev.Staked, ev.BankTaken, ev.BoughtIn, ev.SplitOffered, ev.Voted, ev.SplitRefused, ev.PotSplit),
        "chips",
    ),
    **dict.fromkeys((ev.Joined, ev.Left, ev.Leaving, ev.SatOut, ev.Returned), "people"),
    **dict.fromkeys((acts.Committed, acts.Shared, PackUsed, acts.DealerDrawn, acts.Revealed), "fair"),
    **dict.fromkeys((acts.Paused, acts.Resumed, acts.Woken, acts.Extended, acts.Granted, acts.BankOpened), "time"),
    **dict.fromkeys(
        (IsHere, acts.Departed, acts.Seated, acts.Waiting, acts.WaitedEnough, acts.WentAway, acts.CameBack), "people"
    ),
    **dict.fromkeys((acts.HostChanged, acts.Removed, acts.Muted, acts.MovedOn, acts.LeftAlone), "people"),
    **dict.fromkeys((acts.Voided, acts.Adjusted), "chips"),
    acts.Said: "talk",
}  # fmt: skip
"""What colours and filters a sentence; an event that is not here is about the deal, an act that is not is plain."""
_CARDS: Final = (ev.HandsDealt, ev.CentreTurned, ev.Burned, ev.TurnedUp, ev.Settled)
"""What may name cards, which a voice says otherwise than they are written."""
_NEXT: Final = (ev.DealBegan, ev.BetPlaced, ev.Passed, ev.Bought, ev.Raised, ev.Stayed)
"""What ends the time in which a result is looked at."""


@lru_cache(maxsize=256)
def read(line: str) -> Line:
    """A line as it goes over the wire; the voices of a table are given the same one."""
    return _LINE.decode(line)


def deals(lines: Sequence[Line], last: int) -> list[int]:
    """The deal that each line belongs to, where `last` deals have begun after them all.

    A line in which one deal ends and the next begins belongs to the one that ends.
    """
    found = []
    for line in reversed(lines):
        events = [event for told in line.acts if isinstance(told, Happened) for event in told.events]
        began = sum(isinstance(event, ev.DealBegan) for event in events)
        marks = (event for event in events if isinstance(event, ev.DealBegan | ev.DealEnded))
        ends = isinstance(next(marks, None), ev.DealEnded)
        found.append(last - began if ends else last)
        last -= began
    return found[::-1]


class OwnBets:
    """What a listener's own seats have at stake: remembered from the bet to its result, and a moment beyond."""

    def __init__(self) -> None:
        self.chances: dict[int, Chance] = {}
        """The chances of bets that are not decided yet, by seat; only where the table allows hints."""
        self.winning: dict[int, Card] = {}
        """The cards that have just won a bet, by seat."""

    def met(self, event: AnyEvent, seats: Sequence[int]) -> None:
        """An event has been told."""
        if isinstance(event, _NEXT):
            self.winning.clear()
        if isinstance(event, ev.DealBegan):
            self.chances.clear()
        elif isinstance(event, ev.Settled) and event.seat in seats:
            self.chances.pop(event.seat, None)
            if event.beat is not None:
                self.winning[event.seat] = event.beat


class Telling:
    """Tells lines one after the other to one listener, and keeps up with names and rules on the way."""

    def __init__(
        self,
        context: TableContext,
        now: TableContext,
        bets: OwnBets,
        own: Sequence[int],
        seats: Mapping[str, int],
    ) -> None:
        """`context` is that before the first line, `now` the one after the last; `seats` are those of persons now."""
        self._context = context
        self._now = now
        self._bets = bets
        self._own = own
        self._seats = seats
        self._changes = 0
        self._later: Sequence[Line] = ()
        """The lines after the one that is told."""
        self._ruled = True

    def tell(self, lines: Sequence[Line], deal: int, *, ruled: bool) -> tuple[SpokenLine, ...]:
        """The lines in words; so many deals have begun after them.

        `ruled` where the rules before them are known. Where they are not, a game that was played by others than those
        of now is not told: nobody knows what its bets were about.
        """
        self._changes = sum(isinstance(told, acts.RulesChanged) for line in lines for told in line.acts)
        self._ruled = ruled or not self._changes
        spoken = []
        for at, (line, of) in enumerate(zip(lines, deals(lines, deal), strict=True), start=1):
            self._later = lines[at:]
            spoken.append(SpokenLine(line.number, line.at, of, tuple(self._line(line))))
        return tuple(spoken)

    def _line(self, line: Line) -> Iterator[Sentence]:
        high: list[Card] = []
        for told in map(shown, line.acts):
            self._hear(told)
            if not isinstance(told, Happened):
                yield from self._act(told)
            elif self._ruled:
                if why := say_why(told, self._context):
                    yield Sentence(why, tone="time", seat=told.seat)
                yield from self._events(told.events, high)
        yield from self._too_high(high)

    def _hear(self, told: Told) -> None:
        self._context = heard(told, self._context)
        if isinstance(told, acts.Opened):
            self._ruled = True
        elif isinstance(told, acts.RulesChanged):
            self._changes -= 1
            self._ruled = self._ruled or not self._changes
            if not self._changes:
                # With the rules the seats may have changed; who came later does not sit there yet.
                self._context = replace(
                    ruled(self._context, self._now.settings),
                    game=as_before(self._now, self._later).game,
                    planned=self._now.planned,
                )

    def _act(self, told: Told) -> Iterator[Sentence]:
        person = getattr(told, "person", "") or getattr(told, "by", "")
        own = isinstance(told, IsHere | acts.Departed) and person == self._context.viewer
        blind = isinstance(told, acts.RulesPlanned) and not self._ruled
        if own or blind:
            return
        seat = getattr(told, "seat", self._seats.get(person, -1))
        if text := say_told(told, self._context):
            yield Sentence(text, tone=_TONES.get(type(told), "plain"), seat=seat)

    def _events(self, events: Sequence[AnyEvent], high: list[Card]) -> Iterator[Sentence]:
        game = self._context.game
        signs = list(tell_each(events, lambda event: self._with_chance(game, event)))
        aloud = signs
        if any(isinstance(event, _CARDS) for event in events):
            words = replace(game, face=ALOUD)
            aloud = list(tell_each(events, lambda event: self._with_chance(words, event)))
        for (event, text), (_, spoken) in zip(signs, aloud, strict=True):
            if isinstance(event, ev.CentreTurned) and event.role == "skipped":
                high.append(event.card)
                continue
            yield from self._too_high(high)
            yield _sentence(text, spoken, _tone(event), getattr(event, "seat", None))
        for event in events:
            self._bets.met(event, self._own)

    def _with_chance(self, game: Context, event: ev.Settled | None) -> Context:
        chance = self._bets.chances.get(event.seat) if event and event.seat in self._own else None
        return game if chance is None else replace(game, chance=chance)

    def _too_high(self, high: list[Card]) -> Iterator[Sentence]:
        """Cards in the centre that were passed over are told together, once the right one has come."""
        if high:
            game = self._context.game
            text, spoken = too_high(high, game), too_high(high, replace(game, face=ALOUD))
            high.clear()
            yield _sentence(text, spoken, "card", None)


def _sentence(text: str, aloud: str, tone: str, seat: int | None) -> Sentence:
    return Sentence(text, "" if aloud == text else aloud, tone, -1 if seat is None else seat)


def _tone(event: AnyEvent) -> str:
    if isinstance(event, ev.Settled):
        return "won" if event.net > 0 else "lost" if event.net < 0 else "even"
    return _TONES.get(type(event), _DEAL)
