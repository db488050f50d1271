"""Whether many shuffles together look like shuffles: how often each card lay at each place.

`verify` shows of every single shuffle that it follows from a secret which was fixed before. That the recipe favours no card is
another question, and this is its answer, from packs whose secrets are out. For fair shuffles the mean and the variance
of the sum are exact for any number of packs N: centred, one pack is a vector of squared length 51 over the 52 x 52 cells,
and the product of two is the number of cards that lie alike, less 1, with mean 0 and variance 1.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from reddog.cards import SIZE, Card
from reddog.table.dealer import Shuffled
from reddog.table.told import ONE_PACK, PackUsed
from reddog.table.verify import TellsEntry
from reddog.table.verify_packs import Papers

DEGREES: Final = (SIZE - 1) ** 2
"""Cells that are free: the sums of all rows and columns are given. Also what fair shuffles come to on average."""
FEWEST: Final = 30
"""Packs below which nothing is said about chance: the sum is not yet spread as it is with many."""


class ShuffleCounts(msgspec.Struct):
    """Whole packs of 52 cards, counted."""

    places: list[list[int]]
    """For each place from the top, and each card there, how many packs had it so."""
    packs: int = 0
    sealed: int = 0
    """Packs that are not counted, as their secrets are not revealed."""
    others: int = 0
    """Shuffles that are not counted, as they were not of one whole pack."""

    def add(self, lines: Sequence[TellsEntry]) -> None:
        """Count the packs of one evening, which `verify` found to be right."""
        for order in self._orders(lines):
            self.packs += 1
            for row, card in zip(self.places, order, strict=True):
                row[card] += 1

    def _orders(self, lines: Sequence[TellsEntry]) -> Iterator[tuple[Card, ...]]:
        papers = Papers()
        for line in lines:
            papers.read(line.number, line.acts)
        used = [act for line in lines for act in line.acts if isinstance(act, PackUsed)]
        for act in used:
            secret = papers.secrets.get(act.pack)
            if act.cards not in {(), ONE_PACK}:
                self.others += 1
            elif secret is None:
                self.sealed += 1
            else:
                yield Shuffled(papers.table, act.deal, act.pack, ONE_PACK, act.shares).order(secret)

    @property
    def expected(self) -> Fraction:
        """How often fair shuffles have each card at each place, on average."""
        return Fraction(self.packs, SIZE)

    @property
    def chi_square(self) -> Fraction:
        """The squared differences from what is expected, in parts of that, times 51/52, as rows and columns are bound.

        For fair shuffles `DEGREES` on average. Raises ZeroDivisionError without a pack.
        """
        squares = sum(count * count for row in self.places for count in row)
        return Fraction((SIZE - 1) * (squares - self.packs**2), self.packs)

    @property
    def deviation(self) -> float:
        """The standard deviation of that for fair shuffles; 0 for one pack, which always comes to the average."""
        return math.sqrt(2 * DEGREES * (1 - 1 / self.packs))

    @property
    def off(self) -> float:
        """How many standard deviations the sum is above the average. Raises ZeroDivisionError for fewer than two packs."""
        return float(self.chi_square - DEGREES) / self.deviation


def nothing_counted() -> ShuffleCounts:
    """Before the first pack."""
    return ShuffleCounts([[0] * SIZE for _ in range(SIZE)])
