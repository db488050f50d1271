"""What it costs at a table to let one's time run out, or to leave: the rulings COM-7, COM-12 and COM-16 as a game has them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from reddog.odds.average import average
from reddog.rules.contests import Beat
from reddog.rules.pots import Bank, House
from reddog.rules.steps import Bet, Passing
from reddog.rules.variants import Variant
from reddog.speech.catalogue import Language


def silent(variant: Variant, language: Language) -> str:
    """What is done for a player who does not act in time, and what that costs on average."""
    return " ".join(_silent(variant, language))


def _silent(variant: Variant, language: Language) -> Iterator[str]:
    if isinstance(variant.pot, House):
        yield language.say("forfeit.silent.house")
        return
    yield _bettor(variant, language)
    if isinstance(variant.pot, Bank):
        yield language.say("forfeit.silent.banker")


def _bettor(variant: Variant, language: Language) -> str:
    passing = next(step.passing for step in variant.turn if isinstance(step, Bet))
    if passing is not Passing.NONE:
        return language.say(f"forfeit.silent.{passing}")
    cost = _cost(variant)
    if cost <= 0:
        return language.say("forfeit.silent.none")
    return language.say(
        "forfeit.silent.none.cost", percent=language.percent(cost.numerator, cost.denominator)
    )


def _cost(variant: Variant) -> Fraction:
    """What a bet made without a look at the cards loses on average, as a share of it; nothing where that is not known."""
    if not isinstance(variant.contest, Beat):
        return Fraction(0)
    return 1 - average(variant) * (1 + variant.contest.pays)


def leaving(variant: Variant, language: Language) -> str:
    """What stays behind of a player who leaves in mid-deal."""
    if isinstance(variant.pot, House):
        return language.say("forfeit.leaving.house")
    if isinstance(variant.pot, Bank):
        return language.say("forfeit.leaving.bank")
    return language.say("forfeit.leaving.antes")
