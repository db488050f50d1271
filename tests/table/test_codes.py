"""Codes of tables: no two signs alike, and read however they are typed."""

from hypothesis import given
from hypothesis import strategies as st

from reddog.table.codes import ALPHABET, LENGTH, code_from, read_code, shown_code

ALIKE = ["0OQ", "1IL", "2Z", "5S", "8B", "VU"]


def test_no_code_holds_two_signs_that_look_alike() -> None:
    for group in ALIKE:
        assert sum(sign in ALPHABET for sign in group) == 1, group
    assert len(set(ALPHABET)) == len(ALPHABET) == 28
    assert len(ALPHABET) ** LENGTH > 10**11, "nobody finds a table by trying"


@given(st.binary(min_size=16, max_size=40))
def test_a_code_is_read_as_it_is_shown_said_and_mistaken(fresh: bytes) -> None:
    code = code_from(fresh)
    assert len(code) == LENGTH
    shown = shown_code(code)
    for typed in (
        code,
        shown,
        shown.lower(),
        f"\t{shown} ",
        shown.replace("-", " "),
        shown.replace("-", "\u2013"),
    ):
        assert read_code(typed) == code
    for wrong, right in (("O", "0"), ("o", "0"), ("I", "1"), ("l", "1"), ("z", "2"), ("S", "5"), ("b", "8")):
        assert read_code(code.replace(right, wrong)) == code
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)
    assert read_code(wide) == code, "as a Japanese keyboard types it"


@given(st.text())
def test_whatever_is_typed_is_a_code_or_nothing(typed: str) -> None:
    assert set(read_code(typed)) <= set(ALPHABET)


def test_codes_are_spread_evenly() -> None:
    first = code_from(bytes(16))
    assert first == "0" * LENGTH
    assert code_from(bytes(15) + b"\x01") != first
    assert code_from(b"\xff" * 16 + b"more") == code_from(b"\xff" * 16)
