"""Potter bets the pot whenever its chance to win is above a third."""

from __future__ import annotations

from reddog.bots.answers import thinking
from reddog.odds.exact import Chances
from reddog.rules.choices import Choice


def size(found: Chances, choice: Choice) -> int:
    """All that can be bet, however bad the pay."""
    return choice.most if 3 * found.win > found.of else 0


POTTER = thinking("potter", size, bold=True)
