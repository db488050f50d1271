"""The games in words, and whether a table can have some settings."""

from __future__ import annotations

from typing import Final

from reddog.protocol import rest
from reddog.rules.capacity import most_seats, warnings
from reddog.rules.catalogue import find, names
from reddog.rules.house import options
from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant
from reddog.server.calls import Call, Handler
from reddog.speech import caution, differences, fact_table, named, option_texts, panel, subtitle
from reddog.table.settings import checked, variant_of


async def games(call: Call) -> rest.Games:
    """All games."""
    del call
    return rest.Games(games=tuple(line(variant) for variant in VARIANTS), shared=dict(AMBIGUOUS))


async def game(call: Call) -> rest.Game:
    """One game, by any of its names. Raises UnknownGame."""
    variant = find(call.path["game"])
    short = line(variant)
    values = {option.name: option for option in options(variant)}
    return rest.Game(
        name=variant.name,
        version=variant.version,
        title=variant.title,
        how=short.how,
        also=short.also,
        rules=tuple(panel(variant)),
        facts=tuple(fact_table(variant)),
        options=tuple(
            rest.HouseRule(
                text.name, text.usage, text.text, values[text.name].preset, values[text.name].value
            )
            for text in option_texts(variant)
        ),
        seats=tuple(
            rest.SeatCautions(seats, cautions(variant, seats))
            for seats in range(variant.least_seats, most_seats(variant) + 1)
        ),
        sources=tuple(named(source) for source in variant.sources),
    )


async def check(call: Call, wish: rest.TableWish) -> rest.Checked:
    """Settings in words. Raises BadRules and UnknownGame for those that cannot be."""
    del call
    settings = checked(wish.settings)
    variant = variant_of(settings)
    return rest.Checked(
        settings=settings,
        title=variant.title,
        differences=differences(variant),
        cautions=cautions(variant, settings.seats),
    )


def line(variant: Variant) -> rest.GameLine:
    """A game in short."""
    return rest.GameLine(
        name=variant.name,
        title=variant.title,
        how=subtitle(variant),
        also=tuple(name for name in names(variant) if name not in {variant.name, variant.title}),
        least_seats=variant.least_seats,
        most_seats=most_seats(variant),
        usual_seats=variant.usual_seats,
    )


def cautions(variant: Variant, seats: int) -> tuple[str, ...]:
    """What a table with so many seats should know beforehand."""
    return tuple(caution(found) for found in warnings(variant, seats))


HANDLERS: Final[dict[str, Handler]] = {"games": games, "game": game, "check": check}
