"""The machine: `start`, `awaited`, `allowed`, `apply`.

`awaited` says what must happen next, `allowed` what a seat may do unprompted; `apply` takes exactly the moves
that these two offer and answers with the next session. All of it is pure; a refused move changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from reddog.cards import SIZE, CardSet
from reddog.errors import BadRules, IllegalMove
from reddog.rules import between, moves
from reddog.rules.capacity import check_seats
from reddog.rules.choices import KINDS, Choice, Kind
from reddog.rules.doing import DOES
from reddog.rules.offers import LATEST, allowed, awaited
from reddog.rules.pots import House
from reddog.rules.state import Seat, Session, Stage, Table, closed, opened
from reddog.rules.stock import BITS
from reddog.rules.variants import MOST_CHIPS, Variant
from reddog.rules.walk import walk

__all__ = ["allowed", "apply", "awaited", "start"]

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_DEAL, _CLOSED = Stage.DEAL, Stage.CLOSED


def start(variant: Variant, stacks: Sequence[int | None], *, dealer: int | None = None) -> Session:
    """A new session: one entry for each seat, the chips bought there or None for an empty seat.

    Without `dealer` chance picks the first one (COM-9). Raises BadRules for too many or too few seats, for
    stacks that are not whole positive numbers, for a dealer's seat that is empty, and for a dealer where the house
    deals.
    """
    check_seats(variant, len(stacks))
    for chips in stacks:
        if chips is not None and not _whole(chips, 1, MOST_CHIPS):
            raise BadRules("bad_stack", chips=_told(chips), most=MOST_CHIPS)
    seats = tuple(
        Seat() if chips is None else Seat(taken=True, stack=chips, bought=chips) for chips in stacks
    )
    session = Session(variant=variant, seats=seats, stage=Stage.DEALER, known=tuple(0 for _ in seats))
    if isinstance(variant.pot, House):
        if dealer is not None:
            raise BadRules("house_deals", seat=_told(dealer))
        return replace(session, stage=Stage.BETWEEN)
    if dealer is None:
        return session
    if not _whole(dealer, 0, len(seats) - 1) or not seats[dealer].taken:
        raise BadRules("no_such_seat", seat=_told(dealer))
    return replace(session, stage=Stage.BETWEEN, dealer=dealer)


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _told(value: object) -> str:
    """A value as an error repeats it: short, however large it is."""
    if isinstance(value, int):
        value = max(-MOST_CHIPS, min(MOST_CHIPS, value))
    return str(value)[:40]


def apply(session: Session, move: moves.AnyMove) -> Session:
    """The session after a move; its `events` say what the move brought about.

    Raises IllegalMove, and changes nothing, when `awaited` and `allowed` do not offer the move.
    """
    does = _checked(session, move)
    table = opened(session)
    table.number += 1
    does(table, move)
    if table.stage is _DEAL:
        choices = walk(table)
        if choices:
            after = closed(table)
            LATEST[0] = after, choices
            return after
        between.end(table)
    return closed(table)


def _checked(session: Session, move: moves.AnyMove) -> Callable[[Table, Any], None]:
    """What the move does. Raises IllegalMove where it is not on offer."""
    rule = _RULES.get(type(move))
    if rule is None:
        raise IllegalMove("not_a_move", name=type(move).__name__[:40])
    kind, seated, check, does = rule
    seat = None
    if seated:
        seat = move.seat  # type: ignore[union-attr] # `seated` says so, quicker than `isinstance`
        if type(seat) is not int:
            raise IllegalMove("session_closed") if session.stage is _CLOSED else _no_seat(seat)
    for choice in awaited(session):
        if choice.kind is kind and choice.seat == seat:
            break
    else:
        choice = _unprompted(session, move, kind, seat)
    if choice.refused:
        raise IllegalMove(choice.refused, kind=str(kind), **_amounts(choice))
    if check:
        check(move, choice)
    return does


def _unprompted(session: Session, move: moves.AnyMove, kind: Kind, seat: int | None) -> Choice:
    """The choice for a move that nobody awaits. Raises IllegalMove where it is not allowed either."""
    if session.stage is _CLOSED:
        raise IllegalMove("session_closed")
    if seat is not None and not 0 <= seat < len(session.seats):
        raise _no_seat(seat)
    for choice in allowed(session, seat):
        if choice.kind is kind:
            return choice
    others = any(choice.kind is kind for choice in awaited(session))
    raise IllegalMove(_why_not(session, move, others=others), kind=str(kind))


def _no_seat(seat: object) -> IllegalMove:
    return IllegalMove("no_such_seat", seat=_told(seat))


def _why_not(session: Session, move: moves.AnyMove, *, others: bool) -> str:
    """The code for a move that nobody offered; `others` were offered one of its kind."""
    if not isinstance(move, moves.SeatMove):
        return "not_now"
    if isinstance(move, moves.Join):
        return "seat_taken"
    if not session.seats[move.seat].taken:
        return "seat_empty"
    if others:
        return "not_your_turn"
    if isinstance(move, moves.Raise):
        return "no_raise_now"
    return "not_now"


def _amounts(choice: Choice) -> dict[str, int]:
    return {"least": choice.least, "most": choice.most, "price": choice.price}


def _check_chips(
    move: moves.Bet | moves.Raise | moves.Stake | moves.Join | moves.BuyIn, choice: Choice
) -> None:
    chips = move.chips
    if type(chips) is not int:
        raise IllegalMove("not_whole", **_amounts(choice))
    if not choice.least <= chips <= choice.most:
        # Numbers of any length are refused alike; the sentence needs no more digits than a table can hold.
        told = max(-MOST_CHIPS, min(MOST_CHIPS, chips))
        raise IllegalMove("out_of_range", chips=told, kind=str(choice.kind), **_amounts(choice))


def _check_call(move: moves.Call, choice: Choice) -> None:
    if move.word not in choice.options:
        raise IllegalMove("no_such_call", options=choice.options)


def _check_vote(move: moves.Vote, choice: Choice) -> None:
    if type(move.yes) is not bool:
        raise IllegalMove("no_such_call", options=choice.options)


def _check_show(move: moves.Show, choice: Choice) -> None:
    if type(move.card) is not int or move.card not in choice.cards:
        raise IllegalMove("card_does_not_beat")


def _check_dealer(move: moves.FirstDealer, choice: Choice) -> None:
    if type(move.seat) is not int or move.seat not in choice.seats:
        raise IllegalMove("no_such_seat", seat=_told(move.seat))


def _check_draw(move: moves.Draw, choice: Choice) -> None:
    came = move.cards
    if type(came) is not tuple:
        raise IllegalMove("not_a_move", name=type(came).__name__[:40])
    count = len(came)
    if not choice.least <= count <= choice.count:
        raise IllegalMove("wrong_count", count=count, least=choice.count)
    drawn: CardSet = 0
    for card in came:
        if type(card) is not int or not 0 <= card < SIZE:
            break
        drawn |= BITS[card]
    else:
        # Several cards come in one move from a single pack only, so that none of them can come again.
        if not drawn & ~choice.stock and drawn.bit_count() == count:
            return
    raise IllegalMove("card_not_in_stock", card=_told(_missing(came, choice.stock)))


def _missing(came: tuple[Any, ...], left: CardSet) -> object:
    """The first of these that is not a card, or not there any more when its turn comes."""
    place = 0
    while _whole(came[place], 0, SIZE - 1) and left & BITS[came[place]]:
        left ^= BITS[came[place]]
        place += 1
    return came[place]


_CHECKS: dict[type[moves.Move], Callable[[Any, Choice], None]] = {
    moves.Bet: _check_chips,
    moves.Raise: _check_chips,
    moves.Stake: _check_chips,
    moves.Join: _check_chips,
    moves.BuyIn: _check_chips,
    moves.Call: _check_call,
    moves.Vote: _check_vote,
    moves.Show: _check_show,
    moves.FirstDealer: _check_dealer,
    moves.Draw: _check_draw,
}
"""Refuse amounts, words, seats and cards outside what the choice offers."""

_RULES = {
    move: (kind, issubclass(move, moves.SeatMove), _CHECKS.get(move), DOES[move])
    for move, kind in KINDS.items()
}
"""For each type of move its kind, whether a player makes it, its check, and what it does."""
