"""What may be asked at any time: the hand, the table, the odds, what was seen and said, the rules, the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from reddog.rules.choices import Choice, Kind
from reddog.rules.house_rules.values import whole
from reddog.rules.pots import House
from reddog.rules.state import Stage
from reddog.rules.views import View
from reddog.speech import Context, differences, hand, odds, panel, seen, status, subtitle
from reddog.terminal.answers import own_choices
from reddog.terminal.telling import LONGEST_LOG, Teller
from reddog.terminal.words import Unclear, Word, printable

_LOG: Final = 10
"""Lines that `log` says when no number is given."""


class Asking(msgspec.Struct, frozen=True):
    """What an answer may be made from: what the person knows, and what was said."""

    view: View
    context: Context
    labelled: Context
    """With what kind of bot each bot is."""
    teller: Teller


def _hand(asking: Asking, _text: str) -> Iterable[str]:
    return (hand(asking.view, asking.context),)


def _status(asking: Asking, _text: str) -> Iterable[str]:
    return status(asking.view, asking.labelled)


def _odds(asking: Asking, _text: str) -> Iterable[str]:
    return odds.full(asking.view, asking.context)


def _seen(asking: Asking, _text: str) -> Iterable[str]:
    return seen(asking.view, asking.context)


def _log(asking: Asking, text: str) -> Iterable[str]:
    count = whole(text) if text else _LOG
    if count is None or not 1 <= count <= LONGEST_LOG:
        raise Unclear("bad_log_length", most=LONGEST_LOG, text=printable(text))
    return asking.teller.log[-count:] or (asking.context.say("terminal.nothing-yet"),)


def _last(asking: Asking, _text: str) -> Iterable[str]:
    return (asking.teller.last or asking.context.say("terminal.nothing-yet"),)


def _rules(asking: Asking, _text: str) -> Iterable[str]:
    context = asking.context
    variant, language = context.variant, context.language
    yield context.say("terminal.game", title=variant.title, how=subtitle(variant, language))
    yield from panel(variant, language)
    differing = differences(variant, language)
    if differing:
        yield context.say("terminal.differs", differences=" ".join(differing))


def _help(asking: Asking, _text: str) -> Iterable[str]:
    say = asking.context.say
    now = [say(key) for key in open_now(asking.view, asking.context)]
    if now:
        yield say("help.now")
        yield from now
        yield say("help.always")
    for key in ("asking", "again", "rules", "table", "leave", "keys", "short"):
        yield say(f"help.{key}")


def open_now(view: View, context: Context) -> Iterable[str]:
    """The messages about what may be answered now."""
    own = own_choices(view)
    house = isinstance(context.variant.pot, House)
    for kind, choice in own.items():
        if choice.open:
            yield _KEYS[kind](choice, house) if kind in _KEYS else f"help.{kind}"
    if not own and view.stage == Stage.BETWEEN:
        yield "help.next"


_KEYS: Final[dict[Kind, Callable[[Choice, bool], str]]] = {
    Kind.BET: lambda _, house: "help.bet.house" if house else "help.bet",
    Kind.RAISE: lambda choice, _: "help.raise" if choice.least == choice.most else "help.raise.range",
    Kind.CALL: lambda choice, _: "help.call.ace" if "high" in choice.options else "help.call.side",
}
"""The kinds of choices that are explained by what they offer."""

INFORMATION: Final[dict[Word | None, Callable[[Asking, str], Iterable[str]]]] = {
    Word.HAND: _hand,
    Word.STATUS: _status,
    Word.ODDS: _odds,
    Word.SEEN: _seen,
    Word.LOG: _log,
    Word.LAST: _last,
    Word.RULES: _rules,
    Word.HELP: _help,
}
"""What each word asks for, as lines. `log` raises Unclear for what is not a number of lines."""
