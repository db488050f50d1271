"""A practice table: one person in seat 0, bots in the others, everything else done by the table itself.

The table begins deals, shuffles, draws cards and asks the bots; each bot is handed its own view and nothing else.
What happens follows from the secret, the bots and the person's moves alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from reddog.bots import Bot, Chance
from reddog.rules import moves
from reddog.rules.between import ready
from reddog.rules.choices import Choice, Kind
from reddog.rules.events import AnyEvent
from reddog.rules.moves import AnyMove
from reddog.rules.pots import Antes, AnteWhen
from reddog.rules.record import Record
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Stage
from reddog.rules.variants import Variant
from reddog.rules.views import View, view
from reddog.table.bots import least_chips
from reddog.table.dealer import Dealer, derive

PERSON: Final = 0
"""The person's seat."""
TABLE: Final = "practice"
"""What the table is called: a part of what every shuffle follows from."""


class Practice:
    """The table, and the session on it."""

    def __init__(self, variant: Variant, chips: int, bots: Sequence[Bot], secret: bytes) -> None:
        """Seat a person and these bots, in order, each with so many chips. Raises BadRules as `start` does."""
        stacks = (chips,) * (1 + len(bots))
        self.session = start(variant, stacks)
        self.chips = chips
        self.bots = tuple(bots)
        self.events: tuple[AnyEvent, ...] = ()
        self._record = Record(variant=variant, stacks=stacks, table=TABLE)
        self._moves: list[AnyMove] = []
        self._dealer = Dealer(secret, TABLE)
        self._luck = tuple(luck(secret, seat) for seat in range(1, 1 + len(bots)))

    @property
    def variant(self) -> Variant:
        """The game with its house rules."""
        return self.session.variant

    def record(self, names: tuple[str, ...]) -> Record:
        """What has been played so far."""
        record = self._record
        return Record(
            variant=record.variant,
            stacks=record.stacks,
            moves=tuple(self._moves),
            names=names,
            table=record.table,
        )

    def turn(self) -> int | None:
        """The seat whose turn it is in a deal."""
        running = self.session.running
        return running.players[running.at] if running and running.at >= 0 else None

    def view(self) -> View:
        """What the person knows."""
        return view(self.session, PERSON)

    def make(self, move: AnyMove) -> tuple[AnyEvent, ...]:
        """Make a move; what it brought about. Raises IllegalMove, and changes nothing, as `apply` does."""
        self.session = apply(self.session, move)
        self._moves.append(move)
        return self.session.events

    def next_move(self) -> AnyMove | None:
        """The move that chance or a bot makes now; None where the person is asked, or the next deal may begin."""
        choices = [choice for choice in awaited(self.session) if choice.open]
        if not choices:
            return None
        choice = choices[0]
        if choice.seat is not None:
            return None if choice.seat == PERSON else self._bot_move(choice.seat)
        return None if choice.kind is Kind.BEGIN else self._chance(choice)

    def _bot_move(self, seat: int) -> AnyMove:
        return self.bots[seat - 1].choose(view(self.session, seat), self._luck[seat - 1])

    def _chance(self, choice: Choice) -> AnyMove:
        match choice.kind:
            case Kind.FIRST_DEALER:
                return moves.FirstDealer(self._dealer.first_dealer(choice.seats))
            case Kind.SHUFFLE:
                self._dealer.shuffle(choice.stock, deal=self.session.deals)
                return moves.Shuffle()
            case _:
                return moves.Draw(self._dealer.draw(choice.stock, choice.count))

    def between(self) -> bool:
        """Whether no deal is being played and nobody but the table is awaited."""
        return self.session.stage is Stage.BETWEEN

    def ante_due(self) -> int:
        """The chips that the person antes when the next deal begins."""
        session, ante = self.session, self.variant.stakes.ante
        match self.variant.pot:
            case Antes(when=AnteWhen.EVERY_DEAL):
                return ante
            case Antes(when=AnteWhen.ONCE):
                return 0 if session.playing and session.seats[PERSON].anted else ante
            case Antes():
                return 0 if session.pot else ante
            case _:
                return 0

    def person_on_last_chip(self) -> bool:
        """Whether the person, who would play, could not bet any more once the ante of the next deal is paid."""
        ante = self.ante_due()
        return 0 < ante >= self.session.seats[PERSON].stack and not self.person_is_out()

    def refill(self) -> int:
        """The chips that are bought at once: as many as everybody began with, or enough to take part."""
        return max(self.chips, least_chips(self.variant))

    def refills(self) -> list[moves.BuyIn]:
        """The chips that bots without enough of them buy between deals, so that practice never stalls."""
        seats = self.session.seats[1:]
        return [
            moves.BuyIn(seat, self.refill())
            for seat, here in enumerate(seats, 1)
            if here.stack < least_chips(self.variant) and seat != self.session.banker
        ]

    def person_is_out(self) -> bool:
        """Whether the person sits out by choice."""
        return self.session.seats[PERSON].out

    def person_is_broke(self) -> bool:
        """Whether the person would play but has too few chips for the next deal."""
        session = self.session
        banker = session.banker == PERSON
        return not (banker or self.person_is_out() or PERSON in ready(session))


def luck(secret: bytes, seat: int) -> Chance:
    """The luck of the bot in a seat: Python's Mersenne Twister, seeded with ``derive(secret, "bot", seat)`` as a number."""
    return random.Random(int.from_bytes(derive(secret, "bot", str(seat)), "big"))
