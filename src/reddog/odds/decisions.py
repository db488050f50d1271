"""What may be decided, with what each decision is worth; the records that advice is made of."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from math import gcd

import msgspec

from reddog.odds.cardmap import CardMap
from reddog.odds.exact import Chances
from reddog.rules import moves
from reddog.rules.choices import Kind


class Assumption(StrEnum):
    """What figures leave out, or take for granted."""

    THIS_BET = "this_bet_only"
    """Nothing after this turn, or this round, is counted."""
    POT = "pot_owner_ignored"
    """Chips in the pot are nobody's: what a player has put in, and may share in, is not counted."""
    SEEN = "by_what_was_seen"
    """Every card that was not seen is as likely as any other; nothing is read out of what others did or showed."""
    NEW_POSTS = "new_posts_not_counted"
    """Posts that are replaced count as nothing."""
    RAISES = "raises_by_value"
    """A first bet counts on raises wherever they are worth something, and on the chips for them."""
    NO_VALUE = "no_exact_value"
    """Nobody can say what these decisions are worth: that hangs on what others will do."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a player may do, and its expected value: `net / of` chips, in lowest terms.

    The value is what the turn comes to from now on, chips paid for cards and for passing taken off; in a game against
    the house that of the whole bet, or of the whole round. Plain whole numbers, ready for any wire: JSON carries them
    at any size, MessagePack up to 64 bits, and JavaScript reads those above 2**53 inexactly.
    """

    kind: Kind
    chips: int = 0
    """Of a bet or a raise; what a card or passing costs."""
    word: str = ""
    """What is called."""
    net: int = 0
    of: int = 1

    @property
    def value(self) -> Fraction:
        """The expected value, in chips."""
        return Fraction(self.net, self.of)

    def move(self, seat: int) -> moves.AnyMove:
        """The move that it is, made by a seat."""
        match self.kind:
            case Kind.BET:
                return moves.Bet(seat, self.chips)
            case Kind.RAISE:
                return moves.Raise(seat, self.chips)
            case Kind.STAY:
                return moves.Stay(seat)
            case Kind.BUY:
                return moves.Buy(seat)
            case Kind.CALL:
                return moves.Call(seat, moves.Called(self.word))
            case _:
                return moves.Pass(seat)


def decision(kind: Kind, net: int, of: int = 1, *, chips: int = 0, word: str = "") -> Decision:
    """A decision whose value is brought to lowest terms."""
    common = gcd(net, of)
    return Decision(kind=kind, chips=chips, word=word, net=net // common, of=of // common)


def best_of(decisions: tuple[Decision, ...]) -> Decision:
    """The one with the greatest value, the first of equals: they stand in the order of COM-8."""
    best = decisions[0]
    for other in decisions[1:]:
        if other.net * best.of > best.net * other.of:
            best = other
    return best


class Sizes(msgspec.Struct, frozen=True):
    """How many chips to bet or to raise by, for whoever does not decline: each in the range that is open."""

    least: int
    most: int
    risk_neutral: int
    kelly: int | None = None
    half_kelly: int | None = None


class Advice(msgspec.Struct, frozen=True):
    """What one seat may do now, and what each of it is worth, from what that seat may know.

    Equal values are decided for the smallest bet, for staying and for no purchase (COM-8), so the decisions stand in
    that order: bets from the smallest, passing, buying; staying before raising; high before low.
    """

    decisions: tuple[Decision, ...]
    """Every kind of decision that is open; of bets the sizes that matter, see `Prospect.sizes`. Where no exact value
    is known there are none."""
    best: Decision | None = None
    """The one with the greatest value."""
    kelly: Decision | None = None
    """The one with the greatest growth of the stack, with bets of any whole size."""
    half_kelly: Decision | None = None
    """The same with half of the bet."""
    sizes: Sizes | None = None
    """Where a bet or a raise is open."""
    chances: Chances | None = None
    """Of the bet that may be placed or raised now; on a pair to be called those of the better side."""
    cards: CardMap | None = None
    """The cards that win, where single cards mean something; on a pair to be called for the better side."""
    assumes: tuple[Assumption, ...] = ()
