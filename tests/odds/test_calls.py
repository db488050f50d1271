"""Calling an ace or a side: looking ahead over the second post and the bet."""

import random

import pytest
from msgspec.structs import replace

from reddog.odds.advice import worth
from reddog.odds.decisions import Assumption, Decision
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Between, Pair
from reddog.rules.house import with_rules
from reddog.rules.steps import Call, Calling
from reddog.rules.variants import (
    CASINO,
    POT_IN_BETWEEN,
)
from reddog.rules.views import view
from tests.odds import engine
from tests.odds.asking import found, kinds, turn_with


def test_a_low_ace_is_better() -> None:
    """Another ace makes the widest spread of all; as a high one it would make a pair."""
    answer = found(view(turn_with(POT_IN_BETWEEN, "As"), 1))
    assert [known.word for known in answer.decisions] == ["high", "low"]
    assert answer.best is not None
    assert answer.best.word == "low"
    assert answer.kelly == answer.best
    assert (answer.sizes, answer.cards, answer.chances) == (None, None, None)
    seen = view(turn_with(POT_IN_BETWEEN, "As"), 1)
    assert worth(seen, moves.Call(1, moves.Called.LOW)) == answer.best.value
    assert worth(seen, moves.Call(1, moves.Called.HIGHER)) is None


@pytest.mark.parametrize(("pair", "side"), [("3s 3h", "higher"), ("Ks Kh", "lower"), ("8s 8h", "higher")])
def test_a_side_is_called(pair: str, side: str) -> None:
    """On a pair of eights both are worth as much: the first is taken."""
    first, second = pair.split()
    answer = found(view(turn_with(POT_IN_BETWEEN, first, second), 1))
    assert answer.best is not None
    assert answer.best.word == side
    assert answer.kelly is not None
    assert answer.kelly.word == side
    assert answer.chances is not None
    assert answer.cards is not None
    assert answer.cards.win.bit_count() == answer.chances.win


def test_new_posts_are_not_counted() -> None:
    variant = with_rules(POT_IN_BETWEEN, consecutive="new-posts")
    answer = found(view(turn_with(variant, "As"), 1))
    assert Assumption.NEW_POSTS in answer.assumes
    assert Assumption.NEW_POSTS not in found(view(turn_with(POT_IN_BETWEEN, "As"), 1)).assumes


def test_a_pair_at_which_anything_else_loses() -> None:
    """A contest of the house in a game of turns: no side is called, the bet stands against the third card."""
    assert isinstance(CASINO.contest, Between)
    contest = replace(CASINO.contest, pair=Pair.LOSES)
    turn = tuple(step for step in POT_IN_BETWEEN.turn if step != Call(Calling.SIDE))
    variant = replace(POT_IN_BETWEEN, contest=contest, turn=turn)
    session = turn_with(variant, "As")
    session = engine.shrunk(session, 1, 8, random.Random(1))
    answer = found(view(session, 1), variant)
    for known in answer.decisions:
        assert known.value == engine.worth(session, 1, known.move(1))


def test_only_passing_is_left() -> None:
    """X-15: a post costs two bets, and there is one chip."""
    answer = found(view(turn_with(POT_IN_BETWEEN, "2s", "Kh", stack=2), 1))
    assert kinds(answer) == ["pass"]
    assert answer.best == answer.kelly == answer.half_kelly == Decision(kind=Kind.PASS)
    assert answer.sizes is None
