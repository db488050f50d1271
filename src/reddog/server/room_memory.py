"""What a live room remembers of the last moments: lines for who comes back, answers for who asks again."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final

from reddog.errors import RedDogError
from reddog.protocol.messages import Line
from reddog.server.frames import encoded_line
from reddog.table.acts import Entry
from reddog.table.told import Told

LINES: Final = 128
ANSWERS: Final = 256


def line_of(entry: Entry, told: tuple[Told, ...]) -> Line:
    """An entry as everybody may read it."""
    return Line(number=entry.number, at=entry.at, acts=told, person=entry.person)


class Lines:
    """The last lines of a log, as they go over the wire."""

    def __init__(self) -> None:
        self._lines: deque[tuple[int, str]] = deque(maxlen=LINES)

    def add(self, entry: Entry, told: tuple[Told, ...]) -> str:
        """Remember an entry as everybody may read it, and return the line."""
        line = encoded_line(line_of(entry, told))
        self._lines.append((entry.number, line))
        return line

    def reach(self, after: int) -> bool:
        """Whether every line after a number is remembered."""
        return not self._lines or self._lines[0][0] <= after + 1

    def after(self, number: int) -> list[str]:
        """The remembered lines after a number."""
        return [line for at, line in self._lines if at > number]


class Answers:
    """What the last commands of each person came to, by the commands' own names."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], int | RedDogError] = OrderedDict()

    def find(self, person: str, command: str) -> int | None:
        """The entry that a command made; None for a command not remembered. Raises what refused it."""
        answer = self._answers.get((person, command))
        if isinstance(answer, RedDogError):
            raise answer.with_traceback(None)
        return answer

    def add(self, person: str, command: str, answer: int | RedDogError) -> None:
        """Remember an answer; the oldest is forgotten for it."""
        if not command:
            return
        self._answers[person, command] = answer
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
