"""What goes wrong is said in codes, and no secret is in what is said, shown or logged."""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from pathlib import Path

import pytest
from sqlalchemy import make_url

from reddog.store import Person, Store, StoredEntry, StoreTrouble, TableRow
from reddog.store.engines import writing_engine
from tests.store.scenes import SECRET, Opening, append, open_table, until

PASSWORD = "tops3cret"
UNDEALT = b"undealt"
HASH = "$argon2id$ann"
SECRETS = (
    PASSWORD,
    repr(SECRET)[2:-1],
    SECRET.hex(),
    str(list(SECRET))[1:-1],
    "argon2",
    "undealt",
    "756e6465616c74",
)


def told(text: str) -> list[str]:
    return [secret for secret in SECRETS if secret in text]


def shown(error: BaseException) -> str:
    return "".join(traceback.format_exception(error)) + repr(error) + str(error)


@pytest.mark.parametrize("empty", ["sqlite", "postgresql"], indirect=True)
async def test_no_secret_is_logged(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    url = make_url(address) if "://" in address else None
    store = Store.open(url.set(password=PASSWORD).render_as_string(hide_password=False) if url else address)
    heard: list[str | None] = []
    store.bus.subscribe(lambda table, _: heard.append(table))
    await open_table(store)
    await store.create_person(Person("p", "Ann", 1, 1, account="ann"), HASH)
    assert not await store.set_account("q", "ann", HASH)
    await append(store, 1, body=UNDEALT, person="p", command="c")
    await append(store, 1, body=UNDEALT, person="p", command="c")
    with pytest.raises(StoreTrouble):
        await append(store, 1, table="nowhere", body=UNDEALT)
    assert await store.secret("t") == SECRET
    assert await store.password("p") == HASH
    assert (await store.entries("t"))[0].body == UNDEALT
    await store.delete_person("p", lambda body: body + b"!")
    await until(lambda: "t" in heard)
    await store.close()
    assert not told(caplog.text)


async def test_no_secret_is_in_an_error(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(store)
    with pytest.raises(StoreTrouble) as failed:
        await append(store, 0, body=UNDEALT)
    assert not told(shown(failed.value))
    broken = TableRow("u", "code", created=1, touched=1, state="undecided")  # type: ignore[arg-type]
    with pytest.raises(StoreTrouble) as failed:
        await store.create_table(broken, SECRET)
    assert failed.value.code == "store_failed"
    assert not told(shown(failed.value))
    with pytest.raises(StoreTrouble) as failed:
        await store.create_person(Person("p", None, 1, 1), HASH)  # type: ignore[arg-type]
    assert not told(shown(failed.value))


async def test_text_that_no_database_takes_is_refused_alone(store: Store) -> None:
    await open_table(store)
    results = await asyncio.gather(
        append(store, 1),
        store.create_person(Person("p", "\ud800", 1, 1)),
        append(store, 2),
        return_exceptions=True,
    )
    assert [isinstance(each, BaseException) for each in results] == [False, True, False]
    assert await store.head("t") == 2


def test_a_record_shows_no_secret() -> None:
    entry = StoredEntry(1, 2, "p", "c", UNDEALT)
    assert repr(entry) == str(entry) == "StoredEntry(number=1, at=2, person='p', 7 bytes)"
    assert "secret" not in TableRow.__struct_fields__
    assert "password" not in Person.__struct_fields__


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://ann:{PASSWORD}@127.0.0.1:1/db",
        f"postgresql://127.0.0.1:1/db?user=ann&password={PASSWORD}",
        "postgresql:///db?host=/nowhere",
    ],
)
def test_a_server_that_does_not_answer_is_named_without_its_password(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreTrouble) as refused:
        Store.open(address)
    assert refused.value.code == "store_unreachable"
    assert str(refused.value.facts["address"]).startswith("postgresql://")
    assert refused.value.facts["why"]
    assert not told(shown(refused.value) + caplog.text)


@pytest.mark.parametrize("empty", ["postgresql"], indirect=True)
def test_a_database_that_is_not_there_is_unreachable(address: str) -> None:
    missing = make_url(address).set(database="no_such_database").render_as_string()
    with pytest.raises(StoreTrouble, match=r"store_unreachable.*no_such_database.*does not exist"):
        Store.open(missing)


def test_without_the_driver_there_is_no_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreTrouble) as refused:
        Store.open("postgresql://localhost/db")
    assert (refused.value.code, refused.value.facts) == ("driver_missing", {"driver": "psycopg"})


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
def test_a_file_that_somebody_holds_is_busy(address: str) -> None:
    engine = writing_engine(make_url(f"sqlite:///{address}"), 1)
    with engine.begin(), pytest.raises(StoreTrouble, match="store_busy"):
        Store.open(address, patience=0.1)
    engine.dispose()


@pytest.mark.parametrize("empty", ["sqlite"], indirect=True)
async def test_reading_what_is_gone_is_trouble(store: Store, address: str) -> None:
    await store.close()
    Path(address).write_bytes(b"")
    again = Store.open(address)  # makes the tables afresh
    engine = again._writing
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE servers")
    with pytest.raises(StoreTrouble, match=r"store_failed.*no such table"):
        await again.beats()
    with pytest.raises(StoreTrouble, match=r"store_failed.*no such table"):
        await again.beat(1)
    await again.close()


async def test_each_who_waits_gets_an_error_of_his_own(opened: Opening) -> None:
    store = opened("here")
    errors = await asyncio.gather(
        *(append(store, 1, table="nowhere") for _ in range(5)), return_exceptions=True
    )
    assert len({id(error) for error in errors}) == 5
    assert {getattr(error, "code", None) for error in errors} == {"table_gone"}
