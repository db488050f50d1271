"""Where lines are written and typed: a real terminal, a pipe or a test's own streams."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Protocol, TextIO

from reddog.cards import GLYPHS, RANKS, SUITS, Card
from reddog.errors import BadRules
from reddog.speech import CardStyle, Face

PROMPT: Final = "> "
_GLUE: Final = "\u00a0"
"""A space at which no line is broken."""
_CARD = rf"(?:10|[{RANKS}])[{SUITS}{GLYPHS}]"
_CARDS: Final = re.compile(rf"\b{_CARD}(?: {_CARD})+(?!\w)[.,:;]?")
_ARROW: Final = re.compile(r"\S+ \S+ (?:->|\u2192) \S+")
_WIDEST: Final = 100
"""Columns of the longest line on a terminal: longer ones are hard to read."""


class Tone(StrEnum):
    """What kind of line it is. It only changes the colour: the words say everything."""

    PLAIN = "plain"
    TITLE = "title"
    ASKED = "asked"
    GOOD = "good"
    BAD = "bad"
    REFUSED = "refused"


class EndOfInput(Exception):
    """There is nothing more to read."""


class Painter(Protocol):
    """What puts colour into lines and cards."""

    def card(self, card: Card, text: str) -> str:
        """The text of a card, coloured."""
        ...

    def line(self, text: str, tone: Tone, width: int) -> str:
        """A line, coloured and broken at words."""
        ...


class Screen:
    """Lines out, lines in."""

    def __init__(
        self,
        out: TextIO,
        source: TextIO | None,
        *,
        style: CardStyle = CardStyle.SHORT,
        painter: Painter | None = None,
        terminal: bool = False,
    ) -> None:
        self.source = source
        self._out = out
        self._painter = painter
        self.interactive = terminal
        """Whether a person types here and sees what is typed."""
        self.face = Face(style, painter.card if painter else None)

    def line(self, text: str = "", tone: Tone = Tone.PLAIN) -> None:
        """Write one line; on a terminal it is broken at words."""
        if self._painter:
            text = self._painter.line(text, tone, _width())
        elif self.interactive:
            text = "\n".join(broken(text, _width()))
        self.write(text)

    def write(self, text: str) -> None:
        """Write lines as they are."""
        self._out.write(text + "\n")
        self._out.flush()

    def ask(self) -> str:
        """Wait for a line. Raises EndOfInput when there is none any more."""
        line = self._typed()
        if not line:
            self._out.write("\n")
            raise EndOfInput
        line = line.rstrip("\r\n")
        self._repeat(line)
        return line

    def took(self, line: str) -> None:
        """Show a line that was read elsewhere, as `ask` would have shown it."""
        if not self.interactive:
            self._out.write(PROMPT)
            self._repeat(line)
            self._out.flush()

    def _repeat(self, line: str) -> None:
        if not self.interactive:
            # Nobody saw it being typed: a transcript would not show what was answered.
            self._out.write("".join(sign if sign.isprintable() else "?" for sign in line[:200]) + "\n")

    def _typed(self) -> str:
        if self.interactive and self.source is sys.stdin and self._out is sys.stdout:
            # `input` lets the line be edited, and earlier lines be called back.
            try:
                return input(PROMPT) + "\n"
            except EOFError:
                return ""
        self._out.write(PROMPT)
        self._out.flush()
        return self.source.readline() if self.source else ""


def standard_screen(cards: str = "", environment: Mapping[str, str] = os.environ) -> Screen:
    """The screen of the program's own streams.

    `cards` is a word of CardStyle, or empty for the signs of the suits on a terminal that can show them and letters
    everywhere else. Colour is used on a terminal only, unless NO_COLOR is set or the terminal is a dumb one. Raises
    BadRules `no_glyphs` where signs are asked for and the encoding has none.
    """
    # Either is None where the program was started without it.
    out, source = sys.stdout or io.StringIO(), sys.stdin
    # What cannot be shown or read becomes a question mark, and never an error in mid-game.
    for stream in (out, source):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    smart = out.isatty() and environment.get("TERM", "dumb" if os.name != "nt" else "") != "dumb"
    glyphs = _can_write(GLYPHS + "→", out.encoding)
    if cards == CardStyle.GLYPH and not glyphs:
        raise BadRules("no_glyphs")
    style = CardStyle(cards) if cards else CardStyle.GLYPH if smart and glyphs else CardStyle.SHORT
    painter = None
    if smart and not environment.get("NO_COLOR"):
        from reddog.terminal.colour import Colours  # noqa: PLC0415 - only where colour is wanted: it costs time

        painter = Colours()
    terminal = out.isatty() and source is not None and source.isatty()
    if terminal and smart:
        with contextlib.suppress(ImportError):  # there is none on Windows
            import readline  # noqa: F401, PLC0415 - lets `input` edit lines
    return Screen(out, source, style=style, painter=painter, terminal=terminal)


def broken(text: str, width: int) -> list[str]:
    """A text in lines, broken at words; cards in a row and what stands around an arrow stay together where they fit."""
    glued = _ARROW.sub(lambda found: found[0].replace(" ", _GLUE), text)
    glued = _CARDS.sub(lambda found: found[0].replace(" ", _GLUE), glued)
    wrapper = textwrap.TextWrapper(
        width, break_long_words=False, break_on_hyphens=False, expand_tabs=False, replace_whitespace=False
    )
    lines = wrapper.wrap(glued)
    if any(len(line) > width for line in lines):
        # A row of cards that fits nowhere is broken after all.
        lines = wrapper.wrap(text)
    return [line.replace(_GLUE, " ") for line in lines] or [""]


def _can_write(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _width() -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST)
