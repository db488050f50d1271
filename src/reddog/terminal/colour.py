"""Colour: cards as small white labels in four colours, so that they read alike on a dark and on a light terminal."""

from __future__ import annotations

import io
import re
from typing import Final

from rich.console import Console
from rich.text import Text

from reddog.cards import Card, suit
from reddog.terminal.screen import Tone, broken

# The contrast of each on white is between 6.6 and 18.9 to 1.
_INKS: Final = ((0x00, 0x69, 0x3C), (0x0B, 0x57, 0xC4), (0xB8, 0x0F, 0x2E), (0x11, 0x11, 0x11))
"""Clubs green, diamonds blue, hearts red, spades black."""
_TONES: Final = {
    Tone.TITLE: "bold cyan",
    Tone.ASKED: "bold",
    Tone.GOOD: "green",
    Tone.BAD: "red",
    Tone.REFUSED: "yellow",
}


class Colours:
    """Colours as far as the terminal has them: rich finds out how many that are."""

    def __init__(self) -> None:
        self._out = io.StringIO()
        self._console = Console(
            file=self._out, force_terminal=True, highlight=False, markup=False, emoji=False
        )

    def card(self, card: Card, text: str) -> str:
        """The text of a card in its suit's colour on white."""
        red, green, blue = _INKS[suit(card)]
        return f"\x1b[1;38;2;{red};{green};{blue};48;2;255;255;255m{text}\x1b[0m"

    def line(self, text: str, tone: Tone, width: int) -> str:
        """A line in the colour of its tone, broken as `broken` breaks it."""
        shown = Text.from_ansi(text)
        if tone in _TONES:
            styled = Text(shown.plain, style=_TONES[tone])
            for span in shown.spans:
                styled.stylize(span.style, span.start, span.end)
            shown = styled
        at = 0
        for part in broken(shown.plain, width):
            at = shown.plain.index(part, at)
            self._console.print(shown[at : at + len(part)], soft_wrap=True)
            at += len(part)
        written = self._out.getvalue()
        self._out.seek(0)
        self._out.truncate()
        return re.sub(r"\n\Z", "", written)
