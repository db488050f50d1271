"""Who sits where, and chips that move between stacks, bets and the pot."""

from __future__ import annotations

from bisect import bisect_left

from msgspec.structs import replace

from reddog.rules.events import Left
from reddog.rules.state import Seat, Table


def put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A tuple with one entry changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def set_seat(table: Table, index: int, seat: Seat) -> None:
    """Change one seat."""
    seats = list(table.seats)
    seats[index] = seat
    table.seats = tuple(seats)


def give(table: Table, index: int, chips: int) -> None:
    """Chips to a stack; a negative number takes them."""
    seats = list(table.seats)
    seat = seats[index]
    seats[index] = replace(seat, stack=seat.stack + chips)
    table.seats = tuple(seats)


def to_pot(table: Table, index: int, chips: int) -> None:
    """Chips from a stack into the pot."""
    give(table, index, -chips)
    table.pot += chips


def to_bet(table: Table, index: int, chips: int) -> int:
    """Chips from a stack beside the pot, as a bet; answers with what is left of the stack."""
    play = table.deal
    seats, bets = list(table.seats), list(play.bets)
    seat = seats[index]
    left = seat.stack - chips
    seats[index] = replace(seat, stack=left)
    bets[index] += chips
    table.seats, play.bets = tuple(seats), tuple(bets)
    return left


def from_pot(table: Table, index: int, chips: int) -> None:
    """Chips from the pot to a stack."""
    table.pot -= chips
    give(table, index, chips)


def cash_out(table: Table, index: int) -> None:
    """The seat is free, its stack is cashed out, and what its player knew of the cards goes with the player.

    Leaving forfeits any share of a pot (COM-12); but with the last player goes a pot that nobody else could own.
    """
    alone = not any(seat.taken for place, seat in enumerate(table.seats) if place != index)
    if alone and table.banker is None:
        from_pot(table, index, table.pot)
    seat = table.seats[index]
    set_seat(table, index, Seat(bought=seat.bought, cashed=seat.cashed + seat.stack))
    table.known = put(table.known, index, 0)
    table.tell(Left(seat=index, chips=seat.stack))


def present(seat: Seat) -> bool:
    """Whether somebody sits there, stays, and does not sit out."""
    return seat.taken and not seat.out and not seat.leaving


def around(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """These seats, which come in order, clockwise from the first that is not before `first`."""
    place = bisect_left(seats, first)
    return seats[place:] + seats[:place]


def sharers(table: Table) -> tuple[int, ...]:
    """Who shares a pot that is split: all who are there, also without chips (X-6)."""
    return tuple(index for index, seat in enumerate(table.seats) if present(seat))
