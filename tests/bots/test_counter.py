"""Counter bets all it may on an edge, else the least."""

import pytest

from reddog.rules import moves
from tests.bots.answers import BET, FREE_PASS, NO_PASS, RAISE, STAY, answer
from tests.odds.views import at_the_house, between, facing, holding, open_bet


@pytest.mark.parametrize(("hand", "chips"), [("9s 8h 8d 8c 2s", 40), ("8s 8h 8d 8c 7s", 2)])
def test_one_card_more_than_half_is_an_edge(hand: str, chips: int) -> None:
    """24 of 47 against 23 of 47."""
    assert answer("counter", holding(hand, awaited=(BET, NO_PASS))) == moves.Bet(0, chips)


def test_a_card_seen_makes_the_edge() -> None:
    assert answer("counter", facing("4s", awaited=(BET, NO_PASS))) == moves.Bet(0, 2)
    assert answer("counter", facing("4s", "Kd Ah", awaited=(BET, NO_PASS))) == moves.Bet(0, 40)


def test_a_card_that_is_known_to_come_decides() -> None:
    assert answer("counter", holding("Kh 3d", coming="9h 4d", fresh=1, awaited=(BET,))) == moves.Bet(0, 40)
    assert answer("counter", holding("8h Ad", coming="9h 4d", fresh=1, awaited=(BET,))) == moves.Bet(0, 2)


@pytest.mark.parametrize("packs", [1, 6, 8])
def test_it_raises_from_a_spread_of_seven(packs: int) -> None:
    for posts, move in [("4c Qd", moves.Raise(0, 5)), ("4c Jd", moves.Stay(0)), ("4c 6d", moves.Stay(0))]:
        assert answer("counter", at_the_house(posts, packs=packs, awaited=(RAISE, STAY))) == move


def test_cards_gone_from_the_shoe_change_the_raise() -> None:
    """B1: with all twos and aces gone 4 and J are worth a raise; with all sevens, eights and nines gone 2 and T are not."""
    ends = "2c 2d 2h 2s Ac Ad Ah As"
    middle = "7c 7d 7h 7s 8c 8d 8h 8s 9c 9d 9h 9s"
    assert answer("counter", at_the_house("4c Jd", ends, awaited=(RAISE, STAY))) == moves.Raise(0, 5)
    assert answer("counter", at_the_house("2c Td", middle, awaited=(RAISE, STAY))) == moves.Stay(0)


def test_in_between_it_waits_for_a_spread_of_eight() -> None:
    """The doubled post: spread 8 gains, 7 is even, 6 loses."""
    assert answer("counter", between("4c Kd", awaited=(BET, FREE_PASS))) == moves.Bet(0, 40)
    assert answer("counter", between("4c Qd", awaited=(BET, FREE_PASS))) == moves.Bet(0, 2)
    assert answer("counter", between("4c Jd", awaited=(BET, FREE_PASS))) == moves.Pass(0)


def test_after_a_call_the_called_side_counts() -> None:
    view = between("5c 5d", side="higher", awaited=(open_bet(most=13), FREE_PASS))
    assert answer("counter", view) == moves.Bet(0, 13)
