"""The WebSocket: who comes, what he asks, what he is answered. Nothing that a client sends can hurt anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from contextlib import ExitStack
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from reddog.errors import RedDogError
from reddog.protocol.messages import VERSION, AnyFromClient, Ask, Done, Hello, Ping, Pong, Refused
from reddog.server.api_errors import sentence, told
from reddog.server.errors import BadRequest, NotAdmitted
from reddog.server.faults import log_fault
from reddog.server.frame_socket import short_way
from reddog.server.frames import encoded
from reddog.server.identity import Claim, Identity
from reddog.server.known import Known
from reddog.server.limits import Limit, address_in, network
from reddog.server.origins import header
from reddog.server.outbox import Outbox, Send
from reddog.server.presence import POLICY, Connection, notice
from reddog.server.room import Room
from reddog.server.rooms import Rooms
from reddog.server.voice import Voice
from reddog.speech.languages import accepted, language_of
from reddog.store import Person
from reddog.table.commands import Sit
from reddog.table.seating import dealt_in_later

Scope = MutableMapping[str, Any]
Receive = Callable[[], Any]

LONGEST: Final = 16_384
"""Characters of a message, which are bytes in all but names and chat."""
TOO_LONG: Final = 1009
LOOK_AGAIN: Final = 60.0
"""Seconds after which who asks is looked up again: a net below what is told when somebody is known no more."""
_RESTART: Final = 1012
_AWAY: Final = {"signed_out": "signed-out", "not_known": "forgotten"}
"""What is told to who is known no more, by why."""
_DECODER: Final = msgspec.json.Decoder(AnyFromClient)


class _Named(msgspec.Struct):
    """What can be read of a message that cannot be."""

    id: str = ""


_NAMED: Final = msgspec.json.Decoder(_Named)


async def serve(
    rooms: Rooms, identity: Identity, known: Known, tries: Limit, scope: Scope, receive: Receive, send: Send
) -> None:
    """Serve one connection, whose origin has been looked at, until it is gone; `tries` counts wrong codes."""
    await receive()
    await send({"type": "websocket.accept"})
    visit = Visit(rooms, identity, known, tries, scope, Outbox(send, short_way(scope)))
    try:
        await visit.serve(receive)
    finally:
        visit.over()


class Visit:
    """One connection, from its first message to its end."""

    def __init__(
        self, rooms: Rooms, identity: Identity, known: Known, tries: Limit, scope: Scope, outbox: Outbox
    ) -> None:
        self._rooms = rooms
        self._identity = identity
        self._known = known
        self._claim: Claim | None = None
        self._looked = 0.0
        self._go: Callable[[], None] = lambda: None
        self._language = accepted(header(scope, b"accept-language"))
        self._tries = tries
        self._scope = scope
        self._outbox = outbox
        self._pace = rooms.pace()
        self._room: Room | None = None
        self._connection: Connection | None = None
        self._stopping = False

    async def serve(self, receive: Receive) -> None:
        """Answer message after message, until there is none; one that lets the visitor in has to come soon."""
        until = asyncio.get_running_loop().time() + self._rooms.patience
        while (text := await self._next(receive, until)) is not None:
            if not self._outbox.closed:
                await self._answer(text)
            if self._outbox.crowded or self._outbox.closed:
                await self._outbox.sent()
            if self._outbox.closed:
                return

    async def _next(self, receive: Receive, until: float) -> str | bytes | None:
        """The next message; None when there will be none. Who is not let in yet is waited for no longer than `until`."""
        if self._room:
            return await self._text(receive)
        try:
            # Only who says nothing is cut short: what is being done for him is done to its end.
            async with asyncio.timeout_at(until):
                return await self._text(receive)
        except TimeoutError:
            self._outbox.close(POLICY, "no hello")
            await self._outbox.sent()
            return None

    def over(self) -> None:
        """The connection is gone."""
        self._outbox.drop()
        self._go()
        if self._room and self._connection:
            self._room.leave(self._connection, stopping=self._stopping)

    async def _text(self, receive: Receive) -> str | bytes | None:
        """The next message; None when there will be none."""
        message = await receive()
        if message["type"] != "websocket.receive":
            self._stopping = message.get("code") == _RESTART
            return None
        text = message.get("text")
        return message["bytes"] if text is None else text  # type: ignore[no-any-return] # ASGI's messages are untyped

    async def _answer(self, text: str | bytes) -> None:
        if len(text) > LONGEST:
            self._refuse("", BadRequest("too_large", most=LONGEST))
            self._outbox.close(TOO_LONG, "too long")
            return
        if not self._pace.take():
            self._refuse(_named(text), BadRequest("too_fast", seconds=1))
            self._forgive_or_close()
            return
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(_named(text), BadRequest("bad_message", why=str(error)[:200]))
            self._forgive_or_close()
            return
        await self._do(message)

    async def _do(self, message: AnyFromClient) -> None:
        name = "" if isinstance(message, Hello) else message.id
        try:
            match message:
                case Ping():
                    self._outbox.put(encoded(Pong(id=message.id)))
                case Hello():
                    await self._hello(message)
                case Ask():
                    await self._ask(message)
        except RedDogError as error:
            refused = told(error)
        except Exception as error:  # noqa: BLE001 - one table's fault is not the server's end
            log_fault("a message could not be answered", error)
            refused = BadRequest("server_trouble")
        else:
            return
        self._refuse(name, refused)
        if isinstance(refused, NotAdmitted) or self._room is None:
            self._outbox.close(POLICY, refused.code)

    async def _hello(self, hello: Hello) -> None:
        """Let somebody in; said again, the connection takes over from a newer one of the same person."""
        if hello.version > VERSION:
            raise BadRequest("protocol_newer", version=hello.version, known=VERSION)
        if self._room and not self._pace.forgive():
            raise BadRequest("too_fast", seconds=10)
        if hello.language:
            self._language = language_of(hello.language)
        self._outbox.behind = encoded(notice("behind", self._language))
        claim = self._identity.claim_of(hello.token) if hello.token else self._identity.claim_in(self._scope)
        if claim and self._connection and claim.person != self._connection.person:
            raise BadRequest("one_table_each")
        with ExitStack() as watched:
            if claim and claim != self._claim:
                # Before it is looked at: who is known no more in the next moment is sent away all the same.
                watched.callback(self._known.stay(claim, self._sent_away))
            known = await self._look(claim)
            room = await self._find(hello.table)
            connection = self._connection or Connection(known.id, self._outbox)
            if self._room and self._room is not room:
                raise BadRequest("one_table_each")
            if self._outbox.closed:
                return
            connection.language = self._language
            connection.voice = Voice(known.id, hello.language) if hello.language else None
            await room.enter(connection, hello.name or known.name, hello.after)
            if hello.name and hello.name != known.name:
                await self._known.rename(known.id, hello.name)
            self._room, self._connection = room, connection
            if claim != self._claim:
                self._go()
                self._claim, self._go = claim, watched.pop_all().close

    async def _look(self, claim: Claim | None) -> Person:
        """The person of a claim. Raises NotAdmitted."""
        known = await self._known.person(claim)
        self._looked = asyncio.get_running_loop().time()
        return known

    def _sent_away(self, why: NotAdmitted) -> None:
        self._outbox.put(encoded(notice(_AWAY[why.code], self._language)))
        self._outbox.close(POLICY, why.code)

    async def _find(self, code: str) -> Room:
        """The table of a code. Raises what `Rooms.find` does, and BadRequest `too_fast` for who tries one after the other."""
        address = network(address_in(self._scope))
        self._tries.check(address)
        try:
            return await self._rooms.find(code)
        except RedDogError as error:
            if error.code == "no_such_table":
                self._tries.take(address)
            raise

    async def _ask(self, ask: Ask) -> None:
        if self._room is None or self._connection is None:
            raise NotAdmitted("hello_first")
        if asyncio.get_running_loop().time() - self._looked > LOOK_AGAIN:
            await self._look(self._claim)
        if not self._connection.plays:
            raise BadRequest("replaced")
        number = await self._room.ask(self._connection.person, ask.id, ask.number, ask.command)
        done = Done(id=ask.id, number=number)
        if isinstance(ask.command, Sit) and dealt_in_later(self._room.table, self._connection.person):
            done = replace(done, note="next-in", sentence=self._language.say("join.next-in"))
        self._outbox.put(encoded(done))

    def _refuse(self, name: str, error: RedDogError) -> None:
        number = self._room.table.number if self._room else 0
        facts: dict[str, Any] = dict(error.facts)
        self._outbox.put(
            encoded(
                Refused(
                    id=name,
                    code=error.code,
                    sentence=sentence(error, self._language),
                    facts=facts,
                    number=number,
                )
            )
        )

    def _forgive_or_close(self) -> None:
        if not self._pace.forgive():
            self._outbox.close(POLICY, "too many faults")


def _named(text: str | bytes) -> str:
    """The id of a message that cannot be read otherwise."""
    try:
        return _NAMED.decode(text).id[:40]
    except (msgspec.DecodeError, RecursionError):
        return ""
