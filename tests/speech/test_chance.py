"""Chances in words: the moment of the bet, the denominator, known cards."""

import pytest

from reddog.speech.chance import hint, settled_chance
from reddog.speech.context import Chance
from reddog.speech.english import ENGLISH


@pytest.mark.parametrize(
    ("chance", "won", "said"),
    [
        (Chance(34, 47), False, "34 of 47 cards would have won."),
        (Chance(34, 47), True, "34 of 47 cards won."),
        (Chance(1, 47), False, "1 of 47 cards would have won."),
        (Chance(0, 47), False, "0 of 47 cards would have won."),
        (Chance(407, 1000, blind=True), False, "(Before the look: 41 in 100.)"),
        (Chance(6327, 20825, blind=True), True, "(Before the look: 30 in 100.)"),
        (Chance(0, 10, blind=True), False, "(Before the look: 0 in 100.)"),
        (Chance(10, 10, blind=True), True, "(Before the look: 100 in 100.)"),
        (Chance(1, 1000, blind=True), False, "(Before the look: less than 1 in 100.)"),
        (Chance(999, 1000, blind=True), True, "(Before the look: more than 99 in 100.)"),
        (Chance(1, 1, known=True), True, "The card was known before the bet: sure to win."),
        (Chance(0, 1, known=True), False, "The card was known before the bet: sure to lose."),
    ],
)
def test_after_the_result(chance: Chance, won: bool, said: str) -> None:  # noqa: FBT001
    assert settled_chance(chance, won=won, language=ENGLISH) == said


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Chance(34, 47), "34 of 47 unseen cards win (72.3 %), exact."),
        (Chance(1, 47), "1 of 47 unseen cards wins (2.1 %), exact."),
        (Chance(6327, 20825, blind=True), "The chance to win is 30.4 % (6,327 of 20,825 ways), exact."),
        (Chance(1, 1, known=True), "Known card: the chance to win is 100 %, exact."),
        (Chance(0, 1, known=True), "Known card: the chance to win is 0 %, exact."),
    ],
)
def test_before_the_bet(chance: Chance, said: str) -> None:
    assert hint(chance, ENGLISH) == said
