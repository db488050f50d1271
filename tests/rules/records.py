"""Records that the tests of the notation share, and texts of them that somebody has changed."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from reddog.errors import BadNotation
from reddog.rules.house import with_rules
from reddog.rules.move_text import parse_move
from reddog.rules.notation import read
from reddog.rules.notation_text import closed, opened
from reddog.rules.record import Record, single
from reddog.rules.session import start
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, POT_IN_BETWEEN, SHOOT, Variant
from reddog.testing.play import any_stacks, play_on


def of_texts(variant: Variant, stacks: tuple[int | None, ...], texts: str, dealer: int | None = 0) -> Record:
    """A record of moves with commas between them."""
    made = tuple(parse_move(text.strip()) for text in texts.split(",") if text.strip())
    return Record(variant=variant, stacks=stacks, moves=made, dealer=dealer)


def at_random(variant: Variant, seed: int, count: int = 100) -> Record:
    """A session of random moves, people coming and going among them."""
    rng = Random(seed)
    stacks = any_stacks(variant, rng)
    made = tuple(move for move, _ in play_on(start(variant, stacks), rng, count))
    return Record(variant=variant, stacks=stacks, moves=made)


CARRYING = (
    with_rules(DENEXA, dealt_out=True),
    with_rules(HIGH_CARD_POOL, dealt_out=True, hand=3),
    with_rules(CASINO, packs=2, shoe=20),
    with_rules(POT_IN_BETWEEN, packs=2),
)
"""Games whose pack goes from one deal to the next."""

EVENING = of_texts(
    SHOOT,
    (100, 100, 100),
    """begin, s1 stake 10, shuffle, draw As Kh 9d 8d 7c 6c, s2 bet 4, draw 2h, s3 bet 3, draw Qd,
    s3 buy-in 5,
    begin, shuffle, draw 2s 3h 4d 5d 6c 7c, s2 bet 9, draw 8s, s3 bet 1, draw Jh,
    s2 sit-out,
    begin, shuffle, draw As 2s 3s, s3 bet 1""",
)
"""Seat 1 banks ten. The third deal is still being played."""

NAMED = replace(EVENING, names=("Ann", "Bo", "Cy"), table="Friday")

ALONE = single(NAMED, 2)
"""The second deal of that evening."""
SHOE = single(
    of_texts(
        with_rules(CASINO, packs=2, shoe=20),
        (50, 50),
        "begin, s1 bet 5, s2 bet 2, shuffle, draw 4c, draw 4c, draw 9s, begin, s1 bet 5, s2 pass, draw 8c, draw 9c",
        dealer=None,
    ),
    2,
)
"""A round from the middle of a shoe of two packs."""


# Texts.


def edited(text: str, old: str, new: str) -> str:
    """A text with a change that its closing lines agree with, as if another program had written it."""
    body = opened(text)
    assert old in body
    return closed(body.replace(old, new, 1))


def fault(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert isinstance(caught.value.facts["line"], int)
    assert 1 <= caught.value.facts["line"] <= text.count("\n") + 1
    return caught.value


def line(text: str, start_of_line: str) -> int:
    """The number of the line that begins so."""
    found = [
        number for number, known in enumerate(text.split("\n"), 1) if known.strip().startswith(start_of_line)
    ]
    return found[0]
