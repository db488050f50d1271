"""What may be bet, raised, bought or declined: the choices, with the limits that the chips on the table set."""

from __future__ import annotations

from reddog.rules import limits, stock
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Between
from reddog.rules.settle import posts_of
from reddog.rules.state import Table
from reddog.rules.steps import Bet, Raise

_BET, _PASS = Kind.BET, Kind.PASS


def bet_limits(table: Table, step: Bet, seat: int) -> tuple[int, int]:
    """Least and greatest bet of a seat, in chips; (0, 0) where no bet is possible."""
    variant = table.variant
    contest = variant.contest
    worst = 1
    if type(contest) is Between and len(table.deal.centre) == 2:
        worst = contest.worst(posts_of(table))
    return limits.bet_range(
        step,
        variant.stakes,
        pot=table.pot,
        stack=table.seats[seat].stack,
        worst=worst,
        first_round=table.game_deals == 1,
    )


def raise_limits(table: Table, step: Raise, seat: int) -> tuple[int, int]:
    """Least and greatest raise of a seat, in chips; (0, 0) where it cannot raise."""
    return limits.raise_range(step, bet=table.deal.bets[seat], stack=table.seats[seat].stack)


def price_of(table: Table, step: Bet) -> int:
    """What another centre card costs now, in chips."""
    return limits.card_price(step, start=table.deal.start, pot=table.pot)


def price_of_passing(table: Table, step: Bet, seat: int) -> int:
    """What passing costs the player whose turn it is, in chips."""
    most = bet_limits(table, step, seat)[1]
    return limits.passing(step, most=most, bought=table.deal.bought, stock=stock.count(table))[0]


def table_bets(table: Table, step: Bet) -> tuple[Choice, ...]:
    """The choices of all who have yet to bet together."""
    play = table.deal
    choices: list[Choice] = []
    for seat in play.players:
        if not play.done >> seat & 1:
            least, most = bet_limits(table, step, seat)
            price, why = limits.passing(step, most=most)
            choices.append(Choice(kind=_BET, seat=seat, least=least, most=most))
            choices.append(Choice(kind=_PASS, seat=seat, price=price, refused=why))
    return tuple(choices)


def table_raises(table: Table, step: Raise) -> tuple[Choice, ...]:
    """The choices of all who have yet to raise or stay."""
    play = table.deal
    choices: list[Choice] = []
    for seat in play.players:
        if play.bets[seat] and not play.done >> seat & 1:
            least, most = raise_limits(table, step, seat)
            choices.append(Choice(kind=Kind.RAISE, seat=seat, least=least, most=most))
            choices.append(Choice(kind=Kind.STAY, seat=seat))
    return tuple(choices)


def turn_bets(table: Table, step: Bet, seat: int) -> tuple[Choice, ...]:
    """The choices of the player whose turn it is: bet, buy a card, pass."""
    least, most = bet_limits(table, step, seat)
    bet = Choice(kind=_BET, seat=seat, least=least, most=most, refused="" if most else "nothing_to_bet")
    if not step.buys:
        price, why = limits.passing(step, most=most)
        return bet, Choice(kind=_PASS, seat=seat, price=price, refused=why)
    bought, left = table.deal.bought, stock.count(table)
    price, why = limits.passing(step, most=most, bought=bought, stock=left)
    pass_ = Choice(kind=_PASS, seat=seat, price=price, refused=why)
    card = price_of(table, step)
    stack = table.seats[seat].stack
    why = limits.why_no_card(step, bought=bought, stock=left, stack=stack, price=card)
    return bet, Choice(kind=Kind.BUY, seat=seat, price=card, refused=why), pass_
