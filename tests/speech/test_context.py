"""Who is told, and what a record says of sight."""

import pytest

from reddog.cards import parse_cards
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
from reddog.speech.context import blind, centred, sight
from tests.speech.tables import ANA, BO, CY, told

_BEAT = [variant for variant in VARIANTS if variant.hand]


@pytest.mark.parametrize("variant", _BEAT, ids=lambda variant: variant.name)
def test_where_the_card_to_beat_lies_in_the_centre(variant: Variant) -> None:
    assert centred(variant) is (variant in (SLIPPERY_SAM, FORT_WAYNE))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_where_bets_are_blind(variant: Variant) -> None:
    assert blind(variant) is (variant in (SLIPPERY_SAM, FORT_WAYNE, POLISH))


def test_house_rules_do_not_change_that() -> None:
    assert not blind(with_rules(SHOOT, hand=4))
    assert not blind(with_rules(HIGH_CARD_POOL, dealer_bank=True))
    assert blind(with_rules(POLISH, burn="never"))
    assert not any(map(blind, (DENEXA, CASINO, POT_IN_BETWEEN)))


@pytest.mark.parametrize(
    ("variant", "seen"),
    [
        (HIGH_CARD_POOL, "hand"),
        (with_rules(HIGH_CARD_POOL, face_up=True), "all"),
        (SHOOT, "turn"),
        (SLIPPERY_SAM, "centre"),
        (POLISH, "nothing"),
        (CASINO, "posts.raise"),
        (POT_IN_BETWEEN, "posts"),
    ],
)
def test_what_is_seen_before_the_bet(variant: Variant, seen: str) -> None:
    assert sight(variant) == seen


def test_a_hand_is_told_from_the_highest_card() -> None:
    assert told().hand(parse_cards("3c As 7d Ah")) == "As Ah 7d 3c"


def test_players_in_a_row() -> None:
    assert told().who((BO, CY, ANA)) == "Bo, Cy and Ana"
    assert told(viewer=CY).who((BO, CY, ANA)) == "Bo, you and Ana"
    assert told(viewer=CY).paid(((BO, 1000), (CY, 2))) == "Bo 1,000 and you 2"
