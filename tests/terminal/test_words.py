import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.speech import refusal
from reddog.terminal.words import Typed, Unclear, Word, amount, understand

NO_AMOUNTS = [
    "1,000", "1.000", "1 000", "1_000", "1'000", "2k", "1e3", "1e309", "5.0", "5,", "-5", "\u22125", "+5", "\uff12", "\u0665", "\u00bd", "\u00b2",
    "0x10", "0b1", "5 chips", "05", "00", "5-", "$5", "-" + "9" * 1_000_000,
]  # fmt: skip


@pytest.mark.parametrize("word", Word)
def test_every_word_in_any_case(word: Word) -> None:
    assert understand(str(word)) == understand(f"  {word.upper()} ") == Typed(word)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("sta", None),
        ("stay", Word.STAY),
        ("stak", Word.STAKE),
        ("hig", None),
        ("high", Word.HIGH),
        ("higher"[:5], Word.HIGHER),
        ("qua", Word.QUARTER),
        ("qui", None),
        ("exit", Word.QUIT),
        ("three quarters", Word.THREE_QUARTERS),
        ("thr", Word.THREE_QUARTERS),
        ("buy", Word.BUY),
        ("buy-", Word.BUY_IN),
        ("h", Word.HAND),
        ("s", Word.STATUS),
        ("o", Word.ODDS),
        ("x", Word.SEEN),
        ("l", Word.LAST),
        ("g", Word.LOG),
        ("?", Word.HELP),
        ("y", Word.YES),
        ("n", Word.NO),
    ],
)
def test_words_cut_short(line: str, word: Word | None) -> None:
    """A word may be cut short while only one is meant."""
    if word is None:
        with pytest.raises(Unclear) as refused:
            understand(line)
        assert refused.value.code in {"unclear_word", "whole_word"}
    else:
        assert understand(line).word is word


@pytest.mark.parametrize("line", ["p", "po pot", "q", "m5", "b"])
def test_no_single_key_places_a_bet(line: str) -> None:
    """On the page p, q and m only set an amount; here a word places it, so it takes more than a slip."""
    with pytest.raises(Unclear):
        understand(line)


@pytest.mark.parametrize(
    "line",
    ["5", "bet 5", "BET   5", "b 5", "raise 5", "stake 5", "buy-in 5", "buy in 5", "Buy In 5", "log 5"],
)
def test_plain_digits_are_amounts(line: str) -> None:
    if line == "b 5":
        with pytest.raises(Unclear):
            understand(line)
    else:
        assert amount(understand(line).text) == 5


@pytest.mark.parametrize("digits", ["9" * 14, str(2**63), "9" * 1_000_000], ids=len)
@pytest.mark.parametrize("before", ["", "bet ", "raise ", "stake ", "buy-in "])
def test_plain_digits_of_any_length_are_an_amount_that_no_range_reaches(digits: str, before: str) -> None:
    assert amount(understand(before + digits).text) > 10**12


@pytest.mark.parametrize("line", ["le", "lea", "leav", "qui", "LEA"])
def test_the_evening_ends_only_by_a_whole_word(line: str) -> None:
    with pytest.raises(Unclear) as refused:
        understand(line)
    assert refused.value.code == "whole_word"
    assert "in full" in refusal(refused.value)


@pytest.mark.parametrize(
    ("line", "now", "word"),
    [
        ("hi", {Word.HIGH, Word.LOW}, Word.HIGH),
        ("hi", {Word.HIGHER, Word.LOWER}, Word.HIGHER),
        ("lo", {Word.HIGHER, Word.LOWER}, Word.LOWER),
        ("st", {Word.STAY}, Word.STAY),
        ("h", {Word.HIGH, Word.LOW}, Word.HAND),
    ],
)
def test_a_word_cut_short_is_rather_one_that_is_asked_for(line: str, now: set[Word], word: Word) -> None:
    assert understand(line, now).word is word


@pytest.mark.parametrize("text", NO_AMOUNTS)
@pytest.mark.parametrize("before", ["", "bet "])
def test_anything_else_is_refused_whole(text: str, before: str) -> None:
    """M-02, M-03, M-04: never 1 or 2, never clipped, never slow."""
    with pytest.raises(Unclear) as refused:
        understand(before + text)
    assert refused.value.code == "not_a_number"
    assert len(refusal(refused.value)) < 200


@pytest.mark.parametrize("text", NO_AMOUNTS)
@pytest.mark.parametrize("word", ["raise", "stake", "buy-in"])
def test_after_every_word_that_takes_an_amount(word: str, text: str) -> None:
    with pytest.raises(Unclear) as refused:
        amount(understand(f"{word} {text}").text)
    assert refused.value.code == "not_a_number"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("bet pot", Word.POT),
        ("bet half", Word.HALF),
        ("bet q", Word.QUARTER),
        ("bet MIN", Word.MIN),
        ("bet three-q", Word.THREE_QUARTERS),
    ],
)
def test_bet_with_a_word_for_the_amount(line: str, word: Word) -> None:
    assert understand(line) == Typed(word)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("foo", "unknown_word"),
        ("bet foo", "unknown_word"),
        ("bet quit", "unknown_word"),
        ("pot 5", "nothing_after"),
        ("pass please", "nothing_after"),
        ("quit now", "nothing_after"),
        ("\U0001f600", "unknown_word"),
        ("\x1b[2J", "unknown_word"),
        ("x" * 1_000_000, "unknown_word"),
        ("min min", "nothing_after"),
        ("abc", "unknown_word"),
    ],
)
def test_what_means_nothing(line: str, code: str) -> None:
    with pytest.raises(Unclear) as refused:
        understand(line)
    assert refused.value.code == code
    said = refusal(refused.value)
    assert len(said) < 200
    assert said.isprintable()


@given(st.text(min_size=1).filter(str.strip))
def test_any_line_is_understood_or_refused_in_a_sentence(line: str) -> None:
    try:
        typed = understand(line)
    except Unclear as refused:
        said = refusal(refused)
    else:
        said = "" if typed.word is not None else str(amount(typed.text))
    assert said.isprintable()
