"""What people type to start the program: `start.py` tells, else it is `reddog`."""

from __future__ import annotations

import os
from typing import Final

from reddog.errors import RedDogError
from reddog.speech import ENGLISH, refusal

PROGRAM: Final = os.environ.get("REDDOG_PROGRAM", "").strip() or "reddog"
"""The words before a command, as people type them."""


def usage(key: str, /) -> str:
    """A message that names commands of the program."""
    return ENGLISH.say(key, program=PROGRAM)


def refused(error: RedDogError) -> str:
    """The sentence for an error; commands and house rules in it are named as people type them."""
    return refusal(error, program=PROGRAM, typed=True)
