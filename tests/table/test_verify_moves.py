"""Every move of every game can be read from what all saw of it."""

from random import Random

import pytest

from reddog.rules import moves
from reddog.rules.events import BankTaken, CentreTurned, DealEnded, Settled, TurnedUp
from reddog.rules.session import start
from reddog.rules.variants import VARIANTS, Variant
from reddog.table.verify_moves import player_move, table_move, turned
from reddog.testing.play import any_rules, any_stacks, play_on


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_what_was_seen_gives_the_move_back(variant: Variant) -> None:
    seen: set[type[moves.Move]] = set()
    for seed in range(25):
        rng = Random(seed)
        ruled = any_rules(variant, rng)
        before = start(ruled, any_stacks(ruled, rng, most=5))
        for move, session in play_on(before, rng, 150, restless=0.15):
            told = session.events
            if isinstance(move, moves.SeatMove):
                assert player_move(told) == move
            elif isinstance(move, moves.Draw):
                assert table_move(before, told) is None
                shown = turned(told)
                assert shown in {(), move.cards}
            else:
                assert table_move(before, told) == move
            seen.add(type(move))
            before = session
    assert len(seen) > 10


def test_a_banker_who_goes_and_one_who_passes_are_told_apart() -> None:
    assert player_move((BankTaken(1, 5, "passed"),)) == moves.PassDeal(1)
    assert player_move((BankTaken(1, 5, "gone"),)) == moves.Leave(1)


def test_what_no_player_does_is_no_move() -> None:
    assert player_move(()) is None
    assert player_move((DealEnded(1, 5),)) is None


def test_a_card_that_comes_back_was_not_drawn() -> None:
    told = (CentreTurned(5, "back"), CentreTurned(7, "bought"), TurnedUp(9), Settled(0, "win", 1, 1, 1, 5, 4))
    assert turned(told) == (7, 9)
