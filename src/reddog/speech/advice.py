"""Advice in words. It is worked out elsewhere and handed in; what it must tell is written down here as protocols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from reddog.rules.pots import House
from reddog.rules.steps import Raise
from reddog.speech.catalogue import Language
from reddog.speech.chance import hint
from reddog.speech.context import Chance, Context

_PLACES = 1_000
"""Values are said in thousandths of a chip."""


class Decided(Protocol):
    """A decision: the kind of choice, its chips, the word that is called, and its value `net / of`."""

    @property
    def kind(self) -> str:
        """The word of the kind of choice: bet, raise, stay, pass, buy, call."""

    @property
    def chips(self) -> int:
        """Of a bet or a raise; the price of a card or of passing."""

    @property
    def word(self) -> str:
        """What is called."""

    @property
    def net(self) -> int:
        """The value, summed over the cases."""

    @property
    def of(self) -> int:
        """All cases."""


class Ranged(Protocol):
    """The range of a bet or a raise."""

    @property
    def least(self) -> int:
        """In chips."""

    @property
    def most(self) -> int:
        """In chips."""


class Counted(Protocol):
    """The chances of a bet: one chip comes to `net / of`."""

    @property
    def net(self) -> int:
        """The value, summed over the cases."""

    @property
    def of(self) -> int:
        """All cases."""


class Advised(Protocol):
    """All that is said of advice."""

    @property
    def decisions(self) -> Sequence[Decided]:
        """All that are open."""

    @property
    def best(self) -> Decided | None:
        """The one with the greatest value."""

    @property
    def kelly(self) -> Decided | None:
        """The one with the greatest growth."""

    @property
    def sizes(self) -> Ranged | None:
        """The range of the bet."""

    @property
    def chances(self) -> Counted | None:
        """Of the bet."""

    @property
    def assumes(self) -> Sequence[str]:
        """Codes of what is taken for granted."""


def advice(advised: Advised, context: Context, *, pot: int = 0, chance: Chance | None = None) -> str:
    """The chance if it is given, what a chip comes to, what is best, and what makes the stack grow.

    "34 of 47 unseen cards win (72.3 %), exact. Each chip bet gains 0.447 on average. Best: bet the pot, 12; to let the
    stack grow steadily (Kelly): 12." Without an exact value one sentence says that there is none.
    """
    if advised.best is None:
        return " ".join(assumptions(advised, context))
    said = [] if chance is None else [hint(chance, context.language)]
    if advised.chances is not None:
        key = "advice.unraised" if _may_be_raised(advised, context) else "advice.chip"
        said.append(_valued(key, advised.chances.net, advised.chances.of, context))
    what = _what(advised.best, advised, context, pot)
    if advised.kelly is None:
        said.append(context.say("advice.best", what=what))
    else:
        bets = advised.best.kind == advised.kelly.kind == "bet"
        number = context.language.number(advised.kelly.chips)
        kelly = number if bets else _what(advised.kelly, advised, context, pot)
        key = "advice.best.both" if kelly == what else "advice.best.kelly"
        said.append(context.say(key, what=what, kelly=kelly))
    return " ".join(said)


def worths(advised: Advised, context: Context, *, pot: int = 0) -> tuple[str, ...]:
    """What each decision comes to on average, a line for each."""
    lines = []
    for decided in advised.decisions:
        what = _what(decided, advised, context, pot)
        line = _valued("advice.worth", decided.net, decided.of, context, what=what)
        lines.append(line[:1].upper() + line[1:])
    return tuple(lines)


def assumptions(advised: Advised, context: Context) -> tuple[str, ...]:
    """What the figures take for granted, a sentence for each."""
    return tuple(context.say(f"advice.assumes.{code}") for code in advised.assumes)


def _may_be_raised(advised: Advised, context: Context) -> bool:
    """Whether what is decided is a first bet, which may be raised later: the chance alone does not say what it is worth."""
    steps = (*context.variant.deal, *context.variant.turn)
    return any(type(step) is Raise for step in steps) and any(
        each.kind == "bet" for each in advised.decisions
    )


def _what(decided: Decided, advised: Advised, context: Context, pot: int) -> str:
    house = isinstance(context.variant.pot, House)
    match decided.kind:
        case "bet":
            return context.say(_bet_key(decided.chips, advised.sizes, pot), chips=decided.chips)
        case "call":
            return context.say(f"advice.call.{decided.word}")
        case "pass" if house:
            return context.say("advice.sit-out")
        case "pass" if decided.chips:
            return context.say("advice.pass.price", chips=decided.chips)
        case kind:
            return context.say(f"advice.{kind}", chips=decided.chips)


def _bet_key(chips: int, sizes: Ranged | None, pot: int) -> str:
    if chips == pot:
        return "advice.bet.pot"
    if sizes is not None and sizes.least == sizes.most:
        return "advice.bet.only"
    return "advice.bet.least" if sizes is not None and chips == sizes.least else "advice.bet"


def _valued(key: str, net: int, of: int, context: Context, **values: str) -> str:
    how = "gain" if net > 0 else "loss" if net < 0 else "even"
    return context.say(f"{key}.{how}", value=_decimal(abs(net), of, context.language), **values)


def _decimal(net: int, of: int, language: Language) -> str:
    """A fraction with three decimals, rounded to the nearest; one that would vanish is less than the least."""
    parts = (2 * _PLACES * net + of) // (2 * of)
    if net and not parts:
        return language.say("advice.tiny", value=f"0{language.point}001")
    return f"{language.number(parts // _PLACES)}{language.point}{parts % _PLACES:03}"
