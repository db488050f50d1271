"""What happened, in sentences.

`say` makes the sentence of one event, `tell` those of everything that one move brought about. The same event gives
the same sentence, so that a result that comes twice is told twice. No sentence names a card that its event does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from reddog.cards import Card
from reddog.rules import events as ev
from reddog.rules.contests import Between
from reddog.rules.events import AnyEvent, Event
from reddog.rules.pots import House
from reddog.speech.context import Context
from reddog.speech.settled import busted, settled

SILENT: Final[tuple[type[Event], ...]] = (ev.Looked,)
"""Events without a sentence: that a player looks at his own cards shows in what he is asked next."""


def say(event: AnyEvent, context: Context) -> str:
    """One event in a sentence or a few; empty for those of `SILENT`.

    Raises KeyError for an event whose word (`why`, `role`, `outcome`) has no message.
    """
    if isinstance(event, SILENT):
        return ""
    if isinstance(event, ev.Settled):
        return settled(event, context)
    return _SENTENCES[type(event)](event, context)


def tell(events: Sequence[AnyEvent], context: Context) -> tuple[str, ...]:
    """What one move brought about, a sentence or a few for each event, in order.

    Where a result empties a bank and the deal passes, that is one sentence; where the cards decide several bets at
    once, they are named once. The context's chance is said with every result.
    """
    return tuple(sentence for _, sentence in tell_each(events, lambda _: context))


def tell_each(
    events: Sequence[AnyEvent], contexts: Callable[[ev.Settled | None], Context]
) -> Iterator[tuple[AnyEvent, str]]:
    """As `tell`, each sentence with its event. `contexts` gives the context for a result, or with None for all else."""
    context = contexts(None)
    reason: ev.Settled | None = None
    merged: set[int] = set()
    for at, event in enumerate(events):
        if at in merged:
            continue
        if isinstance(event, ev.Settled):
            passes = _passes(event, events[at + 1 :], context)
            if passes is not None:
                merged = {
                    place for place, later in enumerate(events) if place > at and isinstance(later, _BREAKS)
                }
            told = _same_cards(reason, event, context)
            sentence = settled(event, contexts(event), told=told, passes=passes)
            reason = event
        else:
            sentence = say(event, context)
        if sentence:
            yield event, sentence


_BREAKS = (ev.BankBroken, ev.DealPassed)


def _passes(event: ev.Settled, after: Sequence[AnyEvent], context: Context) -> int | None:
    """Who deals next, where this result breaks the bank and the same move passes the deal."""
    if not busted(event, context) or not any(isinstance(later, ev.BankBroken) for later in after):
        return None
    return next((later.seat for later in after if isinstance(later, ev.DealPassed)), None)


def _same_cards(before: ev.Settled | None, event: ev.Settled, context: Context) -> bool:
    return (
        before is not None
        and isinstance(context.variant.contest, Between)
        and (before.posts, before.upcard, before.outcome, before.side)
        == (event.posts, event.upcard, event.outcome, event.side)
    )


def too_high(cards: Sequence[Card], context: Context) -> str:
    """The cards in the centre that were turned up and passed over, in one sentence."""
    if len(cards) == 1:
        return context.say("centre-turned.skipped", card=context.card(cards[0]))
    named = context.language.listed([context.card(card) for card in cards])
    return context.say("centre-turned.skipped.more", cards=named)


# One function for each event that needs more than its tag and its fields.


def _closed(event: ev.Closed, context: Context) -> str:
    key = "closed.game" if context.evening else "closed"
    return context.say(f"{key}.paid", paid=context.paid(event.paid)) if event.paid else context.say(key)


def _deal_began(event: ev.DealBegan, context: Context) -> str:
    players = context.who(event.players)
    one = len(event.players) == 1
    if event.dealer is None:
        key = "deal-began.house.one" if one else "deal-began.house"
        return context.say(key, number=event.number, players=players)
    key = "deal-began"
    if one:
        key += ".alone" if event.dealer in event.players else ".one"
    return context.by(key, event.dealer, number=event.number, players=players)


def _anted(event: ev.Anted, context: Context) -> str:
    key = f"anted.{event.why}"
    chips = {paid for _, paid in event.paid}
    if len(event.paid) > 1 and len(chips) == 1:
        players = context.who(seat for seat, _ in event.paid)
        return context.say(f"{key}.each", chips=chips.pop(), players=players, pot=event.pot)
    return context.say(key, paid=context.paid(event.paid), pot=event.pot)


def _shuffled(event: ev.Shuffled, context: Context) -> str:
    return context.say("shuffled.some", count=event.face_up) if event.face_up else context.say("shuffled")


def _last_round(event: ev.LastRound, context: Context) -> str:
    return context.by("last-round.stitch" if event.stitch else "last-round", event.seat)


def _split_offered(event: ev.SplitOffered, context: Context) -> str:
    key = "split-offered" if event.rest else "split-offered.even"
    return context.by(key, event.seat, share=event.share, rest=event.rest)


def _voted(event: ev.Voted, context: Context) -> str:
    return context.by("voted.yes" if event.yes else "voted.no", event.seat)


def _pot_split(event: ev.PotSplit, context: Context) -> str:
    key = "pot-split" if event.rest else "pot-split.even"
    return context.say(key, share=event.share, rest=event.rest, players=context.who(event.seats))


def _game_over(event: ev.GameOver, context: Context) -> str:
    key = f"game-over.{event.why}"
    if event.seat is not None and context.language.has(f"{key}.you"):
        return context.by(key, event.seat)
    return context.say(key)


def _hands_dealt(event: ev.HandsDealt, context: Context) -> str:
    key = "hands-dealt.one" if len(event.seats) == 1 else "hands-dealt"
    dealt = context.say(key, count=event.count, players=context.who(event.seats))
    shown = (context.by("hands-dealt.shown", seat, cards=context.hand(hand)) for seat, hand in event.shown)
    return " ".join((dealt, *shown))


def _centre_turned(event: ev.CentreTurned, context: Context) -> str:
    if event.seat is not None:
        return context.by(f"centre-turned.{event.role}.turn", event.seat, card=context.card(event.card))
    return context.say(f"centre-turned.{event.role}", card=context.card(event.card))


def _deal_void(event: ev.DealVoid, context: Context) -> str:
    return context.say("deal-void.redeal" if event.redeal else "deal-void.pass")


def _posts_void(event: ev.PostsVoid, context: Context) -> str:
    return context.by(f"posts-void.{event.why}", event.seat)


def _bet_placed(event: ev.BetPlaced, context: Context) -> str:
    key = "bet-placed.all-in" if event.all_in else "bet-placed"
    if isinstance(context.variant.pot, House):
        return context.by(key, event.seat, chips=event.chips)
    return context.by(f"{key}.pot", event.seat, chips=event.chips, pot=event.pot)


def _passed(event: ev.Passed, context: Context) -> str:
    if event.chips:
        return context.by("passed.paid", event.seat, chips=event.chips)
    if event.forced:
        return context.by("passed.forced", event.seat)
    return context.by("passed.out" if isinstance(context.variant.pot, House) else "passed", event.seat)


def _stayed(event: ev.Stayed, context: Context) -> str:
    return context.by("stayed.forced" if event.forced else "stayed", event.seat)


def _called(event: ev.Called, context: Context) -> str:
    return context.by(f"called.{event.word}", event.seat)


def _turned_up(event: ev.TurnedUp, context: Context) -> str:
    known = ".known" if event.known else ""
    card = context.card(event.card)
    if event.seat is None or isinstance(context.variant.contest, Between):
        return context.say(f"turned-up.third{known}", card=card)
    return context.by(f"turned-up{known}", event.seat, card=card)


def _burned(event: ev.Burned, context: Context) -> str:
    return context.say("burned", card=context.card(event.card))


def _deal_ended(event: ev.DealEnded, context: Context) -> str:
    if isinstance(context.variant.pot, House):
        return context.say("deal-ended.house", number=event.number)
    return context.say("deal-ended", number=event.number, pot=event.pot)


def _bank_taken(event: ev.BankTaken, context: Context) -> str:
    return context.by(f"bank-taken.{event.why}", event.seat, chips=event.chips)


# The events whose sentence is that of their tag with their chips, or without.


def _chips(event: ev.Joined | ev.Left | ev.BoughtIn | ev.Staked | ev.Raised, context: Context) -> str:
    return context.by(_tag(event), event.seat, chips=event.chips)


def _bought(event: ev.Bought, context: Context) -> str:
    return context.by("bought", event.seat, chips=event.chips, pot=event.pot)


def _seat(
    event: ev.Leaving
    | ev.SatOut
    | ev.Returned
    | ev.DealerChosen
    | ev.BankBroken
    | ev.DealAgain
    | ev.DealPassed,
    context: Context,
) -> str:
    return context.by(_tag(event), event.seat)


def _plain(event: ev.SplitRefused, context: Context) -> str:
    return context.say(_tag(event))


def _tag(event: Event) -> str:
    tag = event.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


# Any: each function takes the events of its own rows; the table cannot say so.
_SENTENCES: Final[dict[type[Event], Callable[[Any, Context], str]]] = {
    ev.Joined: _chips,
    ev.Left: _chips,
    ev.Leaving: _seat,
    ev.SatOut: _seat,
    ev.Returned: _seat,
    ev.BoughtIn: _chips,
    ev.DealerChosen: _seat,
    ev.Closed: _closed,
    ev.DealBegan: _deal_began,
    ev.Anted: _anted,
    ev.Staked: _chips,
    ev.Shuffled: _shuffled,
    ev.BankTaken: _bank_taken,
    ev.BankBroken: _seat,
    ev.LastRound: _last_round,
    ev.DealAgain: _seat,
    ev.DealPassed: _seat,
    ev.SplitOffered: _split_offered,
    ev.Voted: _voted,
    ev.SplitRefused: _plain,
    ev.PotSplit: _pot_split,
    ev.GameOver: _game_over,
    ev.HandsDealt: _hands_dealt,
    ev.CentreTurned: _centre_turned,
    ev.DealVoid: _deal_void,
    ev.PostsVoid: _posts_void,
    ev.Skipped: _seat,
    ev.BetPlaced: _bet_placed,
    ev.Passed: _passed,
    ev.Bought: _bought,
    ev.Raised: _chips,
    ev.Stayed: _stayed,
    ev.Called: _called,
    ev.Burned: _burned,
    ev.TurnedUp: _turned_up,
    ev.DealEnded: _deal_ended,
}
