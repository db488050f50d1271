"""One thread, one transaction for all who wait; and what happens to them when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event, text

from reddog.store import Store, StoreTrouble, TableRow
from reddog.store.writer import MOST
from tests.store.scenes import (
    SECRET,
    Opening,
    another_process,
    append,
    at_once,
    count_waiting,
    held,
    kill,
    open_table,
    until,
)


@contextmanager
def transactions_of(store: Store) -> Iterator[list[object]]:
    """What is written meanwhile: each transaction takes the connection and gives it back."""
    begun: list[object] = []

    def note(connection: object, *_: object) -> None:
        begun.append(connection)

    event.listen(store._writing, "checkout", note)
    yield begun
    event.remove(store._writing, "checkout", note)


def the_first_entry_taken(store: Store) -> str:
    whole = "x'00'" if store._writing.dialect.name == "sqlite" else "'\\\\x00'"
    return f"INSERT INTO entries (table_id, number, at, body) VALUES ('t', 1, 1, {whole})"


async def test_all_who_wait_share_a_transaction(store: Store) -> None:
    await open_table(store)
    with transactions_of(store) as transactions:
        await at_once(store, *(append(store, number) for number in range(1, 101)))
    assert len(transactions) == 2  # the one that was held up, and one for everybody
    assert await store.head("t") == 100


async def test_a_crowd_needs_few_transactions(store: Store) -> None:
    tables = [await open_table(store, f"t{i}") for i in range(40)]

    async def play(table: str) -> None:
        for number in range(1, 11):
            assert await append(store, number, table=table)

    with transactions_of(store) as transactions:
        await asyncio.gather(*(play(table) for table in tables))
    assert len(transactions) < 200, "400 entries"


async def test_a_transaction_has_its_limit(store: Store) -> None:
    await open_table(store)
    with transactions_of(store) as transactions:
        await at_once(store, *(append(store, number) for number in range(1, 2 * MOST + 2)))
    assert len(transactions) == 4
    assert await store.head("t") == 2 * MOST + 1


async def test_writes_are_done_in_the_order_in_which_they_come(store: Store) -> None:
    """An entry may wait for its table beside it, and behind it somebody who is forgotten with what he wrote."""
    async with held(store):
        tasks = [
            asyncio.ensure_future(each)
            for each in (
                store.create_table(TableRow("t", "c", 1, 1), SECRET),
                append(store, 1, person="p"),
                append(store, 2, person="p"),
                store.touch("t", 77),
                store.delete_person("p", lambda _: b"gone"),
                append(store, 3, body=b"new"),
                store.touch("t", 78),
                append(store, 3, body=b"late"),
            )
        ]
    results = await asyncio.gather(*tasks)
    assert results == [True, True, True, None, None, True, None, False]
    assert [entry.body for entry in await store.entries("t")] == [b"gone", b"gone", b"new"]
    assert await store.table_by_code("c") == TableRow("t", "c", 1, 78)


async def test_an_entry_for_no_table_fails_alone(store: Store) -> None:
    await open_table(store)
    async with held(store):
        good = [asyncio.ensure_future(append(store, number)) for number in range(1, 11)]
        bad = asyncio.ensure_future(append(store, 1, table="nowhere"))
        late = [asyncio.ensure_future(append(store, number)) for number in range(11, 21)]
    assert all(await asyncio.gather(*good, *late))
    with pytest.raises(StoreTrouble, match="table_gone"):
        await bad
    assert [entry.number for entry in await store.entries("t")] == list(range(1, 21))


async def test_entries_of_one_transaction_that_another_process_has_written_are_not_written(
    opened: Opening,
) -> None:
    ours, theirs = opened("here"), opened("there")
    for table in "ab":
        await open_table(ours, table)
    assert await append(theirs, 2, table="a", body=b"theirs")
    mine = [append(ours, number, table=table, body=b"ours") for table in "ab" for number in (1, 2, 3)]
    assert await at_once(ours, *mine) == [True, False, True, True, True, True]
    assert [entry.body for entry in await theirs.entries("a")] == [b"ours", b"theirs", b"ours"]
    assert [entry.body for entry in await theirs.entries("b")] == [b"ours"] * 3


async def test_an_entry_without_a_place_in_the_log_is_refused(store: Store) -> None:
    await open_table(store)
    with pytest.raises(StoreTrouble, match="store_failed"):
        await append(store, 0)


async def test_who_waits_too_long_for_another_process_is_refused_and_the_next_is_not(store: Store) -> None:
    await open_table(store)
    with another_process(store, the_first_entry_taken(store)):
        with pytest.raises(StoreTrouble, match="store_busy"):
            await append(store, 1)
        assert await store.head("t") == 0, "reading goes on"
    assert await append(store, 1)


async def test_who_waits_for_another_process_is_not_tried_again_alone(store: Store) -> None:
    await open_table(store)
    with another_process(store, the_first_entry_taken(store)), transactions_of(store) as tried:
        outcomes = await asyncio.gather(*(append(store, 1) for _ in range(5)), return_exceptions=True)
    assert {getattr(each, "code", None) for each in outcomes} == {"store_busy"}
    assert len(tried) <= 2, "the first may have been alone"


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
async def test_a_full_disk_fails_those_who_wait_and_later_ones_fit(store: Store) -> None:
    await open_table(store)

    def limit(pages: int) -> None:
        with store._writing.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    limit(1)  # as many as it has now
    waiting = [append(store, number, body=bytes(20_000)) for number in (1, 2)]
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [getattr(each, "code", each) for each in outcomes] == ["store_full", "store_full"]
    assert await store.head("t") == 0
    limit(1_000_000)
    assert await append(store, 1, body=bytes(20_000))


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
async def test_a_connection_lost_at_rest_is_not_noticed(store: Store) -> None:
    await open_table(store)
    assert await store.head("t") == 0
    kill(store, "application_name = 'reddog'")
    assert await append(store, 1)
    assert await store.head("t") == 1


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
async def test_a_connection_lost_at_work_fails_those_who_wait_and_the_next_is_a_new_one(
    opened: Opening,
) -> None:
    patient = opened("here", 60)
    await open_table(patient)
    with another_process(patient, the_first_entry_taken(patient)):
        lost = asyncio.ensure_future(append(patient, 1))
        await until(
            lambda: kill(patient, "wait_event_type = 'Lock' AND query LIKE 'INSERT INTO entries%'") == 1
        )
        with pytest.raises(StoreTrouble, match="store_lost"):
            await lost
    assert await append(patient, 1)


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
async def test_two_servers_in_each_others_way_are_both_served(opened: Opening) -> None:
    """One holds a and waits for b, the other holds b and waits for a; the database breaks one of the two off."""
    store = opened("here")
    for table in "ab":
        await open_table(store, table)
    # Much more patient than ours, the other is not the one to be broken off.
    with another_process(store, "SET LOCAL deadlock_timeout = '1min'") as other:
        other.execute(text("UPDATE tables SET touched = 1 WHERE id = 'b'"))
        async with held(store):
            waiting = [asyncio.ensure_future(store.touch(table, 77)) for table in "ab"]
        await until(lambda: count_waiting(store) == 1)
        await asyncio.to_thread(other.execute, text("UPDATE tables SET touched = 1 WHERE id = 'a'"))
    await asyncio.gather(*waiting)
    assert [
        row and row.touched for row in [await store.table_by_code(f"code-{table}") for table in "ab"]
    ] == [77, 77]


async def test_whoever_gives_up_does_not_stop_the_others(store: Store) -> None:
    await open_table(store)
    async with held(store):
        tasks = [asyncio.ensure_future(append(store, number)) for number in range(1, 11)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(each, asyncio.CancelledError) for each in outcomes] == [True, False] * 5
    assert await store.head("t") == 10, "what was asked for is written all the same"


async def test_a_loop_that_is_gone_is_no_trouble(store: Store) -> None:
    await open_table(store)

    def leave() -> None:
        async def ask() -> None:
            task = asyncio.ensure_future(append(store, 1))
            await asyncio.sleep(0)
            task.cancel()

        asyncio.run(ask())

    async with held(store):
        await asyncio.to_thread(leave)
    assert await append(store, 2)
    assert await store.head("t") == 2
