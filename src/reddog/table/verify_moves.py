"""The move that was made, from what all saw of it: everything that players do shows in what it brings about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reddog.cards import Card
from reddog.rules import events, moves
from reddog.rules.choices import Kind
from reddog.rules.offers import awaited
from reddog.rules.state import Session

_TABLE: Final[dict[Kind, moves.AnyMove]] = {Kind.SHUFFLE: moves.Shuffle(), Kind.BEGIN: moves.Begin()}


def _taken(event: events.BankTaken) -> moves.AnyMove:
    return moves.PassDeal(event.seat) if event.why == "passed" else moves.Leave(event.seat)


_MADE: Final[dict[type[events.Event], Callable[[Any], moves.AnyMove]]] = {
    events.BetPlaced: lambda event: moves.Bet(event.seat, event.chips),
    events.Passed: lambda event: moves.Pass(event.seat),
    events.Bought: lambda event: moves.Buy(event.seat),
    events.Raised: lambda event: moves.Raise(event.seat, event.chips),
    events.Stayed: lambda event: moves.Stay(event.seat),
    events.Called: lambda event: moves.Call(event.seat, moves.Called(event.word)),
    events.Settled: lambda event: moves.Show(event.seat, event.beat),
    events.Staked: lambda event: moves.Stake(event.seat, event.chips),
    events.DealAgain: lambda event: moves.DealAgain(event.seat),
    events.LastRound: lambda event: moves.DealAgain(event.seat),
    events.BankTaken: _taken,
    events.Voted: lambda event: moves.Vote(event.seat, event.yes),
    events.SplitOffered: lambda event: moves.OfferSplit(event.seat),
    events.Joined: lambda event: moves.Join(event.seat, event.chips),
    events.Left: lambda event: moves.Leave(event.seat),
    events.Leaving: lambda event: moves.Leave(event.seat),
    events.SatOut: lambda event: moves.SitOut(event.seat),
    events.Returned: lambda event: moves.Return(event.seat),
    events.BoughtIn: lambda event: moves.BuyIn(event.seat, event.chips),
}
"""What a move tells first."""


def player_move(told: tuple[events.AnyEvent, ...]) -> moves.AnyMove | None:
    """The move of a player that brought this about; None where no move does."""
    made = _MADE.get(type(told[0])) if told else None
    return made(told[0]) if made else None


def table_move(session: Session, told: tuple[events.AnyEvent, ...]) -> moves.AnyMove | None:
    """The move of chance or of the table that brought this about; None for cards that are drawn, which are not told."""
    match told:
        case (events.Closed(), *_):
            return moves.Close()
        case (events.DealerChosen(seat=seat), *_):
            return moves.FirstDealer(seat)
        case _:
            return next((_TABLE[choice.kind] for choice in awaited(session) if choice.kind in _TABLE), None)


def turned(told: tuple[events.AnyEvent, ...]) -> tuple[Card, ...]:
    """The cards that came face up from the stock, in order."""
    return tuple(
        event.card
        for event in told
        if isinstance(event, events.Burned | events.TurnedUp)
        or (isinstance(event, events.CentreTurned) and event.role != "back")
    )
