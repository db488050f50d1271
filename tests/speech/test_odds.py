"""Chances of a bet in words: at the moment, and on average before anything is seen."""

import pytest

from reddog.cards import parse_cards
from reddog.odds.situation import Situation, view_of
from reddog.rules.house import with_rules
from reddog.rules.variants import HIGH_CARD_POOL, POT_IN_BETWEEN, Variant
from reddog.speech.context import Context
from reddog.speech.german import GERMAN
from reddog.speech.odds import average_line, chance_lines


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (HIGH_CARD_POOL, "On average a bet wins 44.0 % of the time, exact."),
        (
            with_rules(HIGH_CARD_POOL, hand=4),
            "On average a bet wins 37.7 % of the time instead of 44.0 %, exact.",
        ),
        (with_rules(HIGH_CARD_POOL, burn="never"), "On average a bet wins 44.0 % of the time, exact."),
    ],
)
def test_a_game_comes_to_so_much_on_average_beside_its_preset(variant: Variant, said: str) -> None:
    assert average_line(variant) == said


def test_the_average_is_written_as_the_language_does() -> None:
    assert (
        average_line(HIGH_CARD_POOL, GERMAN)
        == "Im Durchschnitt gewinnt ein Einsatz in 44,0 % der Fälle, exakt."
    )


def test_a_hand_has_one_chance() -> None:
    asked = view_of(Situation(variant=HIGH_CARD_POOL, hand=parse_cards("As Kh 9d 7c 3c")))
    assert chance_lines(asked, Context(HIGH_CARD_POOL, viewer=0)) == (
        "34 of 47 unseen cards win (72.3 %), exact.",
    )


def test_a_pair_that_is_to_be_called_has_one_for_each_side() -> None:
    asked = view_of(Situation(variant=POT_IN_BETWEEN, posts=parse_cards("5h 5c")))
    lines = chance_lines(asked, Context(POT_IN_BETWEEN, viewer=0))
    assert [line.split(":")[0] for line in lines] == ["Called higher", "Called lower"]
