"""Settling up: as few transfers as can be, exact to the last chip, and each of them explained."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reddog.table.settling import MOST_SEARCHED, Transfer, is_fewest, settle

PEOPLE = "abcdefghijklmnopqrst"


def nets_of(*values: int) -> dict[str, int]:
    """Nets that sum to zero: the last person has what is missing."""
    return dict(zip(PEOPLE, (*values, -sum(values)), strict=False))


small = st.lists(st.integers(-4, 4), min_size=0, max_size=6).map(lambda values: nets_of(*values))
large = st.lists(st.integers(-(10**9), 10**9), min_size=0, max_size=19).map(lambda values: nets_of(*values))


def fewest_by_trying(nets: dict[str, int]) -> int:
    """The fewest transfers, by trying every way to pay off the first debt: an independent answer."""

    def least(open_nets: tuple[int, ...]) -> int:
        rest = tuple(net for net in open_nets if net)
        if not rest:
            return 0
        first, others = rest[0], rest[1:]
        return 1 + min(
            least((*others[:place], other + first, *others[place + 1 :]))
            for place, other in enumerate(others)
            if (other > 0) != (first > 0)
        )

    return least(tuple(nets.values()))


def after(nets: dict[str, int], transfers: tuple[Transfer, ...]) -> dict[str, int]:
    left = Counter(nets)
    for transfer in transfers:
        left[transfer.payer] += transfer.chips
        left[transfer.receiver] -= transfer.chips
    return dict(left)


@given(large)
def test_everybody_is_even_afterwards_to_the_last_chip(nets: dict[str, int]) -> None:
    assert not any(after(nets, settle(nets)).values())


@given(large)
def test_nobody_both_pays_and_gets_and_nobody_pays_nothing(nets: dict[str, int]) -> None:
    transfers = settle(nets)
    assert not {t.payer for t in transfers} & {t.receiver for t in transfers}
    assert all(t.chips > 0 for t in transfers)
    assert all(nets[t.payer] < 0 < nets[t.receiver] for t in transfers)


@settings(deadline=None)
@given(small)
def test_no_fewer_transfers_would_do(nets: dict[str, int]) -> None:
    assert len(settle(nets)) == fewest_by_trying(nets)
    assert is_fewest(nets)


@given(large)
def test_who_is_settled_among_themselves_sums_to_zero(nets: dict[str, int]) -> None:
    for transfer in settle(nets):
        assert {transfer.payer, transfer.receiver} <= set(transfer.why)
        assert sum(nets[who] for who in transfer.why) == 0


@given(large, st.randoms(use_true_random=False))
def test_the_order_of_the_ledger_makes_no_difference(nets: dict[str, int], rng: Random) -> None:
    order = list(nets.items())
    rng.shuffle(order)
    assert settle(dict(order)) == settle(nets)


def test_a_pays_c_rather_than_b_where_that_saves_a_transfer() -> None:
    """Whoever owes most paying whoever gets most takes four transfers here; three are enough."""
    nets = {"ann": -6, "bo": -4, "cy": 5, "di": 4, "eve": 1}
    assert settle(nets) == (
        Transfer("bo", "di", 4, ("bo", "di")),
        Transfer("ann", "cy", 5, ("ann", "cy", "eve")),
        Transfer("ann", "eve", 1, ("ann", "cy", "eve")),
    )


def test_groups_of_three_are_found_among_nine() -> None:
    nets = dict(zip(PEOPLE, (-10, 4, 6, -17, 8, 9, 30, -11, -19), strict=False))
    assert len(settle(nets)) == 6
    assert is_fewest(nets)


def test_nobody_owes_anything_where_all_are_even() -> None:
    assert settle({"ann": 0, "bo": 0}) == ()
    assert settle({}) == ()


def test_nets_that_do_not_sum_to_zero_are_no_ledger() -> None:
    with pytest.raises(ValueError, match="sum to 1"):
        settle({"ann": 1})


def test_pairs_do_not_count_among_those_that_are_searched() -> None:
    pairs = {f"{who}{sign}": sign * (1000 + place) for place, who in enumerate(PEOPLE) for sign in (1, -1)}
    assert len(settle(pairs)) == len(PEOPLE)
    assert is_fewest(pairs)


def test_beyond_twelve_people_nothing_is_claimed_that_was_not_proven() -> None:
    values = [3**place for place in range(MOST_SEARCHED)]
    owing = [-7 * 3**place for place in range(3)]
    nets = nets_of(*values, *owing)
    assert sum(bool(net) for net in nets.values()) > MOST_SEARCHED
    assert not any(after(nets, settle(nets)).values())
    assert not is_fewest(nets)


def test_where_one_has_lost_to_all_it_is_proven_for_any_number() -> None:
    nets = nets_of(*range(1, 19))
    assert len(settle(nets)) == 18
    assert is_fewest(nets)


def test_twelve_people_are_settled_by_the_most_groups() -> None:
    nets = dict(zip(PEOPLE, (-101, 50, 51, -202, 99, 103, -303, 150, 153, -404, 200, 204), strict=False))
    smaller = [group for size in (1, 2) for group in combinations(nets.values(), size) if sum(group) == 0]
    assert not smaller, "the example has no pairs"
    assert len(settle(nets)) == 8
