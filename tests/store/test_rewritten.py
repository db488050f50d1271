"""Whoever holds a table in memory can tell that its log was rewritten, by whomever."""

from __future__ import annotations

import asyncio

from reddog.store import Person, Store
from tests.store.scenes import Opening, append, open_table


async def two_tables(store: Store) -> None:
    for table, person in (("a", "p1"), ("b", "p2")):
        await open_table(store, table)
        await store.create_person(Person(person, "Ann", 1, 1))
        await append(store, 1, table=table, person=person, body=b"Ann sits down")


async def test_only_a_log_that_was_rewritten_has_a_mark_and_each_time_another(opened: Opening) -> None:
    here, there = opened("here"), opened("there")
    await two_tables(here)
    await here.key("sessions", b"secret")
    assert await here.rewritten() == {}
    await there.delete_person("p1", lambda body: body.replace(b"Ann", b"???"))
    first = await here.rewritten()
    assert list(first) == ["a"]
    await there.delete_person("p1", lambda body: body)
    assert await here.rewritten() == first, "nothing was rewritten"
    await there.delete_person("p1", lambda body: body.replace(b"???", b"..."))
    second = await here.rewritten()
    assert list(second) == ["a"]
    assert second != first


async def test_there_is_no_mark_without_the_new_log_and_no_new_log_without_the_mark(store: Store) -> None:
    await two_tables(store)

    def break_down(body: bytes) -> bytes:
        raise LookupError(body)

    results = await asyncio.gather(store.delete_person("p1", break_down), return_exceptions=True)
    assert isinstance(results[0], LookupError)
    assert await store.rewritten() == {}
