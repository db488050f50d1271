"""Which games have which house rule, and the reason where they have not."""

from __future__ import annotations

import pytest

from reddog.rules.house import (
    options,
    with_rules,
)
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Variant,
)
from tests.rules.house_cases import refused


@pytest.mark.parametrize(
    ("variant", "rule", "value", "why"),
    [
        (CASINO, "hand", "4", "no_hands"),
        (CASINO, "ante", "2", "no_antes"),
        (SHOOT, "ante", "2", "no_antes"),
        (SHOOT, "dealer-bank", "yes", "banked_already"),
        (DENEXA, "dealer-bank", "yes", "one_ante"),
        (CASINO, "dealer-bank", "yes", "no_antes"),
        (POT_IN_BETWEEN, "dealer-bank", "yes", "no_hands"),
        (HIGH_CARD_POOL, "bank", "10-50", "no_bank"),
        (HIGH_CARD_POOL, "most", "50", "pot_is_limit"),
        (SLIPPERY_SAM, "burn", "literal", "one_card_for_all"),
        (POT_IN_BETWEEN, "burn", "literal", "no_hands"),
        (CASINO, "passing", "none", "all_bet_at_once"),
        (POT_IN_BETWEEN, "refill", "below", "filled_when_empty"),
        (SHOOT, "refill", "below", "no_antes"),
        (HIGH_CARD_POOL, "deals", "2", "no_bank"),
        (POLISH, "deals", "2", "lasts_until_grown"),
        (SLIPPERY_SAM, "early-stop", "yes", "one_deal"),
        (POLISH, "early-stop", "yes", "lasts_until_grown"),
        (DENEXA, "early-stop", "yes", "no_bank"),
        (SHOOT, "times", "3", "counts_deals"),
        (CASINO, "times", "3", "no_bank"),
        (CASINO, "last-round", "may", "no_bank"),
        (SHOOT, "pays", "2", "hands_looked_at"),
        (HIGH_CARD_POOL, "pays", "2", "no_bank"),
        (CASINO, "pays", "2", "no_hands"),
        (POLISH, "loser-shows", "nothing", "hand_decides"),
        (SLIPPERY_SAM, "winner-shows", "lowest", "hand_decides"),
        (CASINO, "loser-shows", "nothing", "no_hands"),
        (SHOOT, "face-up", "yes", "looked_at_in_turn"),
        (POLISH, "face-up", "yes", "hand_decides"),
        (CASINO, "face-up", "yes", "no_hands"),
        (SHOOT, "dealt-out", "yes", "no_antes"),
        (POT_IN_BETWEEN, "ends-when-potted", "yes", "no_hands"),
        (HIGH_CARD_POOL, "threshold", "six", "no_centre_card"),
        (CASINO, "threshold", "six", "no_hands"),
        (FORT_WAYNE, "none-comes", "last", "no_threshold"),
        (SHOOT, "none-comes", "last", "no_centre_card"),
        (SLIPPERY_SAM, "price", "fifth", "no_buying"),
        (SHOOT, "centre", "fresh", "no_buying"),
        (CASINO, "ace", "high", "ace_is_high"),
        (SHOOT, "packs", "2", "one_pack"),
        (POT_IN_BETWEEN, "pay-table", "5,4,2,1", "no_house"),
        (SHOOT, "alike", "11", "no_house"),
        (POT_IN_BETWEEN, "raise", "up-to", "no_raise"),
        (HIGH_CARD_POOL, "shoe", "20", "no_house"),
        (CASINO, "post", "2", "fixed_by_the_house"),
        (SHOOT, "pair", "call", "no_posts"),
        (CASINO, "consecutive", "loses", "fixed_by_the_house"),
        (DENEXA, "first-round", "half", "no_posts"),
    ],
)
def test_a_rule_that_a_game_does_not_have(variant: Variant, rule: str, value: str, why: str) -> None:
    error = refused(variant, {rule: value})
    assert error.code == "rule_not_here"
    assert (error.facts["rule"], error.facts["game"], error.facts["why"]) == (rule, variant.name, why)
    assert error.facts["has"] == tuple(option.name for option in options(variant))


def test_a_rule_that_goes_with_another_goes_away_with_it() -> None:
    assert refused(SLIPPERY_SAM, {"threshold": "none", "none-comes": "last"}).facts["why"] == "no_threshold"
    assert refused(SHOOT, {"deals": 1, "early-stop": True}).facts["why"] == "one_deal"
    assert refused(with_rules(SHOOT, early_stop=True), {"deals": 1}).facts["rule"] == "early-stop"
