"""The exact edge of the casino game, for any shoe, pay table and way of raising.

Everything is counted over the ordered triples of cards: posts, then a third card. A shoe is thirteen counts, the twos
first; an infinite pack is a shoe from which drawing takes nothing. Money is in units of the first bet.

`value` is the fast answer to one question, `report` the whole sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import sqrt

import msgspec

from reddog.cards import NAMES, Card, rank
from reddog.errors import BadCard
from reddog.odds.exact import without
from reddog.odds.kelly import Outcomes
from reddog.odds.prospects import between
from reddog.odds.unseen import Counts
from reddog.rules.contests import Between

Posts = tuple[int, int]
"""The ranks of two posts, the lower one first."""

RANKS = range(13)


class Shoe(msgspec.Struct, frozen=True):
    """The cards that a round is dealt from."""

    counts: Counts
    infinite: bool = False
    """Drawing takes nothing away: the limit of more and more packs."""

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return sum(self.counts)


INFINITE = Shoe(counts=(1,) * 13, infinite=True)
"""A pack without end."""


def shoe(packs: int, removed: tuple[Card, ...] = ()) -> Shoe:
    """So many packs without the cards that are gone.

    Raises BadCard for a card that is named more often than the packs hold.
    """
    counts = [4 * packs] * 13
    for card in removed:
        if removed.count(card) > packs:
            raise BadCard("card_twice", card=NAMES[card], packs=packs)
        counts[rank(card)] -= 1
    return Shoe(counts=tuple(counts))


Raises = Callable[[Posts, Fraction], bool]
"""Whether a player raises at two posts, given what one chip is worth there."""


def best(_: Posts, worth: Fraction) -> bool:
    """Raise where a chip is worth more than nothing; ties stay (COM-8)."""
    return worth > 0


def never(*_: object) -> bool:
    """Never raise."""
    return False


def from_spread(least: int) -> Raises:
    """Raise from a spread upwards; with 1 always."""

    def raises(posts: Posts, _: Fraction) -> bool:
        return posts[1] - posts[0] - 1 >= least

    return raises


class SpreadRow(msgspec.Struct, frozen=True):
    """One spread: how often it comes, wins, and what a bet is worth there.

    Chances are shares of all rounds (`occurs`) or of the rounds with this spread.
    """

    spread: int
    pays: int
    occurs: Fraction
    win: Fraction
    stay: Fraction
    """What one chip comes to, not raised."""
    raised: Fraction
    """What the first chip comes to with the raise on top."""
    raises: Fraction
    """The share of these rounds in which the player raises: with few cards it hangs on the posts."""


class Edge(msgspec.Struct, frozen=True):
    """The sheet of a casino game. Money is in units of the first bet, chances are shares of all rounds."""

    value: Fraction
    """What a round comes to for the player."""
    average_bet: Fraction
    """First bet and raise together."""
    variance: Fraction
    win: Fraction
    push: Fraction
    lose: Fraction
    raise_on: tuple[Posts, ...]
    """The posts at which the player raises, as ranks 0..12."""
    spreads: tuple[SpreadRow, ...]

    @property
    def edge(self) -> Fraction:
        """The house edge: what the player loses for each first bet."""
        return -self.value

    @property
    def element_of_risk(self) -> Fraction:
        """What the player loses for each chip bet, raises counted."""
        return self.edge / self.average_bet

    @property
    def standard_deviation(self) -> float:
        """Of one round, in first bets."""
        return sqrt(self.variance)


def value(contest: Between, counts: Counts, *, raise_bets: int = 1) -> Fraction:
    """What a round comes to for a player who raises wherever that is right, from a shoe of these counts.

    `raise_bets` is how many first bets may be added. Raises ValueError for fewer than three cards.
    """
    stays, gains = parts(contest, counts)
    cards = sum(counts)
    return Fraction(stays + raise_bets * gains, cards * (cards - 1) * (cards - 2))


def parts(contest: Between, counts: Counts) -> tuple[int, int]:
    """What a first bet comes to, and what each bet that is added does: sums over all ordered triples of cards.

    A bet is added wherever that is worth something. Raises ValueError for fewer than three cards.
    """
    cards = sum(counts)
    if cards < 3:
        raise ValueError(cards)
    rest = cards - 2
    paid, flat = _paid(contest), contest.post + 1
    at_once, unlike = contest.settle((0, 1)) or 0, contest.settle((0, 0), 1) or 0
    below = 0
    sums = [0]
    for copies in counts:
        below += copies
        sums.append(below)
    total = gains = 0
    for low, copies in enumerate(counts):
        if not copies:
            continue
        if copies > 1:
            total += copies * (copies - 1) * ((copies - 2) * contest.alike + (cards - copies) * unlike)
        inner = sums[low + 1]
        if at_once and low < 12:
            total += 2 * copies * counts[low + 1] * rest * at_once
        stayed = gained = 0
        for others, upto, pays in zip(counts[low + 2 :], sums[low + 2 :], paid, strict=False):
            # All cards lose but those between, and those equal to a post may lose more.
            net = (upto - inner) * pays - rest
            if flat:
                net += (copies + others - 2) * flat
            net *= others
            stayed += net
            if net > 0:
                gained += net
        total += 2 * copies * stayed
        gains += 2 * copies * gained
    return total, gains


@lru_cache(maxsize=64)
def _paid(contest: Between) -> tuple[int, ...]:
    """What a card between two posts adds to a lost bet, for the spreads 1 to 11."""
    return tuple(contest.odds(spread) + 1 for spread in range(1, 12))


def prospect(contest: Between, counts: Counts, *, raise_bets: int = 1) -> Outcomes:
    """What a round may come to, in first bets, with the number of ordered triples of cards that bring it.

    The player raises wherever that is right.
    """
    cases: dict[int, int] = {}
    rest = sum(counts) - 2
    for low, copies in enumerate(counts):
        for high in range(low, 13):
            pairs = copies * (copies - 1) if low == high else 2 * copies * counts[high]
            if not pairs:
                continue
            bet = between(contest, (low, high), without(without(counts, low), high))
            net = sum(multiple * weight for multiple, weight in bet.outcomes)
            times = 1 + raise_bets * (net > 0 and contest.may_raise((low, high)))
            for multiple, weight in bet.outcomes:
                cases[times * multiple] = cases.get(times * multiple, 0) + pairs * weight * (rest // bet.of)
    return tuple(sorted(cases.items()))


def report(contest: Between, dealt: Shoe, *, raises: Raises = best, raise_bets: int = 1) -> Edge:
    """The whole sheet for a shoe and a way of raising. Raises ValueError for fewer than three cards."""
    if dealt.cards < 3 and not dealt.infinite:
        raise ValueError(dealt.cards)
    zero = Fraction(0)
    total = squares = bets = win = push = zero
    raise_on: list[Posts] = []
    rows: dict[int, list[Fraction]] = {}
    for posts, chance in _openings(dealt):
        thirds = _thirds(contest, dealt, posts)
        worth = sum((share * multiple for multiple, share in thirds), zero)
        spread = contest.spread(posts)
        raised = contest.may_raise(posts) and raises(posts, worth)
        times = 1 + raise_bets * raised
        if raised:
            raise_on.append(posts)
        bets += chance * times
        won = sum((share for multiple, share in thirds if multiple > 0), zero)
        win += chance * won
        push += chance * sum((share for multiple, share in thirds if not multiple), zero)
        total += chance * times * worth
        squares += chance * times**2 * sum((share * multiple**2 for multiple, share in thirds), zero)
        if spread > 0:
            row = rows.setdefault(spread, [zero, zero, zero, zero])
            row[0] += chance
            row[1] += chance * won
            row[2] += chance * worth
            row[3] += chance * raised
    return Edge(
        value=total,
        average_bet=bets,
        variance=squares - total**2,
        win=win,
        push=push,
        lose=1 - win - push,
        raise_on=tuple(raise_on),
        spreads=tuple(
            SpreadRow(
                spread=spread,
                pays=contest.odds(spread),
                occurs=occurs,
                win=won / occurs,
                stay=worth / occurs,
                raised=(1 + raise_bets) * worth / occurs,
                raises=raised_share / occurs,
            )
            for spread, (occurs, won, worth, raised_share) in sorted(rows.items())
            if occurs
        ),
    )


def _openings(dealt: Shoe) -> Iterator[tuple[Posts, Fraction]]:
    """All pairs of posts with their chances, in either order."""
    counts, cards = dealt.counts, dealt.cards
    for low in RANKS:
        for high in range(low, 13):
            second = counts[high] - (low == high and not dealt.infinite)
            cases = counts[low] * second * (1 if low == high else 2)
            if cases:
                yield (low, high), Fraction(cases, cards * (cards - (not dealt.infinite)))


def _thirds(contest: Between, dealt: Shoe, posts: Posts) -> tuple[tuple[int, Fraction], ...]:
    """What a bet may come to at two posts, in bets, with the chances."""
    at_once = contest.settle(posts)
    if at_once is not None:
        return ((at_once, Fraction(1)),)
    left = list(dealt.counts)
    if not dealt.infinite:
        for post in posts:
            left[post] -= 1
    cards = sum(left)
    cases: dict[int, int] = {}
    for third in RANKS:
        if left[third]:
            multiple = contest.settle(posts, third)
            assert multiple is not None
            cases[multiple] = cases.get(multiple, 0) + left[third]
    return tuple((multiple, Fraction(count, cards)) for multiple, count in sorted(cases.items()))
