"""What one seat has not seen, and which card may be turned up for it.

The stock is `view.fresh` cards in an order nobody knows above `view.coming`, the burned cards that lie face up.
To a player every card that it has not seen is as likely as any other to be the next fresh one: in hands it cannot
see and in the stock alike. What is counted is what was *seen*: what a winner's choice of the card to show tells
besides is left out.
"""

from __future__ import annotations

import msgspec

from reddog.cards import PACK, RANK_MASKS, CardSet
from reddog.rules.choices import Kind
from reddog.rules.state import Stage
from reddog.rules.steps import BurnWhen
from reddog.rules.views import View

Counts = tuple[int, ...]
"""How many cards of each rank, thirteen numbers from the twos to the aces."""


class Upcoming(msgspec.Struct, frozen=True):
    """Which card is turned up next, as equally likely places.

    Each card of `face_up` is one place; where `unseen` is not empty, one more place holds a card that is any of
    these with equal chance. So `unseen` alone is a card off the top of the stock, `face_up` with one card a card
    that everybody knows, and both together the face-up cards shuffled with the last unseen one.
    """

    unseen: CardSet = 0
    face_up: CardSet = 0

    @property
    def places(self) -> int:
        """How many equally likely places there are."""
        return self.face_up.bit_count() + (self.unseen != 0)

    @property
    def certain(self) -> bool:
        """Whether everybody knows which card it is."""
        return not self.unseen and self.face_up.bit_count() == 1


def unseen(view: View) -> CardSet:
    """The cards of a game with one pack that this seat has not seen since the shuffle."""
    return PACK & ~view.seen[0]


def rank_counts(view: View) -> Counts:
    """How many cards of each rank this seat has not seen since the shuffle, with any number of packs."""
    return tuple(
        4 * view.packs - sum((layer & ranked).bit_count() for layer in view.seen) for ranked in RANK_MASKS
    )


def hideable(view: View) -> CardSet:
    """The cards that a hand which this seat may not look at can hold.

    Cards that were shuffled in sight of all are in the stock, whatever else has been forgotten.
    """
    return unseen(view) & ~view.pool


def upcoming(view: View) -> Upcoming | None:
    """The card that this seat's bet is decided by, in a game in which a card must be beaten.

    For a seat that still waits for its turn it is the chance over the cards: whether the turn is reached at all
    (a bank may break) is not counted. None where nothing can be said: for a spectator, outside a deal, for a seat
    that has no turn to come, while the deal still begins, and for a seat that waits while others may buy another
    centre card or may use the unseen cards up.
    """
    seat = view.seat
    if seat is None or view.stage != Stage.DEAL or view.turn is None:
        return None
    if not view.seats[seat].playing or view.seats[seat].done:
        return None
    if view.faced is not None:
        return _centre(view)
    if view.turn != seat:
        return _stock(view) if view.fresh >= _needed(view, seat) else None
    if view.upcard is not None:
        return Upcoming(face_up=1 << view.upcard)
    if view.burned is None and view.burn in {BurnWhen.LITERAL, BurnWhen.RESHUFFLE}:
        return _behind_a_burn(view)
    return _top(view)


def _centre(view: View) -> Upcoming | None:
    """The centre card; another one comes where it has been paid for, and may come where it can be."""
    assert view.faced is not None
    kinds = {choice.kind for choice in view.awaited}
    if Kind.DRAW not in kinds and (view.turn == view.seat or Kind.BUY not in kinds):
        return Upcoming(face_up=1 << view.faced)
    return _stock(view) if view.turn == view.seat else None


def _stock(view: View) -> Upcoming | None:
    """A fresh card."""
    if not view.fresh:
        return None
    return Upcoming(face_up=view.pool) if view.pool else Upcoming(unseen=unseen(view))


def _top(view: View) -> Upcoming | None:
    """The top card of the stock."""
    if view.fresh or not view.coming:
        return _stock(view)
    if view.burn == BurnWhen.RESHUFFLE:
        return Upcoming(face_up=_face_up(view))
    return Upcoming(face_up=1 << view.coming[0])


def _behind_a_burn(view: View) -> Upcoming | None:
    """The card after the one that is burned first, which goes to the bottom of the stock face up."""
    if view.fresh > 1 or not view.coming:
        # Of at least two fresh cards either is as likely to be any. A single card in the whole stock is burned
        # and comes straight back.
        return _stock(view)
    if view.burn == BurnWhen.RESHUFFLE:
        # The face-up cards are shuffled before the burn, or where one fresh card is left between burn and turn,
        # with that card among them.
        last = _stock(view) or Upcoming()
        return Upcoming(unseen=last.unseen, face_up=last.face_up | _face_up(view))
    if view.fresh:
        return Upcoming(face_up=1 << view.coming[0])
    burned_comes_back = len(view.coming) == 1
    return Upcoming(face_up=1 << view.coming[0 if burned_comes_back else 1])


def _face_up(view: View) -> CardSet:
    return sum(1 << card for card in view.coming)


def _needed(view: View, seat: int) -> int:
    """The most cards that are drawn up to the card for a seat whose turn is still to come."""
    # With `fresh` a burn is left out wherever the cards would not last.
    each = 2 if view.burn in {BurnWhen.LITERAL, BurnWhen.RESHUFFLE} else 1
    turn = view.turn
    assert turn is not None
    size = len(view.seats)
    waiting = sum(
        view.seats[(turn + step) % size].playing and not view.seats[(turn + step) % size].done
        for step in range(1, (seat - turn) % size)
    )
    now = 0 if view.upcard is not None else 1 if view.burned is not None else each
    return now + each * (waiting + 1)
