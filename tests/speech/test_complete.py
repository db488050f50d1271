"""Nothing that the project can say is without its message.

The source is walked, so that a code that somebody adds tomorrow fails here until it has a sentence.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import reddog
from reddog import errors
from reddog.errors import RedDogError
from reddog.rules import events
from reddog.rules.capacity import Caution
from reddog.rules.house_rules.table import RULES
from reddog.rules.variants import VARIANTS
from reddog.speech.catalogue import places
from reddog.speech.english import ENGLISH, TOPICS
from reddog.speech.english.terminal import TERMINAL

SOURCE = Path(reddog.__file__).parent
TREES = {
    path.relative_to(SOURCE): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(SOURCE.rglob("*.py"))
    if "speech" not in path.parts and "testing" not in path.parts
}
CODE = re.compile(r"[a-z]+([_.][a-z]+)*")
# Facts that the message gets besides those of the error.
ADDED = {"because", "program"}


def error_names() -> set[str]:
    """The names of the exception classes, also of those that another module derives."""
    known = {
        name
        for name, value in vars(errors).items()
        if isinstance(value, type) and issubclass(value, RedDogError)
    }
    for tree in TREES.values():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.ClassDef)
                and {base.id for base in node.bases if isinstance(base, ast.Name)} & known
            ):
                known.add(node.name)
    return known


def raised() -> Iterator[tuple[str, str, set[str], bool]]:
    """Where an error is made: file, code, names of its facts, and whether there may be more facts."""
    names = error_names()
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if not (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in names
                and node.args
            ):
                continue
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            more = any(keyword.arg is None for keyword in node.keywords)
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield path.as_posix(), part.value, facts, more


RAISED = sorted({(path, code, tuple(sorted(facts)), more) for path, code, facts, more in raised()})


def keys_of(code: str, prefix: str = "refused") -> list[str]:
    return [
        key for key in ENGLISH.messages if key == f"{prefix}.{code}" or key.startswith(f"{prefix}.{code}.")
    ]


def test_errors_are_found_in_the_source() -> None:
    assert len({code for _, code, _, _ in RAISED}) > 20


@pytest.mark.parametrize(("path", "code", "facts", "more"), RAISED)
def test_every_error_has_a_sentence_that_its_facts_fill(
    path: str,
    code: str,
    facts: tuple[str, ...],
    more: bool,  # noqa: FBT001
) -> None:
    assert CODE.fullmatch(code)
    if code == "not_text" and "text" in facts:
        code = "unwritable"
    assert keys_of(code), f"{path}: no message refused.{code}"
    if not more:
        filled = [key for key in keys_of(code) if places(ENGLISH.messages[key]) <= {*facts, *ADDED}]
        assert filled, f"{path}: {code} has no message for just these facts: {facts}"


def codes_in_rules() -> set[str]:
    """Codes that functions of the rules and of the table answer with, or that choices carry: texts with an underscore that are returned,
    assigned to `why` or `code`, or passed as `refused` or `why`.
    """
    found: set[str] = set()
    for path, tree in TREES.items():
        if path.parts[0] not in {"rules", "table"}:
            continue
        for node in ast.walk(tree):
            match node:
                case ast.Return(value=ast.expr() as value):
                    part: ast.AST = value
                case ast.Assign(targets=[ast.Name(id="why" | "code" | "voting")], value=value):
                    part = value
                case ast.keyword(arg="refused" | "why", value=value):
                    part = value
                case _:
                    continue
            for constant in texts(part):
                if "_" in constant and CODE.fullmatch(constant):
                    found.add(constant)
    return found


def texts(node: ast.AST) -> Iterator[str]:
    """The texts that an expression may come to: not those inside a call in it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts(body)
            yield from texts(other)
        case ast.BoolOp(values=values) | ast.Tuple(elts=values):
            for value in values:
                yield from texts(value)


@pytest.mark.parametrize("code", sorted(codes_in_rules()))
def test_every_reason_has_a_sentence(code: str) -> None:
    assert (
        keys_of(code)
        or keys_of(code, "lacks")
        or keys_of(code, "caution")
        or keys_of(code, "waits")
        or keys_of(f"too_many_seats.{code}")
    )


def test_the_reasons_are_found() -> None:
    assert {
        "must_bet",
        "deal_running",
        "no_antes",
        "turn_to_come",
        "vote_running",
        "not_your_turn",
    } <= codes_in_rules()


def caution_codes() -> set[str]:
    """The codes that the docstring of `Caution` lists."""

    return set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", (Caution.__doc__ or "").partition("Codes:")[2])) - {
        "one_in"
    }


@pytest.mark.parametrize("code", sorted(caution_codes()))
def test_every_caution_has_a_sentence(code: str) -> None:
    assert keys_of(code, "caution")


@pytest.mark.parametrize("rule", [rule.name for rule in RULES])
def test_every_house_rule_is_described(rule: str) -> None:
    assert ENGLISH.has(f"option.{rule}")
    assert keys_of(rule, "house")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_every_reason_to_lack_a_house_rule_has_a_sentence(rule: object) -> None:
    for variant in VARIANTS:
        why = rule.lacks(variant)  # type: ignore[attr-defined]
        assert not why or ENGLISH.has(f"lacks.{why}")


# The words of events.

_TAGS = {
    name: value.__struct_config__.tag
    for name, value in vars(events).items()
    if isinstance(value, type) and issubclass(value, events.Event)
}
_WORDS = {"why", "role", "outcome", "word"}


def words_of_events() -> set[tuple[str, str, str]]:
    """Event, field and word: from every place that makes an event, and from the events' docstrings."""
    found: set[tuple[str, str, str]] = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                for keyword in node.keywords:
                    if name in _TAGS and keyword.arg in _WORDS:
                        found |= {(name, keyword.arg, text) for text in texts(keyword.value)}
    for name in _TAGS:
        doc = getattr(events, name).__doc__ or ""
        for field in _WORDS:
            listed = re.search(rf"`{field}`: ([^.]*)\.", doc)
            if listed:
                plain = re.sub(r"\([^)]*\)", "", listed[1])
                found |= {
                    (name, field, word) for word in re.findall(r"[a-z]+(?:-[a-z]+)*", plain) if word != "or"
                }
    return found


@pytest.mark.parametrize(("event", "field", "word"), sorted(words_of_events()))
def test_every_word_of_an_event_has_a_sentence(event: str, field: str, word: str) -> None:
    if event == "Settled":
        said = {
            "win": ("wins", "third.between"),
            "lose": ("loses", "third.outside"),
            "push": ("returned-stake", "third.push"),
            "post": ("third.post",),
            "alike": ("third.alike.won", "third.alike.lost"),
            "consecutive": ("consecutive.push", "consecutive.no-bet", "consecutive.loses"),
            "pair": ("pair.wins",),
        }
        assert all(ENGLISH.has(key) for key in said[word])
    else:
        assert ENGLISH.has(f"{_TAGS[event]}.{word}")


def test_the_words_are_found() -> None:
    found = {(event, word) for event, _, word in words_of_events()}
    assert {
        ("Anted", "refill"), ("BankTaken", "odd-chip"), ("GameOver", "no-banker"), ("CentreTurned", "back"),
        ("PostsVoid", "consecutive"), ("Settled", "alike"),
    } <= found  # fmt: skip


# The catalogue itself.


def literals() -> set[str]:
    """Texts in the code of speech and of those who speak; of an f-string the parts between its values."""
    files = [
        *(SOURCE / "speech").glob("*.py"),
        *(path for face in ("terminal", "server") for path in (SOURCE / face).rglob("*.py")),
    ]
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {
        node.value.rstrip(".")
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_message_stands_in_two_topics() -> None:
    counted = Counter(key for topic in TOPICS for key in topic)
    assert [key for key, times in counted.items() if times > 1] == []


def test_no_message_is_left_over() -> None:
    """Every key is a text in the code, or begins with one, or with the tag of an event."""
    used = literals() | {str(tag) for tag in _TAGS.values()}
    keys = [key for topic in TOPICS if topic is not TERMINAL for key in topic]
    beginnings = {
        key: {".".join(key.split(".")[:depth]) for depth in range(1, key.count(".") + 2)} for key in keys
    }
    assert [key for key in keys if not beginnings[key] & used] == []
