"""People: with an account and without; and how one is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reddog.store import Person, Store
from reddog.store.bus import ANEW, WHO, Bus, of_two
from reddog.store.people import folded
from tests.store.scenes import Opening, append, held, listen, open_table, until

ANN = Person(id="p1", name="Ann", created=1, seen=2)


async def test_somebody_without_an_account_is_found_by_id(store: Store) -> None:
    assert await store.create_person(ANN)
    assert await store.person("p1") == ANN
    assert await store.person("p2") is None
    assert await store.password("p1") is None


async def test_somebody_with_an_account_is_found_however_it_is_written(store: Store) -> None:
    person = Person("p1", "Ann", 1, 1, account="Ann.Straße")
    assert await store.create_person(person, "$argon2id$ann")
    for written in ("Ann.Straße", "ann.strasse", "ANN.STRASSE", "\uff21nn.strasse"):
        found = await store.person_by_account(written)
        assert found == Person("p1", "Ann", 1, 1, account="ann.strasse")
    assert await store.person_by_account("ann") is None
    assert await store.password("p1") == "$argon2id$ann"


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "ANN"), ("é", "e\u0301"), ("\u212b", "å"), ("\ufb01t", "FIT"), ("ΣΣ", "σς")]
)
def test_what_looks_alike_is_one_account(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    assert folded(folded(one)) == folded(one)


async def test_an_account_is_one_persons(store: Store) -> None:
    assert await store.create_person(Person("p1", "Ann", 1, 1, account="ann"), "hash one")
    assert not await store.create_person(Person("p2", "Eve", 1, 1, account="ANN"), "hash two")
    assert await store.person("p2") is None
    assert await store.create_person(Person("p2", "Eve", 1, 1))
    assert not await store.set_account("p2", "Ann", "hash two")
    assert await store.person("p2") == Person("p2", "Eve", 1, 1)
    assert await store.password("p2") is None
    assert await store.password("p1") == "hash one"


async def test_an_account_that_is_refused_spoils_nothing_beside_it(store: Store) -> None:
    await store.create_person(Person("p1", "Ann", 1, 1, account="ann"), "hash one")
    await store.create_person(Person("p2", "Eve", 1, 1))
    async with held(store):
        renamed = asyncio.ensure_future(store.rename("p2", "Evelyn"))
        refused = asyncio.ensure_future(store.set_account("p2", "ann", "h"))
    assert not await refused
    await renamed
    assert await store.person("p2") == Person("p2", "Evelyn", 1, 1)


async def test_an_account_comes_and_goes(store: Store) -> None:
    await store.create_person(ANN)
    assert await store.set_account("p1", "Ann", "hash one")
    assert await store.set_account("p1", "Annie", "hash two")
    assert await store.person_by_account("ann") is None
    assert await store.person_by_account("annie") == Person("p1", "Ann", 1, 2, account="annie")
    assert await store.password("p1") == "hash two"
    assert await store.set_account("p1", None, None)
    assert await store.person("p1") == ANN
    assert await store.password("p1") is None
    assert not await store.set_account("p2", "Bob", "hash")


async def test_a_name_and_a_visit_are_noted(store: Store) -> None:
    await store.create_person(ANN)
    await store.rename("p1", "Anna")
    await store.seen("p1", 77)
    assert await store.person("p1") == Person("p1", "Anna", created=1, seen=77)
    assert not await store.create_person(ANN), "an id is given once"
    await store.rename("p2", "Nobody")
    assert await store.person("p2") is None


def blank(body: bytes) -> bytes:
    return body.replace(b"Ann", b"???")


async def an_evening(store: Store) -> None:
    """Ann at two tables of three, with Bob at all of them, who calls her by her name."""
    await store.create_person(ANN, "$argon2id$ann")
    for name in "abc":
        await open_table(store, name)
    await append(store, 1, table="a", body=b"opened by Ann")
    await append(store, 2, table="a", person="p1", body=b"Ann sits down")
    await append(store, 3, table="a", person="p2", body=b"hello Ann")
    await append(store, 1, table="b", person="p1", body=b"Ann again")
    await append(store, 1, table="c", person="p2", command="c1", body=b"where is Ann?")


async def bodies(store: Store, table: str) -> list[bytes]:
    return [entry.body for entry in await store.entries(table)]


async def test_whoever_is_forgotten_leaves_complete_logs_behind(store: Store) -> None:
    await an_evening(store)
    before = {table: await store.entries(table) for table in "abc"}
    await store.delete_person("p1", blank)
    assert await store.person("p1") is None
    assert await store.password("p1") is None
    assert await bodies(store, "a") == [b"opened by ???", b"??? sits down", b"hello ???"]
    assert await bodies(store, "b") == [b"??? again"]
    assert await bodies(store, "c") == [b"where is Ann?"], "a table where she never was"
    for table, entries in before.items():
        now = await store.entries(table)
        assert [(e.number, e.at, e.person, e.command) for e in now] == [
            (e.number, e.at, e.person, e.command) for e in entries
        ]


async def test_nobody_is_half_forgotten(store: Store) -> None:
    await an_evening(store)

    def break_down(body: bytes) -> bytes:
        if b"again" in body:
            raise LookupError("no such name")
        return b"blank"

    results = await asyncio.gather(
        append(store, 2, table="b"),
        store.delete_person("p1", break_down),
        store.seen("p1", 5),
        return_exceptions=True,
    )
    assert isinstance(results[1], LookupError)
    assert not isinstance(results[0], BaseException)
    assert await store.person("p1") == Person("p1", "Ann", 1, 5)
    assert await bodies(store, "a") == [b"opened by Ann", b"Ann sits down", b"hello Ann"]


async def test_two_who_are_forgotten_by_two_servers_at_once_are_both_forgotten(opened: Opening) -> None:
    here, there = opened("here"), opened("there")
    await an_evening(here)
    for number in range(4, 60):
        await append(here, number, table="a", body=b"Ann and Bob")
    await here.create_person(Person("p2", "Bob", 1, 1))
    await asyncio.gather(
        here.delete_person("p1", blank), there.delete_person("p2", lambda body: body.replace(b"Bob", b"???"))
    )
    assert (await bodies(here, "a"))[3:] == [b"??? and ???"] * 56


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
async def test_the_file_remembers_nothing_of_whoever_is_forgotten(store: Store, address: str) -> None:
    secret_name = b"Annabella-Philippa"
    await open_table(store)
    await store.create_person(
        Person("p1", secret_name.decode(), 1, 1, account="annabella"), "$argon2id$annabella"
    )
    for number in range(1, 200):
        await append(store, number, person="p1", body=secret_name + b" says hello " * 20)
    await store.delete_person("p1", lambda body: body.replace(secret_name, b"?"))
    await store.close()
    left = [path for path in Path(address).parent.iterdir() if path.name.startswith(Path(address).name)]
    assert [path.name for path in left] == [Path(address).name]
    content = left[0].read_bytes()
    assert b" says hello " in content
    assert secret_name not in content
    assert b"argon2id" not in content


async def test_who_signs_out_begins_a_new_issue_and_everybody_is_told(store: Store, opened: Opening) -> None:
    await store.create_person(ANN)
    other = opened("there")
    here, there = listen(store), listen(other)
    if type(store.bus) is not Bus:
        await until(lambda: (None, 0) in there)
    found = await store.sign_out("p1")
    assert found is not None
    assert found.issue == ANN.issue + 1
    assert await other.person("p1") == found
    assert await store.sign_out("nobody") is None
    await until(lambda: ("p1", WHO) in here)
    if type(store.bus) is not Bus:
        await until(lambda: ("p1", WHO) in there)


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
async def test_the_others_are_told_which_logs_to_read_anew(store: Store, opened: Opening) -> None:
    await store.create_person(ANN)
    for table in ("t", "u"):
        await open_table(store, table)
        await append(store, 1, table=table, person="p1", body=b"Ann" if table == "t" else b"-")
    there = listen(opened("there"))
    await until(lambda: (None, 0) in there)
    await store.delete_person("p1", lambda body: body.replace(b"Ann", b"***"))
    await until(lambda: ("p1", WHO) in there and ("t", ANEW) in there)
    assert ("u", ANEW) not in there, "nothing in it has changed"


@pytest.mark.parametrize(("one", "other", "both"), [(3, 5, 5), (ANEW, 7, ANEW), (0, WHO, WHO)])
def test_a_word_outweighs_every_number(one: int, other: int, both: int) -> None:
    assert of_two(one, other) == of_two(other, one) == both
