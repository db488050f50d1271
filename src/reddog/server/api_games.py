"""The games in words, and whether a table can have some settings."""

from __future__ import annotations

from typing import Final

from reddog.errors import UnknownGame
from reddog.odds.average import average
from reddog.protocol import rest
from reddog.rules.capacity import most_seats, warnings
from reddog.rules.catalogue import find, names
from reddog.rules.house import Option, options, preset_of
from reddog.rules.house_rules.values import Row, Span, Whole, Words
from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant
from reddog.server.calls import Answer, Call
from reddog.speech import (
    ENGLISH,
    Language,
    OptionText,
    caution,
    differences,
    fact_table,
    named,
    option_texts,
    panel,
    refusal,
    subtitle,
    summary,
)
from reddog.speech.languages import LANGUAGES
from reddog.speech.odds import average_line
from reddog.speech.table_rules import cautions as table_cautions
from reddog.speech.table_rules import table_rules
from reddog.table.settings import checked, variant_of


async def games(call: Call, wanted: rest.GameSearch) -> rest.Games:
    """All games, or those of a name. Raises UnknownGame `no_such_game` for a name of none."""
    language, question = call.language, ""
    found = VARIANTS
    if wanted.search.strip():
        try:
            found = (find(wanted.search),)
        except UnknownGame as error:
            if error.code != "which_game":
                raise
            found = tuple(variant for variant in VARIANTS if variant.name in _listed(error))
            question = refusal(error, language)
    return rest.Games(
        games=tuple(line(variant, language) for variant in found), shared=dict(AMBIGUOUS), question=question
    )


def _listed(error: UnknownGame) -> tuple[str | int, ...]:
    listed = error.facts["games"]
    return listed if isinstance(listed, tuple) else ()


async def game(call: Call, wanted: rest.InLanguage) -> rest.Game:
    """One game, by any of its names. Raises UnknownGame."""
    del wanted
    language = call.language
    variant = find(call.path["game"])
    short = line(variant, language)
    return rest.Game(
        name=variant.name,
        version=variant.version,
        title=variant.title,
        how=short.how,
        summary=short.summary,
        also=short.also,
        chance=chance(variant, language),
        rules=tuple(panel(variant, language)),
        facts=tuple(fact_table(variant, language)),
        options=house_rules(variant, language),
        seats=tuple(
            rest.SeatCautions(seats, cautions(variant, seats, language))
            for seats in range(variant.least_seats, most_seats(variant) + 1)
        ),
        sources=tuple(named(source) for source in variant.sources),
    )


async def check(call: Call, wish: rest.TableWish) -> rest.Checked:
    """Settings in words. Raises BadRules and UnknownGame for those that cannot be."""
    language = call.language
    settings = checked(wish.settings)
    variant = variant_of(settings)
    return rest.Checked(
        settings=settings,
        title=variant.title,
        how=subtitle(variant, language),
        summary=summary(variant, language),
        differences=differences(variant, language),
        cautions=table_cautions(settings, language),
        instead=ways_out(variant, settings.seats),
        rules=table_rules(settings, language),
        options=house_rules(variant, language),
        chance=chance(variant, language),
        least_seats=variant.least_seats,
        most_seats=most_seats(variant),
    )


async def languages(call: Call) -> rest.Languages:
    """The languages that are spoken."""
    del call
    return rest.Languages(
        tuple(rest.LanguageLine(language.tag, language.name) for language in LANGUAGES.values())
    )


def line(variant: Variant, language: Language = ENGLISH) -> rest.GameLine:
    """A game in short."""
    return rest.GameLine(
        name=variant.name,
        title=variant.title,
        how=subtitle(variant, language),
        summary=summary(variant, language),
        also=tuple(name for name in names(variant) if name not in {variant.name, variant.title}),
        least_seats=variant.least_seats,
        most_seats=most_seats(variant),
        usual_seats=variant.usual_seats,
    )


def cautions(variant: Variant, seats: int, language: Language = ENGLISH) -> tuple[str, ...]:
    """What a table with so many seats should know beforehand."""
    return tuple(caution(found, language) for found in warnings(variant, seats))


def ways_out(variant: Variant, seats: int) -> tuple[str, ...]:
    """House rules with which a table with so many seats need not be warned, such as ``hand=4``."""
    return tuple(
        str(way)
        for found in warnings(variant, seats)
        if isinstance(ways := found.facts.get("instead"), tuple)
        for way in ways
    )


def chance(variant: Variant, language: Language = ENGLISH) -> rest.AverageChance:
    """The exact chance to win a bet before anything is seen, beside that of the preset."""
    found, preset = average(variant), average(preset_of(variant))
    return rest.AverageChance(
        win=found.numerator,
        of=found.denominator,
        percent=language.percent(found.numerator, found.denominator),
        preset_percent=language.percent(preset.numerator, preset.denominator),
        text=average_line(variant, language),
    )


def house_rules(variant: Variant, language: Language = ENGLISH) -> tuple[rest.HouseRule, ...]:
    """The house rules that a game has as it stands."""
    return tuple(
        _house_rule(option, text)
        for option, text in zip(options(variant), option_texts(variant, language), strict=True)
    )


def _house_rule(option: Option, text: OptionText) -> rest.HouseRule:
    values = option.values
    least, most = (None, None) if isinstance(values, Words) else (values.least, values.most)
    return rest.HouseRule(
        name=text.name,
        usage=text.usage,
        text=text.text,
        preset=option.preset,
        value=option.value,
        about=text.about,
        form=_FORMS[type(values)],
        words=tuple(rest.RuleWord(value, said) for value, said in text.values),
        least=least,
        most=most,
    )


_FORMS: Final[dict[type, rest.RuleForm]] = {Words: "words", Whole: "whole", Span: "span", Row: "row"}
ANSWERS: Final[dict[str, Answer]] = {"games": games, "game": game, "check": check, "languages": languages}
