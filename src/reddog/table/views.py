"""What everybody may see of a table. What a seat alone knows of the game is `rules.views.own_view`."""

from __future__ import annotations

import msgspec

from reddog.rules.views import OpenView
from reddog.table.settings import Settings
from reddog.table.state import Pack, Waiter


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """Who sits in a seat. Chips and cards of the seat are in the game's own view."""

    seat: int
    person: str
    name: str
    bot: str
    here: bool
    """Connected; a bot always is."""
    away: bool
    bank: int
    """Spare time left, in milliseconds."""
    times: int
    """So many times the usual time for a turn; 0 is without limit."""


class PersonView(msgspec.Struct, frozen=True, gc=False):
    """A person who watches."""

    person: str
    name: str


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """Who is awaited, and for how long. Durations, not times of day: no client's clock matters (M-13)."""

    seats: tuple[int, ...]
    left: int | None
    """Milliseconds until the turn's time is up, at the moment of the message; None without a clock or in a pause."""
    bank: bool
    """The spare time runs."""


class ProposalView(msgspec.Struct, frozen=True, gc=False):
    """What all players are asked, and who has agreed."""

    what: str
    by: str
    agreed: tuple[str, ...]
    asked: tuple[str, ...]
    """Who has not answered yet."""
    left: int
    """Milliseconds until it lapses."""
    from_seat: int
    to_seat: int
    chips: int
    reason: str


class AccountView(msgspec.Struct, frozen=True, gc=False):
    """One line of the ledger, in chips."""

    person: str
    name: str
    bot: str
    bought: int
    cashed: int
    stack: int
    """On the table now, a bet in front of him included."""
    net: int
    """What he is up or down by: cashed + stack - bought. The pot belongs to nobody yet."""


class TableView(msgspec.Struct, frozen=True, gc=False):
    """Everything that all at a table, spectators too, may see of it."""

    number: int
    """Entries in the log so far."""
    asked: int
    """The entry that last changed what is awaited: moves made against an older one are out of date."""
    code: str
    settings: Settings
    host: str
    started: bool
    paused: str
    ended: str
    players: tuple[PlayerView, ...]
    watching: tuple[PersonView, ...]
    waiting: tuple[Waiter, ...]
    muted: tuple[str, ...]
    turn: TurnView | None
    next_deal: int | None
    """Milliseconds until the next deal begins by itself; None when none will."""
    proposal: ProposalView | None
    planned: Settings | None
    pack: Pack | None
    next_pack: Pack | None
    shares: tuple[str, ...]
    accounts: tuple[AccountView, ...]
    game: OpenView
    waits: str = ""
    """Why no deal begins by itself, as a code; nothing while one is played or will begin.

    One of not_started, paused, evening_over, nobody_plays, proposal_open (the last deal may be undone), or the game's own
    reason for not beginning.
    """
