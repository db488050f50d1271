"""Who is meant by a name or a seat that was typed. Two of one look are told apart by the table; the name is then asked in full."""

from __future__ import annotations

from reddog.table.views import TableView
from reddog.terminal.words import Unclear, harmless, printable


def person_named(text: str, table: TableView) -> str:
    """The person of a name, of the beginning of one, or of the number of a seat.

    Raises Unclear `nobody_named`, `several_named` and `who_is_meant` for an empty text.
    """
    return _found(text, persons(table), table)


def seat_named(text: str, table: TableView) -> int:
    """The seat of a player, counted from 0. Raises Unclear as `person_named` does."""
    if text.isascii() and text.isdecimal():
        return _seat(text, table)
    seats = {str(player.seat): player.name for player in table.players}
    return int(_found(text, seats, table))


def persons(table: TableView) -> dict[str, str]:
    """The names of all who are at a table, by person, harmless to a terminal whatever the server says."""
    names = {account.person: account.name for account in table.accounts}
    names |= {waiter.person: waiter.name for waiter in table.waiting}
    names |= {watcher.person: watcher.name for watcher in table.watching}
    # Who holds several seats is called as in the first of them.
    names |= {player.person: player.name for player in reversed(table.players)}
    return {person: harmless(name) for person, name in names.items()}


def _found(text: str, names: dict[str, str], table: TableView) -> str:
    if not text:
        raise Unclear("who_is_meant")
    if text.isascii() and text.isdecimal():
        seat = _seat(text, table)
        return next(player.person for player in table.players if player.seat == seat)
    key = text.casefold()
    found = [person for person, name in names.items() if name.casefold() == key]
    found = found or [person for person, name in names.items() if name.casefold().startswith(key)]
    if not found:
        raise Unclear("nobody_named", name=printable(text))
    if len(found) > 1:
        raise Unclear("several_named", name=printable(text), options=tuple(names[person] for person in found))
    return found[0]


def _seat(text: str, table: TableView) -> int:
    seat = int(text[:4]) - 1
    if all(player.seat != seat for player in table.players):
        raise Unclear("nobody_in_seat", number=seat + 1)
    return seat
