"""Potter bets the pot above a third."""

import pytest

from reddog.rules import moves
from tests.bots.answers import BET, FREE_PASS, NO_PASS, RAISE, STAY, answer
from tests.odds.views import at_the_house, between, holding


@pytest.mark.parametrize(
    ("hand", "chips"),
    [
        ("Jh 9h 7c 5d", 2),  # 16 of 48 is a third
        ("Ts 8h 6d 4c", 40),  # 20 of 48
        ("As Ah Ad Ac", 40),
        ("2s 2h 2d 2c", 2),
    ],
)
def test_the_pot_above_a_third(hand: str, chips: int) -> None:
    assert answer("potter", holding(hand, awaited=(BET, NO_PASS))) == moves.Bet(0, chips)


def test_a_bad_bet_does_not_frighten_it() -> None:
    """Spread 5 wins 20 of 50 and loses on average."""
    assert answer("potter", between("4c Td", awaited=(BET, FREE_PASS))) == moves.Bet(0, 40)
    assert answer("potter", at_the_house("4c Td", awaited=(RAISE, STAY))) == moves.Raise(0, 5)
    assert answer("potter", at_the_house("4c 9d", awaited=(RAISE, STAY))) == moves.Stay(0)
