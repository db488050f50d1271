"""What a live room remembers: lines for who comes back, answers for who asks again."""

from __future__ import annotations

import pytest

from reddog.server.room_memory import ANSWERS, LINES, PERSONS, Answers, Lines
from reddog.table.acts import Entry, Said
from reddog.table.errors import Refused


def line(number: int) -> Entry:
    return Entry(number=number, at=number, acts=(Said(person="Ann", text=str(number)),), person="Ann")


def test_the_last_lines_are_remembered_and_no_more() -> None:
    lines = Lines()
    assert lines.reach(0)
    for number in range(1, LINES + 11):
        lines.add(line(number), (Said(person="Ann", text="x"),))
    assert lines.reach(10)
    assert not lines.reach(9)
    assert len(lines.after(10)) == LINES
    assert f'"number":{LINES + 10},' in lines.after(LINES + 9)[0]


def test_of_what_was_refused_the_oldest_is_forgotten_first() -> None:
    answers = Answers()
    answers.add("Ann", "", 1)
    for count in range(ANSWERS + 1):
        answers.add("Ann", str(count), Refused("no_chat"))
    assert answers.find("Ann", "0") is None
    with pytest.raises(Refused):
        answers.find("Ann", "1")
    assert answers.find("Ann", "") is None


def test_what_was_done_is_known_however_much_was_done_after_it() -> None:
    """A command that comes again after any number of later ones is answered as before, and never done twice."""
    answers = Answers()
    for count in range(1, 10 * ANSWERS):
        answers.add("Ann", str(count), count)
    assert [answers.find("Ann", str(count)) for count in (1, 2, ANSWERS)] == [1, 2, ANSWERS]
    assert answers.find("Bob", "1") is None, "it was Ann's"


def test_whoever_was_gone_for_long_is_answered_as_he_was() -> None:
    """What the others asked for meanwhile takes nothing out of his answers."""
    answers = Answers()
    answers.add("Ann", "buy", 7)
    for count in range(10 * ANSWERS):
        answers.add("Bob", str(count), count)
    assert answers.find("Ann", "buy") == 7


def test_only_so_many_persons_are_remembered() -> None:
    answers = Answers()
    for count in range(PERSONS + 1):
        answers.add(f"p{count}", "sit", 100 + count)
        answers.add(f"p{count}", "no", Refused("no_chat"))
    assert answers.find("p0", "no") is None
    assert answers.find("p0", "sit") == 100, "but nothing that was done"
    with pytest.raises(Refused):
        answers.find("p1", "no")
