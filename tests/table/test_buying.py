"""Table stakes: what chips are brought to a seat, and bought in it."""

import contextlib
from typing import Any

import pytest

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.table import commands
from reddog.table.errors import Refused
from tests.table.tables import Scripted, open_table, started


def why(
    scripted: Scripted, command: commands.AnyCommand, person: str = "ann"
) -> tuple[str, dict[str, object]]:
    before = scripted.table
    with pytest.raises(RedDogError) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value.code, dict(refusal.value.facts)


def sit(chips: int | None) -> commands.Sit:
    return commands.Sit("Ann", chips)


def buy(chips: int) -> commands.Play:
    return commands.Play(moves.BuyIn(0, chips))


def stack(scripted: Scripted) -> int:
    return scripted.table.session.seats[0].stack


def gone_with(chips: int, **settings: Any) -> Scripted:
    """A table that Ann has left with so many chips, having bought 100."""
    scripted = open_table(**settings)
    scripted.sit("ann", 100)
    scripted.sit("bo", 100)
    if chips < 100:
        scripted.ask("ann", commands.ProposeAdjust(0, 1, 100 - chips))
    elif chips > 100:
        scripted.ask("ann", commands.ProposeAdjust(1, 0, chips - 100))
    if chips != 100:
        scripted.ask("bo", commands.Answer(yes=True))
    scripted.play(moves.Leave(0))
    return scripted


def test_a_buy_in_is_between_the_least_and_the_most() -> None:
    scripted = open_table(buy_in=100, buy_in_least=50, buy_in_most=200)
    scripted.arrive("ann")
    for chips in (1, 49, 201):
        assert why(scripted, sit(chips)) == ("buy_in_range", {"chips": chips, "least": 50, "most": 200})
    scripted.sit("ann", 200)
    assert stack(scripted) == 200


def test_chips_may_be_added_up_to_the_most() -> None:
    scripted = open_table(buy_in_least=50, buy_in_most=200)
    scripted.sit("ann", 150)
    assert why(scripted, buy(51)) == ("buy_in_range", {"chips": 51, "least": 1, "most": 50})
    scripted.ask("ann", buy(50))
    assert stack(scripted) == 200
    assert why(scripted, buy(1))[0] == "stack_is_full"


def test_the_same_purchase_a_hundred_times_fills_no_stack_beyond_the_most() -> None:
    """Whoever sends one command again is answered by its name; others are held by the rule (M-07)."""
    scripted = open_table(buy_in_most=200)
    scripted.sit("ann", 100)
    for _ in range(100):
        with contextlib.suppress(Refused):
            scripted.ask("ann", buy(30))
    assert why(scripted, buy(30))[0] == "buy_in_range"
    assert stack(scripted) == 190
    assert scripted.table.accounts[0].bought == 190


def test_where_it_is_so_agreed_only_an_empty_stack_is_filled() -> None:
    scripted = open_table(rebuy="broke", buy_in_least=20)
    scripted.sit("ann", 100)
    scripted.sit("bo", 100)
    assert why(scripted, buy(10))[0] == "rebuy_when_broke"
    scripted.ask("ann", commands.ProposeAdjust(0, 1, 100))
    scripted.ask("bo", commands.Answer(yes=True))
    assert stack(scripted) == 0
    assert why(scripted, buy(10))[0] == "buy_in_range"
    scripted.ask("ann", buy(20))
    assert stack(scripted) == 20


def test_where_it_is_so_agreed_chips_are_bought_once() -> None:
    scripted = open_table(rebuy="never")
    scripted.sit("ann", 100)
    assert why(scripted, buy(10))[0] == "no_rebuys"


def test_in_ones_turn_the_game_sells_no_chips() -> None:
    scripted = started("high-card-pool", "ann", "bo", "cy")
    assert why(scripted, buy(10))[0] == "turn_to_come"


# Coming back.


def test_who_comes_back_brings_what_he_left_with() -> None:
    scripted = gone_with(60)
    assert why(scripted, sit(100)) == ("same_stack", {"chips": 60})
    scripted.ask("ann", sit(60))
    assert stack(scripted) == 60


@pytest.mark.parametrize("chips", [30, 170])
def test_the_same_stack_is_taken_also_outside_the_range_of_a_buy_in(chips: int) -> None:
    scripted = gone_with(chips, buy_in_least=50, buy_in_most=150)
    scripted.ask("ann", sit(None))
    assert stack(scripted) == chips


def test_who_lost_all_buys_anew() -> None:
    scripted = gone_with(0)
    scripted.ask("ann", sit(80))
    assert stack(scripted) == 80


def test_who_lost_all_stays_out_where_chips_are_bought_once() -> None:
    assert why(gone_with(0, rebuy="never"), sit(None))[0] == "no_rebuys"


def test_where_it_is_so_agreed_who_comes_back_brings_what_he_likes() -> None:
    scripted = gone_with(60, rejoin="any")
    scripted.ask("ann", sit(100))
    assert stack(scripted) == 100


@pytest.mark.parametrize("rebuy", ["broke", "never"])
def test_leaving_and_coming_back_is_no_way_to_buy_chips(rebuy: str) -> None:
    scripted = gone_with(60, rejoin="any", rebuy=rebuy, buy_in_least=50)
    assert why(scripted, sit(61)) == ("buy_in_range", {"chips": 61, "least": 50, "most": 60})
    scripted.ask("ann", sit(None))
    assert stack(scripted) == 60


def test_who_waits_for_a_seat_comes_back_with_the_same_stack_too() -> None:
    scripted = gone_with(60, seats=2, game="pot-in-between")
    scripted.sit("cy")
    scripted.ask("ann", commands.Wait("Ann"))
    assert scripted.table.waiting[0].chips == 60
