"""The review of a session in sentences. The numbers are handed in; nothing is worked out here."""

from __future__ import annotations

from fractions import Fraction

from reddog.rules.choices import Kind
from reddog.rules.pots import Bank, House
from reddog.speech.catalogue import Language
from reddog.speech.context import Context

Doing = tuple[Kind, int, str]
"""A kind of move, its chips and its word."""


def hundredths(value: Fraction, language: Language, *, sign: bool = True) -> str:
    """A number of chips with two decimals, rounded to the nearest; a half goes away from zero."""
    size = (200 * abs(value.numerator) + value.denominator) // (2 * value.denominator)
    text = f"{language.number(size // 100)}{language.point}{size % 100:02}"
    if not size or not sign:
        return text
    return ("+" if value > 0 else "-") + text


def seat_line(
    seat: int,
    net: int,
    parts: tuple[Fraction, Fraction, Fraction, Fraction],
    context: Context,
) -> str:
    """How a seat fared: its net, and the four parts of it: chances, mistakes, luck, the rest."""
    chances, mistakes, luck, other = (hundredths(part, context.language) for part in parts)
    pot = context.variant.pot
    named = "bank" if isinstance(pot, Bank) else "house" if isinstance(pot, House) else "antes"
    return context.by(
        "review.seat",
        seat,
        net=context.language.signed(net),
        chances=chances,
        mistakes=mistakes,
        luck=luck,
        other=other,
        other_name=context.say(f"review.other.{named}"),
    )


def mistake_line(
    seat: int, deal: int, number: int, made: Doing, best: Doing, cost: Fraction, context: Context
) -> str:
    """One decision that could have been better, with what it cost in chips."""
    return context.by(
        "review.mistake",
        seat,
        deal=deal,
        number=number,
        made=_done("made", made, context),
        best=_done("best", best, context),
        cost=hundredths(cost, context.language, sign=False),
    )


def _done(how: str, doing: Doing, context: Context) -> str:
    kind, chips, word = doing
    return context.say(f"review.{how}.{kind}", chips=chips, word=word)
