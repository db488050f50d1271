"""A worked example for a game as it is played at a table: its cards are put through the engine, its odds are exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from reddog.cards import SUIT_MASKS, Card, mask, parse_cards, suit
from reddog.odds.exact import chances
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat
from reddog.rules.play import step_of
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.steps import Bet, Deal, Raise, TurnUp
from reddog.rules.variants import Variant
from reddog.rules.views import View, view
from reddog.speech import CardStyle, Context, Face, odds, posts

_SEAT: Final = 0
_SEATS: Final = 3
_POT: Final = 20
_HANDS: Final = {3: "Qh 9c 4d", 4: "As Jh 6d 2c"}
_HAND: Final = "As Kh 9d 7c 3c Js 5h"
"""The hand with five cards; longer ones go on with the next."""
_RAISED: Final = ("4c Jd", "4c Qd")
_POSTS: Final = ("4c Jd", "2c Ad")


def example(variant: Variant, face: Face | None = None) -> tuple[str, ...]:
    """The example of a game, in sentences: for a hand, for a card in the centre, or for two pairs of posts."""
    context = Context(variant=variant, face=face or Face(CardStyle.SHORT))
    if not variant.hand:
        raised = any(isinstance(step, Raise) for step in variant.deal)
        return tuple(
            _between(variant, parse_cards(pair), context) for pair in (_RAISED if raised else _POSTS)
        )
    hand = parse_cards(_HANDS.get(variant.hand, _HAND))[: variant.hand]
    centre = _centre(variant)
    session = _played(variant, () if set(centre) & set(hand) else hand, centre)
    seen = view(session, _SEAT)
    if seen.hidden:
        return (" ".join(_unseen(session, seen, context)),)
    return (" ".join(_seen(seen, context)),)


def _seen(seen: View, context: Context) -> Iterator[str]:
    """A hand that is looked at before the bet."""
    found, contest = chances(seen), seen.contest
    assert found is not None
    assert isinstance(contest, Beat)
    hand = mask(seen.hand)
    unseen = ~mask(seen.hand) & ~seen.seen[0] & ((1 << 52) - 1)
    beaten = contest.beaten(hand) & unseen
    suits = dict.fromkeys(suit(card) for card in sorted(seen.hand, reverse=True))
    parts = [(beaten & SUIT_MASKS[one]).bit_count() for one in suits]
    yield context.say(
        "example.hand",
        cards=context.hand(seen.hand),
        parts=" + ".join(str(part) for part in parts if part) or "0",
        win=found.win,
        of=found.of,
        percent=context.language.percent(found.win, found.of),
    )
    second = SUIT_MASKS[list(suits)[len(suits) > 1]]
    yield from _turned(beaten & second, unseen & ~beaten, hand, contest, context)
    yield odds.value(found, context)


def _turned(won: int, lost: int, hand: int, contest: Beat, context: Context) -> Iterator[str]:
    """Two cards of one rank, of which the hand beats one and not the other."""
    for card in reversed(range(52)):
        others = [other for other in range(card & ~3, (card & ~3) + 4) if lost >> other & 1]
        if won >> card & 1 and others:
            beat = contest.beating(hand, card)
            yield context.say(
                "example.hand.turned",
                won=context.card(card),
                beat=context.card((beat & -beat).bit_length() - 1),
                lost=context.card(others[0]),
            )
            return


def _unseen(session: Session, seen: View, context: Context) -> Iterator[str]:
    """A hand that is bet on before anybody looks."""
    found = chances(seen)
    assert found is not None
    percent = context.language.percent(found.win, found.of)
    count = context.say(f"count.{seen.hidden}")
    if seen.faced is None:
        yield context.say("example.nothing", count=count, percent=percent)
    else:
        yield context.say("example.centre", card=context.card(seen.faced), count=count, percent=percent)
    yield odds.value(found, context)
    first = _own(session, Kind.BUY)
    if first is not None and first.open:
        bought = _played_on(apply(session, moves.Buy(_SEAT)), ())
        then = _own(bought, Kind.BUY)
        if then is not None and then.open:
            yield context.say(
                "example.buys", pot=session.pot, price=first.price, after=bought.pot, next=then.price
            )


def _between(variant: Variant, pair: tuple[Card, ...], context: Context) -> str:
    seen = view(_played(variant, (), pair), _SEAT)
    return context.say("example.posts", posts=posts(seen, context), odds=" ".join(odds.told(seen, context)))


# Through the engine.


def _centre(variant: Variant) -> tuple[Card, ...]:
    """A card for the centre, where one lies there: a six, or the highest that is low enough."""
    turned = next((step for step in variant.deal if isinstance(step, TurnUp)), None)
    if turned is None:
        return ()
    contest = variant.contest
    assert isinstance(contest, Beat)
    (six,) = parse_cards("6d")
    most = contest.order(six) if turned.until is None else min(turned.until, contest.order(six))
    return tuple(card for card in range(suit(six), 52, 4) if contest.order(card) == most)


def _played(variant: Variant, hand: Sequence[Card], turned: Sequence[Card]) -> Session:
    """A session up to the decision about the bet of a seat, in which these cards came."""
    seats = max(variant.least_seats, min(_SEATS, variant.most_seats))
    stakes = variant.stakes
    chips = 100 * max(stakes.ante, stakes.least, stakes.bank_most, stakes.most, _POT)
    dealer = seats - 1 if variant.turn else None
    return _played_on(start(variant, (chips,) * seats, dealer=dealer), turned, hand)


def _played_on(session: Session, turned: Sequence[Card], hand: Sequence[Card] = ()) -> Session:
    to_turn = list(turned)
    kept = {*hand, *turned}
    while True:
        choice = awaited(session)[0]
        match choice.kind:
            case Kind.BEGIN:
                session = apply(session, moves.Begin())
            case Kind.STAKE:
                chips = min(max(choice.least, _POT), choice.most)
                session = apply(session, moves.Stake(choice.seat or 0, chips))
            case Kind.SHUFFLE:
                session = apply(session, moves.Shuffle())
            case Kind.DRAW:
                dealt = hand if isinstance(step_of(session), Deal) else None
                cards = _drawn(choice, dealt, to_turn, kept)
                session = apply(session, moves.Draw(cards))
            case Kind.BET if _before_posts(session):
                session = apply(session, moves.Bet(choice.seat or 0, choice.least))
            case _:
                return session


def _before_posts(session: Session) -> bool:
    """Whether a bet is placed that says nothing yet: before any card."""
    variant = session.variant
    return not variant.turn and isinstance(variant.deal[0], Bet) and session.deal.step == 0


def _drawn(
    choice: Choice, hand: Sequence[Card] | None, to_turn: list[Card], kept: set[Card]
) -> tuple[Card, ...]:
    """Cards for a draw: a hand, or any, for the first of those who are dealt to; else those that are turned up."""
    others = (card for card in range(52) if choice.stock >> card & 1 and card not in kept)
    if hand is None:
        return tuple(to_turn.pop(0) if to_turn else next(others) for _ in range(choice.count))
    if not hand:
        return tuple(next(others) for _ in range(choice.count))
    each = choice.count // len(hand)
    return tuple(hand[place // each] if place % each == 0 else next(others) for place in range(choice.count))


def _own(session: Session, kind: Kind) -> Choice | None:
    return next((choice for choice in awaited(session) if choice.seat == _SEAT and choice.kind is kind), None)
