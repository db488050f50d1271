"""Where the money comes from that the players bet against."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class AnteWhen(StrEnum):
    """When antes are paid."""

    EVERY_DEAL = "every-deal"
    ONCE = "once"
    """Once a game; who joins later pays on joining."""
    WHEN_EMPTY = "when-empty"
    """Whenever the pot is empty, at once and by all with chips (X-16)."""


class Refill(StrEnum):
    """When the players ante again in the middle of a deal."""

    BELOW = "below"
    """When the pot is below the least bet."""
    EMPTY = "empty"
    NEVER = "never"


class Then(StrEnum):
    """What the banker does when his deals are over and the pot is not empty."""

    PASS = "pass"
    MAY = "may"
    """He may deal once more."""
    MUST = "must"
    """He deals once more: the stitch round."""


class Pot(msgspec.Struct, frozen=True, tag_field="pot", tag=str.lower):
    """A source of money."""


class Antes(Pot, frozen=True):
    """Equal antes of all players; the dealer plays too, last."""

    when: AnteWhen = AnteWhen.EVERY_DEAL
    refill: Refill = Refill.BELOW


class Bank(Pot, frozen=True):
    """A stake put up by the dealer alone, who then does not bet.

    The bank lasts for `deals` deals, or with `times` until the pot at the end of a deal is that many times its
    opening; then `then`. An empty pot ends it at any time, and the deal passes.
    """

    deals: int | None = 1
    times: int | None = None
    then: Then = Then.PASS
    early: bool = False
    """The banker may stop after any deal and keep the pot (SHT-6)."""
    fixed: bool = False
    """The stake is one fixed amount, not a choice in a range."""


class House(Pot, frozen=True):
    """The casino, which always pays."""


AnyPot = Antes | Bank | House
