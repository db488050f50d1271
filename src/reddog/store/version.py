"""How old a database's tables are, and whether this program can use them."""

from __future__ import annotations

from sqlalchemy import URL, Connection, column, inspect, select, table

from reddog.store.schema import VERSION, VERSION_TABLE
from reddog.store.trouble import StoreTrouble, shown_url


def version_of(connection: Connection) -> str | None:
    """The step that the database is at; None before the first."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))
    return found


def check_known(connection: Connection, found: str | None, url: URL) -> None:
    """Refuse a database that is not for this program to change.

    Raises StoreTrouble `store_newer` where a later program has been, `store_foreign` for a file of something else.
    """
    if found is not None and found > VERSION:
        raise StoreTrouble("store_newer", address=shown_url(url), found=found, known=VERSION)
    # A PostgreSQL database may be shared with others; a file is ours or it is not.
    if found is None and connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise StoreTrouble("store_foreign", address=shown_url(url))


def check_newest(connection: Connection, url: URL) -> None:
    """Refuse a database that lacks steps, too: StoreTrouble `store_older`."""
    found = version_of(connection)
    check_known(connection, found, url)
    if found != VERSION:
        raise StoreTrouble("store_older", address=shown_url(url), found=found or "", known=VERSION)
