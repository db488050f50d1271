"""Figures that were published, each with its source, judged by the exact value.

A figure agrees when the exact value, rounded or cut off to the digits that are printed, is that figure.
"""

from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from typing import Any

import pytest

from reddog.odds.edge import Edge, report, shoe
from reddog.rules.contests import Between
from reddog.rules.variants import CASINO
from tests.published.tables import table

FIGURES = table("figures")
AGREES = "agrees to the digits printed"


def exact(figure: dict[str, Any]) -> Decimal:
    assert isinstance(CASINO.contest, Between)
    found: Edge = report(CASINO.contest, shoe(figure["decks"]))
    quantity = figure["quantity"]
    if quantity == "standard_deviation":
        return Decimal(found.variance.numerator).sqrt() / Decimal(found.variance.denominator).sqrt()
    spread = quantity.removeprefix("win_probability_spread_")
    value: Fraction = {
        "house_edge": found.edge,
        "element_of_risk": found.element_of_risk,
        "variance": found.variance,
        **{str(row.spread): row.win for row in found.spreads},
    }[spread]
    return Decimal(value.numerator) / Decimal(value.denominator)


def agrees(printed: str, value: Decimal) -> bool:
    step = Decimal(printed)
    return step in {value.quantize(step, ROUND_HALF_UP), value.quantize(step, ROUND_DOWN)}


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure['source']}: {figure['claim']}")
def test_a_published_figure(figure: dict[str, Any]) -> None:
    with localcontext(prec=30):
        verdict = AGREES if agrees(str(figure["published"]), exact(figure)) else "wrong"
    assert verdict == figure["verdict"]


def test_what_is_wrong_in_print() -> None:
    wrong = [figure["claim"] for figure in FIGURES if figure["verdict"] == "wrong"]
    assert len(wrong) == 4
    assert len(FIGURES) == 31
