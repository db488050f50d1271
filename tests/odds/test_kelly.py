"""How much to bet, against trying every bet: the product of all stacks that it may leave decides."""

import random
from fractions import Fraction
from math import inf, log, prod

import pytest

from reddog.odds import kelly
from reddog.odds.kelly import Lottery, Outcomes

WON, LOST = 1, -1


def product_after(stack: int, outcomes: Outcomes, bet: int, limit: int | None = None) -> int:
    return prod(max(stack + paid(multiple, bet, limit), 0) ** weight for multiple, weight in outcomes)


def paid(multiple: int, bet: int, limit: int | None) -> int:
    return multiple * bet if limit is None else min(multiple * bet, limit)


def first_best(stack: int, outcomes: Outcomes, bets: range, limit: int | None = None) -> int:
    products = [product_after(stack, outcomes, bet, limit) for bet in bets]
    return bets[products.index(max(products))]


def any_outcomes(luck: random.Random) -> Outcomes:
    multiples = luck.sample([-3, -2, -1, 0, 1, 2, 5], luck.randint(1, 4))
    return tuple((multiple, luck.randint(1, 40)) for multiple in multiples)


@pytest.mark.parametrize("seed", range(300))
def test_the_climb_finds_the_best_of_all_bets(seed: int) -> None:
    luck = random.Random(seed)
    outcomes = any_outcomes(luck)
    stack = luck.randint(1, 120)
    worst = max(1, -min(multiple for multiple, _ in outcomes))
    most = stack // worst
    least = luck.randint(0, most)
    limit = luck.choice([None, luck.randint(1, 60)])
    found = kelly.best_chips(stack, outcomes, least, most, limit=limit)
    assert found == first_best(stack, outcomes, range(least, most + 1), limit)


@pytest.mark.parametrize("seed", range(100))
def test_chips_that_lie_there_already_count_with_those_that_are_added(seed: int) -> None:
    luck = random.Random(seed)
    outcomes = ((LOST, luck.randint(1, 30)), (luck.randint(1, 4), luck.randint(1, 30)))
    stack, down = luck.randint(20, 200), luck.randint(1, 10)
    most = min(down, stack - down)
    added = kelly.best_chips(stack, outcomes, 0, most, down=down)
    assert down + added == first_best(stack, outcomes, range(down, down + most + 1))


@pytest.mark.parametrize("seed", range(200))
def test_half_of_it_is_half_of_the_bet_that_is_best_to_a_fraction_of_a_chip(seed: int) -> None:
    """With stacks of a hundred times as many chips whole bets are as good as fractions."""
    luck = random.Random(seed)
    outcomes = any_outcomes(luck)
    stack = luck.randint(1, 60)
    limit = luck.choice([None, luck.randint(1, 40)])
    worst = -min(0, *(multiple for multiple, _ in outcomes), -1)
    fine = 1_000
    whole = kelly.best_chips(
        fine * stack,
        outcomes,
        0,
        fine * stack // worst,
        limit=None if limit is None else fine * limit,
    )
    half = kelly.half_chips(stack, outcomes, 0, stack // worst, limit=limit)
    if all(multiple >= 0 for multiple, _ in outcomes):
        assert half == (stack // 2 if any(multiple for multiple, _ in outcomes) else 0)
    else:
        assert abs(half - whole / fine / 2) <= 1 + 1 / fine
        assert half <= (whole + 1) / fine / 2


def test_half_of_it_stays_in_the_range() -> None:
    good = ((LOST, 1), (WON, 3))
    assert kelly.half_chips(100, good, 30, 60) == 30
    assert kelly.half_chips(100, good, 1, 20) == 20
    assert kelly.half_chips(100, good, 1, 60) == 25
    assert kelly.half_chips(100, good, 5, 5) == 5
    assert kelly.half_chips(100, ((LOST, 3), (WON, 1)), 2, 60) == 2


def test_an_even_bet_is_the_least() -> None:
    assert kelly.best_chips(100, ((LOST, 24), (WON, 24)), 1, 40) == 1


def test_nothing_that_may_happen_is_nothing_to_bet_on() -> None:
    assert kelly.best_chips(100, ((0, 5),), 1, 40) == 1
    assert kelly.share(((0, 5),)) == 0


def test_what_cannot_be_lost_is_bet_whole() -> None:
    assert kelly.best_chips(100, ((0, 1), (2, 1)), 1, 40) == 40
    assert kelly.share(((0, 1), (2, 1))) == 1
    # Beyond what the pot can pay more chips win no more: the smallest of equals.
    assert kelly.best_chips(100, ((2, 1),), 1, 40, limit=20) == 10


def test_the_last_chip_is_not_risked_where_it_need_not_be() -> None:
    assert kelly.best_chips(10, ((LOST, 1), (WON, 10**9)), 1, 10) == 9


@pytest.mark.parametrize("stack", [10**6, 10**9, 10**12])
def test_large_stacks_are_exact(stack: int) -> None:
    """The best share of the stack is whole here: one chip more or less is worse, by less than floats can show."""
    outcomes = ((LOST, 9_000), (WON, 11_000))
    assert kelly.best_chips(stack, outcomes, 1, stack) == stack // 10
    assert kelly.best_chips(stack, (*outcomes, (-2, 1)), 1, stack // 2) < stack // 10


def test_a_tie_is_no_growth() -> None:
    """Growth falls off evenly: the two whole bets beside the best share are equal, and the smaller is taken."""
    # (s + b)**3 (s - b) with s = 5: b = 2 and b = 3 give 1029 and 1024; with these weights neither is a tie.
    assert kelly.best_chips(5, ((LOST, 1), (WON, 3)), 1, 5) == 2
    assert not kelly.grows_more(((3, 1), (8, 1)), ((4, 1), (6, 1)))
    assert not kelly.grows_more(((4, 1), (6, 1)), ((3, 1), (8, 1)))
    assert not kelly.grows_more(((7, 2),), ((7, 3),))


@pytest.mark.parametrize(
    ("first", "second", "more"),
    [
        (((11, 1),), ((10, 1),), True),
        (((10, 1),), ((11, 1),), False),
        (((0, 1), (99, 1)), ((1, 1),), False),
        (((1, 1),), ((0, 1), (99, 1)), True),
        (((0, 1),), ((0, 1),), False),
        # One chip of 10**12, many times: beyond floats, and too large for whole powers.
        (((10**12 + 1, 9_999), (10**12 - 1, 10_001)), ((10**12, 1),), False),
        (((10**12 + 1, 10_001), (10**12 - 1, 9_999)), ((10**12, 1),), True),
        (((4, 10_001), (9, 10_001)), ((6, 1),), False),
    ],
)
def test_what_grows_more(first: Lottery, second: Lottery, more: bool) -> None:  # noqa: FBT001
    assert kelly.grows_more(first, second) is more


def test_a_tie_of_large_powers() -> None:
    """2**200040 3**200080 on both sides, in other stacks: too large for whole numbers, and equal to the last digit."""
    two, three = 5_001, 5_002
    first = ((2, 40 * two), (3, 40 * three))
    second = ((2**40, two), (3**20, 2 * three), (1, 39 * two + 38 * three))
    assert not kelly.grows_more(first, second)
    assert not kelly.grows_more(second, first)
    assert kelly.grows_more((*first, (2, 1)), (*second, (1, 1)))


def test_growth() -> None:
    assert kelly.growth(10, ((20, 1), (5, 1))) == pytest.approx(0.0)
    assert kelly.growth(10, ((20, 3), (5, 1))) == pytest.approx(log(2) / 2)
    assert kelly.growth(10, ((0, 1), (1_000, 99))) == -inf


@pytest.mark.parametrize("spread", range(7, 12))
def test_posts_that_cost_two(spread: int) -> None:
    """O-17: a fresh pack, a third card equal to a post loses two bets."""
    outside = 50 - 4 * spread - 6
    cases = ((-2, 6), (LOST, outside), (WON, 4 * spread))
    known = {7: 0, 8: 0.1095, 9: 0.2, 10: 0.2695, 11: 0.32}[spread]
    found = kelly.share(tuple(case for case in cases if case[1]))
    assert float(found) == pytest.approx(known, abs=5e-5)
    plain = ((LOST, outside + 6), (WON, 4 * spread))
    assert kelly.share(plain) == Fraction(8 * spread - 50, 50)
