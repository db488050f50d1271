"""What each move does, once it is known to be allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reddog.rules import between, draws, moves, play
from reddog.rules import events as told
from reddog.rules.betting import price_of, price_of_passing
from reddog.rules.pots import Antes, AnteWhen
from reddog.rules.seats import around, cash_out, from_pot, set_seat, sharers, to_bet, to_pot
from reddog.rules.settle import bet_step
from reddog.rules.state import Stage, Table


def _answer(table: Table, seat: int) -> None:
    """In a step for all, a seat has answered."""
    table.deal.done |= 1 << seat


def _bet(table: Table, move: moves.Bet) -> None:
    seat, chips = move.seat, move.chips
    left = to_bet(table, seat, chips)
    table.tell(told.BetPlaced(seat, chips, table.pot, not left))
    running = table.deal
    if running.at < 0:
        running.done |= 1 << seat
    else:
        running.step += 1


def _pass(table: Table, move: moves.Pass) -> None:
    if table.deal.at < 0:
        table.tell(told.Passed(seat=move.seat))
        _answer(table, move.seat)
        return
    price = price_of_passing(table, bet_step(table), move.seat)
    to_pot(table, move.seat, price)
    table.tell(told.Passed(seat=move.seat, chips=price))
    play.pass_turn(table, table.deal)


def _buy(table: Table, move: moves.Buy) -> None:
    price = price_of(table, bet_step(table))
    to_pot(table, move.seat, price)
    table.deal.bought += 1
    table.deal.buying = True
    table.tell(told.Bought(seat=move.seat, chips=price, pot=table.pot))


def _raise(table: Table, move: moves.Raise) -> None:
    to_bet(table, move.seat, move.chips)
    table.tell(told.Raised(seat=move.seat, chips=move.chips))
    _answer(table, move.seat)


def _stay(table: Table, move: moves.Stay) -> None:
    table.tell(told.Stayed(seat=move.seat))
    _answer(table, move.seat)


def _call(table: Table, move: moves.Call) -> None:
    running = table.deal
    if move.word in (moves.Called.HIGHER, moves.Called.LOWER):
        running.side = str(move.word)
    else:
        running.ace_low = move.word == moves.Called.LOW
    running.step += 1
    table.tell(told.Called(seat=move.seat, word=str(move.word)))


def _show(table: Table, move: moves.Show) -> None:
    table.deal.show = move.card


# The table.


def _join(table: Table, move: moves.Join) -> None:
    seat = table.seats[move.seat]
    set_seat(table, move.seat, replace(seat, taken=True, stack=move.chips, bought=seat.bought + move.chips))
    table.tell(told.Joined(seat=move.seat, chips=move.chips))


def _buy_in(table: Table, move: moves.BuyIn) -> None:
    seat = table.seats[move.seat]
    set_seat(table, move.seat, replace(seat, stack=seat.stack + move.chips, bought=seat.bought + move.chips))
    table.tell(told.BoughtIn(seat=move.seat, chips=move.chips))


def _return(table: Table, move: moves.Return) -> None:
    set_seat(table, move.seat, replace(table.seats[move.seat], out=False))
    table.tell(told.Returned(seat=move.seat))


def _sit_out(table: Table, move: moves.SitOut) -> None:
    set_seat(table, move.seat, replace(table.seats[move.seat], out=True))
    table.tell(told.SatOut(seat=move.seat))
    _without(table, move.seat)


def _leave(table: Table, move: moves.Leave) -> None:
    index = move.seat
    seat = table.seats[index]
    running = table.running
    if running and (running.bets[index] or index == table.banker):
        # What is at stake is decided first; the chips are cashed out then.
        set_seat(table, index, replace(seat, leaving=True))
        table.tell(told.Leaving(seat=index))
    elif table.banker == index and table.pot:
        # A bank between deals is the banker's.
        set_seat(table, index, replace(seat, leaving=True))
        between.take_bank(table, "gone")
    elif running and index in running.players:
        play.goes(table, index)
    else:
        cash_out(table, index)
        _without(table, index)


def _without(table: Table, index: int) -> None:
    """Between deals, a player is no longer there: a stake, a bank, a vote may hang on him."""
    match table.stage:
        case Stage.STAKE if table.banker == index:
            table.banker = None
            table.stage = Stage.BETWEEN
            between.pass_deal(table)
        case Stage.STAKE if not between.has_punters(table):
            table.banker = None
            table.stage = Stage.BETWEEN
        case Stage.TENURE | Stage.BETWEEN if table.banker is not None:
            if not between.has_punters(table):
                between.take_bank(table, "no-punters")
        case Stage.VOTE:
            _count_votes(table)
        case Stage.BETWEEN:
            between.end_if_too_few(table)
        case _:
            pass


def _offer_split(table: Table, move: moves.OfferSplit) -> None:
    share, rest = divmod(table.pot, len(sharers(table)))
    table.stage = Stage.VOTE
    table.offer = move.seat
    table.offered = True
    table.votes = 1 << move.seat
    table.tell(told.SplitOffered(seat=move.seat, share=share, rest=rest))
    _count_votes(table)


def _vote(table: Table, move: moves.Vote) -> None:
    table.tell(told.Voted(seat=move.seat, yes=move.yes))
    if move.yes:
        table.votes |= 1 << move.seat
        _count_votes(table)
    else:
        table.tell(told.SplitRefused())
        _end_vote(table)


def _end_vote(table: Table) -> None:
    table.stage = Stage.BETWEEN
    table.offer = None
    table.votes = 0


def _count_votes(table: Table) -> None:
    """Split once all agree; an offer lapses with the player who made it."""
    seats = sharers(table)
    if table.offer not in seats:
        table.tell(told.SplitRefused())
        _end_vote(table)
        between.end_if_too_few(table)
    elif all(table.votes >> seat & 1 for seat in seats):
        _end_vote(table)
        between.split(table)
        pot = table.variant.pot
        if isinstance(pot, Antes) and pot.when is AnteWhen.ONCE:
            between.game_over(table, "split")


# Chance.


def _first_dealer(table: Table, move: moves.FirstDealer) -> None:
    table.dealer = move.seat
    table.stage = Stage.BETWEEN
    table.tell(told.DealerChosen(seat=move.seat))


def _close(table: Table) -> None:
    """The evening is over: a bank is the banker's, other chips are shared, odd ones from the dealer's left (X-5)."""
    paid: dict[int, int] = {}
    if table.pot and table.banker is not None:
        paid[table.banker] = table.pot
    elif table.pot:
        taken = tuple(index for index, seat in enumerate(table.seats) if seat.taken)
        seats = sharers(table) or taken
        order = around(seats, (table.dealer or 0) + 1)
        for place, index in enumerate(order):
            paid[index] = table.pot // len(order) + (place < table.pot % len(order))
    for index, chips in paid.items():
        from_pot(table, index, chips)
    _end_vote(table)
    table.stage = Stage.CLOSED
    table.banker = None
    table.tell(told.Closed(paid=tuple((index, chips) for index, chips in paid.items() if chips)))


DOES: dict[type[moves.Move], Callable[[Table, Any], None]] = {
    moves.Bet: _bet,
    moves.Pass: _pass,
    moves.Buy: _buy,
    moves.Raise: _raise,
    moves.Stay: _stay,
    moves.Call: _call,
    moves.Show: _show,
    moves.Stake: lambda table, move: between.stake(table, move.chips),
    moves.DealAgain: lambda table, _: between.deal_again(table),
    moves.PassDeal: lambda table, _: between.take_bank(table, "passed"),
    moves.Join: _join,
    moves.BuyIn: _buy_in,
    moves.Return: _return,
    moves.SitOut: _sit_out,
    moves.Leave: _leave,
    moves.OfferSplit: _offer_split,
    moves.Vote: _vote,
    moves.FirstDealer: _first_dealer,
    moves.Shuffle: lambda table, _: draws.shuffle_now(table),
    moves.Draw: draws.drawn,
    moves.Begin: lambda table, _: between.begin(table),
    moves.Close: lambda table, _: _close(table),
}
"""What a move does itself, before what follows from it."""
