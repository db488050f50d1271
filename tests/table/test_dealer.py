"""The dealer of a table: secrets and seeds, packs and parts of packs, draws, and a restart."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reddog.cards import PACK, all_cards, mask
from reddog.table import dealer
from reddog.table.dealer import Dealer, Shuffled

SECRET = dealer.secret_from_seed("tests")


# --- seeds and secrets ---------------------------------------------------------------------------------------------


def test_a_seed_gives_the_same_cards_in_another_process() -> None:
    """F-08: whatever else is drawn in between, and whatever the other process's hash seed is."""
    program = (
        "import random; random.random()\n"
        "from reddog.table.dealer import Dealer, secret_from_seed\n"
        "from reddog.cards import PACK\n"
        "dealer = Dealer(secret_from_seed('7'), 'practice')\n"
        "random.seed(1); dealer.first_dealer(range(5))\n"
        "dealer.shuffle(PACK, deal=1); print(*dealer.draw(PACK, 52))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    here = Dealer(dealer.secret_from_seed("7"), "practice")
    here.shuffle(PACK, deal=1)
    assert tuple(map(int, told.split())) == here.draw(PACK, 52)


def test_seeds_differ() -> None:
    assert (
        len({dealer.secret_from_seed(seed) for seed in ("7", "07", " 7", "7 ", "", "８", "8", "\udc80")}) == 8
    )


def test_a_live_secret_is_the_operating_systems() -> None:
    """F-04: never the clock; 256 bits, more than the 226 of a pack."""
    secrets = {dealer.fresh_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert {len(secret) for secret in secrets} == {32}
    source = ast.parse(Path(dealer.__file__).read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(source) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(source) if isinstance(node, ast.ImportFrom)}
    assert not imported & {"time", "datetime", "random", "uuid", "os"}


def test_tables_opened_together_have_packs_of_their_own() -> None:
    """F-07: live tables, tables with one secret, and the same table after a restart."""
    dealers = [Dealer(dealer.fresh_secret(), "same name") for _ in range(500)]
    dealers += [Dealer(SECRET, f"table {number}") for number in range(500)]
    for each in dealers:
        each.shuffle(PACK, deal=1)
    orders = {each.draw(PACK, 52) for each in dealers}
    again = Dealer(SECRET, "table 0", dealers[500].last)
    again.shuffle(PACK, deal=2)
    orders.add(again.draw(PACK, 52))
    assert len(orders) == 1001


def test_purposes_have_secrets_of_their_own() -> None:
    derived = [
        dealer.derive(SECRET, *words)
        for words in (("bots",), ("pack", "t", "1"), ("pack", "t1"), ("bots", ""))
    ]
    derived += [dealer.pack_secret(SECRET, "t", 2), SECRET]
    assert len(set(derived)) == 6
    assert dealer.derive(SECRET, "pack", "t", "1") == dealer.pack_secret(SECRET, "t", 1)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_secrets_of_another_length(length: int) -> None:
    for ask in (
        lambda: Dealer(bytes(length), "t"),
        lambda: dealer.commitment(bytes(length), "t", 1),
        lambda: dealer.shuffle(bytes(length), table="t", deal=1, pack=1),
    ):
        with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
            ask()


PLACE: dict[str, Any] = {"table": "t", "deal": 1, "pack": 1}


@pytest.mark.parametrize(
    "wrong",
    [{"deal": 0}, {"deal": -1}, {"pack": 0}, {"pack": -1}, {"packs": 0}, {"packs": 9}],
    ids=str,
)
def test_numbers_out_of_range(wrong: dict[str, Any]) -> None:
    """Deals and packs are counted from 1; pack 0 has a secret, for the first dealer, and no cards."""
    with pytest.raises(ValueError, match=f"not {next(iter(wrong.values()))}$"):
        dealer.shuffle(SECRET, **{**PLACE, **wrong})


def test_a_first_dealer_out_of_range() -> None:
    with pytest.raises(ValueError, match="from 1, not 0"):
        dealer.first_dealer(SECRET, range(3), table="t", deal=0)
    with pytest.raises(ValueError, match="from 0, not -1"):
        dealer.first_dealer(SECRET, (-1, 2), table="t", deal=1)
    with pytest.raises(ValueError, match="from 0, not -2"):
        dealer.commitment(SECRET, "t", -2)


@pytest.mark.parametrize(
    "wrong",
    [
        *({name: value} for name in ("deal", "pack", "packs") for value in (True, 1.0, "1", None)),
        *({"shares": value} for value in ("abc", "", b"abc", (1, 2), (None,), 5)),
        {"table": 5},
    ],
    ids=str,
)
def test_what_only_equals_a_number_or_a_list(wrong: dict[str, Any]) -> None:
    """It would be spelled otherwise, and so give other cards than those that can be checked."""
    with pytest.raises(TypeError):
        dealer.shuffle(SECRET, **{**PLACE, **wrong})
    if "packs" not in wrong:
        with pytest.raises(TypeError):
            dealer.shuffle_cards(SECRET, range(5), **{**PLACE, **wrong})
    if not {"pack", "packs"} & set(wrong):
        with pytest.raises(TypeError):
            dealer.first_dealer(SECRET, range(5), **{"table": "t", "deal": 1, **wrong})
    if "pack" in wrong:
        with pytest.raises(TypeError):
            dealer.commitment(SECRET, "t", wrong["pack"])


def test_a_secret_that_is_no_bytes() -> None:
    secret: Any = "x" * 32
    with pytest.raises(TypeError, match="bytes, not str"):
        Dealer(secret, "t")


@pytest.mark.parametrize("card", [-1, 52, 10**20])
def test_what_is_no_card_is_not_shuffled(card: int) -> None:
    with pytest.raises(ValueError, match="0 to 51"):
        dealer.shuffle_cards(SECRET, [0, 0, card], **PLACE)


@pytest.mark.parametrize("card", [True, 1.0, "Qh", None])
def test_nor_is_what_only_equals_a_card(card: Any) -> None:
    with pytest.raises(TypeError):
        dealer.shuffle_cards(SECRET, [0, card], **PLACE)


def test_shares_from_anything_that_gives_them_in_order() -> None:
    shares: Any = (share for share in ("a", "b"))
    assert dealer.shuffle(SECRET, **PLACE, shares=shares) == dealer.shuffle(
        SECRET, **PLACE, shares=["a", "b"]
    )


def test_a_shuffle_that_is_refused_changes_nothing() -> None:
    table = Dealer(SECRET, "t")
    table.shuffle(PACK, deal=1)
    before = table.last, table.draw(PACK, 52)
    with pytest.raises(ValueError, match="from 1, not 0"):
        table.shuffle(PACK, deal=0)
    assert (table.last, table.draw(PACK, 52)) == before


# --- the dealer of a table -----------------------------------------------------------------------------------------


def test_cards_come_from_the_top_down() -> None:
    table = Dealer(SECRET, "t")
    table.shuffle(PACK, deal=1, shares=("a", ""))
    secret = table.secret_of(1)
    order = dealer.shuffle(secret, table="t", deal=1, pack=1, shares=("a", ""))
    assert table.draw(PACK, 5) == order[:5]
    left = PACK ^ mask(order[:5])
    assert table.draw(left, 3) == order[5:8]
    assert table.draw(left, 3) == order[5:8]  # nothing is counted here
    assert table.draw(left, 0) == ()
    assert table.draw(1 << order[20], 1) == (order[20],)


def test_every_shuffle_is_a_new_pack() -> None:
    table = Dealer(SECRET, "t")
    orders = []
    for number in (1, 2, 3):
        assert table.next_pack == number
        promised = table.commitment_of(table.next_pack)
        table.shuffle(PACK, deal=1)
        assert table.last is not None
        assert table.last.pack == number
        assert promised == dealer.commitment(table.secret_of(number), "t", number)
        orders.append(table.draw(PACK, 52))
    assert len(set(orders)) == 3
    assert len({table.secret_of(pack) for pack in range(4)}) == 4


def test_only_the_cards_that_came_round_are_shuffled() -> None:
    few = mask([3, 14, 15, 9])
    table = Dealer(SECRET, "t")
    table.shuffle(PACK, deal=1)
    table.shuffle(few, deal=1)
    assert sorted(table.draw(few, 4)) == [3, 9, 14, 15]
    with pytest.raises(ValueError, match="not shuffled"):
        table.draw(few | 1 << 20, 1)


def test_a_shoe_is_dealt_to_its_end() -> None:
    table = Dealer(SECRET, "shoe")
    stock = all_cards(3)
    table.shuffle(stock, deal=1)
    whole = dealer.shuffle(table.secret_of(1), table="shoe", deal=1, pack=1, packs=3)
    dealt: list[int] = []
    assert table.draw(stock, 156) == whole
    while len(dealt) < 156:
        remaining = mask((Counter(whole) - Counter(dealt)).elements())
        dealt += table.draw(remaining, 3)
    assert tuple(dealt) == whole
    with pytest.raises(ValueError, match="1 cards from a stock of 0"):
        table.draw(0, 1)


@pytest.mark.parametrize("count", [53, -1])
def test_more_cards_than_there_are(count: int) -> None:
    table = Dealer(SECRET, "t")
    table.shuffle(PACK, deal=1)
    with pytest.raises(ValueError, match=f"{count} cards from a stock of 52"):
        table.draw(PACK, count)


def test_nothing_comes_before_the_first_shuffle() -> None:
    with pytest.raises(ValueError, match="not shuffled"):
        Dealer(SECRET, "t").draw(PACK, 1)


def test_a_restart_goes_on_with_the_same_cards() -> None:
    """F-17: the state is the secret, the name of the table and the last shuffle, which is plain data."""
    table = Dealer(SECRET, "t")
    table.shuffle(PACK, deal=1)
    table.shuffle(PACK, deal=2, shares=("a", "b"))
    left = PACK ^ mask(table.draw(PACK, 17))
    saved = msgspec.json.encode(table.last)
    again = Dealer(SECRET, "t", msgspec.json.decode(saved, type=Shuffled))
    assert again.draw(left, 35) == table.draw(left, 35)
    again.shuffle(PACK, deal=3)
    table.shuffle(PACK, deal=3)
    assert again.draw(PACK, 52) == table.draw(PACK, 52)
    assert SECRET.hex().encode() not in saved
    with pytest.raises(ValueError, match="is none of table"):
        Dealer(SECRET, "u", again.last)


def test_the_first_dealer_sits_at_the_table() -> None:
    table = Dealer(SECRET, "t")
    assert {table.first_dealer([2, 5, 6], deal=deal) for deal in range(1, 61)} == {2, 5, 6}
    assert table.first_dealer([6, 2, 5]) == table.first_dealer([2, 5, 6])
    assert table.first_dealer([4]) == 4
    assert len({table.first_dealer(range(8), shares=(str(share),)) for share in range(60)}) == 8
    with pytest.raises(ValueError, match="empty"):
        table.first_dealer([])
