"""The shuffle: the published recipe followed twice, its vectors, and every order as likely as any other."""

import ast
import hashlib
import itertools
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.cards import NAMES
from reddog.table import dealer
from reddog.table.dealer import Dealer

ROOT = Path(__file__).parents[2]
VECTORS = json.loads(Path(__file__).with_name("vectors").joinpath("shuffle.json").read_text(encoding="utf-8"))
SECRET = dealer.secret_from_seed("tests")
texts = st.text(st.characters(codec="utf-8"), max_size=8)


def shuffled(number: int, *, packs: int = 1) -> tuple[int, ...]:
    return dealer.shuffle(SECRET, table="green", deal=number, pack=number, packs=packs)


# --- the recipe, twice ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checker() -> dict[str, Callable[..., Any]]:
    """The program printed in docs/fair-dealing.md, which imports nothing of ours."""
    page = (ROOT / "docs" / "fair-dealing.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    imported = {
        name.name
        for node in ast.walk(ast.parse(program))
        if isinstance(node, ast.Import)
        for name in node.names
    }
    assert imported == {"hashlib", "hmac"}
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(ast.parse(program)))
    scope: dict[str, Any] = {}
    exec(compile(program, "fair-dealing.md", "exec"), scope)
    return scope


def by_hand(secret: bytes, fields: list[str]) -> str:
    """HMAC-SHA-256 from its definition, over fields with their lengths before them."""
    text = b""
    for field in fields:
        text += str(len(field.encode())).encode() + b":" + field.encode() + b","
    padded = secret + bytes(64 - len(secret))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).hexdigest()


@given(
    secret=st.binary(min_size=32, max_size=32),
    table=texts,
    deal=st.integers(1, 10**6),
    pack=st.integers(1, 10**6),
    shares=st.lists(texts, max_size=4),
    packs=st.integers(1, 8),
)
def test_the_page_and_the_dealer_agree(
    checker: dict[str, Callable[..., Any]],
    secret: bytes,
    table: str,
    deal: int,
    pack: int,
    shares: list[str],
    packs: int,
) -> None:
    """F-14: a check that does not call the code that dealt."""
    cards = dealer.shuffle(secret, table=table, deal=deal, pack=pack, shares=shares, packs=packs)
    assert [NAMES[card] for card in cards] == checker["order_of"](secret, table, deal, pack, shares, packs)
    assert dealer.commitment(secret, table, pack) == checker["commitment_of"](secret, table, pack)


def test_one_order_from_the_definition_of_hmac() -> None:
    fields = ["reddog:shuffle:1", "köln|1", "12", "3", "a,b", ""]
    ranks, suits = "23456789TJQKA", "cdhs"
    names = [rank + suit for rank in ranks for suit in suits]
    keys = {by_hand(SECRET, [*fields, name]): name for name in names}
    cards = dealer.shuffle(SECRET, table="köln|1", deal=12, pack=3, shares=["a,b", ""])
    assert [NAMES[card] for card in cards] == [keys[key] for key in sorted(keys)]


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda vector: vector["why"])
def test_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    place = {"table": vector["table"], "deal": vector["deal"], "pack": vector["pack"]}
    cards = dealer.shuffle(secret, **place, shares=vector["shares"], packs=vector["packs"])
    assert " ".join(NAMES[card] for card in cards) == vector["order"]
    assert (NAMES[cards[0]], NAMES[cards[-1]]) == (vector["first"], vector["last"])
    assert dealer.commitment(secret, vector["table"], vector["pack"]) == vector["commitment"]
    # F-14: a changed byte fails.
    other = bytes([secret[0] ^ 1]) + secret[1:]
    assert dealer.shuffle(other, **place, shares=vector["shares"], packs=vector["packs"]) != cards
    assert dealer.commitment(other, vector["table"], vector["pack"]) != vector["commitment"]


def test_published_derivations() -> None:
    for vector in VECTORS["secrets"]:
        secret = dealer.secret_from_seed(vector["seed"])
        assert secret.hex() == vector["secret"]
        assert dealer.pack_secret(secret, vector["table"], vector["pack"]).hex() == vector["pack secret"]
        seat = Dealer(secret, vector["table"]).first_dealer(range(vector["seats"]))
        assert seat == vector["first dealer"]


# --- messages cannot be mistaken for each other --------------------------------------------------------------------


def test_no_text_can_stand_for_two_fields() -> None:
    told_apart = [
        {"table": "a", "shares": ("b",)},
        {"table": "a", "shares": ("", "b")},
        {"table": "a", "shares": ("b", "")},
        {"table": "a", "shares": ("1:b,",)},
        {"table": "a|b", "shares": ()},
        {"table": "a,1:b", "shares": ()},
        {"table": "", "shares": ("a", "b")},
        {"table": "", "shares": ("a,1:b",)},
        {"table": "", "shares": ("b", "a")},
        {"table": "", "shares": ("ab",)},
    ]
    orders = {dealer.shuffle(SECRET, deal=1, pack=1, **cast("Any", case)) for case in told_apart}
    assert len(orders) == len(told_apart)


@given(st.lists(texts, max_size=5), st.lists(texts, max_size=5))
def test_messages_are_read_in_one_way(left: list[str], right: list[str]) -> None:
    assert (dealer._packed(*left) == dealer._packed(*right)) == (left == right)


def test_equal_shares_do_not_cancel() -> None:
    """F-11."""
    none = dealer.shuffle(SECRET, table="t", deal=1, pack=1, shares=("", ""))
    both = dealer.shuffle(SECRET, table="t", deal=1, pack=1, shares=("x", "x"))
    swapped = {
        dealer.shuffle(SECRET, table="t", deal=1, pack=1, shares=shares) for shares in (("x", ""), ("", "x"))
    }
    assert none != both
    assert len(swapped) == 2


def test_every_part_moves_the_cards() -> None:
    """F-06, F-13: the order follows from the secret and from all that is published, never from a part of it."""
    usual: dict[str, Any] = {"table": "t", "deal": 1, "pack": 1, "shares": ("a", "b")}
    changes: list[dict[str, Any]] = [{}, {"table": "u"}, {"deal": 2}, {"pack": 2}, {"shares": ("a", "c")}]
    orders = {dealer.shuffle(SECRET, **{**usual, **change}) for change in changes}
    orders.add(dealer.shuffle(dealer.secret_from_seed("other"), **usual))
    assert len(orders) == len(changes) + 1


def test_the_commitment_is_bound_to_its_table_and_pack() -> None:
    """F-10, F-11."""
    commitments = {dealer.commitment(SECRET, table, pack) for table in ("a", "b") for pack in (1, 2)}
    assert len(commitments) == 4
    assert hashlib.sha256(SECRET).hexdigest() not in commitments


# --- every order is as likely as any other -------------------------------------------------------------------------

SHUFFLES = 10_400  # 200 expected in every cell of the table card x place


@pytest.fixture(scope="module")
def many() -> list[tuple[int, ...]]:
    return [shuffled(number) for number in range(1, SHUFFLES + 1)]


def test_every_card_comes_to_every_place_equally_often(many: list[tuple[int, ...]]) -> None:
    """F-01: chi-square with 51 x 51 = 2601 degrees of freedom, within five standard deviations."""
    seen = Counter((card, place) for order in many for place, card in enumerate(order))
    expected = SHUFFLES / 52
    total = sum((seen[card, place] - expected) ** 2 for card in range(52) for place in range(52)) / expected
    assert abs(total * 51 / 52 - 2601) < 361


@pytest.mark.parametrize("place", [0, 51])
def test_every_card_is_equally_often_at_the_ends(many: list[tuple[int, ...]], place: int) -> None:
    """F-02, F-05: each card 1/52; 51 degrees of freedom, below the value passed once in a million."""
    seen = Counter(order[place] for order in many)
    expected = SHUFFLES / 52
    assert sum((seen[card] - expected) ** 2 for card in range(52)) / expected < 113.5
    assert abs(sum(seen[card] for card in range(48)) / SHUFFLES - 48 / 52) < 0.013


def test_cards_stay_in_place_once_a_shuffle(many: list[tuple[int, ...]]) -> None:
    """F-03: the number of cards left in place has mean 1 and variance 1."""
    stayed = [sum(card == place for place, card in enumerate(order)) for order in many]
    mean = sum(stayed) / SHUFFLES
    assert abs(mean - 1) < 5 / SHUFFLES**0.5
    assert abs(sum((count - mean) ** 2 for count in stayed) / SHUFFLES - 1) < 0.1
    assert abs(stayed.count(0) / SHUFFLES - 0.3679) < 0.025


def test_neighbours_are_torn_apart(many: list[tuple[int, ...]]) -> None:
    """F-01: each of the 51 pairs that follow each other in a new pack still does so once in 52 shuffles."""
    kept = sum(after == before + 1 for order in many for before, after in itertools.pairwise(order))
    assert abs(kept / SHUFFLES - 51 / 52) < 0.05


def test_each_of_the_orders_of_four_cards_comes() -> None:
    seen = Counter(
        dealer.shuffle_cards(SECRET, range(4), table="t", deal=1, pack=pack) for pack in range(1, 4801)
    )
    assert len(seen) == 24
    assert sum((count - 200) ** 2 for count in seen.values()) / 200 < 67  # 23 degrees of freedom, one in 10^6


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_seat_deals_first_equally_often(seats: int) -> None:
    """F-05: no remainder favours a seat."""
    times = 2000 * seats
    seen = Counter(
        dealer.first_dealer(SECRET, range(seats), table="t", deal=deal) for deal in range(1, times + 1)
    )
    assert sorted(seen) == list(range(seats))
    assert max(abs(count - 2000) for count in seen.values()) < 5 * 2000**0.5


# --- packs and parts of packs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("packs", range(1, 9))
def test_no_card_is_lost_or_doubled(packs: int) -> None:
    assert Counter(shuffled(1, packs=packs)) == dict.fromkeys(range(52), packs)


def test_one_pack_lies_in_the_same_order_within_two() -> None:
    """The first copies have the same keys, so that a recipe for several packs is the recipe for one and more."""
    one = shuffled(3)
    named = [name for name in _names_in_order(2) if "#" not in name]
    assert [NAMES[card] for card in one] == named


def _names_in_order(packs: int) -> list[str]:
    names = [name if copy == 1 else f"{name}#{copy}" for copy in range(1, packs + 1) for name in NAMES]
    return sorted(names, key=lambda name: by_hand(SECRET, ["reddog:shuffle:1", "green", "3", "3", name]))


def test_a_part_is_shuffled_whatever_order_it_is_given_in() -> None:
    cards = [7, 51, 0, 7, 30]
    first = dealer.shuffle_cards(SECRET, cards, table="t", deal=4, pack=9)
    assert sorted(first) == sorted(cards)
    assert dealer.shuffle_cards(SECRET, reversed(cards), table="t", deal=4, pack=9) == first


@pytest.mark.parametrize("packs", [0, 9, -1])
def test_too_few_or_too_many_packs(packs: int) -> None:
    with pytest.raises(ValueError, match=f"not {packs}"):
        shuffled(1, packs=packs)
