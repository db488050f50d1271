"""`reddog games` and `reddog rules`: what there is to play, and by which rules."""

from __future__ import annotations

from json import dumps
from typing import Annotated

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.rules.capacity import most_seats
from reddog.rules.catalogue import names
from reddog.rules.house import differences as house_of
from reddog.rules.house import options
from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant
from reddog.speech import ENGLISH, differences, fact_table, named, option_texts, panel, subtitle, summary
from reddog.terminal.choosing import game_line, game_named
from reddog.terminal.example import example
from reddog.terminal.house import split_words, table_rules
from reddog.terminal.screen import Screen, Tone, standard_screen

Json = Annotated[bool, Parameter(help=ENGLISH.say("command.rules.json"))]


def games(*, json: Json = False) -> int:
    """List the games: their names, how you win, what else they are called; the exit status."""
    screen = standard_screen()
    if json:
        _write(screen, [_game(variant) for variant in VARIANTS])
        return 0
    for number, variant in enumerate(VARIANTS, 1):
        screen.line(game_line(number, variant))
        screen.line(ENGLISH.say("terminal.games.also", names=", ".join(_also(variant))))
    screen.line(ENGLISH.say("terminal.games.shared", names=ENGLISH.listed(tuple(AMBIGUOUS))))
    return 0


def rules(
    *game: Annotated[str, Parameter(help=ENGLISH.say("command.rules.game"))],
    house: Annotated[
        tuple[str, ...],
        Parameter(help=ENGLISH.say("command.rules.house"), metavar="RULE=VALUE"),
    ] = (),
    json: Json = False,
) -> int:
    """Say the rules of a game, with house rules or without; the exit status.

    Raises UnknownGame and BadRules for a game or house rules that cannot be.
    """
    name, given = split_words(game)
    if not name:
        raise BadRules("no_game_named")
    variant = table_rules(game_named(name), (*given, *house))
    screen = standard_screen()
    if json:
        _write(screen, _rules(variant))
    else:
        _say(screen, variant)
    return 0


def _say(screen: Screen, variant: Variant) -> None:
    say = ENGLISH.say
    screen.line(say("terminal.game", title=variant.title, how=subtitle(variant)), Tone.TITLE)
    for sentence in panel(variant):
        screen.line(sentence)
    screen.line()
    for sentence in example(variant, screen.face):
        screen.line(sentence)
    if differences(variant):
        screen.line()
        screen.line(say("terminal.rules.differences"), Tone.TITLE)
        for sentence in differences(variant):
            screen.line(sentence)
    screen.line()
    for label, value in fact_table(variant):
        screen.line(say("terminal.rules.fact", label=label, value=value))
    screen.line()
    screen.line(say("terminal.rules.options"), Tone.TITLE)
    for option in option_texts(variant):
        screen.line(say("terminal.rules.option", usage=option.usage, text=option.text))


def _also(variant: Variant) -> list[str]:
    return [name for name in names(variant) if name not in {variant.name, variant.title}]


def _game(variant: Variant) -> dict[str, object]:
    low, high = variant.usual_seats
    return {
        "name": variant.name,
        "version": variant.version,
        "title": variant.title,
        "how": subtitle(variant),
        "also": _also(variant),
        "least_seats": variant.least_seats,
        "most_seats": most_seats(variant),
        "usual_seats": [low, high],
        "sources": [named(source) for source in variant.sources],
        "disputes": [named(dispute) for dispute in variant.disputes],
    }


def _rules(variant: Variant) -> dict[str, object]:
    values = {option.name: option for option in options(variant)}
    return {
        **_game(variant),
        "house": dict(house_of(variant)),
        "panel": panel(variant),
        "differences": differences(variant),
        "summary": summary(variant),
        "example": example(variant),
        "facts": [{"label": label, "value": value} for label, value in fact_table(variant)],
        "options": [
            {
                "name": text.name,
                "usage": text.usage,
                "text": text.text,
                "preset": values[text.name].preset,
                "value": values[text.name].value,
            }
            for text in option_texts(variant)
        ],
    }


def _write(screen: Screen, value: object) -> None:
    """JSON in ASCII, so that no terminal or pipe can spoil it."""
    screen.write(dumps(value, indent=2))
