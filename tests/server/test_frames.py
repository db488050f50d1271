"""What goes over the wire, put together from parts, is what it would be in one piece."""

from __future__ import annotations

import msgspec

from reddog.protocol.messages import Line, Missed, Pong, Update
from reddog.server.frames import Announcement, encoded, encoded_line, missed
from reddog.table.acts import Said
from reddog.table.showing import own_views, seats_held, table_view, views_of_seats
from tests.table.tables import started

PEOPLE = ("ann", "bob", "cid")
LINES = tuple(Line(number=number, at=1, acts=(Said("ann", "♥ déjà vu"),)) for number in (1, 2))


def test_an_announcement_is_an_update() -> None:
    table = started("shoot", *PEOPLE).table
    view = table_view(table, table.at)
    for person in (*PEOPLE, "nobody"):
        own = own_views(table, person)
        for line in (None, LINES[0]):
            text = Announcement(view, encoded_line(line) if line else "").with_own(own)
            assert text == encoded(Update(table=view, own=own, line=line))


def test_a_view_larger_than_usual_is_encoded_whole() -> None:
    table = started("shoot", *PEOPLE).table
    view = msgspec.structs.replace(table_view(table, table.at), code="C" * 100_000)
    own = own_views(table, PEOPLE[0])
    assert Announcement(view).with_own(own) == encoded(Update(table=view, own=own))


def test_lines_that_are_encoded_already_are_missed_together() -> None:
    assert missed([encoded_line(line) for line in LINES]) == encoded(Missed(lines=LINES))
    assert encoded(Pong(id="1")) == b'{"type":"pong","id":"1"}'


def test_each_person_holds_the_seats_that_he_sits_in() -> None:
    table = started("shoot", *PEOPLE).table
    held = seats_held(table)
    assert sorted(seat for seats in held.values() for seat in seats) == [
        seat for seat, player in enumerate(table.players) if player
    ]
    for person, seats in held.items():
        assert tuple(own.seat for own in views_of_seats(table, seats)) == seats
        assert views_of_seats(table, seats) == own_views(table, person)
    assert [own.seat for own in views_of_seats(table, ())] == [None]
