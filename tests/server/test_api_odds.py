"""Odds over HTTP: for one's own seat, where the host allows hints, and from nothing but what that seat knows."""

from __future__ import annotations

import pytest

from reddog.odds.exact import chances
from reddog.rules.views import view
from reddog.server import api_odds
from reddog.table.commands import Sit, Start
from tests.server.asking import Site, Somebody, refused

QUICK = {"turn": 0, "pause": 0}


def deal(server: Site, **settings: object) -> tuple[dict[int, Somebody], str, int]:
    """A table in mid-deal: who sits where, its code, and the seat that is asked."""
    people = [server.guest(name) for name in ("Ann", "Bob", "Cid")]
    code = people[0].opens(clock=QUICK, **settings)
    for person, name in zip(people, ("Ann", "Bob", "Cid"), strict=True):
        server.asks(person, code, Sit(name=name))
    server.asks(people[0], code, Start())
    room = server.room(code)
    for _ in range(10):
        if room.table.turn is None:
            server.run(room.tick)
    by_person = {player.person: seat for seat, player in enumerate(room.table.players) if player}
    assert room.table.turn is not None
    return {by_person[person.person]: person for person in people}, code, room.table.turn.seats[0]


def test_the_odds_are_those_of_the_seats_own_view(server: Site) -> None:
    people, code, seat = deal(server)
    given = people[seat].get(f"/api/tables/{code}/odds?seat={seat}").json()
    found = chances(view(server.room(code).table.session, seat))
    assert found is not None
    (odds,) = given["odds"]
    assert (odds["win"], odds["of"]) == (found.win, found.of)
    assert given["decisions"][given["best"]]["kind"] in {"bet", "pass"}
    assert given["sentences"]
    assert given["number"] == server.room(code).table.number


def test_nobody_gets_the_odds_of_another_seat(server: Site) -> None:
    people, code, seat = deal(server)
    for other, person in people.items():
        if other != seat:
            refused(person.get(f"/api/tables/{code}/odds?seat={seat}"), 403, "not_your_seat")
    refused(server.guest("Dee").get(f"/api/tables/{code}/odds?seat={seat}"), 403, "not_your_seat")
    refused(people[seat].get(f"/api/tables/{code}/odds?seat=19"), 403, "not_your_seat")


def test_where_the_host_forbids_hints_they_are_not_even_worked_out(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, code, seat = deal(server, hints=False)

    def fail(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(api_odds, "advice", fail)
    monkeypatch.setattr(api_odds, "chances", fail)
    refused(people[seat].get(f"/api/tables/{code}/odds?seat={seat}"), 403, "hints_off")


def test_a_seat_that_is_not_asked_has_odds_and_no_advice(server: Site) -> None:
    people, code, seat = deal(server)
    other = next(found for found in people if found != seat)
    given = people[other].get(f"/api/tables/{code}/odds?seat={other}").json()
    assert given["decisions"] == []
    assert given["best"] is None
