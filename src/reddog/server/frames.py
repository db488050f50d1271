"""Messages as they go over the wire. What all at a table are told is encoded once; what is a seat's own is put in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from reddog.protocol.messages import AnyFromServer, Line
from reddog.rules.views import OwnView
from reddog.table.views import TableView

_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: AnyFromServer) -> str:
    """One message by itself."""
    return _ENCODER.encode(message).decode()


def encoded_line(line: Line) -> str:
    """One line of the log, as `Update` and `Missed` carry it."""
    return _ENCODER.encode(line).decode()


def missed(lines: Iterable[str]) -> str:
    """A `Missed` of lines that are encoded already."""
    return f'{{"type":"missed","lines":[{",".join(lines)}]}}'


class Announcement:
    """An `Update` for everybody at a table, of which only `own` differs from one to the other."""

    def __init__(self, table: TableView, line: str = "") -> None:
        self._before = f'{{"type":"update","table":{_ENCODER.encode(table).decode()},"own":'
        self._after = f',"line":{line}}}' if line else "}"

    def with_own(self, own: tuple[OwnView, ...]) -> str:
        """The message for somebody who sees this besides."""
        return f"{self._before}{_ENCODER.encode(own).decode()}{self._after}"
