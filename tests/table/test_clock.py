"""Time at a table: turns, spare time, players who are away, and what stands still in a pause."""

import pytest
from msgspec.structs import replace

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS
from reddog.table import acts, clock, commands
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, check_chips, open_table, started

GAMES = [variant.name for variant in VARIANTS]
QUICK = Clock(turn=30, bank=0, grace=20, pause=5, bots=0)


def turn_of(scripted: Scripted) -> int:
    (seat,) = scripted.seats
    return seat


def moves_made(done: tuple[acts.AnyAct, ...]) -> list[acts.Played]:
    return [act for act in done if isinstance(act, acts.Played) and isinstance(act.move, moves.SeatMove)]


# A turn.


def test_a_turn_ends_after_its_seconds_and_not_a_millisecond_before() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    assert clock.due(table.table) == table.now + 30 * SECOND
    table.now += 30 * SECOND - 1
    assert table.tick() == ()
    table.now += 1
    assert moves_made(table.tick())[0].why == "time"


def test_who_says_nothing_bets_the_least_where_a_bet_must_be_made() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    (bet,) = moves_made(table.wait(30))
    assert bet == acts.Played(moves.Bet(seat, 1), why="time")


def test_who_says_nothing_passes_where_passing_is_legal() -> None:
    table = started("pot-in-between", "ann", "bob", clock=QUICK)
    kinds = {choice.kind for choice in awaited(table.table.session)}
    while Kind.PASS not in kinds:
        table.answer()
        kinds = {choice.kind for choice in awaited(table.table.session)}
    seat = turn_of(table)
    assert acts.Played(moves.Pass(seat), why="time") in table.wait(30)


def test_an_ace_is_called_high_for_who_says_nothing() -> None:
    for seed in range(200):
        table = started("pot-in-between", "ann", "bob", clock=QUICK, seed=str(seed))
        choices = awaited(table.table.session)
        if choices[0].kind is Kind.CALL:
            seat = turn_of(table)
            assert moves_made(table.wait(30))[0].move == moves.Call(seat, moves.Called.HIGH)
            return
    pytest.fail("no ace in 200 tables")


def test_a_silent_banker_stakes_the_least() -> None:
    table = started("shoot", "ann", "bob", "cid", clock=QUICK)
    banker = turn_of(table)
    (stake,) = moves_made(table.wait(30))
    assert stake.move == moves.Stake(banker, table.table.session.variant.stakes.bank_least)


def test_a_silent_banker_passes_the_deal_when_he_may() -> None:
    table = started("shoot", "ann", "bob", "cid", clock=QUICK)
    while table.table.session.stage is not Stage.TENURE:
        if table.seats:
            table.answer()
        else:
            table.wait(5)
    banker = turn_of(table)
    assert moves_made(table.wait(30)) == [acts.Played(moves.PassDeal(banker), why="time")]


def test_a_silent_voter_says_no() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    table.finish_deal()
    table.play(moves.OfferSplit(0))
    assert table.seats == (1, 2)
    done = moves_made(table.wait(30))
    assert done == [acts.Played(moves.Vote(1, yes=False), why="time")]
    assert table.table.session.stage is not Stage.VOTE


def test_at_the_casino_all_who_say_nothing_sit_the_round_out_in_one_entry() -> None:
    table = started("casino", "ann", "bob", "cid", clock=QUICK)
    table.play(moves.Bet(1, 1))
    entries = len(table.entries)
    done = moves_made(table.wait(30))
    assert [act.move for act in done] == [moves.Pass(0), moves.Pass(2)]
    assert len(table.entries) == entries + 1


def test_who_answers_first_gives_the_others_no_more_time() -> None:
    table = started("casino", "ann", "bob", "cid", clock=QUICK)
    ends = clock.due(table.table)
    table.wait(20)
    table.play(moves.Bet(1, 1))
    assert clock.due(table.table) == ends


def test_chips_that_another_buys_give_nobody_more_time() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    table.answer()
    ends = clock.due(table.table)
    (done,) = (seat for seat in range(3) if table.table.session.deal.done >> seat & 1)
    table.wait(10)
    table.play(moves.BuyIn(done, 10))
    assert clock.due(table.table) == ends


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_sleepers_comes_to_rest_with_all_its_chips(game: str) -> None:
    table = started(game, "ann", "bob", "cid", clock=QUICK)
    table.wait(3600)
    assert clock.due(table.table) is None
    assert table.view.waits
    assert table.table.session.stage is Stage.BETWEEN
    check_chips(table.table)
    assert table.replayed() == table.table


# Spare time.


def test_after_the_turn_the_spare_time_runs_and_what_is_used_of_it_is_gone() -> None:
    table = started("high-card-pool", "ann", "bob", clock=replace(QUICK, bank=60))
    seat = turn_of(table)
    assert table.wait(30) == (acts.BankOpened(seat),)
    table.wait(12)
    table.answer()
    player = table.table.players[seat]
    assert player
    assert player.bank == 48 * SECOND
    assert player.missed == 0


def test_the_spare_time_is_for_the_whole_evening() -> None:
    table = started("high-card-pool", "ann", "bob", clock=replace(QUICK, bank=60))
    seat = turn_of(table)
    table.wait(90)
    player = table.table.players[seat]
    assert player
    assert (player.bank, player.missed) == (0, 1)


def test_a_server_that_comes_late_opens_the_spare_time_and_ends_it_in_one_entry() -> None:
    table = started("high-card-pool", "ann", "bob", clock=replace(QUICK, bank=10))
    seat = turn_of(table)
    table.now += 50 * SECOND
    done = table.tick()
    assert done[:2] == (acts.BankOpened(seat), acts.Played(moves.Bet(seat, 1), why="time"))


def test_where_several_are_asked_the_spare_time_of_each_is_his_own() -> None:
    table = started("casino", "ann", "bob", clock=replace(QUICK, bank=60))
    assert table.wait(30) == (acts.BankOpened(0), acts.BankOpened(1))
    table.wait(10)
    table.play(moves.Pass(0))
    table.wait(50)
    assert [player.bank for player in table.table.players if player] == [50 * SECOND, 0]


# More time.


def test_ten_times_the_time_may_be_asked_for() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    player = table.table.players[seat]
    assert player
    table.ask(player.person, commands.Extend(seat=seat, times=10))
    assert clock.due(table.table) == table.now + 300 * SECOND


def test_or_time_without_limit() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    player = table.table.players[seat]
    assert player
    table.ask(player.person, commands.Extend(seat=seat, times=0))
    assert clock.due(table.table) is None
    assert table.wait(86_400) == ()
    assert table.view.turn
    assert table.view.turn.left is None


def test_time_without_limit_is_for_who_is_there() -> None:
    """Who goes away with it holds nobody up for ever (M-21): he has the most time there is, from then on."""
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    person = ("ann", "bob")[seat]
    table.ask(person, commands.Extend(seat=seat, times=0))
    table.wait(1000)
    table.depart(person)
    assert clock.due(table.table) == table.now + 300 * SECOND
    table.arrive(person)
    assert clock.due(table.table) is None


def test_nobody_asks_for_time_in_anothers_seat() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    with pytest.raises(RedDogError, match="not_your_seat"):
        table.ask("ann", commands.Extend(seat=1, times=0))


def test_a_broken_connection_gives_twenty_seconds_once_in_a_deal() -> None:
    table = started("casino", "ann", "bob", clock=QUICK)
    ends = table.now + 30 * SECOND

    def breaks(person: str) -> tuple[acts.AnyAct, ...]:
        return table.change(lambda draft: clock.grace(draft, person))

    assert breaks("ann") == (acts.Granted(0, 20 * SECOND, "connection"),)
    assert breaks("ann") == ()
    assert clock.due(table.table) == ends + 20 * SECOND
    table.finish_deal()
    table.wait(5)
    assert table.table.session.stage is Stage.DEAL
    assert len(breaks("ann")) == 1


def test_a_broken_connection_out_of_turn_changes_nothing() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    other = "bob" if turn_of(table) == 0 else "ann"
    assert table.change(lambda draft: clock.grace(draft, other)) == ()


# No clock.


def test_without_a_clock_nobody_is_hurried() -> None:
    table = started("high-card-pool", "ann", "bob", clock=replace(QUICK, turn=0))
    assert clock.due(table.table) is None
    assert table.wait(86_400) == ()


def test_one_person_among_bots_has_no_clock_until_a_second_one_comes() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.bot()
    table.bot()
    table.start()
    while table.seats != (0,):
        table.wait(6)
    assert clock.due(table.table) is None
    table.wait(600)
    table.arrive("bob")
    assert clock.due(table.table) is not None


# The end of time and an answer in one moment.


def test_a_bet_that_comes_first_at_the_end_of_time_counts_and_nothing_is_due_any_more() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    table.now += 30 * SECOND
    table.play(moves.Bet(seat, 2))
    assert moves_made(table.tick()) == []


def test_a_bet_that_comes_second_is_out_of_date() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat, seen = turn_of(table), table.table.number
    table.now += 30 * SECOND
    table.tick()
    before = table.table
    with pytest.raises(RedDogError, match="stale"):
        table.play(moves.Bet(seat, 2), seen)
    assert table.table is before
