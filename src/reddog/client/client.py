"""A person at a server: who one is there, and the tables one comes to."""

from __future__ import annotations

from typing import Final, Self

from reddog.client.address import Address, address
from reddog.client.errors import Unreachable
from reddog.client.table import RemoteTable
from reddog.client.web import request
from reddog.protocol import rest
from reddog.table.codes import read_code
from reddog.table.settings import Settings

PATIENCE: Final = 600.0
"""Seconds for which a lost server is looked for."""


class Client:
    """One person at one server. Use it with `async with`."""

    def __init__(self, place: Address, *, name: str, token: str, patience: float) -> None:
        self.address = place
        self.name = name
        self.token = token
        """Who the person is, for the next time. A secret."""
        self.link = ""
        """The personal link, where the server has just told it. A secret."""
        self._patience = patience
        self._tables: list[RemoteTable] = []

    @classmethod
    def connect(
        cls, where: str, *, server: str = "", name: str = "", token: str = "", patience: float = PATIENCE
    ) -> Client:
        """A client of the server that a link, a code at `server` or an address means; see `address`.

        `token` is a token or a personal link; without either a guest is made of the name. A server that is lost is looked
        for again for `patience` seconds. Raises Unreachable `bad_address`.
        """
        place = address(where, server)
        _, personal, own = token.partition("/r/")
        if personal:
            place, token = Address(place.server, place.code, own.strip("/")), ""
        return cls(place, name=name, token=token, patience=patience)

    async def __aenter__(self) -> Self:
        """Become somebody at the server. Raises Refusal and Unreachable."""
        if not self.token:
            server = self.address.server
            if self.address.own:
                admitted = await request(server, "resume", rest.OwnLink(self.address.own))
            else:
                admitted = await request(server, "guest", rest.NewGuest(self.name))
            self.token, self.link = admitted.token, admitted.link
            self.name = self.name or admitted.name
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self._tables:
            await table.close()

    async def table(self, code: str = "", *, name: str = "") -> RemoteTable:
        """Come to a table, as a spectator until `Sit` is asked; with no code to the link's.

        Raises Refusal, such as `no_such_table` and `table_ended`, and Unreachable, such as `no_table_named`.
        """
        code = read_code(code or self.address.code)
        if not code:
            raise Unreachable("no_table_named", server=self.address.server)
        table = RemoteTable(
            Address(self.address.server, code),
            token=self.token,
            name=name or self.name,
            patience=self._patience,
        )
        self._tables.append(table)
        await table.ready()
        return table

    async def own_tables(self) -> tuple[rest.OwnTable, ...]:
        """The tables at which the person has been, the latest first. Raises Refusal and Unreachable."""
        found: rest.OwnTables = await request(self.address.server, "tables", token=self.token)
        return found.tables

    async def sign_out(self) -> None:
        """Make worthless every token and link of the person, on all devices, but the new `token` and `link`.

        Connections to tables end. Raises Refusal and Unreachable.
        """
        admitted: rest.Admitted = await request(self.address.server, "sign-out", token=self.token)
        self.token, self.link = admitted.token, admitted.link

    async def open(self, settings: Settings) -> rest.TableLink:
        """Open a table, whose host is the person: its code, and the link to hand on.

        Raises Refusal for settings that cannot be, and Unreachable.
        """
        opened: rest.TableLink = await request(
            self.address.server, "open", rest.NewTable(settings), token=self.token
        )
        return opened
