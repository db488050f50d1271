"""The table of the HTTP interface: where, what it takes and gives, which refusals to expect. Documents and routes are made of it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from reddog.protocol import rest


class Operation(msgspec.Struct, frozen=True):
    """One method of one address."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    does: str
    takes: type[rest.Taken] | None = None
    """In the body of a POST, in the query of a GET."""
    gives: type[rest.Given] | None = None
    """None for an answer without a body, or with a file."""
    file: str = ""
    """The kind of file that it gives instead."""
    known: bool = False
    """Only for somebody who says who he is."""
    refused: tuple[int, ...] = ()
    """Statuses of refusals besides those that every address has."""
    status: int = 200

    @property
    def writes(self) -> bool:
        """Whether it changes something."""
        return self.method != "GET"

    @property
    def statuses(self) -> tuple[int, ...]:
        """Of all refusals that a client must expect."""
        every = {400, 429, 503}
        every |= {413, 415} if self.method == "POST" else set()
        every |= {403} if self.writes else set()
        every |= {422} if self.takes else set()
        every |= {401} if self.known else set()
        return tuple(sorted(every | set(self.refused)))


OPERATIONS: Final = (
    Operation(
        name="guest",
        method="POST",
        path="/api/guest",
        does="Become somebody, by a name alone.",
        takes=rest.NewGuest,
        gives=rest.Admitted,
        status=201,
    ),
    Operation(
        name="resume",
        method="POST",
        path="/api/resume",
        does="Be who one is on another device, by the personal link.",
        takes=rest.OwnLink,
        gives=rest.Admitted,
        refused=(401,),
    ),
    Operation(
        name="me",
        method="GET",
        path="/api/me",
        does="Who one is.",
        gives=rest.Me,
        known=True,
    ),
    Operation(
        name="forget",
        method="DELETE",
        path="/api/me",
        does="Delete one's data: the account is gone, and name and chat are struck out of the tables' logs.",
        known=True,
        refused=(409,),
        status=204,
    ),
    Operation(
        name="account",
        method="POST",
        path="/api/account",
        does="Make an account for who one is.",
        takes=rest.NewAccount,
        gives=rest.Me,
        known=True,
        refused=(409,),
        status=201,
    ),
    Operation(
        name="login",
        method="POST",
        path="/api/login",
        does="Be who one is, by an account.",
        takes=rest.Login,
        gives=rest.Admitted,
        refused=(401,),
    ),
    Operation(
        name="logout",
        method="POST",
        path="/api/logout",
        does="Take the browser's cookie away.",
        status=204,
    ),
    Operation(
        name="sign-out",
        method="POST",
        path="/api/logout/everywhere",
        does="Make worthless every token, cookie and personal link that one has been given, and get new ones.",
        gives=rest.Admitted,
        known=True,
    ),
    Operation(
        name="games",
        method="GET",
        path="/api/games",
        does="All games or those of a name, how they are won, and what they are called.",
        takes=rest.GameSearch,
        gives=rest.Games,
    ),
    Operation(
        name="game",
        method="GET",
        path="/api/games/{game}",
        does="A game's rules, by any of its names.",
        takes=rest.InLanguage,
        gives=rest.Game,
        refused=(404,),
    ),
    Operation(
        name="languages",
        method="GET",
        path="/api/languages",
        does="The languages that are spoken.",
        gives=rest.Languages,
    ),
    Operation(
        name="check",
        method="POST",
        path="/api/tables/check",
        does="Whether a table can have these settings, how they differ from the game's preset, what to beware of, and what else may be set.",
        takes=rest.TableWish,
        gives=rest.Checked,
    ),
    Operation(
        name="open",
        method="POST",
        path="/api/tables",
        does="Open a table.",
        takes=rest.NewTable,
        gives=rest.TableLink,
        known=True,
        status=201,
    ),
    Operation(
        name="tables",
        method="GET",
        path="/api/tables",
        does="The tables at which one has been, with their games and who else has played there; there is no list of others.",
        gives=rest.OwnTables,
        known=True,
    ),
    Operation(
        name="table",
        method="GET",
        path="/api/tables/{code}",
        does="A table in short and what is played there in words, for who has its code.",
        gives=rest.TableShort,
        refused=(404, 410),
    ),
    Operation(
        name="history",
        method="GET",
        path="/api/tables/{code}/history",
        does="What happened at a table, as everybody there saw it.",
        takes=rest.After,
        gives=rest.History,
        known=True,
        refused=(403, 404),
    ),
    Operation(
        name="ledger",
        method="GET",
        path="/api/tables/{code}/ledger",
        does="Who bought and cashed out what, and who owes whom.",
        gives=rest.Ledger,
        known=True,
        refused=(403, 404),
    ),
    Operation(
        name="export",
        method="GET",
        path="/api/tables/{code}/export",
        does="The evening as a file, see docs/history.md.",
        file="application/jsonl",
        known=True,
        refused=(403, 404),
    ),
    Operation(
        name="odds",
        method="GET",
        path="/api/tables/{code}/odds",
        does="The exact odds of one's own bet, where the host allows hints.",
        takes=rest.OddsOf,
        gives=rest.Advice,
        known=True,
        refused=(403, 404, 410),
    ),
    Operation(
        name="health",
        method="GET",
        path="/health",
        does="Whether the server can do its work.",
        gives=rest.Health,
    ),
)
