"""Tables: found by their code and by who came to them, ended, kept for a time."""

from __future__ import annotations

import asyncio

from reddog.store import Store, TableRow
from tests.store.scenes import SECRET, append, open_table

ROW = TableRow(id="t1", code="QUIET-FOX", created=10, touched=20)


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    assert await store.create_table(ROW, SECRET)
    assert await store.table_by_code("QUIET-FOX") == ROW
    assert await store.table_by_code("t1") is None
    assert await store.table_by_code("quiet-fox") is None


async def test_a_code_is_given_once(store: Store) -> None:
    assert await store.create_table(ROW, SECRET)
    assert not await store.create_table(TableRow(id="t2", code="QUIET-FOX", created=1, touched=1), SECRET)
    assert not await store.create_table(TableRow(id="t1", code="OTHER", created=1, touched=1), b"other")
    assert await store.secret("t2") is None
    assert await store.table_by_code("OTHER") is None
    assert await store.table_by_code("QUIET-FOX") == ROW
    assert await store.secret("t1") == SECRET


async def test_of_many_who_want_a_code_one_gets_it(store: Store) -> None:
    rows = [TableRow(id=f"t{i}", code="SAME", created=1, touched=1) for i in range(20)]
    made = await asyncio.gather(*(store.create_table(row, SECRET) for row in rows))
    assert sorted(made) == [False] * 19 + [True]
    assert await store.table_by_code("SAME") == rows[made.index(True)]


async def test_the_dealers_secret_is_kept(store: Store) -> None:
    await store.create_table(ROW, SECRET)
    assert await store.secret("t1") == SECRET
    assert await store.secret("t2") is None


async def test_a_table_is_touched_and_ended(store: Store) -> None:
    await store.create_table(ROW, SECRET)
    await append(store, 1, table="t1")
    await store.touch("t1", 99)
    await store.end_table("t1")
    ended = TableRow("t1", "QUIET-FOX", created=10, touched=99, state="ended")
    assert await store.table_by_code("QUIET-FOX") == ended
    assert await store.head("t1") == 1, "the log stays"


async def test_a_table_is_kept_until_its_time_is_over(store: Store) -> None:
    for name, expires in (("a", 300), ("b", 100), ("c", None), ("d", 301)):
        await open_table(store, name)
        await store.set_expiry(name, expires)
    assert [row.id for row in await store.expired(300)] == ["b", "a"]
    await store.set_expiry("b", None)
    assert [row.id for row in await store.expired(300)] == ["a"]
    found = await store.table_by_code("code-a")
    assert found is not None
    assert found.expires == 300


async def test_a_change_to_a_table_that_is_not_there_does_nothing(store: Store) -> None:
    await store.touch("t1", 99)
    await store.end_table("t1")
    await store.set_expiry("t1", 5)
    assert await store.expired(5) == []
    assert await store.secret("t1") is None


async def test_somebodys_tables_are_those_that_he_came_to_the_last_used_first(store: Store) -> None:
    for name in "abcd":
        await open_table(store, name)
    await append(store, 1, table="a", person="ann")
    await append(store, 2, table="a", person="ann", command="c1")
    await append(store, 3, table="a", person="ann")
    await append(store, 1, table="b", person="ann")
    await append(store, 1, table="c", person="bob")
    await append(store, 2, table="c", person="bob", command="c1")
    await append(store, 1, table="d", person="bob")
    await append(store, 2, table="d", person="ann")
    await store.touch("b", 50)
    assert [row.id for row in await store.tables_of("ann")] == ["b", "a", "d"]
    assert await store.tables_of("carl") == []
