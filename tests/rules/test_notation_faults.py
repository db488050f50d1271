"""Every fault of a text is named with its line: cut short, altered, or whole and wrong (M-32)."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reddog.errors import BadNotation, BadRules, IllegalMove
from reddog.rules.notation import Record, read, single, write
from reddog.rules.notation_text import closed, opened
from reddog.rules.variants import SHOOT
from tests.rules.records import ALONE, CARRYING, NAMED, SHOE, at_random, edited, fault, line

# --- damage ---------------------------------------------------------------------------------------------------------


def test_a_file_cut_anywhere_is_noticed() -> None:
    """At its last line; above the first field there is nothing to know it by."""
    text = write(replace(NAMED, names=("Ann", "B \u2028 🂡", "Cy")))
    whole = len(text.rstrip("\n"))
    first = text.index("reddog = 1") + len("reddog = 1")
    for end in range(whole):
        error = fault(text[:end])
        assert error.code == ("cut_short" if end >= first else "not_a_session"), text[:end][-30:]
        if end >= first:
            assert error.facts["line"] == text[:end].rstrip("\n").count("\n") + 1 or text[:end].endswith("\n")


def test_a_changed_line_is_named() -> None:
    text = write(NAMED)
    lines = text.split("\n")
    end = lines.index("[end]")
    for at, old in enumerate(lines[:end]):
        if not old or old.strip().startswith("#") or at == 1:
            continue
        for new in (old + "x", old.replace("1", "2", 1), old[:-1], f"{old} # so"):
            if new.strip() not in {"", old.strip()}:
                error = fault("\n".join([*lines[:at], new, *lines[at + 1 :]]))
                assert (error.code, error.facts["line"]) == ("altered", at + 1)


def test_a_lost_or_an_added_line_is_named() -> None:
    text = write(NAMED)
    lines = text.split("\n")
    end = lines.index("[end]")
    counting = [
        at for at, old in enumerate(lines[:end]) if old and not old.strip().startswith("#") and at != 1
    ]
    for at in counting:
        error = fault("\n".join([*lines[:at], *lines[at + 1 :]]))
        assert error.code == "altered"
        assert error.facts["line"] >= at  # type: ignore[operator]
        error = fault("\n".join([*lines[:at], '  "s1 bet 99",', *lines[at:]]))
        assert (error.code, error.facts["line"]) == ("altered", at + 1)


def test_damage_to_the_closing_lines_is_named() -> None:
    text = write(NAMED)
    for start_of_line, old, new in (
        ("lines =", "lines = ", "lines = 1"),
        ("lines =", "lines = ", "rows = "),
        ("check =", 'check = "', 'check = "0'),
        ("sums =", "sums = [", "sums ="),
    ):
        error = fault(text.replace(old, new, 1))
        assert (error.code, error.facts["line"]) == ("altered", line(text, start_of_line))
    check = re.search(r'check = "(.)', text)
    assert check
    other = "0" if check[1] != "0" else "1"
    error = fault(text.replace(check[0], f'check = "{other}'))
    assert (error.code, error.facts["line"]) == ("altered", line(text, "check ="))
    row = text.split("\n")[line(text, "sums =")]
    digit = "0" if row[3] != "0" else "1"
    for new in (row[:3] + digit + row[4:], row[:-1] + "x", row.replace('"', "'")):
        error = fault(text.replace(row, new))
        assert (error.code, error.facts["line"]) == ("altered", line(text, "sums =") + 1)
    assert fault(text.replace(row + "\n", "")).facts["line"] == line(text, "sums =") + 1
    short = write(Record(variant=SHOOT, stacks=(5, 5)))
    row = short.split("\n")[line(short, "sums =")]
    for new in ("", row[:-6] + '",\n', row + "\n" + row + "\n"):
        error = fault(short.replace(row + "\n", new))
        assert (error.code, error.facts["line"]) == ("altered", line(short, "sums ="))
    error = fault(text + "more = 1\n")
    assert (error.code, error.facts["line"]) == ("altered", text.count("\n") + 1)
    error = fault(text + text)
    assert error.code == "altered"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "\n\n",
            "hello",
            "reddog",
            "reddog = one",
            'reddog = "1"',
            "# reddog = 1",
            "\x00\x01\x02",
            "[end]",
            "{}",
        ),
        *(
            "rules = 'shoot@1'",
            "<html>",
            "\ufeff",
            "reddog = 1234567",
            "reddog = -1",
            pytest.param("9" * 10**6, id="long"),
        ),
    ],
)
def test_what_is_no_session(text: str) -> None:
    assert fault(text).code == "not_a_session"


def test_a_version_to_come() -> None:
    error = fault(write(NAMED).replace("reddog = 1", "reddog = 2"))
    assert (error.code, error.facts) == ("unknown_version", {"line": 2, "version": 2, "has": 1})


# --- texts that are whole and wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code", "start_of_line", "facts"),
    [
        # No TOML.
        ('table = "Friday"', 'table = "Friday', "not_toml", "table", {}),
        ('table = "Friday"', "table = " + "[" * 5000, "not_toml", "table", {}),
        ('table = "Friday"', "n = " + "9" * 5000, "not_toml", "n =", {}),
        ("dealer = 1", "dealer = " + "9" * 5000, "not_toml", "dealer", {}),
        ("moves = [", "moves = [[", "not_toml", None, {}),
        # Fields.
        ('table = "Friday"', "table = 5", "bad_field", "table", {"field": "table"}),
        ('table = "Friday"', 'tables = "Friday"', "bad_field", "tables", {"field": "tables"}),
        ("dealer = 1", "dealer = 0", "bad_field", "dealer", {"field": "dealer"}),
        ("dealer = 1", "dealer=0", "bad_field", "dealer", {"field": "dealer"}),
        ("dealer = 1", '"dealer" = 0', "bad_field", '"dealer"', {"field": "dealer"}),
        ("dealer = 1", "dealer  = 0", "bad_field", "dealer", {"field": "dealer"}),
        ("dealer = 1", "foo=1\ndealer = 1", "bad_field", "foo", {"field": "foo"}),
        ("[result]", "[extra.part]\nx = 1\n[result]", "bad_field", "[extra", {"field": "extra"}),
        (
            "stacks = [90, 87, 100]",
            "stacks = [\n90,\n87,\n1.5]",
            "bad_field",
            "1.5",
            {"field": "result.stacks[2]"},
        ),
        (
            'chips = 100 },\n  { name = "Bo", chips = 100',
            'chips = 100 }, { name = "Bo", chips = -1',
            "bad_field",
            '{ name = "Ann"',
            {"field": "seats[1].chips"},
        ),
        (
            'table = "Friday"',
            'house.ante = "1"\nhouse.hand = 4',
            "bad_field",
            "house.hand",
            {"field": "house.hand"},
        ),
        *(
            (
                "chips = 100 },\n]",
                f"chips = 100, {name} = {value} }},\n]",
                "bad_field",
                '{ name = "Cy"',
                {"field": f"seats[2].{name}"},
            )
            for name, value in (
                ("bought", "90"),
                ("bought", "0"),
                ("cashed", "3"),
                ("out", "true"),
                ("anted", "true"),
            )
        ),
        ("dealer = 1", "dealer = 1.0", "bad_field", "dealer", {"field": "dealer"}),
        ("dealer = 1", "dealer = true", "bad_field", "dealer", {"field": "dealer"}),
        ("pot = 27", "pots = 27", "bad_field", "pots", {"field": "result.pots"}),
        ("pot = 27\n", "", "bad_field", "[result]", {"field": "result.pot"}),
        ("moves = [", "move = [", "bad_field", "move", {"field": "move"}),
        ('rules = "shoot@1"\n', "", "bad_field", None, {"field": "rules", "line": 1}),
        ("chips = 100 },\n]", "chips = -1 },\n]", "bad_field", '{ name = "Cy"', {"field": "seats[2].chips"}),
        ("chips = 100 },\n]", "chips = 1e2 },\n]", "bad_field", '{ name = "Cy"', {"field": "seats[2].chips"}),
        ("chips = 100 },\n]", "coins = 9 },\n]", "bad_field", '{ name = "Cy"', {"field": "seats[2].coins"}),
        ("seats = [", "seats = [ 5,", "bad_field", None, {"field": "seats[0]"}),
        ('  "s1 stake 10",', "  10,", "bad_field", None, {"field": "moves[1]"}),
        # The game and its rules.
        ("shoot@1", "shoot@2", "rules_refused", "rules", {"why": "no_such_version"}),
        ("shoot@1", "shot@1", "rules_refused", "rules", {"why": "no_such_game"}),
        (
            'table = "F',
            'house.hand = "8"\ntable = "F',
            "rules_refused",
            "house.hand",
            {"why": "value_not_allowed"},
        ),
        (
            'table = "F',
            'house.ante = "8"\ntable = "F',
            "rules_refused",
            "house.ante",
            {"why": "rule_not_here"},
        ),
        ('table = "F', 'house.x = "8"\ntable = "F', "rules_refused", "house.x", {"why": "no_such_rule"}),
        (
            'table = "F',
            'house.least = "10"\ntable = "F',
            "rules_refused",
            "house.least",
            {"why": "least_not_below_bank"},
        ),
        # The seats.
        ('  { name = "Cy", chips = 100 },', "  {},", "move_refused", '"draw As', {"why": "wrong_count"}),
        ("chips = 100 },\n]", "chips = 0 },\n]", "start_refused", "seats", {"why": "bad_stack"}),
        ("dealer = 1", "dealer = 4", "start_refused", "dealer", {"why": "no_such_seat"}),
        # The moves.
        ('"s2 bet 4"', '"s2 bets 4"', "no_such_move", '"s2 bets', {"move": "s2 bets 4"}),
        ('"s2 bet 4"', '"s2 bet 11"', "move_refused", '"s2 bet 11', {"move": "s2 bet 11", "number": 5}),
        ('"s2 bet 4"', '"s9 bet 4"', "move_refused", '"s9 bet', {"move": "s9 bet 4", "number": 5}),
        ('"draw 2h"', '"draw As"', "move_refused", '"draw As",', {}),
        ('"s2 bet 4"', "'zz'", "no_such_move", "'zz'", {"move": "zz"}),
        ("moves = [\n\n  # deal 1, pot 0\n", "moves = [ ", "one_move_a_line", "moves = [", {}),
        ('"begin",\n  "s1', '"begin", "s1', "one_move_a_line", '"begin", "s1', {}),
        # The result.
        ("pot = 27", "pot = 28", "result_differs", "pot", {"field": "pot", "played": "27"}),
        ("nets = [", "house = 3\nnets = [", "result_differs", "house", {"field": "house", "played": "0"}),
        ("bets = [0, 0, 1]", "bets = [0, 1, 0]", "result_differs", "bets", {"field": "bets"}),
        ("bets = [0, 0, 1]", "", "result_differs", "[result]", {"field": "bets"}),
    ],
)
def test_a_fault_is_named_with_its_line(
    old: str, new: str, code: str, start_of_line: str | None, facts: dict[str, object]
) -> None:
    text = edited(write(NAMED), old, new)
    error = fault(text)
    assert error.code == code, error
    assert {name: error.facts.get(name) for name in facts} == facts
    if start_of_line:
        assert error.facts["line"] == line(text, start_of_line)


def test_the_inner_refusal_is_the_cause() -> None:
    """So that its own sentence can be said."""
    assert isinstance(fault(edited(write(NAMED), '"s2 bet 4"', '"s2 bet 11"')).__cause__, IllegalMove)
    inner = fault(edited(write(NAMED), "shoot@1", "shoot@2")).__cause__
    assert isinstance(inner, BadRules)
    assert inner.facts["has"] == 1


PIECES = [
    "0",
    "1",
    "-1",
    "17",
    "999",
    str(2**53),
    "true",
    "s9",
    "As",
    "draw",
    '""',
    '"',
    "1.5",
    "{}",
    "[]",
    "",
    "x",
    "\n",
    "#",
]


@given(
    st.sampled_from(
        [NAMED, ALONE, SHOE, at_random(CARRYING[0], 3, 60), single(at_random(CARRYING[1], 2, 99), 2)]
    ),
    st.randoms(use_true_random=False),
    st.integers(1, 3),
)
def test_a_wrong_text_is_a_fault_with_a_line_and_nothing_else(
    record: Record, random: Random, times: int
) -> None:
    """Words exchanged for others: it is read as a session that can be, or refused; it never breaks down."""
    body = opened(write(record))
    for _ in range(times):
        words = list(re.finditer(r'\d+|[A-Za-z-]+|"[^"\n]*"|[\[\]{},=]', body))
        at = random.choice(words)
        new = random.choice([*PIECES, random.choice(words).group()])
        body = body[: at.start()] + new + body[at.end() :]
    text = closed(body)
    try:
        found = read(text)
    except BadNotation as error:
        assert 1 <= int(str(error.facts["line"])) <= text.count("\n") + 1  # noqa: PT017
        return
    assert read(write(found)) == found
