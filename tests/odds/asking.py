"""Asking for advice: a seat that is to bet on a hand, and what it is told."""

from reddog.cards import parse_cards
from reddog.odds.advice import advice
from reddog.odds.decisions import Advice
from reddog.rules import moves
from reddog.rules.session import apply, start
from reddog.rules.state import Session
from reddog.rules.variants import (
    Variant,
)
from reddog.rules.views import View
from tests.odds.views import holding, open_bet, seat_view


def asked(
    hand: str, seen: str = "", *, stack: int = 100, pot: int = 40, most: int | None = None, **fields: object
) -> View:
    """A seat that is to bet on a hand."""
    limits = open_bet(most=min(stack, pot) if most is None else most)
    seats = (seat_view(0, stack=stack), seat_view(1))
    return holding(hand, seen, pot=pot, seats=seats, awaited=(limits,), **fields)  # type: ignore[arg-type]


def found(view_: View, variant: Variant | None = None) -> Advice:
    answer = advice(view_, variant=variant)
    assert answer is not None
    return answer


def kinds(answer: Advice) -> list[str]:
    return [known.kind.value for known in answer.decisions]


def against(variant: Variant, stack: int, bank: int, card: str) -> Session:
    """A bank, one punter in seat 1 with so many chips, this card in the centre."""
    session = apply(start(variant, [500, stack], dealer=0), moves.Begin())
    session = apply(apply(session, moves.Stake(0, bank)), moves.Shuffle())
    session = apply(session, moves.Draw(parse_cards("4h 8c Jd")))
    return apply(session, moves.Draw(parse_cards(card)))


def turn_with(variant: Variant, *texts: str, stack: int = 100) -> Session:
    """Seat 1's turn in a pot game; each text is a card that is turned, or a word that is called."""
    session = apply(start(variant, [100, stack], dealer=0), moves.Begin())
    session = apply(session, moves.Shuffle())
    for text in texts:
        if text in {"high", "low", "higher", "lower"}:
            session = apply(session, moves.Call(1, moves.Called(text)))
        else:
            session = apply(session, moves.Draw(parse_cards(text)))
    return session
