"""How a line at a server's table is understood."""

import pytest

from reddog.terminal.remote_words import TableWord, TypedHere, understand_here
from reddog.terminal.words import Typed, Unclear, Word


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
