"""Faults seen elsewhere that need a table and no server, each by its number in docs/cases.md."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from reddog.rules import moves
from reddog.rules.events import Left
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS
from reddog.table import acts, clock, commands
from reddog.table.acts import AnyAct
from reddog.table.errors import Refused
from reddog.table.settings import Clock, Settings
from reddog.table.told import Happened
from tests.table.tables import SECOND, Scripted, check_chips, started

BARE = Clock(turn=30, bank=0, grace=0, pause=5, bots=0)
"""Thirty seconds for a turn and not one more."""
GAMES = [variant.name for variant in VARIANTS]


def answers_of(done: Sequence[AnyAct], why: str) -> list[int]:
    """The seats for which the table answered, for a reason."""
    return [
        act.move.seat
        for act in done
        if isinstance(act, acts.Played) and isinstance(act.move, moves.SeatMove) and act.why == why
    ]


def person(table: Scripted, seat: int) -> str:
    player = table.table.players[seat]
    assert player
    return player.person


def test_three_absent_of_six_cost_the_others_two_turns_each_and_nothing_more() -> None:
    """M-12: ten deals; each of the absent comes back by one press, with the chips that he had."""
    people = ("ann", "bob", "cid", "dora", "eve", "finn")
    table = started("high-card-pool", *people, clock=BARE)
    absent = {1, 3, 4}
    for seat in absent:
        table.depart(person(table, seat))
    began, missed = table.now, list[int]()
    while table.table.deals < 10 or table.table.session.stage is Stage.DEAL:
        if set(table.seats) & absent:
            missed += answers_of(table.wait(30), "time")
        elif table.seats:
            table.answer()
        else:
            table.wait(5)
    assert sorted(missed) == [1, 1, 3, 3, 4, 4]
    assert table.now - began == (6 * 30 + 9 * 5) * SECOND
    stacks = {seat: table.table.session.seats[seat].stack for seat in absent}
    table.wait(5)
    assert not absent & set(table.table.session.deal.players)
    assert stacks == {seat: table.table.session.seats[seat].stack for seat in absent}, "they ante no more"
    table.finish_deal()
    for seat in absent:
        table.arrive(person(table, seat))
        table.ask(person(table, seat), commands.BackAgain(seat))
    table.wait(5)
    assert absent < set(table.table.session.deal.players)
    check_chips(table.table)


def test_who_leaves_out_of_turn_is_gone_at_once_and_disturbs_nobody() -> None:
    """M-17: seat 4 leaves while seat 2 thinks: his ante stays, his hand stays unseen, and the clock runs on."""
    table = started("high-card-pool", "ann", "bob", "cid", "dora", clock=BARE)
    (turn,) = table.seats
    order = table.table.session.deal.players
    leaver = next(seat for seat in reversed(order) if seat != turn)
    name, hand = person(table, leaver), table.table.session.deal.hands[leaver]
    table.now += 7 * SECOND
    due, asked, pot = clock.due(table.table), table.table.asked, table.table.session.pot
    (done,) = table.play(moves.Leave(leaver))
    assert isinstance(done, acts.Played)
    assert table.told[-1] == (Happened(events=(Left(seat=leaver, chips=99),), seat=leaver),)
    assert table.table.players[leaver] is None
    assert (clock.due(table.table), table.table.asked, table.table.session.pot) == (due, asked, pot)
    assert table.seats == (turn,)
    account = next(account for account in table.table.accounts if account.person == name)
    assert (account.bought, account.cashed) == (100, 99)
    turns, seen = 0, 0
    while table.table.session.stage is Stage.DEAL:
        assert leaver not in table.seats
        turns += 1
        table.answer()
        seen |= table.table.session.seen
    assert turns == len(order) - 1
    assert seen
    assert not seen & hand
    check_chips(table.table)


@pytest.mark.parametrize("game", GAMES)
def test_two_leave_in_a_deal_and_then_the_last_one_too(game: str) -> None:
    """M-18: wherever the deal stands, all chips are cashed out, the pot by the game's rule, and nothing runs on."""
    for answers in range(8):
        table = started(game, "ann", "bob", "cid", clock=BARE)
        for _ in range(answers):
            if table.seats:
                table.answer()
        for seat in (0, 2):
            table.play(moves.Leave(seat))
        for _ in range(4):
            if table.seats:
                table.answer()
        table.play(moves.Leave(1))
        table.wait(600)
        assert table.table.players == (None,) * 6, (answers, table.table.players)
        session = table.table.session
        assert (session.pot, sum(seat.stack for seat in session.seats)) == (0, 0)
        assert clock.due(table.table) is None
        assert table.view.waits
        cashed = sum(account.cashed for account in table.table.accounts)
        assert cashed + session.house == 300


def test_whoever_presses_after_his_time_is_up_is_told_so() -> None:
    """M-36: the table asks him no more, and what he was asked counts no longer."""
    table = started("high-card-pool", "ann", "bob", "cid", clock=BARE)
    (seat,), seen = table.seats, table.table.number
    assert answers_of(table.wait(30), "time") == [seat]
    assert table.seats != (seat,)
    assert all(choice.seat != seat for choice in table.view.game.awaited)
    with pytest.raises(Refused, match="stale"):
        table.play(moves.Bet(seat, 1), seen)


@pytest.mark.parametrize("turn", [-1, 3601, 10**9, 2**63, 30.5, "30", True, None])
def test_seconds_are_whole_and_within_an_hour(turn: object) -> None:
    """M-11: whatever else is meant, it is no time for a turn; 0 is no clock at all."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"clock": {"turn": turn}}, Settings)
    assert msgspec.convert({"clock": {"turn": 0}}, Settings).clock.turn == 0


def test_thirty_are_thirty_seconds() -> None:
    """M-11: the table acts thirty thousand milliseconds after it asked, and tells so."""
    table = started("high-card-pool", "ann", "bob", clock=BARE)
    assert table.view.turn
    assert table.view.turn.left == 30_000
    assert answers_of(table.wait(29.999), "time") == []
    assert len(answers_of(table.wait(0.001), "time")) == 1
