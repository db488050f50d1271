"""Players who do not answer: away after two missed turns, not waited for, back with one press."""

import pytest

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.table import acts, clock, commands
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, open_table, started

QUICK = Clock(turn=30, bank=0, grace=20, pause=5, bots=0)


def turn_of(scripted: Scripted) -> int:
    (seat,) = scripted.seats
    return seat


def miss_two(table: Scripted) -> int:
    """The player whose turn it is misses this turn and his next; the others answer at once."""
    seat = turn_of(table)
    for _ in range(2):
        while table.seats != (seat,):
            if table.seats:
                table.answer()
            else:
                table.wait(5)
        table.wait(30)
    return seat


def test_who_misses_two_turns_running_is_away_and_sits_out() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    seat = miss_two(table)
    player = table.table.players[seat]
    assert player
    assert player.away
    assert table.table.session.seats[seat].out


def test_one_turn_played_in_between_counts_from_the_beginning() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    seat = turn_of(table)
    for late in (True, False, True):
        while table.seats != (seat,):
            if table.seats:
                table.answer()
            else:
                table.wait(5)
        if late:
            table.wait(30)
        else:
            table.answer()
    player = table.table.players[seat]
    assert player
    assert (player.missed, player.away) == (1, False)


def test_who_is_away_is_neither_waited_for_nor_pays_an_ante() -> None:
    """Ten deals with one of three away take no more time than the others do (M-12)."""
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    seat = miss_two(table)
    table.finish_deal()
    chips, began = table.table.session.seats[seat].stack, table.now
    for _ in range(10):
        table.wait(5)
        table.finish_deal()
    assert table.table.session.seats[seat].stack == chips
    assert table.now - began == 50 * SECOND


def test_an_absent_voter_or_banker_is_answered_for_at_once() -> None:
    table = started("shoot", "ann", "bob", "cid", clock=QUICK)
    banker = turn_of(table)
    table.answer()
    table.change(lambda draft: draft.do(acts.WentAway(banker)))
    while table.table.session.banker == banker:
        if table.table.session.stage is Stage.DEAL:
            table.answer()
        else:
            # The bank that he left passes on without a wait for him.
            assert table.seats != (banker,)
            table.wait(5)
    assert table.table.session.seats[banker].out


def test_one_press_brings_him_back() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    seat = miss_two(table)
    table.finish_deal()
    player = table.table.players[seat]
    assert player
    table.ask(player.person, commands.BackAgain(seat=seat))
    table.wait(5)
    assert seat in table.table.session.deal.players
    back = table.table.players[seat]
    assert back
    assert (back.away, back.missed) == (False, 0)


def test_to_return_to_the_game_is_to_be_back() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    seat = miss_two(table)
    table.play(moves.Return(seat))
    player = table.table.players[seat]
    assert player
    assert not player.away
    assert not table.table.session.seats[seat].out


def test_while_the_others_vote_on_the_pot_nobody_comes_back_into_it() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    seat = miss_two(table)
    table.finish_deal()
    table.play(moves.OfferSplit((seat + 1) % 3))
    before, player = table.table, table.table.players[seat]
    assert player
    with pytest.raises(RedDogError, match="vote_running"):
        table.ask(player.person, commands.BackAgain(seat=seat))
    assert table.table is before


def test_who_is_not_away_need_not_come_back() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    with pytest.raises(RedDogError, match="not_away"):
        table.ask("ann", commands.BackAgain(seat=0))


def test_where_all_are_away_no_deal_begins_though_there_are_bots() -> None:
    table = open_table(clock=QUICK)
    table.sit("ann")
    table.sit("bob")
    table.bot()
    table.bot()
    table.start()
    table.wait(3600)
    assert table.view.waits == "nobody_plays"
    assert clock.due(table.table) is None
    table.ask("ann", commands.BackAgain(seat=0))
    assert table.view.waits == ""
    assert clock.due(table.table) is not None
