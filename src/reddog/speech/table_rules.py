"""What a table's own settings are, and how two of them differ, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from reddog.rules.capacity import warnings
from reddog.rules.variants import MOST_CHIPS
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH
from reddog.speech.forfeits import leaving, silent
from reddog.speech.house import differences
from reddog.speech.refusals import caution
from reddog.table.settings import Clock, Settings, variant_of


def changes(old: Settings, new: Settings, language: Language = ENGLISH) -> tuple[str, ...]:
    """How new settings differ from old ones. Raises UnknownGame and BadRules for what no table can have."""
    sentences = []
    if (old.game, old.house) != (new.game, new.house):
        variant = variant_of(new)
        sentences.append(language.say("settings.game", title=variant.title))
        sentences += differences(variant, language)
    was = dict(_table_rules(old, language))
    sentences += [text for name, text in _table_rules(new, language) if was[name] != text]
    return tuple(sentences)


def table_rules(settings: Settings, language: Language = ENGLISH) -> tuple[str, ...]:
    """The table's own rules, besides those of the game, a sentence for each, and what silence and leaving cost there."""
    variant = variant_of(settings)
    return (
        *(text for _, text in _table_rules(settings, language)),
        silent(variant, language),
        language.say("settings.patience.clock" if settings.clock.turn else "settings.patience.none"),
        leaving(variant, language),
    )


def _table_rules(settings: Settings, language: Language) -> Iterator[tuple[str, str]]:
    say = language.say
    yield (
        "title",
        say("settings.title", title=settings.title) if settings.title else say("settings.title.none"),
    )
    yield "seats", say("settings.seats", count=settings.seats)
    yield "buy-in", _buy_in(settings, language)
    yield "rebuy", say(f"settings.rebuy.{settings.rebuy}")
    yield "rejoin", say(f"settings.rejoin.{settings.rejoin}")
    yield "clock", _clock(settings.clock, language)
    yield "pause", say("settings.pause", count=settings.clock.pause)
    for name in ("hints", "spectators", "chat", "several_seats"):
        yield name, say(f"settings.{name}.{'on' if getattr(settings, name) else 'off'}")
    yield "reveal", say(f"settings.reveal.{settings.reveal}")


def cautions(settings: Settings, language: Language = ENGLISH, *, typed: bool = False) -> tuple[str, ...]:
    """What a table with these settings should know before it plays, with `typed` also what to type against it.

    Raises UnknownGame and BadRules.
    """
    found = [caution(each, language, typed=typed) for each in warnings(variant_of(settings), settings.seats)]
    if settings.several_seats:
        found.append(language.say("caution.several-seats"))
    return tuple(found)


def new_cautions(
    old: Settings, new: Settings, language: Language = ENGLISH, *, typed: bool = False
) -> tuple[str, ...]:
    """What new settings bring with them to beware of that the old ones did not, as `cautions` says it."""
    known = cautions(old, language, typed=typed)
    return tuple(text for text in cautions(new, language, typed=typed) if text not in known)


def _buy_in(settings: Settings, language: Language) -> str:
    key = "settings.buy-in" if settings.buy_in_most < MOST_CHIPS else "settings.buy-in.open"
    return language.say(key, chips=settings.buy_in, least=settings.buy_in_least, most=settings.buy_in_most)


def _clock(clock: Clock, language: Language) -> str:
    if not clock.turn:
        return language.say("settings.clock.none")
    return language.say("settings.clock", turn=clock.turn, bank=clock.bank)
