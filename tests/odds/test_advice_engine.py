"""Advice against the machine: every card that may come is dealt, every hand that may be held is tried."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from reddog.odds.advice import advice, worth
from reddog.odds.decisions import Advice, Assumption
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Beat
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.rules.views import view
from reddog.testing import any_move, any_rules, any_stacks
from tests.odds import engine

TABLES = {
    "pool": HIGH_CARD_POOL,
    "pool, reshuffled": with_rules(HIGH_CARD_POOL, burn="reshuffle"),
    "pool, fresh burns": with_rules(HIGH_CARD_POOL, burn="fresh"),
    "pool, passing for a chip": with_rules(HIGH_CARD_POOL, passing="chip"),
    "pool, free passing, low aces": with_rules(HIGH_CARD_POOL, passing="free", ace="low", hand=3),
    "pool against a bank": with_rules(HIGH_CARD_POOL, dealer_bank="yes", winner_shows="choice"),
    "denexa": DENEXA,
    "denexa, dealt out": with_rules(DENEXA, dealt_out="yes", burn="literal"),
    "denexa, face up": with_rules(DENEXA, face_up="yes"),
    "shoot": SHOOT,
    "shoot with a burn": with_rules(SHOOT, burn="literal", passing="free"),
    "slippery sam": SLIPPERY_SAM,
    "slippery sam, passing for a chip": with_rules(SLIPPERY_SAM, passing="chip", ace="low", threshold="none"),
    "fort wayne": FORT_WAYNE,
    "fort wayne, a fifth again": with_rules(FORT_WAYNE, price="fifth", centre="fresh"),
    "fort wayne, a fixed price": with_rules(FORT_WAYNE, price=2, centre="first", passing="chip"),
    "fort wayne, dear cards and a high least bet": with_rules(FORT_WAYNE, least=9, bank=(10, 12)),
    "polish": POLISH,
    "polish, even money": with_rules(POLISH, pays=1),
    "polish, paying more than the pot has": with_rules(POLISH, pays=7, burn="never"),
    "casino, a shoe": with_rules(CASINO, shoe=5, most=12),
    "casino, two packs, raised up to the bet": with_rules(
        CASINO, shoe=4, packs=2, **{"raise": "up-to"}, most=9
    ),
    "casino, another table": with_rules(CASINO, shoe=4, pay_table=(3, 0, 2), alike=0),
    "in between": POT_IN_BETWEEN,
    "in between, must bet": with_rules(POT_IN_BETWEEN, passing="none", first_round="half", ante=5),
    "in between, posts lose one": with_rules(POT_IN_BETWEEN, post=1, consecutive="loses", least=3, ante=4),
    "in between, new posts": with_rules(POT_IN_BETWEEN, pair="new-posts", consecutive="new-posts", ante=3),
    "in between, a pair wins two": with_rules(POT_IN_BETWEEN, pair="wins-two", packs=2, passing="chip"),
}


def points(variant: Variant, seed: int, count: int, most: int = 30) -> list[tuple[Session, int]]:
    """Points of sessions at which a seat has something to decide about a bet, with few unseen cards left."""
    luck = random.Random(seed)
    found: list[tuple[Session, int]] = []
    while len(found) < count:
        stacks = [luck.randint(1, most) for _ in range(max(variant.least_seats, luck.choice([2, 3, 4])))]
        session = start(variant, stacks)
        for _ in range(60):
            move = any_move(session, luck, restless=0.02)
            if move is None:
                break
            session = apply(session, move)
            if session.stage is not Stage.DEAL:
                continue
            kinds = {choice.kind for choice in awaited(session)}
            asked = [choice.seat for choice in awaited(session) if choice.open and choice.seat is not None]
            if asked and kinds & {Kind.BET, Kind.CALL, Kind.RAISE, Kind.STAY} and luck.random() < 0.5:
                seat = luck.choice(asked)
                if not session.fresh and not session.coming:
                    continue  # a pack that is still to be shuffled: all 52 cards
                left = (
                    luck.randint(2, 3)
                    if view(session, seat).hidden
                    else luck.randint(2 if variant.turn else 3, 4)
                )
                found.append((engine.shrunk(session, seat, left, luck), seat))
    return found[:count]


@pytest.mark.parametrize("name", list(TABLES))
def test_every_decision_is_worth_what_the_machine_makes_of_it(name: str) -> None:
    kinds: Counter[Kind] = Counter()
    for session, seat in points(TABLES[name], seed=len(name), count=8):
        found = advice(view(session, seat))
        assert found is not None
        check(session, seat, found)
        kinds.update(known.kind for known in found.decisions)
    assert sum(kinds.values()) >= 8, kinds


def check(session: Session, seat: int, found: Advice) -> None:
    seen = view(session, seat)
    own = [choice for choice in awaited(session) if choice.seat == seat and choice.open]
    assert {known.kind for known in found.decisions} == {choice.kind for choice in own}
    values: dict[moves.AnyMove, Fraction] = {}
    for known in found.decisions:
        move = known.move(seat)
        values[move] = engine.worth(session, seat, move)
        assert known.value == values[move], (known, values[move])
    luck = random.Random(session.number)
    sizes = list(engine.answers(own))
    for move in luck.sample(sizes, min(len(sizes), 3)):
        value = values.get(move)
        values[move] = engine.worth(session, seat, move) if value is None else value
        assert worth(seen, move) == values[move]
    assert found.best is not None
    assert found.best.value == max(values.values())
    for sized in (found.kelly, found.half_kelly):
        assert sized is not None
        assert worth(seen, sized.move(seat)) == sized.value
        apply(session, sized.move(seat))
    apply(session, found.best.move(seat))


@pytest.mark.parametrize("seed", range(40))
def test_any_house_rules(seed: int) -> None:
    luck = random.Random(seed)
    for variant in VARIANTS:
        ruled = any_rules(variant, luck)
        session = start(ruled, any_stacks(ruled, luck, most=4))
        for _ in range(40):
            move = any_move(session, luck)
            if move is None:
                break
            session = apply(session, move)
            running = session.running
            if session.stage is not Stage.DEAL or running is None or not session.fresh:
                continue
            for seat in range(len(session.seats)):
                if advice(view(session, seat)) is None or luck.random() < 0.8:
                    continue
                small = engine.shrunk(session, seat, 3, luck)
                if len(engine.unseen(small, seat)) > (12 if not view(small, seat).hidden else 8):
                    continue
                found = advice(view(small, seat))
                assert found is not None
                if found.decisions:
                    known = luck.choice(found.decisions)
                    # Where the pot may fall short of a win, the best bet is none of the ends.
                    short = isinstance(ruled.contest, Beat) and ruled.contest.pays > 1
                    value = engine.worth(small, seat, known.move(seat), every_size=short)
                    assert known.value == value
                else:
                    assert found.assumes == (Assumption.NO_VALUE,)
