"""What was played: a game, the seats and the moves. Everything else follows by playing the moves again.

A record holds a session from its beginning, or one deal together with the state that it began in.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import force_setattr, replace

from reddog.errors import BadNotation
from reddog.rules import moves
from reddog.rules.session import apply, start
from reddog.rules.state import Session, Stage, closed, opened
from reddog.rules.stock import collect
from reddog.rules.variants import Shuffling, Variant


class Record(msgspec.Struct, frozen=True):
    """A session, or with `before` a single deal."""

    variant: Variant
    stacks: tuple[int | None, ...]
    """The chips bought at each seat to begin with; None for an empty seat."""
    moves: tuple[moves.AnyMove, ...] = ()
    dealer: int | None = None
    """The first dealer, where chance did not choose."""
    names: tuple[str, ...] = ()
    """The players' names, one for each seat and "" where a seat has none; () where none has one.

    Chips are booked by seat: a name stands for whoever sits there, also where one player leaves and another joins.
    """
    table: str = ""
    """What the table is called."""
    before: Session | None = None
    """The session as it stood before the first move, where that is not a new one."""

    def __post_init__(self) -> None:
        """Have one way to say that nobody has a name, so that a record and its text are the same."""
        if self.names and not any(self.names):
            force_setattr(self, "names", ())


class Played(msgspec.Struct, frozen=True):
    """Where a deal stands among the moves of a record. Indexes are as for slices."""

    number: int
    """Deals are counted from 1 for the whole session."""
    begin: int
    """The move that began it; with a bank, before the stake was chosen."""
    over: int
    """The end of the deal itself; 0 while it is still being played."""
    end: int
    """The end of what follows it, up to the beginning of the next."""


def opening(record: Record) -> Session:
    """The session before the first move. Raises BadRules as `session.start` does."""
    return record.before or start(record.variant, record.stacks, dealer=record.dealer)


def states(record: Record) -> Iterator[Session]:
    """The session before the first move and after each. Raises BadRules, and IllegalMove where one is refused."""
    session = opening(record)
    yield session
    for move in record.moves:
        session = apply(session, move)
        yield session


def replay(record: Record) -> Session:
    """The session after all moves. Raises as `states` does."""
    session = opening(record)
    for move in record.moves:
        session = apply(session, move)
    return session


def deals(record: Record) -> tuple[Played, ...]:
    """The deals that were begun, in order. What comes before the first belongs to none."""
    found: list[Played] = []
    begin = 0
    sessions = states(record)
    before = next(sessions)
    for index, (move, session) in enumerate(zip(record.moves, sessions, strict=True)):
        if isinstance(move, moves.Begin):
            begin = index
        if session.deals > before.deals:
            if found:
                found[-1] = replace(found[-1], end=begin)
            found.append(Played(number=session.deals, begin=begin, over=0, end=len(record.moves)))
        if found and not found[-1].over and session.stage is not Stage.DEAL:
            found[-1] = replace(found[-1], over=index + 1)
        before = session
    return tuple(found)


def single(record: Record, number: int) -> Record:
    """One deal of a record, with the state that it began in: all that is needed to play it again to the same end.

    Raises BadNotation `no_such_deal` with the numbers of the `first` and the `last` one there is.
    """
    played = deals(record)
    found = next((deal for deal in played if deal.number == number), None)
    if found is None:
        first, last = (played[0].number, played[-1].number) if played else (0, 0)
        raise BadNotation("no_such_deal", deal=number, first=first, last=last)
    before = replay(replace(record, moves=record.moves[: found.begin]))
    before = replace(before, events=(), offered=False)
    if record.variant.shuffle is Shuffling.EVERY_DEAL:
        table = opened(before)
        collect(table)
        before = closed(table)
    return replace(
        record,
        stacks=tuple(seat.stack if seat.taken else None for seat in before.seats),
        dealer=before.dealer,
        moves=record.moves[found.begin : found.over or len(record.moves)],
        before=before,
    )
