"""What the host may do: start, pause, change the rules, remove, mute, and hand the table over.

A host is a person like any other. When he is gone his powers pass to another; he comes back as a player.
"""

from __future__ import annotations

from typing import Final

from reddog.rules.moves import Leave
from reddog.table import commands
from reddog.table.acts import (
    HostChanged,
    Muted,
    Paused,
    Played,
    Removed,
    Resumed,
    RulesPlanned,
    Started,
)
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.settings import checked
from reddog.table.state import Table
from reddog.table.text import tidied

BARRED_FOR: Final = 10 * 60 * 1000
"""How long a removed person may not come back, in milliseconds: a pause for thought, not a sentence."""


def is_here(table: Table, person: str) -> bool:
    """Whether a person is connected."""
    return any(visitor.person == person for visitor in table.here)


def seats_of(table: Table, person: str) -> tuple[int, ...]:
    """The seats that a person or a bot holds."""
    return tuple(
        seat for seat, player in enumerate(table.players) if player is not None and player.person == person
    )


def pass_host_on(draft: Draft) -> None:
    """A host who is gone is followed by who sits longest of those connected, else by who is connected longest."""
    heir = _heir(draft.table)
    if heir and not is_here(draft.table, draft.table.host):
        draft.do(HostChanged(person=heir, why="gone"))


def _heir(table: Table) -> str:
    """Who becomes host when the host is gone; nobody where no person is connected."""
    seated = [
        (player.since, player.person)
        for player in table.players
        if player is not None and is_here(table, player.person)
    ]
    if seated:
        return min(seated)[1]
    return table.here[0].person if table.here else ""


def check_open(table: Table) -> None:
    """Raise Refused `evening_over` once the evening is over."""
    if table.ended:
        raise Refused("evening_over")


def check_host(draft: Draft, person: str) -> None:
    """Raise Refused for anybody but the host: `host_only`, or `evening_over` for all.

    Where everybody had gone the host may still be missing when others are back; then whoever would follow him becomes
    the host by acting as one, so that a table is never without.
    """
    check_open(draft.table)
    if person == _heir(draft.table):
        pass_host_on(draft)
    if person != draft.table.host:
        raise Refused("host_only")


def start(draft: Draft, person: str, _: commands.Start) -> None:
    """Begin the game. Raises Refused `started_already`."""
    check_host(draft, person)
    if draft.table.started:
        raise Refused("started_already")
    draft.do(Started())


def pause(draft: Draft, person: str, _: commands.Pause) -> None:
    """Stop all clocks. Raises Refused `not_started` and `paused_already`."""
    check_host(draft, person)
    if not draft.table.started:
        raise Refused("not_started")
    if draft.table.paused:
        raise Refused("paused_already")
    draft.do(Paused(why="host", by=person))


def resume(draft: Draft, person: str, _: commands.Resume) -> None:
    """Go on after a pause. Raises Refused `not_paused`."""
    check_host(draft, person)
    if not draft.table.paused:
        raise Refused("not_paused")
    draft.do(Resumed(by=person))


def remove(draft: Draft, person: str, command: commands.Remove) -> None:
    """Remove a person or a bot: told to all, cashed out as by leaving; a person may come back after `BARRED_FOR`.

    Raises Refused `no_such_person`, and `host_stays` for the host himself.
    """
    check_host(draft, person)
    removed = command.person
    if removed == draft.table.host:
        raise Refused("host_stays")
    _check_known(draft.table, removed)
    seats = seats_of(draft.table, removed)
    bot = any(account.bot for account in draft.table.accounts if account.person == removed)
    until = 0 if bot else draft.at + BARRED_FOR
    draft.do(Removed(person=removed, by=person, reason=tidied(command.reason), until=until))
    for seat in seats:
        free_seat(draft, seat, "gone")


def free_seat(draft: Draft, seat: int, why: str) -> None:
    """The player in a seat leaves it by the game's own rule; one who is leaving already is left to it."""
    if not draft.table.session.seats[seat].leaving:
        draft.do(Played(move=Leave(seat=seat), why=why))


def mute(draft: Draft, person: str, command: commands.Mute) -> None:
    """What a person says is not passed on, or is again. Raises Refused `no_such_person` and `host_stays`."""
    check_host(draft, person)
    if command.person == draft.table.host:
        raise Refused("host_stays")
    _check_known(draft.table, command.person)
    draft.do(Muted(person=command.person, by=person, muted=command.muted))


def _check_known(table: Table, person: str) -> None:
    """Refuse whom nobody at the table has seen."""
    accounts = (account.person for account in table.accounts)
    if not is_here(table, person) and person not in accounts and not _waits(table, person):
        raise Refused("no_such_person")


def _waits(table: Table, person: str) -> bool:
    return any(waiter.person == person for waiter in table.waiting)


def hand_over(draft: Draft, person: str, command: commands.HandOver) -> None:
    """Make another the host. Raises Refused `not_connected` for whoever is not there, a bot among them."""
    check_host(draft, person)
    if not is_here(draft.table, command.person):
        raise Refused("not_connected")
    # Who has just followed a host that is gone may name himself: the powers are his already.
    if command.person != person:
        draft.do(HostChanged(person=command.person, why="handed-over"))
    elif not draft.acts:
        raise Refused("host_already")


def change_rules(draft: Draft, person: str, command: commands.ChangeRules) -> None:
    """Play by other settings from the next deal on; the present ones take such a plan back.

    Raises Refused `seats_in_use` where players would lose their seats, and what `checked` raises.
    """
    check_host(draft, person)
    settings = checked(command.settings)
    seated = sum(player is not None for player in draft.table.players)
    if settings.seats < seated:
        raise Refused("seats_in_use", seats=settings.seats, least=seated)
    if settings == draft.table.settings and draft.table.planned is None:
        raise Refused("rules_hold_already")
    draft.do(RulesPlanned(settings=settings, by=person))
