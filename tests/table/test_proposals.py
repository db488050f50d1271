"""What all agree on: to undo a deal, to move chips, to end the evening."""

from typing import Any

import pytest

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS, Variant
from reddog.table import acts, commands
from reddog.table.proposals import OPEN_FOR, asked
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, check_chips, open_table, started

NO_CLOCK = Clock(turn=0, bots=0)
YES, NO = commands.Answer(yes=True), commands.Answer(yes=False)
VOID, END = commands.ProposeVoid(), commands.ProposeEnd()
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def why(scripted: Scripted, person: str, command: commands.AnyCommand) -> str:
    before = scripted.table
    with pytest.raises(RedDogError) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value.code


def seated(*persons: str, **settings: Any) -> Scripted:
    scripted = open_table(**settings)
    for person in persons:
        scripted.sit(person, 100)
    return scripted


def playing(game: str = "high-card-pool", **settings: Any) -> Scripted:
    return started(game, "ann", "bo", "cy", clock=NO_CLOCK, **settings)


def stacks(scripted: Scripted) -> list[int]:
    return [seat.stack for seat in scripted.table.session.seats]


# Asking and answering.


def test_asked_are_the_others_who_sit_there_and_are_connected() -> None:
    scripted = playing()
    scripted.bot()
    scripted.arrive("watcher")
    scripted.depart("cy")
    scripted.ask("ann", END)
    assert asked(scripted.table) == ("bo",)
    assert why(scripted, "watcher", YES) == "not_asked"
    assert why(scripted, "ann", YES) == "answered_already"


def test_one_refusal_is_enough() -> None:
    scripted = playing()
    scripted.ask("ann", END)
    scripted.ask("bo", YES)
    assert scripted.ask("cy", NO) == (acts.Answered("cy", yes=False), acts.Lapsed("refused"))
    assert scripted.table.proposal is None
    assert why(scripted, "bo", YES) == "nothing_proposed"


def test_who_comes_back_while_it_is_open_is_asked_and_who_sits_down_later_is_not() -> None:
    scripted = playing()
    scripted.depart("cy")
    scripted.ask("ann", END)
    scripted.sit("di", 50)
    scripted.arrive("cy")
    assert asked(scripted.table) == ("bo", "cy")


def test_who_goes_is_asked_no_more() -> None:
    scripted = seated("ann", "bo", "cy")
    scripted.ask("ann", END)
    scripted.ask("bo", YES)
    scripted.depart("cy")
    scripted.wait(0)
    assert scripted.table.ended == "agreed"


def test_who_leaves_the_table_is_asked_no_more() -> None:
    scripted = seated("ann", "bo", "cy")
    scripted.ask("ann", END)
    scripted.ask("bo", YES)
    scripted.play(moves.Leave(2))
    assert scripted.table.ended == "agreed"


def test_without_an_answer_it_lapses_after_a_minute() -> None:
    scripted = playing()
    scripted.ask("ann", VOID)
    scripted.wait(OPEN_FOR // SECOND - 0.001)
    assert scripted.table.proposal is not None
    assert acts.Lapsed("time") in scripted.wait(0.001)


def test_in_a_pause_the_minute_does_not_run() -> None:
    scripted = playing()
    scripted.ask("ann", VOID)
    scripted.wait(50)
    scripted.ask("ann", commands.Pause())
    scripted.wait(3600)
    scripted.ask("ann", commands.Resume())
    scripted.wait(9)
    assert scripted.table.proposal is not None
    scripted.wait(1)
    assert scripted.table.proposal is None


def test_what_is_proposed_in_a_pause_has_a_minute_after_it() -> None:
    scripted = playing()
    scripted.ask("ann", commands.Pause())
    scripted.wait(3600)
    scripted.ask("bo", VOID)
    scripted.wait(3600)
    assert scripted.table.proposal is not None
    scripted.ask("ann", commands.Resume())
    scripted.wait(OPEN_FOR // SECOND - 1)
    assert scripted.table.proposal is not None
    scripted.wait(1)
    assert scripted.table.proposal is None


def test_one_thing_is_proposed_at_a_time() -> None:
    scripted = playing()
    scripted.ask("ann", VOID)
    assert why(scripted, "bo", END) == "proposal_open"


def test_nobody_can_stall_with_proposals() -> None:
    scripted = playing()
    scripted.ask("ann", VOID)
    scripted.ask("bo", NO)
    assert why(scripted, "ann", END) == "proposed_already"
    scripted.ask("bo", END)
    scripted.ask("ann", NO)
    scripted.finish_deal()
    scripted.wait(5)
    scripted.ask("ann", END)


def test_only_players_propose_and_the_host_may_propose_the_end() -> None:
    scripted = open_table()
    for person in ("ann", "bo", "watcher"):
        scripted.arrive(person)
    scripted.sit("bo", 100)
    assert why(scripted, "watcher", END) == "players_only"
    assert why(scripted, "ann", VOID) == "players_only"
    scripted.ask("ann", END)
    scripted.ask("bo", YES)
    assert scripted.table.ended == "agreed"


# Moving chips.


def adjust(chips: int, from_seat: int = 0, to_seat: int = 1, reason: str = "") -> commands.ProposeAdjust:
    return commands.ProposeAdjust(from_seat, to_seat, chips, reason)


def test_chips_move_by_agreement_and_all_stay_accounted_for() -> None:
    scripted = seated("ann", "bo")
    scripted.ask("ann", adjust(30, reason="wrong\u200b pot"))
    assert stacks(scripted)[:2] == [100, 100]
    assert acts.Adjusted(0, 1, 30, "wrong pot") in scripted.ask("bo", YES)
    assert stacks(scripted)[:2] == [70, 130]
    assert [line.net for line in scripted.view.accounts] == [-30, 30]
    check_chips(scripted.table)


def test_what_cannot_move_is_refused() -> None:
    scripted = seated("ann", "bo")
    assert why(scripted, "ann", adjust(101)) == "chips_short"
    assert why(scripted, "ann", adjust(1, to_seat=0)) == "seat_unknown"
    assert why(scripted, "ann", adjust(1, to_seat=4)) == "seat_unknown"
    assert why(scripted, "ann", adjust(1, to_seat=19)) == "seat_unknown"


def test_nobodys_chips_are_given_away_without_him() -> None:
    scripted = seated("ann", "bo", "cy")
    scripted.depart("cy")
    assert why(scripted, "ann", adjust(50, from_seat=2, to_seat=0)) == "giver_not_here"
    scripted.arrive("cy")
    scripted.ask("ann", adjust(50, from_seat=2, to_seat=0))
    scripted.ask("bo", YES)
    scripted.depart("cy")
    assert acts.Lapsed("overtaken") in scripted.wait(0)
    assert stacks(scripted)[:3] == [100, 100, 100]


def test_while_a_turn_or_a_bet_is_open_the_stack_stays() -> None:
    scripted = playing()
    assert why(scripted, "ann", adjust(1)) == "stack_at_stake"


def test_with_both_turns_over_chips_move_in_the_middle_of_a_deal() -> None:
    scripted = playing()
    first, second = scripted.seats[0], (scripted.seats[0] + 1) % 3
    scripted.answer()
    scripted.answer()
    assert scripted.table.session.stage is Stage.DEAL
    before = stacks(scripted)
    scripted.ask("ann", adjust(5, first, second))
    for person in asked(scripted.table):
        scripted.ask(person, YES)
    assert stacks(scripted)[first] == before[first] - 5
    assert stacks(scripted)[second] == before[second] + 5
    assert why(scripted, "bo", VOID) == "cannot_void"


def test_moved_chips_do_not_make_a_strangers_bet_out_of_date() -> None:
    scripted = playing()
    first, second, third = (tuple(range(3)) * 2)[scripted.seats[0] :][:3]
    scripted.answer()
    scripted.answer()
    number = scripted.table.number
    scripted.ask("ann", adjust(5, first, second))
    for person in asked(scripted.table):
        scripted.ask(person, YES)
    scripted.play(moves.Bet(third, 1), number)


# Ending the evening.


def agree_to_end(scripted: Scripted) -> None:
    for person, command in (("ann", END), ("bo", YES), ("cy", YES)):
        scripted.ask(person, command)


def test_an_end_that_is_agreed_in_a_deal_comes_after_it() -> None:
    scripted = playing()
    agree_to_end(scripted)
    scripted.wait(10 * OPEN_FOR // SECOND)
    assert (scripted.table.ended, scripted.table.session.stage) == ("", Stage.DEAL)
    scripted.finish_deal()
    assert (scripted.table.ended, scripted.table.session.stage) == ("agreed", Stage.CLOSED)


@each_variant
def test_at_the_end_everybody_is_cashed_out_and_the_nets_sum_to_zero(variant: Variant) -> None:
    scripted = playing(variant.name)
    agree_to_end(scripted)
    scripted.finish_deal()
    table = scripted.table
    assert table.ended == "agreed"
    assert not any(table.players)
    assert (sum(stacks(scripted)), table.session.pot) == (0, 0)
    accounts = scripted.view.accounts
    assert sum(line.net for line in accounts) + table.session.house == 0
    assert all(line.stack == 0 for line in accounts)
    assert scripted.replayed() == table


def test_the_end_is_agreed_on_in_a_pause_too() -> None:
    scripted = playing()
    scripted.finish_deal()
    scripted.ask("ann", commands.Pause())
    agree_to_end(scripted)
    assert scripted.table.ended == "agreed"


def test_alone_with_bots_one_decides_alone() -> None:
    scripted = seated("ann")
    scripted.bot()
    scripted.ask("ann", END)
    assert scripted.table.ended == "agreed"
