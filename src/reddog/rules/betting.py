"""What may be bet, raised, bought or declined: the choices, with the limits that the chips on the table set."""

from __future__ import annotations

from functools import cache

from reddog.rules import limits, stock
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Between
from reddog.rules.settle import posts_of
from reddog.rules.state import Play, Table
from reddog.rules.steps import Bet, Raise

_BET, _PASS = Kind.BET, Kind.PASS


def bet_limits(table: Table, step: Bet, seat: int) -> tuple[int, int]:
    """Least and greatest bet of a seat, in chips; (0, 0) where no bet is possible."""
    variant = table.variant
    worst = 1
    if type(variant.contest) is Between and len(table.deal.centre) == 2:
        worst = variant.contest.worst(posts_of(table))
    stack = table.seats[seat].stack
    return limits.bet_range(step, variant.stakes, table.pot, stack, worst, table.game_deals == 1)


def raise_limits(table: Table, step: Raise, seat: int) -> tuple[int, int]:
    """Least and greatest raise of a seat, in chips; (0, 0) where it cannot raise."""
    return limits.raise_range(step, bet=table.deal.bets[seat], stack=table.seats[seat].stack)


def price_of(table: Table, step: Bet) -> int:
    """What another centre card costs now, in chips."""
    return limits.card_price(step, start=table.deal.start, pot=table.pot)


def price_of_passing(table: Table, step: Bet, seat: int) -> int:
    """What passing costs the player whose turn it is, in chips."""
    most = bet_limits(table, step, seat)[1]
    return limits.passing(step, most, bought=table.deal.bought, stock=stock.count(table))[0]


def table_bets(table: Table, play: Play, step: Bet) -> tuple[Choice, ...]:
    """The choices of all who have yet to bet together."""
    choices: list[Choice] = []
    for seat in play.players:
        if not play.done >> seat & 1:
            least, most = bet_limits(table, step, seat)
            price, why = limits.passing(step, most)
            choices.append(Choice(_BET, seat, least, most))
            choices.append(_pass(seat, price, why))
    return tuple(choices)


def table_raises(table: Table, play: Play, step: Raise) -> tuple[Choice, ...]:
    """The choices of all who have yet to raise or stay."""
    choices: list[Choice] = []
    for seat in play.players:
        if play.bets[seat] and not play.done >> seat & 1:
            least, most = raise_limits(table, step, seat)
            choices.append(Choice(kind=Kind.RAISE, seat=seat, least=least, most=most))
            choices.append(Choice(kind=Kind.STAY, seat=seat))
    return tuple(choices)


def turn_bets(table: Table, play: Play, step: Bet) -> tuple[Choice, ...]:
    """The choices of the player whose turn it is: bet, buy a card, pass."""
    seat = play.players[play.at]
    least, most = bet_limits(table, step, seat)
    bet = Choice(_BET, seat, least, most) if most else Choice(_BET, seat, refused="nothing_to_bet")
    if not step.buys:
        price, why = limits.passing(step, most)
        return bet, _pass(seat, price, why)
    bought, left = play.bought, stock.count(table)
    price, why = limits.passing(step, most, bought=bought, stock=left)
    pass_ = _pass(seat, price, why)
    card = price_of(table, step)
    stack = table.seats[seat].stack
    why = limits.why_no_card(step, bought=bought, stock=left, stack=stack, price=card)
    return bet, Choice(kind=Kind.BUY, seat=seat, price=card, refused=why), pass_


@cache
def _pass(seat: int, price: int, refused: str) -> Choice:
    """Passing, for so many chips: there are few such choices, and every turn has one."""
    return Choice(_PASS, seat, price=price, refused=refused)
