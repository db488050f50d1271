"""The worked examples: their numbers were counted by hand before, from the player's own cards and a fresh pack."""

import random
import re

import pytest

from reddog.rules.house import with_rules
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.terminal.example import example
from reddog.testing import any_rules


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (
            HIGH_CARD_POOL,
            "Example: As Kh 9d 7c 3c. Lower unseen cards of these suits: 12 + 11 + 7 + 4 = 34 of 47 (72.3 %), exact.",
        ),
        (
            HIGH_CARD_POOL,
            "Qh turned up: Kh wins. Qc turned up: no higher card, lost. On average a bet gains 44.7 % of its chips.",
        ),
        (DENEXA, "12 + 9 + 4 = 25 of 48 (52.1 %)"),
        (SHOOT, "10 + 7 + 2 = 19 of 49 (38.8 %)"),
        (SLIPPERY_SAM, "against 6d your three unseen cards win with a chance of 40.7 %, exact."),
        (
            FORT_WAYNE,
            "With 20 in the pot another card costs 4, which makes the pot 24; one more costs 4.",
        ),
        (
            POLISH,
            "your three unseen cards win with a chance of 30.4 %, exact. On average a bet loses 8.9 % of its chips.",
        ),
        (CASINO, "4 and J, spread 6, pays 1 to 1. 24 of 50 unseen cards win (48.0 %), exact."),
        (CASINO, "On average a bet loses 4.0 % of its chips."),
        (CASINO, "4 and Q, spread 7"),
        (CASINO, "On average a bet gains 12.0 % of its chips."),
        (POT_IN_BETWEEN, "2 and A, spread 11. 44 of 50 unseen cards win (88.0 %), exact."),
    ],
)
def test_the_numbers(variant: Variant, said: str) -> None:
    assert said in " ".join(example(variant))


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (with_rules(HIGH_CARD_POOL, hand=4), "of 48 ("),
        (with_rules(HIGH_CARD_POOL, hand=7), "Example: As Kh Js 9d 7c 5h 3c."),
        (with_rules(HIGH_CARD_POOL, ace="low"), "Kh 9d 7c 3c"),
        (with_rules(HIGH_CARD_POOL, face_up=True), "of 37 ("),
        (with_rules(SLIPPERY_SAM, threshold="four"), "against 4d"),
        (with_rules(FORT_WAYNE, price="fifth"), "which makes the pot 24; one more costs 5."),
        (with_rules(FORT_WAYNE, price=3), "another card costs 3, which makes the pot 23; one more costs 3."),
        (with_rules(CASINO, packs=8), "of 414 unseen cards win"),
        (with_rules(POT_IN_BETWEEN, post=1), "On average a bet loses 4.0 % of its chips."),
    ],
)
def test_house_rules_are_in_the_numbers(variant: Variant, said: str) -> None:
    assert said in " ".join(example(variant))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_any_house_rules_have_an_example(variant: Variant) -> None:
    rng = random.Random(variant.name)
    for _ in range(40):
        lines = example(any_rules(variant, rng))
        assert lines
        assert all(line.startswith("Example: ") and re.search(r"\d %", line) for line in lines)
