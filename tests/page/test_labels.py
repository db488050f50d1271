"""Every label that the page asks for is there, and none is there that it does not ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from reddog.server.shelf import FOLDER

TEXTS = FOLDER / "text"
SCRIPTS = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in (FOLDER / "js").rglob("*.js")
}
ALL = "\n".join(SCRIPTS.values())
ENGLISH: dict[str, object] = {
    key: label
    for path in (TEXTS / "en.json", TEXTS / "en.table.json")
    for key, label in json.loads(path.read_text(encoding="utf-8")).items()
}
BEGINNINGS = tuple(re.findall(r"\bt\(`([a-z][\w.-]*[.-])\$\{", ALL))
"""Of keys that are put together."""


def test_no_key_has_two_meanings() -> None:
    own = json.loads((TEXTS / "en.json").read_text(encoding="utf-8"))
    assert not own.keys() & json.loads((TEXTS / "en.table.json").read_text(encoding="utf-8")).keys()


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_label_is_there(script: str) -> None:
    wanted = set(re.findall(r"""\bt\(\s*"([^"]+)\"""", SCRIPTS[script]))
    assert wanted <= ENGLISH.keys()


def test_no_label_is_left_over() -> None:
    literals = set(re.findall(r'"([\w.-]+)"', ALL))
    # A name in a property, such as label="prefs.theme", is the beginning of the names of its words.
    beginnings = (*BEGINNINGS, *(f"{literal}-" for literal in literals if literal in ENGLISH))
    assert not [key for key in ENGLISH if key not in literals and not key.startswith(beginnings)]


def test_every_put_together_key_begins_one_that_is_there() -> None:
    assert BEGINNINGS
    for beginning in BEGINNINGS:
        if "." in beginning:
            assert any(key.startswith(beginning) for key in ENGLISH), beginning


def languages() -> list[Path]:
    """The files of other languages, beside the English ones they translate."""
    return [path for path in sorted(TEXTS.glob("*.json")) if not path.name.startswith("en.")]


def test_other_languages_name_the_same_values() -> None:
    for path in languages():
        part = path.name.partition(".")[2]
        english = json.loads((TEXTS / f"en.{part}").read_text(encoding="utf-8"))
        for key, label in json.loads(path.read_text(encoding="utf-8")).items():
            assert key in english, f"{path.name}: {key}"
            assert _values(label) <= _values(english[key]), f"{path.name}: {key}"


def _values(label: object) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", json.dumps(label, ensure_ascii=False)))
