"""What may be bet, raised, bought or declined: the limits, and the choices they make.

A bet lies between the least bet and what the pot can pay and the stack can lose. Where that is less than the least
bet, it is the only bet (COM-3, COM-4).
"""

from __future__ import annotations

from reddog.rules import stock
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Between
from reddog.rules.settle import posts_of
from reddog.rules.state import Table
from reddog.rules.steps import Bet, Most, Passing, Price, Raise


def bet_limits(table: Table, step: Bet, seat: int) -> tuple[int, int]:
    """Least and greatest bet of a seat, in chips; (0, 0) where no bet is possible."""
    play = table.deal
    stakes = table.variant.stakes
    limit = step.most
    if step.first_round is not None and table.game_deals == 1:
        limit = step.first_round
    if limit is Most.POT:
        cap = table.pot
    elif limit is Most.HALF:
        cap = table.pot // 2
    else:
        cap = stakes.most
    contest = table.variant.contest
    worst = 1
    if isinstance(contest, Between) and len(play.centre) == 2:
        worst = contest.worst(posts_of(table))
    most = min(cap, table.seats[seat].stack // worst)
    return min(stakes.least, most), most


def raise_limits(table: Table, step: Raise, seat: int) -> tuple[int, int]:
    """Least and greatest raise of a seat, in chips; (0, 0) where it cannot raise (CAS-4, CAS-9, X-17)."""
    play = table.deal
    bet, stack = play.bets[seat], table.seats[seat].stack
    if step.up_to:
        most = min(bet, stack)
        return min(1, most), most
    return (bet, bet) if stack >= bet else (0, 0)


def price_of(table: Table, step: Bet) -> int:
    """What another centre card costs now, in chips; a fifth is rounded up (FW-4, FW-5, X-12)."""
    if step.price is Price.FIXED:
        return step.price_chips
    pot = table.deal.start if step.price is Price.SAME else table.pot
    return -(-pot // 5)


def table_bets(table: Table, step: Bet) -> tuple[Choice, ...]:
    """The choices of all who have yet to bet together."""
    play = table.deal
    choices: list[Choice] = []
    for seat in play.players:
        if not play.done >> seat & 1:
            least, most = bet_limits(table, step, seat)
            choices.append(Choice(kind=Kind.BET, seat=seat, least=least, most=most))
            choices.append(_passing(step, seat, most))
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
    play = table.deal
    least, most = bet_limits(table, step, seat)
    choices = [
        Choice(
            kind=Kind.BET,
            seat=seat,
            least=least,
            most=most,
            refused="" if most else "nothing_to_bet",
        )
    ]
    if not step.buys:
        choices.append(_passing(step, seat, most))
        return tuple(choices)
    price = price_of(table, step)
    why = ""
    if play.bought == step.buys:
        why = "no_more_cards"
    elif not stock.count(table):
        why = "no_cards_left"
    elif table.seats[seat].stack < price:
        why = "cannot_pay"
    choices.append(Choice(kind=Kind.BUY, seat=seat, price=price, refused=why))
    if play.bought == step.buys or not stock.count(table):
        choices.append(Choice(kind=Kind.PASS, seat=seat))
    elif step.passing is Passing.NONE and most:
        choices.append(Choice(kind=Kind.PASS, seat=seat, refused="pass_after_last_card"))
    else:
        choices.append(_passing(step, seat, most))
    return tuple(choices)


def _passing(step: Bet, seat: int, most: int) -> Choice:
    """Passing; where no bet is possible it is all that is left, and free (X-15)."""
    if not most or step.passing is Passing.FREE:
        return Choice(kind=Kind.PASS, seat=seat)
    if step.passing is Passing.CHIP:
        return Choice(kind=Kind.PASS, seat=seat, price=1)
    return Choice(kind=Kind.PASS, seat=seat, refused="must_bet")
