"""The plain-text side of the notation: strings in TOML, and the closing lines that tell a whole file from a damaged one.

The closing lines count the lines above them, blank lines and comments left out, and hold a CRC-32 of all of
them and four hexadecimal digits for each: so a line that was changed, lost or added is found and named.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence

from reddog.errors import BadNotation

_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_ROW = 16
"""Lines whose digits stand in one row."""
_CLOSING = (
    re.compile(r"lines = (\d{1,7})"),
    re.compile(r'check = "([0-9a-f]{8})"'),
    re.compile(r"sums = \["),
)
_DIGITS = 4
_SUMS = re.compile(rf'"((?:[0-9a-f]{{{_DIGITS}}}){{1,{_ROW}}})",')
END = "[end]"
LONGEST = 16 * 2**20
"""Signs of the longest text: about seven hundred thousand moves."""

Line = tuple[int, str]
"""A line's number, from 1, and its text without the blanks around it."""


def quoted(text: str) -> str:
    """A TOML string of a text, all on one line; what does not print, or would reorder the line, is escaped.

    Raises BadNotation `not_text` for half a surrogate pair, which no file can hold.
    """
    return '"' + "".join(_SHORT.get(sign) or _escaped(sign) for sign in text) + '"'


def _escaped(sign: str) -> str:
    if sign.isprintable():
        return sign
    if "\ud800" <= sign <= "\udfff":
        raise BadNotation("not_text", text=ascii(sign))
    return f"\\u{ord(sign):04X}" if sign <= "\uffff" else f"\\U{ord(sign):08X}"


def check_length(text: str) -> None:
    """Refuse a text that is too long: BadNotation `too_long` with the line where it becomes so."""
    if len(text) > LONGEST:
        raise BadNotation("too_long", line=text.count("\n", 0, LONGEST) + 1, most=LONGEST)


def lines_of(text: str) -> list[Line]:
    """The lines that count: neither blank nor a comment."""
    numbered = ((number, line.strip()) for number, line in enumerate(text.split("\n"), 1))
    return [(number, line) for number, line in numbered if line and not line.startswith("#")]


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _sum(line: str) -> str:
    return f"{zlib.crc32(_bytes(line)) & 0xFFFF:04x}"


def _check(lines: Sequence[Line]) -> str:
    return f"{zlib.crc32(_bytes(chr(10).join(line for _, line in lines))):08x}"


def _parts(text: str, size: int) -> list[str]:
    return [text[place : place + size] for place in range(0, len(text), size)]


def closed(text: str) -> str:
    """A text with its closing lines."""
    lines = lines_of(text)
    sums = "".join(_sum(line) for _, line in lines)
    rows = [f'  "{row}",' for row in _parts(sums, _DIGITS * _ROW)]
    closing = (END, f"lines = {len(lines)}", f'check = "{_check(lines)}"', "sums = [", *rows, "]")
    return "\n".join((text.rstrip("\n"), "", *closing, ""))


def opened(text: str) -> str:
    """The part of a text above its closing lines, once it is known to be whole.

    Raises BadNotation: `cut_short` where the end is missing, `altered` with the first line that is not as it was
    written.
    """
    last = text.count("\n") + (not text.endswith("\n"))
    lines = lines_of(text)
    ends = [place for place, (_, line) in enumerate(lines) if line == END]
    if not ends:
        raise BadNotation("cut_short", line=max(last, 1))
    body, closing = lines[: ends[-1]], lines[ends[-1] + 1 :]
    count, check, rows = _closing(closing, last)
    _compare(body, count, check, rows, closing)
    return "\n".join(text.split("\n")[: lines[ends[-1]][0] - 1])


def _closing(closing: Sequence[Line], last: int) -> tuple[int, str, list[Line]]:
    """The number of lines, their check and the rows of sums, from the lines after the end mark."""
    found = []
    for place, form in enumerate(_CLOSING):
        if place >= len(closing):
            raise BadNotation("cut_short", line=last)
        match = form.fullmatch(closing[place][1])
        if not match:
            code = "cut_short" if place == len(closing) - 1 else "altered"
            raise BadNotation(code, line=closing[place][0])
        found.append(match)
    rows = []
    for number, line in closing[len(_CLOSING) :]:
        row = _SUMS.fullmatch(line)
        if not row:
            break
        rows.append((number, row[1]))
    rest = closing[len(_CLOSING) + len(rows) :]
    if not rest:
        raise BadNotation("cut_short", line=last)
    if rest[0][1] != "]" or len(rest) > 1:
        damaged = rest[0][1] != "]"
        code = "cut_short" if damaged and len(rest) == 1 else "altered"
        raise BadNotation(code, line=rest[0 if damaged else 1][0])
    return int(found[0][1]), found[1][1], rows


def _compare(
    body: Sequence[Line], count: int, check: str, rows: Sequence[Line], closing: Sequence[Line]
) -> None:
    """Find the first line that is not as it was written; where the body is whole the damage is in the closing lines."""
    whole = check == _check(body)
    sums = [(number, digits) for number, row in rows for digits in _parts(row, _DIGITS)]
    for (number, line), (row, digits) in zip(body, sums, strict=False):
        if digits != _sum(line):
            raise BadNotation("altered", line=row if whole else number)
    if len(body) != len(sums):
        lost = whole or len(body) < len(sums)
        raise BadNotation("altered", line=closing[2 if whole else 0][0] if lost else body[len(sums)][0])
    if count != len(body):
        raise BadNotation("altered", line=closing[0][0])
    if not whole:
        raise BadNotation("altered", line=closing[1][0])
