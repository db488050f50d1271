"""Two courses of the cards that a seat cannot tell apart: what it sees of both must be the same, byte for byte.

Cards that a seat never sees change places, everywhere and all the way from the shuffle. That takes in other players'
hands, its own hand in the games in which it may not look, and the order of the stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import msgspec
from msgspec.structs import replace

from reddog.cards import PACK, CardSet, cards_in
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.events import Left, Settled
from reddog.rules.session import apply
from reddog.rules.state import Session
from reddog.rules.views import view
from reddog.testing import sight

TRIES = 6


def encoded(session: Session, seat: int | None) -> bytes:
    """What is sent to a seat, or with None to a spectator."""
    return msgspec.json.encode(view(session, seat))


def folded(session: Session, made: Sequence[moves.AnyMove]) -> list[Session]:
    """The session after each of the moves, itself first."""
    states = [session]
    for move in made:
        states.append(apply(states[-1], move))
    return states


def stays(states: Sequence[Session], seat: int | None) -> list[tuple[int, int]]:
    """Who sat in a seat one after another: for each player the states to compare, as a slice has them.

    What one player knew goes with the player, so that the next one's begin with the state in which the seat is free.
    A spectator, seat None, stays all along.
    """
    freed = [
        at
        for at, state in enumerate(states)
        if at and any(isinstance(event, Left) and event.seat == seat for event in state.events)
    ]
    return list(pairwise((0, *freed, len(states))))


def unseen(
    states: Sequence[Session], made: Sequence[moves.AnyMove], seat: int | None, since: int = 0
) -> CardSet:
    """The cards of one pack that a seat never sees from a shuffle on: `states[0]` has the pack collected.

    With `since` the player in the seat came with that state, and has seen what all have seen and nothing of what the
    one before knew.
    """
    now = sight.nothing(states[0])
    seen = 0
    for at, (before, move, session) in enumerate(zip(states, made, states[1:], strict=False), 1):
        now = sight.after(now, before, move, session)
        seen |= now.public
        if seat is not None and at >= since:
            seen |= now.own[seat]
    return PACK & ~seen


def disguised(
    states: Sequence[Session], made: Sequence[moves.AnyMove], seat: int | None, rng: Random, since: int = 0
) -> list[Session] | None:
    """Another course of the same deal in which cards that the seat never sees have changed places.

    `states` run from a session whose pack is collected, `made` are the moves between them, `since` is the state with
    which the player in the seat came. Bets, and what they come to, are the same: a swap that would turn a win into a
    loss is seen by all. None where no swap was found, and with more than one pack: games with several have no hands,
    so that every card that has come lies face up, and which card comes next is in no state at all.
    """
    if states[0].variant.packs > 1:
        return None
    hidden = list(cards_in(unseen(states, made, seat, since)))
    dealt = {
        card for state in states if state.running for hand in state.running.hands for card in cards_in(hand)
    }
    in_hands = [card for card in hidden if card in dealt]
    course: list[moves.AnyMove] = list(made)
    found: list[Session] | None = None
    for _ in range(TRIES if len(hidden) > 1 and in_hands else 0):
        one, other = rng.choice(in_hands), rng.choice(hidden)
        swap = {one: other, other: one}
        changed = [_swapped(move, swap) for move in course]
        try:
            other_states = folded(states[0], changed)
        except IllegalMove:
            continue
        if one != other and _results(other_states) == _results(states):
            course, found = changed, other_states
    return found


def _swapped(move: moves.AnyMove, swap: dict[int, int]) -> moves.AnyMove:
    match move:
        case moves.Draw(cards=cards):
            return moves.Draw(tuple(swap.get(card, card) for card in cards))
        case moves.Show(card=card):
            return replace(move, card=swap.get(card, card))
        case _:
            return move


def _results(states: Sequence[Session]) -> list[tuple[int, int, int | None]]:
    """What all saw of every bet's end; what else an event says is for the comparison of the views."""
    return [
        (event.seat, event.net, event.beat)
        for state in states
        for event in state.events
        if isinstance(event, Settled)
    ]
