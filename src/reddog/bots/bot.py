"""What a bot is: a name, a rule in one sentence, and a choice made from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from reddog.rules.moves import PlayerMove
from reddog.rules.views import View


class Chance(Protocol):
    """Where a bot gets its luck from: anything that draws as `random.Random` does."""

    def random(self) -> float:
        """A number from 0 up to 1, without 1."""
        ...

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to `stop`, without it; all are as likely."""
        ...


class Bot(msgspec.Struct, frozen=True):
    """A way to play every game.

    ``choose(view, rng)`` answers for the seat of the view with a move that `awaited` offers it. It knows nothing but
    the view, and the same view and luck give the same move. It raises IllegalMove `not_now` where nothing is
    awaited from the seat.
    """

    name: str
    choose: Callable[[View, Chance], PlayerMove]

    @property
    def rule(self) -> str:
        """The key of the sentence that tells how it plays."""
        return f"bot.{self.name}"
