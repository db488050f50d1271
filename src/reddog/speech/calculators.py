"""What the two calculators answer, in sentences. The numbers are handed in; nothing is counted here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from reddog.rules.contests import Between
from reddog.rules.views import View
from reddog.speech.advice import Advised, advice, assumptions, worths
from reddog.speech.cards import CardStyle, Face, rank_text
from reddog.speech.catalogue import Language
from reddog.speech.context import Context
from reddog.speech.prompts import posts

_LONGEST = 24
"""Signs of the longest fraction that a person is shown beside its decimals."""


class Shares(msgspec.Struct, frozen=True):
    """What may become of a bet: so many cases of each kind out of `of` equally likely ones."""

    win: int
    lose: int
    push: int
    post: int
    """Those of the lost ones in which the third card equals a post."""
    alike: int
    """Those in which it makes three alike."""
    of: int
    one_card: bool = False
    """Whether a case is one unseen card."""
    known: bool = False
    """Whether that card is known."""
    round: bool = False
    """Whether it is one of those that have come round and were shuffled again."""


class Answer(msgspec.Struct, frozen=True):
    """What is known of one bet."""

    shares: Shares | None
    value: Fraction | None
    """What a chip bet comes to."""
    raised: Fraction | None
    """The same with a raise; None where there is none."""
    side: str
    """The side of a pair that the shares are of."""
    unseen: int
    looks: bool
    """Whether the hand is seen before the bet."""


def answer_lines(view: View, answer: Answer, advised: Advised | None, context: Context) -> Iterator[str]:
    """What a bet is worth: the cards, the chances, a chip's value, the best decision, and what all that assumes.

    `advised` tells what may be done, without the chances; None where there is nothing to decide.
    """
    yield _title(view, answer, context)
    if answer.shares is not None:
        yield _chances(answer.shares, answer.side, context)
        yield from _details(answer.shares, context)
    if answer.value is not None:
        yield _value(answer.value, answer.raised, view, context)
    if advised is not None:
        yield _chips(view, context)
        yield from worths(advised, context, pot=view.pot)
        yield advice(advised, context, pot=view.pot)
    told = (
        (context.say("advice.assumes.by_what_was_seen"),)
        if advised is None
        else assumptions(advised, context)
    )
    yield " ".join((context.say("odds.unseen", count=answer.unseen), *told))


def decimals(value: Fraction, places: int, language: Language) -> str:
    """A number with so many decimals, rounded to the nearest; a half goes away from zero."""
    scale = 10**places
    size = (2 * scale * abs(value.numerator) + value.denominator) // (2 * value.denominator)
    text = f"{language.number(size // scale)}{language.point}{size % scale:0{places}}"
    return f"-{text}" if value < 0 and size else text


def fraction_text(value: Fraction) -> str:
    """A fraction in lowest terms, a whole number as such; empty where it is too long to be read."""
    text = str(value)
    return text if len(text) <= _LONGEST else ""


# The situation.


def _title(view: View, answer: Answer, context: Context) -> str:
    title = context.variant.title
    if isinstance(view.contest, Between):
        if len(view.centre) < 2:
            if not view.centre:
                return context.say("odds.first", title=title)
            return context.say("odds.ace", title=title, card=context.card(view.centre[0]))
        return context.say("odds.posts", title=title, posts=posts(view, context))
    if view.faced is not None:
        return context.say("odds.centre", title=title, card=context.card(view.faced), count=view.hidden)
    if view.hand:
        return context.say("odds.hand", title=title, hand=context.hand(view.hand))
    key = "odds.unlooked" if answer.looks else "odds.blind"
    return context.say(key, title=title, count=view.hidden)


# The chances.


def _chances(shares: Shares, side: str, context: Context) -> str:
    if shares.known:
        key = "win" if shares.win else "push" if shares.push else "lose"
        return context.say(f"odds.known.{key}")
    if shares.of == 1:
        return context.say("odds.at-once.push" if shares.push else "odds.at-once.lose")
    key = "odds.cards" if shares.one_card else "odds.share"
    if shares.round:
        key += ".round"
    elif shares.push:
        key += ".push"
    values: dict[str, str | int] = {"of": shares.of}
    for name in ("win", "lose", "push"):
        count = getattr(shares, name)
        values[name] = count if shares.one_card else str(Fraction(count, shares.of))
        values[f"{name}_percent"] = context.language.percent(count, shares.of)
    said = context.say(key, **values)
    return context.say("odds.called", side=side, chances=said) if side else said


def _details(shares: Shares, context: Context) -> Iterator[str]:
    if shares.one_card and not shares.known:
        for name, count in (("post", shares.post), ("alike", shares.alike)):
            if count:
                yield context.say(f"terminal.odds.{name}", count=count, of=shares.of)


def _value(value: Fraction, raised: Fraction | None, view: View, context: Context) -> str:
    if raised is not None:
        key = "odds.value.raised" if view.centre else "odds.value.first"
        return context.say(
            key,
            stay=decimals(value, 4, context.language),
            stay_exact=str(value),
            raised=decimals(raised, 4, context.language),
            raised_exact=str(raised),
        )
    how = "gain" if value > 0 else "loss" if value < 0 else "even"
    size = abs(value)
    return context.say(f"odds.value.{how}", size=decimals(size, 4, context.language), exact=str(size))


# What to do.


def _chips(view: View, context: Context) -> str:
    own = view.seats[0]
    stack = own.stack + own.bet
    if view.pot:
        return context.say("odds.chips.pot", pot=view.pot, stack=stack)
    if own.bet:
        return context.say("odds.chips.bet", bet=own.bet, stack=stack)
    return context.say("odds.chips", stack=stack)


# The edge.


class Figure(msgspec.Struct, frozen=True):
    """One line of the sheet: its name is the end of a message's key."""

    name: str
    value: Fraction
    percent: bool = False


def figure_rows(figures: Sequence[Figure], deviation: float, language: Language) -> Iterator[tuple[str, ...]]:
    """The figures of the sheet: name, decimals, exact fraction, and what it is a share of."""
    for figure in figures:
        if figure.percent:
            text = language.say("edge.percent", percent=decimals(100 * figure.value, 4, language))
        else:
            text = decimals(figure.value, 6, language)
        yield (
            language.say(f"edge.{figure.name}"),
            text,
            fraction_text(figure.value),
            language.say(f"edge.{figure.name}.of"),
        )
    yield (
        language.say("edge.deviation"),
        decimals(Fraction(deviation), 6, language),
        "",
        language.say("edge.deviation.of"),
    )


def spread_rows(
    rows: Sequence[tuple[int, int, Fraction, Fraction, Fraction, Fraction, Fraction]], language: Language
) -> Iterator[tuple[str, ...]]:
    """The table of spreads under its headings: spread, pay, how often it comes and wins, what a chip comes to."""
    yield tuple(
        language.say(f"edge.column.{name}")
        for name in ("spread", "pays", "comes", "wins", "stay", "raised", "raises")
    )
    for spread, pays, comes, wins, stay, raised, raises in rows:
        yield (
            str(spread),
            language.say("edge.pays", pays=pays),
            decimals(100 * comes, 4, language),
            decimals(100 * wins, 4, language),
            decimals(stay, 6, language),
            decimals(raised, 6, language),
            language.say(
                "edge.raises.all" if raises == 1 else "edge.raises.some" if raises else "edge.raises.none"
            ),
        )


def raise_line(least: int | None, pairs: Sequence[tuple[int, int]], language: Language) -> str:
    """At which posts the player raises: from a spread on, or at single ones, as ranks 0..12."""
    if least is not None:
        return language.say("edge.raise.from", spread=least)
    if not pairs:
        return language.say("edge.raise.never")
    return language.say(
        "edge.raise.posts", posts=language.listed([pair_text(pair, language) for pair in pairs], "more")
    )


def pair_text(pair: tuple[int, int], language: Language) -> str:
    """Two posts by their ranks: "4-J"."""
    low, high = (rank_text(order, Face(CardStyle.SHORT), language) for order in pair)
    return language.say("edge.posts", low=low, high=high)
