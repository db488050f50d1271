"""`reddog delete-my-data`: a person's names and words taken out of a server's database, by whoever runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.speech import ENGLISH
from reddog.table.redact import redact
from reddog.terminal.database import with_store
from reddog.terminal.screen import standard_screen
from reddog.terminal.words import printable

if TYPE_CHECKING:
    from reddog.store import Person, Store


def delete_my_data(
    *,
    database: Annotated[
        str | None, Parameter(help=ENGLISH.say("command.database"), metavar="DATABASE")
    ] = None,
    person: Annotated[
        str, Parameter(help=ENGLISH.say("command.delete-my-data.person"), metavar="PERSON")
    ] = "",
    account: Annotated[
        str, Parameter(help=ENGLISH.say("command.delete-my-data.account"), metavar="ACCOUNT")
    ] = "",
    yes: Annotated[bool, Parameter(help=ENGLISH.say("command.delete-my-data.yes"))] = False,
) -> int:
    """Delete what a person wrote and was called; the exit status. Chips, cards and shares stay.

    Raises BadRules `no_person_named`, `person_unknown`, and without `yes` `not_confirmed`; StoreTrouble as the store does.
    """
    if bool(person) == bool(account):
        raise BadRules("no_person_named")
    tables = with_store(database, lambda store: _deleted(store, person, account, yes=yes))
    standard_screen().line(ENGLISH.say("delete.done", tables=tables))
    return 0


async def _deleted(store: Store, person: str, account: str, *, yes: bool) -> int:
    """Delete, and answer with the number of tables that it concerned."""
    found = await (store.person(person) if person else store.person_by_account(account))
    if found is None:
        raise BadRules("person_unknown", text=printable(person or account))
    tables = len(await store.tables_of(found.id))
    if not yes:
        raise BadRules("not_confirmed", name=_shown(found), tables=tables)
    await store.delete_person(found.id, lambda body: redact(body, found.id))
    return tables


def _shown(person: Person) -> str:
    return printable(person.name)
