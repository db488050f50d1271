"""The log of one live table: what is changed is written first, then kept, then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from reddog.bots.bot import Chance
from reddog.server.waking import Awake, entry_of
from reddog.store import Store, StoreTrouble
from reddog.table.acts import Entry
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft, evolve
from reddog.table.errors import Refused
from reddog.table.state import Table
from reddog.table.told import Told

_ENCODER: Final = msgspec.json.Encoder()

Change = Callable[[Draft, Dealer], None]
"""Does something to a draft, or raises a RedDogError."""
Grown = Callable[[Entry, str], None]
"""Is told of each new entry, and gets it as everybody may read it, encoded."""


class Means(NamedTuple):
    """What a room works with."""

    store: Store
    server: str
    """The name of this process among the servers."""
    now: Callable[[], int]
    """The time, in milliseconds since 1970."""
    luck: Chance
    """For bots; cards come from the dealer only."""


class TableLog:
    """The table as the log has it so far. Only one change may be under way at a time: the room sees to that."""

    def __init__(self, means: Means, awake: Awake, secret: bytes, grown: Grown) -> None:
        self.table: Table = awake.table
        self.lines = awake.lines
        self.answers = awake.answers
        self.behind = False
        """Something may have been written that is not known here."""
        self._means = means
        self._ahead = 0
        self._dealer = Dealer(secret, self.table.id, self.table.shuffled)
        self._grown = grown

    def now(self) -> int:
        """The table's time, in milliseconds since 1970: this machine's, unless a clock that was ahead of it wrote the log.

        Then what the log says is due in a minute is due in a minute, and not when this machine's clock has come so far.
        """
        now = self._means.now()
        self._ahead = max(self._ahead, self.table.at - now)
        return now + self._ahead

    async def commit(self, change: Change, person: str = "", command: str = "") -> int:
        """Change the table and return the number of the entry; where nothing changes, the present number.

        A person's `command` that is remembered changes nothing, and has the number that it had. Raises what `change` raises,
        what a remembered command was refused with, and Refused `store_trouble`; then nothing has changed.
        """
        while True:
            if self.behind:
                await self.catch_up()
            # Whoever appends has read everything before: so a command is known that another process has done.
            done = self.answers.find(person, command)
            if done is not None:
                return done
            draft = self._drafted(change)
            if not draft.acts:
                return self.table.number
            entry = draft.entry(person, command)
            if await self._append(entry):
                self._keep(draft.table, entry, tuple(draft.told))
                return entry.number

    async def catch_up(self) -> None:
        """Read what other processes have written. Raises Refused `store_trouble`."""
        try:
            stored = await self._means.store.entries(self.table.id, after=self.table.number)
        except StoreTrouble as trouble:
            raise Refused("store_trouble") from trouble
        self.behind = False
        for each in stored:
            entry = entry_of(each)
            table, told = evolve(self.table, entry)
            self._keep(table, entry, told)

    def _drafted(self, change: Change) -> Draft:
        """What the change makes of the table."""
        draft = Draft(self.table, self.now())
        change(draft, self._dealer)
        return draft

    async def _append(self, entry: Entry) -> bool:
        # Until it is known to be there, something else may be: also when the caller stops waiting.
        self.behind = True
        try:
            written = await self._means.store.append(
                self.table.id,
                entry.number,
                at=entry.at,
                person=entry.person or None,
                command=entry.command or None,
                body=_ENCODER.encode(entry),
            )
        except StoreTrouble as trouble:
            raise Refused("store_trouble") from trouble
        self.behind = not written
        return written

    def _keep(self, table: Table, entry: Entry, told: tuple[Told, ...]) -> None:
        self.table = table
        self.answers.add(entry.person, entry.command, entry.number)
        self._grown(entry, self.lines.add(entry, told))
