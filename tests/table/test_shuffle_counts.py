"""How often each card lay at each place: counted twice, and compared with what fair shuffles give."""

import math
from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from statistics import fmean, pvariance

import pytest

from reddog.cards import SIZE, Card
from reddog.protocol.export import told
from reddog.table.acts import PackShuffled
from reddog.table.dealer import Shuffled
from reddog.table.shuffle_counts import DEGREES, ShuffleCounts, nothing_counted
from reddog.table.told import ONE_PACK
from tests.table.evenings import Evening, evening


def filled(orders: list[tuple[Card, ...]]) -> ShuffleCounts:
    """The counts of these orders, without evenings."""
    counts = nothing_counted()
    for order in orders:
        counts.packs += 1
        for place, card in enumerate(order):
            counts.places[place][card] += 1
    return counts


def orders_of(played: Evening) -> list[tuple[Card, ...]]:
    """The orders of an evening's whole packs, as the dealer made them."""
    table = played.dealer.table
    return [
        Shuffled(table, act.deal, act.pack, act.cards, act.shares).order(played.dealer.secret_of(act.pack))
        for entry in played.entries
        for act in entry.acts
        if isinstance(act, PackShuffled) and act.cards == ONE_PACK
    ]


@pytest.mark.parametrize("game", ["high-card-pool", "shoot", "denexa", "pot-in-between"])
def test_every_card_of_every_pack_is_counted_at_its_place(game: str) -> None:
    counts, orders = nothing_counted(), []
    for seed in (1, 2):
        played = evening(game, seed)
        counts.add(told(played.entries))
        orders += orders_of(played)
    assert counts.packs == len(orders) > 3
    assert counts.places == filled(orders).places
    assert all(sum(row) == counts.packs for row in counts.places)
    assert not counts.sealed


def test_what_is_not_revealed_or_no_whole_pack_is_said_and_not_counted() -> None:
    played = evening("high-card-pool", 1)
    last = max(
        at for at, entry in enumerate(played.entries) if any(isinstance(a, PackShuffled) for a in entry.acts)
    )
    counts = nothing_counted()
    counts.add(told(played.entries[: last + 1]))
    assert (counts.packs, counts.sealed) == (0, len(orders_of(played)))
    shoe = nothing_counted()
    shoe.add(told(Evening("casino", 1, house={"packs": "2"}).play(120).end().entries))
    assert (shoe.packs, shoe.sealed) == (0, 0)
    assert shoe.others > 3


def test_the_sum_is_that_of_the_textbook() -> None:
    rng = Random(5)
    orders = [tuple(rng.sample(range(SIZE), SIZE)) for _ in range(40)]
    expected = Fraction(40, SIZE)
    cells = Counter((place, card) for order in orders for place, card in enumerate(order))
    pearson = sum(
        (cells[place, card] - expected) ** 2 / expected for place in range(SIZE) for card in range(SIZE)
    )
    counts = filled(orders)
    assert counts.expected == expected
    assert counts.chi_square == pearson * Fraction(SIZE - 1, SIZE)


def test_one_pack_always_comes_to_the_average() -> None:
    assert filled([tuple(range(SIZE))]).chi_square == DEGREES
    assert filled([tuple(range(SIZE))]).deviation == 0


def test_the_variance_is_exact_counted_over_all_shuffles_of_a_tiny_pack() -> None:
    """With four cards and two packs: all 24 x 24 pairs. The formulas are those of 52 with 4 in its place."""
    size = 4
    sums = []
    for one in permutations(range(size)):
        for other in permutations(range(size)):
            squares = sum(count * count for count in Counter((*enumerate(one), *enumerate(other))).values())
            sums.append(Fraction((size - 1) * (squares - 4), 2))
    assert fmean(sums) == (size - 1) ** 2
    assert pvariance(sums) == Fraction(2 * (size - 1) ** 2) * (1 - Fraction(1, 2))


def test_fair_shuffles_spread_as_is_said_and_a_favoured_card_stands_out() -> None:
    rng = Random(11)
    fair = [filled([tuple(rng.sample(range(SIZE), SIZE)) for _ in range(60)]).off for _ in range(300)]
    assert abs(fmean(fair)) < 4 / math.sqrt(300)
    assert 0.8 < pvariance(fair) < 1.25
    assert sum(abs(off) <= 2 for off in fair) > 0.92 * 300

    def ace_on_top() -> tuple[Card, ...]:
        order = rng.sample(range(SIZE), SIZE)
        if rng.random() < 0.3:
            place = order.index(SIZE - 1)
            order[0], order[place] = order[place], order[0]
        return tuple(order)

    assert filled([ace_on_top() for _ in range(200)]).off > 4
