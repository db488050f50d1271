"""The exact chance of the bet that the person is asked for, and what is best, in words."""

from __future__ import annotations

from fractions import Fraction

from reddog.odds.advice import advice
from reddog.odds.average import average
from reddog.odds.exact import Chances, chances
from reddog.odds.unseen import upcoming
from reddog.rules.choices import Kind
from reddog.rules.contests import Between, Pair
from reddog.rules.house import preset_of
from reddog.rules.variants import Variant
from reddog.rules.views import View
from reddog.speech.advice import advice as say_advice
from reddog.speech.advice import assumptions, worths
from reddog.speech.catalogue import Language
from reddog.speech.chance import hint
from reddog.speech.context import Chance, Context
from reddog.speech.english import ENGLISH

_SIDES = ("higher", "lower")


def chance(view: View, side: str = "") -> Chance | None:
    """The chance to win as `speech` says it; None where there is nothing to say. Computed from the view alone."""
    found = chances(view, side=side)
    return None if found is None else told_chance(found, view)


def average_line(variant: Variant, language: Language = ENGLISH) -> str:
    """The chance of a bet before anything is seen, beside that of the preset where house rules make another of it."""
    chance, preset = average(variant), average(preset_of(variant))
    key = "chance.average" if chance == preset else "chance.average.house"
    return language.say(key, percent=_percent(chance, language), preset=_percent(preset, language))


def _percent(share: Fraction, language: Language) -> str:
    return language.percent(share.numerator, share.denominator)


def told_chance(found: Chances, view: View) -> Chance:
    """Counted chances as `speech` says them."""
    if isinstance(view.contest, Between):
        won = found.win + (found.alike if view.contest.alike > 0 else 0)
        # Over all the cards to come, not over the third one alone.
        return Chance(win=won, of=found.of, blind=before_posts(view))
    ahead = upcoming(view)
    certain = ahead is not None and ahead.certain and not view.hidden
    return Chance(win=found.win, of=found.of, blind=bool(view.hidden), known=certain)


def before_posts(view: View) -> bool:
    """Whether a bet is made before the two cards between which a third must fall."""
    return isinstance(view.contest, Between) and len(view.centre) < 2


def is_asked(view: View) -> bool:
    """Whether the seat is deciding something about a bet now."""
    about = {Kind.BET, Kind.RAISE, Kind.CALL}
    return any(choice.seat == view.seat and choice.kind in about for choice in view.awaited)


def hints(view: View, context: Context) -> tuple[str, ...]:
    """The chance in a line, on a pair for which a side is to be called one for each side; then what is best."""
    lines = list(chance_lines(view, context))
    advised = advice(view, variant=context.variant)
    if advised is not None and advised.best is not None:
        lines.append(say_advice(advised, context, pot=view.pot))
    return tuple(lines)


def chance_lines(view: View, context: Context) -> tuple[str, ...]:
    """The chance in a line, on a pair for which a side is to be called one for each side."""
    found = chance(view)
    if found is not None:
        return (hint(found, context.language),)
    return tuple(
        context.say("terminal.odds.side", side=side, hint=hint(called, context.language))
        for side in _sides(view)
        if (called := chance(view, side)) is not None
    )


def full(view: View, context: Context) -> tuple[str, ...]:
    """The chance, what every decision comes to, what is best and what that takes for granted; or that there is none."""
    lines = list(told(view, context, valued=False))
    advised = advice(view, variant=context.variant)
    if advised is not None and advised.best is not None:
        lines += (*worths(advised, context, pot=view.pot), say_advice(advised, context, pot=view.pot))
        lines.append(" ".join(assumptions(advised, context)))
    return tuple(lines) or (context.say("terminal.odds.none"),)


def told(view: View, context: Context, *, valued: bool = True) -> tuple[str, ...]:
    """The chance and what else may become of the bet, with `valued` also what it comes to on average; a line for a side."""
    lines = []
    for side in _sides(view) or ("",):
        found = chances(view, side=side)
        if found is not None:
            said = hint(told_chance(found, view), context.language)
            said = context.say("terminal.odds.side", side=side, hint=said) if side else said
            worth = (value(found, context),) if valued else ()
            lines.append(" ".join((said, *_besides(found, view, context), *worth)))
    return tuple(lines)


def _sides(view: View) -> tuple[str, ...]:
    """The sides that may be called on a pair."""
    contest = view.contest
    if not isinstance(contest, Between) or contest.pair is not Pair.CALL or view.side:
        return ()
    calls = any(set(_SIDES) == set(choice.options) for choice in view.awaited if choice.seat == view.seat)
    return _SIDES if calls else ()


def _besides(found: Chances, view: View, context: Context) -> tuple[str, ...]:
    if len(view.centre) < 2 or not isinstance(view.contest, Between):
        return ()
    return tuple(
        context.say(f"terminal.odds.{name}", count=count, of=found.of)
        for name, count in (("post", found.post), ("alike", found.alike))
        if count
    )


def value(found: Chances, context: Context) -> str:
    """What a bet comes to on average."""
    how = "gain" if found.net > 0 else "loss" if found.net < 0 else "even"
    return context.say(f"terminal.odds.{how}", percent=context.language.percent(abs(found.net), found.of))
