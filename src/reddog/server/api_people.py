"""Who is who: guests, personal links, accounts, and being forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from reddog.protocol import rest
from reddog.server.calls import Answer, Call, Reply
from reddog.server.errors import BadRequest, NotAdmitted
from reddog.server.identity import PERSON_BYTES, person_id
from reddog.store import Person, StoreTrouble
from reddog.store.people import folded
from reddog.table.codes import shown_code
from reddog.table.names import shown_name
from reddog.table.redact import redact


async def guest(call: Call, new: rest.NewGuest) -> Reply:
    """Make somebody new. Raises Refused `bad_name`, BadRequest `too_fast`."""
    service = call.service
    name = shown_name(new.name, ())
    service.limits.guests.take(call.address)
    now = int(service.clocks.now() * 1000)
    person = Person(person_id(service.clocks.fresh(PERSON_BYTES)), name, created=now, seen=now)
    await service.store.create_person(person)
    return admitted(call, person)


async def resume(call: Call, brought: rest.OwnLink) -> Reply:
    """Admit the person of a personal link; the whole address will do. Raises NotAdmitted `link_unknown`."""
    return admitted(call, await person_of_link(call, brought.link.rpartition("/")[2]))


async def me(call: Call) -> rest.Me:
    """Who asks."""
    person = await call.service.store.person(call.person)
    return _me(person)


async def account(call: Call, new: rest.NewAccount) -> rest.Me:
    """Give the person an account. Raises BadRequest as `Accounts.make` does."""
    call.service.limits.tries.take(call.address)
    await call.service.accounts.make(call.person, new.account, new.password)
    return await me(call)


async def login(call: Call, brought: rest.Login) -> Reply:
    """Admit the person of an account. Raises NotAdmitted `wrong_password`, BadRequest `too_fast`."""
    tries = call.service.limits.tries
    account = f"account {folded(brought.account)}"
    tries.take(call.address)
    # Counted before it is looked at: of many that come at once, from wherever, no more are looked at either.
    tries.take(account)
    person = await call.service.accounts.person(brought.account, brought.password)
    tries.give_back(account)
    return admitted(call, person)


async def logout(call: Call) -> Reply:
    """Take the cookie away."""
    return Reply(headers={"Set-Cookie": call.service.identity.no_cookie()})


async def sign_out(call: Call) -> Reply:
    """Make worthless whatever the person is known by, on all devices and servers, but what the answer holds."""
    person = await call.service.store.sign_out(call.person)
    if person is None:
        raise NotAdmitted("not_known")
    # It is done, and heard of besides: who cannot be looked at now is looked at again.
    with suppress(StoreTrouble):
        await call.service.known.look_again(person.id)
    return admitted(call, person)


async def forget(call: Call) -> Reply:
    """Delete what is kept of the person. Raises BadRequest `still_seated` with the codes of tables to leave first."""
    service = call.service
    seated = tuple(shown_code(code) for code in await service.rooms.seated(call.person))
    if seated:
        raise BadRequest("still_seated", tables=seated)
    done: set[str] | None = None
    while True:
        tables = {row.id for row in await service.store.tables_of(call.person)}
        rewritten = await _struck_out(call)
        if tables == done and not rewritten:
            break
        # What was under way meanwhile may have brought words and a name into the logs again: then once more.
        await service.known.gone(call.person)
        await service.rooms.forgotten(tables)
        done = tables
    return Reply(headers={"Set-Cookie": service.identity.no_cookie()})


async def person_of_link(call: Call, link: str) -> Person:
    """The person of a personal link's last part. Raises NotAdmitted `link_unknown`, `signed_out`, BadRequest `too_fast`."""
    call.service.limits.tries.check(call.address)
    try:
        return await call.service.known.person(call.service.identity.claim_of_link(link))
    except NotAdmitted as error:
        call.service.limits.tries.take(call.address)
        raise error if error.code == "signed_out" else NotAdmitted("link_unknown") from None


def admitted(call: Call, person: Person) -> Reply:
    """Let somebody be a person from now on, with a cookie for a browser."""
    identity = call.service.identity
    given = rest.Admitted(
        person=person.id,
        name=person.name,
        token=identity.token(person.id, person.issue),
        link=f"{call.service.address(call.request)}/r/{identity.link(person.id, person.issue)}",
    )
    return Reply(given, headers={"Set-Cookie": identity.cookie(person.id, person.issue)})


async def _struck_out(call: Call) -> bool:
    """Delete the person, with words and names in all logs; whether there was anything in them."""
    found = False

    def rewrite(body: bytes) -> bytes:
        nonlocal found
        new = redact(body, call.person)
        found = found or new != body
        return new

    await call.service.store.delete_person(call.person, rewrite)
    return found


def _me(person: Person | None) -> rest.Me:
    if person is None:
        raise NotAdmitted("not_known")
    return rest.Me(person.id, person.name, person.account)


ANSWERS: Final[dict[str, Answer]] = {
    "guest": guest,
    "resume": resume,
    "me": me,
    "account": account,
    "login": login,
    "logout": logout,
    "sign-out": sign_out,
    "forget": forget,
}
