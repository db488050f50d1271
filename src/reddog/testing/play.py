"""Play at random: legal moves for whatever a session offers, and whole sessions of them.

Chance comes in as a `random.Random` that the caller seeds, so that every run can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from reddog.cards import cards_in
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.capacity import check_seats, most_seats
from reddog.rules.choices import Choice, Kind
from reddog.rules.house import options, with_rules
from reddog.rules.house_rules.values import AnyValues, Row, Span, Whole, Words
from reddog.rules.session import allowed, apply, awaited
from reddog.rules.state import Session
from reddog.rules.variants import MOST_CHIPS, VARIANTS, Variant
from reddog.table.dealer import Dealer

LARGE = 60
"""Chips: most stacks are no larger at first and nothing is bought beyond it, so that banks break and players go broke."""
USUAL = 8
"""Seats of most tables."""


# Games and tables.


def any_rules(variant: Variant, rng: Random, most: int = 4) -> Variant:
    """The variant with up to `most` house rules drawn at random; those that do not go together are left out."""
    ruled, chosen = variant, dict(variant.house)
    for _ in range(rng.randint(0, most)):
        # A game that is in no list has its options only while it is without house rules.
        known = variant if all(preset.label != variant.label for preset in VARIANTS) else ruled
        option = rng.choice(options(known))
        wanted = {**chosen, option.name: _any_value(option.values, rng)}
        try:
            ruled, chosen = with_rules(variant, wanted), wanted
        except BadRules:
            continue
    return ruled


def _any_value(values: AnyValues, rng: Random) -> str:
    """A value that a house rule may have; amounts are small ones, at which pots run short."""
    match values:
        case Words(words=words):
            return rng.choice(words)
        case Whole(least=least, most=most, words=words):
            number = str(rng.randint(least, min(most, least + 9)))
            return rng.choice((*words, number, number))
        case Span(least=least, single=single):
            low = rng.randint(least, least + 29)
            return str(low) if single else f"{low}-{low + rng.randint(0, 30)}"
        case Row(longest=longest):
            return ",".join(str(rng.randint(0, 12)) for _ in range(rng.randint(1, min(longest, 5))))


def any_stacks(variant: Variant, rng: Random, most: int | None = None) -> tuple[int | None, ...]:
    """Chips for as many seats as the game and its pack allow, or up to `most`; some seats are empty.

    Most tables are of up to eight, most stacks are small; some are as large as a buy-in may be.
    """
    allowed_seats = most_seats(variant)
    full = rng.random() < 0.3
    seats = min(allowed_seats, most or (allowed_seats if full else USUAL))
    seats = rng.randint(variant.least_seats, max(variant.least_seats, seats))
    check_seats(variant, seats)
    return tuple(None if rng.random() < 0.2 else _any_stack(rng) for _ in range(seats))


def _any_stack(rng: Random) -> int:
    return rng.randint(1, MOST_CHIPS if rng.random() < 0.1 else LARGE)


# Moves.


def open_choices(session: Session, seat: int | None = None) -> tuple[Choice, ...]:
    """What may be done unprompted: by everybody at the table, or by one seat."""
    seats = range(len(session.seats)) if seat is None else (seat,)
    return tuple(choice for index in seats for choice in allowed(session, index) if choice.open)


def any_move(session: Session, rng: Random, restless: float = 0.05) -> moves.AnyMove | None:
    """A legal move: what is awaited, or with the chance `restless` something that a player does unprompted.

    Where nothing awaited is open the table waits, so that somebody must do something unprompted. None when nothing
    at all is possible: the session is closed.
    """
    choices = tuple(choice for choice in awaited(session) if choice.open)
    if not choices or rng.random() < restless:
        choices = open_choices(session) or choices
    return move_for(rng.choice(choices), rng) if choices else None


def move_for(choice: Choice, rng: Random) -> moves.AnyMove:
    """A move that an open choice allows; amounts are often the least or the most."""
    if choice.seat is None:
        return _chance(choice, rng)
    seat = choice.seat
    match choice.kind:
        case Kind.CALL:
            return moves.Call(seat, moves.Called(rng.choice(choice.options)))
        case Kind.SHOW:
            return moves.Show(seat, rng.choice(choice.cards))
        case Kind.VOTE:
            return moves.Vote(seat, rng.random() < 0.7)
        case kind if kind in AMOUNTS:
            return AMOUNTS[kind](seat, _amount(choice, rng))
        case kind:
            return _PLAIN[kind](seat)


def _chance(choice: Choice, rng: Random) -> moves.AnyMove:
    match choice.kind:
        case Kind.DRAW:
            return moves.Draw(tuple(rng.sample(list(cards_in(choice.stock)), choice.count)))
        case Kind.FIRST_DEALER:
            return moves.FirstDealer(rng.choice(choice.seats))
        case Kind.SHUFFLE:
            return moves.Shuffle()
        case Kind.CLOSE:
            return moves.Close()
        case _:
            return moves.Begin()


def _amount(choice: Choice, rng: Random) -> int:
    most = largest(choice)
    return rng.choice((choice.least, most, rng.randint(choice.least, most)))


def largest(choice: Choice) -> int:
    """The most chips that are tried: all that may be bet, but not all that could ever be bought."""
    return min(choice.most, LARGE) if choice.kind in {Kind.JOIN, Kind.BUY_IN} else choice.most


AMOUNTS: dict[Kind, type[moves.Bet | moves.Raise | moves.Stake | moves.Join | moves.BuyIn]] = {
    Kind.BET: moves.Bet,
    Kind.RAISE: moves.Raise,
    Kind.STAKE: moves.Stake,
    Kind.JOIN: moves.Join,
    Kind.BUY_IN: moves.BuyIn,
}
"""The moves that are a kind, a seat and chips."""
_PLAIN: dict[Kind, Callable[[int], moves.AnyMove]] = {
    Kind.PASS: moves.Pass,
    Kind.BUY: moves.Buy,
    Kind.STAY: moves.Stay,
    Kind.DEAL_AGAIN: moves.DealAgain,
    Kind.PASS_DEAL: moves.PassDeal,
    Kind.LEAVE: moves.Leave,
    Kind.SIT_OUT: moves.SitOut,
    Kind.RETURN: moves.Return,
    Kind.OFFER_SPLIT: moves.OfferSplit,
}
"""The moves that are nothing but a kind and a seat."""


def play_on(
    session: Session, rng: Random, moves_made: int = 200, restless: float = 0.05
) -> Iterator[tuple[moves.AnyMove, Session]]:
    """Play so many moves at random; yield each move with the session after it. Ends early where none is possible."""
    for _ in range(moves_made):
        move = any_move(session, rng, restless)
        if move is None:
            return
        session = apply(session, move)
        yield move, session


# A dealer in place of chance.


def chance_move(session: Session, dealer: Dealer) -> moves.AnyMove | None:
    """The answer to what is awaited of chance and of the table, from a dealer; None where it is a player's turn."""
    for choice in awaited(session):
        if choice.open and choice.seat is None:
            match choice.kind:
                case Kind.FIRST_DEALER:
                    return moves.FirstDealer(dealer.first_dealer(choice.seats))
                case Kind.SHUFFLE:
                    dealer.shuffle(choice.stock, deal=session.deals)
                    return moves.Shuffle()
                case Kind.DRAW:
                    return moves.Draw(dealer.draw(choice.stock, choice.count))
                case _:
                    return moves.Begin()
    return None
