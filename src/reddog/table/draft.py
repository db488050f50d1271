"""The one way to change a table: a draft of its next entry, in which each act is folded as it is done.

A draft whose command is refused is thrown away, so that nothing is ever half applied. A stored entry is played again
through the same code.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from reddog.rules.moves import SeatMove
from reddog.rules.state import Session, Stage
from reddog.table import acts
from reddog.table.acts import AnyAct, Entry
from reddog.table.fold_game import GAME
from reddog.table.fold_people import PEOPLE
from reddog.table.settings import Settings, variant_of
from reddog.table.state import Table
from reddog.table.told import ONE_PACK, Happened, IsHere, PackUsed, Told

FOLDS = PEOPLE | GAME
"""What each act changes."""


class Draft:
    """A table's next entry while it is written; `table` is the table as it would be after it."""

    def __init__(self, table: Table, at: int) -> None:
        """Begin the next entry of a table, at a moment in milliseconds: never one before its last."""
        self.at = max(at, table.at)
        self.table = replace(table, number=table.number + 1, at=self.at)
        self.acts: list[AnyAct] = []
        self.told: list[Told] = []

    def do(self, act: AnyAct) -> None:
        """Fold an act, and write down what may be told of it. Raises IllegalMove, and does nothing, as the engine does."""
        self.table = FOLDS[type(act)](self.table, act, self.at)
        self.acts.append(act)
        self.told.append(told_of(act, self.table))

    def entry(self, person: str = "", command: str = "") -> Entry:
        """The entry as it goes into the log."""
        return Entry(
            number=self.table.number, at=self.at, acts=tuple(self.acts), person=person, command=command
        )


def told_of(act: AnyAct, table: Table) -> Told:
    """What everybody is told of an act, given the table after it."""
    match act:
        case acts.Played(move=move, why=why):
            seat = move.seat if isinstance(move, SeatMove) else -1
            return Happened(events=table.session.events, seat=seat, why=why)
        case acts.PackShuffled(pack=pack, deal=deal, shares=shares, cards=cards):
            return PackUsed(pack=pack, deal=deal, shares=shares, cards=() if cards == ONE_PACK else cards)
        case acts.Arrived(person=person, name=name):
            return IsHere(person=person, name=name)
        case _:
            return act


def evolve(table: Table, entry: Entry) -> tuple[Table, tuple[Told, ...]]:
    """The table after a stored entry, and what everybody is told of it."""
    draft = Draft(table, entry.at)
    for act in entry.acts:
        draft.do(act)
    return draft.table, tuple(draft.told)


def replayed(entries: Iterable[Entry]) -> Table:
    """The table that a log tells of, from its first entry on."""
    table = unopened()
    for entry in entries:
        table, _ = evolve(table, entry)
    return table


def unopened() -> Table:
    """What there is before the first entry: a table with nothing on it."""
    settings = Settings()
    session = Session(variant=variant_of(settings), seats=(), stage=Stage.CLOSED)
    return Table(id="", code="", settings=settings, host="", session=session, players=())
