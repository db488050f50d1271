"""What a table's own settings are, and how two of them differ, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from reddog.rules.variants import MOST_CHIPS
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH
from reddog.speech.house import differences
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
    """The table's own rules, besides those of the game, a sentence for each."""
    return tuple(text for _, text in _table_rules(settings, language))


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


def _buy_in(settings: Settings, language: Language) -> str:
    key = "settings.buy-in" if settings.buy_in_most < MOST_CHIPS else "settings.buy-in.open"
    return language.say(key, chips=settings.buy_in, least=settings.buy_in_least, most=settings.buy_in_most)


def _clock(clock: Clock, language: Language) -> str:
    if not clock.turn:
        return language.say("settings.clock.none")
    return language.say("settings.clock", turn=clock.turn, bank=clock.bank)
