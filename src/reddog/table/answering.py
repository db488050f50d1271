"""The answer that is given for a player who does not answer: what commits him least (COM-7, COM-16)."""

from __future__ import annotations

from collections.abc import Iterable

from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.session import awaited
from reddog.rules.state import Session


def answer_for(session: Session, seat: int) -> moves.PlayerMove:
    """The move for a seat that is awaited and silent: passing where that is legal, else the smallest bet."""
    open_ = _open(awaited(session), seat)
    if Kind.PASS in open_:
        return moves.Pass(seat)
    if Kind.BET in open_:
        return moves.Bet(seat, open_[Kind.BET].least)
    if Kind.STAY in open_:
        return moves.Stay(seat)
    if Kind.CALL in open_:
        # High of an ace; of a pair, the side that is named first.
        return moves.Call(seat, moves.Called(open_[Kind.CALL].options[0]))
    if Kind.SHOW in open_:
        return moves.Show(seat, open_[Kind.SHOW].cards[0])
    if Kind.STAKE in open_:
        return moves.Stake(seat, open_[Kind.STAKE].least)
    if Kind.PASS_DEAL in open_:
        return moves.PassDeal(seat)
    assert Kind.VOTE in open_
    return moves.Vote(seat, yes=False)


def _open(choices: Iterable[Choice], seat: int) -> dict[Kind, Choice]:
    return {choice.kind: choice for choice in choices if choice.seat == seat and choice.open}
