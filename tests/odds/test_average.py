"""The average chance of a game: counted here a second time, by dealing every hand and every card."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from reddog.cards import ACE, SIZE, mask, rank
from reddog.odds.average import average
from reddog.odds.exact import win_count
from reddog.rules.contests import Beat, Between, post_rank
from reddog.rules.house import with_rules
from reddog.rules.house_rules.parts import RANK_WORDS
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.testing import any_rules


@pytest.mark.parametrize(
    ("variant", "percent"),
    [(HIGH_CARD_POOL, 44.0), (DENEXA, 37.7), (SHOOT, 30.4), (FORT_WAYNE, 30.4), (POLISH, 30.4)],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_the_average_of_five_four_and_three_cards(variant: Variant, percent: float) -> None:
    """The figures of the founding documents (ux.md, P3 and 3.8)."""
    assert round(float(100 * average(variant)), 1) == percent


@pytest.mark.parametrize("size", [3, 4])
def test_it_is_the_mean_over_every_hand_that_can_be_dealt(size: int) -> None:
    hands = [mask(hand) for hand in combinations(range(SIZE), size)]
    pack = (1 << SIZE) - 1
    wins = sum(win_count(hand, pack & ~hand)[0] for hand in hands)
    assert average(with_rules(HIGH_CARD_POOL, hand=size)) == Fraction(wins, len(hands) * (SIZE - size))


@pytest.mark.parametrize("threshold", ["six", "two"])
def test_against_a_low_card_in_the_centre_it_is_the_mean_over_hands_and_low_cards(threshold: str) -> None:
    variant = with_rules(SLIPPERY_SAM, threshold=threshold)
    top = RANK_WORDS.index(threshold)
    low = [card for card in range(SIZE) if rank(card) <= top]
    contest = variant.contest
    assert isinstance(contest, Beat)
    total, hands = Fraction(0), 0
    for hand in combinations(range(SIZE), 3):
        held = mask(hand)
        centre = [card for card in low if not held >> card & 1]
        beaten = sum(any(other % 4 == card % 4 and other > card for other in hand) for card in centre)
        total += Fraction(beaten, len(centre))
        hands += 1
    assert average(variant) == total / hands


def posts() -> Iterator[tuple[int, int]]:
    for first in range(SIZE):
        for second in range(SIZE):
            if first != second:
                yield first, second


def test_between_two_posts_it_is_the_mean_over_the_posts_at_which_one_bets() -> None:
    variant = with_rules(POT_IN_BETWEEN, ace="high", pair="new-posts")
    contest = variant.contest
    assert isinstance(contest, Between)
    shares = []
    for first, second in posts():
        low, high = sorted((rank(first), rank(second)))
        if high - low > 1:
            shares.append(Fraction(4 * (high - low - 1), 50))
    assert average(variant) == sum(shares, Fraction(0)) / len(shares)


def test_an_ace_and_a_pair_are_called_the_better_way() -> None:
    contest = POT_IN_BETWEEN.contest
    assert isinstance(contest, Between)
    shares = []
    for first, second in posts():
        # An ace as the first post wins as often high as low: as low it is one below the two.
        one, two = post_rank(first, low=rank(first) == ACE), rank(second)
        spread = abs(one - two) - 1
        if spread > 0:
            shares.append(Fraction(4 * spread, 50))
        elif spread < 0:
            shares.append(Fraction(4 * max(one, 12 - one), 50))
    wins = sum(shares, Fraction(0)) / len(shares)
    assert average(POT_IN_BETWEEN) >= average(with_rules(POT_IN_BETWEEN, ace="high"))
    assert abs(average(POT_IN_BETWEEN) - wins) < Fraction(1, 50)


def test_against_the_house_it_is_the_mean_over_all_rounds() -> None:
    """One pack; three alike win as well."""
    won = Fraction(0)
    for first, second in posts():
        low, high = sorted((rank(first), rank(second)))
        won += Fraction(2 if low == high else 4 * max(0, high - low - 1), 50)
    ruled = with_rules(CASINO, packs=1)
    assert average(ruled) == won / (SIZE * (SIZE - 1))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_table_has_one(variant: Variant) -> None:
    for seed in range(60):
        assert 0 <= average(any_rules(variant, Random(seed))) <= 1
