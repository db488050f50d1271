"""What a person is asked at a table, and how the answer is taken: the same at a practice table and at a server's."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from reddog.rules import moves
from reddog.rules.moves import PlayerMove
from reddog.rules.views import View
from reddog.speech import hand, odds, prompt
from reddog.terminal.answers import QUARTERS, answer, is_large
from reddog.terminal.screen import Screen, Tone
from reddog.terminal.telling import Teller
from reddog.terminal.words import Typed, Word

_GOING: Final = frozenset({"leave", "stand", "watch"})
"""Words that give up a seat, of whichever table."""
Armed = tuple[StrEnum | None, int]
"""A word that was asked back, and the session's number then."""


def leaving(armed: Armed | None) -> StrEnum | None:
    """The word for which it was asked back whether a seat is to be given up: yes and no answer that before all else."""
    return armed[0] if armed and armed[0] in _GOING else None


class Question:
    """Asks, and asks back where much is at stake."""

    def __init__(self, screen: Screen, teller: Teller, *, hints: bool) -> None:
        self._screen = screen
        self._teller = teller
        self.hints = hints
        """Whether the chance is said with every question."""
        self.armed: Armed | None = None
        """What would be done if the word came again."""

    def put(self, view: View, more: str = "", whom: str = "") -> str:
        """Say whom it is for, the hand, what is asked and `more`, then the hints; what was asked."""
        self._teller.flush()
        self._teller.space()
        if whom:
            self._screen.line(whom, Tone.ASKED)
        if (view.hand or view.hidden) and not self._teller.just_said_hand:
            self.say_hand(view)
        asked = " ".join(filter(None, (prompt(view, self._teller.context), more)))
        self._screen.line(asked, Tone.ASKED)
        if self.hints and odds.is_asked(view):
            for line in odds.hints(view, self._teller.context):
                self._screen.line(line)
        return asked

    def say_hand(self, view: View) -> None:
        """Say the cards of the hand."""
        self._screen.line(hand(view, self._teller.context))
        self._teller.just_said_hand = True

    def disarm(self) -> Armed | None:
        """What would have been done if the word had come again; it is not any more."""
        armed, self.armed = self.armed, None
        return armed

    def repeated(self, word: StrEnum | None, number: int, armed: Armed | None) -> bool:
        """Whether a word comes for the second time; the first time arms it."""
        now = (word, number)
        self.armed = None if armed == now else now
        return armed == now

    def answer(self, typed: Typed, view: View, armed: Armed | None) -> PlayerMove | None:
        """The move that was typed; None where nothing is done: it is asked back first, or was taken back.

        Raises Unclear and BadCard as `answers.answer` does.
        """
        if armed and typed.word is Word.NO:
            self.say("terminal.bets-nothing" if armed[0] in QUARTERS else "terminal.stays")
            return None
        move = answer(typed, view, self._teller.context.variant)
        if (
            isinstance(move, moves.Bet)
            and is_large(typed.word, view, move.chips)
            and not self.repeated(typed.word, view.number, armed)
        ):
            stack = view.seats[move.seat].stack
            self.say("terminal.confirm", word=str(typed.word), chips=move.chips, stack=stack)
            return None
        if isinstance(move, moves.Bet | moves.Raise | moves.Stay):
            # Said with the result, as it is at the moment of the bet.
            told = self.hints and not odds.before_posts(view)
            self._teller.chance = odds.chance(view) if told else None
        return move

    def say(self, key: str, /, **values: str | int) -> None:
        """Ask something else."""
        self._screen.line(self._teller.context.say(key, **values), Tone.ASKED)
