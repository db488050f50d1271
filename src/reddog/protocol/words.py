"""What a client that asks for a language is told in words, beside the records: it shows and speaks them as they are.

A page needs no rule and makes no sentence of the game: ranges are in `awaited`, the rest is here.
"""

from __future__ import annotations

import msgspec

from reddog.cards import Card


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence, or a few that belong together."""

    text: str
    aloud: str = ""
    """The same with cards in words, for a voice; nothing where `text` will do."""
    tone: str = "plain"
    """deal, bet, pass, card, won, lost, even, chips, people, talk, fair, time or plain."""
    seat: int = -1
    """Whose doing it is; -1 for nobody's."""


class SpokenLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log in words; without sentences where there is nothing to say."""

    number: int
    at: int
    """Milliseconds since 1970, by the server's clock."""
    deal: int
    """The table's deal that it belongs to; 0 before the first."""
    said: tuple[Sentence, ...] = ()


class ChanceWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """The exact chance of the bet that is asked for, and what is best; sent only where the table allows hints."""

    win: int
    of: int
    """`win` of `of` cards or cases win."""
    text: str
    """The chance and what it is a share of, in a sentence."""
    advice: str
    """What each chip is worth, and the best decision, in a sentence."""
    best: int | None = None
    """The best bet in chips, where a bet is asked for."""
    cards: str = ""
    """One letter for each of the 52 cards in card order: w wins, l loses, e neither, s was seen; empty where there is no such map."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat of the client is asked, or why it is not."""

    seat: int
    prompt: str
    """The question with its range; nothing while the seat is not asked."""
    aloud: str = ""
    """The question as a voice says it, where that differs."""
    hand: str = ""
    """The seat's own cards in words and signs, or that they may not be looked at yet."""
    hand_aloud: str = ""
    why: dict[str, str] = {}
    """By kind of choice, why it is not open although one might expect it."""
    pays: int | None = None
    """How many chips a won bet pays for each chip, where that is settled already."""
    winning: Card | None = None
    """The own card that beats the card now turned up, while a result is shown; None otherwise."""
    chance: ChanceWords | None = None
