"""Lines in words: tones, whose doing it is, and the deal that they belong to."""

import pytest

from reddog import cards
from reddog.protocol.messages import Line
from reddog.protocol.words import Sentence
from reddog.rules import events as ev
from reddog.server.voice import Voice
from reddog.server.voice_lines import deals
from reddog.table import acts
from reddog.table.told import Happened, PackUsed
from tests.server.spoken import faulted, wire
from tests.speech.tables import beat
from tests.table.tables import Scripted, started


@pytest.fixture(autouse=True)
def _every_line_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reddog.server.voice.log_fault", faulted)


@pytest.fixture
def scripted() -> Scripted:
    return started("high-card-pool", "ann", "bob")


def said(scripted: Scripted, *told: object, person: str = "ann") -> list[Sentence]:
    spoken = Voice(person, "en").spoken(scripted.table, [wire(*told, number=99)])
    return list(spoken.lines[0].said)


@pytest.mark.parametrize(
    ("told", "tone", "seat"),
    [
        (Happened((ev.BetPlaced(1, 3, 9),), 1), "bet", 1),
        (Happened((ev.Passed(1),), 1), "pass", 1),
        (Happened((ev.Burned(5),)), "card", -1),
        (Happened((beat(1, 5, "Qd", "Kd 3s", "Kd"),), 1), "won", 1),
        (Happened((beat(0, 5, "Qd", "4s 3s"),), 0), "lost", 0),
        (Happened((ev.DealEnded(1, 6),)), "deal", -1),
        (Happened((ev.Anted(((0, 1), (1, 1)), "deal", 2),)), "chips", -1),
        (Happened((ev.SatOut(1),), 1), "people", 1),
        (acts.Said("bob", "x"), "talk", 1),
        (acts.BankOpened(1), "time", 1),
        (acts.Paused("host", "ann"), "time", 0),
        (PackUsed(1, 1), "fair", -1),
        (acts.Committed(1, "abc"), "fair", -1),
        (acts.HostChanged("bob", "left"), "people", 1),
        (acts.Started(), "plain", -1),
    ],
)
def test_a_sentence_says_what_it_is_about_and_whose_doing_it_is(
    scripted: Scripted, told: object, tone: str, seat: int
) -> None:
    (sentence,) = said(scripted, told)
    assert (sentence.tone, sentence.seat) == (tone, seat)


def test_why_a_move_was_made_is_said_before_it(scripted: Scripted) -> None:
    first, second = said(scripted, Happened((ev.BetPlaced(1, 1, 2),), 1, "time"))
    assert (first.text, first.tone) == ("Bob's time is up.", "time")
    assert second.text == "Bob bets 1 against a pot of 2."


def test_cards_that_are_passed_over_are_told_in_one_sentence() -> None:
    scripted = started("slippery-sam", "ann", "bob")
    king, jack, four = (cards.parse(text) for text in ("Kd", "Jd", "4h"))
    turned = [
        Happened((ev.CentreTurned(card, role),)) for card, role in ((king, "skipped"), (jack, "skipped"))
    ]
    told = said(scripted, *turned, Happened((ev.CentreTurned(four, "centre"),)))
    assert [sentence.text for sentence in told] == [
        "K♦ and J♦ are too high and out of play.",
        "Card to beat: 4♥.",
    ]
    assert told[0].aloud == "king of diamonds and jack of diamonds are too high and out of play."


def test_a_name_that_runs_from_right_to_left_leaves_the_line_in_order(scripted: Scripted) -> None:
    (sentence,) = said(scripted, acts.Waiting("p9", "\u05d0\u05d1", 5))
    assert sentence.text.startswith("\u2068\u05d0\u05d1\u2069 waits")


def line(*events: ev.AnyEvent) -> Line:
    return Line(1, 0, (Happened(events),))


def test_the_deal_of_a_line_is_counted_back_from_the_last() -> None:
    talk = Line(1, 0, (acts.Said("ann", "x"),))
    began, ended = ev.DealBegan(1, (0, 1), 0), ev.DealEnded(1, 2)
    lines = [talk, line(began), line(ev.Burned(3)), line(ended), talk, line(began), line(ended, began), talk]
    assert deals(lines, 7) == [4, 5, 5, 5, 5, 6, 6, 7]
    assert deals([], 7) == []
