"""The file that the database is, watched from outside: one that was removed is written on, and all of it is lost."""

from __future__ import annotations

from pathlib import Path

import msgspec

from reddog.store.address import url_of


class DatabaseFile(msgspec.Struct, frozen=True):
    """The file as it was when the server began; no path where the database is none."""

    path: Path | None
    node: tuple[int, int] | None

    @property
    def is_there(self) -> bool:
        """Whether the file is still there, and still the same."""
        return self.path is None or _node(self.path) == self.node


def file_of(address: str) -> DatabaseFile:
    """The file of an address that has been opened; nothing is the user's own. Raises StoreTrouble as `url_of` does."""
    url = url_of(address or None)
    if url.get_backend_name() != "sqlite" or url.database is None:
        return DatabaseFile(None, None)
    path = Path(url.database)
    return DatabaseFile(path, _node(path))


def _node(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
