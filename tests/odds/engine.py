"""What a move is worth, found by the machine itself: every card that may come is dealt, every hand that may be held.

Nothing of the odds is used. A seat's cards are those its view says it has seen; all others may lie anywhere, so each
is put on the stock, or into a hidden hand, in turn, and the machine settles the bet.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations

from msgspec.structs import replace

from reddog.cards import Card, add, cards_in, mask, remove
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.events import Bought, Passed, PostsVoid, Settled
from reddog.rules.session import apply, awaited
from reddog.rules.state import Session
from reddog.rules.views import view


def worth(session: Session, seat: int, move: moves.AnyMove, *, every_size: bool = False) -> Fraction:
    """The mean of what a move brings a seat until its turn, or the round, is over, if it answers best later on."""
    if isinstance(move, moves.Bet) and view(session, seat).hidden:
        return mean(_on(apply(held, move), seat, every_size) for held in every_hand(session, seat))
    return _on(apply(session, move), seat, every_size)


def _on(session: Session, seat: int, every_size: bool) -> Fraction:  # noqa: FBT001
    """From a move's events on."""
    net, over = told(session, seat)
    if over:
        return Fraction(net)
    choices = awaited(session)
    own = [choice for choice in choices if choice.seat == seat and choice.open]
    kinds = {choice.kind for choice in own}
    if choices[0].kind is Kind.SHUFFLE:
        return net + _on(apply(session, moves.Shuffle()), seat, every_size)
    if choices[0].kind is Kind.DRAW:
        return net + mean(
            _on(apply(placed(session, seat, card), moves.Draw((card,))), seat, every_size)
            for card in may_come(session, seat)
        )
    if kinds == {Kind.SHOW}:
        return net + _on(apply(session, moves.Show(seat, own[0].cards[0])), seat, every_size)
    if own:
        return net + max(
            worth(session, seat, move, every_size=every_size) for move in answers(own, every_size=every_size)
        )
    other = next(choice for choice in choices if choice.open and choice.kind in {Kind.PASS, Kind.STAY})
    assert other.seat is not None
    kind = moves.Pass if other.kind is Kind.PASS else moves.Stay
    return net + _on(apply(session, kind(other.seat)), seat, every_size)


def told(session: Session, seat: int) -> tuple[int, bool]:
    """What the events of a move say of a seat's chips, and whether its bet is decided."""
    net, over = 0, False
    for event in session.events:
        match event:
            case Settled() if event.seat == seat:
                net, over = net + event.net, True
            case Passed() if event.seat == seat:
                net, over = net - event.chips, True
            case Bought() if event.seat == seat:
                net -= event.chips
            case PostsVoid():
                over = True
            case _:
                pass
    return net, over


def answers(own: Iterable[Choice], *, every_size: bool = True) -> Iterator[moves.AnyMove]:
    """The moves of a seat's open choices; of bets every size, or the least, the greatest and one between."""
    for choice in own:
        assert choice.seat is not None
        seat = choice.seat
        match choice.kind:
            case Kind.BET | Kind.RAISE:
                sizes = {choice.least, (choice.least + choice.most) // 2, choice.most}
                make = moves.Bet if choice.kind is Kind.BET else moves.Raise
                for chips in range(choice.least, choice.most + 1) if every_size else sorted(sizes):
                    yield make(seat, chips)
            case Kind.CALL:
                for word in choice.options:
                    yield moves.Call(seat, moves.Called(word))
            case Kind.PASS:
                yield moves.Pass(seat)
            case Kind.STAY:
                yield moves.Stay(seat)
            case Kind.BUY:
                yield moves.Buy(seat)
            case _:
                raise AssertionError(choice)


def mean(values: Iterable[Fraction]) -> Fraction:
    found = list(values)
    return sum(found, Fraction(0)) / len(found)


# Where the cards may lie.


def unseen(session: Session, seat: int) -> list[Card]:
    """The cards of one pack that a seat has not seen."""
    return [card for card in range(52) if not view(session, seat).seen[0] >> card & 1]


def may_come(session: Session, seat: int) -> list[Card]:
    """The cards of which the next may be any, to this seat. With a bet placed a hidden hand has been fixed."""
    if not session.fresh:
        return [session.coming[0]]
    if session.pooled or session.variant.packs > 1:
        return list(cards_in(session.fresh))
    running = session.running
    assert running is not None
    fixed = running.hands[seat] if running.bets[seat] else 0
    return [card for card in unseen(session, seat) if not fixed >> card & 1]


def placed(session: Session, seat: int, card: Card) -> Session:
    """The session with this card in the stock, exchanged for one of the stock if it must be."""
    if not session.fresh or session.variant.packs > 1 or session.fresh >> card & 1:
        return session
    running = session.running
    assert running is not None
    given = next(other for other in cards_in(session.fresh) if other in unseen(session, seat))
    swap = 1 << card | 1 << given
    hands = tuple(hand ^ swap if hand >> card & 1 else hand for hand in running.hands)
    return replace(session, fresh=session.fresh ^ swap, running=replace(running, hands=hands))


def every_hand(session: Session, seat: int) -> Iterator[Session]:
    """The session with each hand that this seat may hold without having looked."""
    running = session.running
    assert running is not None
    known = running.hands[seat] & view(session, seat).seen[0]
    hidden = running.hands[seat] & ~known
    others = unseen(session, seat)
    for cards in combinations(others, hidden.bit_count()):
        wanted = mask(cards)
        comes, goes = wanted & ~hidden, list(cards_in(hidden & ~wanted))
        hands, fresh = list(running.hands), session.fresh
        hands[seat] = known | wanted
        for card, given in zip(cards_in(comes), goes, strict=True):
            swap = 1 << card | 1 << given
            if fresh >> card & 1:
                fresh ^= swap
            else:
                # A card that nobody holds any more lies with the hands put away unseen.
                for place, hand in enumerate(running.hands):
                    if place != seat and hand >> card & 1:
                        hands[place] ^= swap
        yield replace(session, fresh=fresh, running=replace(running, hands=tuple(hands)))


def shrunk(session: Session, seat: int, left: int, luck: random.Random) -> Session:
    """The session with about so many unseen cards of the stock left: the others have been seen and put away.

    What others hold in hands has been seen by all as well, but for a few cards.
    """
    fresh, seen = session.fresh, session.seen
    cards = list(cards_in(fresh))
    luck.shuffle(cards)
    if not session.pooled:
        for card in cards[left:]:
            fresh = remove(fresh, card)
            seen = add(seen, card)
    running = session.running
    assert running is not None
    for place, hand in enumerate(running.hands):
        if place != seat:
            for card in cards_in(hand & ~seen):
                if luck.random() < 0.95:
                    seen |= 1 << card
    return replace(session, fresh=fresh, seen=seen)
