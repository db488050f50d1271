"""`reddog open`: the page in a browser, from a server of one's own that ends with the command."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter

from reddog.errors import RedDogError
from reddog.speech import ENGLISH
from reddog.terminal.program import PROGRAM
from reddog.terminal.screen import standard_screen
from reddog.terminal.serve import Database, server_settings


def open(  # noqa: A001 - the name of the command
    *,
    browser: Annotated[
        bool, Parameter(name="--browser", negative="--no-browser", help=ENGLISH.say("command.open.browser"))
    ] = True,
    lan: Annotated[bool, Parameter(help=ENGLISH.say("command.serve.lan"))] = False,
    port: Annotated[str | None, Parameter(help=ENGLISH.say("command.open.port"), metavar="N")] = None,
    database: Database = None,
) -> int:
    """Serve the page and open it, until it is stopped; the exit status.

    Without `port` it is the server's usual one, since a browser keeps a person's settings by address and port, or any
    that is free where that one is taken. Raises what `serve` raises.
    """
    given = {"lan": lan or None, "port": port, "database": database, "log_level": "warning"}
    settings = server_settings(None, **given)
    from reddog.server.lan import square  # noqa: PLC0415 - only where it is wanted
    from reddog.server.running import run  # noqa: PLC0415 - the same: it takes most of a second

    screen = standard_screen()

    def opened(address: str) -> None:
        shows = browser and has_browser(os.environ, sys.platform)
        screen.line(ENGLISH.say("open.opening" if shows else "open.by_hand", address=address))
        if settings.lan:
            screen.line(ENGLISH.say("open.others"))
            screen.write(square(address, coloured=sys.stdout.isatty()))
        sys.stdout.flush()
        if shows:
            # Some systems wait until the browser has started, and the server shall not.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, opened)
    except RedDogError as error:
        if error.code != "port_taken" or port is not None or "REDDOG_PORT" in os.environ:
            raise
        run(server_settings(None, **{**given, "port": "0"}), opened)
    screen.line(ENGLISH.say("open.stopped", program=PROGRAM))
    return 0


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser with windows can be expected: one for terminals would take the terminal from the server."""
    if platform in {"win32", "darwin"} or environment.get("BROWSER"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))
