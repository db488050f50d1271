"""The papers of packs: commitment, shares, shuffle, secret, in this order and no other."""

import pytest

from reddog.table import acts
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.table.settings import Settings
from reddog.table.told import PackUsed, Told
from reddog.table.verify_packs import Papers

DEALER = Dealer(secret_from_seed("papers"), "green")
OPENED = acts.Opened("green", "CODE", Settings(), "p0", "1")


def committed(pack: int) -> acts.Committed:
    return acts.Committed(pack, DEALER.commitment_of(pack))


def revealed(pack: int) -> acts.Revealed:
    return acts.Revealed(pack, DEALER.secret_of(pack).hex())


BEGUN: list[Told] = [OPENED, committed(0), committed(1)]
SHARED = acts.Shared(1, 1, "dog")
USED = PackUsed(1, 1, ("", "dog", ""))


def papers(*told: Told) -> Papers:
    found = Papers()
    for number, act in enumerate(told, 1):
        found.read(number, [act])
    return found


def faults(*told: Told) -> list[tuple[str, int]]:
    return [(fault.code, fault.number) for fault in papers(*told).faults]


def test_in_the_right_order_nothing_is_wrong() -> None:
    found = papers(*BEGUN, SHARED, USED, committed(2), revealed(0), revealed(1))
    assert found.faults == []
    assert found.secrets == {pack: DEALER.secret_of(pack) for pack in (0, 1)}
    assert (found.shares, found.sealed) == (1, ())


def test_a_used_pack_without_its_secret_is_sealed() -> None:
    assert papers(*BEGUN, SHARED, USED, committed(2)).sealed == (1,)


def test_the_first_dealer_is_drawn_with_the_shares_given_so_far() -> None:
    drawn = acts.DealerDrawn(1, (0, 1), ("", "dog", ""))
    assert faults(*BEGUN, SHARED, drawn, USED) == []
    assert faults(*BEGUN, drawn, SHARED, USED) == [("share_changed", 4)]


def test_a_later_share_of_the_same_seat_counts() -> None:
    """F-13, F-18: what was given last before the shuffle, and only for its own pack."""
    again = acts.Shared(1, 1, "cat")
    assert faults(*BEGUN, SHARED, again, PackUsed(1, 1, ("", "cat", ""))) == []
    assert faults(*BEGUN, SHARED, again, USED) == [("share_changed", 5 + 1)]


@pytest.mark.parametrize(
    "shares",
    [(), ("", "", ""), ("", "Dog", ""), ("", "dog ", ""), ("dog", "dog", ""), ("x", "dog", "")],
    ids=str,
)
def test_shares_go_in_as_they_were_given(shares: tuple[str, ...]) -> None:
    assert faults(*BEGUN, SHARED, PackUsed(1, 1, shares)) == [("share_changed", 5)]


def test_a_seat_that_is_taken_away_takes_its_share_along() -> None:
    assert faults(*BEGUN, SHARED, acts.RulesChanged(), PackUsed(1, 1, ("", ""))) == []
    loaded = PackUsed(1, 1, ("", "loaded"))
    assert faults(*BEGUN, SHARED, acts.RulesChanged(), loaded) == [("share_changed", 6)]


WRONG: list[tuple[str, list[Told], str]] = [
    ("the table opened again", [OPENED], "opened_twice"),
    ("a pack committed to twice", [committed(1)], "commitment_out_of_order"),
    ("a commitment skipped", [committed(3)], "commitment_out_of_order"),
    ("no digits", [acts.Committed(2, "x" * 64)], "commitment_unreadable"),
    ("a share too early", [acts.Shared(0, 2, "a")], "share_before_commitment"),
    ("a share too late", [USED, committed(2), acts.Shared(0, 1, "a")], "share_after_shuffle"),
    ("no commitment", [USED, PackUsed(2, 2)], "shuffle_before_commitment"),
    ("a pack left out", [USED, committed(2), committed(3), PackUsed(3, 2)], "pack_out_of_order"),
    ("a pack used twice", [USED, committed(2), USED], "pack_out_of_order"),
    ("the secret out before the shuffle", [revealed(1), USED], "revealed_before_shuffle"),
    ("a secret of nothing", [acts.Revealed(7, "0" * 64)], "revealed_without_commitment"),
    ("a secret that is none", [USED, acts.Revealed(1, "0" * 63)], "secret_unreadable"),
    ("capital digits", [USED, acts.Revealed(1, "A" * 64)], "secret_unreadable"),
    ("another secret", [USED, acts.Revealed(1, "0" * 64)], "commitment_broken"),
    ("another pack's secret", [USED, acts.Revealed(1, DEALER.secret_of(2).hex())], "commitment_broken"),
]


@pytest.mark.parametrize(("why", "after", "code"), WRONG, ids=[why for why, *_ in WRONG])
def test_what_is_wrong_is_named_where_it_happens(why: str, after: list[Told], code: str) -> None:
    del why
    told = [*BEGUN, SHARED, *after]
    assert faults(*told) == [(code, len(told))]


def test_a_commitment_of_another_table_is_worth_nothing() -> None:
    """F-11."""
    other = Dealer(secret_from_seed("papers"), "blue")
    told: list[Told] = [OPENED, committed(0), acts.Committed(1, other.commitment_of(1)), PackUsed(1, 1)]
    assert faults(*told, acts.Revealed(1, other.secret_of(1).hex())) == [("commitment_broken", 5)]
