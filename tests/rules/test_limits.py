"""Amounts from amounts: what may be bet, raised and paid, without a table."""

import pytest

from reddog.rules import limits
from reddog.rules.contests import Between, Consecutive, Pair
from reddog.rules.steps import Bet, Most, Passing, Price, Raise
from reddog.rules.variants import Stakes


@pytest.mark.parametrize(
    ("pot", "stack", "most", "found"),
    [
        (40, 100, Most.POT, (2, 40)),
        (40, 30, Most.POT, (2, 30)),
        (15, 100, Most.HALF, (2, 7)),
        (1, 100, Most.POT, (1, 1)),  # COM-4: the pot is the only bet
        (40, 1, Most.POT, (1, 1)),  # COM-3: all that is left
        (1, 100, Most.HALF, (0, 0)),  # POL-3
        (0, 500, Most.LIMITS, (2, 200)),
    ],
)
def test_a_bet(pot: int, stack: int, most: Most, found: tuple[int, int]) -> None:
    assert limits.bet_range(Bet(most), Stakes(least=2, most=200), pot=pot, stack=stack) == found


def test_a_bet_that_may_cost_more_than_itself() -> None:
    """X-15: no more than the stack divided by the worst it can cost."""
    assert limits.bet_range(Bet(Most.POT), Stakes(), pot=40, stack=10, worst=2) == (1, 5)
    assert limits.bet_range(Bet(Most.POT), Stakes(), pot=40, stack=2, worst=3) == (0, 0)


def test_a_first_round() -> None:
    step = Bet(Most.POT, first_round=Most.HALF)
    assert limits.bet_range(step, Stakes(), pot=9, stack=99, first_round=True) == (1, 4)
    assert limits.bet_range(step, Stakes(), pot=9, stack=99) == (1, 9)
    assert limits.bet_range(Bet(Most.POT), Stakes(), pot=9, stack=99, first_round=True) == (1, 9)


@pytest.mark.parametrize(
    ("step", "stack", "found"),
    [
        (Raise(), 5, (5, 5)),
        (Raise(), 4, (0, 0)),
        (Raise(up_to=True), 9, (1, 5)),
        (Raise(up_to=True), 3, (1, 3)),
        (Raise(up_to=True), 0, (0, 0)),
        (Raise(times=2), 10, (10, 10)),
        (Raise(times=2), 9, (0, 0)),
        (Raise(times=2, up_to=True), 9, (1, 9)),
    ],
)
def test_a_raise(step: Raise, stack: int, found: tuple[int, int]) -> None:
    assert limits.raise_range(step, bet=5, stack=stack) == found


def test_a_card() -> None:
    """FW-4, FW-5: a fifth rounded up, of the pot at first or of the pot now, or so many chips."""
    assert limits.card_price(Bet(Most.POT), start=23, pot=28) == 5
    assert limits.card_price(Bet(Most.POT, price=Price.FIFTH), start=23, pot=28) == 6
    assert limits.card_price(Bet(Most.POT, price=Price.FIXED, price_chips=3), start=23, pot=28) == 3


@pytest.mark.parametrize(
    ("bought", "stock", "stack", "why"),
    [
        (0, 9, 5, ""),
        (1, 1, 5, ""),
        (2, 9, 5, "no_more_cards"),
        (1, 0, 5, "no_cards_left"),
        (1, 9, 4, "cannot_pay"),
    ],
)
def test_why_there_is_no_card(bought: int, stock: int, stack: int, why: str) -> None:
    found = limits.why_no_card(Bet(Most.POT, buys=2), bought=bought, stock=stock, stack=stack, price=5)
    assert found == why


@pytest.mark.parametrize(
    ("step", "most", "found"),
    [
        (Bet(Most.POT), 5, (0, "must_bet")),
        (Bet(Most.POT), 0, (0, "")),
        (Bet(Most.POT, passing=Passing.FREE), 5, (0, "")),
        (Bet(Most.POT, passing=Passing.CHIP), 5, (1, "")),
        (Bet(Most.POT, passing=Passing.CHIP), 0, (0, "")),
        (Bet(Most.POT, buys=2), 5, (0, "pass_after_last_card")),
    ],
)
def test_passing(step: Bet, most: int, found: tuple[int, str]) -> None:
    assert limits.passing(step, most=most, bought=1, stock=9) == found


def test_passing_after_the_last_card() -> None:
    step = Bet(Most.POT, buys=2, passing=Passing.CHIP)
    assert limits.passing(step, most=5, bought=2, stock=9) == (0, "")
    assert limits.passing(step, most=5, bought=1, stock=0) == (0, "")
    assert limits.passing(step, most=5, bought=1, stock=1) == (1, "")


@pytest.mark.parametrize(
    ("contest", "spread", "found"),
    [
        (Between(pair=Pair.WINS_TWO), -1, 2),
        (Between(pair=Pair.NEW_POSTS), -1, 0),
        (Between(consecutive=Consecutive.LOSES), 0, -3),
        (Between(), 0, 0),
    ],
)
def test_posts_without_a_bet(contest: Between, spread: int, found: int) -> None:
    assert limits.unbet(contest, Stakes(least=3), spread=spread, pot=9, stack=9) == found
    assert abs(limits.unbet(contest, Stakes(least=3), spread=spread, pot=1, stack=1)) <= 1
