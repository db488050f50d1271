"""A game in one line and in two: what is done with the cards, and what is bet against what."""

import random
from pathlib import Path

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
from reddog.speech import subtitle, summary
from reddog.speech.catalogue import Language
from reddog.speech.languages import LANGUAGES
from reddog.testing import any_rules

BANK = "which one of the players, the banker, has put up."


LINES = (
    "beat the turned card in its suit with one of five cards; all fill the pot",
    "beat the turned card in its suit with one of four cards; winning the whole pot ends the game",
    "look at three cards only at your turn, and beat the turned card in its suit; one player is the bank",
    "bet that three unseen cards beat the card in the centre (six at most) in its suit; one player is the bank",
    "bet that three unseen cards beat the card in the centre in its suit, or pay for another; one player is the bank",
    "bet on three unseen cards to beat the turned card in its suit, at 2 to 1; one player is the bank",
    "bet, see two cards, and land between them with a third, against the house",
    "see two cards, and bet that a third falls between them; all fill the pot",
)


@pytest.mark.parametrize(("variant", "line"), list(zip(VARIANTS, LINES, strict=True)))
def test_how_you_win(variant: Variant, line: str) -> None:
    assert subtitle(variant) == line


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_no_two_games_have_the_same_line(language: Language) -> None:
    lines = {subtitle(variant, language) for variant in VARIANTS}
    assert len(lines) == len(VARIANTS)


@pytest.mark.parametrize(
    ("variant", "line"),
    [
        (
            with_rules(HIGH_CARD_POOL, hand=3, face_up=True, ends_when_potted=True),
            "beat the turned card in its suit with one of three cards that lie open; winning the whole pot ends the game",
        ),
        (
            with_rules(HIGH_CARD_POOL, dealer_bank=True),
            "beat the turned card in its suit with one of five cards; one player is the bank",
        ),
        (
            with_rules(SLIPPERY_SAM, threshold="nine"),
            "bet that three unseen cards beat the card in the centre (nine at most) in its suit; one player is the bank",
        ),
        (
            with_rules(POLISH, pays=1),
            "bet on three unseen cards to beat the turned card in its suit; one player is the bank",
        ),
    ],
)
def test_house_rules_change_how_you_win(variant: Variant, line: str) -> None:
    assert subtitle(variant) == line


def test_the_readme_says_it_in_the_same_words() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for variant in VARIANTS:
        assert f"| {subtitle(variant)} | [page](docs/rules/{variant.name}.md) |" in readme


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
