"""What is on offer: the choices that a session awaits, and those that a seat may take unprompted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from reddog.rules import between, waiting
from reddog.rules.choices import Choice, Kind
from reddog.rules.pots import Antes
from reddog.rules.seats import present, sharers
from reddog.rules.state import Session, Stage, Table
from reddog.rules.variants import MOST_CHIPS

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_BETWEEN, _CLOSED, _DEAL, _VOTE = Stage.BETWEEN, Stage.CLOSED, Stage.DEAL, Stage.VOTE
_BUY_IN, _LEAVE, _OFFER_SPLIT = Kind.BUY_IN, Kind.LEAVE, Kind.OFFER_SPLIT
_RETURN, _SIT_OUT = Kind.RETURN, Kind.SIT_OUT
LATEST: list[tuple[Session | None, tuple[Choice, ...]]] = [(None, ())]
"""The last session that was asked about or made, and the answer.

A session is frozen, so that it is the same answer every time; and one move asks for it for each view, for a bot and for
its own check.
"""


def awaited(session: Session) -> tuple[Choice, ...]:
    """What must happen next: the choices open now, and near ones with the reason why they are not.

    Empty only for a closed session. Where no deal can begin, the `begin` choice carries the reason: the session
    waits for players or chips.
    """
    asked, known = LATEST[0]
    if asked is session:
        return known
    found = waiting.in_deal(session) if session.stage is _DEAL else _AWAITED[session.stage](session)
    LATEST[0] = session, found
    return found


def _first_dealer(session: Table) -> tuple[Choice, ...]:
    seats = tuple(index for index, seat in enumerate(session.seats) if present(seat))
    return (Choice(kind=Kind.FIRST_DEALER, seats=seats, refused="" if seats else "no_players"),)


def _stake(session: Table) -> tuple[Choice, ...]:
    banker, stakes = session.banker, session.variant.stakes
    assert banker is not None
    most = min(stakes.bank_most, session.seats[banker].stack)
    return (Choice(kind=Kind.STAKE, seat=banker, least=stakes.bank_least, most=most),)


def _tenure(session: Table) -> tuple[Choice, ...]:
    return (
        Choice(kind=Kind.DEAL_AGAIN, seat=session.banker),
        Choice(kind=Kind.PASS_DEAL, seat=session.banker),
    )


def _votes(session: Table) -> tuple[Choice, ...]:
    return tuple(
        Choice(kind=Kind.VOTE, seat=seat, options=("yes", "no"))
        for seat in sharers(session)
        if not session.votes >> seat & 1
    )


_AWAITED: dict[Stage, Callable[[Table], tuple[Choice, ...]]] = {
    Stage.DEALER: _first_dealer,
    Stage.BETWEEN: lambda session: (Choice(kind=Kind.BEGIN, refused=between.obstacle(session)),),
    Stage.STAKE: _stake,
    Stage.TENURE: _tenure,
    Stage.VOTE: _votes,
    Stage.CLOSED: lambda _: (),
}


def allowed(session: Table, seat: int | None) -> tuple[Choice, ...]:
    """What a seat may do unprompted, with reasons for what it may not; with None, what the table may do.

    Raises IndexError for a seat that the table does not have.
    """
    if seat is not None and not 0 <= seat < len(session.seats):
        raise IndexError(seat)
    if session.stage is _CLOSED:
        return ()
    if seat is None:
        why = "deal_running" if session.stage is Stage.DEAL else ""
        return (Choice(kind=Kind.CLOSE, refused=why),)
    here = session.seats[seat]
    # Who votes on a split, and shares in it, is settled when it is offered.
    voting = "vote_running" if session.stage is _VOTE else ""
    if not here.taken:
        return (Choice(kind=Kind.JOIN, seat=seat, least=1, most=MOST_CHIPS, refused=voting),)
    if here.leaving:
        return ()
    room = MOST_CHIPS - here.stack
    return (
        _plain(_LEAVE, seat),
        _plain(_RETURN, seat, voting)
        if here.out
        else _plain(_SIT_OUT, seat, _why_no_sitting_out(session, seat)),
        Choice(
            kind=_BUY_IN,
            seat=seat,
            least=1 if room else 0,
            most=max(room, 0),
            refused="turn_to_come" if _turn_to_come(session, seat) else "" if room > 0 else "stack_is_full",
        ),
        _plain(_OFFER_SPLIT, seat, _why_no_split(session, seat)),
    )


@cache
def _plain(kind: Kind, seat: int, refused: str = "") -> Choice:
    """A choice without amounts: there are few of them, and every view has some."""
    return Choice(kind=kind, seat=seat, refused=refused)


def _why_no_sitting_out(session: Table, seat: int) -> str:
    """Why a player may not sit out now, as a code: a bank is held to its end (SHT-6, POL-8), a vote is given."""
    if session.stage is _VOTE:
        return "vote_running"
    return "bank_stands" if session.banker == seat else ""


def _turn_to_come(session: Table, seat: int) -> bool:
    """Table stakes: no chips are bought while a turn or a bet of one's own is pending."""
    running = session.running
    if running is None or seat not in running.players:
        return False
    return not running.done >> seat & 1 or running.bets[seat] > 0


def _why_no_split(session: Table, seat: int) -> str:
    """Why the pot cannot be offered for a split now, as a code (HCP-11, X-19)."""
    if not isinstance(session.variant.pot, Antes):
        return "pot_not_shared"
    if session.stage is not _BETWEEN:
        return "deal_running"
    seats = sharers(session)
    if seat not in seats:
        return "sits_out"
    if len(seats) < 2:
        return "nobody_to_split_with"
    if session.pot < len(seats):
        return "pot_too_small"
    return "offered_already" if session.offered else ""
