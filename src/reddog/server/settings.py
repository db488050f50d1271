"""What can be set for a server: by a word on the command line, in the environment, in a file, in this order.

docs/hosting.md lists all of it. Odd values are refused before anything is started (M-11).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect

from reddog.server.errors import BadSetting

PREFIX: Final = "REDDOG_"
"""Before the name of a setting in the environment: REDDOG_PORT."""

_SHOWN: Final = 60
"""Characters of a refused value that an error repeats."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one server runs."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    """The address that it listens on; the machine itself and no other."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8018
    """0 is any port that is free."""
    database: Annotated[str, Meta(max_length=1000)] = ""
    """A file, or the address of a PostgreSQL; nothing is a file in the folder for such things of who starts it."""
    public_url: Annotated[str, Meta(max_length=255)] = ""
    """What people open, where that is another address than the server's own: https://cards.example."""
    lan: bool = False
    """Whether everybody in the local network can open it."""
    trusted_proxies: Annotated[tuple[str, ...], Meta(max_length=50)] = ()
    """Addresses or networks of the proxies before it, whose word is taken for where a request came from."""
    log_format: Literal["auto", "json", "colour"] = "auto"
    """JSON, or lines in colours; auto is colours at a terminal only."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """Where /metrics is served, to this machine alone; 0 is nowhere."""
    idle_days: Annotated[int, Meta(ge=1, le=3650)] = 30
    """Days without a visitor after which a table is over."""
    requests_a_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = 600
    """From one address."""
    guests_an_hour: Annotated[int, Meta(ge=1, le=1_000_000)] = 60
    """New people from one address; a household shares one."""
    tables_an_hour: Annotated[int, Meta(ge=1, le=1_000_000)] = 30
    """New tables of one person."""
    logs_a_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = 60
    """Histories, ledgers and files of tables for one person: each reads a whole evening."""
    tries_a_minute: Annotated[int, Meta(ge=1, le=1_000_000)] = 20
    """Wrong passwords, links and codes from one address, and passwords for one account."""
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 64
    """Open connections to tables from one address; this machine itself may have any number."""
    body_kilobytes: Annotated[int, Meta(ge=1, le=1024)] = 16
    """The largest request, in units of 1,024 bytes."""


NAMES: Final[tuple[str, ...]] = ServerSettings.__struct_fields__


def read_settings(
    given: Mapping[str, object], environment: Mapping[str, str], config: str | None = None
) -> ServerSettings:
    """The settings from the command line, then the environment, then a TOML file, then the presets.

    `given` holds what was typed, without what was not. Raises BadSetting: `config_unreadable`, `config_not_toml`,
    `no_such_setting`, and for a value that cannot be `setting_number`, `setting_words`, `setting_yes_no`,
    `setting_text`, `setting_list`, `setting_address`, `setting_network` or `setting_not_both`.
    """
    config = config or environment.get(f"{PREFIX}CONFIG")
    found: dict[str, Any] = {}
    for name, value in (_file(config) if config else {}).items():
        if name not in NAMES:
            raise BadSetting("no_such_setting", setting=name[:_SHOWN], file=str(config))
        found[name] = _value(name, value, strict=True)
    for name in NAMES:
        text = environment.get(f"{PREFIX}{name.upper()}", "").strip()
        if text:
            found[name] = _value(name, _listed(text) if name == "trusted_proxies" else text, strict=False)
    for name, value in given.items():
        found[name] = _value(name, value, strict=False)
    settings = ServerSettings(**found)
    _check(settings, found)
    return settings


def _file(config: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(config).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("config_unreadable", file=config, why=error.strerror or "") from error
    except ValueError as error:
        raise BadSetting("config_not_toml", file=config) from error


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _value(name: str, value: object, *, strict: bool) -> Any:
    """A value as its setting holds it. Raises BadSetting with what is allowed."""
    kind = _KINDS[name]
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError:
        raise _refused(name, value) from None


def _refused(name: str, value: object) -> BadSetting:
    shown = "" if name == "database" else str(value)[:_SHOWN]  # an address may hold a password
    match inspect.type_info(_KINDS[name]):
        case inspect.IntType(ge=least, le=most):
            return BadSetting("setting_number", setting=name, least=least, most=most, value=shown)
        case inspect.LiteralType(values=words):
            return BadSetting("setting_words", setting=name, words=tuple(map(str, words)), value=shown)
        case inspect.BoolType():
            return BadSetting("setting_yes_no", setting=name, value=shown)
        case inspect.StrType(max_length=longest):
            return BadSetting("setting_text", setting=name, most=longest, value=shown)
        case _:
            return BadSetting("setting_list", setting=name, value=shown)


def _check(settings: ServerSettings, found: Mapping[str, object]) -> None:
    """Refuse what the types alone cannot: addresses that are none, and what does not go together."""
    if settings.public_url:
        try:
            parts = urlsplit(settings.public_url)
            proper = parts.scheme in {"http", "https"} and parts.hostname and (parts.port or True)
        except ValueError:
            proper = False
            parts = urlsplit("")
        if not proper or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
            raise BadSetting("setting_address", setting="public_url", value=settings.public_url[:_SHOWN])
    for proxy in settings.trusted_proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise BadSetting("setting_network", setting="trusted_proxies", value=proxy[:_SHOWN]) from None
    if settings.lan and "host" in found:
        raise BadSetting("setting_not_both", setting="lan", other="host")
    if settings.metrics_port and settings.metrics_port == settings.port:
        raise BadSetting("setting_not_both", setting="metrics_port", other="port")


_KINDS: Final = get_type_hints(ServerSettings, include_extras=True)
