"""Decisions against the best, and luck apart from them."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest
from msgspec.structs import replace

from reddog.bots import BOTS
from reddog.cards import PACK, cards_in, parse, parse_cards
from reddog.odds.advice import advice
from reddog.odds.review import Review, review
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.house import with_rules
from reddog.rules.record import Record
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, POT_IN_BETWEEN, VARIANTS, Variant
from reddog.rules.views import view
from tests.bots.sessions import chance_move

EVERY = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def evening(variant: Variant, bots: tuple[str, ...], seed: int, deals: int = 25) -> tuple[Record, Session]:
    """A session of bots; the bot "best" does what advice says wherever a value is known."""
    luck = random.Random(seed)
    stacks = (200,) * len(bots)
    session = start(variant, stacks)
    made: list[moves.AnyMove] = []
    while session.deals < deals and any(choice.open for choice in awaited(session)):
        choice = next(choice for choice in awaited(session) if choice.open)
        move: moves.AnyMove
        if choice.seat is None:
            move = chance_move(choice, luck)
        else:
            seen = view(session, choice.seat)
            name = bots[choice.seat]
            found = advice(seen, sizing=False) if name == "best" else None
            if found is not None and found.best is not None:
                move = found.best.move(choice.seat)
            else:
                move = BOTS["counter" if name == "best" else name].choose(seen, luck)
        session = apply(session, move)
        made.append(move)
    return Record(variant=variant, stacks=stacks, moves=tuple(made)), session


@EVERY
@pytest.mark.parametrize("seed", [1, 2])
def test_the_parts_add_up_to_the_real_result(variant: Variant, seed: int) -> None:
    record, last = evening(variant, ("random", "random", "minimum", "potter"), seed)
    found = review(record)
    assert found.decisions
    for seat in found.seats:
        assert seat.chances + seat.mistakes + seat.luck + seat.other == seat.net
        bets = last.running.bets[seat.seat] if last.running else 0
        assert seat.net == last.seats[seat.seat].stack + bets - 200
        costs = sum((one.cost for one in found.decisions if one.seat == seat.seat), Fraction(0))
        assert seat.mistakes == -costs
        assert seat.decisions == sum(one.seat == seat.seat for one in found.decisions)
    assert all(one.cost >= 0 for one in found.decisions), "nothing is better than the best"
    costs_in_order = [one.cost for one in found.mistakes]
    assert costs_in_order == sorted(costs_in_order, reverse=True)


@EVERY
def test_whoever_follows_the_advice_makes_no_mistakes(variant: Variant) -> None:
    record, _ = evening(variant, ("best", "random", "best", "random"), 3)
    seats = review(record).seats
    assert [seat.mistakes for seat in seats[::2]] == [0, 0]
    assert any(seat.mistakes < 0 for seat in seats[1::2])


@EVERY
def test_what_is_no_decision_of_a_turn_is_apart(variant: Variant) -> None:
    """Antes, banks and shares: with nothing else the chips of a table stay together."""
    record, last = evening(variant, ("counter", "careful", "minimum", "potter"), 4)
    seats = review(record).seats
    assert sum(seat.net for seat in seats) == -last.pot - last.house
    assert sum(seat.other for seat in seats) <= 0 or variant.banked


def reviewed(session: Session, record: Record, *more: moves.AnyMove) -> Review:
    for move in more:
        session = apply(session, move)
    return review(
        Record(variant=record.variant, stacks=record.stacks, dealer=record.dealer, moves=record.moves + more)
    )


@pytest.mark.parametrize(
    ("variant", "stacks", "after_posts"),
    [
        (CASINO, (100,), moves.Raise(0, 10)),
        (CASINO, (100,), moves.Stay(0)),
        (with_rules(CASINO, packs=6), (100,), moves.Stay(0)),
        (POT_IN_BETWEEN, (100, 100, 100), moves.Bet(0, 2)),
    ],
)
def test_luck_is_nothing_over_all_cards_that_may_come(
    variant: Variant, stacks: tuple[int, ...], after_posts: moves.AnyMove
) -> None:
    """The cards that may come are just those unseen here: what they make of the last decision is nothing on average.

    The luck of the posts is what the best decision after them is worth above the one before them.
    """
    dealer = None if len(stacks) == 1 else len(stacks) - 1
    begun: list[moves.AnyMove] = [moves.Begin()]
    if len(stacks) == 1:
        begun.append(moves.Bet(0, 10))
    begun += [moves.Shuffle(), moves.Draw(parse_cards("3c")), moves.Draw(parse_cards("Jd"))]
    begun.append(after_posts)
    session = start(variant, stacks, dealer=dealer)
    for move in begun:
        session = apply(session, move)
    record = Record(variant=variant, stacks=stacks, dealer=dealer, moves=tuple(begun))
    (choice,) = awaited(session)
    assert choice.kind is Kind.DRAW
    cards = list(cards_in(choice.stock))
    lucks = [reviewed(session, record, moves.Draw((card,))).seats[0].luck for card in cards]
    made = review(record).decisions
    of_posts = sum((after.best.value - before.made.value for before, after in pairwise(made)), Fraction(0))
    assert sum(lucks) / len(cards) == of_posts
    assert len(set(lucks)) > 1


def test_a_bet_that_was_too_large_costs_what_it_gives_away() -> None:
    """7s 6h 5d 4c 3s wins with 13 of 47 (B2): each chip above the least costs 21/47."""
    hands = ("7s 6h 5d 4c 3s", "2s 2h 2d 2c 9c", "Ts Th Td Tc 9d")
    dealt = tuple(parse(hand.split()[place]) for place in range(5) for hand in hands)
    made = (
        moves.Begin(),
        moves.Shuffle(),
        moves.Draw(dealt),
        moves.Bet(0, 3),
        moves.Draw(parse_cards("Ah As")),
    )
    found = review(Record(variant=HIGH_CARD_POOL, stacks=(100, 100, 100), dealer=2, moves=made))
    (one,) = found.decisions
    assert (one.number, one.deal, one.seat) == (4, 1, 0)
    assert (one.made.chips, one.best.chips) == (3, 1)
    assert one.cost == Fraction(2 * 21, 47)
    first = found.seats[0]
    assert (first.net, first.chances, first.mistakes) == (-4, Fraction(-21, 47), Fraction(-42, 47))
    assert first.other == -1, "the ante"
    assert first.luck == -3 + Fraction(63, 47)


def test_what_has_no_value_is_not_judged() -> None:
    """With fewer than three cards unseen a round of the casino cannot be told the value of."""
    session = apply(start(CASINO, (10,)), moves.Begin())
    short = replace(session, seen=PACK & ~0b11)
    found = review(Record(variant=CASINO, stacks=(10,), moves=(moves.Pass(0),), before=short))
    assert found.decisions == ()
    assert found.seats[0].net == 0


def test_a_session_without_a_move_says_nothing() -> None:
    found = review(Record(variant=HIGH_CARD_POOL, stacks=(100, None, 100)))
    assert found.decisions == ()
    assert [seat.seat for seat in found.seats] == [0, 2]
    assert not any(seat.net or seat.luck or seat.chances or seat.other for seat in found.seats)
