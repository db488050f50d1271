"""Which cards win: each card of the pack, marked with what it would do to the bet of a view."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reddog.cards import PACK, RANK_MASKS, SIZE, CardSet, mask
from reddog.odds.exact import settled
from reddog.odds.unseen import hideable, upcoming
from reddog.rules.contests import Beat, Between, Pair, post_rank
from reddog.rules.state import Stage
from reddog.rules.views import View


class Mark(StrEnum):
    """What a card would do."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    POST = "post"
    """Equal to one of two different posts."""
    ALIKE = "alike"
    """Three alike."""
    SEEN = "seen"
    """Seen, all copies of it."""
    ELSEWHERE = "elsewhere"
    """Not seen, and yet it cannot be the card that decides: that one is known, or one of a known few."""


class CardMap(msgspec.Struct, frozen=True):
    """The 52 cards by what each would do, as sets: every card is in one of them.

    Where a card is to be turned up, it is that card. Where the hand is hidden and the card to beat lies open, it is
    the cards of the hand: one that wins is enough.
    """

    win: CardSet = 0
    lose: CardSet = 0
    push: CardSet = 0
    post: CardSet = 0
    alike: CardSet = 0
    seen: CardSet = 0
    elsewhere: CardSet = 0
    of_hand: bool = False
    """The cards are those that the hidden hand may hold."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The mark of each card, in card order."""
        return tuple(self.mark(card) for card in range(SIZE))

    def mark(self, card: int) -> Mark:
        """What one card would do."""
        return next(mark for mark in Mark if getattr(self, mark) >> card & 1)


def card_map(view: View, *, side: str = "") -> CardMap | None:
    """The cards for the bet that the seat of a view has placed or may place next; `side` as for `exact.chances`.

    None where single cards mean nothing: outside a deal, for a seat with no bet in prospect, where neither the hand
    nor the card to beat is known, before two posts, and on posts that are decided without a third card.
    """
    if view.seat is None or view.stage != Stage.DEAL:
        return None
    if isinstance(view.contest, Beat):
        return _beat(view, view.contest)
    return _between(view, view.contest, side)


def _beat(view: View, contest: Beat) -> CardMap | None:
    ahead = upcoming(view)
    if ahead is None or not ahead.places:
        return None
    left = PACK & ~view.seen[0]
    if view.hidden:
        if not ahead.certain:
            return None
        may = hideable(view)
        card = ahead.face_up.bit_length() - 1
        wins = contest.beating(may, card)
        if contest.beating(mask(view.hand), card):
            wins = may
        return CardMap(win=wins, lose=may & ~wins, seen=PACK & ~left, elsewhere=left & ~may, of_hand=True)
    comes = ahead.unseen | ahead.face_up
    wins = contest.beaten(mask(view.hand)) & comes
    return CardMap(win=wins, lose=comes & ~wins, seen=PACK & ~left & ~comes, elsewhere=left & ~comes)


def _between(view: View, contest: Between, side: str) -> CardMap | None:
    assert view.seat is not None
    its_bet = view.turn == view.seat if view.turn is not None else view.seats[view.seat].bet > 0
    if len(view.centre) != 2 or not its_bet:
        return None
    first, second = (
        post_rank(card, low=view.ace_low and not index) for index, card in enumerate(view.centre)
    )
    side = side or view.side
    if contest.settle((first, second)) is not None:
        return None
    if first == second and contest.pair is Pair.CALL and not side:
        return None
    seen = PACK
    for layer in view.seen:
        seen &= layer
    comes = PACK & ~seen if view.upcard is None else 1 << view.upcard
    sets = dict.fromkeys(Mark, 0)
    for rank, multiple in enumerate(settled(contest, (first, second), side)):
        if rank in (first, second):
            mark = Mark.ALIKE if first == second else Mark.POST
        else:
            mark = Mark.WIN if multiple > 0 else Mark.LOSE if multiple < 0 else Mark.PUSH
        sets[mark] |= RANK_MASKS[rank] & comes
    return CardMap(
        win=sets[Mark.WIN], lose=sets[Mark.LOSE], push=sets[Mark.PUSH], post=sets[Mark.POST],
        alike=sets[Mark.ALIKE], seen=seen & ~comes, elsewhere=PACK & ~seen & ~comes,
    )  # fmt: skip
