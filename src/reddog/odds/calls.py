"""Looking ahead over what is called: an ace as the first post, the side of a pair."""

from __future__ import annotations

from reddog.odds.exact import held_ranks, without
from reddog.odds.prospects import Offer, Prospect, between
from reddog.odds.unseen import Counts, rank_counts
from reddog.rules import limits
from reddog.rules.contests import Between, Consecutive, Pair, post_rank
from reddog.rules.moves import Called
from reddog.rules.steps import Bet
from reddog.rules.variants import Variant
from reddog.rules.views import View

SIDES = (Called.HIGHER.value, Called.LOWER.value)
ACES = (Called.HIGH.value, Called.LOW.value)


class Posts:
    """What may be bet at posts before a seat: a view's chips under a variant's rules."""

    def __init__(self, view: View, variant: Variant) -> None:
        assert view.seat is not None
        assert isinstance(variant.contest, Between)
        self.contest = variant.contest
        self.stakes = variant.stakes
        self.step = next(step for step in variant.turn if isinstance(step, Bet))
        self.stack = view.seats[view.seat].stack
        self.pot = view.pot
        self.first_round = view.game_deals == 1

    def offer(self, posts: tuple[int, int], counts: Counts, side: str = "") -> Offer:
        """What may be bet at two posts, the side of a pair called; `counts` are the cards that may follow."""
        least, most = limits.bet_range(
            self.step,
            self.stakes,
            pot=self.pot,
            stack=self.stack,
            worst=self.contest.worst(posts),
            first_round=self.first_round,
        )
        price, refused = limits.passing(self.step, most=most)
        return Offer(
            prospect=between(self.contest, posts, counts, side, self.pot),
            stack=self.stack,
            least=least,
            most=most,
            passing=None if refused else price,
        )

    def answers(self, posts: tuple[int, int], counts: Counts) -> tuple[Offer, ...]:
        """What the seat may choose from once both posts lie there.

        These are the bets, with either side of a pair, or the one thing that is decided at once.
        """
        contest = self.contest
        spread = contest.spread(posts)
        if spread > 0 or (spread < 0 and contest.pair in {Pair.ALIKE, Pair.LOSES}):
            return (self.offer(posts, counts),)
        if spread < 0 and contest.pair is Pair.CALL:
            return tuple(self.offer(posts, counts, side) for side in SIDES)
        net = limits.unbet(contest, self.stakes, spread=spread, pot=self.pot, stack=self.stack)
        # The same as declining for that price.
        none = Prospect(outcomes=(), of=sum(counts))
        return (Offer(prospect=none, stack=self.stack, least=0, most=0, passing=-net),)


Seconds = tuple[tuple[int, tuple[Offer, ...]], ...]
"""What may be done after each second post: how many cards make it, and the answers to choose from."""


def side_called(view: View, variant: Variant) -> dict[str, Offer]:
    """What may be bet on a pair after each call of a side."""
    table = Posts(view, variant)
    first, second = (post_rank(card) for card in view.centre)
    counts = rank_counts(view)
    return {side: table.offer((first, second), counts, side) for side in SIDES}


def ace_called(view: View, variant: Variant) -> dict[str, Seconds]:
    """What may be bet after each call of an ace, for each second post: how many cards make it, and the answers.

    Posts that are replaced by new ones count as nothing.
    """
    table = Posts(view, variant)
    counts = rank_counts(view)
    return {
        word: tuple(
            (copies, table.answers((post_rank(view.centre[0], low=word == "low"), second), left))
            for second, copies in held_ranks(counts)
            for left in (without(counts, second),)
        )
        for word in ACES
    }


def replaced(variant: Variant) -> bool:
    """Whether posts may be replaced by new ones."""
    contest = variant.contest
    return isinstance(contest, Between) and (
        contest.pair is Pair.NEW_POSTS or contest.consecutive is Consecutive.NEW_POSTS
    )
