"""Time that stands still, in a pause or with the server, and the time between two deals."""

from msgspec.structs import replace

from reddog.rules import moves
from reddog.table import acts, clock, commands
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, open_table, started

QUICK = Clock(turn=30, bank=0, grace=20, pause=5, bots=0)


def turn_of(scripted: Scripted) -> int:
    (seat,) = scripted.seats
    return seat


def test_a_pause_stops_the_clock_and_goes_on_where_it_stopped() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.wait(10)
    table.ask("ann", commands.Pause())
    assert clock.due(table.table) is None
    assert table.view.turn
    assert table.view.turn.left is None
    table.wait(1000)
    table.ask("ann", commands.Resume())
    assert clock.due(table.table) == table.now + 20 * SECOND


def test_a_pause_stops_the_rest_between_deals() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    table.wait(2)
    table.ask("ann", commands.Pause())
    table.wait(1000)
    table.ask("ann", commands.Resume())
    assert table.view.next_deal == 3 * SECOND


def test_a_turn_that_began_in_a_pause_has_its_whole_time() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.ask("ann", commands.Pause())
    table.wait(100)
    table.answer()
    table.wait(100)
    table.ask("ann", commands.Resume())
    assert clock.due(table.table) == table.now + 30 * SECOND


def test_bots_are_quiet_in_a_pause() -> None:
    table = open_table(clock=replace(QUICK, bots=1))
    table.sit("ann")
    table.bot()
    table.start()
    table.ask("ann", commands.Pause())
    assert table.wait(100) == ()


def test_even_those_that_need_no_time_until_the_game_goes_on() -> None:
    table = open_table("casino", clock=QUICK)
    table.sit("ann")
    table.bot()
    table.ask("ann", commands.Start())
    table.ask("ann", commands.Pause())
    table.change(lambda draft: draft.do(acts.Played(moves.Begin())))
    table.play(moves.Bet(0, 1))
    assert table.seats == (1,)
    table.ask("ann", commands.Resume())
    assert table.seats != (1,)


def test_time_in_which_the_server_stood_still_is_given_back() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.wait(10)
    table.now += 60 * SECOND
    table.change(lambda draft: clock.woken(draft, 60 * SECOND))
    assert clock.due(table.table) == table.now + 20 * SECOND
    table.finish_deal()
    table.now += 60 * SECOND
    table.change(lambda draft: clock.woken(draft, 60 * SECOND))
    assert table.view.next_deal == 5 * SECOND


def test_a_stop_in_a_pause_is_part_of_the_pause() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.ask("ann", commands.Pause())
    table.now += 60 * SECOND
    table.change(lambda draft: clock.woken(draft, 60 * SECOND))
    table.ask("ann", commands.Resume())
    assert clock.due(table.table) == table.now + 30 * SECOND


def test_a_proposal_that_not_all_answer_lapses_after_a_minute() -> None:
    table = started("high-card-pool", "ann", "bob", clock=replace(QUICK, turn=0))
    table.ask("ann", commands.ProposeEnd())
    assert table.wait(60) == (acts.Lapsed(why="time"),)


# The next deal.


def test_the_first_deal_begins_at_once_and_the_others_after_the_rest() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.sit("bob")
    table.ask("ann", commands.Start())
    assert clock.due(table.table) is not None
    assert table.view.next_deal == 0
    table.tick()
    assert table.table.deals == 1
    table.finish_deal()
    table.now += 5 * SECOND - 1
    assert table.tick() == ()
    table.now += 1
    table.tick()
    assert table.table.deals == 2


def test_people_who_come_and_go_in_the_last_second_put_nothing_off() -> None:
    """M-19: the next deal begins when it should have."""
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    begins = clock.due(table.table)
    for _ in range(20):
        table.now += 200
        table.sit("cid", 50)
        table.play(moves.Leave(2))
    assert clock.due(table.table) == begins


def test_a_player_who_comes_late_to_a_waiting_table_waits_no_longer() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.start()
    assert table.view.waits == "too_few_players"
    assert table.wait(600) == ()
    table.sit("bob")
    table.tick()
    assert table.table.deals == 1
