"""The command `reddog`: which commands there are, and the status with which it ends, see `statuses`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import App, CycloptsError, Parameter

from reddog import __version__
from reddog.errors import BadRules, RedDogError
from reddog.speech import ENGLISH, refusal
from reddog.terminal.statuses import FAILED, INTERRUPTED, OK, REFUSED, UNREAD

app = App(
    name="reddog",
    help=ENGLISH.say("command"),
    version=__version__,
    help_format="plaintext",
    help_formatter="plain",
    default_parameter=Parameter(negative="", show_default=False),
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
# Named, not imported: a command costs its imports only when it is used.
for _name, _module, _usage in (
    ("play", "play", "[GAME] [OPTIONS]"),
    ("replay", "replay", "FILE [OPTIONS]"),
    ("games", "games", "[OPTIONS]"),
    ("rules", "games", "GAME [OPTIONS]"),
):
    app.command(
        f"reddog.terminal.{_module}:{_name}",
        name=_name,
        help=ENGLISH.say(f"command.{_name}"),
        usage=ENGLISH.say("command.usage", command=_name, words=_usage),
    )


def main() -> NoReturn:
    """Run the command that the program was started with, and end with its status."""
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command; the exit status. What is refused is said on standard error."""
    try:
        status = app(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except CycloptsError as error:
        return _refuse(BadRules("bad_option", text=" ".join(str(error).split())))
    except RedDogError as error:
        return _refuse(error)
    except KeyboardInterrupt as stop:
        return getattr(stop, "status", INTERRUPTED)
    except SystemExit:
        # The library that prints the help ends so when nobody reads it.
        return UNREAD
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        _drop_output()
        _refuse(BadRules("no_output", why=error.strerror or type(error).__name__))
        return FAILED
    return status if isinstance(status, int) else OK


def _refuse(error: RedDogError) -> int:
    if sys.stderr is not None:
        if isinstance(sys.stderr, io.TextIOWrapper):
            sys.stderr.reconfigure(errors="replace")
        sys.stderr.write(refusal(error) + "\n")
    return REFUSED


def _drop_output() -> None:
    """Nothing more can be said; without this Python would try once more when it ends, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
