"""The kinds of values that a house rule takes, and how each is read from text.

Every value has one normal text, such as ``fresh``, ``4``, ``10-50`` or ``5,4,2,1``; that text is what records, files
and command lines hold. Reading is strict: a value is taken as it stands or not at all, so ``1,000`` and ``1e3``
are never a one.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from reddog.errors import Fact

Value = str | int | bool | tuple[int, ...] | list[int] | None
"""What a caller may give: text, or the typed value. True is ``yes``, False ``no`` and None ``none``."""

LONGEST: Final = 200
"""Characters of the longest text that is read at all."""
_WHOLE = re.compile(r"0|[1-9][0-9]{0,12}")
"""Plain digits only: no sign, point, exponent or mark for thousands, and no digits of other scripts."""


class Values(msgspec.Struct, frozen=True, tag_field="values", tag=str.lower):
    """What a rule may be set to.

    Each kind has `normal(text)`, which gives the normal text of a value or None where it is not allowed, and `facts()`,
    which says what is allowed.
    """


class Words(Values, frozen=True):
    """One of some words."""

    words: tuple[str, ...]
    also: tuple[tuple[str, str], ...] = ()
    """Other spellings, as (spelling, word)."""

    def normal(self, text: str) -> str | None:
        """The word; capitals, and spaces or underscores for hyphens, do not matter."""
        word = re.sub(r"[ _]", "-", text.strip().lower())
        word = dict(self.also).get(word, word)
        return word if word in self.words else None

    def facts(self) -> dict[str, Fact]:
        """The words."""
        return {"words": self.words}


class Whole(Values, frozen=True):
    """A whole number, both ends included, or one of some words instead."""

    least: int
    most: int
    words: tuple[str, ...] = ()

    def normal(self, text: str) -> str | None:
        """The number without any sign or mark, or the word."""
        word = text.strip().lower()
        if word in self.words:
            return word
        number = whole(word)
        return None if number is None or not self.least <= number <= self.most else str(number)

    def facts(self) -> dict[str, Fact]:
        """The ends, and the words."""
        return {"words": self.words, "least": self.least, "most": self.most}


class Span(Values, frozen=True):
    """A range of whole numbers such as ``10-50``, or one number; `single` where only one is possible."""

    least: int
    most: int
    single: bool = False

    def normal(self, text: str) -> str | None:
        """The range, or the number where both ends are the same."""
        ends = [whole(word) for word in text.strip().split("-")]
        low, high = ends[0], ends[-1]
        if low is None or high is None or len(ends) > 2 or not self.least <= low <= high <= self.most:
            return None
        if low == high:
            return str(low)
        return None if self.single else f"{low}-{high}"

    def facts(self) -> dict[str, Fact]:
        """The ends that are possible."""
        return {"least": self.least, "most": self.most}


class Row(Values, frozen=True):
    """Whole numbers with commas between them, at most `longest`; the last one stands for all that follow."""

    least: int
    most: int
    longest: int

    def normal(self, text: str) -> str | None:
        """The numbers, without repetitions of the last one."""
        row = [whole(word.strip()) for word in text.split(",")]
        if len(row) > self.longest:
            return None
        numbers = [number for number in row if number is not None and self.least <= number <= self.most]
        if len(numbers) < len(row):
            return None
        while len(numbers) > 1 and numbers[-1] == numbers[-2]:
            numbers.pop()
        return ",".join(map(str, numbers))

    def facts(self) -> dict[str, Fact]:
        """How many numbers there may be, and between what."""
        return {"least": self.least, "most": self.most, "longest": self.longest}


AnyValues = Words | Whole | Span | Row


def whole(text: str) -> int | None:
    """A whole number of at most 13 plain digits; None for anything else."""
    return int(text) if _WHOLE.fullmatch(text) else None


def spelled(value: object, kind: AnyValues) -> str:
    """A value as text that is not checked yet; too long a text, or a thing of another type, is cut or named.

    Never slow: neither a number of a million digits nor a long text is looked at as a whole.
    """
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "..."
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a number too large"
    if isinstance(value, tuple | list) and len(value) <= LONGEST // 8:
        sign = "," if isinstance(kind, Row) else "-"
        return sign.join(spelled(item, kind) for item in value)
    return f"<{type(value).__name__}>"
