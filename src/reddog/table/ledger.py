"""The ledger: who bought and cashed what, who is up or down by how much, and how that is settled."""

from __future__ import annotations

from typing import Final

from reddog.table.settling import Transfer, is_fewest, settle
from reddog.table.state import Table
from reddog.table.views import AccountView

__all__ = ["HOUSE", "POT", "Transfer", "accounts", "is_fewest", "nets", "settle"]

HOUSE: Final = "house"
"""Stands for the house among the nets, where a game has one."""
POT: Final = "pot"
"""Stands for the pot among the nets, while it belongs to nobody."""


def accounts(table: Table) -> tuple[AccountView, ...]:
    """One line for each person and bot that has had a seat, in the order in which they first sat down.

    Their nets, with the pot and what the house has won, sum to zero at every moment.
    """
    session = table.session
    bets = session.running.bets if session.running else (0,) * len(session.seats)
    stacks: dict[str, int] = {}
    for player, seat, bet in zip(table.players, session.seats, bets, strict=True):
        if player is not None:
            stacks[player.person] = stacks.get(player.person, 0) + seat.stack + bet
    return tuple(
        [
            AccountView(
                account.person,
                account.name,
                account.bot,
                account.bought,
                account.cashed,
                (stack := stacks.get(account.person, 0)),
                account.cashed + stack - account.bought,
            )
            for account in table.accounts
        ]
    )


def nets(table: Table) -> dict[str, int]:
    """What everybody is up or down by, by person; the pot and the house among them where they hold or owe chips.

    The numbers sum to zero.
    """
    found = {account.person: account.net for account in accounts(table)}
    found |= {HOUSE: table.session.house, POT: table.session.pot}
    return {who: net for who, net in found.items() if net}
