"""What everybody at a table is told of an act: built up from what all may know, never cut out of it."""

from __future__ import annotations

from typing import Final

import msgspec

from reddog.cards import SIZE
from reddog.rules.events import AnyEvent
from reddog.table import acts

ONE_PACK: Final = tuple(range(SIZE))


class Happened(msgspec.Struct, frozen=True, tag_field="act", tag="happened", omit_defaults=True):
    """A move of the game: who made it, why (as in `Played`), and what all saw of it.

    The move itself is not told: that of a draw holds cards which nobody may know.
    """

    events: tuple[AnyEvent, ...]
    seat: int = -1
    """Whose move it was; -1 for chance and the table."""
    why: str = ""


class PackUsed(msgspec.Struct, frozen=True, tag_field="act", tag="pack-used", omit_defaults=True):
    """A pack was shuffled with these shares, one for each seat."""

    pack: int
    deal: int
    shares: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    """Which cards were shuffled, in card order; nothing for one whole pack."""


class IsHere(msgspec.Struct, frozen=True, tag_field="act", tag="is-here", omit_defaults=True):
    """A person came, or came back."""

    person: str
    name: str


Told = (
    Happened
    | PackUsed
    | IsHere
    | acts.Opened
    | acts.Started
    | acts.Paused
    | acts.Resumed
    | acts.Woken
    | acts.RulesPlanned
    | acts.RulesChanged
    | acts.Ended
    | acts.Committed
    | acts.Shared
    | acts.DealerDrawn
    | acts.Revealed
    | acts.Departed
    | acts.Seated
    | acts.Waiting
    | acts.WaitedEnough
    | acts.WentAway
    | acts.MovedOn
    | acts.CameBack
    | acts.LeftAlone
    | acts.HostChanged
    | acts.Removed
    | acts.Muted
    | acts.Extended
    | acts.Granted
    | acts.BankOpened
    | acts.Proposed
    | acts.Answered
    | acts.Lapsed
    | acts.Voided
    | acts.Adjusted
    | acts.Said
)
