"""The state of a session: frozen records, and their open forms while a move is being made.

Stacks are kept in one place, `Seat.stack`. After every move
``stacks + pot + bets + house == bought - cashed``. The order of the undealt cards is nowhere: a card is in the
state only once it has been drawn.

`Session` is what everybody else holds. `Table` has the same fields and can be changed: `apply` opens a session, the
functions of `doing`, `play`, `draws`, `settle` and `between` change it in place, and one new session is closed at
the end of the move. Nothing open leaves `apply`.

Records of numbers, tuples and other records never lead back to themselves: the collector of cycles need not look at
them (`gc=False`, here and for moves, choices and events).
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import force_setattr, replace

from reddog.cards import Card, CardSet
from reddog.rules.events import AnyEvent
from reddog.rules.variants import Variant


class Stage(StrEnum):
    """Where a session stands."""

    DEALER = "dealer"
    """Chance picks the first dealer."""
    BETWEEN = "between"
    """Between deals."""
    STAKE = "stake"
    """The banker chooses his stake."""
    TENURE = "tenure"
    """The banker may deal again or pass the deal."""
    VOTE = "vote"
    """All vote on a split of the pot."""
    DEAL = "deal"
    """A deal is being played."""
    CLOSED = "closed"


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A place at the table and the chips of whoever sits there."""

    taken: bool = False
    stack: int = 0
    out: bool = False
    """Sits out by choice."""
    anted: bool = False
    """Has paid the one ante of the present game."""
    leaving: bool = False
    """Has left with a bet or a bank on the table; what it brings is cashed out at once."""
    bought: int = 0
    """All chips ever bought at this seat."""
    cashed: int = 0
    """All chips ever cashed out at it."""


class Play(msgspec.Struct, gc=False):
    """A deal in play, open to changes. The tuples `hands` and `bets` have one entry for each seat of the table."""

    players: tuple[int, ...]
    """The seats that bet, in order."""
    hands: tuple[CardSet, ...]
    bets: tuple[int, ...]
    at: int = -1
    """Index into `players` of the turn; -1 while the steps of `Variant.deal` are done."""
    step: int = 0
    """Index into the steps of `Variant.deal` or `Variant.turn`."""
    looked: int = 0
    """Bit mask of the seats that have seen their own hands."""
    shown: tuple[CardSet, ...] = ()
    """Cards of each hand that all have seen, by seat."""
    done: int = 0
    """Bit mask of the seats whose turn is over, or that have answered the present step for all."""
    centre: tuple[Card, ...] = ()
    """Cards face up for all: those turned for a centre card, or the posts."""
    faced: Card | None = None
    """The centre card that bets are against."""
    upcard: Card | None = None
    """The card turned up for this turn, or the third card."""
    burned: Card | None = None
    start: int = 0
    """The pot when this turn began."""
    bought: int = 0
    """Centre cards bought in this turn."""
    buying: bool = False
    """A card has been paid for and not yet drawn."""
    ace_low: bool = False
    side: str = ""
    show: Card | None = None
    """The card that the winner chose to show."""
    first: Card | None = None
    """The centre card that this deal began with."""
    over: str = ""
    """Set when the deal is over: done, broken, void, or game where the game is over with it."""


# A frozen record on top of an open one with the same fields is what msgspec allows and dataclasses do not.
class Running(Play, frozen=True):  # type: ignore[misc]
    """A deal in play."""


class Table(msgspec.Struct, gc=False):
    """One table's run of deals, open to changes while a move is made."""

    variant: Variant
    seats: tuple[Seat, ...]
    stage: Stage
    number: int = 0
    """Moves made."""
    pot: int = 0
    house: int = 0
    """What the house has won from the players; negative where they are ahead."""
    dealer: int | None = None
    deals: int = 0
    """Deals begun."""
    playing: bool = False
    """A game with one ante is under way."""
    game_deals: int = 0
    """Deals begun in this game."""
    banker: int | None = None
    """Whose stake the pot is."""
    opening: int = 0
    bank_deals: int = 0
    """Deals that this banker has finished."""
    last_round: bool = False
    """The banker's present deal is his last."""
    fresh: CardSet = 0
    """Undealt cards whose order nobody knows."""
    coming: tuple[Card, ...] = ()
    """Face-up cards under the stock, the next one first."""
    pooled: bool = False
    """`fresh` is known to all as a set, because just these cards were shuffled in sight (X-21)."""
    seen: CardSet = 0
    """Cards that all have seen since the last shuffle."""
    known: tuple[CardSet, ...] = ()
    """By seat, cards that only it has seen since the last shuffle."""
    running: Play | None = None
    offer: int | None = None
    """Who offered to split the pot."""
    offered: bool = False
    """An offer was made since the last deal; there is one to a break, so that nobody can stall with offers."""
    votes: int = 0
    """Bit mask of the seats that agreed."""
    events: tuple[AnyEvent, ...] = ()
    """What the last move brought about."""

    if TYPE_CHECKING:

        @property
        def deal(self) -> Play:
            """The deal in play; asked only while there is one."""

    def tell(self, event: AnyEvent) -> None:
        """Something has happened."""
        self.events.append(event)  # type: ignore[attr-defined] # see `opened`


# `deal` is `running` under the name for those who know that there is a deal: the same slot, as quick to read.
Table.deal = Table.running  # type: ignore[method-assign, assignment]


class Session(Table, frozen=True):  # type: ignore[misc]
    """One table's run of deals."""

    if TYPE_CHECKING:
        running: Running | None = None


def opened(session: Session) -> Table:
    """The same state, open to changes: a copy, whose deal is a copy too, before its next event."""
    # A frozen record and its open parent differ in their type only: the copy is turned into the other kind as it is,
    # which is quicker than to fill a new one field by field.
    table: Table = replace(session)
    force_setattr(table, "__class__", Table)
    table.events = []  # type: ignore[assignment] # a list for as long as something may happen
    running = table.running
    if running is not None:
        table.running = running = replace(running)
        force_setattr(running, "__class__", Play)
    return table


def closed(table: Table) -> Session:
    """The state as it is now, for good: the table itself, which nothing can change any more."""
    table.events = tuple(table.events)
    running = table.running
    if running is not None:
        running.__class__ = Running
    table.__class__ = Session
    return table  # type: ignore[return-value]
