"""Who may read how much of a table's log."""

from __future__ import annotations

from collections.abc import Sequence

from reddog.table.acts import AnyAct, Arrived, Ended, Entry, Opened, Removed, Seated
from reddog.table.recalled import settings_of


def may_read(entries: Sequence[Entry], person: str) -> bool:
    """Whether a person opened the table or had a seat at it; where others may watch, whoever has its code may read.

    To have come is not enough: anybody may knock.
    """
    if any(_played(act, person) for entry in entries for act in entry.acts):
        return True
    return settings_of(entries).spectators


def until_removed(entries: tuple[Entry, ...], person: str) -> tuple[Entry, ...]:
    """The entries up to the one that removed a person; all for whom none did, who came again, and when the evening is over."""
    for place in range(len(entries) - 1, -1, -1):
        for act in entries[place].acts:
            if isinstance(act, Ended) or (isinstance(act, Arrived) and act.person == person):
                return entries
            if isinstance(act, Removed) and act.person == person:
                return entries[: place + 1]
    return entries


def _played(act: AnyAct, person: str) -> bool:
    return (isinstance(act, Seated) and act.person == person) or (
        isinstance(act, Opened) and act.host == person
    )
