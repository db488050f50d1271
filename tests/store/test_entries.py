"""The log: what is appended is there, in order, once."""

from __future__ import annotations

import asyncio
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from reddog.store import Store, StoredEntry
from tests.store.scenes import append, at_once, open_table

_NAMES = count(1)


async def test_an_entry_comes_back_as_it_was(store: Store) -> None:
    table = await open_table(store)
    body = bytes(range(256))
    assert await store.append(table, 1, at=1_700_000_000_123, person="ann", command="c1", body=body)
    assert await store.entries(table) == [StoredEntry(1, 1_700_000_000_123, "ann", "c1", body)]


async def test_a_log_is_read_from_where_one_is_and_as_far_as_one_likes(store: Store) -> None:
    table = await open_table(store)
    assert await store.head(table) == 0
    assert await store.entries(table) == []
    for number in range(1, 13):
        await append(store, number)
    assert await store.head(table) == 12
    assert [entry.number for entry in await store.entries(table)] == list(range(1, 13))
    assert [entry.number for entry in await store.entries(table, after=9)] == [10, 11, 12]
    assert [entry.number for entry in await store.entries(table, after=3, limit=2)] == [4, 5]
    assert await store.entries(table, after=12) == []


async def test_a_number_is_taken_once(store: Store) -> None:
    table = await open_table(store)
    await append(store, 1, body=b"first")
    assert not await append(store, 1, body=b"second")
    assert [entry.body for entry in await store.entries(table)] == [b"first"]


async def test_an_entry_that_is_there_already_is_written(store: Store) -> None:
    """As when the connection broke in the moment of the commitment, and whoever asked tries again."""
    await open_table(store)
    await append(store, 1, body=b"first")
    assert await append(store, 1, body=b"first")
    assert await store.head("t") == 1


async def test_of_many_who_race_for_a_number_one_gets_it(store: Store) -> None:
    table = await open_table(store)
    for number in range(1, 6):
        racing = [
            append(store, number, person=f"p{i}", command=f"c{number}", body=b"%d" % i) for i in range(30)
        ]
        written = await asyncio.gather(*racing)
        assert sum(written) == 1
        assert (await store.entries(table))[-1].body == b"%d" % written.index(True)


async def test_whoever_was_beaten_to_a_number_reads_and_tries_the_next(store: Store) -> None:
    table = await open_table(store)

    async def insist(person: str) -> int:
        while True:
            number = await store.head(table) + 1
            if await append(store, number, person=person, command="c", body=person.encode()):
                return number

    numbers = await asyncio.gather(*(insist(f"p{i}") for i in range(20)))
    assert sorted(numbers) == list(range(1, 21))
    people = {entry.number: entry.person for entry in await store.entries(table)}
    assert people == {number: f"p{i}" for i, number in enumerate(numbers)}


async def test_of_two_alike_in_one_transaction_the_first_is_the_one(store: Store) -> None:
    table = await open_table(store)
    assert await at_once(store, append(store, 1, body=b"a"), append(store, 1, body=b"b")) == [True, False]
    assert [entry.body for entry in await store.entries(table)] == [b"a"]


async def test_of_two_that_are_the_same_in_one_transaction_the_first_is_the_one(store: Store) -> None:
    await open_table(store)
    assert await at_once(store, append(store, 1), append(store, 2), append(store, 1)) == [True, True, False]


async def test_any_number_of_entries_goes_into_one_transaction(store: Store) -> None:
    """They are written by so many at a time; none is forgotten at the ends."""
    await open_table(store)
    first = 1
    for size in (1, 3, 4, 5, 15, 16, 17, 63, 64, 65, 130):
        numbers = range(first, first + size)
        assert await at_once(store, *(append(store, n, body=b"%d" % n) for n in numbers)) == [True] * size
        first += size
    assert [(each.number, each.body) for each in await store.entries("t")] == [
        (number, b"%d" % number) for number in range(1, first)
    ]


Asked = tuple[str, int]
_asked = some.tuples(some.sampled_from("ab"), some.integers(1, 6))


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=some.lists(some.lists(_asked, max_size=8), max_size=6))
def test_a_log_is_what_a_list_would_be(store: Store, batches: list[list[Asked]]) -> None:
    """Any entries in any order, several to a transaction, against a reader of the docstring."""
    run = next(_NAMES)

    async def play() -> None:
        for name in "ab":
            await open_table(store, f"{name}{run}")
        log: dict[Asked, bytes] = {}
        for batch in batches:
            bodies = [b"%d" % next(_NAMES) for _ in batch]
            for place in sorted(range(len(batch)), key=lambda place: batch[place]):
                log.setdefault(batch[place], bodies[place])
            found = await at_once(
                store,
                *(
                    append(store, number, table=f"{name}{run}", body=body)
                    for (name, number), body in zip(batch, bodies, strict=True)
                ),
            )
            assert found == [log[each] == body for each, body in zip(batch, bodies, strict=True)]
        for name in "ab":
            read = await store.entries(f"{name}{run}")
            assert [(entry.number, entry.body) for entry in read] == sorted(
                (number, body) for (table, number), body in log.items() if table == name
            )

    asyncio.run(play())


async def test_what_is_read_while_others_write_is_the_beginning_of_the_log(store: Store) -> None:
    table = await open_table(store)
    writing = True

    async def write() -> None:
        nonlocal writing
        for number in range(1, 121):
            await append(store, number, body=b"%d" % number)
        writing = False

    async def read() -> int:
        seen = 0
        while writing:
            numbers = [entry.number for entry in await store.entries(table)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= seen
            seen = len(numbers)
        return seen

    _, *seen = await asyncio.gather(write(), read(), read())
    assert max(filter(None, seen)) > 0
    assert await store.head(table) == 120


async def test_the_database_hands_on_only_the_entries_in_which_something_stands(store: Store) -> None:
    await open_table(store)
    bodies = [
        b'{"act":"opened"}',
        b'{"act":"said","text":"\\"opened\\""}',
        b"\x00\xff%_'",
        b'{"act":"ended"}',
    ]
    for number, body in enumerate(bodies, 1):
        await append(store, number, body=body)
    assert await store.bodies_holding("t", [b'"opened"', b'"ended"']) == [bodies[0], bodies[3]]
    assert await store.bodies_holding("t", [b"\x00\xff"]) == [bodies[2]]
    assert await store.bodies_holding("t", [b"%"]) == [bodies[2]], "nothing stands for anything else"
    assert await store.bodies_holding("nowhere", [b"act"]) == []
