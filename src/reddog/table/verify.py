"""Checking an evening from what everybody was told of it: the packs, the cards, every move and every chip.

What was told is enough. A player's move shows in its events, and hidden cards follow from the secrets once these are
revealed; where one is not, the game is followed as far as nothing hidden was dealt from its pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from reddog.table.told import Told
from reddog.table.verify_game import Game, Sealed, Wrong
from reddog.table.verify_packs import Fault, Papers

__all__ = ["Fault", "TellsEntry", "Verdict", "verify"]


class TellsEntry(Protocol):
    """One entry of a log as everybody may read it."""

    @property
    def number(self) -> int:
        """Counted from 1."""

    @property
    def at(self) -> int:
        """Milliseconds since 1970."""

    @property
    def acts(self) -> tuple[Told, ...]:
        """What was told of it."""

    @property
    def person(self) -> str:
        """Whose command it was."""


class Verdict(msgspec.Struct, frozen=True):
    """What was checked of a history, and what is not right in it."""

    faults: tuple[Fault, ...]
    """Nothing where all that could be checked is right."""
    entries: int
    played: int
    """The entries that were played again, from the first one on."""
    commitments: int
    """Secrets that were revealed and keep their commitments."""
    sealed: tuple[int, ...]
    """The packs that were used and whose secrets are not revealed yet."""
    shares: int
    """Shares of players that went into a shuffle."""
    packs: int
    """Packs that were shuffled again by the recipe."""
    cards: int
    """Cards that came as their packs say, hidden ones too."""
    moves: int
    """Moves that were played again, with every event and chip as told."""
    deals: int
    bought: int
    """Chips bought by all, as far as the game was played again."""
    cashed: int

    @property
    def right(self) -> bool:
        """Whether nothing was found to be wrong."""
        return not self.faults

    @property
    def complete(self) -> bool:
        """Whether everything could be checked."""
        return self.right and self.played == self.entries and not self.sealed


def verify(lines: Sequence[TellsEntry]) -> Verdict:
    """Check a whole history, from the first entry on."""
    papers = Papers()
    faults = papers.faults
    for place, line in enumerate(lines, 1):
        if line.number != place:
            faults.append(Fault("number_out_of_order", place, {"found": line.number}))
            break
        papers.read(line.number, line.acts)
    game = Game(papers.secrets)
    played = 0
    if not faults:
        fault = _play(game, lines)
        if fault:
            faults.append(fault)
        played = game.table.number
    held = game.table.accounts
    return Verdict(
        faults=tuple(faults),
        entries=len(lines),
        played=played,
        commitments=len(papers.secrets),
        sealed=papers.sealed,
        shares=papers.shares,
        packs=game.packs,
        cards=game.cards,
        moves=game.moves,
        deals=game.table.deals,
        bought=sum(account.bought for account in held),
        cashed=sum(account.cashed for account in held),
    )


def _play(game: Game, lines: Sequence[TellsEntry]) -> Fault | None:
    """Play a history again up to its end, or to the first hidden cards; the first thing that is not right."""
    for line in lines:
        try:
            game.play(line.number, line.at, line.acts, line.person)
        except Wrong as wrong:
            return Fault(wrong.code, line.number, wrong.facts)
        except Sealed:
            return None
    return None
