"""Commands on their way: kept until they are answered, so that a broken connection neither loses nor doubles one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

from reddog.client.errors import Refusal
from reddog.protocol.messages import Ask, Done, Refused
from reddog.table.commands import AnyCommand


class Pending:
    """The commands that have no answer yet, in the order in which they were given."""

    def __init__(self) -> None:
        self._start = os.urandom(8).hex()
        self._count = 0
        self._asks: dict[str, tuple[Ask, asyncio.Future[int]]] = {}

    def __iter__(self) -> Iterator[Ask]:
        return iter([ask for ask, _ in self._asks.values()])

    def add(self, command: AnyCommand, number: int) -> tuple[Ask, asyncio.Future[int]]:
        """Give a command a name of its own; its answer will be the number of its entry, or the refusal."""
        self._count += 1
        ask = Ask(f"{self._start}-{self._count}", number, command)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asks[ask.id] = ask, answer
        return ask, answer

    def answered(self, message: Done | Refused) -> bool:
        """Take an answer; False where nothing waits for it."""
        _, answer = self._asks.pop(message.id, (None, None))
        if answer is None:
            return False
        if not answer.done():
            if isinstance(message, Done):
                answer.set_result(message.number)
            else:
                answer.set_exception(Refusal.told(message.code, message.sentence, message.facts))
        return True

    def forget(self, name: str) -> None:
        """Nobody waits for the answer any more."""
        self._asks.pop(name, None)

    def fail(self, error: Exception) -> None:
        """There will be no answers any more."""
        asks, self._asks = self._asks, {}
        for _, answer in asks.values():
            if not answer.done():
                answer.set_exception(error)
