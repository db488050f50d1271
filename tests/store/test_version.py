"""How old the tables are: a file is brought up to date unasked, a server by `reddog migrate`, and what is newer is let be."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, inspect, text
from sqlalchemy.exc import ProgrammingError

from reddog.store import Store, StoreTrouble
from reddog.store.address import url_of
from reddog.store.migrate import config_for, upgrade
from reddog.store.schema import METADATA, VERSION, VERSION_TABLE


def do(address: str, statement: str) -> None:
    engine = create_engine(url_of(address), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text(statement))


def refusal(address: str) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as refused:
        Store.open(address)
    return refused.value


def test_the_steps_lead_to_the_tables_of_the_schema(empty: str) -> None:
    assert upgrade(empty)
    engine = create_engine(url_of(empty))
    with engine.begin() as connection:
        command.check(config_for(connection))  # raises where they differ
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, VERSION_TABLE}
        names = {index["name"] for index in inspect(connection).get_indexes("entries")}
        assert "entries_came" in names
    engine.dispose()


def test_the_version_is_the_newest_step(empty: str) -> None:
    engine = create_engine(url_of(empty))
    with engine.begin() as connection:
        steps = ScriptDirectory.from_config(config_for(connection))
        assert steps.get_current_head() == VERSION
        assert all(len(step.revision) == 4 for step in steps.walk_revisions()), "text compares as age does"
    engine.dispose()


def test_a_second_migration_finds_nothing_to_do(empty: str) -> None:
    assert [upgrade(empty), upgrade(empty)] == [True, False]


def test_of_several_migrations_at_once_one_has_something_to_do(empty: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(upgrade, [empty] * 4))
    assert sorted(done) == [False, False, False, True]


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
async def test_a_file_is_brought_up_to_date_by_whoever_opens_it(empty: str) -> None:
    def play() -> None:
        store = Store.open(empty)
        asyncio.run(store.close())

    await asyncio.gather(*(asyncio.to_thread(play) for _ in range(4)))
    assert not upgrade(empty)


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
async def test_a_server_is_brought_up_to_date_only_when_told_to(empty: str) -> None:
    older = refusal(empty)
    assert (older.code, older.facts["found"], older.facts["known"]) == ("store_older", "", VERSION)
    with pytest.raises(ProgrammingError, match="does not exist"):
        do(empty, f"SELECT * FROM {VERSION_TABLE}")
    upgrade(empty)
    do(empty, f"UPDATE {VERSION_TABLE} SET version_num = '0000'")
    assert refusal(empty).code == "store_older"


def test_what_a_later_program_has_changed_is_let_be(address: str) -> None:
    do(address, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    newer = refusal(address)
    assert (newer.code, newer.facts["found"], newer.facts["known"]) == ("store_newer", "9999", VERSION)
    with pytest.raises(StoreTrouble, match="store_newer"):
        upgrade(address)


def test_a_file_of_something_else_is_let_be(tmp_path: Path) -> None:
    path = tmp_path / "cookies.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE cookies (id)")
    connection.close()
    assert refusal(str(path)).code == "store_foreign"
    with pytest.raises(StoreTrouble, match="store_foreign"):
        upgrade(str(path))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("cookies",)]
    connection.close()


def test_a_file_that_is_no_database_is_let_be(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 200)
    unreadable = refusal(str(path))
    assert unreadable.code == "store_unreachable"
    assert "not a database" in str(unreadable)
    assert path.read_text() == "Dear Ann, " * 200


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
def test_nothing_is_half_migrated(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from reddog.store.migrations.versions import v0001_first  # noqa: PLC0415

    assert v0001_first.revision == VERSION
    do(empty, "CREATE VIEW people AS SELECT 1 AS one")  # in the way of the third table
    with pytest.raises(StoreTrouble):
        upgrade(empty)
    engine = create_engine(url_of(empty))
    assert inspect(engine).get_table_names() == []
    engine.dispose()
