"""What a finished session says about its players: each decision against the best, and skill apart from luck.

A player's net splits exactly into four parts::

    net = chances + mistakes + luck + other

`chances` is what the best decisions were worth at the moment they were asked for, `mistakes` (never above 0) what
worse ones gave away of it, `luck` what the cards made of the rest, and `other` what no single decision has an exact
value for: antes, a bank of one's own, shares of a split pot. All of it in chips, as exact fractions.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from reddog.odds.advice import advice, worth
from reddog.odds.decisions import Decision
from reddog.rules import moves
from reddog.rules.choices import KINDS, Kind
from reddog.rules.events import AnyEvent, Bought, Passed, Settled
from reddog.rules.record import Record, states
from reddog.rules.state import Session, Stage
from reddog.rules.views import view

JUDGED = frozenset({Kind.BET, Kind.PASS, Kind.BUY, Kind.RAISE, Kind.STAY, Kind.CALL})
"""Kinds of moves whose value can be told."""


class Judged(msgspec.Struct, frozen=True):
    """One decision, and the best one by what the player had seen. Values are in chips, of the turn from then on."""

    number: int
    """The number of the move in the session, from 1."""
    deal: int
    seat: int
    made: Decision
    best: Decision

    @property
    def cost(self) -> Fraction:
        """What the decision gave away, in chips; 0 for a best one."""
        return self.best.value - self.made.value


class SeatReview(msgspec.Struct, frozen=True):
    """How one seat fared, in chips. The four parts sum to `net` exactly."""

    seat: int
    net: int
    """Chips won since the beginning: stack, bets and cash-outs less what was bought."""
    chances: Fraction
    mistakes: Fraction
    luck: Fraction
    other: Fraction
    decisions: int
    """How many decisions were judged."""


class Review(msgspec.Struct, frozen=True):
    """A session judged."""

    seats: tuple[SeatReview, ...]
    """Every seat that somebody sat in."""
    decisions: tuple[Judged, ...]
    """In the order in which they were made."""

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """The decisions that cost something, the dearest first."""
        return tuple(
            sorted((one for one in self.decisions if one.cost), key=lambda one: (-one.cost, one.number))
        )


class _Tally(msgspec.Struct):
    """What has been counted of one seat."""

    chances: Fraction = Fraction(0)
    mistakes: Fraction = Fraction(0)
    results: int = 0
    """Chips won in turns, all decisions and cards together."""
    decisions: int = 0
    deciding: int = 0
    """The deal in which the first decision of the present turn was made; 0 before it."""


def review(record: Record) -> Review:
    """Judge every decision of a session, by what its player had seen at that moment.

    A turn whose result is still open at the end counts as nothing yet. Raises BadRules and IllegalMove where the
    record cannot be played, as `record.states` does.
    """
    sessions = states(record)
    before = first = next(sessions)
    tallies = [_Tally() for _ in first.seats]
    judged: list[Judged] = []
    for number, (move, after) in enumerate(zip(record.moves, sessions, strict=True), 1):
        one = _judge(before, move, number)
        if one is not None:
            judged.append(one)
            _count(tallies[one.seat], one)
        for event in after.events:
            _result(tallies, event)
        _end_turns(tallies, after)
        before = after
    return Review(
        seats=tuple(
            _seat_review(index, tally, _net(first, before, index))
            for index, tally in enumerate(tallies)
            if before.seats[index].bought
        ),
        decisions=tuple(judged),
    )


def _judge(session: Session, move: moves.AnyMove, number: int) -> Judged | None:
    """A decision against the best one; None for other moves, and where no exact value is known."""
    if KINDS[type(move)] not in JUDGED or not isinstance(move, moves.SeatMove):
        return None
    seen = view(session, move.seat)
    found = advice(seen, sizing=False, variant=session.variant)
    if found is None or found.best is None:
        return None
    value = worth(seen, move, variant=session.variant)
    assert value is not None
    return Judged(
        number=number,
        deal=session.deals,
        seat=move.seat,
        made=Decision(
            kind=KINDS[type(move)],
            chips=getattr(move, "chips", 0),
            word=str(getattr(move, "word", "")),
            net=value.numerator,
            of=value.denominator,
        ),
        best=found.best,
    )


def _count(tally: _Tally, one: Judged) -> None:
    tally.decisions += 1
    tally.mistakes -= one.cost
    if tally.deciding != one.deal:
        # The first decision of a turn: what best play was worth from here on holds what follows.
        tally.deciding = one.deal
        tally.chances += one.best.value


def _result(tallies: list[_Tally], event: AnyEvent) -> None:
    """Chips that a turn brought or cost."""
    match event:
        case Settled(seat=seat, net=net):
            tallies[seat].results += net
        case Passed(seat=seat, chips=chips) | Bought(seat=seat, chips=chips):
            tallies[seat].results -= chips
        case _:
            pass


def _end_turns(tallies: list[_Tally], after: Session) -> None:
    if after.stage is not Stage.DEAL:
        for tally in tallies:
            tally.deciding = 0


def _net(first: Session, last: Session, index: int) -> int:
    """What a seat has won; chips bought and cashed out meanwhile are no winnings."""

    def worth_of(session: Session) -> int:
        seat = session.seats[index]
        bet = session.running.bets[index] if session.running else 0
        return seat.stack + bet + seat.cashed - seat.bought

    return worth_of(last) - worth_of(first)


def _seat_review(index: int, tally: _Tally, net: int) -> SeatReview:
    return SeatReview(
        seat=index,
        net=net,
        chances=tally.chances,
        mistakes=tally.mistakes,
        luck=tally.results - tally.chances - tally.mistakes,
        other=Fraction(net - tally.results),
        decisions=tally.decisions,
    )
