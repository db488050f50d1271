"""Bets against the house: the first bet, made before any card, and the raise."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from reddog.odds import edge, kelly
from reddog.odds.prospects import Prospect
from reddog.odds.unseen import Counts
from reddog.rules import limits
from reddog.rules.contests import Between
from reddog.rules.steps import Raise


class FirstBet(msgspec.Struct, frozen=True):
    """A first bet that a player may place, with a stack of so many chips and these cards to come.

    The player raises wherever that is worth something, as far as the chips go.
    """

    contest: Between
    counts: Counts
    step: Raise | None
    """How bets are raised; None where they are not."""
    stack: int

    def added(self, chips: int) -> int:
        """The most that can be added to a bet of so many chips."""
        if self.step is None:
            return 0
        return limits.raise_range(self.step, bet=chips, stack=self.stack - chips)[1]

    def net(self, chips: int) -> tuple[int, int]:
        """What a first bet comes to, as a sum over all ways in which the cards can come, and how many these are."""
        stays, gains = edge.parts(self.contest, self.counts)
        cards = sum(self.counts)
        return chips * stays + self.added(chips) * gains, cards * (cards - 1) * (cards - 2)

    def sizes(self, least: int, most: int) -> tuple[int, ...]:
        """The bets that matter: the ends of the range, and where the chips begin to be short for a raise."""
        found = {least, most}
        if self.step is not None:
            whole = self.stack // (1 + self.step.times)
            found |= {chips for chips in (whole, whole + 1) if least < chips < most}
        return tuple(sorted(found))

    def best(self, least: int, most: int) -> int:
        """The bet with the greatest value; the smallest of equals."""
        return max(self.sizes(least, most), key=lambda chips: self.net(chips)[0])

    def prospect(self, least: int, most: int) -> tuple[Prospect, int]:
        """What a round may come to, and the greatest bet that keeps enough chips back for the raise that it counts on.

        Where not even the least bet does, no raise is counted on.
        """
        times = 0 if self.step is None else self.step.times
        if self.stack // (1 + times) < least:
            times = 0
        outcomes = edge.prospect(self.contest, self.counts, raise_bets=times)
        return Prospect(outcomes=outcomes, of=sum(weight for _, weight in outcomes)), min(
            most, self.stack // (1 + times)
        )


class RaiseOffer(msgspec.Struct, frozen=True):
    """A bet that lies before two posts and may be raised."""

    prospect: Prospect
    bet: int
    stack: int
    """Chips besides the bet."""
    least: int
    most: int

    def value(self, chips: int) -> Fraction:
        """What the whole bet comes to with so many chips more."""
        return self.prospect.value(self.bet + chips)

    def kelly(self) -> int:
        """The raise with the greatest growth; 0 to stay."""
        if self.least == 1:
            return kelly.best_chips(
                self.stack + self.bet, self.prospect.outcomes, 0, self.most, down=self.bet
            )
        return self.most if self._grows_more() else 0

    def half_kelly(self) -> int:
        """The raise that brings the whole bet to half of the share that grows most, as far as raises go."""
        total = self.stack + self.bet
        half = kelly.half_chips(total, self.prospect.outcomes, self.bet, self.bet + self.most) - self.bet
        return half if self.least <= half else 0

    def _grows_more(self) -> bool:
        total = self.stack + self.bet
        return kelly.grows_more(
            self.prospect.lottery(total, self.bet + self.most), self.prospect.lottery(total, self.bet)
        )
