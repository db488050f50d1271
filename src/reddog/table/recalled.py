"""What a log says of a table that need not be played again for it: its settings, and who had a seat.

To fold a long evening takes a third of a second, and many may be asked after at once; to have the database look for a few acts takes a fortieth of that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from reddog.table import acts
from reddog.table.acts import AnyAct, Entry
from reddog.table.settings import Settings

_ENTRY: Final = msgspec.json.Decoder(Entry)
_TELLING: Final = (
    acts.Opened,
    acts.RulesPlanned,
    acts.RulesChanged,
    acts.Seated,
    acts.Arrived,
    acts.Removed,
    acts.Ended,
)
MARKS: Final = tuple(f'"{kind.__struct_config__.tag}"'.encode() for kind in _TELLING)
"""What stands in an entry, as it is stored, that says anything here, or who may read the log; seldom in another."""


def telling(bodies: Iterable[bytes]) -> tuple[Entry, ...]:
    """Of a log as it is stored, or those of its entries in which one of `MARKS` stands, the entries that say anything here."""
    return tuple(_ENTRY.decode(body) for body in bodies if any(mark in body for mark in MARKS))


def settings_of(entries: Iterable[Entry]) -> Settings:
    """The settings that hold after these entries, of which the first opened the table."""
    settings = planned = Settings()
    for act in _acts(entries):
        match act:
            case acts.Opened():
                settings = planned = act.settings
            case acts.RulesPlanned():
                planned = act.settings
            case acts.RulesChanged():
                settings = planned
    return settings


def seated(entries: Iterable[Entry]) -> dict[str, str]:
    """The people who ever had a seat and what they were called last, in the order in which they first sat down; no bots."""
    return {act.person: act.name for act in _acts(entries) if isinstance(act, acts.Seated) and not act.bot}


def _acts(entries: Iterable[Entry]) -> Iterable[AnyAct]:
    return (act for entry in entries for act in entry.acts)
