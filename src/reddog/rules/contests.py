"""What decides a bet.

A contest answers two questions: what it offers now, and how a bet is settled. Settled is a whole multiple of the
bet, counted from the player (-1: the bet is lost), or None while nothing is decided.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from reddog import cards
from reddog.cards import ACE, Card, CardSet


class Pair(StrEnum):
    """What a pair of posts means."""

    ALIKE = "alike"
    """A third card at once: three alike win, anything else returns the bet."""
    CALL = "call"
    """Call higher or lower; three alike cost `alike` bets."""
    NEW_POSTS = "new-posts"
    WINS_TWO = "wins-two"
    """Two chips from the pot, and the turn is over."""
    LOSES = "loses"
    """A third card at once: three alike win, anything else loses."""


class Consecutive(StrEnum):
    """What neighbouring posts mean."""

    PUSH = "push"
    """The bet is returned; where none is placed yet there is no bet."""
    NEW_POSTS = "new-posts"
    LOSES = "loses"
    """The bet is lost; where none is placed yet, the least bet is lost to the pot."""


class Contest(msgspec.Struct, frozen=True, tag_field="contest", tag=str.lower):
    """A way to decide bets."""


_HIGHER = tuple(cards.higher_in_suit(1 << card) for card in range(cards.SIZE))
"""For each card those that beat it, the ace high."""


class Beat(Contest, frozen=True):
    """A card of the hand must be of the turned card's suit and higher."""

    pays: int = 1
    """Chips won for each chip bet, besides the stake."""
    ace_low: bool = False

    def ordered(self, held: CardSet) -> CardSet:
        """A set relabelled so that the bits are in the order of the ranks."""
        return ((held << 4) & cards.PACK) | held >> 48 if self.ace_low else held

    def restored(self, held: CardSet) -> CardSet:
        """The reverse of `ordered`."""
        return held >> 4 | (held & 0b1111) << 48 if self.ace_low else held

    def beaten(self, hand: CardSet) -> CardSet:
        """The cards that a hand beats, its own among them."""
        if self.ace_low:
            return self.restored(cards.lower_in_suit(self.ordered(hand)))
        return cards.lower_in_suit(hand)

    def beating(self, hand: CardSet, upcard: Card) -> CardSet:
        """The cards of the hand that beat a turned card."""
        if self.ace_low:
            return self.restored(cards.higher_in_suit(self.ordered(1 << upcard))) & hand
        return _HIGHER[upcard] & hand

    def lowest(self, held: CardSet) -> Card:
        """The lowest card of a set that is not empty; all are of one suit."""
        if self.ace_low:
            held = self.ordered(held)
            return self.restored(held & -held).bit_length() - 1
        return (held & -held).bit_length() - 1

    def order(self, card: Card) -> int:
        """The place of a card's rank, 0 the lowest."""
        return (card // 4 + 1) % 13 if self.ace_low else card // 4


class Between(Contest, frozen=True):
    """The third card must lie strictly between two posts.

    `posts` are the ranks of the first two cards, the ace 12, or -1 for an ace called low (IB-4).
    """

    pays: tuple[int, ...] = (1,)
    """What spreads 1, 2, 3 ... win for each chip; the last entry holds for every wider spread."""
    alike: int = 11
    """What three alike come to, in bets: won where positive, lost where negative."""
    post: int = -1
    """What a third card equal to a post comes to, in bets."""
    pair: Pair = Pair.ALIKE
    consecutive: Consecutive = Consecutive.PUSH

    def spread(self, posts: tuple[int, int]) -> int:
        """Ranks strictly between the posts: 0 for neighbours, -1 for a pair."""
        return abs(posts[0] - posts[1]) - 1

    def odds(self, spread: int) -> int:
        """What a win at a spread pays, to one."""
        return self.pays[min(spread, len(self.pays)) - 1]

    def worst(self, posts: tuple[int, int]) -> int:
        """The most bets that one bet can cost at these posts."""
        spread = self.spread(posts)
        return max(1, -self.alike) if spread < 0 else max(1, -self.post)

    def may_raise(self, posts: tuple[int, int]) -> bool:
        """Whether the bet may be raised: neither on a pair nor on neighbours."""
        return self.spread(posts) > 0

    def settle(self, posts: tuple[int, int], third: int | None = None, side: str | None = None) -> int | None:
        """What a bet comes to, 0 for a push; None while a card must come first.

        `third` is the rank of the third card, the ace 12 (every later ace is high, X-13); `side` is what was
        called on a pair, "higher" or "lower".
        """
        spread = self.spread(posts)
        if spread == 0:
            return -1 if self.consecutive is Consecutive.LOSES else 0
        if third is None:
            return None
        if spread < 0:
            if third == posts[0]:
                return self.alike
            if side is None:
                return -1 if self.pair is Pair.LOSES else 0
            return 1 if (third > posts[0]) == (side == "higher") else -1
        if third in posts:
            return self.post
        if min(posts) < third < max(posts):
            return self.odds(spread)
        return -1


AnyContest = Beat | Between


def post_rank(card: Card, *, low: bool = False) -> int:
    """The rank of a card as a post: -1 for an ace that was called low."""
    return -1 if low and card // 4 == ACE else card // 4
