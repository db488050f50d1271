"""Evenings played at random, so that sentences are asked for everything that really happens at a table."""

from collections.abc import Iterator
from random import Random

from reddog.rules.session import start
from reddog.rules.state import Session
from reddog.rules.variants import VARIANTS, Variant
from reddog.testing import any_rules, any_stacks, play_on

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def evening(variant: Variant, seed: int, *, length: int = 150, restless: float = 0.06) -> Iterator[Session]:
    """The session after every move; players come and go as often as `restless` says."""
    rng = Random(seed)
    begun = start(variant, any_stacks(variant, rng))
    yield begun
    for _, session in play_on(begun, rng, length, restless):
        yield session


def evenings(count: int) -> Iterator[Session]:
    """Every state of many evenings of all games, with and without house rules."""
    for seed in range(count):
        for variant in VARIANTS:
            yield from evening(any_rules(variant, Random(seed)) if seed else variant, seed)
