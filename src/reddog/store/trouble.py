"""What can go wrong with a database, in our words.

A database's own message may quote a whole row, secrets included: only the part that never does gets into an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, ProgrammingError, StatementError

from reddog.errors import RedDogError


class StoreTrouble(RedDogError):
    """The store cannot be opened, read or written.

    After a write that failed it may, when the connection broke while it was committed, be there all the same: read again.
    """

    kind = "store"


_CODES: Final = {
    "SQLITE_BUSY": "store_busy",
    "55P03": "store_busy",  # lock_not_available
    "SQLITE_FULL": "store_full",
    "53100": "store_full",  # disk_full
    "SQLITE_CONSTRAINT_FOREIGNKEY": "table_gone",
    "23503": "table_gone",  # foreign_key_violation: entries are all that points at something
}
_SCHEME: Final = re.compile(r"[\w+.-]+:/{1,2}")


@contextmanager
def troubles_told() -> Iterator[None]:
    """Raise what the database raises as StoreTrouble."""
    try:
        yield
    except StatementError as error:
        raise trouble(error) from None


@contextmanager
def opening_told(url: URL) -> Iterator[None]:
    """The same while a database is opened: what has no code of its own is `store_unreachable`, or `store_address`."""
    try:
        yield
    except StatementError as error:
        found = trouble(error)
        if found.code in _CODES.values():
            raise found from None
        if isinstance(error, ProgrammingError) and not _name(error):
            # The driver does not understand the address, and quotes what it took for an option: perhaps half a password.
            raise StoreTrouble("store_address", address=shown_url(url)) from None
        raise StoreTrouble("store_unreachable", address=shown_url(url), why=reason(error)) from None


def trouble(error: StatementError) -> StoreTrouble:
    """Our error for the database's."""
    if code := _CODES.get(_name(error)):
        return StoreTrouble(code)
    return StoreTrouble("store_lost" if _lost(error) else "store_failed", why=reason(error))


def reason(error: StatementError) -> str:
    """What the database says, without the values that it says it of."""
    diagnosis = getattr(error.orig, "diag", None)
    said = (diagnosis and diagnosis.message_primary) or str(error.orig)
    return said.strip().partition("\n")[0] or type(error.orig).__name__


def befalls_everybody(error: Exception) -> bool:
    """Whether it is the database's state that is at fault, and not one of the writes or two that were in each other's way."""
    return isinstance(error, DBAPIError) and trouble(error).code in {"store_lost", "store_busy", "store_full"}


def shown(address: str) -> str:
    """An address as it may be shown: without whatever may be a name and a password, and without options.

    A "?" may be a password's or begin the options: where it can be either, nothing behind the scheme is shown.
    """
    scheme = _SCHEME.match(address)
    start = scheme[0] if scheme else ""
    secret, sign, place = address.removeprefix(start).rpartition("@")
    if "?" in secret:
        return f"{start}***"
    return start + ("***@" if sign else "") + place.partition("?")[0]


def shown_url(url: URL) -> str:
    """A database as it may be shown: the file, or the server's address without a password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def _lost(error: StatementError) -> bool:
    """Whether there is no connection: it broke, or (while no statement was run) was not to be had."""
    return isinstance(error, DBAPIError) and (error.connection_invalidated or error.statement is None)


def _name(error: StatementError) -> str:
    """The database's own stable name for an error; "" for one without."""
    name = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None) or ""
    return "SQLITE_BUSY" if name.startswith("SQLITE_BUSY") else name
