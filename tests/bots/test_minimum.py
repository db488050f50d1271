"""Minimum always bets the least."""

import pytest

from reddog.rules import moves
from tests.bots.answers import BET, FREE_PASS, NO_PASS, answer
from tests.odds.views import holding


@pytest.mark.parametrize("hand", ["As Ah Ad Ac Ks", "2s 2h 2d 2c 3s"])
@pytest.mark.parametrize("passing", [FREE_PASS, NO_PASS])
def test_whatever_it_holds(hand: str, passing: object) -> None:
    assert answer("minimum", holding(hand, awaited=(BET, passing))) == moves.Bet(0, 2)
