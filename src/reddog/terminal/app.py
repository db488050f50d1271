"""The command `reddog`: which commands there are, and the status with which it ends, see `statuses`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, TextIO

from reddog.errors import BadRules, RedDogError
from reddog.terminal.program import refused
from reddog.terminal.statuses import FAILED, INTERRUPTED, OK, REFUSED, UNREAD


def main() -> NoReturn:
    """Run the command that the program was started with, and end with its status."""
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command; the exit status. What is refused is said on standard error."""
    try:
        status = _command(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except RedDogError as error:
        return _refuse(error)
    except KeyboardInterrupt as stop:
        return getattr(stop, "status", INTERRUPTED)
    except SystemExit:
        # The library that prints the help ends so when nobody reads it.
        return UNREAD
    except BrokenPipeError:
        _drop(sys.stdout)
        return UNREAD
    except OSError as error:
        _drop(sys.stdout)
        _refuse(BadRules("no_output", why=error.strerror or type(error).__name__))
        return FAILED
    return status if isinstance(status, int) else OK


def _command(words: Sequence[str]) -> object:
    """Run what the first word names. The calculators start several times as fast without the library for commands."""
    match words:
        case ["odds", *rest]:
            from reddog.terminal.odds_command import odds  # noqa: PLC0415 - only where it is wanted: it costs time

            return odds(rest)
        case ["edge", *rest]:
            from reddog.terminal.edge_command import edge  # noqa: PLC0415 - only where it is wanted: it costs time

            return edge(rest)
        case _:
            from reddog.terminal.commands import command  # noqa: PLC0415 - only where it is wanted: it costs time

            return command(words)


def _refuse(error: RedDogError) -> int:
    if sys.stderr is not None:
        if isinstance(sys.stderr, io.TextIOWrapper):
            sys.stderr.reconfigure(errors="replace")
        try:
            sys.stderr.write(refused(error) + "\n")
            sys.stderr.flush()
        except OSError:
            _drop(sys.stderr)  # the status is left to tell it
    return REFUSED


def _drop(stream: TextIO | None) -> None:
    """Nothing more can be said there; without this Python would try once more when it ends, and complain."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
