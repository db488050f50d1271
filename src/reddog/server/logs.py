"""What the server writes about its work: a line for each event, with the fields of a short list and no others.

No token, cookie, code, name, card or chat gets into a line: what is not on the list is left out, and an exception is told by
its type and the places in the program, never by its message.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

from reddog.server.settings import ServerSettings

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
_ELSEWHERE: Final = ("reddog", "uvicorn")

Event = MutableMapping[str, Any]


def start_logging(settings: ServerSettings, stream: TextIO | None = None) -> None:
    """Write to the standard error stream, or to another one."""
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
    # What is said through the standard library goes the same way.
    for name in _ELSEWHERE:
        logger = logging.getLogger(name)
        logger.handlers = [_Passed()]
        logger.setLevel(max(level, logging.WARNING))
        logger.propagate = False


def only_allowed(_: object, __: str, event: Event) -> Event:
    """Leave out every field that is not on the list."""
    return {name: value for name, value in event.items() if name in ALLOWED}


def told_fault(error: BaseException) -> dict[str, object]:
    """An exception as it may be written down."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "fault": type(error).__name__,
        "where": [
            f"{frame.filename.rpartition('reddog')[2] or frame.filename}:{frame.lineno}" for frame in frames
        ],
    }


class _Passed(logging.Handler):
    """Hands lines of the standard library's logging on.

    Ours hold codes and places only. Of a library's the first line is enough: the rest is a trace that ends in a message.
    """

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if not record.name.startswith("reddog"):
            text = text.partition("\n")[0]
        fault = told_fault(record.exc_info[1]) if record.exc_info and record.exc_info[1] else {}
        structlog.get_logger().log(record.levelno, text, **fault)
