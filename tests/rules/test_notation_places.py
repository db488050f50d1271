"""Every field is found on its line, however the text is laid out, and no text keeps the reader busy for ever."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from reddog.rules.notation import read, write
from reddog.rules.notation_places import line_of, places_of
from reddog.rules.notation_text import closed
from tests.rules.records import NAMED, edited, fault

# --- lines ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("\n\ndealer=0", "dealer", 3),
        ('"dealer" = 0', "dealer", 1),
        ("\ndealer  = 0", "dealer", 2),
        ("'dealer'=0", "dealer", 1),
        ("a = 1\nfoo=1", "foo", 2),
        ("\n[extra.part]\nx = 1", "extra", 2),
        ("\n[extra.part]\nx = 1", "extra.part.x", 3),
        ("[result]\nstacks = [\n 1,\n 2,\n 'x',\n]", "result.stacks[2]", 5),
        ("[result]\nstacks = [ 1, 2,\n 'x' ]", "result.stacks[2]", 3),
        ("seats = [\n{}, { chips = -1 },\n]", "seats[1].chips", 2),
        ("seats = [\n{}\n,\n{ chips = -1 },\n]", "seats[1].chips", 4),
        ("[[seats]]\nchips = 1\n[[seats]]\nchips = -1", "seats[1].chips", 4),
        ("moves = [\n'begin',\n'zz',\n]", "moves[1]", 3),
        ("moves = [ # [\n'#', # ' ]\n 'zz' ]", "moves[1]", 3),
        ("result = { pot = 1, stacks = [1] }", "result.stacks[0]", 1),
        ("house . ante = 1\nhouse.burn = 'x'", "house.burn", 2),
        ('table = """\n\n"""\npot = 1', "pot", 4),
        ("table = '''\n'x' = 1\n'''\npot = 1", "pot", 4),
        ('table = "a\\"b = 1"\npot = 1', "pot", 2),
        ("start = {}\npot = 1", "start.known[3]", 1),
        ("a = 1", "nowhere.at[0].all", 1),
    ],
)
def test_where_a_field_stands(text: str, field: str, line: int) -> None:
    assert line_of(places_of(text), field) == line


NAMES = ("a", "b", "c-d", "e_1", "7")
STRINGS = (
    *('"x"', "'y'", '"# ["', '"\\""', "'\"'", '""', "''", '"\\\\"', '"""m\n[x]\n"""', "'''n\n'o' = 1\n'''"),
    *('""""q"""', '"""z"""""'),
)
NUMBERS = ("1", "-1.5", "1_000", "0x1F", "+inf", "true", "1979-05-27T07:32:00.5")


def any_key(rng: Random) -> str:
    parts = rng.sample(NAMES, rng.choice((1, 1, 2, 3)))
    return " . ".join(rng.choice((part, f'"{part}"', f"'{part}'")) for part in parts)


def any_value(rng: Random, deep: int = 0) -> str:
    kind = rng.random()
    if deep > 3 or kind < 0.5:
        return rng.choice(STRINGS + NUMBERS)
    if kind < 0.75:
        fields = [f"{name} = {any_value(rng, deep + 1)}" for name in rng.sample(NAMES, rng.randint(0, 3))]
        return f"{{ {', '.join(fields)} }}"
    gaps = ("", " ", "\n", "  # ] }\n")
    items = [any_value(rng, deep + 1) + rng.choice(gaps) for _ in range(rng.randint(0, 3))]
    return (
        f"[{rng.choice(gaps)}{','.join(items)}{rng.choice(('', ',') if items else ('',))}{rng.choice(gaps)}]"
    )


def any_line(rng: Random) -> str:
    kind = rng.random()
    if kind < 0.2:
        return rng.choice((f"[{any_key(rng)}]", f"[[t{rng.choice(NAMES)}]]  # [x]"))
    if kind < 0.3:
        return rng.choice(("", "# a = ["))
    return f"{any_key(rng)}{rng.choice((' = ', '=', '  ='))}{any_value(rng)}{rng.choice(('', ' # x'))}"


def fields_of(value: object, path: str = "") -> set[str]:
    """The paths of everything in a table or an array, as `Places` names them."""
    inner: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inner = [(f"{path}.{name}" if path else name, each) for name, each in value.items()]
    elif isinstance(value, list):
        inner = [(f"{path}[{place}]", each) for place, each in enumerate(value)]
    return {name for name, _ in inner}.union(*(fields_of(each, name) for name, each in inner))


def test_all_that_is_read_as_toml_has_a_line() -> None:
    """Whatever the layout: each field is found, on a line on which its name stands."""
    rng, compared = Random(1), 0
    for _ in range(4000):
        text = "\n".join(any_line(rng) for _ in range(rng.randint(1, 6)))
        try:
            found = fields_of(tomllib.loads(text))
        except tomllib.TOMLDecodeError:
            continue
        places = places_of(text)
        assert found <= set(places), text
        lines = text.split("\n")
        for field, number in places.items():
            assert field.endswith("]") or field.rsplit(".", 1)[-1] in lines[number - 1], (text, field)
        compared += len(found)
    assert compared > 10_000


# --- texts that would take for ever, or that no line could be named for ------------------------------------------------

MANY = 10**6


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("a" + ".a" * MANY + " = 1", "bad_field"),
        ("a" + " . a" * MANY + " = 1", "bad_field"),
        ('"a"' + '."a"' * MANY + " = 1", "bad_field"),
        ("x = { a" + ".a" * MANY + " = 1 }", "bad_field"),
        ("[a" + ".a" * MANY + "]", "bad_field"),
        ('x = ["""""", { a' + ".a" * MANY + '="x" }]', "bad_field"),
        ('"' + "a." * MANY + '" = 1', "bad_field"),
        ("a" * MANY + " = 1", "bad_field"),
        ('"`" = 1', "bad_field"),
        ("x = " + "[" * MANY, "not_toml"),
        ("x = " + "{ a =" * MANY, "not_toml"),
        ("dealer = " + "9" * MANY, "not_toml"),
        ("x = 1" + "_1" * MANY, "not_toml"),
        ('x = "' + '\\"' * MANY, "not_toml"),
        ("x = " + '\\"' * MANY, "not_toml"),
        ("x = 'half a pair: \ud800'", "not_toml"),
        ("# half a pair: \udfff", "not_toml"),
        ("ä = 1", "not_toml"),
    ],
    ids=lambda value: value[:12].encode("ascii", "replace").decode(),
)
def test_a_line_that_no_session_has(line: str, code: str) -> None:
    """Refused by its own line; if the work grew faster than the text, this would not end."""
    text = edited(write(NAMED), "seats = [", f"{line}\nseats = [")
    error = fault(text)
    assert (error.code, error.facts["line"]) == (code, 6)
    assert len(str(error.facts.get("field", ""))) <= 100


def test_a_name_may_have_as_many_dots_as_it_likes() -> None:
    text = edited(write(NAMED), '"Friday"', '"' + "a." * 10**5 + '"')
    assert read(text).table == "a." * 10**5


def test_numbers_of_any_use_are_read() -> None:
    """They are compared with what the moves come to, not with a limit."""
    error = fault(edited(write(NAMED), "pot = 27", f"pot = {10**40}"))
    assert (error.code, error.facts["field"]) == ("result_differs", "result.pot"[7:])


@pytest.mark.parametrize(
    "text",
    ["= 1", "a = ", "a = [1", "]", "}", "a = ]", "a = [}]", "a = {]}", "a b = 1", "[", "'", ",", "a = 1, 2"],
)
def test_what_is_no_toml_is_refused_whatever_it_is(text: str) -> None:
    error = fault(closed(f"reddog = 1\n{text}"))
    assert (error.code, error.facts["line"]) in {("not_toml", 2), ("bad_field", 2)}
