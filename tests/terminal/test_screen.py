import io

import pytest

from reddog.errors import BadRules
from reddog.speech import CardStyle
from reddog.terminal.colour import Colours
from reddog.terminal.screen import EndOfInput, Screen, Tone, broken, standard_screen
from tests.terminal.terminals import plain


def test_a_line_that_was_piped_in_is_shown_as_it_would_have_been_typed() -> None:
    out = io.StringIO()
    assert Screen(out, io.StringIO("bet 5\r\n")).ask() == "bet 5"
    assert out.getvalue() == "> bet 5\n"


def test_what_does_not_print_is_not_sent_to_the_terminal() -> None:
    out = io.StringIO()
    Screen(out, io.StringIO("\x1b[2J\x07" + "x" * 100_000 + "\n")).ask()
    assert out.getvalue().startswith("> ?[2J?xxx")
    assert len(out.getvalue()) < 300


@pytest.mark.parametrize("source", [None, io.StringIO("")])
def test_the_end_of_the_input(source: io.StringIO | None) -> None:
    out = io.StringIO()
    with pytest.raises(EndOfInput):
        Screen(out, source).ask()
    assert out.getvalue() == "> \n"


def test_a_last_line_without_an_end_counts() -> None:
    assert Screen(io.StringIO(), io.StringIO("5")).ask() == "5"


def test_signs_only_where_they_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, can in (("ascii", False), ("latin-1", False), ("utf-8", True), ("cp437", False)):
        monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
        assert standard_screen("", {}).face.style is CardStyle.SHORT
        assert standard_screen("words", {}).face.style is CardStyle.WORDS
        if can:
            assert standard_screen("glyph", {}).face.style is CardStyle.GLYPH
        else:
            with pytest.raises(BadRules):
                standard_screen("glyph", {})


def test_what_an_encoding_lacks_becomes_a_question_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="ascii"))
    standard_screen("", {}).line("Zoë → ♥")
    assert written.getvalue() == b"Zo? ? ?\n"


@pytest.mark.parametrize("tone", Tone)
def test_colour_changes_nothing_but_the_colour(tone: Tone) -> None:
    """Colour is never the only sign, and no name can speak to the terminal."""
    colours = Colours()
    for text in ("You win 2. [bold]Bo[/bold] shows :heart:", "a" * 30 + " " + "b" * 30):
        assert plain(colours.line(text, tone, 40)).split() == text.split()
    assert plain(colours.card(51, "A♠")) == "A♠"


CARDS = (
    "Bo shows Kh Qd 10c 9s 2h: no higher heart. Pot 12 -> 1,300. The deal passes to Cy, who has 4 chips left."
)


@pytest.mark.parametrize("width", range(20, 110, 3))
def test_a_hand_and_a_pot_are_not_torn_apart(width: int) -> None:
    lines = broken(CARDS, width)
    assert " ".join(lines) == CARDS
    assert all(len(line) <= width and line == line.strip() for line in lines)
    for whole in ("Kh Qd 10c 9s 2h:", "Pot 12 -> 1,300."):
        assert any(whole in line for line in lines)


def test_a_hand_that_fits_nowhere_is_broken_all_the_same() -> None:
    assert broken("As Ks Qs Js", 6) == ["As Ks", "Qs Js"]
    assert broken("x" * 30, 10) == ["x" * 30]
    assert broken("", 10) == [""]


def test_colour_leaves_no_blanks_at_the_ends_of_lines() -> None:
    colours = Colours()
    text = (
        "Bo shows "
        + " ".join(colours.card(card, name) for card, name in ((47, "K♠"), (41, "Q♦")))
        + ". Pot 9 → 8."
    )
    for width in range(10, 40):
        shown = plain(colours.line(text, Tone.BAD, width))
        assert [line.strip() for line in shown.splitlines()] == shown.splitlines()
        assert any("K♠ Q♦." in line for line in shown.splitlines())


def test_a_line_is_broken_at_words() -> None:
    shown = plain(Colours().line("one two three four " * 10, Tone.PLAIN, 30))
    assert max(len(line) for line in shown.splitlines()) <= 30
