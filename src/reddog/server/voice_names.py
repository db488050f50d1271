"""By which names a voice calls people: those of now, and those of some lines ago."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from reddog.protocol.messages import Line
from reddog.speech import Context
from reddog.speech.catalogue import Language
from reddog.speech.ledger import isolated
from reddog.speech.table_context import TableContext
from reddog.table import acts
from reddog.table.hosting import seats_of
from reddog.table.state import Table
from reddog.table.told import Happened, IsHere, Told


def standing(table: Table, person: str, language: Language, known: dict[str, str]) -> TableContext:
    """Who is told, by the names of now; `known` are those of people who may be gone.

    Who holds several seats lends them to others: then nobody is "you".
    """
    own = seats_of(table, person)
    game = Context(
        variant=table.session.variant,
        names=tuple(isolated(player.name) if player else "" for player in table.players),
        viewer=own[0] if len(own) == 1 else None,
        language=language,
        typed=False,
        evening=True,
    )
    persons = {**known, **dict(_persons(table))}
    return TableContext(game, persons, person, table.settings, table.planned)


def _persons(table: Table) -> Iterable[tuple[str, str]]:
    for known in (table.accounts, table.waiting, table.here):
        yield from ((each.person, isolated(each.name)) for each in known)
    # Who holds several seats is called as in the first of them.
    yield from ((each.person, isolated(each.name)) for each in reversed(table.players) if each)


def as_before(context: TableContext, lines: Sequence[Line]) -> TableContext:
    """The context of now as it was before some lines, as far as they tell: a name is empty where they do not.

    A seat's player is known by what he did in it himself before it got the next one.
    """
    names = list(context.game.names)
    settled: set[int] = set()
    for line in lines:
        for told in line.acts:
            match told:
                case acts.Seated(seat=seat):
                    if seat not in settled:
                        _name(names, seat, "")
                    settled.add(seat)
                case Happened(seat=seat, why="") if line.person and seat >= 0 and seat not in settled:
                    _name(names, seat, context.persons.get(line.person, ""))
                    settled.add(seat)
    viewer = context.game.viewer
    if any(isinstance(told, acts.Seated) and told.seat == viewer for line in lines for told in line.acts):
        viewer = None
    return replace(context, game=replace(context.game, names=tuple(names), viewer=viewer), planned=None)


def _name(names: list[str], seat: int, name: str) -> None:
    names.extend([""] * (seat + 1 - len(names)))
    names[seat] = name


def shown(told: Told) -> Told:
    """An act with its name as it is shown."""
    if isinstance(told, acts.Seated | acts.Waiting | IsHere):
        return replace(told, name=isolated(told.name))
    return told
