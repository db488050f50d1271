"""Careful bets more the better its odds: half of what a chip gains on average, as a share of the most it may bet."""

from __future__ import annotations

from reddog.bots.answers import thinking
from reddog.odds.exact import Chances
from reddog.rules.choices import Choice


def size(found: Chances, choice: Choice) -> int:
    """Half the edge, in whole chips rounded down, but at least the least bet; a certain win gets everything.

    At even money the edge is Kelly's share of a bankroll.
    """
    if found.net <= 0:
        return 0
    if found.win == found.of:
        return choice.most
    return min(max(choice.least, choice.most * found.net // (2 * found.of)), choice.most)


CAREFUL = thinking("careful", size)
