"""The door to the store, for asyncio: every call is done in a thread, and is done when it returns."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine

from reddog.store import entries, keys, people, rewritten, servers, tables
from reddog.store.address import url_of
from reddog.store.bus import ANEW, WHO, Bus
from reddog.store.engines import READERS, listening_engine, reading_engine, writing_engine
from reddog.store.records import NewEntry, Person, StoredEntry, TableRow
from reddog.store.schema import VERSION
from reddog.store.trouble import StoreTrouble, opening_told, troubles_told
from reddog.store.version import check_newest, version_of
from reddog.store.writer import Writer

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Store:
    """An open database. `bus` hints at tables that have grown; `server` is this process's name among the others'.

    Every method raises StoreTrouble where the database fails; nothing is then half written, and after `store_lost` it may
    be written all the same. Changes to a table or a person that is gone do nothing. Times are milliseconds since 1970.
    """

    def __init__(self, url: URL, writing: Engine, *, server: str, patience: float) -> None:
        """For `open`, which looks at the database first."""
        self.server = server
        self.bus = _bus(url, server, patience)
        self._open = True
        self._writing = writing
        self._writer = Writer(writing, self.bus)
        self._reading = reading_engine(url, patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reddog-read")

    @classmethod
    def open(cls, address: str | None = None, *, server: str | None = None, patience: float = 5.0) -> Store:
        """Open a database: a file's path or a URL of SQLite or PostgreSQL; None is the user's own file.

        A file is made where there is none and brought up to date where it is old. `server` names the process, by chance
        unless given; `patience` is how many seconds to wait for what another process holds. Raises StoreTrouble
        `store_address`, `store_unreachable`, `store_foreign`, `store_newer`, `store_older`, `store_busy`, `driver_missing`.
        """
        url = url_of(address)
        engine = writing_engine(url, patience)
        try:
            with opening_told(url), engine.begin() as connection:
                _make_ready(connection, url)
            return cls(url, engine, server=server or os.urandom(8).hex(), patience=patience)
        except BaseException:
            engine.dispose()
            raise

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._open:
            self._open = False
            self._writer.close()
            await asyncio.to_thread(self._let_go)

    # --- the log

    async def append(
        self, table: str, number: int, *, at: int, person: str | None, command: str | None, body: bytes
    ) -> bool:
        """Write an entry; it is durable when this returns. False where another entry has that number.

        Await it before appending the next to the same table: that one rests on this. `command` is what a `person` asked for;
        he has come to the table before, by an entry without one. Raises StoreTrouble `table_gone`.
        """
        self._check_open()
        return await self._writer.append(NewEntry(table, number, at, person, command, body))

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """The entries of a table in order, from the one after number `after`; `limit` at most."""
        return await self._read(entries.read, table, after, limit)

    async def bodies_holding(self, table: str, marks: Sequence[bytes]) -> list[bytes]:
        """The bodies of a table's entries in which one of these byte strings stands, in order."""
        return await self._read(entries.holding, table, marks)

    async def head(self, table: str) -> int:
        """The number of a table's last entry; 0 where there is none."""
        return await self._read(entries.head, table)

    # --- tables

    async def create_table(self, row: TableRow, secret: bytes) -> bool:
        """Add a table with the dealer's secret; False, and nothing written, where its id or code is another's."""
        return await self._write(tables.create, row, secret)

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table with this code, compared letter for letter."""
        return await self._read(tables.by_code, code)

    async def secret(self, table: str) -> bytes | None:
        """The dealer's secret; for whoever deals, and for nobody's eyes."""
        return await self._read(tables.secret, table)

    async def tables_of(self, person: str) -> list[TableRow]:
        """The tables that this person opened or came to, the last used first."""
        return await self._read(tables.of_person, person)

    async def touch(self, table: str, at: int) -> None:
        """Note that a table was in use."""
        await self._write(tables.change, table, {"touched": at})

    async def end_table(self, table: str) -> None:
        """Note that the evening is over; the log stays."""
        await self._write(tables.change, table, {"state": "ended"})

    async def set_expiry(self, table: str, at: int | None) -> None:
        """Say until when a table is kept; None is for ever."""
        await self._write(tables.change, table, {"expires": at})

    async def expired(self, now: int) -> list[TableRow]:
        """The tables whose time is over, the longest over first."""
        return await self._read(tables.expired, now)

    # --- people

    async def create_person(self, person: Person, password: str | None = None) -> bool:
        """Add somebody, with the hash of a password; False, and nothing written, where the id or account is another's."""
        return await self._write(people.create, person, password)

    async def person(self, person: str) -> Person | None:
        """The person with this id."""
        return await self._read(people.by_id, person)

    async def person_by_account(self, account: str) -> Person | None:
        """The person with this account, compared as `people.folded` does."""
        return await self._read(people.by_account, account)

    async def password(self, person: str) -> str | None:
        """The hash of a person's password; for whoever checks one."""
        return await self._read(people.password, person)

    async def set_account(self, person: str, account: str | None, password: str | None) -> bool:
        """Give somebody an account or take it away; False, and nothing changed, where it is another's or nobody is there."""
        return await self._write(people.set_account, person, account, password)

    async def rename(self, person: str, name: str) -> None:
        """Note another name."""
        await self._write(people.change, person, {"name": name})

    async def seen(self, person: str, at: int) -> None:
        """Note that somebody was here."""
        await self._write(people.change, person, {"seen": at})

    async def sign_out(self, person: str) -> Person | None:
        """Make worthless what somebody is known by, and tell all processes; the person after it, None for nobody."""

        def act(connection: Connection) -> Person | None:
            self.bus.announce(connection, {person: WHO})
            return people.sign_out(connection, person)

        found = await self._write(act)
        self.bus.tell({person: WHO})
        return found

    async def delete_person(self, person: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Remove somebody and pass every entry of his tables through `rewrite`, all or nothing; the logs stay complete.

        `rewrite` runs in the thread that writes, so it must be quick and keep its hands off everything else; what it raises comes
        out here. All processes are told that he is known no more, the others also which tables' logs are to be read anew: whoever
        asks here knows that. What is not told is found by the tables' marks.
        """

        def act(connection: Connection) -> None:
            tables = people.forget(connection, person, rewrite)
            rewritten.mark(connection, tables)
            self.bus.announce(connection, {person: WHO, **dict.fromkeys(tables, ANEW)})

        await self._write(act)
        self.bus.tell({person: WHO})

    async def rewritten(self) -> dict[str, bytes]:
        """The marks of the tables whose logs were ever rewritten to forget somebody: each time another one."""
        return await self._read(rewritten.marks)

    # --- servers

    async def beat(self, at: int) -> None:
        """Note that this process lives."""
        await self._write(servers.beat, self.server, at)

    async def beats(self) -> dict[str, int]:
        """The last beat of every process by name, this one's and those that have stopped."""
        return await self._read(servers.beats)

    async def forget_server(self, server: str) -> None:
        """Remove a process that has stopped."""
        await self._write(servers.forget, server)

    # --- keys

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key that all processes share: `fresh`, unless one with this name is there already."""
        return await self._write(keys.shared, name, fresh)

    # --- how

    async def _write(
        self, act: Callable[Concatenate[Connection, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        self._check_open()
        return await self._writer.do(lambda connection: act(connection, *args, **kwargs))

    async def _read(
        self, ask: Callable[Concatenate[Connection, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        self._check_open()

        def answer() -> _T:
            with troubles_told(), self._reading.connect() as connection:
                return ask(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, answer)

    def _check_open(self) -> None:
        if not self._open:
            raise StoreTrouble("store_closed")

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self.bus.close()
        self._reading.dispose()
        self._writing.dispose()


def _make_ready(connection: Connection, url: URL) -> None:
    if url.get_backend_name() == "sqlite" and version_of(connection) != VERSION:
        # Alembic costs a tenth of a second, and only the first start of a version needs it.
        from reddog.store.migrate import upgrade_over  # noqa: PLC0415

        upgrade_over(connection, url)
    check_newest(connection, url)


def _bus(url: URL, server: str, patience: float) -> Bus:
    if url.get_backend_name() == "sqlite":
        return Bus()
    from reddog.store.listening import ListeningBus  # noqa: PLC0415 - the driver is there only where it is wanted

    return ListeningBus(listening_engine(url, patience), server)
