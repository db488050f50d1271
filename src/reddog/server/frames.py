"""Messages as they go over the wire. What all at a table are told is encoded once; what is a seat's own is put in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from reddog.protocol.messages import AnyFromServer, Line
from reddog.rules.views import OwnView
from reddog.table.views import TableView

_ENCODER: Final = msgspec.json.Encoder()
_USUAL: Final = 6000
"""Bytes of the view of a full table, or nearly: with room for them it is encoded in half the time."""


def encoded(message: AnyFromServer) -> bytes:
    """One message by itself."""
    return _ENCODER.encode(message)


def encoded_line(line: Line) -> str:
    """One line of the log, as `Update` and `Missed` carry it."""
    return _ENCODER.encode(line).decode()


def missed(lines: Iterable[str]) -> bytes:
    """A `Missed` of lines that are encoded already."""
    return f'{{"type":"missed","lines":[{",".join(lines)}]}}'.encode()


class Announcement:
    """An `Update` for everybody at a table, of which only `own` differs from one to the other."""

    def __init__(self, table: TableView, line: str = "") -> None:
        view = bytearray(_USUAL)
        _ENCODER.encode_into(table, view)
        self._before = b"".join((b'{"type":"update","table":', view, b',"own":'))
        self._after = b',"line":%b}' % line.encode() if line else b"}"

    def with_own(self, own: tuple[OwnView, ...]) -> bytes:
        """The message for somebody who sees this besides."""
        return b"".join((self._before, _ENCODER.encode(own), self._after))
