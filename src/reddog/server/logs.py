"""What the server writes about its work: a line for each event, with the fields of a short list and no others.

No token, cookie, code, name, card or chat gets into a line: what is not on the list is left out, and an exception is told by
its type and the places in the program, never by its message.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
import warnings
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any, Final, TextIO

import structlog

from reddog.server.settings import ServerSettings

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

ALLOWED: Final = frozenset(
    {
        "address",
        "code_of_refusal",
        "event",
        "fault",
        "level",
        "method",
        "milliseconds",
        "port",
        "route",
        "status",
        "timestamp",
        "version",
        "where",
    }
)
"""The fields that a line may have. `address` is the server's own; where requests come from is not written down."""

_LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}
_OURS: Final = "reddog"
_PLAIN: Final = re.compile(r"[A-Za-z ,.'-]*")
"""What a line of a library's says before the first value in it may come."""

Event = MutableMapping[str, Any]


def start_logging(settings: ServerSettings, stream: TextIO | None = None) -> None:
    """Write to the standard error stream, or to another one; nothing of this process goes there by another way."""
    stream = stream or sys.stderr
    coloured = settings.log_format == "colour" or (settings.log_format == "auto" and stream.isatty())
    level = _LEVELS[settings.log_level]
    processors: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_allowed,
        structlog.dev.ConsoleRenderer() if coloured else structlog.processors.JSONRenderer(),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    # Whatever is said through the standard library, by whomever, goes the same way.
    root = logging.getLogger()
    root.handlers = [_Passed()]
    root.setLevel(max(level, logging.WARNING))
    sys.unraisablehook = _unraised
    threading.excepthook = _thread_ended
    warnings.showwarning = _warned


def only_allowed(_: object, __: str, event: Event) -> Event:
    """Leave out every field that is not on the list."""
    return {name: value for name, value in event.items() if name in ALLOWED}


def told_fault(error: BaseException) -> dict[str, object]:
    """An exception as it may be written down."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "fault": type(error).__name__,
        "where": [_place(frame.filename, frame.lineno) for frame in frames],
    }


def _place(file: str, line: int | None) -> str:
    return f"{file.rpartition(_OURS)[2] or file}:{line}"


class _Passed(logging.Handler):
    """Hands lines of the standard library's logging on.

    Ours hold codes and places only. Of a library's the words before the first value are enough: the rest may be a trace that
    ends in a message, or a call with what it was given.
    """

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage() if record.name.partition(".")[0] == _OURS else _plain(record)
        fault = told_fault(record.exc_info[1]) if record.exc_info and record.exc_info[1] else {}
        structlog.get_logger().log(record.levelno, text, **fault)


def _plain(record: logging.LogRecord) -> str:
    words = _PLAIN.match(str(record.msg))
    return (words and words[0].strip()) or record.name


def _unraised(told: UnraisableHookArgs, /) -> None:
    """What Python cannot raise, and would write to the standard error stream itself."""
    if told.exc_value is not None:
        structlog.get_logger().error("a fault that could not be raised", **told_fault(told.exc_value))


def _thread_ended(told: threading.ExceptHookArgs, /) -> None:
    if told.exc_value is not None:
        structlog.get_logger().error("a thread ended by a fault", **told_fault(told.exc_value))


def _warned(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: object, **__: object
) -> None:
    del message
    structlog.get_logger().warning("Python warns", fault=category.__name__, where=[_place(filename, lineno)])
