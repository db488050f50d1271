"""The messages of the socket. Each is one JSON object with a `type`; docs/protocol.md tells their course.

A client says `Hello` once and then sends `Ask`s; it gets `Welcome`, what it missed, and an `Update` for every entry of the
table's log. An update holds what happened and how everything stands now, so that a client may fold what happened, or
just show what stands; a lost message is mended by the next.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from reddog.protocol.words import Asked, SpokenLine
from reddog.rules.views import OwnView
from reddog.table.commands import AnyCommand, Name
from reddog.table.told import Told
from reddog.table.views import TableView

VERSION = 1
"""Of the protocol: raised when an old client would misread a message."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
"""Printable ASCII: not every database keeps everything else."""
Number = Annotated[int, Meta(ge=0, le=2**53)]


class FromClient(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag=str.lower,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A message of a client."""


class Hello(FromClient, frozen=True):
    """The first message: which table, and who. A browser's cookie says who it is; a program sends its token."""

    table: Annotated[str, Meta(min_length=1, max_length=60)]
    """The table's code."""
    token: Annotated[str, Meta(max_length=400)] = ""
    name: Name | None = None
    """What the person is called; needed once, kept with the identity."""
    after: Number | None = None
    """The last number that this client has: what came later is told."""
    version: int = VERSION
    language: Annotated[str, Meta(max_length=35)] = ""
    """Asks for words: every `Update` is then followed by a `Spoken` in this language, a BCP 47 tag such as `en` or `de-AT`;
    in English where that is not spoken."""


class Ask(FromClient, frozen=True):
    """A command. `id` is the client's own name for it: sent again, it is answered again and done once."""

    id: Id
    number: Number
    """The number of the update that the person saw when he decided."""
    command: AnyCommand


class Ping(FromClient, frozen=True):
    """Answered at once with a `Pong`."""

    id: Id = "0"


AnyFromClient = Hello | Ask | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message of the server."""


class Welcome(FromServer, frozen=True):
    """Who the client is, and where."""

    person: str
    name: str
    table: str
    number: int
    version: int = VERSION
    server: str = ""
    """The program's version."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log as everybody may read it."""

    number: int
    at: int
    """Milliseconds since 1970, by the server's clock."""
    acts: tuple[Told, ...] = ()
    person: str = ""
    """Whose command it was; nothing for what the table did by itself."""


class Missed(FromServer, frozen=True):
    """What happened since the number that the client named, in order; an `Update` follows."""

    lines: tuple[Line, ...]


class Update(FromServer, frozen=True):
    """What happened, and how everything stands now. Without a `line` it only says how things stand."""

    table: TableView
    own: tuple[OwnView, ...]
    """What the client's own seats know; for a spectator one with `seat` null."""
    line: Line | None = None


class Spoken(FromServer, frozen=True):
    """In words: the lines that are new to this client, and what each of its seats is asked."""

    number: int
    lines: tuple[SpokenLine, ...] = ()
    asked: tuple[Asked, ...] = ()
    waits: str = ""
    """Who is awaited, or why no deal begins, in a sentence."""


class Done(FromServer, frozen=True):
    """A command was done; it is the entry `number`."""

    id: str
    number: int
    note: str = ""
    """What there is to know besides: next-in, for who sat down in mid-deal and plays from the next one on; else nothing."""
    sentence: str = ""
    """That in words, in the language of refusals."""


class Refused(FromServer, frozen=True):
    """A command or message was refused, and nothing has changed. `id` is empty where it could not be read."""

    id: str
    code: str
    sentence: str
    """In the language of the hello, or before one and without one in what `Accept-Language` wants most; `code` and `facts` are
    for programs."""
    facts: dict[str, str | int | tuple[str | int, ...] | None] = {}
    number: int = 0
    """The table's number now."""


class Notice(FromServer, frozen=True):
    """Something about the connection, in the language of refusals.

    `what`: replaced (a newer one of the same person plays on), removed, stopping, ended, behind, signed-out or forgotten.
    """

    what: str
    sentence: str


class Pong(FromServer, frozen=True):
    """The answer to a `Ping`."""

    id: str


AnyFromServer = Welcome | Missed | Update | Spoken | Done | Refused | Notice | Pong
