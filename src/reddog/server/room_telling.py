"""What the connections to a table are sent of it: nothing but what everybody may see, and each its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from reddog import __version__
from reddog.protocol.messages import Welcome
from reddog.server.frames import Announcement, encoded, missed
from reddog.server.presence import Connection
from reddog.table.showing import own_views, table_view
from reddog.table.state import Table

CHUNK: Final = 100
"""Lines in one message."""


def announce(connections: Iterable[Connection], table: Table, now: int, line: str) -> None:
    """Send an update to everybody; what all without a seat get is the same for all of them.

    `now` is the time in milliseconds since 1970, `line` the entry as everybody may read it.
    """
    if not connections:
        return
    announcement = Announcement(table_view(table, now), line)
    seated = {player.person for player in table.players if player}
    texts: dict[str, str] = {}
    for connection in connections:
        person = connection.person if connection.person in seated else ""
        text = texts.get(person)
        if text is None:
            text = texts[person] = announcement.with_own(own_views(table, person))
        connection.outbox.put_update(text)


def welcome(connection: Connection, name: str, table: Table, now: int, lines: Sequence[str]) -> None:
    """Let somebody in: who he is, what he missed, and how the table stands."""
    outbox = connection.outbox
    welcomed = Welcome(
        person=connection.person, name=name, table=table.code, number=table.number, server=__version__
    )
    outbox.put(encoded(welcomed))
    for first in range(0, len(lines), CHUNK):
        outbox.put(missed(lines[first : first + CHUNK]))
    outbox.put_update(Announcement(table_view(table, now)).with_own(own_views(table, connection.person)))
