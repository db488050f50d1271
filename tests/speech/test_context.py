"""Who is told, and what a record says of sight."""

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
from reddog.speech.context import blind, centred
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


def test_players_in_a_row() -> None:
    assert told().who((BO, CY, ANA)) == "Bo, Cy and Ana"
    assert told(viewer=CY).who((BO, CY, ANA)) == "Bo, you and Ana"
    assert told(viewer=CY).paid(((BO, 1000), (CY, 2))) == "Bo 1,000 and you 2"
