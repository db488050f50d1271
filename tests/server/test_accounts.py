"""Accounts: few passwords are hashed at a time, and no name is told from another by how long a refusal takes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from reddog.server.accounts import AT_ONCE, Accounts
from reddog.server.errors import NotAdmitted
from reddog.store import Person, Store
from tests.server.asking import empty_database


class Counting(PasswordHasher):
    """Counts the passwords that are checked, and how many at the same time. Cheap to check."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.made = self.checked = self.now = self.most = 0
        self._lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.made += 1
        return super().hash(password, salt=salt)

    def verify(self, *words: str | bytes) -> bool:  # type: ignore[override]
        with self._lock:
            self.checked += 1
            self.now += 1
            self.most = max(self.most, self.now)
        try:
            return super().verify(*words)
        finally:
            with self._lock:
                self.now -= 1


async def opened(folder: Path, hasher: PasswordHasher) -> tuple[Store, Accounts]:
    file = folder / "t.db"
    file.write_bytes(empty_database())
    store = Store.open(str(file))
    await store.create_person(Person("p1", "Ann", created=1, seen=1))
    accounts = Accounts(store, hasher)
    await accounts.make("p1", "Ann", "correct horse")
    return store, accounts


def test_a_name_that_nobody_has_is_checked_like_a_password(tmp_path: Path) -> None:
    hasher = Counting()

    async def story() -> None:
        store, accounts = await opened(tmp_path, hasher)
        for account in ("ann", "nobody"):
            with pytest.raises(NotAdmitted):
                await accounts.person(account, "wrong")
        await store.close()

    asyncio.run(story())
    assert hasher.checked == 2


def test_the_first_name_that_nobody_has_takes_no_longer_than_the_first_that_somebody_has(
    tmp_path: Path,
) -> None:
    """The hash of nobody's password is made before either is refused."""
    for account in ("ann", "nobody"):
        hasher = Counting()

        async def story(account: str = account, hasher: Counting = hasher) -> None:
            (tmp_path / account).mkdir()
            store, accounts = await opened(tmp_path / account, hasher)
            made = hasher.made
            with pytest.raises(NotAdmitted):
                await accounts.person(account, "wrong")
            assert (hasher.made - made, hasher.checked) == (1, 1)
            await store.close()

        asyncio.run(story())


def test_an_empty_password_opens_no_account_of_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        store, accounts = await opened(tmp_path, Counting())
        await store.create_person(Person("p2", "Bob", created=1, seen=1, account="bob"))
        for account in ("nobody", "bob"):
            with pytest.raises(NotAdmitted):
                await accounts.person(account, "")
        await store.close()

    asyncio.run(story())


def test_however_many_log_in_few_passwords_are_hashed_at_a_time(tmp_path: Path) -> None:
    hasher = Counting()

    async def story() -> None:
        store, accounts = await opened(tmp_path, hasher)
        found = await asyncio.gather(*(accounts.person("ANN", "correct horse") for _ in range(20)))
        assert {person.id for person in found} == {"p1"}
        await store.close()

    asyncio.run(story())
    assert hasher.most <= AT_ONCE


def test_a_password_is_the_same_from_every_keyboard(tmp_path: Path) -> None:
    async def story() -> None:
        store, accounts = await opened(tmp_path, Counting())
        await store.create_person(Person("p2", "Zoé", created=1, seen=1))
        await accounts.make("p2", "zoe", "the\u0301 au lait")
        assert (await accounts.person("zoe", "th\u00e9 au lait")).id == "p2"
        await store.close()

    asyncio.run(story())


def test_the_store_keeps_no_password_that_could_be_read(tmp_path: Path) -> None:
    async def story() -> None:
        store, _ = await opened(tmp_path, PasswordHasher())
        await store.close()

    asyncio.run(story())
    for file in tmp_path.iterdir():
        assert b"correct horse" not in file.read_bytes()
