"""A voice says every line once, by the names of its time, and asks each seat what it may decide."""

import re
from pathlib import Path
from typing import Any

import pytest

from reddog.protocol.messages import Spoken
from reddog.rules.moves import Leave
from reddog.server.voice import MOST, Voice
from reddog.table import acts, commands
from reddog.table.settings import Clock, Settings
from tests.server.live import run, serving, until
from tests.server.spoken import GLYPHS, RANKS, WORDS, Listener, faulted, lines, wire
from tests.table.tables import open_table, started


@pytest.fixture(autouse=True)
def _every_line_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reddog.server.voice.log_fault", faulted)


# What is told.


def test_a_person_is_told_of_his_own_deeds_as_you_and_of_the_others_by_name() -> None:
    scripted = started("high-card-pool", "ann", "bob", clock=Clock(pause=1))
    ann, bob = Listener(scripted, "ann"), Listener(scripted, "bob")
    first = scripted.seats[0]
    scripted.answer()
    mine, other = (ann, bob) if first == 0 else (bob, ann)
    name = "Ann" if first == 0 else "Bob"
    assert mine.texts()[0] == "You bet 1 against a pot of 2."
    assert other.texts()[0] == f"{name} bets 1 against a pot of 2."


def test_cards_are_signs_to_read_and_words_to_hear() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    ann = Listener(scripted, "ann")
    scripted.answer()
    burned = next(sentence for sentence in ann.listen() if sentence.text.startswith("Burned"))
    assert burned.tone == "card"
    (sign,), (word,) = GLYPHS.findall(burned.text), WORDS.findall(burned.aloud)
    assert (RANKS[word[0]].replace("T", "10"), word[1][0]) == (sign[0], "cdhs"["♣♦♥♠".index(sign[1])])


def test_what_holds_no_card_is_heard_as_it_is_read() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    ann = Listener(scripted, "ann")
    scripted.say("bob", "Hello")
    (said,) = ann.listen()
    assert (said.text, said.aloud, said.tone, said.seat) == ("Bob: Hello", "", "talk", 1)


def test_the_lines_of_an_evening_are_told_the_same_one_by_one_as_all_at_once() -> None:
    scripted = open_table("fort-wayne")
    ann = Listener(scripted, "ann")
    one_by_one: list[Any] = []
    for person in ("ann", "bob", "cid"):
        scripted.sit(person, 60)
        one_by_one += ann.listen()
    scripted.start()
    for _ in range(12):
        one_by_one += ann.listen()
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(5)
    one_by_one += ann.listen()
    at_once = Voice("ann", "en").spoken(scripted.table, lines(scripted, 1))
    texts = [sentence.text for line in at_once.lines for sentence in line.said]
    # The chance of a bet is said by who was there when it was made.
    assert texts == [re.sub(r" \(Before the look[^)]*\)", "", sentence.text) for sentence in one_by_one]


def test_who_comes_back_hears_the_names_of_those_who_sat_there_then() -> None:
    scripted = started("high-card-pool", "ann", "bob", "cid")
    number = scripted.table.number
    scripted.say("bob", "bye")
    scripted.finish_deal()
    scripted.ask("bob", commands.Play(Leave(1)))
    scripted.sit("dan", 50)
    said = Voice("ann", "en").spoken(scripted.table, lines(scripted, number))
    texts = [sentence.text for line in said.lines for sentence in line.said]
    assert "Bob: bye" in texts
    assert any(text.startswith("Bob bets 1") for text in texts)
    assert "Bob leaves with" in " ".join(texts)
    assert any(text == "Seat 2 is Dan's." for text in texts)
    assert not any(text.startswith("Dan bets") for text in texts)


def test_a_line_belongs_to_the_deal_in_which_it_began() -> None:
    scripted = started("high-card-pool", "ann", "bob", clock=Clock(pause=0))
    ann = Listener(scripted, "ann")
    scripted.finish_deal()
    ann.listen()
    assert [line.deal for line in ann.spoken.lines] == [1] * len(ann.spoken.lines)
    scripted.wait(1)
    scripted.answer()
    ann.listen()
    assert ann.spoken.lines[-1].deal == 2


def test_only_the_last_lines_are_told_to_who_was_gone_for_long() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    said = [wire(acts.Said("bob", f"{number}"), number=number) for number in range(1, MOST + 51)]
    spoken = Voice("ann", "en").spoken(scripted.table, said)
    assert [line.number for line in spoken.lines] == list(range(51, MOST + 51))


def test_ones_own_coming_and_going_is_no_news() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    ann, bob = Listener(scripted, "ann"), Listener(scripted, "bob")
    scripted.depart("bob")
    scripted.arrive("bob")
    assert [text for text in bob.texts() if "Bob" in text or "You" in text] == []
    gone, alone, back = ann.texts()
    assert (gone, back) == ("Bob is gone for the moment.", "Bob is here.")
    assert alone.startswith("Of all who played only you are still there")


def test_a_spectator_is_told_everything_and_asked_nothing() -> None:
    scripted = started("shoot", "ann", "bob")
    scripted.arrive("eve")
    eve = Listener(scripted, "eve")
    assert eve.spoken.asked == ()
    assert eve.spoken.waits in {"Waiting for Bob.", "Waiting for Ann."}
    scripted.answer()
    assert eve.texts()


def test_with_several_seats_at_one_device_everybody_is_called_by_name() -> None:
    scripted = open_table("high-card-pool", several_seats=True)
    scripted.sit("ann", 50)
    scripted.ask("ann", commands.Sit(name="Kid", chips=50))
    scripted.start()
    ann = Listener(scripted, "ann")
    assert [asked.seat for asked in ann.spoken.asked] == [0, 1]
    assert [bool(asked.prompt) for asked in ann.spoken.asked].count(True) == 1
    scripted.finish_deal()
    texts = " ".join(ann.texts())
    assert "Kid bets" in texts
    assert "You bet" not in texts


# Why the table waits.


def test_it_is_said_why_no_deal_begins() -> None:
    scripted = open_table("high-card-pool")
    scripted.sit("ann", 50)
    scripted.sit("bob", 50)
    ann, bob = Listener(scripted, "ann"), Listener(scripted, "bob")
    assert ann.spoken.waits == "Start the game when all are here."
    assert bob.spoken.waits == "The game begins when the host, Ann, starts it."
    scripted.start()
    scripted.ask("ann", commands.Pause())
    ann.listen()
    assert ann.spoken.waits == "The game is paused."
    scripted.ask("ann", commands.Resume())
    scripted.finish_deal()
    ann.listen()
    assert ann.spoken.waits == "The next deal begins in a moment."


def test_whose_turn_it_is_is_said_to_the_others() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    heard = {person: Listener(scripted, person) for person in ("ann", "bob")}
    turn, other = ("ann", "bob") if scripted.seats == (0,) else ("bob", "ann")
    assert heard[turn].spoken.waits == ""
    assert heard[turn].asked.prompt
    assert heard[other].spoken.waits == f"Waiting for {turn.capitalize()}."
    assert heard[other].asked.prompt == ""


# Rules that change.


def test_the_game_after_a_change_of_rules_is_told_by_the_new_ones() -> None:
    scripted = started("high-card-pool", "ann", "bob", clock=Clock(pause=1))
    ann = Listener(scripted, "ann")
    scripted.ask("ann", commands.ChangeRules(Settings(game="casino", clock=Clock(pause=1))))
    assert ann.texts()[0].startswith("You change the rules from the next deal on. The game: Casino")
    for _ in range(12):
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(2)
    texts = ann.texts()
    assert (
        "The new rules hold. The evening goes on with the same stacks, and the game is Casino Red Dog now."
        in texts
    )
    assert any(text.startswith("This game is over.") for text in texts)
    assert not any("session" in text for text in texts)
    assert any(text.startswith("Third card") for text in texts)


def test_who_missed_a_change_of_rules_is_told_what_was_played_by_the_new_ones() -> None:
    scripted = started("high-card-pool", "ann", "bob", clock=Clock(pause=1))
    scripted.ask("ann", commands.ChangeRules(Settings(game="casino", clock=Clock(pause=1))))
    number = scripted.table.number
    for _ in range(12):
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(2)
    # Without the line that named the new rules, the game before them cannot be told any more.
    spoken = Voice("bob", "en").spoken(scripted.table, lines(scripted, number))
    texts = [sentence.text for line in spoken.lines for sentence in line.said]
    assert not any("against a pot" in text for text in texts)
    assert any(text.startswith("Third card") for text in texts)


def test_after_a_change_of_rules_a_seat_is_called_by_who_sat_there_then() -> None:
    """Whoever loads the page anew is told as those were who stayed, whoever has the seat by now."""
    scripted = started("high-card-pool", "ann", "bob", "cyd", clock=Clock(pause=1))
    scripted.ask("ann", commands.ChangeRules(Settings(game="casino", clock=Clock(pause=1))))
    for _ in range(12):
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(2)
    scripted.ask("bob", commands.Play(Leave(1)))
    for _ in range(12):
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(2)
    scripted.sit("dee", seat=1)
    spoken = Voice("dee", "en").spoken(scripted.table, lines(scripted))
    texts = [sentence.text for line in spoken.lines for sentence in line.said]
    assert any(text.startswith("Bob leaves with ") for text in texts)
    assert not any(text.startswith(("You leave", "Dee leaves", "Seat 2 leaves")) for text in texts)


def test_a_line_that_cannot_be_told_does_not_keep_the_table_from_going_on(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    scripted = started("high-card-pool", "ann", "bob")
    voice = Voice("ann", "en")
    assert voice.spoken(scripted.table, ["nonsense"]) == Spoken(number=scripted.table.number)
    assert "cannot be told in words" in caplog.text
    assert voice.spoken(scripted.table, [wire(acts.Said("bob", "Still here"))]).lines[0].said


# Over the wire.


@pytest.mark.parametrize(
    ("tag", "coming"),
    [
        ("en", "Fay is here."),
        ("tlh", "Fay is here."),
        ("zh-Hans-CN", "Fay is here."),
        ("de-AT", "Fay ist hier."),
    ],
)
def test_who_says_a_language_in_his_hello_is_told_in_words_after_every_update(
    tag: str, coming: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="shoot"))
            eve = await live.join(clients[0].code, "Eve", language=tag)
            await until(lambda: eve.count(Spoken) == 1)
            await live.join(clients[0].code, "Fay")
            await until(lambda: eve.count(Spoken) == 2)
            kinds = [type(message).__name__ for message in eve.messages]
            assert kinds == ["Welcome", "Update", "Spoken", "Update", "Spoken"]
            spoken = eve.messages[-1]
            assert isinstance(spoken, Spoken)
            assert [sentence.text for sentence in spoken.lines[0].said] == [coming]
            assert spoken.number == eve.number
            assert clients[0].count(Spoken) == 0, "nobody else asked for words"

    run(story)


def test_who_comes_back_is_told_what_he_missed_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="shoot"))
            number = clients[0].number
            await clients[1].done(commands.Say("One"))
            await clients[1].done(commands.Say("Two"))
            again = await live.connect(clients[0].code, "Ann")
            await again.hello(after=number, language="en")
            spoken = await until(lambda: next((m for m in again.messages if isinstance(m, Spoken)), None))
            texts = [sentence.text for line in spoken.lines for sentence in line.said]
            assert [text for text in texts if text.startswith("Bob: ")] == ["Bob: One", "Bob: Two"]
            assert spoken.lines[0].number == number + 1
            assert spoken.asked[0].seat == 0

    run(story)
