"""Cards, and sets of cards.

A card is a whole number, ``4 * rank + suit``: rank 0 is the two and 12 the ace, suits are clubs, diamonds,
hearts, spades = 0..3. A set of cards from one pack is a 52-bit integer with bit ``card`` set, so that "lower in
the same suit" is a shift by four and a smear by 4, 8, 16 and 32, with no suit masks. Cards from several packs
are one integer too: bit ``52 * k + card`` is set when more than ``k`` copies of the card are in it.

People see ``Qh``, ``Q♥`` or words, never numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from reddog.errors import BadCard

Card = int
"""A card, 0..51."""
CardSet = int
"""A set of cards as bits; with several packs, one 52-bit layer for each copy."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
GLYPHS: Final = "♣♦♥♠"
SIZE: Final = 52
PACK: Final[CardSet] = (1 << SIZE) - 1
"""All cards of one pack."""
ACE: Final = 12
SIX: Final = 4
ACES: Final[CardSet] = 0b1111 << 48

NAMES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The 52 names in card order: ``2c``, ``2d`` ... ``As``."""

SUIT_MASKS: Final = tuple(sum(1 << (4 * rank + suit) for rank in range(13)) for suit in range(4))
RANK_MASKS: Final = tuple(0b1111 << (4 * rank) for rank in range(13))

_FORM = re.compile(
    r"(?:(10|[2-9tjqka])([cdhs♣♦♥♠♧♢♡♤])|([♣♦♥♠♧♢♡♤])(10|[2-9tjqka]))\ufe0e?\ufe0f?", re.IGNORECASE
)
_SUIT_SIGNS = {sign: suit for signs in (SUITS, GLYPHS, "♧♢♡♤") for suit, sign in enumerate(signs)}


def rank(card: Card) -> int:
    """Rank of a card: 0 for a two to 12 for an ace."""
    return card >> 2


def suit(card: Card) -> int:
    """Suit of a card: clubs, diamonds, hearts, spades = 0..3."""
    return card & 3


def name(card: Card) -> str:
    """The two-letter name of a card, such as ``Qh``; a ten is ``T``."""
    return NAMES[card]


def parse(text: str) -> Card:
    """Read one card: ``Qh``, ``10h``, ``Th``, ``q♥`` or ``♥Q``, in any case.

    Raises BadCard when the text is not a card of a 52-card pack; a joker is not one.
    """
    found = _FORM.fullmatch(text.strip())
    if not found:
        raise BadCard("no_such_card", text=text.strip())
    rank_sign = (found[1] or found[4]).upper()
    suit_sign = (found[2] or found[3]).lower()
    return 4 * RANKS.index("T" if rank_sign == "10" else rank_sign) + _SUIT_SIGNS[suit_sign]


def parse_cards(text: str, *, packs: int = 1) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas.

    Raises BadCard for a card that does not exist, or that is named more often than `packs` packs hold.
    """
    cards = tuple(parse(word) for word in re.split(r"[\s,]+", text.strip()) if word)
    for card in cards:
        if cards.count(card) > packs:
            raise BadCard("card_twice", card=NAMES[card], packs=packs)
    return cards


def mask(cards: Iterable[Card]) -> CardSet:
    """The set of some cards; a card that is named again goes into the next pack's layer."""
    held = 0
    for card in cards:
        held = add(held, card)
    return held


def add(held: CardSet, card: Card) -> CardSet:
    """A set with one more card in it."""
    bit = 1 << card
    while held & bit:
        bit <<= SIZE
    return held | bit


def remove(held: CardSet, card: Card) -> CardSet:
    """A set without one copy of a card that is in it."""
    bit = 1 << card
    while held & bit << SIZE:
        bit <<= SIZE
    return held & ~bit


def copies(held: CardSet, card: Card) -> int:
    """How many copies of a card are in a set."""
    count = 0
    bit = 1 << card
    while held & bit:
        count += 1
        bit <<= SIZE
    return count


def cards_in(held: CardSet) -> Iterator[Card]:
    """The cards of a set from the lowest, layer after layer."""
    while held:
        low = held & -held
        yield (low.bit_length() - 1) % SIZE
        held ^= low


def all_cards(packs: int) -> CardSet:
    """Every card of so many packs."""
    return (1 << SIZE * packs) - 1


def layers(held: CardSet, packs: int) -> tuple[CardSet, ...]:
    """One 52-bit set for each pack: the k-th holds the cards of which more than k copies are there."""
    return tuple((held >> SIZE * k) & PACK for k in range(packs))


def lower_in_suit(held: CardSet) -> CardSet:
    """The cards of one pack that some card of the set beats: same suit, lower rank."""
    held >>= 4
    held |= held >> 4
    held |= held >> 8
    held |= held >> 16
    return held | held >> 32


def higher_in_suit(held: CardSet) -> CardSet:
    """The cards of one pack that beat some card of the set: same suit, higher rank."""
    held <<= 4
    held |= held << 4
    held |= held << 8
    held |= held << 16
    return (held | held << 32) & PACK
