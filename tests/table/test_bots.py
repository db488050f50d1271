"""Bots at a table: they answer by their own views, in their time, and buy chips when they are broke."""

from typing import Any

import pytest
from msgspec.structs import replace

from reddog.bots import BOTS
from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS
from reddog.table import acts, clock, commands
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, check_chips, open_table

QUICK = Clock(turn=30, bank=0, pause=5, bots=0)


def with_bots(game: str, *kinds: str, chips: int = 100, **settings: Any) -> Scripted:
    table = open_table(game, **{"clock": QUICK, **settings})
    table.sit("ann", chips)
    for kind in kinds:
        table.bot(kind, chips)
    table.start()
    return table


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_all_bots_play_every_game_with_a_person_for_a_dozen_deals(game: str) -> None:
    table = with_bots(game, *BOTS)
    while table.table.deals < 12:
        if table.seats:
            assert table.seats == (0,)
            table.answer()
        else:
            if table.view.waits:
                table.play(moves.BuyIn(0, 100))
            table.wait(5)
        check_chips(table.table)
    assert table.replayed() == table.table


def test_a_bot_thinks_as_long_as_is_agreed() -> None:
    table = with_bots("casino", "minimum", clock=replace(QUICK, bots=1.5))
    assert clock.due(table.table) == table.now + 1500
    table.now += 1499
    assert table.tick() == ()
    table.now += 1
    (done,) = table.tick()
    assert isinstance(done, acts.Played)
    assert done.why == "bot"


def test_bots_have_no_clock_of_their_own() -> None:
    table = with_bots("casino", "minimum", clock=replace(QUICK, bots=10, turn=1))
    table.arrive("bob")
    assert clock.due(table.table) == table.now + SECOND
    table.wait(1)
    assert table.seats == (1,)
    assert clock.due(table.table) == table.now + 9 * SECOND


def test_a_bot_without_chips_buys_the_usual_ones_between_deals() -> None:
    table = open_table(clock=QUICK, buy_in=40)
    table.sit("ann", 40)
    table.bot("minimum", 1)
    table.bot("minimum", 1)
    done = table.ask("ann", commands.Start())
    bought = [act.move for act in done if isinstance(act, acts.Played)]
    assert bought == [moves.BuyIn(1, 40), moves.BuyIn(2, 40)]
    check_chips(table.table)


def test_in_a_banked_game_a_bot_buys_as_much_as_a_bank_takes() -> None:
    table = open_table("shoot", clock=QUICK, buy_in=5)
    table.sit("ann")
    table.bot("minimum")
    table.ask("ann", commands.Start())
    assert table.table.session.seats[1].stack >= table.table.session.variant.stakes.bank_least


def test_a_bot_gives_its_seat_up_for_a_person_as_soon_as_it_may() -> None:
    table = with_bots("high-card-pool", "minimum", "minimum", seats=3)
    assert table.table.session.stage is Stage.DEAL
    table.sit("bob", 50)
    for _ in range(3):
        table.finish_deal()
        table.wait(5)
    players = [player.person for player in table.table.players if player]
    assert "bob" in players
    assert sum(person.startswith("bot") for person in players) == 1
    assert table.table.waiting == ()


def test_a_deal_of_bots_alone_ends_in_one_entry_when_they_need_no_time() -> None:
    table = with_bots("high-card-pool", "minimum", "careful", "random")
    if table.seats:
        table.play(moves.SitOut(0))
        table.answer()
    deals = table.table.deals
    entries = len(table.entries)
    table.wait(5)
    assert table.table.deals == deals + 1
    assert len(table.entries) == entries + 1


def test_a_bot_that_holds_the_bank_buys_nothing_until_it_is_over() -> None:
    """What it staked lies in the pot: it is not broke."""
    for seed in range(20):
        table = open_table("polish", seed=str(seed), clock=QUICK, buy_in=40)
        table.sit("ann", 40)
        bank = table.table.session.variant.stakes.bank_least
        table.bot("minimum", bank)
        table.start()
        while table.table.session.stage is Stage.DEAL:
            table.answer()
        session = table.table.session
        if session.banker == 1 and session.seats[1].stack < bank:
            assert table.table.accounts[1].bought == bank
            return
    pytest.fail("no bot kept a bank in 20 tables")
