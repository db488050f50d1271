"""Whole casino rounds through the machine: every pair of posts, and every third card, by rank.

Suits mean nothing between posts, so one card stands for all of its rank, as often as there are copies.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from reddog.cards import Card, CardSet, all_cards, cards_in, rank, remove
from reddog.odds.edge import Posts
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import Settled
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import Variant

CHIPS = 1_000


class Round(msgspec.Struct):
    """What rounds come to, in first bets."""

    value: Fraction = Fraction(0)
    average_bet: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)
    win: Fraction = Fraction(0)
    push: Fraction = Fraction(0)
    raise_on: tuple[Posts, ...] = ()

    @property
    def variance(self) -> Fraction:
        return self.squares - self.value**2


def of_counts(counts: list[int], packs: int) -> CardSet:
    """A shoe of so many packs with these cards left in it, by rank."""
    shoe = all_cards(packs)
    for order, count in enumerate(counts):
        for copy in range(4 * packs - count):
            shoe = remove(shoe, 4 * order + copy % 4)
    return shoe


def every_round(
    variant: Variant, shoe: CardSet, raises: Callable[[Posts, Fraction], bool] | None = None
) -> Round:
    """All rounds that can be dealt from a shoe. By default the player raises where a raise does better."""
    session = start(variant, [CHIPS])
    session = apply(session, moves.Begin())
    session = apply(session, moves.Bet(0, 1))
    session = apply(session, moves.Shuffle())
    session = replace(session, fresh=shoe, seen=0)
    found = Round()
    # Both orders of the posts are played: nothing is taken for granted about them.
    for first, chance_first in draws(session):
        one = apply(session, moves.Draw((first,)))
        for second, chance_second in draws(one):
            two = apply(one, moves.Draw((second,)))
            add(found, two, raises, chance_first * chance_second)
    return found


def draws(session: Session) -> Iterator[tuple[Card, Fraction]]:
    """One card of each rank with the chance of the rank."""
    [choice] = awaited(session)
    stock = list(cards_in(choice.stock))
    for order in range(13):
        cards = [card for card in stock if rank(card) == order]
        if cards:
            yield cards[0], Fraction(len(cards), len(stock))


def add(
    found: Round, session: Session, raises: Callable[[Posts, Fraction], bool] | None, chance: Fraction
) -> None:
    """The rounds that go on from two posts."""
    running = session.running
    if session.stage is not Stage.DEAL or running is None:
        count(found, (chance, result(session), 1))
        return
    low, high = sorted(map(rank, running.centre))
    choices = {choice.kind: choice for choice in awaited(session)}
    if Kind.RAISE not in choices:
        ends = list(thirds(session, chance, 1))
    else:
        more = choices[Kind.RAISE].most
        stayed = list(thirds(apply(session, moves.Stay(0)), chance, 1))
        raised = list(thirds(apply(session, moves.Raise(0, more)), chance, 1 + more))
        worth = mean(stayed) / chance
        up = mean(raised) > mean(stayed) if raises is None else raises((low, high), worth)
        ends = raised if up else stayed
        if up and (low, high) not in found.raise_on:
            found.raise_on = (*found.raise_on, (low, high))
    for end in ends:
        count(found, end)


End = tuple[Fraction, int, int]
"""A chance, the result in first bets, all that was bet."""


def thirds(session: Session, chance: Fraction, bet: int) -> Iterator[End]:
    for card, of_rank in draws(session):
        yield chance * of_rank, result(apply(session, moves.Draw((card,)))), bet


def mean(ends: list[End]) -> Fraction:
    return sum((chance * net for chance, net, _ in ends), Fraction(0))


def result(session: Session) -> int:
    [net] = [event.net for event in session.events if isinstance(event, Settled)]
    return net


def count(found: Round, end: End) -> None:
    chance, net, bet = end
    found.value += chance * net
    found.squares += chance * net * net
    found.average_bet += chance * bet
    found.win += chance * (net > 0)
    found.push += chance * (not net)
