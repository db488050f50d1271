"""Strategies for hypothesis: games with house rules, stacks, sessions, moves.

The one module that needs hypothesis, and that nothing else imports: the package can do without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from reddog.cards import cards_in
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.session import apply, start
from reddog.rules.state import Session
from reddog.rules.variants import VARIANTS, Variant
from reddog.testing.attempts import attempts, fits, offers
from reddog.testing.play import AMOUNTS, any_move, any_rules, any_stacks, largest, move_for


def variants(presets: Sequence[Variant] = VARIANTS, *, house_rules: int = 4) -> SearchStrategy[Variant]:
    """Games, each with up to so many valid house rules."""

    def ruled(preset: Variant, rng: Random) -> Variant:
        return any_rules(preset, rng, house_rules)

    return st.builds(ruled, st.sampled_from(presets), st.randoms(use_true_random=False))


def stacks(variant: Variant, most: int | None = None) -> SearchStrategy[tuple[int | None, ...]]:
    """Chips for every seat, None for an empty one; as many seats as the game and its pack allow, or up to `most`."""
    return st.builds(lambda rng: any_stacks(variant, rng, most), st.randoms(use_true_random=False))


def fresh_sessions(presets: Sequence[Variant] = VARIANTS, *, house_rules: int = 4) -> SearchStrategy[Session]:
    """Sessions that have not begun."""
    return variants(presets, house_rules=house_rules).flatmap(
        lambda variant: st.builds(start, st.just(variant), stacks(variant))
    )


def sessions(presets: Sequence[Variant] = VARIANTS, *, most_moves: int = 80) -> SearchStrategy[Session]:
    """Sessions after up to so many random moves."""

    def played(session: Session, rng: Random, count: int) -> Session:
        for _ in range(count):
            move = any_move(session, rng)
            if move is None:
                break
            session = apply(session, move)
        return session

    # The moves come from a seed of their own: hypothesis would have to draw every card of every deal.
    seeds = st.integers(0, 2**32 - 1).map(Random)
    return st.builds(played, fresh_sessions(presets), seeds, st.integers(0, most_moves))


def legal_moves(session: Session, *, unprompted: bool = True) -> SearchStrategy[moves.AnyMove]:
    """Moves that the session allows: of players, of chance and of the table, but not the end of the session.

    Without `unprompted` only what is awaited, unless nothing of that is open. Nothing where the session is closed.
    """
    choices = [choice for choice in offers(session) if choice.kind is not Kind.CLOSE]
    prompted = [choice for choice in choices if choice.kind not in _UNPROMPTED]
    if prompted and not unprompted:
        choices = prompted
    return st.sampled_from(choices).flatmap(moves_for) if choices else st.nothing()


_UNPROMPTED = {Kind.JOIN, Kind.LEAVE, Kind.SIT_OUT, Kind.RETURN, Kind.BUY_IN, Kind.OFFER_SPLIT}


def moves_for(choice: Choice) -> SearchStrategy[moves.AnyMove]:
    """The moves that an open choice allows."""
    seat = choice.seat
    if choice.kind is Kind.DRAW:
        stock = list(cards_in(choice.stock))
        places = st.lists(
            st.sampled_from(range(len(stock))), min_size=choice.count, max_size=choice.count, unique=True
        )
        return places.map(lambda drawn: moves.Draw(tuple(stock[place] for place in drawn)))
    if seat is not None and choice.kind in AMOUNTS:
        move = AMOUNTS[choice.kind]
        return st.integers(choice.least, largest(choice)).map(lambda chips: move(seat, chips))
    return st.builds(lambda rng: move_for(choice, rng), st.randoms(use_true_random=False))


def illegal_moves(session: Session) -> SearchStrategy[moves.Move]:
    """Moves that the session must refuse."""
    open_now = offers(session)
    refused = [move for move in attempts(session) if not any(fits(choice, move) for choice in open_now)]
    return st.sampled_from(refused)
