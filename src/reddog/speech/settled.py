"""How a bet was decided: the result and its reason, the chance of the moment where hints are on, and the pot."""

from __future__ import annotations

from reddog.cards import SUITS, Card, rank, suit
from reddog.rules.contests import Beat, Between, post_rank
from reddog.rules.events import Settled
from reddog.rules.moves import Called
from reddog.rules.pots import House
from reddog.speech.chance import settled_chance
from reddog.speech.context import Context, blind, centred

_FEW = 3
"""Winning ranks are named one by one up to this many."""


def settled(event: Settled, context: Context, *, told: bool = False, passes: int | None = None) -> str:
    """The result of a bet.

    `told` where the cards were named already, for another player's bet on the same ones; `passes` is who deals next
    where this broke the bank.
    """
    contest = context.variant.contest
    if isinstance(contest, Between):
        sentences = [] if told else _cards_between(event, contest, context)
        sentences.append(_chips(event, context))
    elif centred(context.variant):
        sentences = _against_centre(event, context)
    else:
        sentences = [_chips(event, context), _turned(event, contest, context)]
    if event.net > event.bet and isinstance(contest, Beat):
        sentences.append(context.say("bet-pays", bet=event.bet, chips=event.net))
    if context.chance is not None and event.upcard is not None:
        sentences.append(settled_chance(context.chance, won=event.net > 0, language=context.language))
    if not isinstance(context.variant.pot, House) and event.before != event.pot:
        sentences.append(_pot(event, context, passes))
    return " ".join(sentences)


def busted(event: Settled, context: Context) -> bool:
    """Whether this result emptied a bank."""
    return context.variant.banked and event.before > event.pot == 0


def _pot(event: Settled, context: Context, passes: int | None) -> str:
    if busted(event, context):
        if passes is not None:
            return context.by(context.styled("pot.passes"), passes, before=event.before, pot=event.pot)
        return context.say(context.styled("pot.busted"), before=event.before, pot=event.pot)
    return context.say(context.styled("pot"), before=event.before, pot=event.pot)


def _chips(event: Settled, context: Context) -> str:
    if event.net > 0:
        return context.by("wins", event.seat, chips=event.net)
    if event.net < 0:
        return context.by("loses", event.seat, chips=-event.net)
    if event.bet:
        return context.by("returned-stake", event.seat, chips=event.bet)
    return context.by("no-bet", event.seat)


# A card of the suit.


def _turned(event: Settled, contest: Beat, context: Context) -> str:
    """The turned card, and the card that beat it or what was missing."""
    assert event.upcard is not None
    seat, card = event.seat, context.card(event.upcard)
    if event.beat is not None:
        beat = context.card(event.beat)
        if len(event.shown) > 1:
            return context.by("turned.won.hand", seat, card=card, cards=context.hand(event.shown), beat=beat)
        return context.by("turned.won", seat, card=card, beat=beat)
    one = context.say(f"suit.one.{SUITS[suit(event.upcard)]}")
    needed = _needed(event.upcard, contest, context)
    if not event.shown:
        return context.by("turned.lost.unshown", seat, card=card, suit=one)
    if seat == context.viewer:
        return _you_lost(event, contest, context)
    key = "turned.lost" if needed else "turned.lost.top"
    return context.by(key, seat, card=card, cards=context.hand(event.shown), suit=one)


def _you_lost(event: Settled, contest: Beat, context: Context) -> str:
    """What the viewer needed: beside the cards of the suit where the hand was known, else beside the whole hand."""
    assert event.upcard is not None
    card, of = context.card(event.upcard), suit(event.upcard)
    needed = _needed(event.upcard, contest, context)
    if blind(context.variant):
        key = "you-lost.blind" if needed else "you-lost.top.blind"
        return context.say(key, card=card, cards=context.hand(event.shown), needed=needed)
    if not needed:
        return context.say("you-lost.top", card=card)
    held = sorted((held for held in event.shown if suit(held) == of), key=contest.order, reverse=True)
    if not held:
        return context.say("you-lost.none", card=card, suits=context.suit(of), needed=needed)
    return context.say(
        "you-lost",
        card=card,
        suit=context.say(f"suit.one.{SUITS[of]}"),
        suits=context.suit(of),
        held=context.language.listed([context.rank(rank(held_card)) for held_card in held]),
        needed=needed,
        count=len(held),
    )


def _needed(upcard: Card, contest: Beat, context: Context) -> str:
    """What would have beaten a card; empty where nothing does."""
    order = contest.order(upcard)
    suited = range(suit(upcard), 52, 4)
    higher = sorted((card for card in suited if contest.order(card) > order), key=contest.order)
    if not higher:
        return ""
    if len(higher) > _FEW:
        one = context.say(f"suit.one.{SUITS[suit(upcard)]}")
        return context.say("needed.above", suit=one, rank=context.rank(rank(upcard)))
    ranks = context.language.listed([context.rank(rank(card)) for card in higher], "or")
    return context.say("needed.ranks", ranks=ranks, suits=context.suit(suit(upcard)))


def _against_centre(event: Settled, context: Context) -> list[str]:
    """The card that was to be beaten, what was shown, the outcome."""
    assert event.upcard is not None
    seat, card, shown = event.seat, context.card(event.upcard), context.hand(event.shown)
    if event.beat is not None:
        beat = context.card(event.beat)
        if len(event.shown) > 1:
            return [context.by("centre.won.hand", seat, card=card, cards=shown, beat=beat, chips=event.net)]
        return [context.by("centre.won", seat, card=card, beat=beat, chips=event.net)]
    one = context.say(f"suit.one.{SUITS[suit(event.upcard)]}")
    if not event.shown:
        return [context.by("centre.lost.unshown", seat, card=card, suit=one, chips=-event.net)]
    return [context.by("centre.lost", seat, card=card, cards=shown, suit=one, chips=-event.net)]


# A card between two.


def posts_text(posts: tuple[int, int], side: str, contest: Between, context: Context) -> str:
    """Two posts by their ranks, what lies between them and what that pays."""
    low, high = (context.rank(order) for order in sorted(posts))
    spread = contest.spread(posts)
    if spread < 0:
        side = called_side(side)
        return context.say(f"posts.side.{side}" if side else "posts.pair", low=low, high=high)
    if spread == 0:
        return context.say("posts.consecutive", low=low, high=high)
    if set(contest.pays) == {1}:
        return context.say("posts.even", low=low, high=high, spread=spread)
    return context.say("posts.spread", low=low, high=high, spread=spread, odds=contest.odds(spread))


def _cards_between(event: Settled, contest: Between, context: Context) -> list[str]:
    first, second = event.posts
    posts = (post_rank(first, low=event.ace_low), post_rank(second))
    low, high = (context.rank(order) for order in sorted(posts))
    if event.outcome == "consecutive":
        how = "loses" if event.net < 0 else "push" if event.bet else "no-bet"
        return [context.say(f"consecutive.{how}", low=low, high=high)]
    if event.outcome == "pair":
        return [context.say("pair.wins", low=low, high=high)]
    assert event.upcard is not None
    third = context.rank(rank(event.upcard))
    return [posts_text(posts, event.side, contest, context), _third(event, third, context)]


def called_side(side: str) -> str:
    """What was called on a pair; empty for nothing, and for what was called of an ace."""
    return side if side in {Called.HIGHER, Called.LOWER} else ""


def _third(event: Settled, third: str, context: Context) -> str:
    bets = abs(event.multiple)
    side = called_side(event.side)
    match event.outcome:
        case "alike" if event.multiple > 0:
            return context.say("third.alike.won", rank=third, odds=bets)
        case "alike" if event.multiple == 0:
            return context.say("third.alike.push", rank=third)
        case "alike":
            return context.say("third.alike.lost", rank=third, bets=bets)
        case "post":
            return context.say("third.post", rank=third, bets=bets)
        case "push" if event.spread is not None and event.spread > 0:
            # A spread for which the pay table has a 0.
            return context.say("third.between.push", rank=third)
        case "push":
            return context.say("third.push", rank=third)
        case _ if side:
            how = "won" if event.multiple > 0 else "lost"
            return context.say(f"third.side.{side}.{how}", rank=third)
        case "win":
            return context.say("third.between", rank=third)
        case _:
            return context.say("third.outside", rank=third)
