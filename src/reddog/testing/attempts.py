"""Moves to try on a session: those that it must accept and those that it must refuse.

`fits` reads a choice as its documentation says, apart from the machine, so that the two can be compared: every
attempt must be accepted just when an open choice fits it (A-02).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from reddog.cards import cards_in
from reddog.rules import moves
from reddog.rules.choices import KINDS, Choice, Kind
from reddog.rules.session import allowed, awaited
from reddog.rules.state import Session

ODD_AMOUNTS: tuple[Any, ...] = (
    0, -1, -5, 1.0, 2.5, float("nan"), float("inf"), "3", None, True,
    2**31, 2**53 + 1, 2**63, 10**400, -(10**400), 1 << 20_000,
)  # fmt: skip
"""Amounts that are never chips: not whole, not positive, enormous, or no number at all (M-02, M-03)."""


ODD_SEATS: tuple[Any, ...] = (-1, None, "0", True, 1 << 20_000)
"""What is never a seat."""


def offers(session: Session) -> tuple[Choice, ...]:
    """Every choice that is open to anybody."""
    seats = (*range(len(session.seats)), None)
    found = awaited(session) + tuple(choice for seat in seats for choice in allowed(session, seat))
    return tuple(choice for choice in found if choice.open)


def fits(choice: Choice, move: moves.Move) -> bool:
    """Whether an open choice allows a move, by what the choice says of itself."""
    seat = move.seat if isinstance(move, moves.SeatMove) else None
    if choice.kind is not KINDS[type(move)] or choice.seat != seat or isinstance(seat, bool):
        return False
    match move:
        case moves.Bet() | moves.Raise() | moves.Stake() | moves.Join() | moves.BuyIn():
            return type(move.chips) is int and choice.least <= move.chips <= choice.most
        case moves.Call():
            return move.word in choice.options
        case moves.Vote():
            return type(move.yes) is bool
        case moves.Show():
            return type(move.card) is int and move.card in choice.cards
        case moves.FirstDealer():
            return type(move.seat) is int and move.seat in choice.seats
        case moves.Draw():
            short = Counter(move.cards) - Counter(cards_in(choice.stock))
            return len(move.cards) == choice.count and not short
        case _:
            return True


def attempts(session: Session) -> Iterator[moves.Move]:
    """Every kind of move for every seat, and for some that do not exist.

    Amounts are those at the ends of what is on offer, just outside, and odd ones; draws are also of other counts, of
    cards that are not in the stock, and of one card twice.
    """
    seats: tuple[Any, ...] = (*range(len(session.seats)), len(session.seats), *ODD_SEATS)
    near = awaited(session)
    for seat in seats:
        here = near
        if type(seat) is int and 0 <= seat < len(session.seats):
            here += allowed(session, seat)
        for move in KINDS:
            if issubclass(move, moves.SeatMove):
                kind = KINDS[move]
                yield from _of_seat(move, seat, tuple(choice for choice in here if choice.kind is kind))
        yield moves.FirstDealer(seat)
    yield from (moves.Shuffle(), moves.Begin(), moves.Close())
    yield from _draws(near)


def _of_seat(move: type[moves.SeatMove], seat: Any, near: tuple[Choice, ...]) -> Iterator[moves.Move]:
    """One kind of move by one seat, with every value that is worth a try."""
    make: Any = move
    match KINDS[move]:
        case Kind.BET | Kind.RAISE | Kind.STAKE | Kind.JOIN | Kind.BUY_IN:
            ends = {end for choice in near for end in (choice.least, choice.most)}
            amounts = {1, *(amount + step for amount in ends for step in (-1, 0, 1))}
            yield from (make(seat, amount) for amount in sorted(amounts))
            yield from (make(seat, amount) for amount in ODD_AMOUNTS)
        case Kind.CALL:
            yield from (make(seat, word) for word in (*moves.Called, "", "hihger"))
        case Kind.VOTE:
            yield from (make(seat, yes) for yes in (True, False, None, 1))
        case Kind.SHOW:
            shown = {card for choice in near for card in choice.cards}
            others = next(card for card in range(52) if card not in shown)
            odd: tuple[Any, ...] = (others, -1, 52, None, True, 1.0, 1 << 20_000)
            yield from (make(seat, card) for card in (*sorted(shown), *odd))
        case _:
            yield make(seat)


def _draws(near: tuple[Choice, ...]) -> Iterator[moves.Move]:
    draw = next((choice for choice in near if choice.kind is Kind.DRAW), None)
    stock = sorted(cards_in(draw.stock)) if draw else []
    count = draw.count if draw else 1
    top = tuple(stock[:count])
    gone: list[Any] = sorted(set(range(52)) - set(stock))
    yield moves.Draw(top)
    yield moves.Draw(tuple(reversed(stock))[:count])
    yield moves.Draw(())
    yield moves.Draw((*top, *stock[count : count + 1], *stock[:1]))
    for odd in (*gone[:3], -1, 52, 53, None, "Qh", 1 << 20_000):
        yield moves.Draw((*top[1:], odd))
    once = [card for card in stock if stock.count(card) < count]
    for card in once[:1]:
        yield moves.Draw((card,) * count)
