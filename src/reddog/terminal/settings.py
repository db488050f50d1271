"""What the command line asks for: the game with its house rules, who sits at the table, and with how much.

Everything is checked before anything is done. Numbers are plain digits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from reddog.bots import BOTS, Bot
from reddog.errors import BadRules
from reddog.rules.capacity import Caution, check_seats, most_seats, warnings
from reddog.rules.house_rules.values import whole
from reddog.rules.pots import House
from reddog.rules.variants import MOST_CHIPS, Variant
from reddog.speech import ENGLISH
from reddog.terminal.house import table_rules
from reddog.terminal.words import printable

USUAL_BOTS: Final = 3
CHIPS: Final = "100"
LONGEST_NAME: Final = 30
_SIGNED: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_DIGITS: Final = 20
"""Signs of a number of seats that matter."""
_ABSURD: Final = 52
"""No table has more seats than there are cards."""
MIX: Final = ("careful", "potter", "minimum", "counter", "random")
"""The bots that come when none are named, in order, over and over."""


class Asked(msgspec.Struct, frozen=True):
    """What was asked for on the command line, as text; None for what was not."""

    house: tuple[str, ...] = ()
    seats: str | None = None
    bots: tuple[str, ...] = ()
    chips: str = CHIPS
    ante: str | None = None
    name: str | None = None


class Settings(msgspec.Struct, frozen=True):
    """A table that can be."""

    variant: Variant
    chips: int
    bots: tuple[Bot, ...]
    names: tuple[str, ...]
    """The players' names by seat, as they are called in sentences."""
    labels: tuple[str, ...]
    """The same, with what kind of bot each bot is."""
    cautions: tuple[Caution, ...]


def check(asked: Asked) -> None:
    """What can be checked before the game is known. Raises BadRules as `settings` does."""
    _name(asked.name)
    _chips(asked.chips)
    _seats(asked.seats)
    _kinds(asked.bots)
    _rules(asked)


def settings(preset: Variant, asked: Asked) -> Settings:
    """The table for a game.

    Raises BadRules: for house rules as `with_rules` does, for seats as `check_seats` does, and `bad_rule`, `bad_seats`,
    `seats_out_of_range`, `bad_stack`, `bad_name`, `no_such_bot` and `too_many_bots`.
    """
    variant = table_rules(preset, _rules(asked))
    kinds = _kinds(asked.bots)
    given = _seats(asked.seats)
    seats = _usual_seats(variant, len(kinds)) if given is None else given
    if not 1 <= seats <= _ABSURD:
        # No arithmetic of cards says more than the range does.
        low, high = variant.least_seats, most_seats(variant)
        raise BadRules(
            "seats_out_of_range", text=printable(asked.seats or ""), least=low, most=high, game=variant.name
        )
    check_seats(variant, seats)
    if len(kinds) >= seats:
        raise BadRules("too_many_bots", bots=len(kinds), seats=seats, room=seats - 1)
    mix = kinds or MIX
    bots = tuple(BOTS[mix[place % len(mix)]] for place in range(seats - 1))
    name = _name(asked.name)
    names = (name, *_bot_names(name, len(bots)))
    labels = [
        ENGLISH.say("bot.label", name=who, bot=bot.name) for who, bot in zip(names[1:], bots, strict=True)
    ]
    return Settings(
        variant=variant,
        chips=_chips(asked.chips),
        bots=bots,
        names=names,
        labels=(name, *labels),
        cautions=warnings(variant, seats),
    )


def _rules(asked: Asked) -> tuple[str, ...]:
    for text in asked.house:
        if not text.partition("=")[0].strip() or "=" not in text:
            raise BadRules("bad_rule", text=printable(text))
    return (*asked.house, *([f"ante={asked.ante}"] if asked.ante is not None else []))


def _usual_seats(variant: Variant, bots: int) -> int:
    if bots:
        return 1 + bots
    if isinstance(variant.pot, House):
        return 1
    return max(variant.least_seats, min(1 + USUAL_BOTS, most_seats(variant)))


def _chips(text: str) -> int:
    chips = whole(text)
    if chips is None or not 1 <= chips <= MOST_CHIPS:
        raise BadRules("bad_stack", chips=printable(text), most=MOST_CHIPS)
    return chips


def _seats(text: str | None) -> int | None:
    if text is None:
        return None
    if not _SIGNED.fullmatch(text):
        raise BadRules("bad_seats", text=printable(text))
    return int(text[:_DIGITS])


def _kinds(words: Sequence[str]) -> tuple[str, ...]:
    """The bots that were named, one by one or with commas."""
    kinds = [kind.strip().casefold() for word in words for kind in word.split(",") if kind.strip()]
    for kind in kinds:
        if kind not in BOTS:
            raise BadRules("no_such_bot", bot=printable(kind), bots=tuple(BOTS))
    return tuple(kinds)


def _name(text: str | None) -> str:
    """The person's name, or a word for one."""
    name = ENGLISH.say("terminal.player") if text is None else text.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadRules("bad_name", most=LONGEST_NAME)
    return name


def _bot_names(person: str, count: int) -> tuple[str, ...]:
    """Names for the bots, none of them the person's."""
    free = [name for name in ENGLISH.say("bot.names").split() if name.casefold() != person.casefold()]
    return tuple(free[:count])
