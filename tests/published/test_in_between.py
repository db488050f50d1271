"""Pot In Between: the tables of part B5, by counting ranks and by dealing every third card with the machine."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from reddog.cards import RANKS, Card, mask, remove
from reddog.odds.prospects import Prospect, between
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Between
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import POT_IN_BETWEEN, Variant
from tests.odds import engine
from tests.published.tables import fractions, table

TABLE = table("in_between")
RANK_SIGNS = "23456789TJQKA"
LOW_ACE = -1


def game(packs: int, post: int) -> Variant:
    return with_rules(POT_IN_BETWEEN, packs=packs, post=post, ante=40)


def contest(post: int) -> Between:
    found = game(1, post).contest
    assert isinstance(found, Between)
    return found


def bet_at(posts: tuple[int, int], packs: int, post: int = 2, side: str = "") -> Prospect:
    counts = [4 * packs] * 13
    for order in posts:
        counts[order % 13] -= 1
    return between(contest(post), posts, tuple(counts), side)


def before(first: Card, second: Card, packs: int, post: int, ace: str = "high") -> Session:
    """A fresh pack, the first turn, these two posts, one chip the least bet."""
    session = start(game(packs, post), [1_000, 1_000], dealer=0)
    session = apply(session, moves.Begin())
    session = apply(session, moves.Shuffle())
    session = apply(session, moves.Draw((first,)))
    if awaited(session)[0].kind is Kind.CALL:
        session = apply(session, moves.Call(1, moves.Called(ace)))
    return apply(session, moves.Draw((second,)))


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("spread", range(12))
def test_every_spread(packs: int, spread: int) -> None:
    occurs, win, post, outside, loses_one, loses_two = fractions(TABLE["spreads"][str(packs)][str(spread)])
    pairs = 2 * (12 - spread) * (4 * packs) ** 2
    assert Fraction(pairs, 52 * packs * (52 * packs - 1)) == occurs
    if not spread:
        return  # neighbours: there is no bet
    for low in range(12 - spread):
        posts = (low, low + spread + 1)
        one, two = bet_at(posts, packs, post=1), bet_at(posts, packs)
        chances = {multiple: Fraction(weight, two.of) for multiple, weight in two.outcomes}
        assert (chances[1], chances[-2], chances.get(-1, 0)) == (win, post, outside)
        assert (one.value(1), two.value(1)) == (loses_one, loses_two)
    for loses, known in ((1, loses_one), (2, loses_two)):
        session = before(0, 4 * (spread + 1) + 1, packs, loses)
        assert engine.worth(session, 1, moves.Bet(1, 3)) == 3 * known


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("order", range(13))
def test_every_pair(packs: int, order: int) -> None:
    choose, *texts = TABLE["pairs"][str(packs)][RANK_SIGNS[order]]
    win, triple, _, _, loses_three = fractions(texts)
    values = {side: bet_at((order, order), packs, side=side).value(1) for side in ("higher", "lower")}
    assert max(values.values()) == loses_three
    if choose == "either":
        assert values["higher"] == values["lower"]
    else:
        assert values[choose] == loses_three
    side = "higher" if choose == "either" else choose
    chances = dict(bet_at((order, order), packs, side=side).outcomes)
    assert Fraction(chances[1], 52 * packs - 2) == win
    assert Fraction(chances[-3], 52 * packs - 2) == triple
    session = before(4 * order, 4 * order + 1, packs, 2)
    for called, known in values.items():
        after = apply(session, moves.Call(1, moves.Called(called)))
        assert engine.worth(after, 1, moves.Bet(1, 2)) == 2 * known


@pytest.mark.parametrize("packs", [1, 2])
def test_a_low_ace_and_then_another(packs: int) -> None:
    known = TABLE["special"][f"ace low then ace high, {packs} deck(s)"]
    two = bet_at((LOW_ACE, 12), packs)
    counts = [4 * packs] * 12 + [4 * packs - 2]
    two = between(contest(2), (LOW_ACE, 12), tuple(counts))
    assert Fraction(dict(two.outcomes)[1], two.of) == Fraction(known["win"])
    assert two.value(1) == Fraction(known["ev_post_loses_two_bets"])
    session = before(48, 49, packs, 2, ace="low")
    assert engine.worth(session, 1, moves.Bet(1, 1)) == two.value(1)


@pytest.mark.parametrize(("packs", "post"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_all_turns_together(packs: int, post: int) -> None:
    favourable, even, share, gain = TABLE["totals"][f"{packs} deck(s), post loses {post}"]
    values = {spread: bet_at((0, spread + 1), packs, post=post).value(1) for spread in range(1, 12)}
    assert [spread for spread, value in values.items() if value > 0] == favourable
    assert [spread for spread, value in values.items() if not value] == even
    occurs = {spread: Fraction(TABLE["spreads"][str(packs)][str(spread)][0]) for spread in values}
    assert sum(occurs[spread] for spread in favourable) == Fraction(share)
    assert sum(occurs[spread] * values[spread] for spread in favourable) == Fraction(gain)


def test_how_often_pairs_and_neighbours_come() -> None:
    for packs in (1, 2):
        cards = 52 * packs
        pair = Fraction(13 * 4 * packs * (4 * packs - 1), cards * (cards - 1))
        assert pair == Fraction(TABLE["special"][f"probability of a pair, {packs} deck(s)"])
        neighbours = Fraction(TABLE["special"][f"probability of consecutive posts, {packs} deck(s)"])
        assert neighbours == Fraction(TABLE["spreads"][str(packs)]["0"][0])


def test_seen_cards_change_everything() -> None:
    """O-07: with four eights seen nothing lies between a seven and a nine; with one seen, three cards do."""
    session = before(RANKS.index("7") * 4, RANKS.index("9") * 4, 1, 2)
    eights = [RANKS.index("8") * 4 + suit for suit in range(4)]
    for gone, wins in ((eights, 0), (eights[:1], 3)):
        fresh = session.fresh
        for card in gone:
            fresh = remove(fresh, card)
        now = replace(session, fresh=fresh, seen=session.seen | mask(gone))
        left = fresh.bit_count()
        value = Fraction(wins - 2 * 6 - (left - wins - 6), left)
        assert engine.worth(now, 1, moves.Bet(1, 1)) == value
