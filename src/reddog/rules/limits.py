"""How much may be bet, raised, paid for a card or for passing: amounts from amounts.

Nothing here knows a session. The machine asks with the chips that lie on the table; whoever looks ahead asks with
those that would lie there.
"""

from __future__ import annotations

from reddog.rules.contests import Between, Consecutive, Pair
from reddog.rules.steps import Bet, Most, Passing, Price, Raise
from reddog.rules.variants import Stakes

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_POT, _HALF = Most.POT, Most.HALF
_FREE, _CHIP = Passing.FREE, Passing.CHIP


def bet_range(
    step: Bet,
    stakes: Stakes,
    pot: int,
    stack: int,
    worst: int = 1,
    first_round: bool = False,  # noqa: FBT001, FBT002 - by keyword it takes twice as long
) -> tuple[int, int]:
    """Least and greatest bet, in chips; (0, 0) where no bet is possible.

    A bet lies between the least bet and what the pot can pay and the stack can lose, `worst` times the bet. Where that
    is less than the least bet, it is the only bet (COM-3, COM-4, X-15).
    """
    limit = (first_round and step.first_round) or step.most
    most = pot if limit is _POT else pot // 2 if limit is _HALF else stakes.most
    if stack < most * worst:
        most = stack // worst
    least = stakes.least
    return least if least < most else most, most  # noqa: FURB136 - `min` takes ten times as long, and all ask


def raise_range(step: Raise, *, bet: int, stack: int) -> tuple[int, int]:
    """Least and greatest raise, in chips; (0, 0) where none is possible (CAS-4, CAS-9, X-17)."""
    most = step.times * bet
    if step.up_to:
        most = min(most, stack)
        return min(1, most), most
    return (most, most) if stack >= most else (0, 0)


def card_price(step: Bet, *, start: int, pot: int) -> int:
    """What another centre card costs, in chips; a fifth is rounded up (FW-4, FW-5, X-12).

    `start` is the pot when the turn began, `pot` what is in it now.
    """
    if step.price is Price.FIXED:
        return step.price_chips
    return -(-(start if step.price is Price.SAME else pot) // 5)


def why_no_card(step: Bet, *, bought: int, stock: int, stack: int, price: int) -> str:
    """The code of the reason why no other centre card may be bought; empty where one may be (FW-6, FW-9)."""
    if bought == step.buys:
        return "no_more_cards"
    if not stock:
        return "no_cards_left"
    return "cannot_pay" if stack < price else ""


def passing(step: Bet, most: int, *, bought: int = 0, stock: int = 0) -> tuple[int, str]:
    """What passing costs, in chips, and the code of the reason why it is not allowed, or nothing.

    `most` is the greatest bet: where no bet is possible passing is all that is left, and free (X-15). Where cards may
    be bought it is free after the last one (FW-3, FW-9).
    """
    if not most or step.passing is _FREE or (step.buys and (bought == step.buys or not stock)):
        return 0, ""
    if step.passing is _CHIP:
        return 1, ""
    return 0, "pass_after_last_card" if step.buys else "must_bet"


def unbet(contest: Between, stakes: Stakes, *, spread: int, pot: int, stack: int) -> int:
    """What posts that end a turn before a bet bring a player, in chips (IB-5, IB-6)."""
    if spread < 0:
        return min(2, pot) if contest.pair is Pair.WINS_TWO else 0
    return -min(stakes.least, stack) if contest.consecutive is Consecutive.LOSES else 0
