"""Accounts: a name and a password that bring a person back, for those who want one.

A password is hashed with argon2id in a thread, few at a time, since one takes a core and 64 MB for a fifth of a second.
A name that nobody has, or that has no password, takes as long to refuse as a wrong password: the same questions are asked of
the store, and a password of nobody's is checked.
"""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from reddog.server.errors import BadRequest, NotAdmitted
from reddog.store import Person, Store

AT_ONCE: Final = 2
"""Passwords that are hashed at the same time."""


class Accounts:
    """The accounts of one store."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def make(self, person: str, account: str, password: str) -> None:
        """Give a person an account. Raises BadRequest `bad_account`, `account_there` and `account_taken`."""
        if account != account.strip() or not account.isprintable():
            raise BadRequest("bad_account")
        found = await self._store.person(person)
        if found is not None and found.account is not None:
            raise BadRequest("account_there")
        async with self._turns:
            hashed = await asyncio.to_thread(self._hasher.hash, _normal(password))
        if not await self._store.set_account(person, account, hashed):
            raise BadRequest("account_taken")

    async def person(self, account: str, password: str) -> Person:
        """The person with this account. Raises NotAdmitted `wrong_password`, for a name that nobody has as well."""
        # No account has a sign that cannot be seen, and PostgreSQL takes no zero in a text.
        found, hashed = None, None
        if account.isprintable():
            found = await self._store.person_by_account(account)
            hashed = await self._store.password(found.id if found else "")
        async with self._turns:
            right = await asyncio.to_thread(self._is_right, hashed, _normal(password))
        if found is None or hashed is None or not right:
            raise NotAdmitted("wrong_password")
        return found

    @cached_property
    def _nobodys(self) -> str:
        """A hash for the accounts that there are not."""
        return self._hasher.hash("")

    def _is_right(self, hashed: str | None, password: str) -> bool:
        # The first time it takes a while to make: for a name that somebody has as well.
        nobodys = self._nobodys
        try:
            return self._hasher.verify(hashed or nobodys, password)
        except (VerificationError, InvalidHashError):
            return False


def _normal(password: str) -> str:
    """The same password typed on another keyboard."""
    return unicodedata.normalize("NFKC", password)
