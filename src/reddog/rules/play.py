"""Inside one deal: the walk through the steps of a variant.

`walk` does whatever needs no answer and stops where the table awaits one: a player's choice, a card, a shuffle.
`settle` decides bets, `betting` says what may be bet. A deal that is over says so in `Play.over`; what
follows is between deals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reddog import cards
from reddog.cards import ACE
from reddog.rules import stock
from reddog.rules.betting import raise_limits
from reddog.rules.contests import Between, Pair
from reddog.rules.events import CentreTurned, DealVoid, Looked, Passed, Skipped, Stayed
from reddog.rules.seats import cash_out, put
from reddog.rules.settle import after_turn, beating_of, posts_of, settle_all, settle_beat, settle_between
from reddog.rules.state import Play, Table
from reddog.rules.steps import (
    AnyStep,
    Bet,
    Burn,
    BurnWhen,
    Call,
    Calling,
    Centre,
    Deal,
    Look,
    NoneComes,
    Raise,
    Show,
    Shown,
    TurnUp,
)
from reddog.rules.variants import Shuffling

_FRESH, _CHOICE = BurnWhen.FRESH, Shown.CHOICE


def steps_of(table: Table) -> tuple[AnyStep, ...]:
    """The steps that are being played: those for the table or those of a turn."""
    return table.variant.deal if table.deal.at < 0 else table.variant.turn


def step_of(table: Table) -> AnyStep | None:
    """The present step of the deal; None when its steps are done."""
    steps, step = steps_of(table), table.deal.step
    return steps[step] if step < len(steps) else None


def seat_of(table: Table) -> int:
    """Whose turn it is."""
    play = table.deal
    return play.players[play.at]


def walk(table: Table) -> bool:
    """Do everything that needs no answer, until something is awaited; answers whether the deal is over."""
    variant = table.variant
    play = table.deal
    while not play.over:
        steps = variant.deal if play.at < 0 else variant.turn
        if play.step == len(steps):
            _steps_done(table)
            continue
        step = steps[play.step]
        if not _PASSES[type(step)](table, step):
            return False
        play = table.deal
    return True


def _steps_done(table: Table) -> None:
    play = table.deal
    if play.at >= 0:
        if type(table.variant.contest) is Between:
            settle_between(table, seat_of(table))
        end_turn(table)
    elif table.variant.turn:
        begin_turn(table, 0)
    else:
        settle_all(table)
        play.over = "done"


# Each of these goes past a step that needs no answer and says True, or says False where the table waits.


def _look(table: Table, _: Look) -> bool:
    play = table.deal
    seats = play.players if play.at < 0 else (seat_of(table),)
    play.looked |= stock.look(table, seats, play.hands)
    table.tell(Looked(seats=seats))
    play.step += 1
    return True


def _turn_up(table: Table, step: TurnUp) -> bool:
    if step.until is None or stock.count(table) or not table.deal.centre:
        return False
    _none_came(table, step)
    return True


def _burn(table: Table, step: Burn) -> bool:
    """Pass over the burn where too few cards are left (HCP-8, X-4)."""
    play = table.deal
    if step.when is _FRESH:
        burns = table.fresh.bit_count() > len(play.players) - play.done.bit_count()
    else:
        burns = stock.count(table) > 1
    if burns:
        return False
    play.step += 1
    return True


def _bet(table: Table, _: Bet) -> bool:
    play = table.deal
    if play.at < 0:
        return _all_bet(play)
    seat = play.players[play.at]
    if play.buying or table.seats[seat].stack:
        return False
    # Only after the last chip was spent on a card.
    table.tell(Passed(seat=seat, forced=True))
    end_turn(table, settled=False)
    return True


def _all_bet(play: Play) -> bool:
    if any(not play.done >> seat & 1 for seat in play.players):
        return False
    if any(play.bets):
        play.done = 0
        play.step += 1
    else:
        play.over = "done"
    return True


def _raise(table: Table, step: Raise) -> bool:
    play = table.deal
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
        return False
    play.step += 1
    return True


def _call(table: Table, step: Call) -> bool:
    """Pass over the call where there is nothing to call: an ace as the first post, or a pair."""
    centre = table.deal.centre
    contest = table.variant.contest
    assert isinstance(contest, Between)
    if step.what is Calling.ACE:
        to_call = len(centre) == 1 and cards.rank(centre[0]) == ACE
    else:
        to_call = contest.pair is Pair.CALL and contest.spread(posts_of(table)) < 0
    if to_call:
        return False
    table.deal.step += 1
    return True


def _show(table: Table, step: Show) -> bool:
    if step.winner is _CHOICE and _chooses(table):
        return False
    settle_beat(table, step)
    table.deal.step += 1
    return True


def _chooses(table: Table) -> bool:
    """Whether the player whose turn it is has won, and has yet to say with which card."""
    play = table.deal
    seat = play.players[play.at]
    return play.show is None and not table.seats[seat].leaving and beating_of(table) != 0


_PASSES: dict[type[AnyStep], Callable[[Table, Any], bool]] = {
    Deal: lambda *_: False,
    Look: _look,
    TurnUp: _turn_up,
    Burn: _burn,
    Bet: _bet,
    Raise: _raise,
    Call: _call,
    Show: _show,
}


# Turns.


def begin_turn(table: Table, at: int) -> None:
    """The turn of the next player who has chips; with nobody left the deal is over."""
    play = table.deal
    while at < len(play.players):
        seat = play.players[at]
        if table.seats[seat].stack:
            break
        table.tell(Skipped(seat=seat))
        _set_aside(play, seat)
        at += 1
    else:
        play.over = "done"
        return
    # Not `at`, which goes back when the first player leaves: `start` is 0 until a first turn has begun.
    first = not play.start
    play.at = at
    play.step = play.bought = 0
    play.upcard = play.burned = play.show = None
    play.start = table.pot
    play.buying = False
    if type(table.variant.contest) is Between:
        put_posts_away(table)
    elif play.faced is not None and not first:
        _face_centre(table)


def _face_centre(table: Table) -> None:
    """The centre card that the next player faces, where cards may be bought (FW-2)."""
    play = table.deal
    bet = next(step for step in table.variant.turn if isinstance(step, Bet))
    if not bet.buys:
        return
    if bet.centre is Centre.FRESH:
        play.buying = stock.count(table) > 0
    elif bet.centre is Centre.FIRST and play.faced != play.first and play.first is not None:
        play.faced = play.first
        table.tell(CentreTurned(card=play.first, role="back"))


def put_posts_away(table: Table) -> None:
    """The posts are put away; the pack is collected where it would not last for a turn (IB-7)."""
    play = table.deal
    play.centre = ()
    play.step = 0
    play.ace_low = False
    play.side = ""
    play.upcard = None
    if table.variant.shuffle is Shuffling.WHEN_SHORT and stock.count(table) < 3:
        stock.collect(table)


def _set_aside(play: Play, seat: int) -> None:
    """A hand is put away; its turn is over."""
    play.hands = put(play.hands, seat, 0)
    play.done |= 1 << seat


def end_turn(table: Table, *, settled: bool = True) -> None:
    """A turn is over: the hand is set aside, after a settlement the pot looked at (HCP-2), and the next begins."""
    play = table.deal
    seat = play.players[play.at]
    _set_aside(play, seat)
    if table.seats[seat].leaving:
        take_out(table, seat)
    if settled:
        after_turn(table, seat)
    if not play.over:
        begin_turn(table, play.at + 1)


def _none_came(table: Table, step: TurnUp) -> None:
    """The stock ran out before a card that is low enough (SAM-1)."""
    play = table.deal
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


def new_deal(table: Table, players: tuple[int, ...]) -> Play:
    """A deal for these players, before its first card."""
    none = (0,) * len(table.seats)
    return Play(players=players, hands=none, bets=none, shown=none)


def take_out(table: Table, seat: int) -> None:
    """A player is no longer in the deal: whoever takes the seat now has no part in it."""
    play = table.deal
    place = play.players.index(seat)
    cash_out(table, seat)
    play.players = play.players[:place] + play.players[place + 1 :]
    play.at -= place <= play.at
    play.hands = put(play.hands, seat, 0)
    play.shown = put(play.shown, seat, 0)
    play.looked &= ~(1 << seat)
    play.done &= ~(1 << seat)


def goes(table: Table, seat: int) -> None:
    """A player without a bet on the table leaves in mid-deal; the hand is set aside unseen."""
    play = table.deal
    its_turn = play.at >= 0 and seat_of(table) == seat
    take_out(table, seat)
    if its_turn:
        begin_turn(table, play.at + 1)
    elif not play.players:
        play.over = "done"
