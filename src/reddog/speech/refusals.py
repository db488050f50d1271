"""Why something is refused, and what to do instead.

Every code of an error, and of a choice that is not open, has a message; the range is in it where the facts give it.
"""

from __future__ import annotations

from typing import Final

from reddog.cards import NAMES
from reddog.errors import Fact, RedDogError
from reddog.rules.capacity import Caution
from reddog.rules.choices import Choice
from reddog.rules.variants import VARIANTS
from reddog.speech.cards import CardStyle, Face, card_text
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH

_ALTERNATIVES: Final = {"near", "options", "words", "games", "instead"}
"""Facts of which one is to be chosen; other lists are all meant."""


_GAMES: Final = {"game", "games", "near"}
"""Facts that name games; people are told their titles."""
_PAIRS: Final = {"shown_already", "never_refilled"}
"""Codes of two house rules that do not go together."""
_TITLES: Final = {variant.name: variant.title for variant in VARIANTS}


def refusal(
    error: RedDogError, language: Language = ENGLISH, *, program: str = "reddog", typed: bool = False
) -> str:
    """The sentence for an error; `program` is what people type to start the program.

    House rules are named in words; with `typed`, for people who type them, also as they are typed. Raises KeyError for a code
    without a message.
    """
    facts = error.facts
    values = {"program": program, **_values(facts, language, typed=typed)}
    if error.code in _PAIRS:
        values["rule"] = language.say(f"house.{facts['rule']}.{facts['value']}")
        values["other"] = language.say(f"house.{facts['other']}.yes")
    if isinstance(error.__cause__, RedDogError):
        values["because"] = refusal(error.__cause__, language, program=program, typed=typed)
    key = _key(error.code, facts, language)
    sentence = language.say(f"{key}.typed" if typed and language.has(f"{key}.typed") else key, **values)
    if "line" in facts:
        sentence = language.say("refused.line", sentence=sentence, **values)
    return f"{sentence} {language.say('refused.instead', **values)}" if facts.get("instead") else sentence


def _key(code: str, facts: dict[str, Fact], language: Language) -> str:
    """The key of an error's message; some codes have one for each kind of facts."""
    key = f"refused.{code}"
    match code:
        case "out_of_range":
            return _out_of_range(f"{key}.{facts['kind']}", facts, language)
        case "not_now" | "no_raise_now":
            return _not_now(key, facts, language)
        case "value_not_allowed":
            return f"{key}.{_kind_of_values(facts)}"
        case "too_many_seats":
            return f"{key}.{facts['why']}"
        case "bad_field" if not facts["field"]:
            return f"{key}.unnamed"
        case "no_such_option" if not facts["command"]:
            return f"{key}.alone"
        case "no_such_deal" if not facts["last"]:
            return f"{key}.none"
        case "not_text" if "text" in facts:
            return "refused.unwritable"
        case _ if facts.get("near") and language.has(f"{key}.near"):
            return f"{key}.near"
        case _:
            return key


def caution(found: Caution, language: Language = ENGLISH, *, typed: bool = False) -> str:
    """What a table should know before it plays, and what would help, with `typed` also what to type for it.

    Raises KeyError for a code without a message.
    """
    values = _values(found.facts, language, typed=typed)
    sentence = language.say(f"caution.{found.code}", **values)
    if "instead" not in found.facts:
        return sentence
    key = "caution.instead" if found.facts["instead"] else "caution.instead.none"
    return f"{sentence} {language.say(key, **values)}"


def reason(choice: Choice, language: Language = ENGLISH) -> str:
    """Why a choice is not open. Raises KeyError for one that is, or for a code without a message."""
    return language.say(f"refused.{choice.refused}", least=choice.least, most=choice.most, price=choice.price)


def _out_of_range(key: str, facts: dict[str, Fact], language: Language) -> str:
    """One number alone is named otherwise than a range; of one that is no help to anybody only the end that was passed."""
    if facts["least"] == facts["most"]:
        return f"{key}.only"
    chips = str(facts["chips"])
    return f"{key}.more" if language.has(f"{key}.more") and chips.strip("0") and chips[0] != "-" else key


def _not_now(key: str, facts: dict[str, Fact], language: Language) -> str:
    """Why a kind of move is not possible, in the words for the `case` that whoever asks may have found."""
    kind = key if key.endswith("no_raise_now") else f"{key}.{facts.get('kind')}"
    return next(
        (found for found in (f"{kind}.{facts.get('case')}", kind) if language.has(found)), "refused.not_now"
    )


def _kind_of_values(facts: dict[str, Fact]) -> str:
    if "longest" in facts:
        return "row"
    if "least" not in facts:
        return "words"
    return "number.words" if facts.get("words") else "number"


def _values(facts: dict[str, Fact], language: Language, *, typed: bool) -> dict[str, str | int]:
    return {
        name: _written(name, _in_words(name, fact, language, typed=typed), language)
        for name, fact in facts.items()
    }


def _in_words(name: str, fact: Fact, language: Language, *, typed: bool) -> Fact:
    """A fact about house rules as people read it, any other as it is."""
    if name == "instead" and isinstance(fact, tuple):
        return tuple(_alternative(str(rules), language, typed=typed) for rules in fact)
    if name == "rule" and isinstance(fact, str) and language.has(f"rule.{fact}"):
        label = language.say(f"rule.{fact}")
        named = typed and label.casefold() != fact
        return language.say("rule.typed", rule=label, name=fact) if named else label
    return fact


def _alternative(rules: str, language: Language, *, typed: bool) -> str:
    """House rules that would help, such as ``hand=4 burn=fresh``."""
    said = language.listed([_setting(rule, language) for rule in rules.split()])
    return language.say("rule.typed", rule=said, name=rules) if typed else said


def _setting(setting: str, language: Language) -> str:
    rule, _, value = setting.partition("=")
    if language.has(f"count.{value}"):
        return language.say(f"instead.{rule}", count=language.say(f"count.{value}"))
    return language.say(f"instead.{rule}.{value}")


def _titled(fact: Fact) -> Fact:
    if isinstance(fact, tuple):
        return tuple(_TITLES.get(str(item), str(item)) for item in fact)
    return _TITLES.get(fact, fact) if isinstance(fact, str) else fact


def _written(name: str, fact: Fact, language: Language) -> str | int:
    if name in _GAMES:
        fact = _titled(fact)
    if isinstance(fact, tuple):
        items = [item if isinstance(item, str) else language.number(item) for item in fact]
        return language.listed(items, "or" if name in _ALTERNATIVES else "and")
    if name == "why" and isinstance(fact, str) and language.has(f"lacks.{fact}"):
        return language.say(f"lacks.{fact}")
    if name == "seat" and isinstance(fact, str) and fact.isdecimal():
        return int(fact) + 1  # the engine counts seats from 0, people from 1
    if name == "card" and isinstance(fact, str) and fact in NAMES:
        return card_text(NAMES.index(fact), Face(CardStyle.SHORT), language)
    return "" if fact is None else fact
