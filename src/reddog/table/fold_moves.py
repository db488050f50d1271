"""What a move of the game changes at the table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reddog.rules.events import Left
from reddog.rules.moves import Begin, SeatMove
from reddog.rules.session import apply, awaited
from reddog.table.acts import Played
from reddog.table.booking import BOOKED, booked
from reddog.table.standing import answers, standing
from reddog.table.state import Player, Table
from reddog.table.times import bank_left

TIME = "time"
"""Why a move is made for a player who is awaited and out of time."""


def played(table: Table, act: Played, at: int) -> Table:
    """The table after a move. Raises IllegalMove, and changes nothing, as the engine does."""
    before, move = table.session, act.move
    was = awaited(before)
    session = apply(before, move)
    answered = answers(move)
    changes = standing(table, session, at, was=was, answered=answered)
    if answered:
        assert isinstance(move, SeatMove)
        _answered(table, move.seat, act.why, at, changes)
    elif type(move) is Begin:
        changes["deals"] = table.deals + 1
        changes["before"] = before
    if not BOOKED.isdisjoint(map(type, session.events)):
        _book(table, changes)
    return replace(table, **changes)


def _answered(table: Table, seat: int, why: str, at: int, changes: dict[str, Any]) -> None:
    """Spare time is used up; whoever answers himself has missed no turn."""
    player = table.players[seat]
    assert player is not None
    missed = player.missed + 1 if why == TIME else player.missed if why else 0
    bank = player.bank if player.bot else bank_left(table, player, at)
    if missed != player.missed or bank != player.bank:
        changes["players"] = put_player(table.players, seat, replace(player, missed=missed, bank=bank))


def _book(table: Table, changes: dict[str, Any]) -> None:
    """Chips were bought or cashed out: no deal before that can be undone any more."""
    players = changes.get("players", table.players)
    accounts = table.accounts
    for event in changes["session"].events:
        if type(event) in BOOKED:
            player = players[event.seat]
            assert player is not None
            accounts = booked(accounts, player, event)
            if isinstance(event, Left):
                players = put_player(players, event.seat, None)
    changes["accounts"] = accounts
    changes["players"] = players
    changes["before"] = None


def put_player(
    players: tuple[Player | None, ...], seat: int, player: Player | None
) -> tuple[Player | None, ...]:
    """The players with another one, or nobody, in one of the seats."""
    changed = list(players)
    changed[seat] = player
    return tuple(changed)
