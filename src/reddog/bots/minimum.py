"""Minimum always bets the least it may, and never raises or buys."""

from __future__ import annotations

from reddog.bots.answers import offers, think
from reddog.bots.bot import Bot, Chance
from reddog.odds.exact import Chances
from reddog.rules.choices import Choice, Kind
from reddog.rules.moves import Bet, PlayerMove
from reddog.rules.views import View


def choose(view: View, _rng: Chance) -> PlayerMove:
    """The least bet wherever one is open; it does not pass."""
    bet = offers(view).get(Kind.BET)
    if bet is not None and view.seat is not None:
        return Bet(view.seat, bet.least)
    return think(view, size)


def size(_found: Chances, _choice: Choice) -> int:
    """Nothing is worth a raise."""
    return 0


MINIMUM = Bot(name="minimum", choose=choose)
