"""The log: what is appended is there, in order, once."""

from __future__ import annotations

import asyncio
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from reddog.store import Appended, Store, StoredEntry
from tests.store.scenes import append, at_once, open_table

_NAMES = count(1)


async def test_an_entry_comes_back_as_it_was(store: Store) -> None:
    table = await open_table(store)
    body = bytes(range(256))
    appended = await store.append(table, 1, at=1_700_000_000_123, person="ann", command="c1", body=body)
    assert appended == Appended("written", 1)
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
    assert await append(store, 1, body=b"second") == Appended("taken", 1)
    assert [entry.body for entry in await store.entries(table)] == [b"first"]


async def test_a_repeated_command_gives_the_number_of_the_first(store: Store) -> None:
    await open_table(store)
    await append(store, 1, person="ann", command="c1")
    await append(store, 2, person="bob", command="c9")
    assert await append(store, 3, person="ann", command="c1") == Appended("repeated", 1)
    assert await append(store, 1, person="ann", command="c1") == Appended("repeated", 1)
    assert await append(store, 2, person="ann", command="c1") == Appended("repeated", 1)
    assert await store.head("t") == 2


async def test_a_command_is_one_persons_at_one_table(store: Store) -> None:
    await open_table(store)
    await open_table(store, "u")
    await append(store, 1, person="ann", command="c1")
    assert (await append(store, 2, person="bob", command="c1")).outcome == "written"
    assert (await append(store, 1, person="ann", command="c1", table="u")).outcome == "written"


async def test_entries_without_a_command_or_a_person_never_repeat_each_other(store: Store) -> None:
    await open_table(store)
    sent = [("ann", None), ("ann", None), (None, "c1"), (None, "c1"), (None, None), (None, None)]
    for number, (person, command) in enumerate(sent, 1):
        assert (await append(store, number, person=person, command=command)).outcome == "written"
    assert (await append(store, 6, person="ann")).outcome == "taken"


async def test_of_many_who_race_for_a_number_one_gets_it(store: Store) -> None:
    table = await open_table(store)
    for number in range(1, 6):
        racing = [
            append(store, number, person=f"p{i}", command=f"c{number}", body=b"%d" % i) for i in range(30)
        ]
        outcomes = [each.outcome for each in await asyncio.gather(*racing)]
        assert sorted(outcomes) == ["taken"] * 29 + ["written"]
        assert (await store.entries(table))[-1].body == b"%d" % outcomes.index("written")


async def test_whoever_was_beaten_to_a_number_reads_and_tries_the_next(store: Store) -> None:
    table = await open_table(store)

    async def insist(person: str) -> int:
        while True:
            number = await store.head(table) + 1
            if (await append(store, number, person=person, command="c")).outcome == "written":
                return number

    numbers = await asyncio.gather(*(insist(f"p{i}") for i in range(20)))
    assert sorted(numbers) == list(range(1, 21))
    people = {entry.number: entry.person for entry in await store.entries(table)}
    assert people == {number: f"p{i}" for i, number in enumerate(numbers)}


async def test_of_two_alike_in_one_transaction_the_first_is_the_one(store: Store) -> None:
    table = await open_table(store)
    outcomes = await at_once(store, append(store, 1, body=b"a"), append(store, 1, body=b"b"))
    assert outcomes == [Appended("written", 1), Appended("taken", 1)]
    assert [entry.body for entry in await store.entries(table)] == [b"a"]


async def test_a_free_number_is_not_lost_to_a_repeated_command(store: Store) -> None:
    await open_table(store)
    await append(store, 1, person="ann", command="c1")
    outcomes = await at_once(
        store, append(store, 2, person="ann", command="c1"), append(store, 2, person="bob", command="c1")
    )
    assert outcomes == [Appended("repeated", 1), Appended("written", 2)]


Asked = tuple[str, int, str | None, str | None]
_asked = some.tuples(
    some.sampled_from("ab"),
    some.integers(1, 6),
    some.sampled_from(["p", "q", None]),
    some.sampled_from(["x", "y", None]),
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=some.lists(some.lists(_asked, max_size=8), max_size=6))
def test_a_log_is_what_a_list_would_be(store: Store, batches: list[list[Asked]]) -> None:
    """Any entries in any order, several to a transaction, against a reader of the docstring."""
    run = next(_NAMES)

    async def play() -> None:
        for name in "ab":
            await open_table(store, f"{name}{run}")
        log: dict[tuple[str, int], bytes] = {}
        done: dict[tuple[str, str | None, str | None], int] = {}
        for batch in batches:
            bodies = [b"%d" % next(_NAMES) for _ in batch]
            expected = {}
            for place in sorted(range(len(batch)), key=lambda place: batch[place][:2]):
                name, number, person, command = batch[place]
                known = None if person is None or command is None else (name, person, command)
                if known not in done and (name, number) not in log:
                    expected[place] = Appended("written", number)
                    log[name, number] = bodies[place]
                    if known:
                        done[known] = number
            for place, (name, number, person, command) in enumerate(batch):
                first = done.get((name, person, command))
                refused = Appended("taken", number) if first is None else Appended("repeated", first)
                expected.setdefault(place, refused)
            found = await at_once(
                store,
                *(
                    append(store, number, table=f"{name}{run}", person=person, command=command, body=body)
                    for (name, number, person, command), body in zip(batch, bodies, strict=True)
                ),
            )
            assert found == [expected[place] for place in range(len(batch))]
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
