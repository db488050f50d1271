"""The state of a table: who sits there, what is agreed, what is played. A frozen record; `draft` makes the next one.

Stacks are in the session and nowhere else. What a person bought and cashed out over the evening is in the accounts, since
seats change hands and games change. No secret is here: the dealer holds them.
"""

from __future__ import annotations

import msgspec

from reddog.rules.state import Session
from reddog.table.dealer import Shuffled
from reddog.table.settings import Settings


class Player(msgspec.Struct, frozen=True, gc=False):
    """Who sits in a seat."""

    person: str
    name: str
    """As shown: cleaned, and told apart from all others at the table."""
    bot: str = ""
    """The kind of bot; nothing for a person."""
    since: int = 0
    """The entry that seated him: who sits longest becomes host."""
    away: bool = False
    """Missed two turns running."""
    missed: int = 0
    """Turns missed running."""
    bank: int = 0
    """Spare time left, in milliseconds."""
    times: int = 1
    """So many times the usual time for a turn; 0 is without limit."""
    graced: int = 0
    """The table's deal in which time was last granted for a broken connection."""
    gone: int = 0
    """Since when his person is not connected, in milliseconds since 1970; 0 while he is."""


class Visitor(msgspec.Struct, frozen=True, gc=False):
    """A person who is connected, in a seat or watching."""

    person: str
    name: str
    server: str


class Waiter(msgspec.Struct, frozen=True, gc=False):
    """A person who waits for a seat."""

    person: str
    name: str
    chips: int


class Account(msgspec.Struct, frozen=True, gc=False):
    """What one person bought and cashed out this evening, in chips."""

    person: str
    name: str
    bot: str = ""
    bought: int = 0
    cashed: int = 0
    left_with: int = 0
    """The chips of the last cash-out, while he has no seat."""
    bank: int | None = None
    """The spare time, in milliseconds, that he had when he left his seat; None before. It is for the whole evening."""


class Pack(msgspec.Struct, frozen=True, gc=False):
    """One pack's number and what was published of it."""

    number: int
    commitment: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The time of the players who are awaited. All in milliseconds."""

    seats: tuple[int, ...]
    since: int
    """When it began."""
    extra: int = 0
    """Granted on top: for a broken connection, a pause, a stop of the server."""
    bank: bool = False
    """The spare time runs."""


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """What all players are asked."""

    what: str
    """void, adjust, end or move-on."""
    by: str
    since: int
    number: int = 0
    """The entry that proposed it: who is seated later is not asked."""
    deal: int = 0
    """The deals that had begun at the table: the deal that a void is about."""
    agreed: tuple[str, ...] = ()
    from_seat: int = -1
    to_seat: int = -1
    chips: int = 0
    reason: str = ""


class Table(msgspec.Struct, frozen=True):
    """One table at one moment."""

    id: str
    code: str
    settings: Settings
    host: str
    session: Session
    players: tuple[Player | None, ...]
    """One entry for each seat."""
    number: int = 0
    """Entries in the log so far."""
    at: int = 0
    """When the last of them was made, in milliseconds since 1970."""
    here: tuple[Visitor, ...] = ()
    waiting: tuple[Waiter, ...] = ()
    accounts: tuple[Account, ...] = ()
    alone: str = ""
    """The last person of several, once that has been told; nothing while there is company again."""
    muted: tuple[str, ...] = ()
    barred: tuple[tuple[str, int], ...] = ()
    """Removed persons, and when they may come back."""
    started: bool = False
    paused: str = ""
    """Why; nothing while the game goes on."""
    paused_at: int = 0
    ended: str = ""
    """Why the evening is over; nothing before."""
    turn: Turn | None = None
    asked: int = 0
    """The entry that last changed what is awaited, or the pot: a move that was made before it is out of date."""
    rest_since: int = 0
    """When the present rest between two deals began, its pauses added."""
    deals: int = 0
    """Deals begun at the table, over all its games."""
    before: Session | None = None
    """The session as it was before the present or last deal; None where that cannot be undone any more."""
    proposal: Proposal | None = None
    proposed: tuple[tuple[str, int], ...] = ()
    """Who has proposed something, and in which deal the last time: nobody can stall with proposals."""
    declined: tuple[tuple[int, int], ...] = ()
    """Seats for which the others would go on waiting when they were asked, and when that was, in milliseconds since 1970."""
    planned: Settings | None = None
    pack: Pack | None = None
    """The pack in play."""
    next_pack: Pack | None = None
    """The pack that is shuffled next: shares are taken for it."""
    shares: tuple[str, ...] = ()
    """The shares for it, by seat; "" where none was given."""
    shuffled: Shuffled | None = None
    """What the pack in play was made from."""
    revealed: int = -1
    """The last pack whose secret was revealed; packs are revealed in order."""
