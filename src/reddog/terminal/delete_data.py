"""`reddog delete-my-data`: a person's names and words taken out of a server's database, by whoever runs it."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.speech import ENGLISH
from reddog.table.redact import redact
from reddog.terminal.database import with_store
from reddog.terminal.screen import standard_screen
from reddog.terminal.words import printable

if TYPE_CHECKING:
    from reddog.store import Person, Store

SETTLED: Final = 6.0
"""Seconds in which every server has looked for logs that others rewrote; see `server.rooms_heart`."""
LIVELY: Final = 15_000
"""Milliseconds after its last beat in which a server may still live."""


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
    link: Annotated[str, Parameter(help=ENGLISH.say("command.delete-my-data.link"), metavar="OWN-LINK")] = "",
    yes: Annotated[bool, Parameter(help=ENGLISH.say("command.delete-my-data.yes"))] = False,
) -> int:
    """Delete what a person wrote and was called; the exit status. Chips, cards and shares stay.

    Raises BadRules `no_person_named`, `person_unknown`, `link_unknown`, `signed_out`, and without `yes` `not_confirmed`;
    StoreTrouble as the store does.
    """
    if [bool(person), bool(account), bool(link)].count(True) != 1:
        raise BadRules("no_person_named")

    async def deleted(store: Store) -> int:
        found = await (_of_link(store, link) if link else _named(store, person, account))
        return await _deleted(store, found, yes=yes)

    tables = with_store(database, deleted)
    standard_screen().line(ENGLISH.say("delete.done", tables=tables))
    return 0


async def _named(store: Store, person: str, account: str) -> Person:
    found = await (store.person(person) if person else store.person_by_account(account))
    if found is None:
        raise BadRules("person_unknown", text=printable(person or account))
    return found


async def _of_link(store: Store, link: str) -> Person:
    """Whose a personal link is, as the servers of this database would say: they signed it with the key that is there."""
    from reddog.server.identity import KEY, KEY_BYTES, Identity  # noqa: PLC0415 - only where it is wanted
    from reddog.server.origins import Origins  # noqa: PLC0415 - the same

    identity = Identity(await store.key(KEY, os.urandom(KEY_BYTES)), Origins())
    claim = identity.claim_of_link(link.rpartition("/r/")[2].strip("/"))
    found = await store.person(claim.person) if claim else None
    if claim is None or found is None:
        raise BadRules("link_unknown")
    if found.issue != claim.issue:
        raise BadRules("signed_out")
    return found


async def _deleted(store: Store, found: Person, *, yes: bool) -> int:
    """Delete, and answer with the number of tables that it concerned."""
    tables = len(await store.tables_of(found.id))
    if not yes:
        raise BadRules("not_confirmed", name=_shown(found), tables=tables)
    # A server that runs lets go of what it had read; what was under way there meanwhile may have brought words back.
    while await _struck_out(store, found.id) and await _served(store):
        await asyncio.sleep(SETTLED)
    return tables


async def _struck_out(store: Store, person: str) -> bool:
    """Delete a person, with words and names in all logs; whether there was anything in them."""
    found = False

    def rewrite(body: bytes) -> bytes:
        nonlocal found
        new = redact(body, person)
        found = found or new != body
        return new

    await store.delete_person(person, rewrite)
    return found


async def _served(store: Store) -> bool:
    """Whether a server with this database lives, or did until just now."""
    return time.time() * 1000 - max((await store.beats()).values(), default=0) < LIVELY


def _shown(person: Person) -> str:
    return printable(person.name)
