"""What a live room remembers of the last moments: lines for who comes back, answers for who asks again."""

from __future__ import annotations

from collections import deque
from typing import Final

from reddog.errors import RedDogError
from reddog.protocol.messages import Line
from reddog.server.frames import encoded_line
from reddog.table.acts import Entry
from reddog.table.told import Told

LINES: Final = 128
ANSWERS: Final = 32
"""Answers to each person: many more than can be on their way when a connection breaks."""
PERSONS: Final = 256
"""Persons whose answers are remembered: nobody is at a table with so many."""


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
    """What the last commands of each person came to, by the commands' own names.

    However much the others do meanwhile, who was gone for an hour and asks again is answered as he was. Of what was done
    longer ago the number is kept, by a hash of 64 bits: nothing is ever done twice.
    """

    def __init__(self) -> None:
        self._answers: dict[str, dict[str, int | RedDogError]] = {}
        self._done: dict[int, int] = {}
        """The entries that commands made which are not among the answers any more."""

    def find(self, person: str, command: str) -> int | None:
        """The entry that a command made; None for a command not remembered. Raises what refused it."""
        answer = self._answers.get(person, {}).get(command)
        if answer is None and self._done:
            return self._done.get(hash((person, command)))
        if isinstance(answer, RedDogError):
            raise answer.with_traceback(None)
        return answer

    def add(self, person: str, command: str, answer: int | RedDogError) -> None:
        """Remember an answer; the person's oldest is forgotten for it."""
        if not command:
            return
        if person not in self._answers and len(self._answers) == PERSONS:
            first = next(iter(self._answers))
            for name, found in self._answers.pop(first).items():
                self._keep(first, name, found)
        his = self._answers.setdefault(person, {})
        his[command] = answer
        if len(his) > ANSWERS:
            oldest = next(iter(his))
            self._keep(person, oldest, his.pop(oldest))

    def _keep(self, person: str, command: str, answer: int | RedDogError) -> None:
        """Of what was refused nothing has to be kept: nothing was done."""
        if isinstance(answer, int):
            self._done[hash((person, command))] = answer
