"""The acts that a deal is made of. A variant's play is two tuples of these, in order.

`deal` is played once for the whole table, `turn` once for every player who bets. A step carries its own options,
so that each ruling has one home. The steps are plain frozen records; `play` walks them.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Most(StrEnum):
    """How much may be bet."""

    POT = "pot"
    HALF = "half"
    LIMITS = "limits"
    """Between the limits of the table."""


class Passing(StrEnum):
    """Whether a player may decline to bet."""

    NONE = "none"
    FREE = "free"
    CHIP = "chip"
    """For one chip paid into the pot."""


class Price(StrEnum):
    """What another centre card costs."""

    SAME = "same"
    """A fifth of the pot at the start of the turn, for each card alike (FW-4)."""
    FIFTH = "fifth"
    """A fifth of the pot as it is then."""
    FIXED = "fixed"
    """A number of chips that the table sets."""


class Centre(StrEnum):
    """Which centre card the next player faces when cards may be bought (FW-2)."""

    RUNNING = "running"
    FRESH = "fresh"
    FIRST = "first"


class BurnWhen(StrEnum):
    """What is burned when cards are short (HCP-8)."""

    LITERAL = "literal"
    """Always; burned cards come round again, face up."""
    FRESH = "fresh"
    """Only while as many unseen cards as turns to come stay behind."""
    RESHUFFLE = "reshuffle"
    """Always; when only face-up cards are left they are shuffled."""


class NoneComes(StrEnum):
    """What happens when the stock runs out before a low enough card (SAM-1)."""

    REDEAL = "redeal"
    LAST = "last"
    PASS = "pass"


class Shown(StrEnum):
    """What a player shows after the turn."""

    LOWEST = "lowest"
    CHOICE = "choice"
    ALL = "all"
    NOTHING = "nothing"


class Calling(StrEnum):
    """What is called aloud."""

    ACE = "ace"
    """Whether an ace that is the first card is high or low."""
    SIDE = "side"
    """Whether the next card is higher or lower than a pair."""


class Step(msgspec.Struct, frozen=True, tag_field="step", tag=str.lower):
    """One act."""


class Deal(Step, frozen=True):
    """Cards to each player who has a hand, one at a time from the dealer's left."""

    count: int
    face_up: bool = False


class Look(Step, frozen=True):
    """In `deal` all look at their cards, in `turn` the player whose turn it is."""


class TurnUp(Step, frozen=True):
    """A card face up: in the centre, or before the player whose turn it is."""

    until: int | None = None
    """Go on until a card of this rank or lower, the ace as the variant counts it."""
    none_comes: NoneComes = NoneComes.REDEAL


class Bet(Step, frozen=True):
    """A bet, and what may be done instead of it."""

    most: Most
    passing: Passing = Passing.NONE
    buys: int = 0
    """How many other centre cards a player may buy."""
    price: Price = Price.SAME
    price_chips: int = 1
    """Chips for a card where the price is fixed."""
    centre: Centre = Centre.RUNNING
    first_round: Most | None = None
    """Another limit for the first deal of a game."""


class Burn(Step, frozen=True):
    """The top card is shown and put face up under the stock."""

    when: BurnWhen = BurnWhen.LITERAL


class Show(Step, frozen=True):
    """The bet is decided; the hand, or part of it, is shown."""

    winner: Shown = Shown.LOWEST
    loser: Shown = Shown.ALL


class Raise(Step, frozen=True):
    """The bet may be raised by as much again, or by any amount up to that."""

    up_to: bool = False
    times: int = 1
    """How many times the bet the greatest raise is."""


class Call(Step, frozen=True):
    """Something is called, where there is something to call."""

    what: Calling


AnyStep = Deal | Look | TurnUp | Bet | Burn | Show | Raise | Call
