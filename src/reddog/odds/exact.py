"""The exact chances of a bet, counted in cases.

`chances` reads a view. Below it are the counts on plain cards that it is made of: `win_count` and `beating` for the
games in which a card must be beaten, `thirds`, `seconds` and `openings` for those in which one must fall between
two posts. What a bet comes to is always asked of the contest, never restated here.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import comb

import msgspec

from reddog.cards import SUIT_MASKS, CardSet, mask
from reddog.odds.unseen import Counts, Upcoming, hideable, rank_counts, upcoming
from reddog.rules.choices import Kind
from reddog.rules.contests import Beat, Between, Pair, post_rank
from reddog.rules.state import Stage
from reddog.rules.views import View


class Chances(msgspec.Struct, frozen=True):
    """What may become of a bet: so many cases of each kind out of `of` equally likely ones.

    `win + lose + push + post + alike == of`. Where one unseen card decides, `of` counts the unseen cards, so that
    the fraction reads as a person would count it: 34 of 47. No fraction is shortened.
    """

    win: int = 0
    """A higher card of the suit, a card between the posts, the side that was called."""
    lose: int = 0
    """Lost, otherwise than at a post or by three alike."""
    push: int = 0
    """The bet is returned."""
    post: int = 0
    """The third card equals one of two different posts."""
    alike: int = 0
    """The third card equals a pair of posts; whether that is good or bad is the contest's."""
    of: int = 1
    net: int = 0
    """What one chip comes to, summed over the cases: `net / of` is its expected value, without a raise and
    where the pot can pay a win in full."""

    @property
    def value(self) -> Fraction:
        """The expected value of one chip bet, without a raise."""
        return Fraction(self.net, self.of)


def chances(view: View, *, side: str = "") -> Chances | None:
    """The chances of the bet that the seat of a view has placed or may place next, by what it has seen.

    They hold at every moment from the beginning of the turn to the card that decides; in a game without turns from
    the first bet of the round. On a pair for which a side is still to be called, `side` ("higher" or "lower") says
    which is meant. None where nothing can be said: for a spectator, between deals, for a seat that has no bet and
    none to come in this deal or sits the round out, before the posts of a game in which bets follow them, on a pair
    without a side, where no card is left, and where turns before this one may use the unseen cards up. See
    `unseen.upcoming` for a seat that waits for its turn.
    """
    if view.seat is None or view.stage != Stage.DEAL:
        return None
    if isinstance(view.contest, Beat):
        ahead = upcoming(view)
        if ahead is None or not ahead.places:
            return None
        return beating(view.contest, mask(view.hand), ahead, hidden=view.hidden, hideable=hideable(view))
    return _between(view, view.contest, side)


def win(view: View, *, side: str = "") -> Fraction | None:
    """The chance that the bet of a view is won, three alike counted where they win; None as for `chances`."""
    found = chances(view, side=side)
    if found is None:
        return None
    alike = isinstance(view.contest, Between) and view.contest.alike > 0
    return Fraction(found.win + found.alike * alike, found.of)


# A card of the turned card's suit and higher.


def win_count(hand: CardSet, unseen: CardSet) -> tuple[int, int]:
    """How many of the unseen cards a hand beats, and how many there are; the ace is high."""
    held = hand >> 4
    held |= held >> 4
    held |= held >> 8
    held |= held >> 16
    return ((held | held >> 32) & unseen).bit_count(), unseen.bit_count()


def beating(
    contest: Beat, hand: CardSet, ahead: Upcoming, *, hidden: int = 0, hideable: CardSet = 0
) -> Chances:
    """The chances of a hand against the card that is turned up.

    `hand` are the cards that are known to the player, `hidden` how many more it holds without having looked, which
    are any of the set `hideable`; cards of `ahead.unseen` are among these.
    """
    unbeaten = ~contest.beaten(hand)
    others = hideable.bit_count()
    lose = sum(
        comb(others - contest.beating(hideable, card).bit_count(), hidden)
        for card in _cards(ahead.face_up & unbeaten)
    )
    of = comb(others, hidden) * ahead.face_up.bit_count()
    if ahead.unseen:
        # The card is any of the n unseen ones and the hidden hand any of the n - 1 others. The card with j higher
        # unseen ones in its suit loses to comb(n - 1 - j, hidden) hands; j = 0, 1, ... sums up as below.
        n = ahead.unseen.bit_count()
        beyond = ahead.unseen & unbeaten
        every = comb(n, hidden + 1)
        unknown = sum(every - comb(n - (beyond & suit).bit_count(), hidden + 1) for suit in SUIT_MASKS)
        # comb(n, hidden) hands before a known card are (n - hidden) times as many hands and unseen cards.
        lose = lose * (n - hidden) + unknown
        of = of * (n - hidden) + n * comb(n - 1, hidden)
    won = of - lose
    return Chances(win=won, lose=lose, of=of, net=won * contest.pays - lose)


def _cards(held: CardSet) -> list[int]:
    found = []
    while held:
        low = held & -held
        found.append(low.bit_length() - 1)
        held ^= low
    return found


# A card between two posts.


def thirds(contest: Between, posts: tuple[int, int], counts: Counts, side: str = "") -> Chances:
    """The chances at two posts. `counts` are the cards that the third may be, by rank; `side` as it was called.

    Posts that are decided without a third card are one case.
    """
    at_once = contest.settle(posts)
    if at_once is not None:
        return Chances(push=int(not at_once), lose=int(at_once < 0), net=at_once)
    win = lose = push = met = net = 0
    for rank, (copies, multiple) in enumerate(zip(counts, settled(contest, posts, side), strict=True)):
        net += copies * multiple
        if rank in posts:
            met += copies
        elif multiple > 0:
            win += copies
        elif multiple < 0:
            lose += copies
        else:
            push += copies
    pair = posts[0] == posts[1]
    return Chances(
        win=win,
        lose=lose,
        push=push,
        post=0 if pair else met,
        alike=met if pair else 0,
        of=sum(counts),
        net=net,
    )


def seconds(contest: Between, post: int, counts: Counts) -> Chances:
    """The chances at one post of a bet that is placed already, over the second post and the third card."""
    left = sum(counts) - 1
    return _together(
        (
            (copies, thirds(contest, (post, second), without(counts, second)))
            for second, copies in held_ranks(counts)
        ),
        left,
    )


@lru_cache(maxsize=256)
def openings(contest: Between, counts: Counts) -> Chances:
    """The chances of a bet that is placed before any card, over all posts and third cards."""
    left = sum(counts) - 1
    return _together(
        ((copies, seconds(contest, post, without(counts, post))) for post, copies in held_ranks(counts)),
        left * (left - 1),
    )


@lru_cache(maxsize=1024)
def settled(contest: Between, posts: tuple[int, int], side: str) -> tuple[int, ...]:
    """What a bet comes to with a third card of each rank, thirteen multiples; for posts that one must follow."""
    results = (contest.settle(posts, third, side or None) for third in range(13))
    return tuple(result for result in results if result is not None)


def held_ranks(counts: Counts) -> list[tuple[int, int]]:
    """The ranks of which there is a card, with the number of cards."""
    return [(rank, copies) for rank, copies in enumerate(counts) if copies]


def without(counts: Counts, rank: int) -> Counts:
    """The cards without one of a rank."""
    return (*counts[:rank], counts[rank] - 1, *counts[rank + 1 :])


def _together(parts: Iterable[tuple[int, Chances]], of: int) -> Chances:
    """Chances with weights, each brought to `of` cases first."""
    win = lose = push = post = alike = whole = net = 0
    for weight, part in parts:
        times = weight * (of // part.of)
        win += times * part.win
        lose += times * part.lose
        push += times * part.push
        post += times * part.post
        alike += times * part.alike
        net += times * part.net
        whole += weight * of
    return Chances(win=win, lose=lose, push=push, post=post, alike=alike, of=whole, net=net)


def _between(view: View, contest: Between, side: str) -> Chances | None:
    if not _in_prospect(view):
        return None
    posts = tuple(
        post_rank(card, low=view.ace_low and not index) for index, card in enumerate(view.centre[:2])
    )
    counts = rank_counts(view)
    if view.upcard is not None:
        third = post_rank(view.upcard)
        counts = tuple(int(rank == third) for rank in range(13))
    if sum(counts) + len(posts) < 3 - 2 * (view.upcard is not None):
        return None
    match posts:
        case (first, second):
            side = side or view.side
            if first == second and contest.pair is Pair.CALL and not side:
                return None
            return thirds(contest, (first, second), counts, side)
        case (first,):
            return seconds(contest, first, counts)
        case _:
            return openings(contest, counts)


def _in_prospect(view: View) -> bool:
    """Whether the seat has a bet in this deal or one to come whose chances can be told."""
    assert view.seat is not None
    if view.turn is not None:
        return view.turn == view.seat and len(view.centre) > 1
    if view.seats[view.seat].bet:
        return True
    return any(
        choice.kind is Kind.BET and choice.seat == view.seat and choice.open for choice in view.awaited
    )
