"""Everything the page says is said in every language it offers: the same labels, with the same values and plural forms."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from reddog.rules.house import options
from reddog.rules.variants import VARIANTS
from reddog.server.shelf import FOLDER
from reddog.speech.languages import LANGUAGES

TEXTS = FOLDER / "text"
PARTS = sorted(path.name.partition(".")[2] for path in TEXTS.glob("en.*"))
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
FORMS = {"one", "other"}
"""Of English and German."""


def labels(tag: str, part: str) -> dict[str, Any]:
    """A file of labels; no key may stand in it twice."""
    pairs: list[tuple[str, Any]] = json.loads(
        (TEXTS / f"{tag}.{part}").read_text(encoding="utf-8"), object_pairs_hook=list
    )
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    return {key: dict(label) if isinstance(label, list) else label for key, label in pairs}


def values(label: object) -> set[str]:
    """The values that are put into a label, in any of its forms."""
    return set(re.findall(r"\{(\w+)\}", json.dumps(label)))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_every_label_and_no_other(tag: str, part: str) -> None:
    english, other = labels("en", part), labels(tag, part)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("tag", OTHERS)
def test_a_translation_has_the_same_values_and_forms(tag: str, part: str) -> None:
    english, other = labels("en", part), labels(tag, part)
    for key in english.keys() & other.keys():
        assert values(other[key]) == values(english[key]), key
        assert isinstance(other[key], dict) == isinstance(english[key], dict), key


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("tag", ["en", *OTHERS])
def test_a_label_with_plurals_has_all_forms_and_counts_by_n(tag: str, part: str) -> None:
    for key, label in labels(tag, part).items():
        if isinstance(label, dict):
            assert set(label) == FORMS, key
            assert "n" in values(label), key


@pytest.mark.parametrize("tag", OTHERS)
def test_hardly_a_sentence_is_left_in_english(tag: str) -> None:
    """A name may be the same in both, three words in a row are not; but commands are typed in English."""
    for part in PARTS:
        english, other = labels("en", part), labels(tag, part)
        same = [
            key
            for key in english.keys() & other.keys()
            if english[key] == other[key] and key != "typed.example"
        ]
        assert not [key for key in same if len(re.findall(r"\w{3,}", json.dumps(english[key]))) > 2]


def test_every_house_rule_has_a_name() -> None:
    for variant in VARIANTS:
        for option in options(variant):
            assert f"new.rule-{option.name}" in labels("en", "json"), option.name


def test_the_page_offers_the_languages_that_the_server_speaks() -> None:
    """Of those it has the labels of; a new language of the server needs them, too."""
    named = re.search(
        r"LANGUAGES = .*?\(\[(.*?)\]\)", (FOLDER / "js/state/prefs.js").read_text(encoding="utf-8")
    )
    assert named
    assert set(re.findall(r'"([\w-]+)"', named[1])) == set(LANGUAGES)
