"""Who is connected to one table at this server, through which connections, and which of them plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from reddog.protocol.messages import Notice
from reddog.server.frames import encoded
from reddog.server.outbox import Outbox
from reddog.server.voice import Voice
from reddog.speech import ENGLISH, Language

POLICY: Final = 1008
"""The code of a connection that is closed for what its client did, or may not do."""
RESTARTING: Final = 1012
"""The code of a connection that is closed because the server stops."""
FLICKER: Final = 15.0
"""Seconds without a connection after which a person has departed."""
MOST_WINDOWS: Final = 8
"""Connections of one person to one table; with one more, the oldest is closed."""


class Connection:
    """One connection of a person."""

    def __init__(self, person: str, outbox: Outbox, language: Language = ENGLISH) -> None:
        self.person = person
        self.outbox = outbox
        self.language = language
        """In which its notices are."""
        self.voice: Voice | None = None
        """Says everything in words besides, where the client asks for that."""
        self.plays = False
        """Of several connections of one person only the newest plays; all of them see the table."""

    def tell(self, what: str) -> None:
        """Tell what there is to know about the connection, in its language."""
        self.outbox.put(encoded(notice(what, self.language)))


def notice(what: str, language: Language) -> Notice:
    """What a notice of some kind says. Raises KeyError for a kind without a sentence."""
    return Notice(what=what, sentence=language.say(f"notice.{what}"))


class Presence:
    """The connections to one table, and the persons who have lost theirs and may come back in a moment."""

    def __init__(self, departed: Callable[[str], None], flicker: float = FLICKER) -> None:
        self._departed = departed
        self._flicker = flicker
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self.connections: list[Connection] = []

    def __bool__(self) -> bool:
        """Whether anybody is connected, or was a moment ago."""
        return bool(self.connections or self._leaving)

    def has(self, person: str) -> bool:
        """Whether the person has a connection."""
        return any(connection.person == person for connection in self.connections)

    def knows(self, person: str) -> bool:
        """Whether the person has a connection, or had one a moment ago."""
        return person in self._leaving or self.has(person)

    def come(self, connection: Connection) -> None:
        """A connection plays from now on; an older one of the same person watches."""
        self.stays(connection.person)
        if connection.plays:
            return
        self.replace(connection.person)
        if connection not in self.connections:
            self._make_room(connection.person)
            self.connections.append(connection)
        connection.plays = True

    def _make_room(self, person: str) -> None:
        """Close the oldest connection of a person who has as many as he may."""
        his = [connection for connection in self.connections if connection.person == person]
        if len(his) >= MOST_WINDOWS:
            self.connections.remove(his[0])
            his[0].outbox.close(POLICY, "replaced")

    def replace(self, person: str) -> None:
        """The person plays on elsewhere."""
        for connection in self.connections:
            if connection.person == person and connection.plays:
                connection.plays = False
                connection.tell("replaced")

    def go(self, connection: Connection) -> bool:
        """A connection is gone; True where it was the last one of its person."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        return not self.has(connection.person)

    def expect(self, person: str) -> None:
        """A person without a connection has departed unless he comes within moments."""
        self.stays(person)
        loop = asyncio.get_running_loop()
        self._leaving[person] = loop.call_later(self._flicker, self._left, person)

    def expect_nobody(self) -> None:
        """Nobody's departure is waited for any more."""
        for person in tuple(self._leaving):
            self.stays(person)

    def tell(self, what: str) -> None:
        """Tell all connections something, each in its language."""
        for connection in self.connections:
            connection.tell(what)

    def turn_out(self, person: str) -> None:
        """The person has been removed from the table."""
        self.stays(person)
        for connection in tuple(self.connections):
            if connection.person == person:
                self.connections.remove(connection)
                connection.tell("removed")
                connection.outbox.close(POLICY, "removed")

    def stays(self, person: str) -> None:
        """The person's departure is waited for no more."""
        if timer := self._leaving.pop(person, None):
            timer.cancel()

    def _left(self, person: str) -> None:
        del self._leaving[person]
        self._departed(person)
