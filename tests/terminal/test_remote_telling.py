"""What happens at a server's table, in lines: by the names of the moment, to the right "you", harmless to a terminal."""

import io
from typing import Any

import pytest
from msgspec.structs import replace

from reddog.protocol.messages import Line
from reddog.rules import events as ev
from reddog.table import acts
from reddog.table.settings import Settings
from reddog.table.told import Happened, IsHere, PackUsed
from reddog.table.views import PersonView, PlayerView
from reddog.terminal.remote_telling import QUIET, RemoteTeller
from reddog.terminal.screen import Screen
from tests.client.scripted import TABLE


class Heard:
    """A person who hears what is told."""

    def __init__(self, table: Any = TABLE, person: str = "p-me") -> None:
        self.out = io.StringIO()
        self.telling = RemoteTeller(Screen(self.out, None), table, person)

    def tell(self, *told: Any, table: Any = TABLE) -> list[str]:
        before = self.out.tell()
        self.telling.tell([Line(number, 0, (one,)) for number, one in enumerate(told, 1)], table)
        return self.out.getvalue()[before:].splitlines()


def test_who_sits_down_is_you_from_then_on_and_names_come_with_the_acts() -> None:
    heard = Heard()
    assert heard.tell(
        IsHere("p-bo", "Bo"),
        acts.Seated(1, "p-bo", "Bo"),
        Happened((ev.Joined(1, 50),), 1),
        acts.Seated(0, "p-me", "Me"),
        Happened((ev.Joined(0, 70),), 0),
        acts.Departed("p-bo"),
    ) == [
        "Bo is here.",
        "Seat 2 is Bo's.",
        "Bo sits down with 50 chips.",
        "Seat 1 is yours.",
        "You sit down with 70 chips.",
        "Bo is gone for the moment.",
    ]


def test_who_left_before_the_news_came_is_still_called_by_name() -> None:
    seated = replace(
        TABLE, players=(PlayerView(1, "p-bo", "Bo", "", here=True, away=False, bank=0, times=1),)
    )
    heard = Heard(seated)
    assert heard.tell(Happened((ev.Left(1, 9),), 1), acts.Said("p-bo", "bye"), table=TABLE) == [
        "Bo leaves with 9 chips.",
        "Bo: bye",
    ]


def test_ones_own_coming_and_going_is_no_news() -> None:
    assert Heard().tell(IsHere("p-me", "Me"), acts.Departed("p-me")) == []


def test_the_shuffle_is_told_to_who_asks() -> None:
    heard = Heard()
    told = [
        acts.Committed(1, "abc"),
        acts.Shared(0, 1, "x"),
        PackUsed(1, 1, ("x",)),
        acts.DealerDrawn(1, (0,)),
        acts.Revealed(1, "def"),
    ]
    assert {type(one) for one in told} == set(QUIET) - {acts.Opened}
    assert heard.tell(*told) == []
    assert heard.telling.fair[0] == "Commitment to pack 1: abc."
    assert heard.telling.fair[-1] == "The secret of pack 1 was def."


def test_after_a_change_of_rules_the_sentences_are_those_of_the_new_game() -> None:
    casino = Settings(game="casino")
    heard = Heard()
    assert heard.tell(
        acts.RulesPlanned(casino, "p-me"), acts.RulesChanged(), Happened((ev.Passed(0),), 0)
    ) == [
        "You change the rules from the next deal on. The game: Casino Red Dog.",
        "The new rules hold. The evening goes on with the same stacks, and the game is Casino Red Dog now.",
        "Seat 1 sits this deal out.",
    ]


def test_who_was_long_away_hears_the_end_of_it() -> None:
    lines = Heard().tell(*(acts.Said("p-bo", f"word {number}") for number in range(100)))
    assert lines[0] == "40 earlier things are not told again."
    assert lines[1:] == [f"Somebody: word {number}" for number in range(40, 100)]


@pytest.mark.parametrize("bad", ["\x1b[2J", "\x07", "a\nb", "\u202eabc", "\x9b31m"])
def test_nothing_that_others_write_moves_the_cursor(bad: str) -> None:
    watched = replace(TABLE, watching=(PersonView("p-bo", f"Bo{bad}"),))
    heard = Heard(watched)
    lines = heard.tell(
        acts.Said("p-bo", f"hi {bad}"),
        acts.Removed("p-bo", "p-me", f"for {bad}"),
        IsHere("p-cy", f"Cy{bad}"),
        acts.Seated(1, "p-cy", f"Cy{bad}"),
        Happened((ev.Joined(1, 5),), 1),
        table=watched,
    )
    assert len(lines) == 5
    assert all(sign.isprintable() for line in lines for sign in line)
    assert all(sign.isprintable() for line in heard.telling.teller.log for sign in line)


def test_lines_can_be_looked_up_again() -> None:
    heard = Heard()
    heard.tell(acts.Started(), acts.Said("p-me", "hello"))
    assert heard.telling.teller.log == ["The game begins.", "You: hello"]
