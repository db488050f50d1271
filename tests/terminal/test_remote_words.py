"""How a line at a server's table is understood."""

import pytest

from reddog.speech.languages import LANGUAGES
from reddog.terminal.remote_words import TableWord, TypedHere, understand_here
from reddog.terminal.words import Typed, Unclear, Word, understand

GERMAN = LANGUAGES["de"]


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("sit", TypedHere(TableWord.SIT)),
        ("SIT 3 200", TypedHere(TableWord.SIT, "3 200")),
        ("say yes, I bet 5", TypedHere(TableWord.SAY, "yes, I bet 5")),
        ("  say   two  spaces ", TypedHere(TableWord.SAY, "two  spaces")),
        ("rem", None),
        ("wai", TypedHere(TableWord.WAIT)),
        ("led", TypedHere(TableWord.LEDGER)),
        ("rules", Typed(Word.RULES)),
        ("rules shoot deals=2", TypedHere(TableWord.CHANGE, "shoot deals=2")),
        ("5", Typed(None, "5")),
        ("bet 5", Typed(Word.BET, "5")),
        ("s", Typed(Word.STATUS)),
        ("pas", Typed(Word.PASS)),
        ("share", TypedHere(TableWord.SHARE)),
        ("stay", Typed(Word.STAY)),
        ("yes", Typed(Word.YES)),
        ("?", Typed(Word.HELP)),
    ],
)
def test_words_of_the_table_and_words_of_the_game(line: str, typed: Typed | TypedHere | None) -> None:
    if typed is None:
        with pytest.raises(Unclear) as refused:
            understand_here(line)
        assert refused.value.code == "whole_word_here"
    else:
        assert understand_here(line) == typed


def test_a_word_of_the_table_never_takes_one_of_the_game() -> None:
    """Whatever is understood at a practice table means the same here, but for words that the table has in full."""
    full = set(map(str, TableWord))
    for word in Word:
        for length in range(1, len(word) + 1):
            line = word[:length]
            if line in full or line == "rules":
                continue
            try:
                found = understand_here(line)
            except Unclear:
                continue
            assert isinstance(found, Typed), (line, found)
    assert not full & set(map(str, Word))


def test_yes_and_no_answer_what_is_proposed_unless_a_vote_is_asked_for() -> None:
    assert understand_here("yes", proposed=True) == TypedHere(TableWord.AGREE)
    assert understand_here("n", proposed=True) == TypedHere(TableWord.DISAGREE)
    assert understand_here("yes", {Word.YES, Word.NO}, proposed=True) == Typed(Word.YES)


def test_yes_and_no_answer_first_whether_a_seat_is_given_up() -> None:
    """Whatever is proposed or voted on meanwhile: that question was the last one."""
    vote = {Word.YES, Word.NO}
    for now in (set(), vote):
        assert understand_here("yes", now, proposed=True, leaving=Word.LEAVE) == Typed(Word.LEAVE)
        assert understand_here("y", now, proposed=True, leaving=TableWord.STAND) == TypedHere(TableWord.STAND)
        assert understand_here("no", now, proposed=True, leaving=Word.LEAVE) == Typed(Word.NO)
    assert understand_here("end", proposed=True, leaving=Word.LEAVE) == TypedHere(TableWord.END)


@pytest.mark.parametrize(
    ("line", "word"),
    [("ja", Word.YES), ("J", Word.YES), ("yes", Word.YES), ("Nein", Word.NO), ("n", Word.NO)],
)
def test_yes_and_no_are_said_in_german_too_where_german_is_spoken(line: str, word: Word) -> None:
    agreed = TableWord.AGREE if word is Word.YES else TableWord.DISAGREE
    assert understand_here(line, proposed=True, language=GERMAN) == TypedHere(agreed)
    assert understand(line, language=GERMAN) == Typed(word)


@pytest.mark.parametrize("line", ["ja", "j", "nein"])
def test_other_languages_words_mean_nothing(line: str) -> None:
    with pytest.raises(Unclear) as refused:
        understand_here(line, proposed=True)
    assert refused.value.code == "unknown_word"


@pytest.mark.parametrize("line", ["who is it", "end now", "start please", "pause 5"])
def test_a_word_that_stands_alone_does(line: str) -> None:
    with pytest.raises(Unclear) as refused:
        understand_here(line)
    assert refused.value.code == "nothing_after"


@pytest.mark.parametrize("line", ["en", "voi", "remov"])
def test_words_that_change_much_are_typed_in_full(line: str) -> None:
    with pytest.raises(Unclear) as refused:
        understand_here(line)
    assert refused.value.code == "whole_word_here"
