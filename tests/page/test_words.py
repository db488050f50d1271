"""What is typed in the page is understood as in the terminal: the same words, cut short alike, with the same text after them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

import pytest

from reddog.rules.choices import Kind
from reddog.server.shelf import FOLDER
from reddog.terminal import answers, words
from reddog.terminal.remote_words import TableWord, understand_here
from reddog.terminal.words import Unclear, Word
from tests.table.second_verifier import node

MODULES = FOLDER / "js/view/table"
DRIVER = """
import { readFileSync } from "node:fs";
const { WORDS, TABLE_WORDS, KEYS, understand } = await import(process.argv[1]);
const told = JSON.parse(readFileSync(0, "utf-8")).map(([line, now]) => understand(line, now));
console.log(JSON.stringify({ words: WORDS, here: TABLE_WORDS, keys: Object.fromEntries(KEYS), told }));
"""
SAID = [
    "5", "0", "05", "1,000", "1 000", "1.5", "-5", "+5", "$5", "½", "٣", "2k", "bet 6", "bet 06", "bet half", "BET Pot", "bet x", "bet 1 000",
    "raise 5", "raise", "stake 20", "open 20", "OPEN", "call high", "Call LOWER", "call", "call me", "buy in 50", "buy in", "buy-in 50",
    "buy 3", "three quarters", "three quarter", "three", "show Kh", "log 10", "log", "status now", "pass 3", "say Hello,  World ", "say",
    "rules", "rules ante=2", "rule ante=2", "who me", "who", "fair x", "end", "en", "sto", "stan", "stand", "voi", "leave", "lea", "exit", "q",
    "call  higher", "yes please", "Ы", "İ", "constructor", "__proto__",
]  # fmt: skip
NOW: list[tuple[Word, ...]] = [
    (),
    (Word.HIGH, Word.LOW),
    (Word.HIGHER, Word.LOWER),
    (Word.STAY,),
    (Word.STAKE,),
    (Word.SHOW,),
    (Word.AGAIN,),
    (Word.YES, Word.NO),
]


def lines() -> Iterator[str]:
    """Every word, and every beginning of one."""
    for word in (*Word, *TableWord, *words._KEYS):
        yield from (word[:end] for end in range(1, len(word) + 1))
        yield word.upper()
        yield f"  {word}  7 "
    yield from SAID


def understood(line: str, now: Collection[Word]) -> dict[str, Any]:
    """What the terminal makes of a line."""
    try:
        typed = understand_here(line, now)
    except Unclear as unclear:
        options = unclear.facts.get("options")
        several = {"options": list(options)} if isinstance(options, tuple) else {}
        return {
            "unclear": unclear.code.removesuffix("_here"),
            "word": unclear.facts.get("word", unclear.facts.get("text")),
            **several,
        }
    return {"word": typed.word and str(typed.word), "text": typed.text}


@cache
def page() -> dict[str, Any]:
    """What the page knows, and what it makes of all lines at all moments."""
    asked = [(line, now) for line in lines() for now in NOW]
    done = subprocess.run(
        [node(), "--input-type=module", "--eval", DRIVER, (MODULES / "words.js").as_uri()],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return dict(json.loads(done.stdout))


def test_the_page_has_the_words_of_the_terminal() -> None:
    assert page()["words"] == list(Word)
    assert page()["here"] == list(TableWord)
    assert page()["keys"] == words._KEYS


@pytest.mark.parametrize("now", NOW, ids=lambda now: "-".join(now) or "at any time")
def test_a_line_means_in_the_page_what_it_means_in_the_terminal(now: tuple[Word, ...]) -> None:
    moments = [(line, at) for line in lines() for at in NOW]
    told = dict(zip(moments, page()["told"], strict=True))
    for line in lines():
        assert told[line, now] == understood(line, now), line


def test_the_words_that_answer_a_kind_of_question_are_those_of_the_terminal() -> None:
    """A word that is cut short is rather one of them."""
    script = "const { ANSWERS } = await import(process.argv[1]); console.log(JSON.stringify(ANSWERS));"
    told = subprocess.run(
        [node(), "--input-type=module", "--eval", script, (MODULES / "words.js").as_uri()],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert {Kind(kind): Word(word) for kind, word in json.loads(told.stdout).items()} == answers._WORDS
