"""The accounts of the evening: what each person bought and cashed out, written down when the game says so."""

from __future__ import annotations

from msgspec.structs import replace

from reddog.rules.events import AnyEvent, BoughtIn, Joined, Left
from reddog.table.state import Account, Player

BOOKED = frozenset({Joined, BoughtIn, Left})
"""The events that move chips on to the table or off it."""

Accounts = tuple[Account, ...]


def booked(accounts: Accounts, player: Player, event: AnyEvent) -> Accounts:
    """The accounts after chips were bought or cashed out in a player's seat."""
    account = account_of(accounts, player)
    match event:
        case Joined(chips=chips):
            account = replace(account, bought=account.bought + chips, left_with=0)
        case BoughtIn(chips=chips):
            account = replace(account, bought=account.bought + chips)
        case Left(chips=chips):
            account = replace(account, cashed=account.cashed + chips, left_with=chips, bank=player.bank)
        case _:
            pass
    return written(accounts, account)


def account_of(accounts: Accounts, player: Player) -> Account:
    """A player's account, under the name that he has now; a new one where he has none."""
    for account in accounts:
        if account.person == player.person:
            return replace(account, name=player.name)
    return Account(person=player.person, name=player.name, bot=player.bot)


def written(accounts: Accounts, account: Account) -> Accounts:
    """The accounts with one of them as it is now."""
    if any(other.person == account.person for other in accounts):
        return tuple(account if other.person == account.person else other for other in accounts)
    return (*accounts, account)
