"""Where in a text each field of the notation stands, and what no text of ours holds.

One pass over the signs of TOML, before it is read as TOML: it finds the line of every field however the text is laid
out, and refuses what a reader of TOML would work on for ever (a key of thousands of parts) or name without its line
(a number of thousands of digits, half a surrogate pair).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from reddog.errors import BadNotation

Places = dict[str, int]
"""The line of every field, such as ``dealer``, ``house.burn``, ``seats[2]`` or ``moves[0]``, and of what holds one."""

MOST_PARTS: Final = 8
"""Parts of a key with dots between them; ours have three at most."""
MOST_DEEP: Final = 8
"""Arrays and tables inside each other; ours are two deep."""
LONGEST_WORD: Final = 100
"""Signs of a name of a field, and of a number."""

_TOKEN = re.compile(
    r"""
    (?P<comment> \#[^\n]* )
    | (?P<string>
        \"{3} (?: [^"\\] | \\. | "(?!"") )*+ (?: \"{3,5} )?
        | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5} )?
        | \" (?: [^"\\\n] | \\[^\n] )*+ \"?
        | ' [^'\n]*+ '?
      )
    | (?P<word> [\w+:-]++ )
    | (?P<mark> [\[\]{}=,.\n] )
    """,
    re.VERBOSE | re.DOTALL,
)
_NAME = re.compile(r"[A-Za-z0-9_-]+")
_SURROGATE = re.compile("[\ud800-\udfff]")


class _Open(msgspec.Struct):
    """An array or an inline table that is not yet closed."""

    path: str
    item: int | None
    """The place in an array; None in a table."""


class _Finder:
    """The pass over a text."""

    def __init__(self) -> None:
        self.places: Places = {}
        self.number = 1
        self._table = ""
        self._open: list[_Open] = []
        self._key: list[str] = []
        """The parts of the name that is being read."""
        self._naming = True
        """A name comes, or the sign after it; else a value."""
        self._path = ""
        """The field whose value comes."""
        self._dots = 0
        self._brackets = 0
        """Opened in the header that is being read: two where it is one of an array of tables."""
        self._tables: Counter[str] = Counter()

    def string(self, sign: str) -> None:
        if self._naming:
            self._named(sign.strip("\"'"))
        else:
            self._place_item()
        self.number += sign.count("\n")

    def word(self, sign: str) -> None:
        if not self._naming:
            if len(sign) > LONGEST_WORD:
                raise BadNotation("not_toml", line=self.number)
            self._place_item()
        elif _NAME.fullmatch(sign):
            self._named(sign)
        else:
            raise BadNotation("not_toml", line=self.number)

    def mark(self, sign: str) -> None:
        self._dots = self._dots + 1 if sign == "." else 0
        if self._dots >= MOST_PARTS:
            raise self._bad_field(".".join(self._key))
        if sign == "\n":
            self.number += 1
            self._begin_line()
        elif self._naming:
            self._after_name(sign)
        else:
            self._in_value(sign)

    def _named(self, name: str) -> None:
        self._key.append(name)
        if not _NAME.fullmatch(name) or len(name) > LONGEST_WORD:
            raise self._bad_field(".".join(self._key))

    def _bad_field(self, field: str) -> BadNotation:
        return BadNotation("bad_field", line=self.number, field=field[:LONGEST_WORD])

    def _begin_line(self) -> None:
        if not self._open:
            self._naming, self._key, self._brackets = True, [], 0

    def _after_name(self, sign: str) -> None:
        """The sign after a name, one of a header, or the end of an inline table."""
        if sign == "[":
            self._brackets += 1
        elif sign == "=":
            holder = self._open[-1].path if self._open else self._table
            self._path = self._place(holder)
            self._naming = False
        elif sign == "]" and self._key:
            self._table = self._place("")
            if self._brackets > 1:
                self._tables[self._table] += 1
                self._table += f"[{self._tables[self._table] - 1}]"
                self.places.setdefault(self._table, self.number)
        elif sign == "}":
            self._close(sign)

    def _in_value(self, sign: str) -> None:
        if sign in "[{":
            path = self._place_item() or self._path
            if len(self._open) == MOST_DEEP:
                raise BadNotation("not_toml", line=self.number)
            self._open.append(_Open(path, 0 if sign == "[" else None))
            self._naming = sign == "{"
        elif sign in "]}":
            self._close(sign)
        elif sign == "," and self._open:
            inner = self._open[-1]
            if inner.item is None:
                self._naming = True
            else:
                inner.item += 1

    def _close(self, sign: str) -> None:
        if self._open and (self._open[-1].item is None) == (sign == "}"):
            self._open.pop()
            self._naming = False
            self._key = []

    def _place(self, holder: str) -> str:
        """Note the line of the field that was named, and of what it belongs to."""
        field = holder
        for part in self._key:
            field = f"{field}.{part}" if field else part
            self.places.setdefault(field, self.number)
        self._key = []
        return field

    def _place_item(self) -> str:
        """Note the line of an item of an array; empty where the value is none."""
        if not self._open or self._open[-1].item is None:
            return ""
        inner = self._open[-1]
        field = f"{inner.path}[{inner.item}]"
        self.places.setdefault(field, self.number)
        return field


def places_of(text: str) -> Places:
    """Where everything stands.

    Raises BadNotation with the line: `bad_field` for a field that no session has, by its name alone, and `not_toml`
    for a number that is too long, values too deep inside each other, and half a surrogate pair. What else is no TOML is
    for the reader of TOML to say.
    """
    half = _SURROGATE.search(text)
    if half:
        raise BadNotation("not_toml", line=text.count("\n", 0, half.start()) + 1)
    finder = _Finder()
    for kind, sign in _tokens(text):
        if kind == "mark":
            finder.mark(sign)
        elif kind == "string":
            finder.string(sign)
        else:
            finder.word(sign)
    return finder.places


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind and kind != "comment":
            yield kind, token[0]


def line_of(places: Places, field: str) -> int:
    """The line of a field, or of what holds it; 1 for one that is nowhere."""
    while field and field not in places:
        field = field[: max(field.rfind("."), field.rfind("["), 0)]
    return places.get(field, 1)
