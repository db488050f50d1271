"""Where a store is: a file of SQLite, by default one for each user, or a PostgreSQL server."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from reddog.store.trouble import StoreTrouble, shown

FILE: Final = "tables.sqlite3"
_POSTGRESQL: Final = {"postgres", "postgresql", "postgresql+psycopg"}
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


def url_of(address: str | None) -> URL:
    """The database that an address means; a file that is not there is made, readable for its owner only.

    None is the user's own file. Raises StoreTrouble `store_address` for what is no address of ours, and
    `store_unreachable` for a file that cannot be made.
    """
    if address is None:
        path = default_path()
        _made(path, folder=True)
        return _file(path)
    if not _SCHEME.match(address):
        if not address.strip() or address == ":memory:":
            raise StoreTrouble("store_address", address=address)
        try:
            path = Path(address).expanduser()
        except RuntimeError:  # nobody has that name here
            raise StoreTrouble("store_address", address=address) from None
        _made(path)
        return _file(path)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreTrouble("store_address", address=shown(address)) from None
    if url.drivername in _POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite" or url.query or url.database in {None, "", ":memory:"}:
        raise StoreTrouble("store_address", address=shown(address))
    path = Path(str(url.database))
    _made(path)
    return _file(path)


def default_path(platform: str = sys.platform) -> Path:
    """The user's own file, where the platform keeps what programs store."""
    home = Path("~").expanduser()
    if platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        said = os.environ.get("XDG_DATA_HOME", "")
        base = said if Path(said).is_absolute() else home / ".local" / "share"
    return Path(base) / "reddog" / FILE


def _file(path: Path) -> URL:
    return URL.create("sqlite", database=str(path.absolute()))


def _made(path: Path, *, folder: bool = False) -> None:
    """Make a file that is not there, and its folder if asked. SQLite gives its other files the same permissions."""
    try:
        if folder:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # To close a file that this process has open elsewhere would let go of the locks by which SQLite knows of us there.
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise StoreTrouble("store_unreachable", address=shown(str(path)), why=why) from error
