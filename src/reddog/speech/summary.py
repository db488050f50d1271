"""A game in one line and in two, generated from its record: what is done with the cards, and what is bet and won."""

from __future__ import annotations

from collections.abc import Iterator

from reddog.cards import RANKS
from reddog.rules.contests import Beat, Between
from reddog.rules.pots import Antes, Bank
from reddog.rules.steps import Bet, Price, TurnUp
from reddog.rules.variants import Variant
from reddog.speech.catalogue import Language
from reddog.speech.context import sight
from reddog.speech.english import ENGLISH


def subtitle(variant: Variant, language: Language = ENGLISH) -> str:
    """How you win, in one line that tells the game from the others: "bet, see two cards, ..., against the house"."""
    line, bet = _cards("subtitle", variant, language), _bet(variant)
    if bet.buys:
        line = language.say("subtitle.buys", play=line)
    if isinstance(variant.contest, Beat) and variant.contest.pays > 1:
        line = language.say("subtitle.pays", play=line, pays=variant.contest.pays)
    money = f"{_money_from(variant)}.potted" if variant.ends_potted else _money_from(variant)
    return language.say(f"subtitle.{money}", play=line)


def summary(variant: Variant, language: Language = ENGLISH) -> tuple[str, str]:
    """What is done with the cards, and what is bet against what, for how much: a line each."""
    return _cards("summary", variant, language), " ".join(_money(variant, language))


def _cards(form: str, variant: Variant, language: Language) -> str:
    seen = sight(variant)
    if not variant.hand:
        return language.say(f"{form}.{seen}")
    count = language.say(f"count.{variant.hand}")
    until = next((step.until for step in variant.deal if isinstance(step, TurnUp)), None)
    if until is None or not isinstance(variant.contest, Beat):
        return language.say(f"{form}.{seen}", count=count)
    signs = "A" + RANKS[:-1] if variant.contest.ace_low else RANKS
    rank = language.say(f"rank.{signs[until]}")
    return language.say(f"{form}.{seen}.until", count=count, rank=rank)


def _money(variant: Variant, language: Language) -> Iterator[str]:
    stakes, contest, bet = variant.stakes, variant.contest, _bet(variant)
    yield language.say(f"summary.{_money_from(variant)}.{bet.most}", least=stakes.least, most=stakes.most)
    if isinstance(contest, Between) and len(contest.pays) > 1:
        pays = [language.number(odds) for odds in dict.fromkeys(contest.pays)]
        yield language.say("summary.pays.spread", pays=language.listed(pays, "or"))
    else:
        yield language.say(
            "summary.pays", pays=contest.pays if isinstance(contest, Beat) else contest.pays[0]
        )
    if isinstance(contest, Between) and contest.post < -1:
        yield language.say("summary.post", bets=-contest.post)
    if bet.buys:
        price = Price(bet.price)
        yield language.say(f"summary.buys.{price}", chips=bet.price_chips)
    if variant.ends_potted:
        yield language.say("summary.potted")


def _bet(variant: Variant) -> Bet:
    return next(step for step in variant.deal + variant.turn if isinstance(step, Bet))


def _money_from(variant: Variant) -> str:
    return "antes" if isinstance(variant.pot, Antes) else "bank" if isinstance(variant.pot, Bank) else "house"
