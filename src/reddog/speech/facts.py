"""The fact table of a game, generated from its record: what `reddog rules GAME` and the rule pages print."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reddog.rules.capacity import most_seats
from reddog.rules.catalogue import names
from reddog.rules.contests import Beat, Pair
from reddog.rules.pots import Antes, Bank, House
from reddog.rules.steps import Bet, Burn, Call, Calling, Passing, Show
from reddog.rules.variants import Variant
from reddog.speech.catalogue import Language
from reddog.speech.context import centred, sight
from reddog.speech.english import ENGLISH
from reddog.speech.panel import pay_table

_LABELS: Final = {"S0": "pagat.com", "S3": "denexa.com", "S4": "an online casino"}
"""What the records call their sources, and who that is."""


def named(text: str) -> str:
    """A text of a record with its sources by their own names instead of the rule pages' labels."""
    for label, source in _LABELS.items():
        if source in text:
            text = text.replace(f" ({label})", "")
        text = text.replace(label, source)
    return text


def fact_table(
    variant: Variant, language: Language = ENGLISH, *, cited: bool = False
) -> tuple[tuple[str, str], ...]:
    """What a game is, as (label, value); sources and disputes are quoted from the record.

    With `cited` they keep the short labels that the rule pages explain, such as S0.
    """
    quoted = str if cited else named
    rows = (
        *_names(variant),
        *_table(variant, language),
        *_bet(variant, language),
        *_contest(variant, language),
        *_shown(variant, language),
        ("shuffle", language.say(f"fact.shuffle.{variant.shuffle}", cut=variant.cut)),
        ("sources", "; ".join(map(quoted, variant.sources))),
        ("disputes", " ".join(map(quoted, variant.disputes))),
    )
    return tuple((language.say(f"fact.{key}"), value) for key, value in rows if value)


def _names(variant: Variant) -> Iterator[tuple[str, str]]:
    also = [name for name in names(variant) if name not in {variant.name, variant.title}]
    yield "name", f"{variant.title} ({variant.name})"
    yield "also", ", ".join(also)


def _table(variant: Variant, language: Language) -> Iterator[tuple[str, str]]:
    stakes = variant.stakes
    low, high = variant.usual_seats
    most = most_seats(variant)
    high = min(high, most)
    key = "fact.players.all" if (low, high) == (variant.least_seats, most) else "fact.players.value"
    yield "players", language.say(key, least=variant.least_seats, most=most, low=low, high=high)
    yield "hand", language.say("fact.hand.value" if variant.hand else "fact.hand.none", count=variant.hand)
    yield "packs", language.say("fact.packs.value", packs=variant.packs)
    match variant.pot:
        case Antes(when):
            yield "pot", language.say(f"fact.pot.{when}", ante=stakes.ante)
            yield "dealer", language.say("fact.dealer.antes")
        case Bank():
            key = "fact.pot.bank.fixed" if stakes.bank_least == stakes.bank_most else "fact.pot.bank"
            yield "pot", language.say(key, least=stakes.bank_least, most=stakes.bank_most)
            yield "dealer", language.say("fact.dealer.bank")
        case House():
            yield "pot", language.say("fact.pot.house")
            yield "dealer", language.say("fact.dealer.house")


def _bet(variant: Variant, language: Language) -> Iterator[tuple[str, str]]:
    stakes = variant.stakes
    yield "sight", language.say(f"fact.sight.{sight(variant)}")
    bet = next(step for step in variant.deal + variant.turn if isinstance(step, Bet))
    yield "bet", language.say(f"fact.bet.{bet.most}", least=stakes.least, most=stakes.most)
    bought = bet.buys and bet.passing is Passing.NONE
    yield "passing", language.say("fact.passing.bought" if bought else f"fact.passing.{bet.passing}")


def _contest(variant: Variant, language: Language) -> Iterator[tuple[str, str]]:
    contest = variant.contest
    if isinstance(contest, Beat):
        yield "pays", language.say("fact.pays.value", pays=contest.pays)
        yield "ace", language.say("fact.ace.low" if contest.ace_low else "fact.ace.high")
        return
    if len(contest.pays) == 1:
        yield "pays", language.say("fact.pays.value", pays=contest.pays[0])
    else:
        yield "pays", pay_table(contest, language)
    if contest.pair in {Pair.ALIKE, Pair.CALL}:
        how = "won" if contest.alike >= 0 else "lost"
        yield "alike", language.say(f"fact.alike.{how}", bets=abs(contest.alike))
    yield "post", language.say("fact.post.value", bets=-contest.post)
    yield "ace", language.say("fact.ace.call" if Call(Calling.ACE) in variant.turn else "fact.ace.high")


def _shown(variant: Variant, language: Language) -> Iterator[tuple[str, str]]:
    if variant.hand and not centred(variant):
        burn = next((step.when for step in variant.turn if isinstance(step, Burn)), "never")
        yield "burn", language.say(f"fact.burn.{burn}")
    for step in variant.turn:
        if isinstance(step, Show):
            yield "winner", language.say(f"fact.shown.{step.winner}")
            yield "loser", language.say(f"fact.shown.{step.loser}")
