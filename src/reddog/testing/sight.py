"""What each seat has legally seen, worked out from the moves and the steps apart from the machine.

`play` keeps its own account in `Session.seen` and `Session.known`; the two must agree. What a seat has not seen may
be anything, so that `disguise` can change it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from reddog.cards import CardSet, add, mask
from reddog.rules.contests import Beat
from reddog.rules.events import Left, Settled
from reddog.rules.moves import Draw, Move
from reddog.rules.play import seat_of, step_of
from reddog.rules.state import Running, Session
from reddog.rules.steps import Deal, Look, Show, Shown


class Sight(msgspec.Struct, frozen=True):
    """Cards seen since the last shuffle."""

    public: CardSet
    """By all."""
    own: tuple[CardSet, ...]
    """By seat, what its player alone has seen, perhaps among other cards."""


def nothing(session: Session) -> Sight:
    """Nobody has seen anything."""
    return Sight(public=0, own=tuple(0 for _ in session.seats))


def after(sight: Sight, before: Session, move: Move, session: Session) -> Sight:
    """What has been seen after a move that led from `before` to `session`."""
    if isinstance(move, Draw):
        sight = _drawn(sight, before, move)
    running = session.running
    if running and running.at >= 0 and any(isinstance(step, Look) for step in session.variant.turn):
        sight = _own(sight, seat_of(session), running.hands[seat_of(session)])
    for event in session.events:
        if isinstance(event, Settled) and before.running:
            sight = replace(sight, public=sight.public | _shown(before, before.running, event))
        if isinstance(event, Left):
            # What a player knew goes with the player.
            own = (*sight.own[: event.seat], 0, *sight.own[event.seat + 1 :])
            sight = replace(sight, own=own)
    return sight


def collected(session: Session) -> bool:
    """Whether the whole pack lies there to be shuffled, so that nothing is known of any card."""
    return not (session.fresh or session.coming or session.seen or any(session.known))


def _own(sight: Sight, seat: int, held: CardSet) -> Sight:
    own = (*sight.own[:seat], sight.own[seat] | held, *sight.own[seat + 1 :])
    return replace(sight, own=own)


def _drawn(sight: Sight, before: Session, draw: Draw) -> Sight:
    """Cards of a hand are seen where they lie face up, or by their owner who looks; every other card by all."""
    running, step = before.running, step_of(before)
    assert running is not None, "cards come in a deal only"
    if not isinstance(step, Deal) or step.face_up:
        public = sight.public
        for card in draw.cards:
            # Burned cards come round; in one pack a card is one card however often it is seen.
            public = public | 1 << card if before.variant.packs == 1 else add(public, card)
        sight = replace(sight, public=public)
    if isinstance(step, Deal) and Look() in before.variant.deal:
        for place, seat in enumerate(running.players):
            sight = _own(sight, seat, mask(draw.cards[place :: len(running.players)]))
    return sight


def _shown(before: Session, running: Running, settled: Settled) -> CardSet:
    """What a player must show of a hand at the end of the turn, by the options of the step."""
    contest = before.variant.contest
    if not isinstance(contest, Beat):
        return 0
    show = next(step for step in before.variant.turn if isinstance(step, Show))
    hand = running.hands[settled.seat]
    assert settled.upcard is not None
    higher = contest.beating(hand, settled.upcard)
    if not higher:
        return hand if show.loser is Shown.ALL else 0
    if show.winner is Shown.ALL:
        return hand
    if show.winner is Shown.CHOICE:
        assert settled.beat is not None
        return 1 << settled.beat
    return higher & -higher if not contest.ace_low else 1 << contest.lowest(higher)
