"""The saved session: a file that is whole at any moment, and that never takes the place of another unasked."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from reddog.errors import BadRules
from reddog.rules.notation import write
from reddog.rules.record import Record

LARGEST = 64 * 1024 * 1024
"""Bytes of the largest file that is read."""


class SavedSession:
    """A file of its own for one session."""

    def __init__(self, path: Path, *, force: bool = False) -> None:
        """Refuse a file that exists, but for `force`, and one that cannot be made: BadRules `is_folder`, `file_exists`, `cannot_write`."""
        if path.is_dir():
            raise BadRules("is_folder", file=str(path))
        if path.exists() and not force:
            raise BadRules("file_exists", file=str(path))
        self.path = path

    def save(self, record: Record) -> None:
        """Write what was played. Raises BadRules `cannot_write`; the file is then as it was before."""
        text = write(record)
        try:
            handle, half = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                    file.write(text)
                Path(half).chmod(0o666 & ~_umask())
                Path(half).replace(self.path)
            except BaseException:
                Path(half).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise BadRules("cannot_write", file=str(self.path), why=reason(error)) from error


def reason(error: OSError) -> str:
    """What the operating system says about a file."""
    return error.strerror or type(error).__name__


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
