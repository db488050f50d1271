"""What a table's own rules are, how two sets of them differ, and what they bring with them."""

from typing import Any

import pytest
from msgspec.structs import replace

from reddog.rules.variants import HIGH_CARD_POOL
from reddog.speech import Context
from reddog.speech.table_context import TableContext
from reddog.speech.table_rules import cautions, changes, table_rules
from reddog.speech.told import say_told
from reddog.table import acts
from reddog.table.settings import Clock, Settings

BO = TableContext(
    Context(variant=HIGH_CARD_POOL, names=("Ana", "Bo", "Cy"), viewer=1),
    persons={"p-ana": "Ana", "p-bo": "Bo", "p-cy": "Cy"},
    viewer="p-bo",
)


def test_what_a_tables_own_rules_are() -> None:
    said = table_rules(Settings(title="Friday", buy_in_most=500, hints=False))
    assert 'The table is called "Friday".' in said
    assert "The usual buy-in is 100; from 1, and no more than makes a stack of 500." in said
    assert "Chances and advice are off." in said
    assert all(sentence.endswith(".") for sentence in said)


def test_every_setting_of_a_table_shows_when_it_changes() -> None:
    """A setting that somebody adds tomorrow fails here until its change is said."""
    others: dict[str, Any] = {
        "game": "shoot",
        "house": {"hand": "4"},
        "title": "Friday",
        "seats": 4,
        "buy_in": 50,
        "buy_in_least": 20,
        "buy_in_most": 200,
        "rebuy": "never",
        "rejoin": "any",
        "clock": Clock(turn=20),
        "hints": False,
        "spectators": False,
        "chat": False,
        "several_seats": True,
        "reveal": "pack",
    }
    assert set(others) == set(Settings.__struct_fields__)
    for name, value in others.items():
        assert changes(Settings(), replace(Settings(), **{name: value})), name
    assert not changes(Settings(), Settings())


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (Clock(turn=0), "No clock runs."),
        (Clock(bank=90), "Seconds for each turn: 30; spare seconds of each player for the evening: 90."),
        (Clock(pause=1), "1 second between deals."),
    ],
)
def test_what_the_clock_is(clock: Clock, said: str) -> None:
    assert changes(Settings(), Settings(clock=clock)) == (said,)


def test_new_rules_that_show_cards_twice_say_so_with_the_arithmetic() -> None:
    """In mid-evening as at the set-up: from seat 7 on the cards that come are known to all."""
    usual = replace(BO, settings=Settings(seats=6))
    said = say_told(acts.RulesPlanned(Settings(seats=8), "p-ana"), usual)
    (beware,) = cautions(Settings(seats=8), typed=True)
    assert beware in said
    assert beware not in say_told(acts.RulesPlanned(Settings(seats=7, title="x"), "p-ana"), usual)
    assert beware not in say_told(
        acts.RulesPlanned(Settings(seats=8, title="x"), "p-ana"), replace(BO, settings=Settings(seats=8))
    ), "nothing new"
    assert cautions(Settings(seats=6, house={"hand": "5"})) == ()


def test_a_table_where_one_may_hold_several_seats_is_warned() -> None:
    new = Settings(several_seats=True)
    said = say_told(acts.RulesPlanned(new, "p-ana"), BO)
    assert "sees the cards of all of them" in said
    assert cautions(new) == ("One person may hold several seats here, and sees the cards of all of them.",)


@pytest.mark.parametrize(
    ("game", "house", "clock", "said"),
    [
        ("high-card-pool", {}, Clock(), "the least bet is made: on average that costs 12.0 % of it"),
        ("high-card-pool", {"hand": "4"}, Clock(), "that costs 24.6 % of it"),
        ("polish", {}, Clock(), "that costs 8.9 % of it. A banker's least stake is made for him"),
        ("pot-in-between", {}, Clock(), "Whoever does not act in time, or is away, passes."),
        ("fort-wayne", {"passing": "chip"}, Clock(), "passes, and pays the chip that passing costs"),
        ("casino", {}, Clock(), "sits the round out; who has bet does not raise"),
        ("casino", {}, Clock(), "a bet on the table is decided first, without a raise"),
        ("shoot", {}, Clock(), "a banker once the deal is over, with what is left of his bank"),
        ("denexa", {}, Clock(), "leaves his antes in the pot"),
        ("denexa", {}, Clock(), "Who misses two turns running is not waited for"),
        ("denexa", {}, Clock(turn=0), "Once a turn has lasted a minute, the host"),
    ],
)
def test_a_table_s_rules_say_what_silence_and_leaving_cost(
    game: str, house: dict[str, str], clock: Clock, said: str
) -> None:
    assert said in " ".join(table_rules(Settings(game=game, house=house, clock=clock)))
