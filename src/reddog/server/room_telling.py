"""What the connections to a table are sent of it: nothing but what everybody may see, and each its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from reddog import __version__
from reddog.protocol.messages import Welcome
from reddog.server.frames import Announcement, encoded, missed
from reddog.server.presence import Connection
from reddog.table.showing import (
    People,
    may_watch,
    own_views,
    people_at,
    table_view,
    unseen_views,
    views_of_seats,
)
from reddog.table.state import Table

CHUNK: Final = 100
"""Lines in one message."""


class Announcer:
    """Tells everybody who is connected to one table of each entry."""

    def __init__(self) -> None:
        self._people: People | None = None

    def announce(self, connections: Iterable[Connection], table: Table, now: int, line: str) -> None:
        """Send an update to everybody; what all without a seat get is the same for all of them.

        `now` is the time in milliseconds since 1970, `line` the entry as everybody may read it.
        """
        if not connections:
            return
        people = self._people
        if people is None or not people.still_at(table):
            people = self._people = people_at(table, now)
        announcement = Announcement(table_view(table, now, people=people), line)
        texts: dict[tuple[int, ...], bytes] = {}
        unseen = b""
        for connection in connections:
            seats = people.held.get(connection.person, ())
            if not seats and not may_watch(table, connection.person):
                unseen = unseen or _unseen(table, now)
                connection.outbox.put_update(unseen)
                continue
            text = texts.get(seats)
            if text is None:
                text = texts[seats] = announcement.with_own(views_of_seats(table, seats))
            if connection.voice:
                connection.outbox.put_update(text, encoded(connection.voice.spoken(table, [line])))
            else:
                connection.outbox.put_update(text)


def welcome(connection: Connection, name: str, table: Table, now: int, lines: Sequence[str]) -> None:
    """Let somebody in: who he is, what he missed, and how the table stands."""
    outbox = connection.outbox
    welcomed = Welcome(
        person=connection.person, name=name, table=table.code, number=table.number, server=__version__
    )
    outbox.put(encoded(welcomed))
    if not may_watch(table, connection.person):
        outbox.put_update(_unseen(table, now))
        return
    for first in range(0, len(lines), CHUNK):
        outbox.put(missed(lines[first : first + CHUNK]))
    update = Announcement(table_view(table, now)).with_own(own_views(table, connection.person))
    if connection.voice:
        outbox.put_update(update, encoded(connection.voice.spoken(table, lines)))
    else:
        outbox.put_update(update)


def _unseen(table: Table, now: int) -> bytes:
    """An update for who may not watch: neither the game nor what happened in it."""
    return Announcement(table_view(table, now, watching=False)).with_own(unseen_views(table))
