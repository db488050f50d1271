"""What outlives the process: the log of every table, who is who, and when each server last lived.

An entry is bytes here; the store knows no game. `Store` is the door, `bus` says which table has grown.
"""

from reddog.store.records import Person, StoredEntry, TableRow
from reddog.store.store import Store
from reddog.store.trouble import StoreTrouble

__all__ = ["Person", "Store", "StoreTrouble", "StoredEntry", "TableRow"]
