"""From typed words to commands of a table, and who is meant by a name."""

from typing import Any

import pytest
from msgspec.structs import replace

from reddog.rules import moves
from reddog.table import commands
from reddog.table.state import Pack, Waiter
from reddog.table.views import PersonView, PlayerView, TurnView
from reddog.terminal.remote_commands import Here, command, is_command
from reddog.terminal.remote_information import TABLE_INFORMATION
from reddog.terminal.remote_persons import person_named, persons, seat_named
from reddog.terminal.remote_words import TableWord
from reddog.terminal.words import Unclear
from tests.client.scripted import TABLE


def player(seat: int, person: str, name: str, bot: str = "") -> PlayerView:
    return PlayerView(seat, person, name, bot, here=True, away=False, bank=0, times=1)


TAKEN = replace(
    TABLE,
    players=(player(0, "p-ana", "Ana"), player(2, "p-ann", "Ann 2"), player(4, "bot-1", "Potter", "potter")),
    watching=(PersonView("p-bo", "Bo Peep"),),
    waiting=(Waiter("p-cy", "Cy", 50),),
    next_pack=Pack(7, "c"),
)
HERE_ONLY = {TableWord.HELLO, TableWord.HIDE, TableWord.UNHIDE}
ANA = Here(TAKEN, "Ana", 0, None)
BO = Here(TAKEN, "Bo", None, 50)
HOST = Here(
    replace(TAKEN, host="p-ana", turn=TurnView((4,), None, bank=False)), "Ana", 0, None, person="p-ana"
)


@pytest.mark.parametrize(
    ("word", "text", "here", "asked"),
    [
        ("sit", "", BO, commands.Sit("Bo", chips=50)),
        ("sit", "3", BO, commands.Sit("Bo", chips=50, seat=2)),
        ("sit", "3 200", BO, commands.Sit("Bo", chips=200, seat=2)),
        ("wait", "", BO, commands.Wait("Bo", chips=50)),
        ("watch", "", BO, commands.StopWaiting()),
        ("stand", "", ANA, commands.Play(moves.Leave(0))),
        ("say", "hi", BO, commands.Say("hi")),
        ("say", "x" * 500, BO, commands.Say("x" * 500)),
        ("share", "tuesday", ANA, commands.GiveShare(0, 7, "tuesday")),
        ("time", "3", ANA, commands.Extend(0, 3)),
        ("bot", "Careful", ANA, commands.AddBot("careful")),
        ("bot", "careful 6", ANA, commands.AddBot("careful", 5)),
        ("remove", "pot", ANA, commands.Remove("bot-1")),
        ("remove", "Ann 2 too loud", ANA, commands.Remove("p-ann", "too loud")),
        ("remove", "bo peep", ANA, commands.Remove("p-bo")),
        ("remove", "3 too loud", ANA, commands.Remove("p-ann", "too loud")),
        ("mute", "Bo", ANA, commands.Mute("p-bo")),
        ("unmute", "Bo", ANA, commands.Mute("p-bo", muted=False)),
        ("host", "Cy", ANA, commands.HandOver("p-cy")),
        ("void", "a slip", ANA, commands.ProposeVoid("a slip")),
        ("void", "x" * 200, ANA, commands.ProposeVoid("x" * 200)),
        ("adjust", "Ana Ann 2 5", ANA, commands.ProposeAdjust(0, 2, 5)),
        ("adjust", "1 3 5", ANA, commands.ProposeAdjust(0, 2, 5)),
        ("adjust", "1 3 1", ANA, commands.ProposeAdjust(0, 2, 1)),
        ("adjust", "1 3 1000000000000", ANA, commands.ProposeAdjust(0, 2, 10**12)),
        ("end", "", ANA, commands.ProposeEnd()),
        ("skip", "Ann 2", ANA, commands.ProposeMoveOn(2)),
        ("skip", "3", HOST, commands.MoveOn(2)),
        ("skip", "", HOST, commands.MoveOn(4)),
        ("agree", "", ANA, commands.Answer(yes=True)),
        ("disagree", "", ANA, commands.Answer(yes=False)),
        ("change", "turn=9", ANA, None),
        ("start", "", ANA, commands.Start()),
        ("pause", "", ANA, commands.Pause()),
        ("resume", "", ANA, commands.Resume()),
    ],
)
def test_words_and_their_commands(word: str, text: str, here: Here, asked: Any) -> None:
    made = command(TableWord(word), text, here)
    if asked is None:
        assert isinstance(made, commands.ChangeRules)
        assert made.settings.clock.turn == 9
    else:
        assert made == asked


def test_every_word_is_a_command_or_answered_here() -> None:
    for word in TableWord:
        assert is_command(word) or word in TABLE_INFORMATION or word in HERE_ONLY


@pytest.mark.parametrize(
    ("word", "text", "here", "code"),
    [
        ("sit", "1 2 3", BO, "sit_how"),
        ("sit", "0", BO, "no_such_seat_number"),
        ("sit", "21", BO, "no_such_seat_number"),
        ("sit", "-1", BO, "not_a_number"),
        ("stand", "", BO, "not_seated"),
        ("share", "x", BO, "not_seated"),
        ("time", "2", BO, "not_seated"),
        ("time", "11", ANA, "too_many_times"),
        ("say", "", ANA, "say_what"),
        ("say", "x" * 501, ANA, "talk_too_long"),
        ("share", "x" * 65, ANA, "share_too_long"),
        ("remove", "Ann 2 " + "x" * 201, ANA, "reason_too_long"),
        ("remove", "bo " + "x" * 201, ANA, "reason_too_long"),
        ("void", "x" * 201, ANA, "reason_too_long"),
        ("bot", "", ANA, "which_bot"),
        ("remove", "", ANA, "who_is_meant"),
        ("remove", "Zed", ANA, "nobody_named"),
        ("remove", "An", ANA, "several_named"),
        ("remove", "2", ANA, "nobody_in_seat"),
        ("remove", "9" * 5000, ANA, "nobody_in_seat"),
        ("adjust", "Ana 5", ANA, "adjust_how"),
        ("adjust", "Ana Bo 5", ANA, "adjust_how"),
        ("adjust", "Ana Ann 2 0", ANA, "how_much"),
        ("adjust", "1 3 000", ANA, "not_a_number"),
        ("adjust", "1 3 1000000000001", ANA, "how_much"),
        ("adjust", "1 3 -5", ANA, "not_a_number"),
        ("sit", "3 0", BO, "how_much"),
        ("sit", "3 1000000000001", BO, "how_much"),
        ("wait", "0", BO, "how_much"),
    ],
)
def test_what_is_missing_or_unclear_is_asked_for(word: str, text: str, here: Here, code: str) -> None:
    with pytest.raises(Unclear) as refused:
        command(TableWord(word), text, here)
    assert refused.value.code == code


def test_names_are_only_a_way_to_point_at_somebody() -> None:
    """Ann and Ann 2: the whole name is the one that is meant, and a seat's number never misleads."""
    table = replace(
        TAKEN, players=(player(0, "p-1", "Ann"), player(1, "p-2", "Ann 2"), player(2, "p-3", "3"))
    )
    assert person_named("Ann", table) == "p-1"
    assert person_named("ann 2", table) == "p-2"
    assert person_named("2", table) == "p-2"
    assert person_named("3", table) == "p-3"
    assert seat_named("ann 2", table) == 1


def test_a_person_in_two_seats_is_told_apart_by_the_seat() -> None:
    table = replace(TAKEN, players=(player(0, "p-1", "Ann"), player(3, "p-1", "Ann 2")))
    assert (seat_named("Ann", table), seat_named("Ann 2", table), seat_named("4", table)) == (0, 3, 3)
    assert persons(table)["p-1"] == "Ann"


def test_names_are_harmless_to_a_terminal() -> None:
    table = replace(TAKEN, players=(player(0, "p-1", "A\x1b[2Jn\u202en"),))
    assert persons(table)["p-1"] == "A?[2Jn?n"
