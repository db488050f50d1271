"""The rules of a table in words, from its record."""

import random

import pytest

from reddog.errors import BadRules
from reddog.rules.house import options, with_rules
from reddog.rules.house_rules.values import Words
from reddog.rules.variants import (
    CASINO,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.speech.panel import panel
from reddog.testing import any_rules


def test_high_card_pool() -> None:
    assert panel(HIGH_CARD_POOL) == (
        "Each player antes 1 chip into the pot for every deal.",
        "The dealer plays too, last.",
        "Five cards each.",
        "Look at your cards.",
        "Bet from the ante to the pot.",
        "There is no passing.",
        "A stack that does not reach the least bet may be bet as it is.",
        "Then a card is burned: shown to all, and put face up under the stock, where it comes round again.",
        "Then a card is turned up for you.",
        "You win with a higher card of the same suit; the ace is the highest.",
        "A win pays 1 to 1 out of the pot; a loss goes into the pot.",
        "A winner shows the lowest card that wins.",
        "A loser shows the whole hand.",
        "If the pot falls below the least bet while somebody has yet to bet, all ante again.",
        "What is in the pot stays for the next deal, and the deal passes to the left.",
        "Between deals all may agree to split the pot.",
        "All cards are shuffled before every deal.",
    )


def test_the_order_is_the_order_of_play() -> None:
    """Shoot is looked at before the bet, Slippery Sam's card lies there before it, Polish is bet before anything."""

    def place(variant: Variant, start: str) -> int:
        return next(at for at, sentence in enumerate(panel(variant)) if sentence.startswith(start))

    assert (
        place(SHOOT, "Look at your cards when")
        < place(SHOOT, "Bet from")
        < place(SHOOT, "Then a card is turned")
    )
    assert place(SLIPPERY_SAM, "Cards are turned up in the centre") < place(SLIPPERY_SAM, "Bet from")
    assert (
        place(POLISH, "Bet from")
        < place(POLISH, "Then a card is burned")
        < place(POLISH, "Then a card is turned")
    )
    assert (
        place(CASINO, "Bet from")
        < place(CASINO, "Two cards are turned up: the posts")
        < place(CASINO, "If there is a spread")
        < place(CASINO, "A third card is")
    )
    assert (
        place(POT_IN_BETWEEN, "A card is turned up: the first post")
        < place(POT_IN_BETWEEN, "If it is an ace")
        < place(POT_IN_BETWEEN, "A second")
    )


@pytest.mark.parametrize(
    ("variant", "sentence"),
    [
        (with_rules(HIGH_CARD_POOL, hand=4), "Four cards each."),
        (with_rules(HIGH_CARD_POOL, face_up=True), "Five cards each, face up for all to see."),
        (with_rules(HIGH_CARD_POOL, ante=5), "Each player antes 5 chips into the pot for every deal."),
        (with_rules(HIGH_CARD_POOL, ante=5, least=2), "Bet from 2 to the pot."),
        (
            with_rules(HIGH_CARD_POOL, ace="low"),
            "You win with a higher card of the same suit; the ace is the lowest.",
        ),
        (with_rules(HIGH_CARD_POOL, passing="chip"), "You may pay one chip to the pot and pass instead."),
        (
            with_rules(HIGH_CARD_POOL, dealer_bank=True),
            "The dealer alone puts up a bank of 10 to 50 chips, holds no cards and does not bet.",
        ),
        (
            with_rules(SHOOT, bank=20),
            "The dealer alone puts up a bank of 20 chips, holds no cards and does not bet.",
        ),
        (with_rules(SHOOT, early_stop=True), "The banker may stop after any deal."),
        (
            with_rules(SLIPPERY_SAM, threshold="seven"),
            "Cards are turned up in the centre until one comes that is no higher than the seven: the card to beat.",
        ),
        (
            with_rules(SLIPPERY_SAM, ace="low"),
            "Cards are turned up in the centre until one comes that is no higher than the five: the card to beat.",
        ),
        (with_rules(CASINO, packs=6), "6 packs of 52 cards."),
        (
            with_rules(CASINO, alike=0),
            "After a pair a third card is turned at once, and the bet is returned.",
        ),
        (with_rules(CASINO, pay_table="3"), "A win pays 3 to 1."),
        (
            with_rules(CASINO, shoe=20),
            "The cards are dealt from a shoe and shuffled once the cut card is out, 20 cards from the end.",
        ),
        (
            with_rules(POT_IN_BETWEEN, first_round="half"),
            "In the first deal of a game the limit is half the pot.",
        ),
        (with_rules(POT_IN_BETWEEN, pair="wins-two"), "A pair wins two chips from the pot at once."),
    ],
)
def test_a_house_rule_is_in_the_panel(variant: Variant, sentence: str) -> None:
    assert sentence in panel(variant)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_value_of_every_house_rule_changes_the_panel(variant: Variant) -> None:
    """Two tables that play by different rules never read the same."""
    for option in options(variant):
        values = (
            option.values.words
            if isinstance(option.values, Words)
            else (
                str(int(option.preset.split("-")[0].split(",")[0]) + 1)
                if option.preset[0].isdigit()
                else "3",
            )
        )
        for value in values:
            try:
                changed = with_rules(variant, {option.name: value})
            except BadRules:
                continue
            if changed != variant:
                assert panel(changed) != panel(variant), f"{option.name}={value}"


def test_every_combination_can_be_read() -> None:
    for seed in range(300):
        luck = random.Random(seed)
        for sentence in panel(any_rules(luck.choice(VARIANTS), luck)):
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert "{" not in sentence
