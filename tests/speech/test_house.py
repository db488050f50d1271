"""House rules in words."""

import random

import pytest

from reddog.errors import BadRules
from reddog.rules.house import Option, options, with_rules
from reddog.rules.house_rules.values import Row, Span, Whole, Words
from reddog.rules.variants import (
    CASINO,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.speech.house import difference, differences, option_texts
from reddog.testing import any_rules


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        (HIGH_CARD_POOL, ()),
        (with_rules(HIGH_CARD_POOL, hand=4), ("Four cards each instead of five.",)),
        (
            with_rules(HIGH_CARD_POOL, hand=4, burn="never"),
            ("Four cards each instead of five.", "Nothing is burned."),
        ),
        (with_rules(HIGH_CARD_POOL, ante=1000), ("The ante is 1,000 instead of 1.",)),
        (with_rules(SHOOT, bank=(20, 60)), ("The bank opens with 20-60 instead of 10-50.",)),
        (with_rules(SHOOT, deals=1), ("The bank lasts 1 deal instead of 3.",)),
        (with_rules(SHOOT, deals=5), ("The bank lasts 5 deals instead of 3.",)),
        (
            with_rules(SLIPPERY_SAM, threshold="seven"),
            ("The card in the centre is no higher than the seven, instead of the six.",),
        ),
        (with_rules(SLIPPERY_SAM, threshold="none"), ("The card in the centre may be any card.",)),
        (
            with_rules(FORT_WAYNE, threshold="six"),
            ("The card in the centre is no higher than the six, instead of any card.",),
        ),
        (with_rules(FORT_WAYNE, price=3), ("Another card costs 3 chips.",)),
        (with_rules(CASINO, packs=6), ("6 packs instead of 1.",)),
        (
            with_rules(CASINO, pay_table="6,4,2,1"),
            ("Spreads of 1, 2, 3 and so on pay 6,4,2,1 to 1, instead of 5,4,2,1.",),
        ),
        (
            with_rules(POT_IN_BETWEEN, post=1),
            ("A third card equal to a post costs 1 bet instead of 2.",),
        ),
    ],
)
def test_differences(variant: Variant, said: tuple[str, ...]) -> None:
    assert differences(variant) == said


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_value_has_a_sentence_of_its_own(variant: Variant) -> None:
    for option in options(variant):
        said = {
            difference(Option(option.name, option.values, option.preset, value))
            for value in values_of(option)
        }
        assert len(said) == len(values_of(option))
        assert all("{" not in sentence and sentence.endswith(".") for sentence in said)


def values_of(option: Option) -> list[str]:
    match option.values:
        case Words(words=words):
            return list(words)
        case Whole(least=least, most=most, words=words):
            return [*words, *map(str, range(least, min(most, least + 10) + 1))]
        case Span(single=single):
            return ["20"] if single else ["20", "5-30"]
        case Row():
            return ["5", "6,4,2,1"]


def test_there_are_as_many_sentences_as_differences() -> None:
    for seed in range(200):
        luck = random.Random(seed)
        variant = any_rules(luck.choice(VARIANTS), luck)
        assert len(differences(variant)) == len(variant.house)


def test_what_may_be_set() -> None:
    texts = {option.name: option for option in option_texts(HIGH_CARD_POOL)}
    assert texts["burn"].usage == "burn=literal|fresh|reshuffle|never"
    assert texts["burn"].text.endswith("Preset: literal.")
    assert texts["hand"].usage == "hand=N"
    assert texts["hand"].text == "The cards in a hand. From 3 to 7. Preset: 5."
    assert texts["ante"].text == "The ante, in chips. At least 1. Preset: 1."
    assert next(option for option in option_texts(SHOOT) if option.name == "bank").usage == "bank=N or N-N"
    assert (
        next(option for option in option_texts(CASINO) if option.name == "pay-table").usage
        == "pay-table=N,N,..."
    )
    assert next(option for option in option_texts(CASINO) if option.name == "shoe").usage == "shoe=fresh|N"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_option_of_every_game_is_described(variant: Variant) -> None:
    assert [text.name for text in option_texts(variant)] == [option.name for option in options(variant)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_what_the_usage_offers_is_taken(variant: Variant) -> None:
    """Or refused only because of another rule."""
    refused = []
    for text in option_texts(variant):
        for word in text.usage.partition("=")[2].split("|"):
            if word.islower():
                try:
                    with_rules(variant, {text.name: word})
                except BadRules as error:
                    refused.append(error.code)
    assert not {"value_not_allowed", "no_such_rule"} & set(refused)


def test_a_choice_that_a_game_lacks_is_not_mentioned() -> None:
    """Polish always deals a last round, or may; Shoot may also pass at once."""
    texts = {
        variant.name: next(text for text in option_texts(variant) if text.name == "last-round")
        for variant in (POLISH, SHOOT)
    }
    assert texts["polish"].text == "Whether the banker may or must deal once more then. Preset: must."
    assert "passes the deal" in texts["shoot"].text
