"""What the HTTP interface takes and gives; `operations` says where. All of it is JSON, in these forms and no others."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reddog.protocol.messages import Line
from reddog.table.commands import Name
from reddog.table.settings import Settings
from reddog.table.views import AccountView

AccountName = Annotated[str, Meta(min_length=3, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
Tag = Annotated[str, Meta(max_length=35)]


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request brings."""


class Given(msgspec.Struct, frozen=True):
    """What a request is answered with."""


class Refusal(Given, frozen=True):
    """Every refusal: the stable code and facts for programs, the sentence for people.

    It is in the `language` of the request where that names one, else in the language that `Accept-Language` wants most.
    """

    code: str
    sentence: str
    facts: dict[str, str | int | tuple[str | int, ...] | None] = {}


# People.


class NewGuest(Taken, frozen=True):
    """Somebody new."""

    name: Name


class OwnLink(Taken, frozen=True):
    """The last part of a personal link."""

    link: Token


class NewAccount(Taken, frozen=True):
    """An account for the person who asks: a name to log in with, in any spelling of capitals, and a password."""

    account: AccountName
    password: Password


class Login(Taken, frozen=True):
    """An account's name and password, as they were typed."""

    account: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


class Admitted(Given, frozen=True):
    """Who one is from now on. A browser is given a cookie as well and may forget the token."""

    person: str
    name: str
    token: str
    """For the header `Authorization: Bearer` and for the first message of a socket. Whoever has it is this person."""
    link: str
    """The address that makes another device be this person: as secret as the token."""


class Me(Given, frozen=True):
    """What is kept of a person besides the tables he was at."""

    person: str
    name: str
    account: str | None


# Languages.


class InLanguage(Taken, frozen=True):
    """In which language the sentences are to be: a BCP 47 tag such as `en` or `de-AT`; English for one that is not spoken.

    Without one it is what `Accept-Language` wants most.
    """

    language: Tag = ""


class LanguageLine(Given, frozen=True):
    """A language that is spoken."""

    tag: str
    name: str
    """What its speakers call it."""


class Languages(Given, frozen=True):
    """All of them."""

    languages: tuple[LanguageLine, ...]


# Games.


class GameSearch(InLanguage, frozen=True):
    """A game that somebody looks for."""

    search: Annotated[str, Meta(max_length=200)] = ""
    """Any of its names, or the beginning of one; nothing for all games."""


class GameLine(Given, frozen=True):
    """A game in short."""

    name: str
    title: str
    how: str
    """How you win."""
    summary: tuple[str, ...]
    """What is done with the cards, and what is bet against what for how much: a line each."""
    also: tuple[str, ...]
    """What else it is called."""
    least_seats: int
    most_seats: int
    usual_seats: tuple[int, int]


class Games(Given, frozen=True):
    """All games, or those that were looked for."""

    games: tuple[GameLine, ...]
    shared: dict[str, tuple[str, ...]]
    """Names that several games share, and those games."""
    question: str = ""
    """Which of them is meant, in a sentence, where several have the name that was looked for."""


class RuleWord(Given, frozen=True):
    """A word that a house rule may be set to."""

    value: str
    text: str
    """What is played by it, in a sentence."""


RuleForm = Literal["words", "whole", "span", "row"]


class HouseRule(Given, frozen=True):
    """A house rule that a game has."""

    name: str
    usage: str
    text: str
    """What it decides, its range and its preset."""
    preset: str
    value: str
    about: str
    """What it decides, alone."""
    form: RuleForm
    """One of some words; a whole number or one of the words; a number or a range such as `10-50`; numbers with commas."""
    words: tuple[RuleWord, ...]
    least: int | None
    """Of its numbers."""
    most: int | None


class AverageChance(Given, frozen=True):
    """The exact chance to win a bet before anything is seen: `win` of `of` cases; `text` says it beside that of the preset."""

    win: int
    of: int
    percent: str
    """With one decimal, as the language writes it."""
    preset_percent: str
    """That of the game without house rules."""
    text: str


class SeatCautions(Given, frozen=True):
    """What a table with so many seats should know beforehand."""

    seats: int
    cautions: tuple[str, ...]


class Game(Given, frozen=True):
    """A game with its rules in words."""

    name: str
    version: int
    title: str
    how: str
    summary: tuple[str, ...]
    also: tuple[str, ...]
    chance: AverageChance
    rules: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    options: tuple[HouseRule, ...]
    seats: tuple[SeatCautions, ...]
    """For every number of seats that can be."""
    sources: tuple[str, ...]


# Tables.


class TableWish(InLanguage, frozen=True):
    """Settings that are to be looked at before a table is opened."""

    settings: Settings = Settings()


class NewTable(Taken, frozen=True):
    """A table to be opened; who asks becomes its host."""

    settings: Settings = Settings()


class Checked(Given, frozen=True):
    """Settings that can be."""

    settings: Settings
    """With the game's own name, and without house rules that are the preset."""
    title: str
    """The game's."""
    how: str
    """How you win."""
    summary: tuple[str, ...]
    differences: tuple[str, ...]
    """From the game's preset, a sentence each."""
    cautions: tuple[str, ...]
    """What a table with these settings should know beforehand."""
    instead: tuple[str, ...]
    """House rules that would help against those, as the fact of that name of a refusal has them: `hand=4 burn=fresh`."""
    rules: tuple[str, ...]
    """The table's own rules besides those of the game, a sentence each; what running out of time costs, and leaving."""
    options: tuple[HouseRule, ...]
    """The house rules that the game has by these settings: some come and go with others."""
    chance: AverageChance
    least_seats: int
    most_seats: int


class TableLink(Given, frozen=True):
    """Where a table is."""

    code: str
    link: str
    """What is handed on to friends."""


class TableShort(Given, frozen=True):
    """A table as who is about to join it sees it."""

    code: str
    link: str
    title: str
    game: str
    game_title: str
    how: str
    summary: tuple[str, ...]
    """What is played, by the table's own rules, as the host read it when he made the table."""
    differences: tuple[str, ...]
    rules: tuple[str, ...]
    """The table's own, a sentence each."""
    seats: int
    taken: int
    waiting: int
    buy_in: int
    buy_in_least: int
    buy_in_most: int
    spectators: bool
    several_seats: bool
    started: bool
    paused: str
    ended: str


class OwnTable(Given, frozen=True):
    """A table at which one has been."""

    code: str
    link: str
    title: str
    """The game's, by the settings that hold there; a table that sleeps is not woken to be listed."""
    game: str
    names: tuple[str, ...]
    """The other people who had a seat there this evening, in their order, gone or not; no bots. Only for who may read the log."""
    state: Literal["open", "ended"]
    created: int
    """Milliseconds since 1970, like the next two."""
    touched: int
    expires: int | None


class OwnTables(Given, frozen=True):
    """The tables at which one has been, the latest first."""

    tables: tuple[OwnTable, ...]


class After(Taken, frozen=True):
    """Which part of a table's log."""

    after: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The last number that is known already."""
    limit: Annotated[int, Meta(ge=1, le=500)] = 100


class History(Given, frozen=True):
    """Entries of a table's log in order, as everybody at the table may read them."""

    lines: tuple[Line, ...]
    more: bool
    """There are later ones."""


class TransferLine(Given, frozen=True):
    """Who gives whom how many chips' worth when the evening is settled; persons, or `house` or `pot`."""

    payer: str
    receiver: str
    chips: int
    why: tuple[str, ...]
    """Those whom this transfer, with those of the same group, makes even among themselves."""


class Ledger(Given, frozen=True):
    """Who bought and cashed out what, who owes whom, and both as a text to hand on."""

    accounts: tuple[AccountView, ...]
    transfers: tuple[TransferLine, ...]
    fewest: bool
    """No smaller number of transfers would settle it; false where that is not proven."""
    text: str


class OddsOf(InLanguage, frozen=True, kw_only=True):
    """Of which of one's own seats."""

    seat: Annotated[int, Meta(ge=0, le=19)]


class Decision(Given, frozen=True):
    """What may be done now, and what it comes to on average: `net / of` chips, exact."""

    kind: str
    chips: int
    word: str
    net: int
    of: int


class Odds(Given, frozen=True):
    """The exact chances of the bet that a seat is about to make, out of `of` cases. All of it is from what that seat knows."""

    seat: int
    side: str
    """For which call on a pair; nothing where none is to be made."""
    win: int
    lose: int
    push: int
    post: int
    alike: int
    of: int


class Advice(Given, frozen=True):
    """The chances of a seat's bet, and what is best; both are empty where there is nothing to decide."""

    number: int
    """The entry after which this holds."""
    odds: tuple[Odds, ...]
    decisions: tuple[Decision, ...]
    best: int | None
    """Which of the decisions is worth most."""
    sentences: tuple[str, ...]


class Health(Given, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "store-unreachable"]
    version: str
    uptime: int
    """Seconds."""
