"""Table stakes: what chips may be brought to a seat, and bought in it later."""

from __future__ import annotations

from reddog.table.errors import Refused
from reddog.table.hosting import seats_of
from reddog.table.state import Account, Table


def chips_to_sit(table: Table, person: str, chips: int | None) -> int:
    """The chips that a person sits down with: what he asks for, the usual ones, or those that he left with.

    Raises Refused: `same_stack` where others than those that he left with are asked for and the table wants the same;
    `no_rebuys` where he lost his and none may be bought; `buy_in_range` for too few or too many.
    """
    settings = table.settings
    least, most = settings.buy_in_least, settings.buy_in_most
    account = _account_of_returning(table, person)
    if account is not None:
        left_with = account.left_with
        if not left_with and settings.rebuy == "never":
            raise Refused("no_rebuys")
        if left_with and settings.rejoin == "same":
            if chips not in (None, left_with):
                raise Refused("same_stack", chips=left_with)
            return left_with
        if left_with and settings.rebuy != "any":
            # To come back with more would be to buy chips, which needs an empty stack here, or is not done at all.
            least, most = min(least, left_with), min(most, left_with)
    if chips is None:
        return max(least, min(settings.buy_in, most))
    if not least <= chips <= most:
        raise Refused("buy_in_range", chips=chips, least=least, most=most)
    return chips


def _account_of_returning(table: Table, person: str) -> Account | None:
    """The account of a person who has played here and has no seat now."""
    if seats_of(table, person):
        return None
    return next((account for account in table.accounts if account.person == person), None)


def check_buy_in(table: Table, seat: int, chips: int) -> None:
    """Refuse chips that the table's rules do not let the player in a seat buy; the game's rules are the engine's.

    Raises Refused: `no_rebuys`, `rebuy_when_broke`, `stack_is_full`, and `buy_in_range` for too few or too many.
    """
    settings, stack = table.settings, table.session.seats[seat].stack
    if settings.rebuy == "never":
        raise Refused("no_rebuys")
    if settings.rebuy == "broke" and stack:
        raise Refused("rebuy_when_broke")
    most = settings.buy_in_most - stack
    if most <= 0:
        raise Refused("stack_is_full")
    # Whoever has chips may top them up by any number; an empty stack is bought anew.
    least = min(most, 1 if stack else settings.buy_in_least)
    if not least <= chips <= most:
        raise Refused("buy_in_range", chips=chips, least=least, most=most)
