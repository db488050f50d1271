"""A session as text: read back it is the same to the last state, and every fault is named with its line (M-32)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reddog.errors import BadNotation, BadRules, IllegalMove
from reddog.rules import notation_text
from reddog.rules.choices import KINDS
from reddog.rules.house import with_rules
from reddog.rules.notation import VERSION, Record, deals, read, replay, single, write
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, MOST_CHIPS, SHOOT, VARIANTS, Variant
from reddog.testing.play import any_rules
from tests.rules.records import CARRYING, EVENING, NAMED, at_random, of_texts

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


# --- the same again -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant", [*VARIANTS, *CARRYING], ids=lambda variant: f"{variant.name}{variant.house}"
)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_back_is_the_same_session(variant: Variant, seed: int) -> None:
    record = at_random(variant if variant.house else any_rules(variant, Random(seed)), seed)
    text = write(record)
    again = read(text)
    assert again == record
    assert replay(again) == replay(record)
    assert write(again) == text
    tomllib.loads(text)


@pytest.mark.parametrize(
    "variant", [*VARIANTS, *CARRYING], ids=lambda variant: f"{variant.name}{variant.house}"
)
def test_so_is_a_deal_that_stands_alone(variant: Variant) -> None:
    record = at_random(variant, seed=5)
    for deal in deals(record):
        alone = single(record, deal.number)
        again = read(write(alone))
        assert again == alone
        assert replay(again) == replay(alone)


def test_a_session_that_has_not_begun() -> None:
    record = Record(variant=CASINO, stacks=(20, None))
    assert read(write(record)) == record
    alone = single(of_texts(CASINO, (20,), "begin, s1 bet 5", dealer=None), 1)
    assert "start = {}\n" in write(alone)
    assert read(write(alone)) == alone


NAMES = [
    *(
        "A.B",
        "C ($5)",
        "Penny bets",
        "a \"name\", with 'quotes'",
        "line\nend",
        "return\rtab\t",
        "\u2028 \u2029 \x85 \x0b \x0c",
    ),
    *(
        "🂡 Ann 👩‍👧",
        "\u202eevil",
        "\u200b",
        "[end]",
        "# deal 9",
        "moves = [",
        "s1 bet 5",
        "\\",
        '"""',
        "'''",
        "{}",
        "]",
        "\x00\x1f\x7f",
    ),
    *("名前", "e\u0301", " leading", "trailing ", "\U0010ffff", "x" * 5000),
]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_comes_back(name: str) -> None:
    """M-32: dots, dollar signs, brackets, a name that ends in a verb, quotes, commas, line ends, emoji."""
    record = replace(EVENING, names=("", name, ""), table=name)
    text = write(record)
    assert read(text) == record
    assert read(text.replace("\n", "\r\n")) == record
    assert all(sign.isprintable() or sign == "\n" for sign in text)


@given(st.lists(st.text(max_size=20), min_size=3, max_size=3), st.text(max_size=20))
def test_any_text_is_a_name(names: list[str], table: str) -> None:
    record = replace(EVENING, moves=(), names=tuple(names) if any(names) else (), table=table)
    assert read(write(record)) == record


def test_nobody_has_a_name_in_one_way_only() -> None:
    record = replace(EVENING, names=("", "", ""))
    assert record.names == ()
    assert read(write(record)) == record == EVENING


def test_a_casino_that_pays_more_than_other_languages_can_count() -> None:
    """A table may set a pay of a thousand to one on a million million: what it comes to is read back exactly."""
    game = with_rules(CASINO, {"pay-table": "1000", "most": str(MOST_CHIPS), "alike": "1000"})
    texts = ["begin", "s1 bet 1000000000000", "shuffle", "draw 4c", "draw 4d", "draw 4h"]
    record = of_texts(game, (MOST_CHIPS,), ", ".join(texts * 20), dealer=None)
    assert replay(record).seats[0].stack > 2 * 2**53
    assert read(write(record)) == record
    alone = single(record, 20)
    assert read(write(alone)) == alone


def test_comments_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    text = write(NAMED)
    assert read(re.sub(r"(?m)^ *#.*\n", "", text)) == NAMED
    assert read(text.replace("moves = [", "# what a night\n\n  # it was\nmoves = [")) == NAMED
    assert read("\ufeff" + text.replace("\n", "\r\n")) == NAMED
    assert read(text.rstrip("\n")) == NAMED
    assert read(text + "\n\n# the end\n") == NAMED
    assert read(re.sub(r"(?m)^ +", "\t", text)) == NAMED


# --- what it looks like ---------------------------------------------------------------------------------------------


def test_the_header_names_the_record_and_what_differs_from_it() -> None:
    text = write(
        Record(variant=with_rules(SHOOT, hand=4, early_stop=True), stacks=(50, 50), dealer=1, table="Fr")
    )
    assert text.split("\n")[1:8] == [
        "reddog = 1",
        'rules = "shoot@1"',
        'house.hand = "4"',
        'house.early-stop = "yes"',
        'table = "Fr"',
        "dealer = 2",
        "seats = [",
    ]


def test_one_move_on_a_line_with_what_it_came_to() -> None:
    text = write(NAMED)
    body = text[text.index("moves = [") : text.index("[result]")]
    assert body.split("\n")[:14] == [
        "moves = [",
        "",
        "  # deal 1, pot 0",
        '  "begin",',
        '  "s1 stake 10",',
        '  "shuffle",',
        '  "draw As Kh 9d 8d 7c 6c",',
        "  # s2: As 9d 7c",
        "  # s3: Kh 8d 6c",
        '  "s2 bet 4",',
        '  "draw 2h",  # turned up, s2 -4',
        '  "s3 bet 3",',
        '  "draw Qd",  # turned up, s3 -3',
        '  "s3 buy-in 5",',
    ]


def test_the_result_comes_to_nothing() -> None:
    """Zero-sum, or against the house (M-32)."""
    for variant in VARIANTS:
        for seed in range(3):
            result = tomllib.loads(write(at_random(variant, seed)))["result"]
            assert (
                sum(result["nets"]) + sum(result.get("bets", ())) + result["pot"] + result.get("house", 0)
                == 0
            )


def test_the_examples_of_the_page() -> None:
    whole, deal = EXAMPLES
    assert write(read(whole)) == whole
    assert write(read(deal)) == deal
    assert read(whole).variant == with_rules(HIGH_CARD_POOL, ante=2, hand=3)
    assert read(deal).before is not None


def test_the_reckoning_of_the_page() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    closing = names["closing"]
    assert callable(closing)
    for text in (*EXAMPLES, write(replace(NAMED, names=("[end]", "\u2028", "")))):
        end = tomllib.loads(text)["end"]
        assert closing(text) == (end["lines"], end["check"], "".join(end["sums"]))


def test_the_page_knows_every_move_and_every_fault() -> None:
    for kind in KINDS.values():
        assert re.search(rf"(?m)^\| `(s1 )?{kind}\b", PAGE)
    assert read.__doc__ is not None
    for code in re.findall(r"`([a-z]+_[a-z_]+)`", read.__doc__):
        assert f"`{code}`" in PAGE
    assert f"`{VERSION}`; always the first field" in PAGE


# --- what cannot be written ----------------------------------------------------------------------------------------


def test_names_that_are_no_text() -> None:
    with pytest.raises(BadNotation, match=r"^not_text"):
        write(replace(EVENING, names=("\ud800", "", "")))


def test_a_text_that_is_too_long_is_neither_written_nor_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be read is not written."""
    text = write(NAMED)
    monkeypatch.setattr(notation_text, "LONGEST", len(text))
    assert read(text) == NAMED
    assert read(text.replace("\n", "\r\n")) == NAMED
    assert write(NAMED) == text
    monkeypatch.setattr(notation_text, "LONGEST", text.index("moves = ["))
    for refused in (lambda: read(text), lambda: write(NAMED)):
        with pytest.raises(BadNotation) as caught:
            refused()
        assert caught.value.code == "too_long"
        assert caught.value.facts["line"] == 11
    assert text.split("\n")[10] == "moves = ["


def test_names_are_one_for_each_seat() -> None:
    with pytest.raises(BadNotation) as refused:
        write(replace(EVENING, names=("Ann",)))
    assert (refused.value.code, refused.value.facts) == ("names_differ", {"names": 1, "seats": 3})


def test_a_game_that_is_not_in_the_catalogue() -> None:
    changed = replace(SHOOT, most_seats=4)
    with pytest.raises(BadRules, match=r"^not_in_catalogue"):
        write(Record(variant=changed, stacks=(20, 20)))
    with pytest.raises(BadRules, match=r"^no_such_game"):
        write(Record(variant=replace(SHOOT, name="basement"), stacks=(20, 20)))


def test_a_record_that_cannot_be_played() -> None:
    with pytest.raises(IllegalMove):
        write(replace(EVENING, moves=EVENING.moves[1:]))
    with pytest.raises(BadRules, match=r"^too_few_seats"):
        write(Record(variant=SHOOT, stacks=(20,)))


def test_a_record_is_plain_data() -> None:
    for record in (NAMED, single(NAMED, 2)):
        assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
