"""Bots, one file each. A bot plays every game, legally, and never holds anything but a view."""

from __future__ import annotations

from reddog.bots.bot import Bot, Chance
from reddog.bots.careful import CAREFUL
from reddog.bots.counter import COUNTER
from reddog.bots.minimum import MINIMUM
from reddog.bots.potter import POTTER
from reddog.bots.rambler import RANDOM

__all__ = ["BOTS", "Bot", "Chance"]

BOTS: dict[str, Bot] = {bot.name: bot for bot in (MINIMUM, RANDOM, COUNTER, CAREFUL, POTTER)}
"""All bots by name, in the order of every list that a person sees."""
