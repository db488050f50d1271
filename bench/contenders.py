"""What of Red Dog is measured: each contender does one thing over and over, and counts what it did.

A contender is made once and then called with a number; it does at least so much work and answers with what it did, by
unit. Everything random comes from a fixed seed, so that every batch of a contender is the same work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice, repeat, starmap
from random import Random

from reddog.cards import PACK
from reddog.odds.advice import advice
from reddog.odds.edge import value
from reddog.odds.exact import chances, win_count
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Between
from reddog.rules.events import AnyEvent
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import CASINO, FORT_WAYNE, HIGH_CARD_POOL, VARIANTS, Variant
from reddog.rules.views import View, view
from reddog.testing.play import AMOUNTS, move_for

Counts = dict[str, int]
"""How much was done, by unit."""
Batch = Callable[[int], Counts]
"""Does at least so much work and says how much it was."""

RICH = 10**6
"""Chips: nobody goes broke in a batch."""


class Hand:
    """A pack in the dealer's hand, in an order from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random
        self._cards: Iterator[int] = iter(())

    def shuffle(self, packs: int = 1) -> None:
        """A new order of all cards."""
        size = 52 * packs
        keys = list(starmap(self._random, repeat((), size)))
        order = sorted(range(size), key=keys.__getitem__)
        self._cards = iter(order if packs == 1 else [place % 52 for place in order])

    def draw(self, count: int) -> tuple[int, ...]:
        """The next cards."""
        return tuple(islice(self._cards, count))


# The pool game: six players, five cards, one chip each, a card burned and one turned up for every bet.


def sized(choice: Choice, won: int, of: int, pot: int) -> int:
    """A bet by its exact chance: the least up to one half, half the pot above, the pot from two thirds on."""
    if 2 * won <= of:
        return choice.least
    return choice.most if 3 * won >= 2 * of else max(choice.least, min(choice.most, pot // 2))


def pool_by_masks() -> Batch:
    """Decisions from the exact chance, counted on the cards that the player's view would give."""

    def decide(session: Session, choice: Choice) -> int:
        seat, running = choice.seat, session.running
        assert running is not None
        assert seat is not None
        won, of = win_count(running.hands[seat], PACK & ~(session.seen | session.known[seat]))
        return sized(choice, won, of, session.pot)

    return _pool(decide)


def pool_by_views() -> Batch:
    """Decisions from a whole view and the chances that are read off it, as a bot at a table gets them."""

    def decide(session: Session, choice: Choice) -> int:
        seen = view(session, choice.seat)
        found = chances(seen)
        assert found is not None
        return sized(choice, found.win, found.of, seen.pot)

    return _pool(decide)


def _pool(decide: Callable[[Session, Choice], int]) -> Batch:
    def batch(decisions: int) -> Counts:
        hand = Hand(1)
        session = start(HIGH_CARD_POOL, (RICH,) * 6, dealer=0)
        log: list[tuple[moves.AnyMove, tuple[AnyEvent, ...]]] = []
        made = steps = 0
        bet, draw, begin = Kind.BET, Kind.DRAW, Kind.BEGIN
        while made < decisions:
            choice = awaited(session)[0]
            kind = choice.kind
            move: moves.AnyMove
            if kind is bet:
                assert choice.seat is not None
                move = moves.Bet(choice.seat, decide(session, choice))
                made += 1
            elif kind is draw:
                move = moves.Draw(hand.draw(choice.count))
            elif kind is begin:
                # A deal has a log of its own, which goes with it, as the peers' states do.
                log = []
                move = moves.Begin()
            else:
                hand.shuffle()
                move = moves.Shuffle()
            session = apply(session, move)
            log.append((move, session.events))
            steps += 1
        return {"decisions": made, "moves": steps}

    return batch


# Whole deals of every game.


def plainest(choice: Choice) -> moves.AnyMove:
    """The plainest move that a choice allows: the least amount, the first word, the first card."""
    seat = choice.seat
    assert seat is not None
    if choice.kind in AMOUNTS:
        return AMOUNTS[choice.kind](seat, choice.least)
    match choice.kind:
        case Kind.CALL:
            return moves.Call(seat, moves.Called(choice.options[0]))
        case Kind.SHOW:
            return moves.Show(seat, choice.cards[0])
        case Kind.PASS_DEAL:
            return moves.PassDeal(seat)
        case Kind.DEAL_AGAIN:
            return moves.DealAgain(seat)
        case _:
            return moves.Pass(seat)


def deals_of(variant: Variant) -> Callable[[], Batch]:
    """Whole deals of a game, six seats, everybody making the plainest move."""

    def make() -> Batch:
        def batch(deals: int) -> Counts:
            hand = Hand(2)
            session = start(variant, (RICH,) * 6)
            made = 0
            while session.deals <= deals:
                choice = next(choice for choice in awaited(session) if choice.open)
                move: moves.AnyMove
                if choice.seat is not None:
                    move = plainest(choice)
                elif choice.kind is Kind.DRAW:
                    move = moves.Draw(hand.draw(choice.count))
                elif choice.kind is Kind.SHUFFLE:
                    hand.shuffle(variant.packs)
                    move = moves.Shuffle()
                elif choice.kind is Kind.FIRST_DEALER:
                    move = moves.FirstDealer(choice.seats[0])
                else:
                    move = moves.Begin()
                session = apply(session, move)
                made += 1
            return {"deals": session.deals - 1, "moves": made}

        return batch

    return make


# Odds.


def views_of(variant: Variant, count: int) -> list[View]:
    """Views of players who have to bet, raise, buy or call, from sessions played at random."""
    rng = Random(variant.name)
    found: list[View] = []
    asked = {Kind.BET, Kind.RAISE, Kind.CALL}
    while len(found) < count:
        session = start(variant, (200,) * 6)
        for _ in range(120):
            choices = [choice for choice in awaited(session) if choice.open]
            if not choices:
                break
            found += [
                view(session, choice.seat)
                for choice in choices
                if choice.kind in asked and choice.seat is not None
            ]
            session = apply(session, move_for(rng.choice(choices), rng))
    return found[:count]


def over(unit: str, things: list[tuple[object, ...]], ask: Callable[..., object]) -> Batch:
    """The same question about one thing after another."""

    def batch(count: int) -> Counts:
        for thing in islice(cycle(things), count):
            ask(*thing)
        return {unit: count}

    return batch


def masks() -> Batch:
    """The chance of a hand against the cards that its player has not seen."""
    rng = Random(3)
    hands: list[tuple[object, ...]] = []
    for _ in range(500):
        cards = rng.sample(range(52), rng.randint(5, 40))
        hands.append((sum(1 << card for card in cards[:5]), PACK & ~sum(1 << card for card in cards)))
    return over("chances", hands, win_count)


def chances_of(variant: Variant) -> Callable[[], Batch]:
    """All chances of a player's bet, from the view."""
    return lambda: over("chances", [(seen,) for seen in views_of(variant, 300)], chances)


def edges() -> Batch:
    """The casino's exact edge for shoes of six packs from which some cards are gone, no two alike."""

    def shoes() -> Iterator[tuple[object, ...]]:
        rng = Random(4)
        contest = CASINO.contest
        assert isinstance(contest, Between)
        for _ in range(2000):
            counts = [24] * 13
            for _ in range(rng.randint(1, 200)):
                counts[rng.randrange(13)] -= 1
            yield contest, tuple(max(0, count) for count in counts)

    return over("edges", list(shoes()), value)


def advice_of(variant: Variant, *, sizing: bool) -> Callable[[], Batch]:
    """What is best and what it is worth; with `sizing` also the bet that makes the stack grow most."""

    def make() -> Batch:
        def ask(seen: View) -> object:
            return advice(seen, sizing=sizing)

        return over("answers", [(seen,) for seen in views_of(variant, 300)], ask)

    return make


OWN: dict[str, Callable[[], Batch]] = {
    "pool, chance from masks": pool_by_masks,
    "pool, view and chances": pool_by_views,
    **{f"deals: {variant.name}": deals_of(variant) for variant in VARIANTS},
    "chance: win_count": masks,
    **{f"chance: {variant.name}": chances_of(variant) for variant in VARIANTS},
    "edge of a shoe": edges,
    **{f"advice: {variant.name}": advice_of(variant, sizing=False) for variant in VARIANTS},
    "Kelly: high-card-pool": advice_of(HIGH_CARD_POOL, sizing=True),
    "Kelly: fort-wayne": advice_of(FORT_WAYNE, sizing=True),
}
"""Everything of our own, by name."""
