"""A person's own words and names taken out of a table's log, when he wants his data deleted.

Chips, cards, moves and shares stay: the others' evening, its ledger and the proof of its shuffles hang on them, and they name
nobody. What others wrote about him stays theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from reddog.table import acts
from reddog.table.acts import AnyAct, Entry

SOMEBODY: Final = "Somebody"
"""The name of everybody whose name is gone; it is never numbered, so that it tells nothing."""

_ENTRY: Final = msgspec.json.Decoder(Entry)


def redact(body: bytes, person: str) -> bytes:
    """One entry of a log, as stored, without what this person was called, said and gave as a reason.

    Raises msgspec.ValidationError for what is no entry.
    """
    entry = _ENTRY.decode(body)
    changed = tuple(_redacted(act, person) for act in entry.acts)
    return body if changed == entry.acts else msgspec.json.encode(replace(entry, acts=changed))


def _redacted(act: AnyAct, person: str) -> AnyAct:
    """The act without this person's words."""
    change = _CHANGES.get(type(act))
    return change(act, person) if change else act


def _unnamed(act: Any, person: str) -> AnyAct:
    return replace(act, name=SOMEBODY) if act.person == person else act  # type: ignore[no-any-return] # several kinds


def _titled(act: acts.Opened | acts.RulesPlanned, _: str) -> AnyAct:
    """Whose the title is stands, perhaps, in an earlier entry: the next host plans other rules with the title that there was."""
    return replace(act, settings=replace(act.settings, title=""))


def _said(act: acts.Said, person: str) -> AnyAct:
    return replace(act, text="") if act.person == person else act


def _removed(act: acts.Removed, person: str) -> AnyAct:
    """A reason is about him as much as by him."""
    return replace(act, reason="") if person in {act.person, act.by} else act


def _proposed(act: acts.Proposed, person: str) -> AnyAct:
    return replace(act, reason="") if act.by == person else act


def _adjusted(act: acts.Adjusted, _: str) -> AnyAct:
    """Who gave the reason stands in an earlier entry; it was said there too, so it is taken out here in any case."""
    return replace(act, reason="")


_CHANGES: Final[dict[type[acts.Act], Callable[[Any, str], AnyAct]]] = {
    acts.Opened: _titled,
    acts.RulesPlanned: _titled,
    acts.Arrived: _unnamed,
    acts.Seated: _unnamed,
    acts.Waiting: _unnamed,
    acts.Said: _said,
    acts.Removed: _removed,
    acts.Proposed: _proposed,
    acts.Adjusted: _adjusted,
}
