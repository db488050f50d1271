"""What happened, in lines: one for the start of a deal, one for a turn, one for its result.

The sentences are those of `speech`; here they are only put together. The turned card comes before the outcome, so
that whoever listens hears things in the order in which they happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from reddog.cards import Card
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from reddog.speech import Chance, Context, tell, too_high
from reddog.terminal.screen import Screen, Tone

LONGEST_LOG: Final = 1000
"""Lines that are remembered."""
_ACTS: Final = (ev.BetPlaced, ev.Passed, ev.Bought, ev.Called, ev.Skipped)
"""What a player does in a turn."""
_FOLLOWS: Final = (
    ev.Anted,
    ev.Shuffled,
    ev.HandsDealt,
    ev.Looked,
    ev.Burned,
    ev.TurnedUp,
    ev.CentreTurned,
    ev.PostsVoid,
    ev.Raised,
    ev.Stayed,
)
"""What goes on the same line as what came before it."""
_ENDS: Final = (ev.BankBroken, ev.BankTaken, ev.LastRound, ev.DealPassed, ev.GameOver)
"""What goes on the line that says that a deal is over."""


class Teller:
    """Tells a screen what happens, and remembers the lines."""

    def __init__(self, screen: Screen, context: Context) -> None:
        self.log: list[str] = []
        self.last = ""
        """The last result."""
        self.chance: Chance | None = None
        """The chance of the viewer's bet as it was when it was made; None where hints are off."""
        self.just_said_hand = False
        """Whether the viewer's hand was the last thing said."""
        self.game_over = False
        """Whether the game is over, so that the next deal begins a new one."""
        self.context = context
        """Who is told, and how."""
        self._screen = screen
        self._line: list[str] = []
        self._too_high: list[Card] = []
        """Cards in the centre that were passed over and are not said yet."""
        self._acting: int | None = None
        """Whose turn the line is about."""
        self._posts_of: int | None = None
        self._gap = False
        self._ending = False

    def tell(self, events: Sequence[AnyEvent], turn: int | None = None) -> None:
        """Say what one move brought about; `turn` is the seat whose turn it was before.

        A line that may go on is kept until it is over, or until `flush`.
        """
        results = [event for event in events if isinstance(event, ev.Settled)]
        if not results:
            for event in events:
                self._event(event, turn)
            return
        at = events.index(results[0])
        for event in events[:at]:
            self._event(event, turn)
        self.flush()
        for event in self._results(results, events[at:]):
            self._event(event, turn)

    def flush(self) -> None:
        """Say what was kept."""
        self._say_too_high()
        if self._line:
            self._say(" ".join(self._line))
        self._line = []
        self._acting = None
        self._ending = False

    def space(self) -> None:
        """Leave a line empty now, between what was told and a question."""
        if self.log and not self.just_said_hand:
            self._screen.line()

    def _event(self, event: AnyEvent, turn: int | None) -> None:
        """Say one event that is no result, or keep it."""
        if isinstance(event, ev.CentreTurned) and event.role == "skipped":
            self._too_high.append(event.card)
            return
        self._say_too_high()
        if isinstance(event, ev.GameOver):
            self.game_over = True
        sentences = tell((event,), self.context)
        match event:
            case ev.Staked() | ev.DealBegan():
                self.flush()
                if self.game_over:
                    sentences = (self.context.say("terminal.new-game"), *sentences)
                    self.game_over = False
                self._gap = isinstance(event, ev.Staked) or not self._gap
                self._posts_of = None
                tone = Tone.TITLE if isinstance(event, ev.DealBegan) else Tone.PLAIN
                self._say(" ".join(sentences), tone)
                self._gap = isinstance(event, ev.Staked)
            case ev.DealEnded():
                self.flush()
                self._gap = self._ending = True
                self._line += sentences
            case ev.CentreTurned(role="post") if turn is not None and turn != self._posts_of:
                self.flush()
                self._posts_of = self._acting = turn
                self._line += sentences
            case _ if isinstance(event, _ACTS):
                if event.seat != self._acting:
                    self.flush()
                self._line += sentences
                self._acting = event.seat
            case _ if isinstance(event, _FOLLOWS) or (self._ending and isinstance(event, _ENDS)):
                self._line += sentences
            case _:
                self.flush()
                self._line += sentences
                self.flush()

    def _say_too_high(self) -> None:
        if self._too_high:
            self._line.append(too_high(self._too_high, self.context))
            self._too_high = []

    def _results(self, results: Sequence[ev.Settled], events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
        """Say results, a line each; what is left to say of all that happened."""
        rest = [event for event in events if event not in results]
        if len(results) > 1:
            # Several bets on the same cards: these are named once.
            lines = tell(results, self.context)
        else:
            chance = self.chance if results[0].seat == self.context.viewer else None
            lines = tell(events, replace(self.context, chance=chance))
            if len(lines) <= len(tell(rest, self.context)):
                # The broken bank and the next dealer are in the sentence of the result already.
                rest = [event for event in rest if not isinstance(event, ev.BankBroken | ev.DealPassed)]
        for result, line in zip(results, lines, strict=False):
            self.last = line
            self._say(line, self._tone(result))
        return rest

    def _tone(self, result: ev.Settled) -> Tone:
        if result.seat != self.context.viewer or not result.net:
            return Tone.PLAIN
        return Tone.GOOD if result.net > 0 else Tone.BAD

    def _say(self, line: str, tone: Tone = Tone.PLAIN) -> None:
        if self._gap and self.log:
            self._screen.line()
        self._gap = False
        self._screen.line(line, tone)
        self.note(line)

    def note(self, line: str) -> None:
        """Remember a line that was said."""
        self.just_said_hand = False
        self.log = [*self.log[1 - LONGEST_LOG :], line]
