"""Rules of a table as they are typed: a game, its house rules, and the table's own settings, each as NAME=VALUE."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from reddog.errors import BadRules
from reddog.table.settings import Clock, Settings
from reddog.terminal.choosing import game_named
from reddog.terminal.house import split_words, table_rules
from reddog.terminal.words import printable

_YES: Final = {"yes": True, "on": True, "no": False, "off": False}


def _number(value: str) -> int:
    if not (value.isascii() and value.isdecimal()) or len(value) > 12:
        raise ValueError
    return int(value)


def _seconds(value: str) -> float:
    whole, point, rest = value.partition(".")
    if point and not (rest.isascii() and rest.isdecimal()):
        raise ValueError
    return _number(whole) + (float(f"0.{rest[:3]}") if point else 0)


Reading = tuple[str, Callable[[str], Any]]
# Any: each reads a value of its own kind, and the record checks it.

_OWN: Final[dict[str, Reading]] = {
    "title": ("title", str),
    "seats": ("seats", _number),
    "buy-in": ("buy_in", _number),
    "buy-in-least": ("buy_in_least", _number),
    "buy-in-most": ("buy_in_most", _number),
    "rebuy": ("rebuy", str),
    "rejoin": ("rejoin", str),
    "hints": ("hints", _YES.__getitem__),
    "spectators": ("spectators", _YES.__getitem__),
    "chat": ("chat", _YES.__getitem__),
    "several-seats": ("several_seats", _YES.__getitem__),
    "reveal": ("reveal", str),
}
"""Settings of the table itself, and the fields that they are."""
_CLOCK: Final[dict[str, Reading]] = {
    "turn": ("turn", _number),
    "spare": ("bank", _number),
    "warning": ("warning", _number),
    "grace": ("grace", _number),
    "rest": ("pause", _number),
    "bots-think": ("bots", _seconds),
}
"""Settings of the clock, in seconds, and its fields."""
NAMES: Final = (*_OWN, *_CLOCK)
"""What may be set besides house rules."""


def read_rules(words: Sequence[str], settings: Settings) -> Settings:
    """The settings with what was typed: words are the name of a game, those with a sign = set something.

    Another game begins without house rules. Raises UnknownGame, and BadRules: as `table_rules` does, and
    `bad_table_rule`, `rule_twice`, `no_rules_typed`.
    """
    game, given = split_words(words)
    if not game and not given:
        raise BadRules("no_rules_typed")
    own: dict[str, Any] = {}
    ticking: dict[str, Any] = {}
    house: list[str] = []
    for text in given:
        name = text.partition("=")[0].strip().lower().replace("_", "-")
        if name in _OWN:
            _set(own, _OWN[name], text)
        elif name in _CLOCK:
            _set(ticking, _CLOCK[name], text)
        else:
            house.append(text)
    name = game_named(game).name if game else settings.game
    kept = [f"{rule}={value}" for rule, value in settings.house.items()] if name == settings.game else []
    named = {text.partition("=")[0].strip().lower().replace("_", "-") for text in house}
    kept = [text for text in kept if text.partition("=")[0] not in named]
    variant = table_rules(game_named(name), (*kept, *house))
    clock = replace(settings.clock, **ticking)
    return _checked(
        replace(settings, game=variant.name, house=dict(variant.house), clock=clock, **own), own, ticking
    )


def _set(values: dict[str, Any], reading: Reading, text: str) -> None:
    field, read = reading
    if field in values:
        raise BadRules("rule_twice", rule=printable(text.partition("=")[0]))
    try:
        values[field] = read(text.partition("=")[2].strip())
    except (ValueError, KeyError):
        raise BadRules("bad_table_rule", text=printable(text)) from None


def _checked(settings: Settings, *given: dict[str, Any]) -> Settings:
    """Settings that the record's own bounds allow. Raises BadRules `bad_table_rule` that names the setting which is not."""
    try:
        return msgspec.convert(msgspec.to_builtins(settings), Settings)
    except msgspec.ValidationError:
        wrong = next((field for values in given for field in values if not _fits(field, values[field])), "")
        name = next((name for name, (field, _) in {**_OWN, **_CLOCK}.items() if field == wrong), wrong)
        raise BadRules("bad_table_rule", text=printable(name)) from None


def _fits(field: str, value: object) -> bool:
    record: type[Settings | Clock] = Clock if field in Clock.__struct_fields__ else Settings
    try:
        msgspec.convert({field: value}, record)
    except msgspec.ValidationError:
        return False
    return True
