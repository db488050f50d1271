"""What goes into the store and comes out of it. Times are milliseconds since 1970; no record holds a secret."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec


class TableRow(msgspec.Struct, frozen=True):
    """A table. Its settings are in its first entry, and the dealer's secret is asked for by itself."""

    id: str
    code: str
    """What people type or follow to come here; no two tables have the same."""
    created: int
    touched: int
    state: Literal["open", "ended"] = "open"
    expires: int | None = None


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    number: int
    at: int
    person: str | None
    command: str | None
    body: bytes

    def __repr__(self) -> str:
        """All but the body: cards that nobody has seen may be in it."""
        return (
            f"StoredEntry(number={self.number}, at={self.at}, person={self.person!r}, {len(self.body)} bytes)"
        )


class NewEntry(NamedTuple):
    """An entry that waits to be written: the columns' names, in their order."""

    table_id: str
    number: int
    at: int
    person: str | None
    command: str | None
    body: bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody who has been here, with an account or without; a password is asked for by itself."""

    id: str
    name: str
    created: int
    seen: int
    account: str | None = None
    """The name of the account as it is compared: see `reddog.store.people.folded`."""
    issue: int = 0
    """How often he has made everything worthless that he was known by: tokens and links of an earlier issue are nobody's."""
