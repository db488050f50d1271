"""The chance to win a bet before anything is seen: what a game, or a house rule, comes to on average."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb

from reddog.cards import ACE, PACK, SIZE, cards_in
from reddog.odds.exact import beating, openings, thirds, without
from reddog.odds.unseen import Counts, Upcoming
from reddog.rules.contests import Beat, Between, Pair
from reddog.rules.moves import Called
from reddog.rules.pots import House
from reddog.rules.steps import Call, Calling, TurnUp
from reddog.rules.variants import Variant

_SIDES = (Called.HIGHER, Called.LOWER)
_LOW_ACE = -1


@lru_cache(maxsize=256)
def average(variant: Variant) -> Fraction:
    """The chance that a bet is won, from a fresh pack, over all hands and all cards that may come.

    Whatever is burned or shown to others changes nothing in it, nor does how many play. Where cards are turned up in the
    centre until one is low enough, it is for those deals in which one comes; where more may be bought, for the first card.
    Where bets are made at two posts, it is over all posts at which one is made, an ace and a pair called the better way.
    """
    contest = variant.contest
    if isinstance(contest, Beat):
        until = next((step.until for step in variant.deal if isinstance(step, TurnUp)), None)
        if until is not None:
            return _low_centre(contest, variant.hand, until)
        found = beating(contest, 0, Upcoming(unseen=PACK), hidden=variant.hand, hideable=PACK)
        return Fraction(found.win, found.of)
    counts = (4 * variant.packs,) * 13
    if isinstance(variant.pot, House):
        found = openings(contest, counts)
        return Fraction(found.win + found.alike * (contest.alike > 0), found.of)
    return _at_posts(contest, counts, ace_called=Call(Calling.ACE) in variant.turn)


def _low_centre(contest: Beat, hand: int, until: int) -> Fraction:
    """A hidden hand against the first low card that is turned up: any low one that is not in the hand, with equal chance."""
    low = sum(1 << card for card in range(SIZE) if contest.order(card) <= until)
    others, high = low.bit_count() - 1, SIZE - low.bit_count()
    won = Fraction(0)
    for card in cards_in(low):
        beaten_by = contest.beating(PACK, card)
        low_winners = (beaten_by & low).bit_count()
        high_winners = beaten_by.bit_count() - low_winners
        for held in range(min(hand, others) + 1):
            # Hands with so many low cards, without the one in the centre, less those that cannot beat it.
            hands = comb(others, held) * comb(high, hand - held)
            beaten = comb(others - low_winners, held) * comb(high - high_winners, hand - held)
            won += Fraction(hands - beaten, others + 1 - held)
    return won / comb(SIZE, hand)


def _at_posts(contest: Between, counts: Counts, *, ace_called: bool) -> Fraction:
    """The chance of a third card over all posts at which a bet is made."""
    won, made = Fraction(0), 0
    for first, copies in enumerate(counts):
        calls = (first, _LOW_ACE) if first == ACE and ace_called else (first,)
        called = (_after_first(contest, post, without(counts, first)) for post in calls)
        wins, bets = max(called, key=lambda found: found[0])
        won += copies * wins
        made += copies * bets
    return won / made if made else Fraction(0)


def _after_first(contest: Between, post: int, counts: Counts) -> tuple[Fraction, int]:
    """The chances of the second posts at which a bet is made, summed over their cards, and how many cards these are."""
    won, made = Fraction(0), 0
    for second, copies in enumerate(counts):
        shares = [
            Fraction(found.win + found.alike * (contest.alike > 0), found.of)
            for found in (
                thirds(contest, (post, second), without(counts, second), side)
                for side in _sides(contest, post, second)
            )
        ]
        if shares:
            won += copies * max(shares)
            made += copies
    return won, made


def _sides(contest: Between, post: int, second: int) -> Iterator[str]:
    """How a bet may be made at two posts: nothing where none is."""
    spread = contest.spread((post, second))
    if spread > 0 or (spread < 0 and contest.pair in {Pair.ALIKE, Pair.LOSES}):
        yield ""
    elif spread < 0 and contest.pair is Pair.CALL:
        yield from _SIDES
