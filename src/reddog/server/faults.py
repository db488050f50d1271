"""What goes wrong inside, in the log: where it happened, and none of its words, which may name cards or people."""

from __future__ import annotations

import logging
import traceback
from typing import Final

from reddog.errors import RedDogError

_LOG: Final = logging.getLogger("reddog.server")


def log_mended(what: str) -> None:
    """Write down that what did not work does so again."""
    _LOG.warning("%s", what)


def log_fault(what: str, error: Exception) -> None:
    """Write down what did not work; a refusal by its code, and a fault of the program by its place."""
    if isinstance(error, RedDogError):
        _LOG.warning("%s: %s", what, error.code)
    else:
        where = "".join(traceback.format_tb(error.__traceback__))
        _LOG.error("%s: %s\n%s", what, type(error).__name__, where)
