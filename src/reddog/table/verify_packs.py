"""The papers of the packs: what was published of each, when, and whether it fits together.

A commitment comes before the shares, the shares before the shuffle, and the secret after it (docs/fair-dealing.md).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from reddog.errors import Fact
from reddog.table import acts
from reddog.table.dealer import commitment
from reddog.table.told import PackUsed, Told

_DIGITS: Final = re.compile(r"[0-9a-f]{64}")


class Fault(msgspec.Struct, frozen=True):
    """Something that is not right in the entry of this number."""

    code: str
    number: int
    facts: dict[str, Fact] = {}


class Paper(msgspec.Struct):
    """What was published of one pack."""

    commitment: str
    shares: dict[int, str] = {}
    """By seat, the last that was given before the shuffle."""
    used: bool = False
    secret: bytes | None = None


class Papers:
    """All packs of one table, filled line by line."""

    def __init__(self) -> None:
        self.table = ""
        self.packs: dict[int, Paper] = {}
        self.faults: list[Fault] = []
        self.shares = 0
        """Shares that went into a shuffle."""
        self._number = 0
        self._next = 1
        """The pack that is shuffled next."""
        self._reseated = False

    @property
    def secrets(self) -> dict[int, bytes]:
        """The secrets that were revealed and kept their commitments, by pack."""
        return {pack: paper.secret for pack, paper in self.packs.items() if paper.secret is not None}

    @property
    def sealed(self) -> tuple[int, ...]:
        """The packs that were used and whose secrets are not revealed."""
        return tuple(pack for pack, paper in self.packs.items() if paper.used and paper.secret is None)

    def read(self, number: int, told: Sequence[Told]) -> None:
        """Take in one entry."""
        self._number = number
        for act in told:
            self._file(act)

    def _file(self, act: Told) -> None:
        match act:
            case acts.Opened():
                self._opened(act)
            case acts.Committed():
                self._committed(act)
            case acts.Shared():
                self._shared(act)
            case PackUsed():
                self._shuffled(act)
            case acts.DealerDrawn():
                # The shares that are there for the next pack count for the first dealer too.
                self._used(0, act.shares)
            case acts.RulesChanged():
                self._reseated = True
            case acts.Revealed():
                self._revealed(act)
            case _:
                pass

    def _fault(self, code: str, **facts: Fact) -> None:
        self.faults.append(Fault(code, self._number, facts))

    def _opened(self, act: acts.Opened) -> None:
        if self.table:
            self._fault("opened_twice")
        self.table = act.table

    def _committed(self, act: acts.Committed) -> None:
        if act.pack != len(self.packs):
            self._fault("commitment_out_of_order", pack=act.pack, expected=len(self.packs))
        elif not _DIGITS.fullmatch(act.commitment):
            self._fault("commitment_unreadable", pack=act.pack)
        self.packs.setdefault(act.pack, Paper(act.commitment))

    def _shared(self, act: acts.Shared) -> None:
        paper = self.packs.get(act.pack)
        if paper is None:
            self._fault("share_before_commitment", pack=act.pack)
        elif paper.used:
            self._fault("share_after_shuffle", pack=act.pack)
        else:
            paper.shares[act.seat] = act.share

    def _shuffled(self, act: PackUsed) -> None:
        if act.pack != self._next:
            self._fault("pack_out_of_order", pack=act.pack, expected=self._next)
            return
        self._used(act.pack, act.shares)
        self._next += 1

    def _used(self, pack: int, shares: tuple[str, ...]) -> None:
        paper = self.packs.get(pack)
        if paper is None:
            self._fault("shuffle_before_commitment", pack=pack)
            return
        if paper.secret is not None:
            self._fault("revealed_before_shuffle", pack=pack)
        paper.used = True
        coming = self.packs.get(self._next)
        given = Counter(coming.shares.values()) if coming else Counter[str]()
        counted = Counter(share for share in shares if share)
        # A seat that is taken away with new rules takes its share along.
        if counted != given and not (self._reseated and counted <= given):
            self._fault("share_changed", pack=pack)
        if pack:
            self.shares += counted.total()
            self._reseated = False

    def _revealed(self, act: acts.Revealed) -> None:
        paper = self.packs.get(act.pack)
        if paper is None:
            self._fault("revealed_without_commitment", pack=act.pack)
        elif not _DIGITS.fullmatch(act.secret):
            self._fault("secret_unreadable", pack=act.pack)
        elif commitment(bytes.fromhex(act.secret), self.table, act.pack) != paper.commitment:
            self._fault("commitment_broken", pack=act.pack)
        else:
            paper.secret = bytes.fromhex(act.secret)
