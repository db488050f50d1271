"""What happens at a table because time has passed: the only module that acts on time. All of it is in milliseconds.

A turn has its usual time, then the player's spare time, then the least answer is given for him. Who misses two turns
running is away: he is not waited for and antes no more until he says that he is back. Where several are asked at once
they have one deadline, by whoever has most time.
"""

from __future__ import annotations

from typing import Final

from reddog.bots import Chance
from reddog.rules.state import Stage
from reddog.table import bots, course, proposals, resting, seating
from reddog.table.acts import BankOpened, Granted, Played, WentAway, Woken
from reddog.table.answering import answer_for
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft
from reddog.table.fold_moves import TIME
from reddog.table.state import Table, Turn
from reddog.table.times import SECOND, deadline

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_DEAL = Stage.DEAL

MISSED: Final = 2
"""Turns missed running after which a player is away."""


def due(table: Table) -> int | None:
    """When the table will act by itself next, in milliseconds since 1970: now, where that is past; None for never."""
    if table.ended or table.paused:
        return None
    moments = [proposals.lapses_at(table)]
    if table.turn is not None:
        moments += (_not_waited_for(table), bot_due(table), deadline(table))
    if table.session.stage is not _DEAL:
        moments += (resting.next_deal(table), seating.falls_free_at(table))
    return min([moment for moment in moments if moment is not None], default=None)


def tick(draft: Draft, dealer: Dealer, luck: Chance) -> None:
    """Do what is due at the moment of the draft, and all that follows; nothing where nothing is."""
    moment = due(draft.table)
    if moment is None or moment > draft.at:
        return
    _bots(draft, luck)
    _out_of_time(draft)
    begins = resting.next_deal(draft.table)
    if begins is not None and begins <= draft.at:
        course.begin(draft, dealer)
    course.go_on(draft, dealer, luck)


def grace(draft: Draft, person: str) -> None:
    """The connection of a player who is awaited broke: his turn ends later, once in a deal."""
    table = draft.table
    milliseconds = table.settings.clock.grace * SECOND
    if table.turn is None or table.paused or not milliseconds or deadline(table) is None:
        return
    for seat in table.turn.seats:
        player = table.players[seat]
        if player is not None and player.person == person and player.graced != table.deals:
            draft.do(Granted(seat=seat, milliseconds=milliseconds, why="connection"))
            return


def woken(draft: Draft, stopped: int) -> None:
    """The server stood still for so many milliseconds: whatever waits for a time waits that much longer."""
    if stopped > 0 and not draft.table.ended:
        draft.do(Woken(stopped))


def bot_due(table: Table) -> int | None:
    """When a bot that is awaited has thought enough."""
    if table.turn is None or bots.seat_awaited(table) is None:
        return None
    return table.turn.since + table.turn.extra + round(table.settings.clock.bots * SECOND)


def _not_waited_for(table: Table) -> int | None:
    """The moment from which a player who is away is not waited for: at once."""
    return table.turn.since if table.turn and resting.seat_away(table) is not None else None


def _bots(draft: Draft, luck: Chance) -> None:
    """The bots that have thought enough make their moves."""
    while (moment := bot_due(draft.table)) is not None and moment <= draft.at:
        seat = bots.seat_awaited(draft.table)
        assert seat is not None
        bots.move(draft, seat, luck)


def _out_of_time(draft: Draft) -> None:
    """The spare time begins, or the players who are awaited are answered for."""
    if _late(draft):
        _open_banks(draft)
    if not _late(draft):
        return
    turn: Turn | None = draft.table.turn
    for seat in turn.seats if turn else ():
        turn = draft.table.turn
        # A vote is over with the first no.
        if turn is not None and seat in turn.seats:
            _time_out(draft, seat)


def _late(draft: Draft) -> bool:
    ends = deadline(draft.table)
    return ends is not None and ends <= draft.at


def _open_banks(draft: Draft) -> None:
    """The spare time of all who are awaited and have some begins."""
    turn = draft.table.turn
    if turn is None or turn.bank:
        return
    for seat in turn.seats:
        player = draft.table.players[seat]
        if player is not None and player.bank and not player.bot:
            draft.do(BankOpened(seat))


def _time_out(draft: Draft, seat: int) -> None:
    """Answer for a player; after two missed turns he is away."""
    player = draft.table.players[seat]
    if player is None or player.bot:
        return
    draft.do(Played(answer_for(draft.table.session, seat), why=TIME))
    player = draft.table.players[seat]
    if player is not None and player.missed >= MISSED and not player.away:
        draft.do(WentAway(seat))
        resting.sit_out(draft, seat)
