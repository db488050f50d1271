"""What may become of a bet, and what that makes of each number of chips."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from reddog.odds import kelly
from reddog.odds.exact import Chances, settled
from reddog.odds.kelly import Lottery, Outcomes
from reddog.odds.unseen import Counts
from reddog.rules.contests import Beat, Between


class Prospect(msgspec.Struct, frozen=True):
    """A bet that may be placed."""

    outcomes: Outcomes
    """What one chip comes to, with the number of cases."""
    of: int
    """All cases."""
    pot: int | None = None
    """The most that a win is paid; None where the house pays."""

    def net(self, chips: int) -> int:
        """What a bet comes to, summed over the cases."""
        return sum(weight * kelly.result(multiple, chips, self.pot) for multiple, weight in self.outcomes)

    def sizes(self, least: int, most: int) -> tuple[int, ...]:
        """The bets that matter: the value of any other lies on a straight line between two of these.

        They are the ends of the range and, where the pot could not pay the greatest bet in full, those at which it
        begins to fall short (POL-5).
        """
        found = {least, most}
        for multiple, _ in self.outcomes:
            if self.pot is not None and multiple * most > self.pot:
                whole = self.pot // multiple
                found |= {chips for chips in (whole, whole + 1) if least < chips < most}
        return tuple(sorted(found))

    def best(self, least: int, most: int) -> int:
        """The bet with the greatest value; the smallest of equals (COM-8)."""
        return max(self.sizes(least, most), key=self.net)

    def kelly(self, stack: int, least: int, most: int) -> int:
        """The bet with the greatest growth of a stack; the smallest of equals."""
        return kelly.best_chips(stack, self.outcomes, least, most, limit=self._limit(most))

    def half_kelly(self, stack: int, least: int, most: int) -> int:
        """Half of the bet with the greatest growth, brought into the range."""
        return kelly.half_chips(stack, self.outcomes, least, most, limit=self._limit(most))

    def lottery(self, stack: int, chips: int) -> Lottery:
        """The stacks that a bet may leave."""
        return kelly.lottery(stack, self.outcomes, chips, limit=self.pot)

    def value(self, chips: int) -> Fraction:
        """What a bet comes to on average, in chips."""
        return Fraction(self.net(chips), self.of)

    def _limit(self, most: int) -> int | None:
        """What the pot can pay, where some bet of the range could win more."""
        if self.pot is None or all(multiple * most <= self.pot for multiple, _ in self.outcomes):
            return None
        return self.pot


class Offer(msgspec.Struct, frozen=True):
    """A bet in a range that may be placed, or declined."""

    prospect: Prospect
    stack: int
    least: int
    most: int
    passing: int | None = None
    """What it costs to decline, in chips; None where a bet must be placed."""

    def net(self) -> int:
        """What the best answer comes to, summed over the cases of the prospect."""
        found = []
        if self.most:
            found.append(self.prospect.net(self.prospect.best(self.least, self.most)))
        if self.passing is not None:
            found.append(-self.passing * self.prospect.of)
        return max(found)

    def growth(self, base: int) -> float:
        """The mean logarithm, in parts of a stack of `base` chips, of what the answer that grows most leaves."""
        found = []
        if self.most:
            chips = self.prospect.kelly(self.stack, self.least, self.most)
            found.append(kelly.growth(base, self.prospect.lottery(self.stack, chips)))
        if self.passing is not None:
            found.append(kelly.growth(base, ((self.stack - self.passing, 1),)))
        return max(found)


def of_chances(contest: Beat, found: Chances, pot: int | None) -> Prospect:
    """A bet that a card of a hand beats another."""
    cases = ((-1, found.lose), (contest.pays, found.win))
    return Prospect(outcomes=tuple(case for case in cases if case[1]), of=found.of, pot=pot)


def between(
    contest: Between, posts: tuple[int, int], counts: Counts, side: str = "", pot: int | None = None
) -> Prospect:
    """A bet at two posts. `counts` are the cards that the third may be, by rank; `side` is what was called."""
    at_once = contest.settle(posts)
    if at_once is not None:
        return Prospect(outcomes=((at_once, 1),), of=1, pot=pot)
    cases: dict[int, int] = {}
    for multiple, copies in zip(settled(contest, posts, side), counts, strict=True):
        if copies:
            cases[multiple] = cases.get(multiple, 0) + copies
    return Prospect(outcomes=tuple(sorted(cases.items())), of=sum(counts), pot=pot)
