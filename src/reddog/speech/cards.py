"""Cards in words.

The caller picks the style: words for a screen reader, two signs where a terminal lacks the suits, glyphs where it
has them. A ten is written 10. A card that lies face down is only "face-down card": nothing here is ever told more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final

import msgspec

from reddog.cards import GLYPHS, RANKS, SUITS, Card, rank, suit
from reddog.speech.catalogue import Language


class CardStyle(StrEnum):
    """How a card is written."""

    WORDS = "words"
    """queen of hearts"""
    SHORT = "short"
    """Qh"""
    GLYPH = "glyph"
    """Q♥"""


class Face(msgspec.Struct, frozen=True):
    """How cards are shown: a style, and what is done to each card's text, such as colouring it."""

    style: CardStyle = CardStyle.GLYPH
    paint: Callable[[Card, str], str] | None = None

    @property
    def spoken(self) -> bool:
        """Whether signs are replaced by words."""
        return self.style is CardStyle.WORDS


LOW_ACE: Final = -1
"""The rank of an ace that was called low, as `contests.post_rank` gives it."""


def card_text(card: Card, face: Face, language: Language) -> str:
    """One card in the style of `face`."""
    if face.style is CardStyle.WORDS:
        text = language.say(
            "card", rank=rank_text(rank(card), face, language), suit=suit_text(suit(card), language)
        )
    else:
        signs = SUITS if face.style is CardStyle.SHORT else GLYPHS
        text = rank_text(rank(card), face, language) + signs[suit(card)]
    return face.paint(card, text) if face.paint else text


def cards_text(cards: Iterable[Card], face: Face, language: Language) -> str:
    """Cards in a row, in the order given: "As Kh 9d", or in words with commas."""
    texts = [card_text(card, face, language) for card in cards]
    return language.listed(texts) if face.spoken else " ".join(texts)


def face_down(count: int, language: Language) -> str:
    """So many cards that are not to be seen."""
    return language.say("card.down", count=count)


def rank_text(order: int, face: Face, language: Language) -> str:
    """A rank, 0 for a two to 12 for an ace, -1 for an ace called low: "Q", or in words "queen"."""
    if order == LOW_ACE:
        return language.say("rank.low-ace" if face.spoken else "rank.low-ace.sign")
    sign = RANKS[order]
    return language.say(f"rank.{sign}") if face.spoken else sign.replace("T", "10")


def suit_text(order: int, language: Language) -> str:
    """A suit in the plural: "clubs"."""
    return language.say(f"suit.{SUITS[order]}")
