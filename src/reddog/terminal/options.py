"""Reading a command line without the library that the other commands are read with, which takes long to load."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from reddog.cards import parse
from reddog.errors import BadCard, BadRules
from reddog.speech import ENGLISH
from reddog.terminal.program import PROGRAM, usage
from reddog.terminal.screen import Screen, standard_screen
from reddog.terminal.words import printable

HELP: Final = frozenset({"--help", "-h"})


class Option(msgspec.Struct, frozen=True):
    """A word on the command line that begins with two hyphens."""

    name: str
    value: str = ""
    """What stands after it, as the help writes it; nothing for one that stands alone."""
    many: bool = False
    """May be given again."""
    cards: bool = False
    """Cards may follow as words of their own, without quotes."""


class Command(msgspec.Struct, frozen=True):
    """A command, as its help describes it."""

    name: str
    options: tuple[Option, ...]
    words: str = ""
    """What it takes besides options, as the help writes it."""


class Line(msgspec.Struct, frozen=True):
    """A command line that was read."""

    words: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]
    """The values of the options that were given, by name; an empty text for one that stands alone."""

    def get(self, name: str) -> str | None:
        """The value of an option that is given once; None where it was not given."""
        values = self.options.get(name)
        return None if values is None else values[-1]


def read(command: Command, typed: Sequence[str]) -> Line:
    """Read what was typed after the name of a command; ``--option=value`` is read too.

    Raises BadRules: `no_such_option`, `option_needs_value`, `option_alone`, `option_twice`, and `extra_words` where the
    command takes no words.
    """
    known = {f"--{option.name}": option for option in command.options}
    words: list[str] = []
    options: dict[str, list[str]] = {}
    rest = list(typed)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            words.append(word)
            continue
        name, sign, value = word.partition("=")
        option = known.get(name)
        if option is None:
            near = tuple(get_close_matches(name, known, n=1, cutoff=0.7))
            raise BadRules("no_such_option", text=printable(name), command=command.name, near=near)
        if option.name in options and not option.many:
            raise BadRules("option_twice", option=name)
        if not option.value and sign:
            raise BadRules("option_alone", option=name, text=printable(value))
        if option.value and not sign:
            value = _next_value(option, rest)
        options.setdefault(option.name, []).append(value)
    if words and not command.words:
        raise BadRules("extra_words", text=printable(" ".join(words)), command=command.name)
    return Line(tuple(words), {name: tuple(values) for name, values in options.items()})


def _next_value(option: Option, rest: list[str]) -> str:
    if not rest or rest[0].startswith("--"):
        example = ENGLISH.say(f"command.example.{option.value}")
        raise BadRules("option_needs_value", option=f"--{option.name}", example=example)
    value = rest.pop(0)
    while option.cards and rest and _is_card(rest[0]):
        value += f" {rest.pop(0)}"
    return value


def _is_card(text: str) -> bool:
    try:
        parse(text)
    except BadCard:
        return False
    return True


def plain_screen() -> Screen:
    """The screen of the program's own streams, without colours: the library for them takes long to load."""
    return standard_screen(environment={**os.environ, "NO_COLOR": "1"})


def explain(command: Command, screen: Screen) -> None:
    """Write the help of a command."""
    say = ENGLISH.say
    words = f"{command.words} [OPTIONS]".strip()
    screen.line(say("command.usage", program=PROGRAM, command=command.name, words=words))
    screen.line()
    screen.line(usage(f"command.{command.name}"))
    screen.line()
    screen.line(say("calculator.options"))
    for option in command.options:
        name = f"--{option.name} {option.value}".strip()
        text = say(f"command.{command.name}.{option.name}")
        screen.line(f"  {say('calculator.option', name=name, text=text)}")
