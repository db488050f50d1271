"""The walk through the steps of a deal.

`walk` does whatever needs no answer and stops where the table awaits one: a player's choice, a card, a shuffle.
A deal that is over says so in `Play.over`; what follows is between deals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reddog import cards
from reddog.cards import ACE
from reddog.rules import stock
from reddog.rules.betting import raise_limits, table_bets, table_raises, turn_bets
from reddog.rules.choices import Choice
from reddog.rules.contests import Between, Pair
from reddog.rules.events import DealVoid, Looked, Passed, Stayed
from reddog.rules.play import begin_turn, end_turn, new_deal, pass_turn
from reddog.rules.settle import beating_of, posts_of, settle_all, settle_beat, settle_between
from reddog.rules.state import Play, Table
from reddog.rules.steps import (
    AnyStep,
    Bet,
    Burn,
    BurnWhen,
    Call,
    Calling,
    Deal,
    Look,
    NoneComes,
    Raise,
    Show,
    Shown,
    TurnUp,
)
from reddog.rules.waiting import calls, draws, shows

_FRESH, _CHOICE = BurnWhen.FRESH, Shown.CHOICE
Choices = tuple[Choice, ...]


def walk(table: Table) -> Choices:
    """Do everything that needs no answer; answers with what is awaited then, and with nothing when the deal is over."""
    variant = table.variant
    play = table.deal
    while not play.over:
        steps = variant.turn if play.at >= 0 else variant.deal
        if play.step < len(steps):
            step = steps[play.step]
            choices = _ACTS[type(step)](table, play, step)
            if choices:
                return choices
            play = table.deal
        elif play.at >= 0:
            if type(variant.contest) is Between:
                settle_between(table, play.players[play.at])
            end_turn(table, play)
        elif variant.turn:
            begin_turn(table, play, 0)
        else:
            settle_all(table)
            play.over = "done"
    return ()


# Each of these goes past a step that needs no answer and says nothing, or says what the table waits for.

_NOTHING: Choices = ()


def _look(table: Table, play: Play, _: Look) -> Choices:
    seats = play.players if play.at < 0 else (play.players[play.at],)
    play.looked |= stock.look(table, seats, play.hands)
    table.tell(Looked(seats=seats))
    play.step += 1
    return _NOTHING


def _turn_up(table: Table, play: Play, step: TurnUp) -> Choices:
    if step.until is None or stock.count(table) or not play.centre:
        return draws(table, play, step)
    _none_came(table, play, step)
    return _NOTHING


def _none_came(table: Table, play: Play, step: TurnUp) -> None:
    """The stock ran out before a card that is low enough (SAM-1)."""
    if step.none_comes is NoneComes.LAST:
        play.faced = play.first = play.centre[-1]
        play.step += 1
        return
    again = step.none_comes is NoneComes.REDEAL
    table.tell(DealVoid(redeal=again))
    if again:
        table.running = new_deal(table, play.players)
        stock.collect(table)
    else:
        play.over = "void"


def _burn(table: Table, play: Play, step: Burn) -> Choices:
    """Pass over the burn where too few cards are left (HCP-8, X-4)."""
    left = table.fresh.bit_count()
    if step.when is _FRESH:
        burns = left > len(play.players) - play.done.bit_count()
    else:
        burns = left + len(table.coming) > 1
    if burns:
        return draws(table, play, step)
    play.step += 1
    return _NOTHING


def _bet(table: Table, play: Play, step: Bet) -> Choices:
    if play.at < 0:
        return _all_bet(table, play, step)
    if play.buying:
        return draws(table, play, step)
    seat = play.players[play.at]
    if table.seats[seat].stack:
        return turn_bets(table, play, step)
    # Only after the last chip was spent on a card.
    table.tell(Passed(seat=seat, forced=True))
    pass_turn(table, play)
    return _NOTHING


def _all_bet(table: Table, play: Play, step: Bet) -> Choices:
    if any(not play.done >> seat & 1 for seat in play.players):
        return table_bets(table, play, step)
    if any(play.bets):
        play.done = 0
        play.step += 1
    else:
        play.over = "done"
    return _NOTHING


def _raise(table: Table, play: Play, step: Raise) -> Choices:
    contest = table.variant.contest
    assert isinstance(contest, Between)
    waits = False
    if contest.may_raise(posts_of(table)):
        for seat in play.players:
            if not play.bets[seat] or play.done >> seat & 1:
                continue
            if not table.seats[seat].leaving and raise_limits(table, step, seat)[1]:
                waits = True
            else:
                table.tell(Stayed(seat=seat, forced=True))
                play.done |= 1 << seat
    if waits:
        return table_raises(table, play, step)
    play.step += 1
    return _NOTHING


def _call(table: Table, play: Play, step: Call) -> Choices:
    """Pass over the call where there is nothing to call: an ace as the first post, or a pair."""
    centre = play.centre
    contest = table.variant.contest
    assert isinstance(contest, Between)
    if step.what is Calling.ACE:
        to_call = len(centre) == 1 and cards.rank(centre[0]) == ACE
    else:
        to_call = contest.pair is Pair.CALL and contest.spread(posts_of(table)) < 0
    if to_call:
        return calls(table, play, step)
    play.step += 1
    return _NOTHING


def _show(table: Table, play: Play, step: Show) -> Choices:
    if step.winner is _CHOICE and _chooses(table, play):
        return shows(table, play, step)
    settle_beat(table, play, step)
    play.step += 1
    return _NOTHING


def _chooses(table: Table, play: Play) -> bool:
    """Whether the player whose turn it is has won, and has yet to say with which card."""
    seat = play.players[play.at]
    return play.show is None and not table.seats[seat].leaving and beating_of(table) != 0


_ACTS: dict[type[AnyStep], Callable[[Table, Play, Any], Choices]] = {
    Deal: draws,
    Look: _look,
    TurnUp: _turn_up,
    Burn: _burn,
    Bet: _bet,
    Raise: _raise,
    Call: _call,
    Show: _show,
}
