"""What a database cannot do, and what to do about it."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages

STORE: Final[Messages] = {
    "refused.driver_missing": (
        "PostgreSQL needs the package {driver}, which is not installed; docs/hosting.md says how to get it."
    ),
    "refused.store_address": (
        "{address} is no address of a database: give a file, or postgresql://user@host/name."
    ),
    "refused.store_unreachable": "The database {address} cannot be opened: {why}.",
    "refused.store_foreign": "{address} is a database of something else, so nothing is written into it.",
    "refused.store_newer": (
        "The database {address} belongs to a newer version of Red Dog ({found}; this one knows {known}): update first."
    ),
    "refused.store_older": (
        "The database {address} is of an older version of Red Dog: save a copy, then run {program} migrate."
    ),
    "refused.store_closed": "The database is closed.",
    "refused.store_busy": "The database is busy with something else: try again.",
    "refused.store_full": "The disk of the database is full: nothing can be written.",
    "refused.store_removed": "The file {address} is gone: what is written now would be lost. Stop the server, and bring the file back.",
    "refused.store_lost": "The connection to the database broke: {why}. Try again.",
    "refused.store_failed": "The database refused: {why}.",
    "refused.table_gone": "There is no such table any more.",
}
