"""Time as a person hears of it: durations only, and one warning for a turn."""

from msgspec.structs import replace

from reddog.table.settings import Clock, Settings
from reddog.table.views import TableView, TurnView
from reddog.terminal.remote_clock import RemoteClock
from tests.client.scripted import TABLE


class Hands:
    """A clock that is put by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def turn(left: int | None, *, asked: int = 1, bank: bool = False, warning: int = 10) -> TableView:
    return replace(
        TABLE,
        asked=asked,
        settings=Settings(clock=Clock(warning=warning)),
        turn=TurnView((0,), left, bank),
    )


def test_the_warning_comes_once_in_a_turn() -> None:
    hands = Hands()
    clock = RemoteClock(hands)
    clock.set(turn(30_000), own=True)
    assert (clock.left, clock.wait, clock.warn()) == (30, 20, None)
    hands.at += 5
    clock.set(turn(25_000), own=True)  # somebody said something
    assert clock.wait == 15
    hands.at += 15
    assert clock.wait == 0
    assert clock.warn() == 10
    assert clock.warn() is None
    clock.set(turn(9_500), own=True)
    assert clock.wait is None


def test_spare_time_has_a_warning_of_its_own_and_so_has_the_next_turn() -> None:
    hands = Hands()
    clock = RemoteClock(hands)
    clock.set(turn(20_000), own=True)
    hands.at += 10
    assert clock.warn() == 10
    clock.set(turn(60_000, bank=True), own=True)
    assert clock.wait == 50
    hands.at += 50
    assert clock.warn() == 10
    clock.set(turn(30_000, asked=2), own=True)
    assert clock.wait == 20


def test_no_warning_for_others_without_a_clock_or_where_the_question_said_it() -> None:
    hands = Hands()
    clock = RemoteClock(hands)
    clock.set(turn(30_000), own=False)
    assert (clock.left, clock.wait) == (30, None)
    clock.set(turn(None), own=True)
    assert (clock.left, clock.wait) == (None, None)
    clock.set(turn(30_000, warning=0), own=True)
    assert clock.wait is None
    clock.set(turn(8_000), own=True)
    assert clock.wait is None


def test_time_that_is_granted_moves_the_warning() -> None:
    hands = Hands()
    clock = RemoteClock(hands)
    clock.set(turn(12_000), own=True)
    clock.set(turn(32_000), own=True)
    assert clock.wait == 22
    hands.at += 100
    assert clock.left == 0


def test_the_next_deal() -> None:
    hands = Hands()
    clock = RemoteClock(hands)
    clock.set(replace(TABLE, next_deal=4_600), own=False)
    assert clock.next_deal == 5
    hands.at += 3
    assert clock.next_deal == 2
    clock.set(TABLE, own=False)
    assert clock.next_deal is None
