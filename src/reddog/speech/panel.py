"""The rules of a table in words, generated from its record: step by step in the order of play, then the money.

Every value of every record that bears on the play has a sentence, so that a new game of known parts needs none.
"""

from __future__ import annotations

from collections.abc import Iterator

from reddog.cards import RANKS
from reddog.rules.contests import Beat, Between, Consecutive, Pair
from reddog.rules.pots import Antes, AnteWhen, Bank, House, Refill
from reddog.rules.steps import (
    AnyStep,
    Bet,
    Burn,
    Call,
    Calling,
    Deal,
    Look,
    Most,
    Passing,
    Price,
    Raise,
    Show,
    TurnUp,
)
from reddog.rules.variants import Shuffling, Variant
from reddog.speech.catalogue import Language
from reddog.speech.context import blind, centred
from reddog.speech.english import ENGLISH


def panel(variant: Variant, language: Language = ENGLISH) -> tuple[str, ...]:
    """The rules in force, a sentence each: what fills the pot, what is dealt, bet, turned and shown, what comes after."""
    return (
        *_pot(variant, language),
        *_play(variant, language),
        *_contest(variant, language),
        *_shown(variant, language),
        *_afterwards(variant, language),
        *_pack(variant, language),
    )


def pay_table(contest: Between, language: Language, key: str = "fact.pays.spread") -> str:
    """What each spread pays, in a row; the last entry is for all wider spreads."""
    last = len(contest.pays)
    return language.listed(
        [
            language.say(f"{key}.more" if spread == last else key, spread=spread, pays=pays)
            for spread, pays in enumerate(contest.pays, 1)
        ]
    )


def _pot(variant: Variant, language: Language) -> Iterator[str]:
    stakes = variant.stakes
    match variant.pot:
        case Antes(when):
            yield language.say(f"panel.antes.{when}", ante=stakes.ante)
            yield language.say("panel.antes.dealer")
        case Bank():
            key = "panel.bank.fixed" if stakes.bank_least == stakes.bank_most else "panel.bank"
            yield language.say(key, least=stakes.bank_least, most=stakes.bank_most)
        case House():
            yield language.say("panel.house")


def _play(variant: Variant, language: Language) -> Iterator[str]:
    turned = 0
    for step in variant.deal + variant.turn:
        yield from _step(step, variant, language, turned)
        turned += isinstance(step, TurnUp)


def _step(step: AnyStep, variant: Variant, language: Language, turned: int) -> Iterator[str]:
    match step:
        case Deal(count, face_up):
            key = "panel.hand.face-up" if face_up else "panel.hand"
            yield language.say(key, Count=language.say(f"Count.{count}"))
            if blind(variant):
                yield language.say("panel.look.never")
        case Look():
            yield language.say("panel.look.all" if step in variant.deal else "panel.look.turn")
        case TurnUp():
            yield from _turn_up(step, variant, language, turned)
        case Bet():
            yield from _bet(step, variant, language)
        case Burn(when):
            yield language.say(f"panel.burn.{when}")
        case Raise(up_to):
            yield language.say("panel.raise.up-to" if up_to else "panel.raise.exact")
        case Call(what):
            contest = variant.contest
            if what is Calling.ACE or (isinstance(contest, Between) and contest.pair is Pair.CALL):
                yield language.say(f"panel.call.{what}")
        case Show():
            pass


def _turn_up(step: TurnUp, variant: Variant, language: Language, turned: int) -> Iterator[str]:
    if isinstance(variant.contest, Between):
        if turned == 2:
            yield language.say("panel.third")
        elif variant.turn:
            yield language.say("panel.post.second" if turned else "panel.post.first")
        elif turned:
            yield language.say("panel.posts")
        return
    if not centred(variant):
        yield language.say("panel.turned")
    elif step.until is None:
        yield language.say("panel.centre")
    else:
        sign = "A" + RANKS[:-1] if variant.contest.ace_low else RANKS
        yield language.say("panel.centre.until", rank=language.say(f"rank.{sign[step.until]}"))
        yield language.say(f"panel.none-comes.{step.none_comes}")


def _bet(step: Bet, variant: Variant, language: Language) -> Iterator[str]:
    stakes = variant.stakes
    from_ante = (
        isinstance(variant.pot, Antes)
        and variant.pot.when is not AnteWhen.WHEN_EMPTY
        and stakes.least == stakes.ante
        and step.most is not Most.LIMITS
    )
    key = f"panel.bet.ante.{step.most}" if from_ante else f"panel.bet.{step.most}"
    yield language.say(key, least=stakes.least, most=stakes.most)
    if step.first_round is Most.HALF:
        yield language.say("panel.bet.first-round")
    if not step.buys:
        how = "out" if isinstance(variant.pot, House) else step.passing
        yield language.say(f"panel.passing.{how}")
    if step.most is not Most.LIMITS:
        # A pot below the least bet is filled first where that is the rule.
        refilled = isinstance(variant.pot, Antes) and variant.pot.refill is Refill.BELOW
        yield language.say("panel.bet.short.refilled" if refilled else "panel.bet.short")
    if isinstance(variant.contest, Between) and min(variant.contest.post, variant.contest.alike) < -1:
        yield language.say("panel.bet.covers")
    if step.buys:
        yield from _buying(step, language)


def _buying(step: Bet, language: Language) -> Iterator[str]:
    few = f"times.{step.buys}"
    times = language.say(few) if language.has(few) else language.say("times", count=step.buys)
    yield language.say("panel.buys", times=times)
    if step.price is Price.FIXED:
        yield language.say("panel.price.fixed", chips=step.price_chips)
    else:
        yield language.say(f"panel.price.{step.price}")
    how = "" if step.passing is Passing.NONE else f".{step.passing}"
    yield language.say(f"panel.passing.bought{how}")
    yield language.say(f"panel.centre.{step.centre}")


def _contest(variant: Variant, language: Language) -> Iterator[str]:
    contest = variant.contest
    if isinstance(contest, Beat):
        yield language.say("panel.beat.ace-low" if contest.ace_low else "panel.beat")
        yield language.say("panel.pays", pays=contest.pays)
        return
    called = Call(Calling.ACE) in variant.turn
    yield language.say("panel.between.called" if called else "panel.between")
    if isinstance(variant.pot, House):
        if len(contest.pays) == 1:
            yield language.say("panel.pays.flat", pays=contest.pays[0])
        else:
            yield language.say("panel.pays.house", table=pay_table(contest, language))
    else:
        yield language.say("panel.pays.flat.pot", pays=contest.pays[0])
    yield language.say("panel.post", bets=-contest.post)
    if contest.pair is Pair.ALIKE:
        yield language.say("panel.pair.alike" if contest.alike else "panel.pair.push", odds=contest.alike)
    else:
        yield language.say(f"panel.pair.{contest.pair}", bets=-contest.alike)
    no_bet = contest.consecutive is Consecutive.PUSH and variant.turn
    yield language.say("panel.consecutive.no-bet" if no_bet else f"panel.consecutive.{contest.consecutive}")


def _shown(variant: Variant, language: Language) -> Iterator[str]:
    """Hands that nobody had looked at are turned up anyway."""
    show = next((step for step in variant.turn if isinstance(step, Show)), None)
    if show is not None and not blind(variant):
        yield language.say(f"panel.winner.{show.winner}")
        yield language.say(f"panel.loser.{show.loser}")


def _afterwards(variant: Variant, language: Language) -> Iterator[str]:
    match variant.pot:
        case Antes(when, refill):
            if when is not AnteWhen.WHEN_EMPTY:
                yield language.say(f"panel.refill.{refill}")
            if variant.ends_potted:
                yield language.say("panel.potted")
            yield language.say("panel.rounds" if when is AnteWhen.WHEN_EMPTY else "panel.carried")
            yield language.say("panel.split")
        case Bank() as bank:
            yield from _bank(bank, variant, language)
        case House():
            pass


def _bank(bank: Bank, variant: Variant, language: Language) -> Iterator[str]:
    yield language.say("panel.bank.empty")
    if any(isinstance(step, Bet) and step.most is Most.HALF for step in variant.turn):
        yield language.say("panel.bank.odd-chip")
    if bank.times is not None:
        yield language.say(f"panel.bank.times.{bank.then}", times=bank.times)
    elif bank.deals is not None:
        yield language.say(f"panel.bank.deals.{bank.then}", deals=bank.deals)
    if bank.early:
        yield language.say("panel.bank.early")


def _pack(variant: Variant, language: Language) -> Iterator[str]:
    if variant.packs > 1:
        yield language.say("panel.packs", packs=variant.packs)
    key = "panel.shuffle.shoe" if variant.shuffle is Shuffling.SHOE else f"panel.shuffle.{variant.shuffle}"
    yield language.say(key, cut=variant.cut)
