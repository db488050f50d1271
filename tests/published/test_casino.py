"""Casino Red Dog: the tables of part B1, by the formula and by playing every round through the machine."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from reddog.cards import RANKS
from reddog.odds import edge
from reddog.odds.edge import INFINITE, Edge, Posts, Shoe, report, shoe, value
from reddog.odds.prospects import between
from reddog.rules.contests import Between, Consecutive, Pair
from reddog.rules.house import with_rules
from reddog.rules.steps import Raise
from reddog.rules.variants import CASINO, Variant
from tests.published.rounds import every_round, of_counts
from tests.published.tables import table

TABLE = table("casino")
PACKS = TABLE["packs"]
assert isinstance(CASINO.contest, Between)
CONTEST: Between = CASINO.contest


def dealt(packs: str) -> Shoe:
    return INFINITE if packs == "infinite" else shoe(int(packs))


@cache
def sheet(packs: str) -> Edge:
    return report(CONTEST, dealt(packs))


def with_contest(contest: Between, packs: int = 1, raises: Raise | None = Raise()) -> Variant:  # noqa: B008
    """The casino game with another contest, and without a raise or with another one."""
    steps = tuple(step for step in CASINO.deal if not isinstance(step, Raise) or raises is not None)
    if raises is not None:
        steps = tuple(raises if isinstance(step, Raise) else step for step in steps)
    return replace(CASINO, contest=contest, packs=packs, deal=steps)


@pytest.mark.parametrize("packs", PACKS)
def test_the_sheet(packs: str) -> None:
    known, found = PACKS[packs], sheet(packs)
    for name in ("value", "average_bet", "element_of_risk", "variance", "win", "push", "lose"):
        assert getattr(found, name) == Fraction(known[name]), name
    assert found.edge == -found.value
    assert found.standard_deviation == pytest.approx(known["standard_deviation"], abs=1e-12)
    spreads = {high - low - 1 for low, high in found.raise_on}
    assert sorted(spreads) == known["raise_on"] == [7, 8, 9, 10, 11]


@pytest.mark.parametrize("packs", PACKS)
def test_every_spread(packs: str) -> None:
    for row in sheet(packs).spreads:
        pays, occurs, win, stay, raised, best = PACKS[packs]["spreads"][str(row.spread)]
        assert row.pays == int(pays)
        assert [row.occurs, row.win, row.stay, row.raised] == [
            Fraction(text) for text in (occurs, win, stay, raised)
        ]
        assert row.raises == (best == "raise")
    assert len(sheet(packs).spreads) == 11


@pytest.mark.parametrize("packs", PACKS)
def test_fixed_policies(packs: str) -> None:
    for policy, (worth, average, risk) in PACKS[packs]["policies"].items():
        raises = edge.never if policy == "never" else edge.from_spread(int(policy))
        found = report(CONTEST, dealt(packs), raises=raises)
        assert (found.value, found.average_bet) == (Fraction(worth), Fraction(average)), policy
        assert found.element_of_risk == Fraction(risk)


@pytest.mark.parametrize("packs", [packs for packs in PACKS if packs != "infinite"])
def test_the_machine_plays_every_round(packs: str) -> None:
    known = PACKS[packs]
    found = every_round(with_rules(CASINO, packs=int(packs)), of_counts([4 * int(packs)] * 13, int(packs)))
    assert found.value == Fraction(known["value"]) == value(CONTEST, shoe(int(packs)).counts)
    assert found.average_bet == Fraction(known["average_bet"])
    assert found.variance == Fraction(known["variance"])
    assert (found.win, found.push) == (Fraction(known["win"]), Fraction(known["push"]))
    assert {high - low - 1 for low, high in found.raise_on} == {7, 8, 9, 10, 11}


@pytest.mark.parametrize("policy", ["never", "1", "6", "8"])
def test_the_machine_plays_fixed_policies(policy: str) -> None:
    raises: Callable[[Posts, Fraction], bool]
    raises = edge.never if policy == "never" else edge.from_spread(int(policy))
    found = every_round(CASINO, of_counts([4] * 13, 1), raises)
    worth, average, _ = PACKS["1"]["policies"][policy]
    assert (found.value, found.average_bet) == (Fraction(worth), Fraction(average))


def test_an_endless_pack_by_every_three_ranks() -> None:
    total = Fraction(0)
    for first, second in product(range(13), repeat=2):
        counts = (1,) * 13
        bet = between(CONTEST, (first, second), counts)
        worth = bet.value(1)
        total += worth * (2 if worth > 0 and CONTEST.may_raise((first, second)) else 1) / 169
    assert total == Fraction(PACKS["infinite"]["value"]) == Fraction(-57, 2197)


def test_more_packs_come_ever_nearer_to_the_endless_one() -> None:
    limit = Fraction(PACKS["infinite"]["value"])
    gaps = [abs(value(CONTEST, (packs,) * 13) - limit) for packs in (4, 40, 400, 4000)]
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[-1] < Fraction(1, 10_000)


# Cards that are gone.


@pytest.mark.parametrize("name", TABLE["shoes"])
def test_a_shoe_with_cards_gone(name: str) -> None:
    known: dict[str, Any] = TABLE["shoes"][name]
    counts, fixed = tuple(known["counts"]), edge.from_spread(7)
    found = report(CONTEST, Shoe(counts=counts))
    assert found.value == value(CONTEST, counts) == Fraction(known["value"])
    assert report(CONTEST, Shoe(counts=counts), raises=fixed).value == Fraction(known["fixed"])
    if known["average_bet"] is not None:
        assert found.average_bet == Fraction(known["average_bet"])
    basic = set(report(CONTEST, Shoe(counts=counts), raises=fixed).raise_on)
    if known["extra"] is not None:
        assert named(set(found.raise_on) - basic) == sorted(known["extra"])
        # A pair of posts that is worth nothing either way is not raised, and no mistake to raise.
        assert set(named(basic - set(found.raise_on))) >= set(known["skipped"])
    packs = -(-max(counts) // 4)
    played = every_round(with_rules(CASINO, packs=packs), of_counts(list(counts), packs))
    assert (played.value, played.average_bet) == (found.value, found.average_bet)
    assert set(played.raise_on) == set(found.raise_on)


def named(posts: set[Posts]) -> list[str]:
    return sorted(RANKS[low] + RANKS[high] for low, high in posts)


@pytest.mark.parametrize("packs", TABLE["removed"])
def test_the_effect_of_one_card_removed(packs: str) -> None:
    whole = value(CONTEST, shoe(int(packs)).counts)
    for order, sign in enumerate(RANKS):
        known = TABLE["removed"][packs].get(sign, TABLE["removed"][packs].get(sign.replace("T", "10")))
        left = shoe(int(packs), (4 * order,)).counts
        assert value(CONTEST, left) - whole == Fraction(known), sign


# Other pay tables.

OTHERS: dict[str, tuple[Between, int]] = {
    "triple_pays_36": (replace(CONTEST, alike=36), 1),
    "fixture_triple_pays_10": (replace(CONTEST, alike=10), 1),
    "fixture_triple_pays_12": (replace(CONTEST, alike=12), 1),
    "fixture_pair_always_pushes": (replace(CONTEST, alike=0), 1),
    "fixture_consecutive_loses": (replace(CONTEST, consecutive=Consecutive.LOSES), 1),
    "fixture_raise_up_to_twice": (CONTEST, 2),
    "fixture_flat_even_money": (replace(CONTEST, pays=(1,)), 1),
}


def test_every_other_pay_table_is_tried() -> None:
    assert set(OTHERS) == set(TABLE["pay_tables"])


@pytest.mark.parametrize("packs", ["1", "6", "8"])
@pytest.mark.parametrize("name", OTHERS)
def test_other_pay_tables(name: str, packs: str) -> None:
    contest, times = OTHERS[name]
    worth, average, spreads = TABLE["pay_tables"][name][packs]
    counts = shoe(int(packs)).counts
    found = report(contest, shoe(int(packs)), raise_bets=times)
    assert found.value == value(contest, counts, raise_bets=times) == Fraction(worth)
    assert found.average_bet == Fraction(average)
    assert sorted({high - low - 1 for low, high in found.raise_on}) == spreads
    variant = with_contest(contest, int(packs), Raise(times=times))
    assert every_round(variant, of_counts(list(counts), int(packs))).value == found.value


SIDE_BET = Between(pays=(10, 6, 4, 1), alike=30, pair=Pair.LOSES, consecutive=Consecutive.LOSES)
"""In BETween, a side bet at blackjack: the dealer's card between the player's two."""


@pytest.mark.parametrize("packs", TABLE["side_bet"])
def test_a_side_bet_at_blackjack(packs: str) -> None:
    known = Fraction(TABLE["side_bet"][packs])
    counts = shoe(int(packs)).counts
    assert report(SIDE_BET, shoe(int(packs)), raises=edge.never).value == known
    variant = with_contest(SIDE_BET, int(packs), raises=None)
    assert every_round(variant, of_counts(list(counts), int(packs))).value == known
    assert value(SIDE_BET, counts, raise_bets=0) == known
