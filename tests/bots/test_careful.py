"""Careful bets half its edge, as a share of the most it may bet."""

import pytest

from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from tests.bots.answers import FREE_PASS, NO_PASS, RAISE, STAY, answer
from tests.odds.views import at_the_house, between, holding


def bet(least: int, most: int) -> Choice:
    return Choice(kind=Kind.BET, seat=0, least=least, most=most)


@pytest.mark.parametrize(
    ("hand", "least", "most", "chips"),
    [
        ("As Ah Ad 2c 3c", 1, 100, 26),  # 36 of 47: half of 25/47
        ("9s 9h 8d 8c 2s", 1, 100, 3),  # 25 of 47: half of 3/47
        ("9s 8h 8d 8c 2s", 1, 20, 1),  # half of 1/47 of 20 is less than a chip: the least bet, never nothing
        ("9s 8h 8d 8c 2s", 5, 20, 5),
        ("As Ah Ad 2c 3c", 4, 4, 4),
        ("As Ah Ad Ac 2s", 1, 100, 100),  # a certain win
        ("8s 8h 8d 8c 7s", 1, 100, 1),  # 23 of 47: no edge
    ],
)
def test_the_bet_grows_with_the_edge(hand: str, least: int, most: int, chips: int) -> None:
    assert answer("careful", holding(hand, awaited=(bet(least, most), NO_PASS))) == moves.Bet(0, chips)


def test_a_bet_between_posts() -> None:
    # Spread 11 with the doubled post is worth 16/25 a chip, half of it of 50 chips are 16.
    assert answer("careful", between("2c Ad", awaited=(bet(1, 50), FREE_PASS))) == moves.Bet(0, 16)


def test_a_raise_of_as_much_again_or_any_part_of_it() -> None:
    again = Choice(kind=Kind.RAISE, seat=0, least=5, most=5)
    assert answer("careful", at_the_house("2c Ad", awaited=(again, STAY))) == moves.Raise(0, 5)
    # 19/25 a chip: half of it of five chips is one.
    assert answer("careful", at_the_house("2c Ad", awaited=(RAISE, STAY))) == moves.Raise(0, 1)
    assert answer("careful", at_the_house("4c Jd", awaited=(RAISE, STAY))) == moves.Stay(0)
