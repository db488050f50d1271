"""`reddog serve` and `reddog migrate`: a server for friends, and its database brought up to date."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.speech import ENGLISH
from reddog.terminal.program import PROGRAM
from reddog.terminal.screen import standard_screen

if TYPE_CHECKING:
    from reddog.server.settings import ServerSettings


def _option(name: str, metavar: str) -> Parameter:
    return Parameter(help=ENGLISH.say(f"command.serve.{name}"), metavar=metavar)


Database = Annotated[str | None, _option("database", "DATABASE")]
Config = Annotated[str | None, _option("config", "FILE")]


def serve(  # noqa: PLR0913 - each is an option of the command line
    *,
    host: Annotated[str | None, _option("host", "ADDRESS")] = None,
    port: Annotated[str | None, _option("port", "N")] = None,
    database: Database = None,
    public_url: Annotated[str | None, _option("public-url", "URL")] = None,
    lan: Annotated[bool, Parameter(help=ENGLISH.say("command.serve.lan"))] = False,
    log_format: Annotated[str | None, _option("log-format", "FORMAT")] = None,
    log_level: Annotated[str | None, _option("log-level", "LEVEL")] = None,
    metrics_port: Annotated[str | None, _option("metrics-port", "N")] = None,
    config: Config = None,
) -> int:
    """Serve until it is stopped; the exit status.

    Raises BadSetting, StoreTrouble, and BadRules `server_missing` where the packages of the server are not there.
    """
    settings = server_settings(
        config,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        lan=lan or None,
        log_format=log_format,
        log_level=log_level,
        metrics_port=metrics_port,
    )
    from reddog.server.lan import square  # noqa: PLC0415 - only where it is wanted
    from reddog.server.running import run  # noqa: PLC0415 - the same: it takes most of a second

    screen = standard_screen()

    def opened(address: str) -> None:
        screen.line(ENGLISH.say("serve.open", address=address))
        if settings.lan:
            screen.write(square(address, coloured=sys.stdout.isatty()))
        sys.stdout.flush()

    run(settings, opened)
    screen.line(ENGLISH.say("serve.stopped", program=PROGRAM))
    return 0


def migrate(*, database: Database = None, config: Config = None) -> int:
    """Bring a database up to date; the exit status. Raises BadSetting and StoreTrouble, and BadRules as `serve` does."""
    settings = server_settings(config, database=database)
    from reddog.store.migrate import upgrade  # noqa: PLC0415 - only where it is wanted

    changed = upgrade(settings.database or None)
    standard_screen().line(ENGLISH.say("serve.migrated" if changed else "serve.current"))
    return 0


def server_settings(config: str | None, **given: object) -> ServerSettings:
    """The settings from everywhere. Raises BadSetting, and BadRules `server_missing`."""
    try:
        import reddog.server.app  # noqa: F401, PLC0415 - tells whether all that it needs is there
        from reddog.server.settings import read_settings  # noqa: PLC0415 - only where it is wanted
    except ModuleNotFoundError as error:
        raise BadRules("server_missing", module=str(error.name)) from error
    typed = {name: value for name, value in given.items() if value is not None}
    return read_settings(typed, os.environ, config)
