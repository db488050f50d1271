"""Buying another centre card: looking ahead, the last chips, a game in no list."""

import random

import pytest

from reddog.errors import UnknownGame
from reddog.odds.advice import advice, worth
from reddog.odds.buying import look_ahead
from reddog.odds.decisions import Decision
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Beat
from reddog.rules.house import with_rules
from reddog.rules.session import apply, start
from reddog.rules.steps import Bet, Deal, Look, Most, Show, TurnUp
from reddog.rules.variants import (
    FORT_WAYNE,
    Variant,
)
from reddog.rules.views import view
from tests.odds import engine
from tests.odds.asking import against, found, kinds


def test_the_last_chips_go_for_a_card() -> None:
    """X-12: nothing is left to bet; the card costs what it costs, and the turn is over."""
    session = against(FORT_WAYNE, 2, 10, "As")
    seen = view(session, 1)
    assert worth(seen, moves.Buy(1)) == -2
    answer = found(seen)
    assert answer.best == Decision(kind=Kind.BET, chips=1, net=-1)
    assert answer.kelly == answer.best


def test_a_dear_bet_is_declined_for_a_cheap_card() -> None:
    """An ace in the centre cannot be beaten: the least bet is lost, another card costs less."""
    variant = with_rules(FORT_WAYNE, least=9, bank=10)
    answer = found(view(against(variant, 200, 10, "As"), 1))
    assert answer.best is not None
    assert (answer.best.kind, answer.best.chips) == (Kind.BUY, 2)
    assert answer.kelly == answer.best == answer.half_kelly
    short = found(view(against(variant, 9, 10, "As"), 1))
    assert short.kelly is not None
    assert short.kelly.kind is Kind.BUY


def test_no_purchase_where_it_is_worth_no_more() -> None:
    """COM-8: equal values leave the chips where they are."""
    seen = view(against(FORT_WAYNE, 100, 10, "2s"), 1)
    answer = found(seen)
    assert answer.best is not None
    assert answer.best.kind is Kind.BET
    ahead, purchase = look_ahead(seen, FORT_WAYNE, 2)
    assert (purchase.pot, purchase.stack, purchase.bought) == (12, 98, 1)
    assert answer.decisions[-1].value == ahead.value(purchase) - 2


NINTH = Variant(
    name="ninth",
    title="Looks, then buys",
    pot=FORT_WAYNE.pot,
    deal=(Deal(2), Look(), TurnUp()),
    turn=(Bet(Most.POT, buys=2), Show()),
    contest=Beat(),
    stakes=FORT_WAYNE.stakes,
    least_seats=2,
    most_seats=4,
    usual_seats=(2, 4),
)
"""A game in no list: the players look at their hands and may buy another card to beat."""


@pytest.mark.parametrize("seed", range(12))
def test_a_game_in_no_list(seed: int) -> None:
    """Known cards of the hand decide: a card that one of them beats is won for certain."""
    luck = random.Random(seed)
    session = apply(start(NINTH, [30, 25], dealer=0), moves.Begin())
    session = apply(apply(session, moves.Stake(0, 10)), moves.Shuffle())
    session = apply(session, moves.Draw(tuple(luck.sample(range(52), 2))))
    running = session.running
    assert running is not None
    session = apply(session, moves.Draw((next(card for card in range(52) if session.fresh >> card & 1),)))
    session = engine.shrunk(session, 1, 7, luck)
    seen = view(session, 1)
    with pytest.raises(UnknownGame):
        advice(seen)
    answer = found(seen, NINTH)
    assert kinds(answer) == ["bet", "bet", "buy"]
    for known in answer.decisions:
        assert known.value == engine.worth(session, 1, known.move(1))
        assert worth(seen, known.move(1), variant=NINTH) == known.value
