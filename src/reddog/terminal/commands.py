"""The commands that are read by a library, and the list of all of them that `--help` gives."""

from __future__ import annotations

from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from reddog import __version__
from reddog.speech import ENGLISH
from reddog.terminal.mistyped import mistyped
from reddog.terminal.program import PROGRAM, usage

app = App(
    name=PROGRAM,
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
# In the order in which people come to need them. Named, not imported: a command costs its imports only when it is used.
for _place, (_name, _module, _usage) in enumerate(
    (
        ("play", "play", "[GAME] [OPTIONS]"),
        ("join", "join", "LINK-OR-CODE [OPTIONS]"),
        ("serve", "serve", "[OPTIONS]"),
        ("open", "open", "[OPTIONS]"),
        ("new-table", "join", "GAME [OPTIONS]"),
        ("games", "games", "[OPTIONS]"),
        ("rules", "games", "GAME [OPTIONS]"),
        ("odds", "odds_command", "GAME [OPTIONS]"),
        ("edge", "edge_command", "[OPTIONS]"),
        ("replay", "replay", "FILE [OPTIONS]"),
        ("review", "review", "FILE [OPTIONS]"),
        ("tables", "own", "[OPTIONS]"),
        ("sign-out", "own", "[OPTIONS]"),
        ("export", "export", "CODE [OPTIONS]"),
        ("verify", "verify", "FILE... [OPTIONS]"),
        ("delete-my-data", "delete_data", "[OPTIONS]"),
        ("migrate", "serve", "[OPTIONS]"),
    )
):
    app.command(
        f"reddog.terminal.{_module}:{_name.replace('-', '_')}",
        name=_name,
        help=usage(f"command.{_name}"),
        usage=ENGLISH.say("command.usage", program=PROGRAM, command=_name, words=_usage),
        sort_key=_place,
    )


def command(words: Sequence[str]) -> object:
    """Run the command that some words name; what it answers. Raises BadRules for words that mean nothing."""
    try:
        return app(words)
    except CycloptsError as error:
        raise mistyped(error, app) from None
