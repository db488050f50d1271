"""What is on offer belongs to a session, whenever it is asked for and whatever was asked before."""

from random import Random

import pytest

from reddog.rules.session import apply, awaited, start
from reddog.rules.variants import VARIANTS, Variant
from reddog.testing.play import any_move, any_rules, any_stacks

GAMES = 25
MOVES = 120


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_an_older_session_awaits_what_it_awaited_when_it_was_made(variant: Variant) -> None:
    rng = Random(variant.name)
    found = []
    for _ in range(GAMES):
        ruled = any_rules(variant, rng)
        session = start(ruled, any_stacks(ruled, rng))
        for _ in range(MOVES):
            found.append((session, awaited(session)))
            move = any_move(session, rng)
            if move is None:
                break
            session = apply(session, move)
    assert len(found) > 10 * GAMES
    for session, choices in reversed(found):
        assert awaited(session) == choices
