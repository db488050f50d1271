"""When the time of those who are awaited is up. All moments and durations are in milliseconds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reddog.table.commands import MOST_TIMES
from reddog.table.state import Player, Table, Turn

SECOND: Final = 1000


def company(table: Table) -> bool:
    """Whether there is a second person at the table, so that somebody waits when a player thinks."""
    persons = _persons(table)
    first = next(persons, "")
    return any(person != first for person in persons)


def _persons(table: Table) -> Iterator[str]:
    """Who plays, and who is connected, some of them twice; asked after every move, it seldom needs more than two of them."""
    for player in table.players:
        if player and not player.bot:
            yield player.person
    for visitor in table.here:
        yield visitor.person


def timed(table: Table, turn: Turn) -> tuple[Player, ...]:
    """The persons in a turn: bots have no clock."""
    return tuple(player for seat in turn.seats if (player := table.players[seat]) and not player.bot)


def turn_ends(table: Table, turn: Turn) -> int | None:
    """When the usual time for a turn is up, by the player who has most of it; None where nobody's ever is."""
    usual = table.settings.clock.turn * SECOND
    players = timed(table, turn) if usual else ()
    if not players:
        return None
    ends = [_ends(turn, player, usual) for player in players]
    return None if None in ends else max(moment for moment in ends if moment is not None)


def _ends(turn: Turn, player: Player, usual: int) -> int | None:
    """When a player's own time is up: time without limit is for who is there to use it."""
    if player.times:
        return turn.since + turn.extra + player.times * usual
    if player.gone:
        return max(turn.since, player.gone) + turn.extra + MOST_TIMES * usual
    return None


def own_time_ends(table: Table, turn: Turn, player: Player) -> int | None:
    """When a player's own time and spare time are up, however much the others have; None where no clock is set for him."""
    usual = table.settings.clock.turn * SECOND
    ends = _ends(turn, player, usual) if usual else None
    return None if ends is None else ends + player.bank


def deadline(table: Table) -> int | None:
    """When the players who are awaited are out of time, or, before their spare time runs, when it begins.

    None where nobody is awaited, or for ever: without a clock, and without a second person at the table.
    """
    turn = table.turn
    ends = None if turn is None else turn_ends(table, turn)
    if turn is None or ends is None or not company(table):
        return None
    if not turn.bank:
        return ends
    return ends + max(player.bank for player in timed(table, turn))


def bank_left(table: Table, player: Player, at: int) -> int:
    """The spare time that a player who is awaited has left."""
    turn = table.turn
    if turn is None or not turn.bank:
        return player.bank
    ends = turn_ends(table, turn)
    return player.bank if ends is None else max(0, player.bank - max(0, at - ends))
