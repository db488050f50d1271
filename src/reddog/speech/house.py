"""House rules in words: how a table differs from the preset, and what may be set."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from reddog.cards import RANKS
from reddog.rules.house import Option, options
from reddog.rules.house_rules.parts import RANK_WORDS
from reddog.rules.house_rules.values import AnyValues, Row, Span, Whole, Words
from reddog.rules.variants import Variant
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH

_MANY = 1000
"""A greatest value beyond this is no help to anybody and is not named."""


class OptionText(msgspec.Struct, frozen=True):
    """A house rule that may be set."""

    name: str
    usage: str
    """What is typed: ``burn=literal|fresh|reshuffle|never``."""
    text: str
    """What it decides, its range and its preset."""
    about: str = ""
    """What it decides, alone."""
    values: tuple[tuple[str, str], ...] = ()
    """Its words, each with what a table plays by it; none for a rule that takes numbers only."""


def difference(option: Option, language: Language = ENGLISH) -> str:
    """What a table plays by the value of one house rule: "Four cards each instead of five."."""
    name, value, preset = option.name, option.value, option.preset
    if language.has(f"house.{name}.{value}"):
        return language.say(f"house.{name}.{value}")
    if name == "threshold":
        key = "house.threshold.from-none" if preset == "none" else "house.threshold"
        return language.say(key, value=_rank(value, language), preset=_rank(preset, language))
    if name == "hand":
        return language.say(
            "house.hand", Count=language.say(f"Count.{value}"), preset=language.say(f"count.{preset}")
        )
    return language.say(f"house.{name}", value=_number(value), preset=_number(preset))


def differences(variant: Variant, language: Language = ENGLISH) -> tuple[str, ...]:
    """How a table differs from the preset, a sentence for each house rule; none where it does not."""
    return tuple(difference(option, language) for option in options(variant) if option.value != option.preset)


def option_texts(variant: Variant, language: Language = ENGLISH) -> tuple[OptionText, ...]:
    """The house rules that a game has."""
    return tuple(
        OptionText(
            name=option.name,
            usage=language.say("option.usage", rule=option.name, values=_usage(option.values, language)),
            text=_text(option, language),
            about=_about(option, language),
            values=tuple((word, _value_text(option, word, language)) for word in _words(option.values)),
        )
        for option in options(variant)
    )


def _value_text(option: Option, word: str, language: Language) -> str:
    """What a table plays by a word, whatever the preset is."""
    if option.name == "threshold" and word in RANK_WORDS:
        return language.say("house.threshold.alone", value=_rank(word, language))
    return difference(replace(option, value=word), language)


def _words(values: AnyValues) -> tuple[str, ...]:
    return values.words if isinstance(values, Words | Whole) else ()


def _about(option: Option, language: Language) -> str:
    grown = option.name == "last-round" and "pass" not in _words(option.values)
    return language.say(f"option.{option.name}.grown" if grown else f"option.{option.name}")


def _text(option: Option, language: Language) -> str:
    values, text = option.values, _about(option, language)
    if isinstance(values, Words):
        return language.say("option.preset", text=text, preset=option.preset)
    if values.most > _MANY:
        return language.say("option.no-most", text=text, least=values.least, preset=_number(option.preset))
    return language.say(
        "option.range", text=text, least=values.least, most=values.most, preset=_number(option.preset)
    )


def _usage(values: AnyValues, language: Language) -> str:
    match values:
        case Words(words):
            return "|".join(words)
        case Whole(words=words):
            return "|".join((*words, language.say("option.number")))
        case Span(single=True):
            return language.say("option.number")
        case Span():
            return language.say("option.span")
        case Row():
            return language.say("option.row")


def _number(value: str) -> str | int:
    """A value as a number where it is one, so that it is grouped and decides a plural."""
    return int(value) if value.isdecimal() else value


def _rank(word: str, language: Language) -> str:
    return language.say(f"rank.{RANKS[RANK_WORDS.index(word)]}") if word in RANK_WORDS else word
