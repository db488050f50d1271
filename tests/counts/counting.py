"""One deal with a tiny pack, walked through in every way that it can go: all orders of the cards, all legal moves.

The machine shuffles 52 cards; here all but a few are taken out of the stock at once, so that every course of a deal can
be listed. The games are those of the catalogue but for smaller hands and banks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from msgspec.structs import replace

from reddog.cards import PACK, Card, cards_in, mask, parse_cards
from reddog.odds.exact import win
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.events import DealVoid, Settled
from reddog.rules.pots import Bank, House
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.steps import Deal
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Variant,
)
from reddog.rules.views import view
from reddog.testing.play import AMOUNTS


class Tiny(NamedTuple):
    """A game with few cards in its pack."""

    variant: Variant
    cards: str
    stacks: tuple[int, ...]

    def begun(self) -> Session:
        """The session with its first deal on; in a banked game the stake comes first."""
        session = start(self.variant, self.stacks, dealer=None if isinstance(self.variant.pot, House) else 0)
        return apply(session, moves.Begin())

    def shuffled(self, session: Session) -> Session:
        """The shuffle that is awaited, of the tiny pack: all have seen that the other cards are not in it."""
        session = apply(session, moves.Shuffle())
        pack = mask(parse_cards(self.cards))
        return replace(session, fresh=pack, seen=PACK & ~pack)


def tiny(
    variant: Variant, hand: int, cards: str, stacks: tuple[int, ...], bank: tuple[int, int] = (0, 0)
) -> Tiny:
    """A game with hands of so many cards, and where there is a bank with a small one."""
    steps = tuple(replace(step, count=hand) if isinstance(step, Deal) else step for step in variant.deal)
    stakes = variant.stakes
    if isinstance(variant.pot, Bank):
        stakes = replace(stakes, bank_least=bank[0], bank_most=bank[1])
    return Tiny(replace(variant, deal=steps, stakes=stakes, least_seats=2), cards, stacks)


TINY: dict[str, Tiny] = {
    game.variant.name: game
    for game in (
        tiny(HIGH_CARD_POOL, 2, "2c 5c 9c 3d Jd 7h Ah", (3, 3)),
        tiny(DENEXA, 2, "2c 5c 9c 3d Jd 7h Ah", (3, 3)),
        tiny(SHOOT, 2, "2c 5c 9c 3d Jd 7h Ah", (3, 2, 2), bank=(2, 3)),
        tiny(SLIPPERY_SAM, 2, "2c 5c 9c 3d Jd 7h Ah", (3, 2, 2), bank=(2, 3)),
        tiny(FORT_WAYNE, 1, "2c 5c 9c 3d Jd 7d", (3, 3, 3), bank=(2, 3)),
        tiny(POLISH, 2, "2c 5c 9c 3d Jd 7h Ah", (5, 2, 2), bank=(5, 5)),
        Tiny(replace(CASINO, stakes=replace(CASINO.stakes, most=2)), "2c 2d 2h 3c 5c 9d Ah", (4, 2)),
        tiny(POT_IN_BETWEEN, 0, "2c 2d 3h 8c Kd Ah", (4, 4)),
    )
}


class Counts(NamedTuple):
    """How many there are of everything, summed over all courses of the deal."""

    nodes: Counter[str]
    """`deals`: ways in which the hands come, or without hands the first two cards; `chance`: places where cards come;
    `draws`: ways in which they come there; `decisions`: places where a player must decide; `choices`: the legal moves
    there; `endings`: courses of the whole deal."""
    endings: Counter[str]
    """Courses by what they bring: each seat's chips against those it came with, and what is left in the pot."""


class Step(NamedTuple):
    """A session that follows on another, the cards that came, and how likely it was if chance decided."""

    session: Session
    came: tuple[Card, ...] = ()
    chance: Fraction = Fraction(1)


def steps(game: Tiny, session: Session, *, every_choice: bool) -> list[Step]:
    """All that may follow: every order of cards; every legal move of the next seat, or only the plainest one."""
    choices = [choice for choice in awaited(session) if choice.open]
    first = choices[0]
    if first.kind is Kind.SHUFFLE:
        return [Step(game.shuffled(session))]
    if first.kind is Kind.DRAW:
        orders = list(permutations(cards_in(first.stock), first.count))
        share = Fraction(1, len(orders))
        return [Step(apply(session, moves.Draw(order)), order, share) for order in orders]
    # Where all bet at once the order of their answers changes nothing: seat by seat.
    legal = [move for choice in choices if choice.seat == first.seat for move in legal_moves(choice)]
    return [Step(apply(session, move)) for move in (legal if every_choice else legal[:1])]


def legal_moves(choice: Choice) -> Iterator[moves.AnyMove]:
    """Every move that a player's choice allows, the least amount first."""
    seat = choice.seat
    assert seat is not None
    match choice.kind:
        case kind if kind in AMOUNTS:
            yield from (AMOUNTS[kind](seat, chips) for chips in range(choice.least, choice.most + 1))
        case Kind.CALL:
            yield from (moves.Call(seat, moves.Called(word)) for word in choice.options)
        case Kind.PASS:
            yield moves.Pass(seat)
        case Kind.BUY:
            yield moves.Buy(seat)
        case Kind.STAY:
            yield moves.Stay(seat)
        case kind:
            raise AssertionError(f"no deal should ask for {kind}")


def is_over(session: Session) -> bool:
    """Whether the deal is over, or void: it would begin again with another shuffle."""
    return not awaiting_stake(session) and (
        session.running is None or any(isinstance(event, DealVoid) for event in session.events)
    )


def awaiting_stake(session: Session) -> bool:
    """Whether a banker has to open his bank first."""
    return session.running is None and session.deals == 0


def ending(game: Tiny, session: Session) -> str:
    """What a course of the deal has brought."""
    if session.running is not None:
        return "void"
    nets = (
        f"{'ABCDEFGH'[index]} {seat.stack - bought:+d}"
        for index, (seat, bought) in enumerate(zip(session.seats, game.stacks, strict=True))
    )
    return f"{', '.join(nets)}, pot {session.pot}"


def counted(game: Tiny, *, every_choice: bool = True) -> Counts:
    """Walk through every course of the deal."""
    counts = Counts(Counter(), Counter())
    dealt = set()
    open_ = [game.begun()]
    while open_:
        session = open_.pop()
        if is_over(session):
            counts.nodes["endings"] += 1
            counts.endings[ending(game, session)] += 1
            continue
        following = steps(game, session, every_choice=every_choice)
        kind = awaited(session)[0].kind
        if kind is Kind.DRAW:
            counts.nodes["chance"] += 1
            counts.nodes["draws"] += len(following)
        elif kind is not Kind.SHUFFLE:
            counts.nodes["decisions"] += 1
            counts.nodes["choices"] += len(following)
        for step in following:
            dealt.add(deal_of(session, step))
            open_.append(step.session)
    counts.nodes["deals"] = len(dealt - {()})
    return counts


def deal_of(before: Session, step: Step) -> tuple[int, ...]:
    """The hands that have just been dealt, as sets, or the first two posts of the deal, in order; else nothing."""
    running = before.running
    if running is None or not step.came:
        return ()
    if before.variant.hand:
        after = step.session.running
        return after.hands if after and not any(running.hands) and running.at < 0 else ()
    return (*running.centre, *step.came) if len(running.centre) == 1 and running.at <= 0 else ()


def first_bet(game: Tiny) -> Fraction:
    """The exact odds that the first bet is won, as its player sees them, on average over all courses up to that bet."""
    mean = Fraction(0)
    open_ = [Step(game.begun())]
    while open_:
        session, _, chance = open_.pop()
        running = session.running
        # In the casino bets are placed before the shuffle: their odds are asked for when the cards are there.
        first = running.players[0] if running else None
        betting = awaited(session)[0].kind is Kind.BET or (running and any(running.bets))
        if session.seen and betting:
            mean += chance * (win(view(session, first)) or 0)
        elif not is_over(session) and not any(isinstance(event, Settled) for event in session.events):
            following = steps(game, session, every_choice=False)
            open_ += [step._replace(chance=chance * step.chance) for step in following]
    return mean


def first_results(game: Tiny) -> dict[str, Fraction]:
    """How the first bet to be decided ends, as shares of all courses of the cards; everybody makes the plainest move."""
    shares: dict[str, Fraction] = {}
    open_ = [Step(game.begun())]
    while open_:
        session, _, chance = open_.pop()
        settled = next((event for event in session.events if isinstance(event, Settled)), None)
        result = settled.outcome if settled else "void" if is_over(session) else ""
        if result:
            shares[result] = shares.get(result, Fraction(0)) + chance
            continue
        open_ += [
            step._replace(chance=chance * step.chance) for step in steps(game, session, every_choice=False)
        ]
    return shares
