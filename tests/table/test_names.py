"""What people are called at a table: cleaned, short, told apart at a glance; and names never say who somebody is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.table.errors import Refused
from reddog.table.lookalikes import skeleton
from reddog.table.names import LONGEST, MOST_MARKS, shown_name

ANY_TEXT = st.text(max_size=80)
ZALGO = "Z" + "\u0335\u0321\u0362\u0489" * 30 + "o"


def refused(typed: str, *others: str, bots: tuple[str, ...] = ()) -> str:
    with pytest.raises(Refused) as refusal:
        shown_name(typed, others, bots)
    return refusal.value.code


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("<b>x</b>", "<b>x</b>"),
        ('"O\'Neill" & co', '"O\'Neill" & co'),
        ("javascript:alert(1)", "javascript:alert(1)"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066An\u2069n\u200f", "Ann"),
        ("A\u200bn\u200d\ufeffn", "Ann"),
        ("A\u00adn\u2060n\u0000\u0007", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("אבי", "אבי"),
        ("ＡＮＮ\u3000Ｌ", "ANN L"),
        ("Zoe\u0308", "Zoë"),
        ("😀👍🏽🇵🇱", "😀👍🏽🇵🇱"),
        ("\U000e0041\U000e0042Bo", "Bo"),
        ("A\u3164B", "AB"),
    ],
)
def test_a_name_is_cleaned_and_otherwise_shown_letter_by_letter(typed: str, shown: str) -> None:
    assert shown_name(typed, ()) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "\u200b\u200d",
        "\u202e",
        "\u3164",
        "\u2800\u2800",
        "\u0301\u0302",
        "\ufe0f",
        "\ud800",
        "\U000e0041",
    ],
)
def test_a_name_with_nothing_to_see_is_refused(typed: str) -> None:
    assert refused(typed) == "bad_name"


def test_two_hundred_letters_are_cut_to_what_fits() -> None:
    assert shown_name("W" * 200, ()) == "W" * LONGEST


def test_a_letter_with_its_marks_and_a_flag_count_once() -> None:
    flags = "🇵🇱" * 30
    assert shown_name(flags, ()) == "🇵🇱" * LONGEST
    hands = "👍🏽" * 30
    assert shown_name(hands, ()) == "👍🏽" * LONGEST


def test_a_pile_of_marks_is_cut_down() -> None:
    shown = shown_name(ZALGO, ())
    assert sum(unicodedata.category(sign).startswith("M") for sign in shown) == MOST_MARKS
    assert shown.endswith("o")


@pytest.mark.parametrize(
    "twin",
    ["Ann", "ann", "ANN", "Аnn", "Αnn", "Ánn", "A.n.n", "Ann_", "Ann\u200b", "Αηη", "A n n"],
)
def test_a_second_ann_and_her_twins_get_a_number(twin: str) -> None:
    assert shown_name(twin, ["Ann"]).endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bo0", "BoO"),
        ("Ian", "lan"),
        ("A1", "Al"),
        ("Иван", "Ивaн"),
        ("modern", "modem"),
        ("Μαρία", "Mapia"),
        ("Łukasz", "Lukasz"),
    ],
)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert shown_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bo", "Bob"), ("राम", "रमा"), ("Eve", "Ewe"), ("😀", "😎")]
)
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert shown_name(other, [one]) == other


def test_the_third_ann_is_ann_3_and_a_typed_number_is_no_trick() -> None:
    assert shown_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert shown_name("Ann 2", ["Ann", "Ann 2"]) == "Ann 2 2"


def test_a_number_fits_behind_a_long_name() -> None:
    assert shown_name("W" * 30, ["W" * 24]) == "W" * 22 + " 2"


def test_nobody_is_called_like_a_bot_of_the_table() -> None:
    assert refused("Careful", "Careful", bots=("Careful",)) == "bot_name"
    assert refused("Cаreful 2", bots=("Careful",)) == "bot_name", "with a Cyrillic letter and a number"
    assert shown_name("Carefree", ["Careful"], ["Careful"]) == "Carefree"


@given(ANY_TEXT, st.lists(ANY_TEXT, max_size=5))
def test_whatever_is_typed_a_name_is_clean_short_and_unlike_the_others(typed: str, texts: list[str]) -> None:
    others: list[str] = []
    for text in [*texts, typed]:
        try:
            shown = shown_name(text, others)
        except Refused:
            assert refused(text, *others) == "bad_name"
            continue
        assert shown.strip() == shown
        assert shown
        assert skeleton(shown) not in {skeleton(other) for other in others}
        assert not any(unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for sign in shown)
        marks = sum(unicodedata.category(sign).startswith("M") for sign in shown)
        assert len(shown) <= 2 * LONGEST + marks
        others.append(shown)


@given(ANY_TEXT)
def test_a_shown_name_is_shown_the_same_again(typed: str) -> None:
    try:
        shown = shown_name(typed, ())
    except Refused:
        return
    assert shown_name(shown, ()) == shown
