"""Which game: found by any of its names, or asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reddog.errors import UnknownGame
from reddog.rules.catalogue import find
from reddog.rules.house_rules.values import whole
from reddog.rules.variants import VARIANTS, Variant
from reddog.speech import ENGLISH, subtitle
from reddog.terminal.program import refused
from reddog.terminal.screen import EndOfInput, Screen, Tone

LEAVING: Final = frozenset({"q", "quit", "exit", "leave"})
"""Words that end a question."""


def chosen(screen: Screen, name: str) -> Variant:
    """The game of a name; a person who gives none, or one that several games share, is asked.

    Raises UnknownGame `no_such_game` for a name that is none's, and EndOfInput where the person leaves.
    """
    if not name:
        return ask(screen, VARIANTS)
    try:
        return find(name)
    except UnknownGame as error:
        if error.code != "which_game":
            raise
        _say_shared(screen, error)
        return ask(screen, shared(error))


def shared(error: UnknownGame) -> tuple[Variant, ...]:
    """The games that share a name."""
    games = error.facts["games"]
    assert isinstance(games, tuple)
    return tuple(variant for variant in VARIANTS if variant.name in games)


def ask(screen: Screen, games: Sequence[Variant]) -> Variant:
    """List some games and ask until one is chosen, by number or by name. Raises EndOfInput where the person leaves."""
    _list(screen, games)
    while True:
        screen.line(ENGLISH.say("terminal.choose"), Tone.ASKED)
        text = screen.ask().strip()
        number = whole(text)
        if text.casefold() in LEAVING:
            raise EndOfInput
        if number is not None and 1 <= number <= len(games):
            return games[number - 1]
        if not text or text[0].isnumeric() or text[0] in "+-":
            screen.line(ENGLISH.say("terminal.choose.empty", most=len(games)), Tone.REFUSED)
            continue
        try:
            return find(text)
        except UnknownGame as error:
            if error.code == "which_game":
                games = shared(error)
                _say_shared(screen, error)
                _list(screen, games)
                continue
            if not error.facts["near"]:
                error = UnknownGame("no_such_game.listed", **error.facts)
            screen.line(refused(error), Tone.REFUSED)


def _say_shared(screen: Screen, error: UnknownGame) -> None:
    screen.line(ENGLISH.say("terminal.choose.shared", name=str(error.facts["name"])), Tone.ASKED)


def game_line(number: int, variant: Variant) -> str:
    """A game in a line: its names, and how you win, which tells it from the others."""
    how = subtitle(variant)
    return ENGLISH.say("terminal.choose.line", number=number, title=variant.title, name=variant.name, how=how)


def _list(screen: Screen, games: Sequence[Variant]) -> None:
    for number, variant in enumerate(games, 1):
        screen.line(game_line(number, variant))


def game_named(name: str) -> Variant:
    """The game of a name on the command line, where nobody can be asked back.

    Raises UnknownGame `no_such_game`, and `which_game.command` with the games that share the name.
    """
    try:
        return find(name)
    except UnknownGame as error:
        if error.code == "which_game":
            raise UnknownGame("which_game.command", **error.facts) from error
        raise
