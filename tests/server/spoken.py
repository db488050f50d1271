"""A table that is told in words: what voices say of a scripted evening, entry by entry."""

from __future__ import annotations

import re
from typing import Any

from reddog.protocol.messages import Line, Spoken
from reddog.protocol.words import Asked, Sentence
from reddog.rules.house_rules.parts import RANK_WORDS
from reddog.server.frames import encoded_line
from reddog.server.room_memory import line_of
from reddog.server.voice import Voice
from tests.table.tables import Scripted

GLYPHS = re.compile(r"(10|[2-9JQKA])([♣♦♥♠])")
WORDS = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)\b"
)
RANKS = dict(zip(RANK_WORDS, "23456789TJQKA", strict=True))


def faulted(what: str, error: Exception) -> None:
    """In place of the log: a fault is the test's end."""
    raise AssertionError(what) from error


def lines(scripted: Scripted, after: int = 0) -> list[str]:
    """The lines of a table's log after a number, as they go over the wire."""
    entries = zip(scripted.entries, scripted.told, strict=True)
    return [encoded_line(line_of(entry, told)) for entry, told in entries if entry.number > after]


def wire(*acts: Any, number: int = 1, person: str = "") -> str:
    """One line with these acts."""
    return encoded_line(Line(number=number, at=0, acts=acts, person=person))


class Listener:
    """Somebody who is told everything in words, from now on."""

    def __init__(self, scripted: Scripted, person: str, language: str = "en") -> None:
        self.voice = Voice(person, language)
        self.heard = scripted.table.number
        self._scripted = scripted
        self.spoken: Spoken = self.voice.spoken(scripted.table, [])

    def listen(self) -> list[Sentence]:
        """What was said since the last time, each entry as it would have come."""
        said: list[Sentence] = []
        scripted = self._scripted
        self.spoken = self.voice.spoken(scripted.table, lines(scripted, self.heard))
        self.heard = scripted.table.number
        for line in self.spoken.lines:
            said += line.said
        return said

    def texts(self) -> list[str]:
        """The same, as plain texts."""
        return [sentence.text for sentence in self.listen()]

    @property
    def asked(self) -> Asked:
        """What the first own seat is asked."""
        return self.spoken.asked[0]
