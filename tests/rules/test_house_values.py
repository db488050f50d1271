"""How values of house rules are read: strictly, quickly, and never as another (cases.md M-02, M-03, M-04)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reddog.rules.house import (
    with_rules,
)
from reddog.rules.house_rules.values import Span
from reddog.rules.variants import (
    CASINO,
    HIGH_CARD_POOL,
    POLISH,
    SHOOT,
)
from tests.rules.house_cases import refused


def test_a_value_that_is_not_allowed_is_answered_with_what_is() -> None:
    error = refused(HIGH_CARD_POOL, {"burn": "always"})
    assert error.code == "value_not_allowed"
    assert error.facts == {
        "rule": "burn",
        "value": "always",
        "words": ("literal", "fresh", "reshuffle", "never"),
    }
    assert refused(SHOOT, {"hand": 8}).facts == {
        "rule": "hand",
        "value": "8",
        "words": (),
        "least": 3,
        "most": 7,
    }
    assert refused(CASINO, {"pay-table": "1001"}).facts["most"] == 1000
    assert refused(SHOOT, {"bank": "50-10"}).facts["least"] == 1


NO_AMOUNTS = [
    *(
        "",
        " ",
        "-5",
        "+5",
        "0",
        "00",
        "05",
        "5.0",
        "5.",
        "1e3",
        "1E3",
        "0x5",
        "5_0",
        "1,000",
        "1.000",
        "1 000",
        "2k",
    ),
    *(
        "NaN",
        "nan",
        "Infinity",
        "-inf",
        "1e309",
        "２",
        "٣",
        "²",
        "five",
        "5 chips",
        "5;",
        "5\x00",
        "--5",
        "5-",
        "-",
    ),
    *(
        str(2**63),
        str(10**12 + 1),
        "9" * 400,
        True,
        False,
        None,
        5.0,
        float("nan"),
        float("inf"),
        1e309,
        Fraction(5),
    ),
    *(-5, 0, 10**12 + 1, 2**63, 10**400, (5, 4, 3), (), [5.0], {"a": 1}, b"5", object()),
    *(pytest.param("9" * 1_000_000, id="a million nines"), pytest.param(10**1_000_000, id="10**1000000")),
    pytest.param((1,) * 100_000, id="a hundred thousand ones"),
]
"""cases.md M-02, M-03, M-04."""


@pytest.mark.parametrize("rule", ["ante", "least"])
@pytest.mark.parametrize("value", NO_AMOUNTS)
def test_what_is_no_amount_is_refused_and_never_read_as_another(rule: str, value: Any) -> None:
    error = refused(HIGH_CARD_POOL, {rule: value})
    assert error.code == "value_not_allowed"
    assert len(str(error.facts["value"])) <= 40
    assert (error.facts["least"], error.facts["rule"]) == (1, rule)


@pytest.mark.parametrize("value", NO_AMOUNTS)
def test_what_is_no_bank_is_refused(value: Any) -> None:
    assert refused(SHOOT, {"bank": value}).code == "value_not_allowed"
    assert refused(POLISH, {"bank": value}).code == "value_not_allowed"


@pytest.mark.parametrize(
    "value", ["1,000", "1,,2", "1,", ",1", "5;4", "-1", "1001", "1," * 11 + "1", "", "x", 5.5]
)
def test_what_is_no_pay_table_is_refused(value: Any) -> None:
    assert refused(CASINO, {"pay-table": value}).code == "value_not_allowed"


@pytest.mark.parametrize("value", ["true", "1", "on", "y", 1, 0, None, "", "yes no"])
def test_yes_and_no_are_words(value: Any) -> None:
    assert refused(HIGH_CARD_POOL, {"face-up": value}).code == "value_not_allowed"


def test_the_ends_of_amounts() -> None:
    assert with_rules(HIGH_CARD_POOL, ante=10**6).stakes.ante == 10**6
    assert refused(HIGH_CARD_POOL, {"ante": 10**6 + 1}).facts["most"] == 10**6
    assert with_rules(HIGH_CARD_POOL, least=10**12).stakes.least == 10**12
    assert with_rules(SHOOT, bank=f"2-{10**12}").stakes.bank_most == 10**12


def test_span_needs_one_dash() -> None:
    assert Span(1, 99).normal("1-2-3") is None
