"""Counter bets all it may whenever the exact odds favour it, and else loses as little as it can."""

from __future__ import annotations

from reddog.bots.answers import thinking
from reddog.odds.exact import Chances
from reddog.rules.choices import Choice


def size(found: Chances, choice: Choice) -> int:
    """Everything on an edge, however small."""
    return choice.most if found.net > 0 else 0


COUNTER = thinking("counter", size)
