"""What a client hears of a table, in order and each thing once."""

from __future__ import annotations

import msgspec

from reddog.protocol.messages import Line, Missed, Notice, Update
from reddog.rules.views import OwnView
from reddog.table.views import TableView


class News(msgspec.Struct, frozen=True):
    """What happened since the last news, and how everything stands after it."""

    lines: tuple[Line, ...]
    """Nothing where it only says how things stand."""
    table: TableView
    own: tuple[OwnView, ...]


class Lost(msgspec.Struct, frozen=True):
    """The connection is gone and is being made anew."""


class Back(msgspec.Struct, frozen=True):
    """The connection stands again; what was missed comes next."""


AnyNews = News | Lost | Back | Notice


class Course:
    """Puts messages in order: drops what was told already, finds what is missing."""

    def __init__(self) -> None:
        self.number: int | None = None
        """The last entry that was told."""
        self._missed: tuple[Line, ...] = ()
        self._greeted = False
        """Whether the server has been asked for what is missing and has not begun to answer."""
        self._answered = False
        """Whether it has: with the update that follows, what it has told is all there is."""

    def greet(self) -> None:
        """A greeting goes out that names the last number."""
        self._missed, self._greeted, self._answered = (), True, False

    def welcome(self) -> None:
        """The greeting is answered: what was missed comes next, and an update after it."""
        self._greeted, self._answered = False, True

    def missed(self, message: Missed) -> None:
        """Keep what came later than the last number until the update that follows."""
        self._missed += message.lines

    def update(self, message: Update) -> News | None:
        """What is new; None for what is older than what was told, and where something before it is missing.

        A server that answers a greeting with a lower number has been set back, and is believed.
        """
        known, now = self.number, message.table.number
        if known is not None and now < known and not self._answered:
            return None
        lines = self._missed + ((message.line,) if message.line else ())
        fresh = {line.number: line for line in lines if known is None or line.number > known}
        if known is not None and not self._answered and len(fresh) < now - known:
            return None
        self.number, self._missed, self._answered = now, (), False
        return News(tuple(fresh[number] for number in sorted(fresh)), message.table, message.own)

    def behind(self, message: Update) -> bool:
        """Whether the server is to be asked for what came between the last number and an update."""
        return not self._greeted and self.number is not None and message.table.number > self.number
