"""What people bought and cashed out over the evening: one account for each, whatever seat they had."""

from reddog.rules import moves
from reddog.rules.events import BoughtIn, Joined, Left
from reddog.table.booking import booked
from reddog.table.settings import Clock
from reddog.table.state import Account, Player
from tests.table.tables import SECOND, check_chips, open_table, started

ANN = Player(person="ann", name="Ann")


def test_buy_ins_and_cash_outs_are_added_up() -> None:
    accounts: tuple[Account, ...] = ()
    for event in (Joined(0, 50), BoughtIn(0, 20), Left(0, 90), Joined(3, 90), Left(3, 10)):
        accounts = booked(accounts, ANN, event)
    assert accounts == (Account("ann", "Ann", bought=160, cashed=100, left_with=10, bank=0),)


def test_who_has_a_seat_has_left_with_nothing() -> None:
    accounts = booked((), ANN, Joined(0, 50))
    accounts = booked(accounts, ANN, Left(0, 50))
    assert accounts[0].left_with == 50
    assert booked(accounts, ANN, Joined(1, 50))[0].left_with == 0


def test_accounts_stay_in_the_order_in_which_people_came() -> None:
    accounts = booked(booked((), ANN, Joined(0, 5)), Player("bob", "Bob"), Joined(1, 5))
    accounts = booked(accounts, ANN, BoughtIn(0, 5))
    assert [account.person for account in accounts] == ["ann", "bob"]


def test_several_seats_of_one_person_are_one_account() -> None:
    table = open_table(several_seats=True, clock=Clock(bots=0))
    table.sit("ann", 50)
    table.sit("ann", 60)
    (account,) = table.table.accounts
    assert account.bought == 110
    check_chips(table.table)


def test_what_is_at_stake_is_not_cashed_out_until_it_is_decided() -> None:
    """M-08."""
    table = started("casino", "ann", "bob", chips=10)
    table.play(moves.Bet(0, 10))
    table.play(moves.Leave(0))
    assert table.table.accounts[0].cashed == 0
    check_chips(table.table)
    table.finish_deal()
    assert table.table.players[0] is None
    check_chips(table.table)


def test_spare_time_is_for_the_whole_evening_and_not_for_each_seat() -> None:
    table = started("high-card-pool", "ann", "bob", "eve", clock=Clock(turn=30, bank=60, bots=0))
    table.wait(30 + 20)
    (seat,) = table.seats
    table.answer()
    player = table.table.players[seat]
    assert player is not None
    assert 0 < player.bank <= 40 * SECOND
    table.play(moves.Leave(seat))
    table.finish_deal()
    (account,) = (account for account in table.table.accounts if account.person == player.person)
    table.sit(player.person, account.left_with)
    (again,) = (sitting for sitting in table.table.players if sitting and sitting.person == player.person)
    assert again.bank == player.bank
