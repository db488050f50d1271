"""Who is told, and how: the names of the seats, the language, the cards' style, and the chance of the moment."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reddog.cards import Card
from reddog.rules.steps import Bet, Deal, Look, TurnUp
from reddog.rules.variants import Variant
from reddog.speech.cards import Face, card_text, cards_text, rank_text, suit_text
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH


class Chance(msgspec.Struct, frozen=True):
    """The chance to win as it was when the bet was made: `win` in `of`. Given only where hints are on.

    For a hand that its player had seen, `of` counts the unseen cards. `blind` where the player had not looked:
    then the two are a fraction and nothing more. `known` where the card to come was known, so that `win` is 0 or `of`.
    """

    win: int
    of: int
    blind: bool = False
    known: bool = False


class Context(msgspec.Struct, frozen=True):
    """What a sentence needs besides the event or the view."""

    variant: Variant
    names: tuple[str, ...] = ()
    """By seat; an empty or missing name becomes "Seat 3"."""
    viewer: int | None = None
    """The seat that is spoken to as "you"."""
    face: Face = Face()
    language: Language = ENGLISH
    chance: Chance | None = None
    """For the bet that is being settled; None says nothing about chances."""
    typed: bool = True
    """Whether answers are typed, so that questions name the words for them."""
    evening: bool = False
    """Whether other games may follow this one, at a table with people: it is over before their evening is."""

    def say(self, key: str, /, **values: str | int) -> str:
        """A message of the language. Raises KeyError as `Language.say` does."""
        return self.language.say(key, **values)

    def by(self, key: str, seat: int, /, **values: str | int) -> str:
        """A message about a seat: the one that says "you" to the viewer, else the one that names the player."""
        if seat == self.viewer:
            return self.language.say(f"{key}.you", **values)
        return self.language.say(key, who=self.name(seat), **values)

    def name(self, seat: int) -> str:
        """The player's name as it was given."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.language.say("seat", number=seat + 1)

    def who(self, seats: Iterable[int]) -> str:
        """Players in a row: "Bo, Cy and you"."""
        return self.language.listed(
            [self.say("you") if seat == self.viewer else self.name(seat) for seat in seats]
        )

    def paid(self, amounts: Iterable[tuple[int, int]]) -> str:
        """Seats and their chips in a row: "Ana 1, Bo 1 and you 1"."""
        return self.language.listed([self.by("paid", seat, chips=chips) for seat, chips in amounts])

    def card(self, card: Card) -> str:
        """One card."""
        return card_text(card, self.face, self.language)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row."""
        return cards_text(cards, self.face, self.language)

    def hand(self, cards: Iterable[Card]) -> str:
        """The cards of a hand in a row, from the highest."""
        return self.cards(sorted(cards, reverse=True))

    def rank(self, order: int) -> str:
        """A rank, -1 for an ace called low."""
        return rank_text(order, self.face, self.language)

    def suit(self, order: int) -> str:
        """A suit in the plural."""
        return suit_text(order, self.language)

    def styled(self, key: str) -> str:
        """The key of the message for a card style, where one sentence has signs, words or plain letters."""
        return f"{key}.{self.face.style}"


def centred(variant: Variant) -> bool:
    """Whether the card to beat lies in the centre before the bets."""
    return not any(isinstance(step, TurnUp) for step in variant.turn)


def blind(variant: Variant) -> bool:
    """Whether players bet without having looked at a hand they have."""
    before = tuple(
        variant.turn[: next((i for i, step in enumerate(variant.turn) if isinstance(step, Bet)), 0)]
    )
    return variant.hand > 0 and not any(isinstance(step, Look) for step in variant.deal + before)


def sight(variant: Variant) -> str:
    """What is seen before the bet, as a part of the keys of sentences about it."""
    if not variant.hand:
        return "posts" if variant.turn else "posts.raise"
    if any(isinstance(step, Deal) and step.face_up for step in variant.deal):
        return "all"
    if blind(variant):
        return "centre" if centred(variant) else "nothing"
    return "hand" if Look() in variant.deal else "turn"
