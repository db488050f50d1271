"""The pack on the table: what is left of it, what has been seen of it.

The stock is `fresh` cards in an order nobody knows, above `coming`, the face-up cards that were burned.
"""

from __future__ import annotations

from typing import Final

from reddog import cards
from reddog.cards import Card, CardSet
from reddog.rules.state import Table
from reddog.rules.steps import Burn, BurnWhen

BITS: Final = tuple(1 << card for card in range(cards.SIZE))
"""Each card as a set of one: to look it up is quicker than to shift."""


def count(table: Table) -> int:
    """Undealt cards."""
    return table.fresh.bit_count() + len(table.coming)


def collect(table: Table) -> None:
    """All cards are taken back; the next one that is needed asks for a shuffle. What was seen is forgotten."""
    table.fresh = table.seen = 0
    table.coming = ()
    table.pooled = False
    table.known = (0,) * len(table.seats)


def shuffle(table: Table) -> int:
    """Shuffle the stock; answers with the number of face-up cards that were shuffled, 0 for the whole pack."""
    face_up = len(table.coming)
    if face_up:
        table.fresh = cards.mask(table.coming)
        table.coming = ()
        table.pooled = True
    else:
        table.fresh = cards.all_cards(table.variant.packs)
    return face_up


def must_shuffle(table: Table) -> bool:
    """Whether no card can be drawn before a shuffle."""
    return not table.fresh and (not table.coming or burns(table) is BurnWhen.RESHUFFLE)


def burns(table: Table) -> BurnWhen | None:
    """How cards are burned in this game; None where they are not."""
    for step in table.variant.turn:
        if type(step) is Burn:
            return step.when
    return None


def drawable(table: Table) -> CardSet:
    """The cards of which the next one may be any."""
    return table.fresh or 1 << table.coming[0]


def turn_up(table: Table, came: tuple[Card, ...]) -> bool:
    """Cards leave the top of the stock and lie face up; answers whether all knew that they would come."""
    fresh = table.fresh
    if not fresh:
        table.coming = table.coming[len(came) :]
        return True
    if table.variant.packs == 1:
        bits = 0
        for card in came:
            bits |= BITS[card]
        table.fresh = fresh ^ bits
        table.seen |= bits
    else:
        for card in came:
            table.fresh = cards.remove(table.fresh, card)
            table.seen = cards.add(table.seen, card)
    return False


def look(table: Table, seats: tuple[int, ...], hands: tuple[CardSet, ...]) -> int:
    """These players have seen their hands; `hands` has one for every seat of the table.

    Answers with the seats as a bit mask.
    """
    known = list(table.known)
    looked = 0
    for seat in seats:
        known[seat] |= hands[seat]
        looked |= 1 << seat
    table.known = tuple(known)
    return looked
