"""No table waits for ever: for a player without a clock, or for friends who are gone."""

from __future__ import annotations

import pytest

from reddog.table import acts, commands, people
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.settings import Clock
from tests.table.tables import Scripted, check_chips, open_table, started

NO_CLOCK = Clock(turn=0, bots=0, pause=5)


def why(scripted: Scripted, person: str, command: commands.AnyCommand) -> Refused:
    before = scripted.table
    with pytest.raises(Refused) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value


def of_kind(done: tuple[acts.AnyAct, ...], kind: type[acts.Act]) -> list[acts.AnyAct]:
    return [act for act in done if isinstance(act, kind)]


def awaited_person(scripted: Scripted) -> str:
    player = scripted.table.players[scripted.seats[0]]
    assert player is not None
    return player.person


def waiting_for(person: str, *persons: str, clock: Clock) -> Scripted:
    """A deal in which this person is awaited."""
    scripted = started("high-card-pool", *persons, clock=clock)
    while awaited_person(scripted) != person:
        scripted.answer()
    return scripted


def test_without_a_clock_the_host_may_move_on_after_a_minute() -> None:
    scripted = waiting_for("bo", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(30)
    refused = why(scripted, "ann", commands.MoveOn(seat))
    assert (refused.code, refused.facts) == ("too_soon", {"seconds": 30})
    scripted.wait(30)
    done = scripted.ask("ann", commands.MoveOn(seat))
    assert done[0] == acts.MovedOn(seat=seat, why="host")
    assert any(act.why == "away" for act in of_kind(done, acts.Played) if isinstance(act, acts.Played))
    player = scripted.table.players[seat]
    assert player is not None
    assert player.away
    assert seat not in scripted.seats
    check_chips(scripted.table)
    assert scripted.replayed() == scripted.table


def test_who_was_moved_on_from_plays_again_when_he_is_back() -> None:
    scripted = waiting_for("bo", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    scripted.ask("ann", commands.MoveOn(seat))
    scripted.ask("bo", commands.BackAgain(seat))
    player = scripted.table.players[seat]
    assert player is not None
    assert not player.away


def test_nobody_but_the_host_moves_on_by_himself() -> None:
    scripted = waiting_for("bo", "ann", "bo", "cy", clock=NO_CLOCK)
    scripted.wait(60)
    assert why(scripted, "cy", commands.MoveOn(scripted.seats[0])).code == "host_only"


def test_time_without_limit_holds_up_a_table_with_a_clock_no_longer_than_that() -> None:
    scripted = waiting_for("bo", "ann", "bo", clock=Clock(turn=30, bots=0))
    (seat,) = scripted.seats
    scripted.ask("bo", commands.Extend(seat, 0))
    scripted.wait(3600)
    assert scripted.seats == (seat,), "nothing ends it by itself"
    assert scripted.ask("ann", commands.MoveOn(seat))[0] == acts.MovedOn(seat=seat, why="host")


def test_where_a_clock_runs_it_is_left_to_the_clock_unless_it_is_a_very_long_one() -> None:
    scripted = waiting_for("bo", "ann", "bo", clock=Clock(turn=3600, bots=0))
    scripted.wait(599)
    assert why(scripted, "ann", commands.MoveOn(scripted.seats[0])).code == "too_soon"
    scripted.wait(1)
    scripted.ask("ann", commands.MoveOn(scripted.seats[0]))


def seat_of(scripted: Scripted, person: str) -> int:
    return next(
        seat for seat, player in enumerate(scripted.table.players) if player and player.person == person
    )


def asked_together(clock: Clock) -> tuple[Scripted, int, int, int]:
    """A turn of all three at once, with the seats of ann, bo and cy."""
    scripted = started("casino", "ann", "bo", "cy", clock=clock)
    ann, bo, cy = (seat_of(scripted, person) for person in ("ann", "bo", "cy"))
    assert sorted(scripted.seats) == sorted((ann, bo, cy))
    return scripted, ann, bo, cy


def test_one_s_own_time_without_limit_takes_nothing_from_the_others() -> None:
    scripted, ann, bo, cy = asked_together(Clock(turn=30, bank=60, bots=0))
    scripted.ask("bo", commands.Extend(bo, 10))
    scripted.wait(60)
    scripted.ask("ann", commands.Extend(ann, 0))
    refused = why(scripted, "ann", commands.MoveOn(bo))
    assert (refused.code, refused.facts) == ("too_soon", {"seconds": 300})
    refused = why(scripted, "bo", commands.ProposeMoveOn(cy))
    assert (refused.code, refused.facts) == ("too_soon", {"seconds": 30}), "30 s and a bank of 60 s"
    scripted.ask("bo", commands.ProposeMoveOn(ann))
    scripted.ask("cy", commands.Answer(yes=False))
    scripted.wait(30)
    assert cy in scripted.seats, "nothing ends it by itself"
    assert acts.MovedOn(seat=cy, why="host") in scripted.ask("ann", commands.MoveOn(cy))
    scripted.wait(269)
    assert why(scripted, "ann", commands.MoveOn(bo)).code == "too_soon"
    scripted.wait(1)
    assert acts.MovedOn(seat=bo, why="host") in scripted.ask("ann", commands.MoveOn(bo))


def test_beside_time_without_limit_a_very_long_clock_is_waited_for_ten_minutes() -> None:
    scripted, ann, bo, _ = asked_together(Clock(turn=3600, bots=0))
    scripted.ask("ann", commands.Extend(ann, 0))
    scripted.wait(599)
    assert why(scripted, "ann", commands.MoveOn(bo)).code == "too_soon"
    scripted.wait(1)
    scripted.ask("ann", commands.MoveOn(bo))


def test_beside_others_who_have_a_clock_time_without_limit_is_a_minute() -> None:
    scripted, _, bo, _ = asked_together(Clock(turn=3600, bots=0))
    scripted.ask("bo", commands.Extend(bo, 0))
    scripted.wait(59)
    assert why(scripted, "ann", commands.MoveOn(bo)).code == "too_soon"
    scripted.wait(1)
    scripted.ask("ann", commands.MoveOn(bo))


def test_where_the_clock_ends_the_turn_nobody_goes_before_the_others() -> None:
    scripted, _, bo, cy = asked_together(Clock(turn=30, bank=60, bots=0))
    scripted.ask("bo", commands.Extend(bo, 10))
    scripted.wait(90)
    assert why(scripted, "ann", commands.MoveOn(cy)).code == "too_soon"


def test_only_who_is_awaited_is_moved_on_from_and_only_while_the_game_goes_on() -> None:
    scripted = waiting_for("bo", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    other = next(place for place in range(3) if place != seat)
    assert why(scripted, "ann", commands.MoveOn(other)).code == "not_awaited"
    assert why(scripted, "ann", commands.MoveOn(19)).code == "not_awaited"
    scripted.ask("ann", commands.Pause())
    assert why(scripted, "ann", commands.MoveOn(seat)).code == "paused_now"


def test_from_a_host_who_stalls_all_the_others_move_on_together() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    assert why(scripted, "bo", commands.ProposeMoveOn(seat)).code == "too_soon"
    scripted.wait(60)
    assert why(scripted, "ann", commands.ProposeMoveOn(seat)).code == "not_for_oneself"
    assert not of_kind(scripted.ask("bo", commands.ProposeMoveOn(seat)), acts.MovedOn), "cy is asked"
    assert scripted.view.proposal is not None
    assert scripted.view.proposal.asked == ("cy",), "and ann is not"
    assert why(scripted, "ann", commands.Answer(yes=False)).code == "not_asked"
    done = scripted.ask("cy", commands.Answer(yes=True))
    assert acts.MovedOn(seat=seat, why="agreed") in done
    assert scripted.table.proposal is None
    assert scripted.replayed() == scripted.table


def test_of_two_the_other_needs_nobodys_leave() -> None:
    scripted = waiting_for("ann", "ann", "bo", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    assert acts.MovedOn(seat=seat, why="agreed") in scripted.ask("bo", commands.ProposeMoveOn(seat))


def test_one_no_is_enough_to_go_on_waiting() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    assert acts.Lapsed(why="refused") in scripted.ask("cy", commands.Answer(yes=False))
    assert scripted.seats == (seat,)


def test_who_plays_in_time_is_spared() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(scripted.seats[0]))
    scripted.answer()
    assert scripted.table.proposal is None
    assert not any(player and player.away for player in scripted.table.players)


def test_what_one_proposed_before_does_not_make_him_wait() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.ask("bo", commands.ProposeEnd())
    scripted.wait(60)
    assert scripted.table.proposal is None
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    assert acts.MovedOn(seat=seat, why="agreed") in scripted.ask("cy", commands.Answer(yes=True))


@pytest.mark.parametrize("answered", [True, False], ids=["refused", "nobody answered"])
def test_who_would_go_on_waiting_is_not_asked_again_for_a_minute_by_anybody(*, answered: bool) -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", "di", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    if answered:
        scripted.ask("cy", commands.Answer(yes=False))
    else:
        scripted.wait(60)
    assert scripted.table.proposal is None
    scripted.wait(20)
    for person in ("bo", "di"):
        refused = why(scripted, person, commands.ProposeMoveOn(seat))
        assert (refused.code, refused.facts) == ("declined_lately", {"seconds": 40})
    scripted.ask("di", commands.ProposeEnd())
    assert scripted.view.proposal, "something else may be proposed meanwhile"
    scripted.ask("cy", commands.Answer(yes=False))
    scripted.wait(40)
    scripted.ask("di", commands.ProposeMoveOn(seat))
    scripted.ask("bo", commands.Answer(yes=True))
    assert acts.MovedOn(seat=seat, why="agreed") in scripted.ask("cy", commands.Answer(yes=True))
    assert scripted.replayed() == scripted.table


def test_a_refusal_is_for_one_player_and_one_turn_and_leaves_the_host_his_word() -> None:
    scripted, _, bo, cy = asked_together(NO_CLOCK)
    scripted.wait(60)
    scripted.ask("ann", commands.ProposeMoveOn(bo))
    scripted.ask("cy", commands.Answer(yes=False))
    scripted.ask("bo", commands.ProposeMoveOn(cy))
    assert scripted.table.proposal is not None
    scripted.ask("ann", commands.Answer(yes=False))
    assert why(scripted, "ann", commands.ProposeMoveOn(cy)).code == "declined_lately"
    assert why(scripted, "ann", commands.ProposeMoveOn(bo)).code == "declined_lately"
    assert acts.MovedOn(seat=cy, why="host") in scripted.ask("ann", commands.MoveOn(cy))


def depart_at_once(scripted: Scripted, *persons: str) -> None:
    def gone(draft: Draft) -> None:
        for person in persons:
            people.depart(draft, person)

    scripted.change(gone)


def test_nobody_here_any_more_ends_the_question_too() -> None:
    """Whoever comes back first finds a table at which nobody is asked about anybody."""
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    scripted.depart("ann")
    depart_at_once(scripted, "cy", "bo")
    assert scripted.table.paused == "nobody-here"
    assert scripted.table.proposal is None
    scripted.arrive("ann")
    scripted.tick()
    player = scripted.table.players[seat]
    assert player is not None
    assert not player.away
    assert scripted.replayed() == scripted.table


def test_what_else_was_proposed_waits_for_those_who_come_back() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    scripted.ask("bo", commands.ProposeEnd())
    depart_at_once(scripted, "ann", "cy", "bo")
    assert scripted.table.proposal is not None
    assert not scripted.table.ended


def test_who_asked_to_wait_no_longer_may_still_propose_something_else() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(scripted.seats[0]))
    scripted.ask("cy", commands.Answer(yes=False))
    scripted.ask("bo", commands.ProposeEnd())
    assert scripted.table.proposal is not None
    assert scripted.replayed() == scripted.table


def test_a_pause_ends_the_question_and_it_may_be_asked_anew_after_it() -> None:
    scripted = waiting_for("ann", "ann", "bo", "cy", clock=NO_CLOCK)
    (seat,) = scripted.seats
    scripted.wait(60)
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    assert acts.Lapsed(why="overtaken") in scripted.ask("ann", commands.Pause())
    assert why(scripted, "cy", commands.Answer(yes=True)).code == "nothing_proposed"
    assert why(scripted, "bo", commands.ProposeMoveOn(seat)).code == "paused_now"
    player = scripted.table.players[seat]
    assert player is not None
    assert not player.away
    scripted.wait(60)
    scripted.ask("ann", commands.Resume())
    scripted.ask("bo", commands.ProposeMoveOn(seat))
    assert acts.MovedOn(seat=seat, why="agreed") in scripted.ask("cy", commands.Answer(yes=True))


# The last one there.


def test_the_last_person_of_several_is_told_so_once() -> None:
    scripted = started("high-card-pool", "ann", "bo", "cy")
    assert not of_kind(scripted.depart("cy"), acts.LeftAlone)
    assert of_kind(scripted.depart("bo"), acts.LeftAlone) == [acts.LeftAlone(person="ann")]
    assert not of_kind(scripted.say("ann"), acts.LeftAlone)
    scripted.bot()
    assert not of_kind(scripted.say("ann"), acts.LeftAlone)
    assert scripted.replayed() == scripted.table


def test_company_that_comes_back_and_goes_is_told_anew() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.depart("bo")
    scripted.arrive("bo")
    assert scripted.table.alone == ""
    assert of_kind(scripted.depart("bo"), acts.LeftAlone) == [acts.LeftAlone(person="ann")]
    scripted.sit("cy")
    assert scripted.table.alone == ""


def test_a_host_who_goes_leaves_the_last_one_alone_and_the_host() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    assert of_kind(scripted.depart("ann"), acts.LeftAlone) == [acts.LeftAlone(person="bo")]
    assert scripted.table.host == "bo"
    scripted.bot()


def test_who_is_removed_or_stands_up_leaves_the_other_alone_too() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    assert of_kind(scripted.ask("ann", commands.Remove("bo")), acts.LeftAlone)


def test_whoever_plays_with_bots_from_the_beginning_was_never_left() -> None:
    scripted = open_table()
    scripted.sit("ann", 100)
    scripted.bot()
    scripted.start()
    for _ in range(3):
        scripted.wait(60)
    assert scripted.table.alone == ""


def test_the_last_one_ends_the_evening_by_himself() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.depart("bo")
    scripted.finish_deal()
    scripted.ask("ann", commands.ProposeEnd())
    assert scripted.table.ended == "agreed"
