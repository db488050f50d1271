"""What a player asks about: one's own hand, the table, the cards seen, and the ledger. Made from a view."""

from __future__ import annotations

from reddog.cards import SIZE, Card, cards_in, copies
from reddog.rules.pots import House
from reddog.rules.state import Stage
from reddog.rules.views import SeatView, View
from reddog.speech.context import Context
from reddog.speech.prompts import prompt, waiting


def hand(view: View, context: Context) -> str:
    """One's own cards from the highest: "Your hand: As Kh 9d."; or that they may not be looked at yet."""
    sentences = []
    if view.hand:
        sentences.append(context.say("hand", cards=context.hand(view.hand)))
    if view.hidden:
        sentences.append(context.say("hand.hidden", count=view.hidden))
    return " ".join(sentences) or context.say("hand.none")


def status(view: View, context: Context) -> tuple[str, ...]:
    """The table in short lines: the pot, the bank, the stock, every seat, and what is asked of whom."""
    lines = []
    if view.deals:
        lines.append(context.say("status.deal", number=view.deals))
    if not isinstance(context.variant.pot, House):
        lines.append(context.say("prompt.pot", pot=view.pot))
    if view.banker is not None:
        lines.append(context.by("status.bank", view.banker, opening=view.opening))
    if view.last_round:
        lines.append(context.say("status.last-round"))
    if view.deals:
        lines.append(context.say("status.stock", count=view.stock))
    awaited = {choice.seat for choice in view.awaited}
    lines += (_seat(seat, view, context, to_act=seat.seat in awaited) for seat in view.seats if seat.taken)
    lines += (line for line in (prompt(view, context), waiting(view, context)) if line)
    return tuple(lines)


def _seat(seat: SeatView, view: View, context: Context, *, to_act: bool) -> str:
    states = []
    if seat.seat == view.banker:
        states.append(context.say("state.banker"))
    elif seat.seat == view.dealer:
        states.append(context.say("state.dealer"))
    if seat.bet:
        states.append(context.say("state.bet", chips=seat.bet))
    if seat.shown:
        states.append(context.say("state.shown", cards=context.hand(seat.shown)))
    if to_act:
        states.append(context.say("state.turn"))
    if seat.out:
        states.append(context.say("state.out"))
    if seat.leaving:
        states.append(context.say("state.leaving"))
    if not states:
        return context.by("status.seat", seat.seat, chips=seat.stack)
    return context.by(
        "status.seat.more", seat.seat, chips=seat.stack, state=context.language.listed(states, "more")
    )


def seen(view: View, context: Context) -> tuple[str, ...]:
    """The cards that this seat has seen since the last shuffle, by suit, what is known to come, how many are unseen."""
    held = sum(layer << SIZE * k for k, layer in enumerate(view.seen))
    lines = []
    for suit in reversed(range(4)):
        ranks = [
            _copies(card, copies(held, card), context)
            for card in range(48 + suit, -1, -4)
            if copies(held, card)
        ]
        key = "seen.suit" if ranks else "seen.none"
        lines.append(context.say(key, suits=context.suit(suit), ranks=context.language.listed(ranks)))
    lines.append(context.say("seen.unseen", count=SIZE * view.packs - held.bit_count()))
    if view.pool:
        pool = tuple(cards_in(view.pool))
        lines.append(context.say("seen.pool", count=len(pool), cards=context.hand(pool)))
    elif view.coming and view.fresh:
        lines.append(context.say("seen.coming.after", count=view.fresh, cards=context.cards(view.coming)))
    elif view.coming:
        lines.append(context.say("seen.coming", cards=context.cards(view.coming)))
    return tuple(lines)


def _copies(card: Card, count: int, context: Context) -> str:
    rank = context.rank(card // 4)
    return rank if count == 1 else context.say("seen.copies", count=count, rank=rank)


def nets(view: View, context: Context) -> str:
    """Who is up or down by how many chips: "Ana +12, Bo -5 and you -7."; with pot, bets and house they sum to zero.

    A bet that is not decided yet is no longer its player's, as in a saved session.
    """
    results = [(seat.seat, seat.stack + seat.cashed - seat.bought) for seat in view.seats if seat.bought]
    bets = sum(seat.bet for seat in view.seats)
    signed = context.language.signed
    texts = [context.by("nets.seat", seat, net=signed(net)) for seat, net in results]
    if view.pot:
        texts.append(context.say("nets.pot", net=signed(view.pot)))
    if bets:
        texts.append(context.say("nets.bets", net=signed(bets)))
    if isinstance(context.variant.pot, House):
        house = -sum(net for _, net in results) - view.pot - bets
        texts.append(context.say("nets.house", net=signed(house)))
    return context.say("nets", nets=context.language.listed(texts)) if texts else ""


def unfinished(view: View, context: Context) -> str:
    """What a result leaves open: chips in the pot and in bets, of a deal that is not over; empty where there are none."""
    sentences = []
    bets = sum(seat.bet for seat in view.seats)
    if view.stage == Stage.DEAL and (view.pot or bets):
        sentences.append(context.say("unfinished", number=view.deals))
    if view.pot and view.banker is not None:
        sentences.append(context.by("unfinished.bank", view.banker, chips=view.pot))
    elif view.pot:
        sentences.append(context.say("unfinished.pot", chips=view.pot))
    if bets:
        sentences.append(context.say("unfinished.bets", chips=bets))
    return " ".join(sentences)
