"""What follows from what people do: stale and fresh moves, whose seat it is, and people who leave."""

import pytest

from reddog.errors import IllegalMove, RedDogError
from reddog.rules import moves
from reddog.rules.events import BankTaken, DealPassed, Left
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS
from reddog.table import acts, clock, commands
from reddog.table.errors import Refused
from reddog.table.settings import Clock
from reddog.table.told import Happened
from tests.table.tables import Scripted, check_chips, open_table, started

QUICK = Clock(turn=30, bank=0, pause=5, bots=0)


def events(table: Scripted) -> list[object]:
    """What everybody was told of the game in the last entry."""
    return [event for told in table.told[-1] if isinstance(told, Happened) for event in told.events]


# Stale and fresh.


def test_a_bet_made_against_what_is_on_the_table_counts() -> None:
    table = started("high-card-pool", "ann", "bob")
    (seat,) = table.seats
    table.play(moves.Bet(seat, 2))
    assert table.seats != (seat,)


def test_a_bet_made_before_the_pot_changed_is_out_of_date() -> None:
    table = started("high-card-pool", "ann", "bob")
    seen = table.table.number
    table.answer()
    (seat,) = table.seats
    with pytest.raises(Refused, match="stale"):
        table.play(moves.Bet(seat, 1), seen)


def test_talk_in_between_makes_no_bet_stale() -> None:
    table = started("high-card-pool", "ann", "bob")
    seen, (seat,) = table.table.number, table.seats
    table.say("bob")
    table.arrive("cid")
    table.play(moves.Bet(seat, 1), seen)


def test_chips_that_another_buys_make_no_bet_stale() -> None:
    table = started("high-card-pool", "ann", "bob", "cid")
    (first,) = table.seats
    table.answer()
    seen, (seat,) = table.table.number, table.seats
    table.play(moves.BuyIn(first, 10))
    table.play(moves.Bet(seat, 1), seen)


def test_nor_does_another_who_leaves_without_a_bet() -> None:
    table = started("high-card-pool", "ann", "bob", "cid")
    seen, (seat,) = table.table.number, table.seats
    table.play(moves.Leave((seat + 1) % 3))
    table.play(moves.Bet(seat, 1), seen)


def test_a_stake_is_stale_once_the_banker_has_bought_chips_and_may_stake_more() -> None:
    table = started("shoot", "ann", "bob", "cid", chips=20)
    seen, (banker,) = table.table.number, table.seats
    table.play(moves.BuyIn(banker, 20))
    with pytest.raises(Refused, match="stale"):
        table.play(moves.Stake(banker, 20), seen)


def test_where_all_are_asked_at_once_nobodys_answer_makes_anothers_stale() -> None:
    table = started("casino", "ann", "bob", "cid")
    seen = table.table.number
    for seat in (2, 0, 1):
        table.play(moves.Bet(seat, 1), seen)
    table = started("high-card-pool", "ann", "bob", "cid")
    table.finish_deal()
    table.play(moves.OfferSplit(0))
    seen = table.table.number
    table.play(moves.Vote(1, yes=True), seen)
    table.play(moves.Vote(2, yes=True), seen)
    assert table.table.session.pot < 3


def test_the_same_question_in_the_next_deal_is_another_question() -> None:
    table = started("casino", "ann", "bob", clock=QUICK)
    seen = table.table.number
    table.finish_deal()
    table.wait(5)
    with pytest.raises(Refused, match="stale"):
        table.play(moves.Bet(0, 1), seen)


def test_what_nobody_awaits_is_never_out_of_date() -> None:
    table = started("high-card-pool", "ann", "bob")
    table.answer()
    table.play(moves.SitOut(0), 1)
    table.say("ann")


# Whose seat.


@pytest.mark.parametrize("seat", [1, 2, 5, 19, -1, 10**30])
def test_nobody_plays_in_a_seat_that_is_not_his(seat: int) -> None:
    table = started("high-card-pool", "ann", "bob")
    before = table.table
    for move in (moves.Bet(seat, 1), moves.Leave(seat), moves.Join(seat, 5), moves.BuyIn(seat, 5)):
        with pytest.raises(Refused, match="not_your_seat"):
            table.ask("ann", commands.Play(move))
    assert table.table is before


def test_a_spectator_plays_in_no_seat() -> None:
    table = started("high-card-pool", "ann", "bob")
    table.arrive("eve")
    with pytest.raises(Refused, match="not_your_seat"):
        table.ask("eve", commands.Play(moves.Bet(table.seats[0], 1)))


@pytest.mark.parametrize("chips", [-5, 0, 10**400])
def test_chips_that_cannot_be_are_refused_and_nothing_has_happened(chips: int) -> None:
    table = started("high-card-pool", "ann", "bob")
    before, (seat,) = table.table, table.seats
    with pytest.raises(RedDogError):
        table.play(moves.Bet(seat, chips))
    with pytest.raises(RedDogError):
        table.play(moves.BuyIn(1 - seat, chips))
    assert table.table is before


def test_a_bet_sent_twice_is_done_once() -> None:
    table = started("high-card-pool", "ann", "bob")
    seen, (seat,) = table.table.number, table.seats
    table.play(moves.Bet(seat, 1), seen)
    with pytest.raises(RedDogError):
        table.play(moves.Bet(seat, 1), seen)
    check_chips(table.table)


# People who leave.


def test_a_player_who_leaves_in_his_turn_passes_it_on_and_is_cashed_out() -> None:
    table = started("high-card-pool", "ann", "bob", "cid")
    (seat,) = table.seats
    table.play(moves.Leave(seat))
    assert table.seats != (seat,)
    assert table.table.players[seat] is None
    account = table.table.accounts[seat]
    # His ante stays in the pot.
    assert (account.bought, account.cashed, account.left_with) == (100, 99, 99)


def test_a_banker_who_leaves_in_a_deal_is_cashed_out_when_it_is_over_and_the_deal_passes() -> None:
    table = started("shoot", "ann", "bob", "cid")
    (banker,) = table.seats
    table.answer()
    table.play(moves.Leave(banker))
    assert table.table.players[banker] is not None
    told: list[object] = []
    while table.table.session.stage is Stage.DEAL:
        table.answer()
        told += events(table)
    assert {BankTaken, Left, DealPassed} <= {type(event) for event in told} or not table.table.session.pot
    assert table.table.players[banker] is None
    check_chips(table.table)
    table.wait(5)
    assert table.table.session.stage is not Stage.BETWEEN


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_when_everybody_leaves_in_mid_deal_all_chips_are_cashed_out(game: str) -> None:
    table = started(game, "ann", "bob", "cid")
    table.answer()
    for seat in range(3):
        table.play(moves.Leave(seat))
    while table.seats:
        table.answer()
    assert table.table.players == (None,) * 6
    session = table.table.session
    assert (session.pot, sum(seat.stack for seat in session.seats)) == (0, 0)
    assert clock.due(table.table) is None
    assert table.view.waits
    check_chips(table.table)


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_the_last_one_there_is_told_why_he_waits(game: str) -> None:
    """M-18: the deal is closed by rule, and the table waits for players."""
    table = started(game, "ann", "bob", "cid", clock=QUICK)
    for seat in (1, 2):
        table.play(moves.Leave(seat))
    for _ in range(20):
        if table.seats:
            table.answer()
        elif clock.due(table.table) is not None:
            table.wait(5)
    if game == "casino" or (game == "pot-in-between" and table.table.session.pot):
        # Against the house, and against what is left in the pot, he plays on alone.
        assert table.view.waits == ""
    else:
        assert table.view.waits in {"too_few_players", "no_banker"}
        assert clock.due(table.table) is None
    check_chips(table.table)


# The table by itself.


def test_a_bet_brings_its_card_in_the_same_entry() -> None:
    table = started("high-card-pool", "ann", "bob")
    done = table.answer()
    assert [type(act.move) for act in done if isinstance(act, acts.Played)] == [moves.Bet, moves.Draw]


def test_when_the_evening_is_over_only_talk_goes_on() -> None:
    table = started("high-card-pool", "ann", "bob")
    table.ask("ann", commands.ProposeEnd())
    table.ask("bob", commands.Answer(yes=True))
    table.finish_deal()
    assert table.table.ended == "agreed"
    for command in (
        commands.Sit(name="x"),
        commands.Start(),
        commands.Play(moves.Join(0, 5)),
        commands.Answer(yes=True),
    ):
        with pytest.raises(Refused, match="evening_over"):
            table.ask("ann", command)
    table.say("ann", "Good night")
    assert clock.due(table.table) is None
    assert all(account.bought + account.cashed for account in table.table.accounts)
    assert sum(account.net for account in table.view.accounts) == 0


def test_what_the_engine_refuses_comes_with_its_own_code() -> None:
    table = started("high-card-pool", "ann", "bob")
    (seat,) = table.seats
    with pytest.raises(IllegalMove, match="out_of_range"):
        table.play(moves.Bet(seat, 1000))


def test_bots_that_need_no_time_answer_in_the_entry_of_the_bet_before() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.bot()
    table.bot()
    table.start()
    while table.table.deals < 4:
        if table.seats:
            assert table.seats == (0,)
            table.answer()
        else:
            table.wait(5)
    whys = [act.why for entry in table.entries for act in entry.acts if isinstance(act, acts.Played)]
    assert whys.count("bot") > 4


def test_chips_for_a_bank_that_is_still_to_be_staked_are_not_given_away() -> None:
    """Otherwise the banker could do nothing any more, and the table would stand still."""
    table = started("shoot", "ann", "bob", "cid", chips=12)
    (banker,) = table.seats
    with pytest.raises(Refused, match="stack_at_stake"):
        table.ask("ann", commands.ProposeAdjust(from_seat=banker, to_seat=(banker + 1) % 3, chips=5))
