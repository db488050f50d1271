"""How much to bet: the tables of part B6, by the product's climb and by trying every legal bet."""

from fractions import Fraction
from typing import Any

import pytest

from reddog.odds import kelly
from reddog.odds.house_bets import RaiseOffer
from reddog.odds.kelly import Outcomes
from reddog.odds.prospects import Prospect, between
from reddog.rules.contests import Between
from reddog.rules.variants import CASINO
from tests.published.tables import table

TABLE = table("bet_sizes")


def outcomes_of(case: dict[str, Any]) -> Outcomes:
    return tuple((multiple, weight) for multiple, weight in case["outcomes"] if weight)


def best_of_all(stack: int, outcomes: Outcomes, bets: range) -> list[int]:
    """The bets whose product of stacks, each to the power of its weight, is greatest."""
    products = {
        bet: _product(stack + multiple * bet for multiple, weight in outcomes for _ in range(weight))
        for bet in bets
    }
    return [bet for bet in bets if products[bet] == max(products.values())]


def _product(stacks: Any) -> int:
    product = 1
    for stack in stacks:
        product *= max(stack, 0)
    return product


@pytest.mark.parametrize("case", TABLE["bets"], ids=lambda case: case["case"])
def test_a_bet(case: dict[str, Any]) -> None:
    outcomes = outcomes_of(case)
    stack, least, most = case["stack"], case["least"], case["most"]
    bet = Prospect(outcomes=outcomes, of=sum(weight for _, weight in outcomes), pot=case["pot"])
    assert bet.value(1) == kelly.expected(outcomes) == Fraction(case["value"])
    assert bet.best(least, most) == case["risk_neutral"]
    found = bet.kelly(stack, least, most)
    assert [found] == case["kelly"]
    assert bet.half_kelly(stack, least, most) == case["half_kelly"]
    share = kelly.share(outcomes)
    if isinstance(case["share"], str):
        assert share == Fraction(case["share"])
    else:
        assert share == pytest.approx(case["share"], abs=1e-12)
    if sum(weight for _, weight in outcomes) < 100:
        assert best_of_all(stack, outcomes, range(least, most + 1))[0] == found


@pytest.mark.parametrize(
    "case", TABLE["raises"], ids=lambda case: f"{case['packs']} {case['spread']} {case['bet']}"
)
def test_a_raise(case: dict[str, Any]) -> None:
    assert isinstance(CASINO.contest, Between)
    packs, bet = case["packs"], case["bet"]
    posts = (0, case["spread"] + 1)
    counts = tuple(4 * packs - (order in posts) for order in range(13))
    found = between(CASINO.contest, posts, counts)
    assert Fraction(dict(found.outcomes)[1], found.of) == Fraction(case["p"])
    offer = RaiseOffer(prospect=found, bet=bet, stack=case["stack"] - bet, least=1, most=bet)
    assert (bet if offer.value(bet) > offer.value(0) else 0) == case["risk_neutral"]
    assert case["stack"] * kelly.share(found.outcomes) == Fraction(case["total"])
    assert [offer.kelly()] == case["kelly"]
    totals = best_of_all(case["stack"], found.outcomes, range(bet, 2 * bet + 1))
    assert totals[0] - bet == offer.kelly()
