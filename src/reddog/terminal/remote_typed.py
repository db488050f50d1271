"""Lines that are typed while other things happen: read in a thread of its own, since a terminal cannot be waited for otherwise."""

from __future__ import annotations

import codecs
import io
import os
import threading
from collections.abc import Callable
from typing import Final, TextIO

_LONGEST: Final = 10_000
"""Signs of a line; what is longer comes in parts."""


def read_lines(source: TextIO | None, take: Callable[[str | None], None]) -> None:
    """Hand every line to `take` as it is typed, in another thread; None at the end of the input."""
    threading.Thread(target=_read, args=(source, take), name="typed lines", daemon=True).start()


def _read(source: TextIO | None, take: Callable[[str | None], None]) -> None:
    try:
        number = source.fileno() if source else -1
    except (OSError, io.UnsupportedOperation, AttributeError):
        number = -1
    if source is None or number < 0:
        while source is not None and (line := source.readline()):
            take(line.rstrip("\r\n"))
    else:
        _read_file(number, source.encoding or "utf-8", take)
    take(None)


def _read_file(number: int, encoding: str, take: Callable[[str | None], None]) -> None:
    """Read the system's own file: a thread that waits inside Python's would keep the program from ending."""
    decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
    begun = ""
    while data := _some(number):
        *lines, begun = (begun + decoder.decode(data)).split("\n")
        for line in lines:
            take(line.rstrip("\r"))
        while len(begun) > _LONGEST:
            take(begun[:_LONGEST])
            begun = begun[_LONGEST:]
    if begun := begun + decoder.decode(b"", final=True):
        take(begun)


def _some(number: int) -> bytes:
    try:
        return os.read(number, 65536)
    except OSError:
        # The terminal is gone.
        return b""
