"""What is agreed at a table before it opens; the host may change it between deals."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reddog.errors import BadRules
from reddog.rules.capacity import check_seats
from reddog.rules.catalogue import find
from reddog.rules.house import with_rules
from reddog.rules.variants import MOST_CHIPS, Variant
from reddog.table.text import tidied

Chips = Annotated[int, Meta(ge=1, le=MOST_CHIPS)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Title = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=60)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long things may take, in seconds."""

    turn: Seconds = 30
    """For each turn; 0 is no clock at all."""
    bank: Seconds = 60
    """Spare time of each player for the evening, used when a turn's time is up."""
    warning: Seconds = 10
    """Before the end, when the player is warned."""
    grace: Seconds = 20
    """Added to a turn when the player's connection breaks in it, once a deal."""
    pause: Annotated[int, Meta(ge=0, le=600)] = 5
    """Between the end of a deal and the beginning of the next; with 0 it begins at once."""
    bots: Annotated[float, Meta(ge=0, le=10)] = 1.0
    """How long a bot seems to think."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its house rules and the table's own rules."""

    game: Word = "high-card-pool"
    """Any name or alias of a game."""
    house: dict[Word, Word] = {}
    """House rules and amounts that differ from the preset."""
    title: Title = ""
    """What the table is called; nothing where it has no name but its code."""
    seats: Annotated[int, Meta(ge=1, le=20)] = 6
    buy_in: Chips = 100
    """The usual buy-in."""
    buy_in_least: Chips = 1
    buy_in_most: Chips = MOST_CHIPS
    """No buy-in brings a stack above this."""
    rebuy: Literal["any", "broke", "never"] = "any"
    """When chips may be bought later: whenever the rules allow, only without chips, or never."""
    rejoin: Literal["same", "any"] = "same"
    """Who comes back within the evening brings the chips that he left with, or what he likes."""
    clock: Clock = Clock()
    hints: bool = True
    """Whether chances and advice may be shown; where not, they are never sent."""
    spectators: bool = True
    """Whether who has no seat may watch. Where not, he is let in, as he may want to sit down, and sees nothing of the game."""
    chat: bool = True
    several_seats: bool = False
    """Whether one person may hold several seats: people who pass one device round."""
    reveal: Literal["evening", "pack"] = "evening"
    """When the secrets of shuffles are revealed: at the end of the evening, or as soon as a pack is retired."""


def variant_of(settings: Settings) -> Variant:
    """The game with its house rules. Raises UnknownGame and BadRules."""
    return with_rules(find(settings.game), settings.house)


def checked(settings: Settings) -> Settings:
    """The settings with the game's own name for an alias, and a title that can be shown in a line.

    Raises UnknownGame, and BadRules: what `with_rules` and `check_seats` refuse, and `buy_in_outside` where the usual
    buy-in is not between the least and the most.
    """
    variant = variant_of(settings)
    check_seats(variant, settings.seats)
    if not settings.buy_in_least <= settings.buy_in <= settings.buy_in_most:
        raise BadRules(
            "buy_in_outside",
            chips=settings.buy_in,
            least=settings.buy_in_least,
            most=settings.buy_in_most,
        )
    return msgspec.structs.replace(
        settings, game=variant.name, house=dict(variant.house), title=tidied(settings.title)
    )
