"""What the host may do, and nobody else."""

from typing import Any

import pytest
from msgspec.structs import replace

from reddog.errors import BadRules, RedDogError
from reddog.rules import moves
from reddog.table import acts, commands
from reddog.table.errors import Refused
from reddog.table.hosting import BARRED_FOR
from reddog.table.settings import Settings
from tests.table.tables import Scripted, open_table, started


def seated(*persons: str, **settings: Any) -> Scripted:
    scripted = open_table(**settings)
    for person in persons:
        scripted.sit(person, 100)
    return scripted


def why(scripted: Scripted, person: str, command: commands.AnyCommand) -> RedDogError:
    before = scripted.table
    with pytest.raises(RedDogError) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value


@pytest.mark.parametrize(
    "command",
    [
        commands.Start(),
        commands.Pause(),
        commands.Resume(),
        commands.AddBot("careful"),
        commands.Remove("ann"),
        commands.Mute("ann"),
        commands.HandOver("bo"),
        commands.ChangeRules(Settings()),
    ],
    ids=lambda command: type(command).__name__,
)
def test_what_the_host_may_do_nobody_else_may(command: commands.AnyCommand) -> None:
    scripted = seated("ann", "bo")
    scripted.arrive("watcher")
    assert why(scripted, "bo", command).code == "host_only"
    assert why(scripted, "watcher", command).code == "host_only"
    assert why(scripted, "nobody", command).code == "host_only"


def test_the_game_is_started_once() -> None:
    scripted = started("high-card-pool", "ann", "bo", "cy")
    assert why(scripted, "ann", commands.Start()).code == "started_already"


def test_only_what_goes_on_can_be_paused_and_only_what_is_paused_goes_on() -> None:
    scripted = seated("ann", "bo", "cy")
    assert why(scripted, "ann", commands.Pause()).code == "not_started"
    scripted.start()
    assert why(scripted, "ann", commands.Resume()).code == "not_paused"
    scripted.ask("ann", commands.Pause())
    assert why(scripted, "ann", commands.Pause()).code == "paused_already"
    assert scripted.ask("ann", commands.Resume()) == (acts.Resumed("ann"),)


def test_a_host_may_watch_and_host_without_a_seat() -> None:
    scripted = open_table()
    for person in ("ann", "bo", "cy"):
        scripted.arrive(person)
    for person in ("bo", "cy"):
        scripted.sit(person, 100)
    assert acts.Started() in scripted.ask("ann", commands.Start())


# Removing.


def test_who_is_removed_is_told_cashed_out_and_kept_away_for_ten_minutes() -> None:
    scripted = seated("ann", "bo")
    done = scripted.ask("ann", commands.Remove("bo", reason="spoils\u202e the fun"))
    assert done[0] == acts.Removed("bo", "ann", "spoils the fun", scripted.now + BARRED_FOR)
    assert acts.Played(moves.Leave(1), why="gone") in done
    assert scripted.told[-1][0] == done[0]
    assert scripted.table.players[1] is None
    assert scripted.table.accounts[1].cashed == 100
    assert [visitor.person for visitor in scripted.table.here] == ["ann"]
    assert why(scripted, "bo", commands.Sit("Bo")).code == "removed"


def test_who_is_removed_with_a_bet_on_the_table_leaves_by_the_rules_of_the_game() -> None:
    scripted = started("casino", "ann", "bo")
    scripted.play(moves.Bet(1, 10))
    scripted.ask("ann", commands.Remove("bo"))
    assert [bool(there) for there in scripted.table.players[:2]] == [True, True], "the bet is decided first"
    assert scripted.table.session.seats[1].leaving
    scripted.finish_deal()
    assert [bool(there) for there in scripted.table.players[:2]] == [True, False]
    assert scripted.table.accounts[1].cashed == scripted.table.accounts[1].left_with


def test_removing_twice_is_no_fault() -> None:
    scripted = started("casino", "ann", "bo")
    scripted.play(moves.Bet(1, 10))
    scripted.ask("ann", commands.Remove("bo"))
    scripted.ask("ann", commands.Remove("bo"))
    assert len(scripted.table.barred) == 1


def test_a_spectator_and_who_waits_can_be_removed_too() -> None:
    scripted = open_table("pot-in-between", seats=2)
    for person in ("ann", "bo"):
        scripted.sit(person, 100)
    scripted.arrive("cy")
    scripted.ask("cy", commands.Wait("Cy"))
    scripted.ask("ann", commands.Remove("cy"))
    assert scripted.table.waiting == ()
    assert [visitor.person for visitor in scripted.table.here] == ["ann", "bo"]


def test_a_bot_that_is_removed_is_not_barred() -> None:
    scripted = seated("ann")
    scripted.bot()
    bot = scripted.table.players[1]
    assert bot is not None
    scripted.ask("ann", commands.Remove(bot.person))
    assert scripted.table.players[1] is None
    assert scripted.table.barred == ()


def test_the_host_neither_removes_nor_mutes_himself_and_nobody_unknown() -> None:
    scripted = seated("ann")
    assert why(scripted, "ann", commands.Remove("ann")).code == "host_stays"
    assert why(scripted, "ann", commands.Mute("ann")).code == "host_stays"
    assert why(scripted, "ann", commands.Remove("mallory")).code == "no_such_person"
    assert why(scripted, "ann", commands.Mute("mallory")).code == "no_such_person"


def test_by_removing_a_person_all_his_seats_fall_free() -> None:
    scripted = open_table(several_seats=True)
    scripted.sit("ann")
    scripted.sit("bo")
    scripted.sit("bo")
    scripted.ask("ann", commands.Remove("bo"))
    assert [there.person for there in scripted.table.players if there] == ["ann"]


# Handing over.


def test_the_table_is_handed_over_to_somebody_who_is_there() -> None:
    scripted = seated("ann", "bo")
    scripted.bot()
    scripted.depart("bo")
    assert why(scripted, "ann", commands.HandOver("bo")).code == "not_connected"
    assert why(scripted, "ann", commands.HandOver("bot:1")).code == "not_connected"
    assert why(scripted, "ann", commands.HandOver("ann")).code == "host_already"
    scripted.arrive("bo")
    assert scripted.ask("ann", commands.HandOver("bo")) == (acts.HostChanged("bo", "handed-over"),)
    assert why(scripted, "ann", commands.Start()).code == "host_only"


# Other rules.


def test_other_rules_hold_from_the_next_deal_on() -> None:
    scripted = started("high-card-pool", "ann", "bo", "cy")
    other = replace(scripted.table.settings, game="denexa")
    scripted.ask("ann", commands.ChangeRules(other))
    assert (scripted.table.settings.game, scripted.table.planned) == ("high-card-pool", other)
    scripted.finish_deal()
    assert (scripted.table.settings.game, scripted.table.planned) == ("denexa", None)


def test_a_plan_is_taken_back_by_the_present_rules() -> None:
    scripted = started("high-card-pool", "ann", "bo", "cy")
    present = scripted.table.settings
    scripted.ask("ann", commands.ChangeRules(replace(present, game="denexa")))
    scripted.ask("ann", commands.ChangeRules(present))
    assert scripted.table.planned is None
    assert why(scripted, "ann", commands.ChangeRules(present)).code == "rules_hold_already"


def test_rules_that_cannot_be_are_refused_before_they_are_planned() -> None:
    scripted = seated("ann")
    refusal = why(scripted, "ann", commands.ChangeRules(Settings(game="denexa", house={"ante": "many"})))
    assert isinstance(refusal, BadRules)


def test_nobody_loses_his_seat_by_other_rules() -> None:
    scripted = seated("ann", "bo", "cy", game="denexa")
    refusal = why(scripted, "ann", commands.ChangeRules(Settings(game="denexa", seats=2)))
    assert isinstance(refusal, Refused)
    assert (refusal.code, refusal.facts) == ("seats_in_use", {"seats": 2, "least": 3})
    scripted.ask("ann", commands.ChangeRules(Settings(game="denexa", seats=3)))


def test_nothing_is_hosted_once_the_evening_is_over() -> None:
    scripted = seated("ann")
    scripted.ask("ann", commands.ProposeEnd())
    assert why(scripted, "ann", commands.Start()).code == "evening_over"
