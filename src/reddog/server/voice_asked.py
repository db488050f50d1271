"""What one seat is asked, in words: made from what that seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from reddog.cards import Card
from reddog.odds.advice import Advice, advice
from reddog.odds.cardmap import CardMap, Mark
from reddog.protocol.words import Asked, ChanceWords
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import AnyContest, Beat, post_rank
from reddog.rules.views import View
from reddog.server.voice_lines import ALOUD
from reddog.speech import Chance, Context, hand, prompt, reason
from reddog.speech.advice import advice as say_advice
from reddog.speech.odds import chance_lines, told_chance

_ABOUT: Final = {Kind.BET, Kind.BUY, Kind.PASS, Kind.RAISE, Kind.STAY, Kind.CALL}
"""The kinds of choices of which a chance can be told."""


def asked(view: View, context: Context, *, hints: bool, winning: Mapping[int, Card]) -> Asked:
    """What the seat of a view is asked, why it is not asked for more, and with `hints` its chance."""
    assert view.seat is not None
    context = replace(context, viewer=view.seat)
    words = replace(context, face=ALOUD)
    question, aloud = prompt(view, context), prompt(view, words)
    own, own_aloud = (
        ("", "") if not view.hand and not view.hidden else (hand(view, context), hand(view, words))
    )
    choices = [choice for choice in view.awaited if choice.seat == view.seat]
    return Asked(
        seat=view.seat,
        prompt=question,
        aloud="" if aloud == question else aloud,
        hand=own,
        hand_aloud="" if own_aloud == own else own_aloud,
        why={
            str(choice.kind): reason(choice, context.language)
            for choice in (*view.allowed, *choices)
            if not choice.open
        },
        pays=_pays(view, choices),
        winning=winning.get(view.seat),
        chance=_chance(view, context) if hints and about_a_bet(view) else None,
    )


def about_a_bet(view: View) -> bool:
    """Whether the seat is deciding something about a bet now."""
    return any(choice.seat == view.seat and choice.kind in _ABOUT and choice.open for choice in view.awaited)


def _pays(view: View, choices: list[Choice]) -> int | None:
    """What a won bet pays to 1, where this seat bets or has bet and that is settled."""
    assert view.seat is not None
    bets = view.seats[view.seat].bet > 0 or any(choice.kind in _ABOUT for choice in choices)
    if not bets:
        return None
    contest: AnyContest = view.contest
    if isinstance(contest, Beat):
        return contest.pays
    if len(contest.pays) == 1:
        return contest.pays[0]
    if len(view.centre) < 2:
        return None
    first, second = view.centre
    spread = contest.spread((post_rank(first, low=view.ace_low), post_rank(second)))
    return contest.odds(spread) if spread > 0 else None


def _chance(view: View, context: Context) -> ChanceWords | None:
    advised = advice(view, variant=context.variant)
    if advised is None or advised.best is None or advised.chances is None:
        return None
    found: Chance = told_chance(advised.chances, view)
    best = advised.best
    return ChanceWords(
        win=found.win,
        of=found.of,
        text=" ".join(chance_lines(view, context)),
        advice=say_advice(advised, context, pot=view.pot),
        best=best.chips if best.kind is Kind.BET else None,
        cards=_map(advised, view.contest),
    )


def _map(advised: Advice, contest: AnyContest) -> str:
    found = advised.cards
    return "" if found is None else "".join(_letter(mark, contest) for mark in _marks(found))


def _marks(found: CardMap) -> list[Mark]:
    marks = [Mark.ELSEWHERE] * 52
    for mark in Mark:
        cards = getattr(found, mark)
        while cards:
            low = cards & -cards
            marks[low.bit_length() - 1] = mark
            cards ^= low
    return marks


def _letter(mark: Mark, contest: AnyContest) -> str:
    match mark:
        case Mark.WIN:
            return "w"
        case Mark.SEEN:
            return "s"
        case Mark.PUSH | Mark.ELSEWHERE:
            return "e"
        case Mark.ALIKE if not isinstance(contest, Beat) and contest.alike >= 0:
            return "w" if contest.alike else "e"
        case _:
            return "l"
