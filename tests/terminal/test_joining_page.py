"""docs/joining.md names everything that may be typed."""

import re
from pathlib import Path

import pytest

from reddog.speech.english.join import JOIN
from reddog.terminal.remote_rules import NAMES
from reddog.terminal.remote_words import TableWord

PAGE = (Path(__file__).parents[2] / "docs" / "joining.md").read_text(encoding="utf-8")
TYPED = {words.split()[0] for words in re.findall(r"`([a-z][^`]*)`", PAGE)}
HELP = " ".join(str(message) for key, message in JOIN.items() if key.startswith("help."))


@pytest.mark.parametrize("word", [word for word in TableWord if word not in {"change", "agree", "disagree"}])
def test_every_word_is_on_the_page_and_in_the_help(word: TableWord) -> None:
    assert word in TYPED
    if word not in {TableWord.HELLO, TableWord.WATCH}:
        assert re.search(rf"\b{word}\b", HELP)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_a_table_is_on_the_page(name: str) -> None:
    assert name in TYPED
