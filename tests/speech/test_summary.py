"""A game in two lines: what is done with the cards, and what is bet against what."""

import random

import pytest

from reddog.rules.house import options, with_rules
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
from reddog.speech import summary
from reddog.testing import any_rules

BANK = "which one of the players, the banker, has put up."


@pytest.mark.parametrize(
    ("variant", "cards", "money"),
    [
        (
            HIGH_CARD_POOL,
            "You look at your five cards and bet; then a card is turned up for you. A higher card of its suit wins.",
            "Bet from 1 to the whole pot, which everybody has paid into. A win pays 1 to 1.",
        ),
        (DENEXA, "You look at your four cards", "Whoever bets the whole pot and wins ends the game."),
        (SHOOT, "In your turn you look at your three cards", f"Bet from 1 to the whole pot, {BANK}"),
        (SLIPPERY_SAM, "A card no higher than the six lies face up in the centre.", "A win pays 1 to 1."),
        (
            FORT_WAYNE,
            "A card lies face up in the centre.",
            "For a fifth of the pot you may have another card",
        ),
        (POLISH, "You bet before you look", f"Bet from 1 to half the pot, {BANK} A win pays 2 to 1."),
        (
            CASINO,
            "You bet; then two cards are turned up, the posts, and you may raise.",
            "Bet from 1 to 200 against the house. A win pays 5, 4, 2 or 1 to 1, by how many ranks lie between the posts.",
        ),
        (
            POT_IN_BETWEEN,
            "You bet that a third one falls strictly between them.",
            "A third card equal to a post costs 2 bets.",
        ),
        (with_rules(HIGH_CARD_POOL, face_up=True), "Your five cards lie face up for all", "Bet from 1"),
        (with_rules(FORT_WAYNE, price=3), "A card lies", "For 3 chips you may have another card"),
        (with_rules(SLIPPERY_SAM, threshold="nine"), "A card no higher than the nine", ""),
        (with_rules(CASINO, most=50, least=5), "", "Bet from 5 to 50 against the house."),
    ],
)
def test_what_it_says(variant: Variant, cards: str, money: str) -> None:
    said = summary(variant)
    assert cards in said[0]
    assert money in said[1]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_any_house_rules_have_a_summary(variant: Variant) -> None:
    rng = random.Random(variant.name)
    for _ in range(60):
        changed = any_rules(variant, rng)
        assert all(line and "{" not in line for line in summary(changed)), options(changed)
