"""The names of now, and those of some lines ago as far as the lines tell."""

from reddog.protocol.messages import Line
from reddog.rules.events import BetPlaced, Left
from reddog.server.voice_names import as_before, shown, standing
from reddog.speech.english import ENGLISH
from reddog.table import acts
from reddog.table.hosting import seats_of
from reddog.table.told import Happened, IsHere, Told
from tests.table.tables import started


def lines(*told: tuple[str, Told]) -> list[Line]:
    return [Line(number, 0, (act,), person) for number, (person, act) in enumerate(told, 1)]


def test_people_who_may_be_gone_keep_the_names_that_were_known() -> None:
    table = started("high-card-pool", "ann", "bob").table
    context = standing(table, "ann", ENGLISH, {"old": "Old", "bob": "Wrong"})
    assert (context.name("old"), context.name("bob"), context.name("x")) == ("Old", "Bob", "Somebody")
    assert context.game.names[:2] == ("Ann", "Bob")
    assert (context.game.viewer, seats_of(table, "ann")) == (0, (0,))


def test_a_spectator_is_nobody() -> None:
    table = started("high-card-pool", "ann", "bob").table
    assert standing(table, "eve", ENGLISH, {}).game.viewer is None


def test_before_somebody_sat_down_the_seat_was_his_who_played_in_it() -> None:
    table = started("high-card-pool", "ann", "bob").table
    now = standing(table, "ann", ENGLISH, {"cid": "Cid"})
    before = as_before(
        now,
        lines(
            ("cid", Happened((BetPlaced(1, 5, 9),), 1)),
            ("cid", Happened((Left(1, 9),), 1)),
            ("bob", acts.Seated(1, "bob", "Bob")),
        ),
    )
    assert before.game.names[:2] == ("Ann", "Cid")


def test_nobody_is_taken_for_somebody_else_where_the_lines_do_not_tell() -> None:
    table = started("high-card-pool", "ann", "bob").table
    now = standing(table, "bob", ENGLISH, {})
    moved = Happened((BetPlaced(1, 5, 9),), 1, "time")
    before = as_before(now, lines(("ann", moved), ("bob", acts.Seated(1, "bob", "Bob"))))
    assert before.game.names[:2] == ("Ann", "")
    assert before.game.viewer is None, "the seat was not his yet"


def test_only_names_are_marked_for_their_direction() -> None:
    assert shown(IsHere("p", "\u05d0")) == IsHere("p", "\u2068\u05d0\u2069")
    assert shown(acts.Said("p", "\u05d0")) == acts.Said("p", "\u05d0")
