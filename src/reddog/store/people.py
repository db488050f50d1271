"""Who has been here: with an account and a password, or with neither."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from reddog.store.inserting import inserting
from reddog.store.records import Person
from reddog.store.schema import entries, people
from reddog.store.tables import came

_FIELDS: Final = tuple(people.c[name] for name in Person.__struct_fields__)


def folded(account: str) -> str:
    """The name of an account as it is compared: large or small letters, wide or narrow, composed or not are all one."""
    compatible = unicodedata.normalize("NFKC", account).casefold()
    return unicodedata.normalize("NFKC", compatible)


def create(connection: Connection, person: Person, password: str | None) -> bool:
    """Add somebody; False where the id or the account is another's."""
    values = {name: getattr(person, name) for name in person.__struct_fields__}
    values["account"] = None if person.account is None else folded(person.account)
    added = inserting(connection, people).values(**values, password=password).on_conflict_do_nothing()
    return connection.scalar(added.returning(people.c.id)) is not None


def by_id(connection: Connection, person: str) -> Person | None:
    """The person with this id."""
    return _found(connection, people.c.id == person)


def by_account(connection: Connection, account: str) -> Person | None:
    """The person with this account, however it is written."""
    return _found(connection, people.c.account == folded(account))


def password(connection: Connection, person: str) -> str | None:
    """The hash of a person's password."""
    found: str | None = connection.scalar(select(people.c.password).where(people.c.id == person))
    return found


def set_account(connection: Connection, person: str, account: str | None, password: str | None) -> bool:
    """Give or take away an account; False, and nothing changed, where it is another's or the person is gone."""
    values = {"account": None if account is None else folded(account), "password": password}
    try:
        with connection.begin_nested():
            return (
                connection.execute(update(people).where(people.c.id == person).values(values)).rowcount == 1
            )
    except IntegrityError:
        return False


def change(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Set some columns of a person; one who is gone stays gone."""
    connection.execute(update(people).where(people.c.id == person).values(values))


def sign_out(connection: Connection, person: str) -> Person | None:
    """Begin a new issue of what a person is known by; the person after it, None for one who is gone."""
    begun = update(people).where(people.c.id == person).values(issue=people.c.issue + 1)
    connection.execute(begun)
    return by_id(connection, person)


def forget(connection: Connection, person: str, rewrite: Callable[[bytes], bytes]) -> tuple[str, ...]:
    """Remove a person, and pass every entry of his tables through `rewrite`; the tables whose logs are others now."""
    rewritten: list[str] = []
    his = came(person).distinct()
    changed = (
        update(entries)
        .where(entries.c.table_id == bindparam("table"), entries.c.number == bindparam("place"))
        .values(body=bindparam("text"))
    )
    for table in map(str, connection.scalars(his.order_by(entries.c.table_id)).all()):
        # Held, as another server may be forgetting somebody else at the same table.
        log = select(entries.c.number, entries.c.body).where(entries.c.table_id == table)
        bodies = connection.execute(log.order_by(entries.c.number).with_for_update()).all()
        rows = [
            {"table": table, "place": number, "text": new}
            for number, old in bodies
            if (new := rewrite(old)) != old
        ]
        if rows:
            connection.execute(changed, rows)
            rewritten.append(table)
    connection.execute(delete(people).where(people.c.id == person))
    return tuple(rewritten)


def _found(connection: Connection, condition: Any) -> Person | None:
    row = connection.execute(select(*_FIELDS).where(condition)).one_or_none()
    return None if row is None else Person(*row)
