"""Between deals: a table that waits says why, and whoever is away is dealt out."""

from reddog.rules import moves
from reddog.table import clock, commands
from reddog.table.resting import next_deal, why_waiting
from reddog.table.settings import Clock
from tests.table.tables import Scripted, open_table, started

QUICK = Clock(turn=30, bank=0, pause=5, bots=0)


def waits(table: Scripted) -> str:
    why = why_waiting(table.table)
    assert (next_deal(table.table) is None) == (bool(why) or table.table.session.running is not None)
    return why


def test_a_table_that_has_not_started_waits_for_its_host() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.sit("bob")
    assert waits(table) == "not_started"
    assert table.wait(3600) == ()


def test_a_table_with_one_player_waits_for_a_second() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.start()
    assert waits(table) == "too_few_players"


def test_a_table_in_a_deal_waits_for_nothing_but_its_players() -> None:
    assert waits(started("high-card-pool", "ann", "bob")) == ""


def test_a_table_of_people_who_sit_out_waits_for_them() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    table.play(moves.SitOut(0))
    assert waits(table) == "too_few_players"
    table.play(moves.Return(0))
    assert waits(table) == ""


def test_a_table_without_chips_waits_for_chips() -> None:
    table = open_table("shoot", clock=QUICK)
    table.sit("ann", 5)
    table.sit("bob", 5)
    table.start()
    assert waits(table) == "no_banker"
    table.play(moves.BuyIn(0, 20))
    assert waits(table) == ""


def test_a_table_that_everybody_has_left_is_paused_until_somebody_is_back() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.depart("ann")
    table.depart("bob")
    assert waits(table) == "paused"
    assert clock.due(table.table) is None
    table.arrive("bob")
    assert waits(table) == ""
    assert clock.due(table.table) is not None


def test_when_the_evening_is_over_nothing_is_waited_for() -> None:
    table = started("casino", "ann")
    table.finish_deal()
    table.ask("ann", commands.ProposeEnd())
    assert waits(table) == "evening_over"


def test_bots_go_on_for_a_spectator_but_not_for_nobody() -> None:
    table = open_table(clock=QUICK)
    table.arrive("ann")
    table.bot()
    table.bot()
    table.start()
    table.wait(20)
    assert table.table.deals > 3
    table.depart("ann")
    deals = table.table.deals
    table.wait(100)
    assert table.table.deals == deals
