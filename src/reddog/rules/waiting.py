"""What a deal waits for at each step: a player's choice, a card, a shuffle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reddog.cards import all_cards, cards_in, mask
from reddog.rules import stock
from reddog.rules.betting import table_bets, table_raises, turn_bets
from reddog.rules.choices import Choice, Kind
from reddog.rules.settle import beating_of
from reddog.rules.state import Play, Table
from reddog.rules.steps import AnyStep, Bet, Burn, Call, Calling, Deal, Raise, Show, TurnUp

_CALLS = {Calling.ACE: ("high", "low"), Calling.SIDE: ("higher", "lower")}
# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_DRAW = Kind.DRAW


def draws(table: Table, play: Play, step: AnyStep) -> tuple[Choice, ...]:
    """The next card or cards, or the shuffle that must come first."""
    fresh = table.fresh
    if not fresh and stock.must_shuffle(table):
        return (Choice(kind=Kind.SHUFFLE, stock=_to_shuffle(table)),)
    if type(step) is Burn and fresh & (fresh - 1):
        # The dealer burns a card and turns up the next in one go, where neither has been seen.
        return (Choice(kind=_DRAW, least=1, count=2, stock=fresh),)
    count = step.count * len(play.players) if type(step) is Deal else 1
    return (Choice(kind=_DRAW, least=count, count=count, stock=stock.drawable(table)),)


def _to_shuffle(table: Table) -> int:
    """The cards that are shuffled: those that have come round face up, or all."""
    if table.coming:
        return mask(table.coming)
    return all_cards(table.variant.packs)


def _bets(table: Table, play: Play, step: Bet) -> tuple[Choice, ...]:
    if play.at < 0:
        return table_bets(table, play, step)
    if play.buying:
        return draws(table, play, step)
    return turn_bets(table, play, step)


def calls(_: Table, play: Play, step: Call) -> tuple[Choice, ...]:
    """The words that the player whose turn it is may call."""
    return (Choice(kind=Kind.CALL, seat=play.players[play.at], options=_CALLS[step.what]),)


def shows(table: Table, play: Play, _: Show) -> tuple[Choice, ...]:
    """The cards from which the winner chooses the one to show."""
    return (Choice(kind=Kind.SHOW, seat=play.players[play.at], cards=tuple(cards_in(beating_of(table)))),)


_AT_STEP: dict[type[AnyStep], Callable[[Table, Play, Any], tuple[Choice, ...]]] = {
    Deal: draws,
    Burn: draws,
    TurnUp: draws,
    Bet: _bets,
    Raise: table_raises,
    Call: calls,
    Show: shows,
}


def in_deal(table: Table) -> tuple[Choice, ...]:
    """The choices at the step where a deal waits. It never waits for a look."""
    play = table.deal
    step = (table.variant.deal if play.at < 0 else table.variant.turn)[play.step]
    return _AT_STEP[type(step)](table, play, step)
