"""The laws of the machine, over whole sessions of every game with random house rules, tables and moves.

`REDDOG_LONG=20` in the environment makes the search twenty times as long. Without it the examples are the same in every
run, so that a red test is a fault of the change at hand.
"""

import os
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from reddog.errors import BadRules, IllegalMove
from reddog.rules import moves
from reddog.rules.capacity import most_seats
from reddog.rules.choices import Kind
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, MOST_CHIPS, VARIANTS, Variant
from reddog.testing import (
    any_rules,
    any_stacks,
    check_move,
    check_session,
    check_variant,
    move_for,
    open_choices,
    play_on,
    strategies,
)
from reddog.testing.disguise import folded
from reddog.testing.play import LARGE
from reddog.testing.sight import nothing
from reddog.testing.variant import check_attempts, check_disguises, check_notation, check_sight

LONG = int(os.environ.get("REDDOG_LONG", "1"))
SETTINGS = settings(
    deadline=None,
    derandomize=LONG == 1,
    max_examples=12 * LONG,
    stateful_step_count=50,
    phases=(Phase.explicit, Phase.generate, Phase.target, Phase.shrink),
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)


class Table(RuleBasedStateMachine):
    """One session, driven by hypothesis."""

    variant: ClassVar[Variant]

    session: Session

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.session = data.draw(strategies.fresh_sessions([self.variant]))
        self.states = [self.session]
        self.made: list[moves.AnyMove] = []
        self.sight = nothing(self.session)

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """What is awaited."""
        self.make(data, unprompted=False)

    # Named again so that play goes on more often than it is disturbed.
    go_on_also = go_on
    go_on_still = go_on

    @rule(data=st.data())
    def come_and_go(self, data: st.DataObject) -> None:
        """Join, leave, sit out, return, buy chips, offer a split: at any moment."""
        self.make(data, unprompted=True)

    def make(self, data: st.DataObject, *, unprompted: bool) -> None:
        move = data.draw(strategies.legal_moves(self.session, unprompted=unprompted))
        before, self.session = self.session, apply(self.session, move)
        self.made.append(move)
        self.states.append(self.session)
        check_move(before, move, self.session)
        self.sight = check_sight(self.sight, before, move, self.session)

    @rule(data=st.data())
    def try_what_is_not_allowed(self, data: st.DataObject) -> None:
        move = data.draw(strategies.illegal_moves(self.session))
        with pytest.raises(IllegalMove):
            apply(self.session, move)  # type: ignore[arg-type]

    @invariant()
    def keeps_the_laws(self) -> None:
        check_session(self.session)

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        again = folded(self.states[0], self.made)
        assert again == self.states, "replay equals play"
        check_notation(self.states[0], self.made)
        check_attempts(self.session)
        check_disguises(self.states, self.made, Random(len(self.made)))
        closed = self.session
        if closed.stage is not Stage.DEAL:
            closed = apply(closed, moves.Close())
            check_session(closed)
            check_attempts(closed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_whole_session_keeps_every_law(variant: Variant) -> None:
    class OfOneGame(Table):
        pass

    OfOneGame.variant = variant
    run_state_machine_as_test(OfOneGame, settings=SETTINGS)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_long_random_sessions_keep_every_law(variant: Variant) -> None:
    check_variant(variant, sessions=6 * LONG, moves_made=250, seed=LONG)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_when_all_leave_no_chip_stays_behind(variant: Variant) -> None:
    """M-18: at any moment, in any order, cards coming in between or not; nothing goes on by itself."""
    for number in range(25 * LONG):
        rng = Random(f"{variant.name} {number}")
        game = any_rules(variant, rng)
        session = start(game, any_stacks(game, rng))
        for _, after in play_on(session, rng, rng.randrange(60)):
            session = after
        while True:
            leaves = [choice for choice in open_choices(session) if choice.kind is Kind.LEAVE]
            chance = [choice for choice in awaited(session) if choice.seat is None and choice.kind in CARDS]
            if not leaves and not chance:
                break
            session = apply(session, move_for(rng.choice(leaves + chance), rng))
            check_session(session)
        assert session.running is None
        assert session.pot == 0
        assert sum(seat.bought - seat.cashed for seat in session.seats) == session.house
        assert [choice.open for choice in awaited(session)] == [False], "the table waits"


CARDS = {Kind.DRAW, Kind.SHUFFLE}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_tables_of_these_tests_are_also_full_and_rich(variant: Variant) -> None:
    """So that what happens only where cards are short, or chips are many, is met."""
    tables = [any_stacks(variant, Random(number)) for number in range(400)]
    assert {len(stacks) for stacks in tables} == set(range(variant.least_seats, most_seats(variant) + 1))
    chips = [stack for stacks in tables for stack in stacks if stack is not None]
    assert max(chips) > MOST_CHIPS // 2
    assert sorted(chips)[len(chips) // 2] <= LARGE
    assert {len(any_stacks(variant, Random(number), 3)) for number in range(50)} <= {1, 2, 3}


HUGE = pytest.param(10**5000, id="more digits than Python turns into text")


@pytest.mark.parametrize("seat", [True, HUGE, 1.0, "1", None])
def test_what_is_no_seat_is_refused_whatever_it_is(seat: Any) -> None:
    session = start(HIGH_CARD_POOL, (20, 20, 20))
    for move in (moves.FirstDealer(seat), moves.Leave(seat), moves.BuyIn(seat, 5)):
        with pytest.raises(IllegalMove):
            apply(session, move)
    if seat is not None:
        with pytest.raises(BadRules):
            start(HIGH_CARD_POOL, (20, 20, 20), dealer=seat)


@pytest.mark.parametrize("card", [True, HUGE, 52, -1, 1.0, "Qh", None])
def test_what_is_no_card_is_refused_whatever_it_is(card: Any) -> None:
    session = start(CASINO, (20,))
    for move in (moves.Begin(), moves.Bet(0, 1), moves.Shuffle()):
        session = apply(session, move)
    with pytest.raises(IllegalMove) as refused:
        apply(session, moves.Draw((card,)))
    assert refused.value.code == "card_not_in_stock"


@pytest.mark.parametrize("chips", [0, -5, True, HUGE, 1.5, float("nan"), "20"])
def test_what_are_no_chips_are_refused_whatever_they_are(chips: Any) -> None:
    with pytest.raises(BadRules):
        start(CASINO, (chips,))
    session = apply(start(CASINO, (20,)), moves.Begin())
    for move in (moves.Bet(0, chips), moves.Join(0, chips), moves.BuyIn(0, chips)):
        with pytest.raises(IllegalMove):
            apply(session, move)
