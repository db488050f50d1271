"""A table that is not to wait for ever: for a player without a clock, or, of several people, for the others who are gone.

The ruling: where no clock is set for the player who is awaited, the host may have the table move on once the turn has
lasted a minute, and where one is, once it has lasted ten, or once his own time is up where another's time without limit
keeps the clock from ending the turn. The player is then answered for as one whose time is up (COM-7, COM-16), and is
away until he says that he is back. Where it is the host who keeps the others waiting, or who does nothing, all the others together may do the
same.
"""

from __future__ import annotations

from typing import Final

from reddog.table import commands, resting
from reddog.table.acts import LeftAlone, MovedOn
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.hosting import check_host
from reddog.table.state import Player, Table, Turn
from reddog.table.times import SECOND, deadline, own_time_ends

WITHOUT_CLOCK: Final = 60 * SECOND
"""How long a turn lasts at least before the table moves on from a player without a clock, in milliseconds."""
WITH_CLOCK: Final = 600 * SECOND
"""The same for a player whose time is up only later, by a very long clock."""


def move_on(draft: Draft, person: str, command: commands.MoveOn) -> None:
    """The host has the table wait no longer for a player. Raises Refused as `check_host` and `check_stalls` do."""
    check_host(draft, person)
    check_stalls(draft, command.seat)
    wait_no_longer(draft, command.seat, "host")


def check_stalls(draft: Draft, seat: int) -> None:
    """Refuse to move on from whom the table does not wait for, or not for long enough.

    Raises Refused `paused_now`, `not_awaited`, and `too_soon` with the seconds that are left to wait.
    """
    table = draft.table
    if table.paused:
        raise Refused("paused_now")
    turn = table.turn
    player = table.players[seat] if seat < len(table.players) else None
    if turn is None or seat not in turn.seats or player is None or player.bot:
        raise Refused("not_awaited")
    left = _patience_ends(table, turn, player) - draft.at
    if left > 0:
        raise Refused("too_soon", seconds=-(-left // SECOND))


def _patience_ends(table: Table, turn: Turn, player: Player) -> int:
    """The moment from which the table need not wait for a player any more, by his own clock and not by another's."""
    began = turn.since + turn.extra
    own = own_time_ends(table, turn, player)
    if own is None:
        return began + WITHOUT_CLOCK
    longest = began + WITH_CLOCK
    return min(own, longest) if deadline(table) is None else longest


def wait_no_longer(draft: Draft, seat: int, why: str) -> None:
    """A player is away from now on: what he is asked is answered for him, and he sits out as soon as he may."""
    draft.do(MovedOn(seat=seat, why=why))
    resting.sit_out(draft, seat)


def tell_alone(draft: Draft) -> None:
    """Say so, once, when of several people who played only one is still there."""
    alone = _alone(draft.table)
    if alone and alone != draft.table.alone:
        draft.do(LeftAlone(person=alone))


def _alone(table: Table) -> str:
    """The one person who still plays and is connected; nobody where there is company, or there never was any."""
    if not table.started or table.ended:
        return ""
    found = ""
    for seat, player in enumerate(table.players):
        if player is None or player.bot or player.gone or table.session.seats[seat].leaving:
            continue
        if found not in {"", player.person}:
            return ""
        found = player.person
    others = (account.person for account in table.accounts if not account.bot)
    return found if found and any(other != found for other in others) else ""
