"""What players ask for in their seats: moves of the game, time, and a share in the shuffle."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from reddog.rules.choices import Kind
from reddog.rules.moves import BuyIn, Return
from reddog.rules.session import allowed
from reddog.table import commands
from reddog.table.acts import CameBack, Extended, Played, Shared
from reddog.table.buying import check_buy_in
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.standing import answers
from reddog.table.state import Player, Table

_NUMBER: Final = re.compile(r"[0-9a-fA-F]{1,64}")


def check_not_stale(table: Table, command: commands.AnyCommand, number: int) -> None:
    """Refuse an answer to what was asked before: `stale`.

    Talk, and what others do with their own chips between deals, makes no answer out of date; another pot or range does.
    """
    if number < table.asked and isinstance(command, commands.Play) and answers(command.move):
        raise Refused("stale")


def play(draft: Draft, person: str, command: commands.Play) -> None:
    """Make a move. Raises Refused `not_your_seat`, what `check_buy_in` refuses, and IllegalMove as the engine does."""
    move = command.move
    player = _own_seat(draft.table, person, move.seat)
    if isinstance(move, BuyIn):
        check_buy_in(draft.table, move.seat, move.chips)
    if player.away and isinstance(move, Return):
        draft.do(CameBack(move.seat))
    draft.do(Played(move))


def back_again(draft: Draft, person: str, command: commands.BackAgain) -> None:
    """Away no longer: he is waited for, and dealt in again.

    Raises Refused `not_your_seat` and `not_away`, and IllegalMove `vote_running` while the others vote on the pot.
    """
    player = _own_seat(draft.table, person, command.seat)
    if not player.away:
        raise Refused("not_away")
    draft.do(CameBack(command.seat))
    for choice in allowed(draft.table.session, command.seat):
        if choice.kind is Kind.RETURN:
            draft.do(Played(Return(command.seat)))


def share(draft: Draft, person: str, command: commands.GiveShare) -> None:
    """Take a share for the pack that is shuffled next; another one before it is shuffled replaces the first.

    A share is told to everybody: that of somebody who is muted is a number in hexadecimal digits, and says nothing.

    Raises Refused `not_your_seat`, `not_the_next_pack` for any other pack, and `muted` for words of who is muted.
    """
    _own_seat(draft.table, person, command.seat)
    pack = draft.table.next_pack
    if pack is None or command.pack != pack.number:
        raise Refused("not_the_next_pack", pack=command.pack)
    if person in draft.table.muted and not _NUMBER.fullmatch(command.share):
        raise Refused("muted")
    draft.do(Shared(seat=command.seat, pack=command.pack, share=command.share))


def extend(draft: Draft, person: str, command: commands.Extend) -> None:
    """So many times the usual time for each turn. Raises Refused `not_your_seat`."""
    _own_seat(draft.table, person, command.seat)
    draft.do(Extended(seat=command.seat, times=command.times))


def _own_seat(table: Table, person: str, seat: int) -> Player:
    """Who sits in a person's seat. Raises Refused `not_your_seat` for any other, and for one that is not there."""
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if player is None or player.person != person:
        raise Refused("not_your_seat", seat=max(-1, min(seat, len(table.players))))
    return player


GAME_COMMANDS: Final[dict[type[commands.Command], Callable[[Draft, str, Any], None]]] = {
    commands.Play: play,
    commands.BackAgain: back_again,
    commands.GiveShare: share,
    commands.Extend: extend,
}
"""What each command of a player does; all take the draft, who asks, and the command."""
