"""An evening as a file: what everybody was told, line by line, and nothing else.

The first line says what the file is, each that follows is one entry of the table's log as everybody may read it, and the
last one counts them and has a SHA-256 of all before it, so that a file that was cut or changed is found. There is no
second form for the end of the evening: by then the secrets are among what was told, and every card follows from them.
docs/history.md describes the file for other programs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

from reddog.errors import BadNotation
from reddog.protocol.messages import Line
from reddog.table.acts import Entry, Opened
from reddog.table.draft import evolve, unopened

FORMAT: Final = "red-dog-history"
VERSION: Final = 1
"""Of the format: raised when an older program would misread a file."""

_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_Kind = TypeVar("_Kind", bound=msgspec.Struct)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    code: str
    """Of the table."""
    program: str
    """The version of the program that wrote the file."""
    opened: int
    """When the table was opened, in milliseconds since 1970."""
    written: int
    """When the file was written, likewise."""


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    lines: int
    """How many lines are between the first and this one."""
    sha256: str
    """Of every byte before this line, in hexadecimal digits."""


class History(msgspec.Struct, frozen=True):
    """A file that was read."""

    header: Header
    lines: tuple[Line, ...]


def told(entries: Iterable[Entry]) -> tuple[Line, ...]:
    """The entries of a table's log, from the first one on, as everybody may read them."""
    lines: list[Line] = []
    table = unopened()
    for entry in entries:
        table, acts = evolve(table, entry)
        lines.append(Line(number=entry.number, at=entry.at, acts=acts, person=entry.person))
    return tuple(lines)


def exported(lines: tuple[Line, ...], *, code: str, program: str, at: int) -> bytes:
    """The file of a table with this code; `at` is now, in milliseconds since 1970."""
    opened = lines[0].at if lines else at
    header = Header(FORMAT, VERSION, code, program, opened, at)
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *lines))
    return body + _closing(body, len(lines))


def read(data: bytes) -> History:
    """Read a file again.

    Raises BadNotation: `not_a_history`; `file_newer` for a version that this program does not know; `line_ends_changed`;
    `file_cut` where the end is missing; `line_changed`, and `file_changed` where it cannot be said which line.
    """
    first, *middle = data.split(b"\n")
    header = _header(first)
    if b"\r" in data:
        raise BadNotation("line_ends_changed")
    if len(middle) < 2 or middle[-1]:
        raise BadNotation("file_cut", line=len(middle) + 1)
    footer = _record(Footer, middle[-2])
    if footer is None:
        raise BadNotation("file_cut", line=len(middle))
    if len(middle) - 2 < footer.lines:
        raise BadNotation("file_cut", line=len(middle))
    lines: list[Line] = []
    for place, text in enumerate(middle[:-2], 2):
        line = _record(Line, text)
        if line is None:
            raise BadNotation("line_changed", line=place)
        lines.append(line)
    end = middle[-2] + b"\n"
    if end != _closing(data[: -len(end)], len(lines)) or not _begins(header, first, lines):
        raise BadNotation("file_changed")
    return History(header, tuple(lines))


def _header(text: bytes) -> Header:
    try:
        found = msgspec.json.decode(text, type=dict[str, object])
    except _UNREADABLE:
        found = {}
    version = found.get("version")
    if found.get("format") != FORMAT or not isinstance(version, int):
        raise BadNotation("not_a_history")
    if version > VERSION:
        raise BadNotation("file_newer", version=version, has=VERSION)
    try:
        return msgspec.convert(found, Header)
    except msgspec.ValidationError:
        raise BadNotation("line_changed", line=1) from None


def _begins(header: Header, text: bytes, lines: list[Line]) -> bool:
    """Whether the first line is as it was written, and of the table that the others tell of."""
    if msgspec.json.encode(header) != text:
        return False
    opening = next((act for line in lines[:1] for act in line.acts if isinstance(act, Opened)), None)
    return opening is None or (opening.code, lines[0].at) == (header.code, header.opened)


def _record(kind: type[_Kind], text: bytes) -> _Kind | None:
    """The record that a line holds; None where it is written in any other way than `exported` writes it."""
    try:
        record = msgspec.json.decode(text, type=kind)
    except _UNREADABLE:
        return None
    return record if msgspec.json.encode(record) == text else None


def _closing(body: bytes, lines: int) -> bytes:
    return msgspec.json.encode(Footer(lines, hashlib.sha256(body).hexdigest())) + b"\n"
