"""How whoever listens keeps up: an act brings names that are known from then on, and rules that hold."""

from __future__ import annotations

from msgspec.structs import replace

from reddog.speech.table_context import TableContext
from reddog.table import acts
from reddog.table.settings import Settings, variant_of
from reddog.table.told import IsHere, Told


def heard(told: Told, context: TableContext) -> TableContext:
    """The context in which an act is said, given that of the act before."""
    match told:
        case acts.Opened(settings=settings):
            return ruled(context, settings)
        case acts.Seated():
            return _seated(told, context)
        case IsHere(person=person, name=name) | acts.Waiting(person=person, name=name):
            return replace(context, persons={**context.persons, person: name})
        case acts.RulesPlanned(settings=settings):
            return replace(context, planned=settings)
        case acts.RulesChanged() if context.planned is not None:
            return replace(ruled(context, context.planned), before=context.settings)
        case acts.RulesChanged():
            return replace(context, before=None)
        case _:
            return context


def ruled(context: TableContext, settings: Settings) -> TableContext:
    """The context at a table with other settings, and no others planned."""
    game = replace(context.game, variant=variant_of(settings))
    return replace(context, game=game, settings=settings, planned=None)


def _seated(told: acts.Seated, context: TableContext) -> TableContext:
    game = context.game
    names = list(game.names) + [""] * (told.seat + 1 - len(game.names))
    names[told.seat] = told.name
    viewer = game.viewer
    if told.person == context.viewer:
        viewer = told.seat if viewer is None else viewer
    elif viewer == told.seat:
        viewer = None
    return replace(
        context,
        game=replace(game, names=tuple(names), viewer=viewer),
        persons={**context.persons, told.person: told.name},
    )
