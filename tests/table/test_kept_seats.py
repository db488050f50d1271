"""Seats that nobody comes back to (M-16, M-31), and those that none may take."""

import pytest
from msgspec.structs import replace

from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.table import commands
from reddog.table.seating import KEPT_FOR
from reddog.table.settings import Clock
from tests.table.tables import SECOND, open_table, started
from tests.table.test_seating import full_of_people, player, refused, seat_of

KEPT = KEPT_FOR // SECOND


@pytest.mark.parametrize("when", ["before the game", "in a deal"])
def test_a_seat_is_kept_for_ten_minutes_and_the_stack_for_the_evening(when: str) -> None:
    scripted = open_table()
    for person in ("ann", "bo", "cy"):
        scripted.sit(person, 100)
    if when == "in a deal":
        scripted.start()
    scripted.depart("cy")
    scripted.wait(KEPT - 1)
    assert player(scripted, 2).person == "cy"
    scripted.wait(61)
    scripted.finish_deal()
    scripted.wait(1)
    assert scripted.table.players[2] is None
    left_with = scripted.table.accounts[2].left_with
    assert left_with > 0
    scripted.sit("cy")
    assert scripted.table.session.seats[seat_of(scripted, "cy")].stack == left_with


def test_who_is_back_in_time_keeps_the_seat() -> None:
    scripted = full_of_people()
    scripted.depart("bo")
    scripted.wait(KEPT - 1)
    scripted.arrive("bo")
    scripted.wait(2 * KEPT)
    assert player(scripted, 1).person == "bo"


def test_in_a_deal_no_seat_falls_free() -> None:
    scripted = started("high-card-pool", "ann", "bo", clock=Clock(turn=0, bots=0))
    scripted.depart("bo")
    scripted.wait(2 * KEPT)
    assert scripted.table.session.stage is Stage.DEAL
    assert player(scripted, 1).person == "bo"


def test_after_a_night_the_first_one_back_does_not_find_the_others_seats_free() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.finish_deal()
    scripted.depart("bo")
    scripted.depart("ann")
    scripted.now += 8 * 3600 * SECOND
    scripted.arrive("ann")
    scripted.wait(KEPT - 1)
    assert player(scripted, 1).person == "bo"


def test_while_the_game_is_paused_no_seat_falls_free() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.finish_deal()
    scripted.ask("ann", commands.Pause())
    scripted.depart("bo")
    scripted.wait(2 * KEPT)
    assert player(scripted, 1).person == "bo"


# Other rules.


def test_nobody_sits_down_in_a_seat_that_the_new_rules_will_not_have() -> None:
    scripted = started("pot-in-between", "ann", "bo", seats=3)
    scripted.ask("ann", commands.ChangeRules(replace(scripted.table.settings, seats=2)))
    scripted.arrive("cy")
    assert refused(scripted, "cy", commands.Sit("Cy")).code == "table_full"


def test_a_vote_on_the_pot_lets_nobody_in() -> None:
    scripted = started("denexa", "ann", "bo")
    scripted.finish_deal()
    scripted.play(moves.OfferSplit(0))
    scripted.arrive("cy")
    with pytest.raises(IllegalMove, match="vote_running"):
        scripted.ask("cy", commands.Sit("Cy"))
