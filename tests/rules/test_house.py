"""House rules as a whole: what the table promises, how rules combine, and what makes no sense together."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.rules.house import (
    RULES,
    Option,
    Value,
    differences,
    options,
    preset_of,
    with_rules,
)
from reddog.rules.pots import Antes, AnteWhen, Refill
from reddog.rules.steps import (
    BurnWhen,
    Show,
    Shown,
)
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    HIGH_CARD_POOL,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from tests.rules.house_cases import GAMES, attempt, opened, refused, values_of


@GAMES
def test_reading_what_was_written_gives_the_same_value(variant: Variant) -> None:
    by_name = {rule.name: rule for rule in RULES}
    for game in opened(variant):
        for option in options(game):
            if option.name == "dealer-bank":  # what the antes were, the preset alone knows
                continue
            rule = by_name[option.name]
            assert rule.read(game) == option.value
            for value in values_of(option):
                assert option.values.normal(value) == value
                changed = rule.write(game, value)
                assert rule.read(changed) == value
                assert rule.write(changed, value) == changed
                assert rule.write(changed, option.value) == game


@GAMES
def test_a_rule_at_its_preset_value_is_no_difference(variant: Variant) -> None:
    assert options(variant)
    assert with_rules(variant) == variant
    for game in opened(variant):
        for option in options(game):
            assert with_rules(game, {option.name: option.value}) == game
    for option in options(variant):
        assert option.value == option.preset
        assert with_rules(variant, {option.name: option.preset}) == variant


@GAMES
def test_every_single_change_is_listed_and_can_be_undone(variant: Variant) -> None:
    for option in options(variant):
        for value in values_of(option):
            changed = attempt(variant, {option.name: value})
            if isinstance(changed, str):
                assert changed in {"least_not_below_bank", "least_above_most", "never_refilled"}
                continue
            expected = () if value == option.preset else ((option.name, value),)
            assert differences(changed) == expected
            assert {known.name: known.value for known in options(changed)}[option.name] == value
            assert with_rules(changed, {option.name: option.preset}) == variant


def test_a_rule_is_offered_by_what_the_record_says_not_by_its_name() -> None:
    renamed = msgspec.structs.replace(SLIPPERY_SAM, name="basement-game", aliases=())
    assert options(renamed) == options(SLIPPERY_SAM)
    assert with_rules(renamed, threshold="eight").deal == with_rules(SLIPPERY_SAM, threshold="eight").deal


def test_a_record_in_no_list_is_its_own_preset_while_it_has_no_house_rules() -> None:
    renamed = msgspec.structs.replace(SHOOT, name="basement-game")
    assert preset_of(renamed) is renamed
    error = refused(with_rules(renamed, hand=4), {"hand": 5})
    assert (error.code, error.facts["game"]) == ("no_preset", "basement-game@1")


def test_names_are_stable_and_there_once() -> None:
    names = [rule.name for rule in RULES]
    assert len(set(names)) == len(names)
    assert names == [
        *(
            "dealer-bank",
            "ante",
            "least",
            "bank",
            "most",
            "hand",
            "ace",
            "burn",
            "passing",
            "antes",
            "refill",
        ),
        *(
            "ends-when-potted",
            "deals",
            "early-stop",
            "times",
            "last-round",
            "pays",
            "winner-shows",
            "loser-shows",
        ),
        *(
            "face-up",
            "dealt-out",
            "threshold",
            "none-comes",
            "price",
            "centre",
            "packs",
            "pay-table",
            "alike",
        ),
        *("raise", "shoe", "post", "pair", "consecutive", "first-round"),
    ]


def test_options_are_plain_data() -> None:
    for variant in VARIANTS:
        sent = msgspec.json.encode(options(variant))
        assert msgspec.json.decode(sent, type=tuple[Option, ...]) == options(variant)
        assert json.loads(sent)


def test_changes_on_top_of_changes() -> None:
    both = with_rules(HIGH_CARD_POOL, hand=4, burn="never", ante=2)
    assert with_rules(with_rules(with_rules(HIGH_CARD_POOL, burn="never"), ante=2), hand=4) == both
    assert both.house == (("ante", "2"), ("hand", "4"), ("burn", "never"))
    assert with_rules(both, burn="literal").house == (("ante", "2"), ("hand", "4"))
    assert preset_of(both) is HIGH_CARD_POOL


def test_names_and_values_in_every_spelling() -> None:
    expected = with_rules(HIGH_CARD_POOL, {"loser-shows": "nothing", "ends-when-potted": "yes"})
    assert with_rules(HIGH_CARD_POOL, loser_shows="nothing", ends_when_potted=True) == expected
    assert with_rules(HIGH_CARD_POOL, {"LOSER_SHOWS": " Nothing ", "Ends-When-Potted": "YES"}) == expected
    assert with_rules(POT_IN_BETWEEN, consecutive="new posts") == with_rules(
        POT_IN_BETWEEN, consecutive="new_posts"
    )
    assert with_rules(HIGH_CARD_POOL, burn=BurnWhen.FRESH) == with_rules(HIGH_CARD_POOL, burn="fresh")
    assert with_rules(CASINO, pay_table=[5, 4, 3]) == with_rules(CASINO, pay_table="5,4,3")


def test_a_rule_given_twice_is_refused() -> None:
    error = refused(SHOOT, {"early-stop": "yes", "early_stop": "no"})
    assert (error.code, error.facts["rule"]) == ("rule_twice", "early-stop")


@st.composite
def asked(draw: st.DrawFn) -> tuple[Variant, dict[str, Value]]:
    variant = draw(st.sampled_from(VARIANTS))
    known = options(draw(st.sampled_from(opened(variant))))
    chosen = draw(st.lists(st.sampled_from(known), unique_by=lambda option: option.name, max_size=8))
    return variant, {option.name: draw(st.sampled_from(values_of(option))) for option in chosen}


@given(asked(), st.randoms(use_true_random=False))
def test_the_order_of_asking_does_not_matter(request: tuple[Variant, dict[str, Value]], random: Any) -> None:
    variant, rules = request
    shuffled = list(rules.items())
    random.shuffle(shuffled)
    changed = attempt(variant, rules)
    assert attempt(variant, dict(shuffled)) == changed
    if isinstance(changed, str):
        return
    # What is listed is enough to build it again, and is in the order of the table.
    assert with_rules(variant, dict(changed.house)) == changed
    names = [rule.name for rule in RULES]
    assert [name for name, _ in changed.house] == sorted(dict(changed.house), key=names.index)
    for option in options(changed):
        assert dict(changed.house).get(option.name, option.preset) == option.value
    assert preset_of(changed) == variant


@pytest.mark.parametrize(
    ("name", "near"), [("bourn", ("burn",)), ("early-stpo", ("early-stop",)), ("colour", ())]
)
def test_a_rule_that_does_not_exist(name: str, near: tuple[str, ...]) -> None:
    error = refused(SHOOT, {name: "yes"})
    assert (error.code, error.facts) == ("no_such_rule", {"rule": name, "near": near})


@pytest.mark.parametrize("least", [10, 11, 50])
def test_the_least_bet_is_below_the_smallest_bank(least: int) -> None:
    """S0: obviously the agreed minimum for a player's stake must be less than the minimum of the dealer's."""
    for game in (SHOOT, with_rules(HIGH_CARD_POOL, dealer_bank=True)):
        error = refused(game, {"least": least})
        assert (error.code, error.facts) == ("least_not_below_bank", {"least": least, "bank": 10})
    assert with_rules(SHOOT, least=9).stakes.least == 9
    assert with_rules(SHOOT, least=10, bank="11-50").stakes.least == 10
    assert with_rules(HIGH_CARD_POOL, least=least).stakes.least == least


def test_the_casinos_least_bet_is_not_above_its_most() -> None:
    assert refused(CASINO, {"least": 201}).facts == {"least": 201, "most": 200}
    assert with_rules(CASINO, least=200).stakes.least == 200
    assert refused(CASINO, {"least": 5, "most": 4}).code == "least_above_most"


def test_hands_that_lie_face_up_are_shown_already() -> None:
    error = refused(DENEXA, {"face-up": True, "loser-shows": "nothing"})
    assert error.code == "shown_already"
    assert error.facts == {"rule": "loser-shows", "value": "nothing", "other": "face-up"}
    assert refused(DENEXA, {"face-up": True, "winner-shows": "choice"}).facts["rule"] == "winner-shows"
    assert with_rules(DENEXA, face_up=True, winner_shows="all").turn[-1] == Show(winner=Shown.ALL)


def test_a_game_that_ends_with_its_pot_never_refills_an_empty_one() -> None:
    assert refused(DENEXA, {"refill": "empty"}).code == "never_refilled"
    assert refused(HIGH_CARD_POOL, {"refill": "empty", "ends-when-potted": "yes"}).code == "never_refilled"
    assert with_rules(DENEXA, refill="empty", ends_when_potted="no").pot == Antes(
        when=AnteWhen.ONCE, refill=Refill.EMPTY
    )
    assert with_rules(DENEXA, refill="below").ends_potted


def test_a_refused_change_leaves_the_record_alone() -> None:
    before = with_rules(SHOOT, hand=4)
    copy = msgspec.json.encode(before)
    refused(before, {"hand": 9})
    assert msgspec.json.encode(before) == copy
