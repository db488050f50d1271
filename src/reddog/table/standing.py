"""What follows at the table from where its game stands: whose time runs, and which moves are out of date."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.session import allowed, awaited
from reddog.rules.state import Session, Stage
from reddog.table.state import Table, Turn

RESTS = frozenset({Stage.DEALER, Stage.BETWEEN, Stage.CLOSED})
"""Where nobody is awaited and the next deal may begin."""
UNPROMPTED = frozenset({moves.Join, moves.Leave, moves.SitOut, moves.Return, moves.BuyIn, moves.OfferSplit})
"""What a player does without being awaited."""


def answers(move: moves.AnyMove) -> bool:
    """Whether a move is a player's answer to what the game awaits."""
    return isinstance(move, moves.SeatMove) and type(move) not in UNPROMPTED


def is_open(session: Session, seat: int, kind: Kind) -> bool:
    """Whether the player in a seat may do something of this kind unprompted."""
    return any(choice.kind is kind and choice.open for choice in allowed(session, seat))


def with_session(table: Table, session: Session, at: int) -> Table:
    """The table with its game somewhere else than a move would have brought it."""
    return replace(table, **standing(table, session, at, was=awaited(table.session)))


def standing(
    table: Table, session: Session, at: int, *, was: tuple[Choice, ...], answered: bool = False
) -> dict[str, Any]:
    """The fields of the table that follow from its game; `was` is what was awaited, `answered` that it was answered."""
    before = table.session
    now = awaited(session)
    changes: dict[str, Any] = {"session": session}
    seats: list[int] = []
    # Who answers takes his own choices away and changes nothing for others who are asked the same.
    asked_anew = session.pot != before.pot
    for choice in now:
        if choice.seat is not None:
            if choice.seat not in seats:
                seats.append(choice.seat)
            asked_anew = asked_anew or choice not in was
    turn = _turn(table.turn, tuple(seats), at, answered=answered)
    if turn is not table.turn:
        changes["turn"] = turn
    if asked_anew:
        changes["asked"] = table.number
    if session.stage in RESTS and before.stage not in RESTS:
        changes["rest_since"] = at
    return changes


def _turn(turn: Turn | None, seats: tuple[int, ...], at: int, *, answered: bool) -> Turn | None:
    """Whose time runs now: that of seats who are still asked the same goes on, another question gets a time of its own."""
    if not seats:
        return None
    goes_on = (
        turn is not None and set(seats) <= set(turn.seats) and (not answered or len(seats) < len(turn.seats))
    )
    if turn is None or not goes_on:
        return Turn(seats=seats, since=at)
    return turn if seats == turn.seats else replace(turn, seats=seats)
