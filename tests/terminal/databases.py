"""A real database with an evening in it, for the commands that need no server."""

import asyncio
from pathlib import Path

import msgspec

from reddog.store import Person, Store, TableRow
from tests.table.evenings import NAMES, Evening

CODE = "HJKM4X7P"


def database_with(played: Evening, folder: Path) -> Path:
    """A database that holds this evening and its people; p0 has the account zoe."""
    file = folder / "tables.sqlite3"

    async def fill() -> None:
        store = Store.open(str(file))
        for seat in range(3):
            account = "zoe" if seat == 0 else None
            assert await store.create_person(Person(f"p{seat}", NAMES[seat], 1, 1, account))
        row = TableRow(played.dealer.table, CODE, created=1, touched=1)
        assert await store.create_table(row, b"s" * 32)
        for entry in played.entries:
            await store.append(
                row.id,
                entry.number,
                at=entry.at,
                person=entry.person or None,
                command=entry.command or None,
                body=msgspec.json.encode(entry),
            )
        await store.close()

    asyncio.run(fill())
    return file


def bodies(file: Path, played: Evening) -> list[bytes]:
    """The log as it is stored now."""

    async def read() -> list[bytes]:
        store = Store.open(str(file))
        found = [entry.body for entry in await store.entries(played.dealer.table)]
        await store.close()
        return found

    return asyncio.run(read())
