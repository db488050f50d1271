"""The edge of the casino game: what its parts mean, and shoes at random against every three cards."""

import random
from fractions import Fraction
from itertools import permutations

import pytest
from msgspec.structs import replace

from reddog.cards import parse_cards
from reddog.errors import BadCard
from reddog.odds import edge
from reddog.odds.edge import Shoe, report, shoe, value
from reddog.rules.contests import Between, Consecutive, Pair
from reddog.rules.variants import CASINO

assert isinstance(CASINO.contest, Between)
CONTEST: Between = CASINO.contest


def every_three(contest: Between, counts: list[int], *, raise_bets: int) -> Fraction:
    """Every ordered triple of cards, one by one."""
    cards = [order for order, count in enumerate(counts) for _ in range(count)]
    results: dict[tuple[int, int], list[int]] = {}
    for first, second, third in permutations(range(len(cards)), 3):
        posts = cards[first], cards[second]
        at_once = contest.settle(posts)
        net = contest.settle(posts, cards[third]) if at_once is None else at_once
        assert net is not None
        results.setdefault((first, second), []).append(net)
    total = 0
    for (first, second), nets in results.items():
        up = sum(nets) > 0 and contest.may_raise((cards[first], cards[second]))
        total += sum(nets) * (1 + raise_bets * up)
    return Fraction(total, len(cards) * (len(cards) - 1) * (len(cards) - 2))


@pytest.mark.parametrize("seed", range(60))
def test_any_shoe_and_any_rules(seed: int) -> None:
    luck = random.Random(seed)
    contest = replace(
        CONTEST,
        pays=tuple(luck.randint(0, 6) for _ in range(luck.randint(1, 5))),
        alike=luck.choice([-3, 0, 5, 11]),
        post=luck.choice([-1, -1, -2]),
        pair=luck.choice([Pair.ALIKE, Pair.LOSES]),
        consecutive=luck.choice([Consecutive.PUSH, Consecutive.LOSES]),
    )
    counts = [luck.randint(0, 2) for _ in range(13)]
    counts[luck.randint(0, 12)] += 3
    times = luck.randint(0, 2)
    known = every_three(contest, counts, raise_bets=times)
    assert value(contest, tuple(counts), raise_bets=times) == known
    found = report(contest, Shoe(counts=tuple(counts)), raise_bets=times)
    assert found.value == known
    cases = edge.prospect(contest, tuple(counts), raise_bets=times)
    ways = sum(weight for _, weight in cases)
    assert Fraction(sum(net * weight for net, weight in cases), ways) == known
    assert found.variance == Fraction(sum(net**2 * weight for net, weight in cases), ways) - known**2
    assert found.win == Fraction(sum(weight for net, weight in cases if net > 0), ways)
    assert found.win + found.push + found.lose == 1


def test_consecutive_posts_return_the_bet_and_a_pair_is_worth_something() -> None:
    """O-04: a seven and an eight push for certain; two eights are worth 11/25 in one pack."""
    assert CONTEST.settle((5, 6)) == 0
    pair = [Fraction(2, 50) * CONTEST.alike]
    assert sum(pair) == Fraction(11, 25)


def test_openings_have_their_weights() -> None:
    """O-12: spreads 1 to 11 come 88, 80 ... 8 times in 663."""
    rows = report(CONTEST, shoe(1)).spreads
    assert [row.occurs * 663 for row in rows] == list(range(88, 0, -8))
    assert 1 - sum(row.occurs for row in rows) == Fraction(1, 17) + Fraction(32, 221)


@pytest.mark.parametrize("packs", [1, 2, 4, 6, 8])
def test_posts_with_several_packs(packs: int) -> None:
    """O-16: a post is met, and a spread of one won, less often with fewer packs."""
    met = {1: "3/25", 2: "7/51", 4: "15/103", 6: "23/155", 8: "31/207"}[packs]
    assert Fraction(2 * (4 * packs - 1), 52 * packs - 2) == Fraction(met)
    assert report(CONTEST, shoe(packs)).spreads[0].win == Fraction(4 * packs, 52 * packs - 2)


def test_a_pack_with_cards_removed() -> None:
    gone = parse_cards("2s As 2s", packs=2)
    counts = shoe(2, gone).counts
    assert counts == (6, *[8] * 11, 7)
    assert Shoe(counts=counts).cards == 101
    with pytest.raises(BadCard) as caught:
        shoe(1, parse_cards("2s 2s", packs=2))
    assert (caught.value.code, caught.value.facts["card"]) == ("card_twice", "2s")


def test_fewer_than_three_cards_are_no_round() -> None:
    for dealt in (Shoe(counts=(1, 1, *[0] * 11)), Shoe(counts=(0,) * 13)):
        with pytest.raises(ValueError, match=str(dealt.cards)):
            report(CONTEST, dealt)
        with pytest.raises(ValueError, match=str(dealt.cards)):
            value(CONTEST, dealt.counts)
    last = Shoe(counts=(1, 1, 1, *[0] * 10))
    assert report(CONTEST, last).value == value(CONTEST, last.counts)


def test_the_words_of_a_sheet() -> None:
    """O-11: lost for each first bet, and for each chip bet, are two figures."""
    found = report(CONTEST, shoe(1))
    assert float(found.edge) == pytest.approx(0.031554, abs=5e-7)
    assert float(found.element_of_risk) == pytest.approx(0.026718, abs=5e-7)
    assert found.standard_deviation == pytest.approx(1.498566, abs=5e-7)
    assert float(found.average_bet) == pytest.approx(1.180995, abs=5e-7)
