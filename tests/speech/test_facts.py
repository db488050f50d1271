"""The fact table of a game."""

import re

import pytest

from reddog.rules.house import with_rules
from reddog.rules.variants import CASINO, FORT_WAYNE, HIGH_CARD_POOL, POT_IN_BETWEEN, VARIANTS, Variant
from reddog.speech.facts import fact_table, named


def test_high_card_pool() -> None:
    assert fact_table(HIGH_CARD_POOL)[:13] == (
        ("Name", "High Card Pool (high-card-pool)"),
        ("Also called", "Red Dog Pool, Pool Red Dog, Red Dog High Card Pool"),
        ("Players", "3 to 8"),
        ("Cards each", "5"),
        ("Packs", "1"),
        ("The pot", "an ante of 1 from each player for every deal"),
        ("The dealer", "plays and bets last"),
        ("Seen before the bet", "one's own hand"),
        ("A bet", "1 to the pot"),
        ("Passing", "no"),
        ("A win pays", "1 to 1"),
        ("The ace", "high"),
        ("Burned", "a card before each turned card"),
    )


@pytest.mark.parametrize(
    ("variant", "label", "value"),
    [
        (
            CASINO,
            "A win pays",
            "spread 1: 5 to 1, spread 2: 4 to 1, spread 3: 2 to 1 and spread 4 and more: 1 to 1",
        ),
        (CASINO, "Three alike", "pays 11 to 1"),
        (CASINO, "The pot", "none: the house pays"),
        (POT_IN_BETWEEN, "Three alike", "costs 3 bets"),
        (POT_IN_BETWEEN, "Equal to a post", "costs 2 bets"),
        (FORT_WAYNE, "Passing", "after the last card bought"),
        (FORT_WAYNE, "Seen before the bet", "the card in the centre, not the hand"),
        (with_rules(HIGH_CARD_POOL, face_up=True), "Seen before the bet", "all hands"),
        (with_rules(HIGH_CARD_POOL, burn="never"), "Burned", "nothing"),
        (with_rules(HIGH_CARD_POOL, hand=4), "Players", "3 to 10, usually 3 to 8"),
        (CASINO, "Players", "1 to 8, usually 1 to 7"),
        (HIGH_CARD_POOL, "Sources", "pagat.com, Red Dog"),
        (CASINO, "Sources", "help text of an online casino, Red Dog; pagat.com, Red Dog"),
    ],
)
def test_facts(variant: Variant, label: str, value: str) -> None:
    assert dict(fact_table(variant))[label] == value


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_no_row_is_empty_or_twice(variant: Variant) -> None:
    table = fact_table(variant)
    assert len({label for label, _ in table}) == len(table)
    assert all(label and value and "{" not in value for label, value in table)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_no_label_of_a_source_reaches_a_player(variant: Variant) -> None:
    """The rule pages explain S0 and the others, and go on using them."""
    assert not any(re.search(r"\bS\d", value) for _, value in fact_table(variant))
    assert [label for label, _ in fact_table(variant, cited=True)] == [
        label for label, _ in fact_table(variant)
    ]
    cited = dict(fact_table(variant, cited=True))
    assert cited["Sources"] == "; ".join(variant.sources)


def test_sources_have_their_own_names() -> None:
    assert named("pagat.com, Red Dog (S0)") == "pagat.com, Red Dog"
    assert named("Books differ (S0).") == "Books differ (pagat.com)."
    assert named("like S0's game, on S3") == "like pagat.com's game, on denexa.com"
