"""The ledger: it follows from what was bought and cashed out, and sums to zero at every moment."""

import pytest

from reddog.rules import moves
from reddog.rules.variants import VARIANTS
from reddog.table import ledger
from reddog.table.commands import AddBot
from tests.table.tables import Scripted, open_table, started


def total(scripted: Scripted) -> int:
    session = scripted.table.session
    return sum(account.net for account in ledger.accounts(scripted.table)) + session.pot + session.house


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_ledger_sums_to_zero_after_every_entry_of_every_game(variant: object) -> None:
    scripted = started(variant.name, "ann", "bo", "cy")  # type: ignore[attr-defined]
    for _ in range(40):
        assert total(scripted) == 0
        assert sum(ledger.nets(scripted.table).values()) == 0
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(10)
    assert scripted.table.deals > 1


def test_a_bet_is_its_players_until_it_is_decided() -> None:
    scripted = started("casino", "ann", "bo")
    before = ledger.accounts(scripted.table)
    scripted.play(moves.Bet(0, 10))
    assert scripted.table.session.seats[0].stack == 90
    assert ledger.accounts(scripted.table) == before


def test_what_the_house_wins_is_in_the_nets() -> None:
    scripted = started("casino", "ann", "bo", seed="3")
    while not scripted.table.session.house:
        scripted.finish_deal()
        scripted.wait(10)
    nets = ledger.nets(scripted.table)
    assert nets[ledger.HOUSE] == scripted.table.session.house
    assert not sum(nets.values())


def test_who_left_stays_in_the_ledger_and_comes_back_to_the_same_line() -> None:
    scripted = open_table()
    scripted.sit("ann", 100)
    scripted.play(moves.Leave(0))
    assert [(line.bought, line.cashed, line.stack) for line in ledger.accounts(scripted.table)] == [
        (100, 100, 0)
    ]
    scripted.sit("ann")
    assert [(line.bought, line.cashed, line.stack) for line in ledger.accounts(scripted.table)] == [
        (200, 100, 100)
    ]


def test_bots_are_in_the_ledger_under_their_own_names() -> None:
    scripted = open_table()
    scripted.sit("ann", 100)
    scripted.ask("ann", AddBot("careful", chips=50))
    bot = ledger.accounts(scripted.table)[1]
    assert (bot.name, bot.bot, bot.bought, bot.net) == ("Careful", "careful", 50, 0)


def test_one_person_in_several_seats_has_one_line() -> None:
    scripted = open_table(several_seats=True)
    scripted.sit("ann", 100)
    scripted.sit("ann", 30)
    (line,) = ledger.accounts(scripted.table)
    assert (line.bought, line.stack, line.net) == (130, 130, 0)
