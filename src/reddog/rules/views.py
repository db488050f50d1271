"""What one seat, or a spectator, may know of a session.

A view is built up field by field from what may be known; nothing is taken out of a full state. Bots, odds,
pages and saved histories get a view and never the session. It is plain data, ready for the wire: there the part that
everybody sees travels apart from what is a seat's own, so that a table encodes it once for all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from reddog.cards import Card, CardSet, cards_in, layers
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import AnyContest
from reddog.rules.events import AnyEvent
from reddog.rules.offers import allowed, awaited
from reddog.rules.pots import Antes, AnyPot, Bank
from reddog.rules.state import Play, Session
from reddog.rules.stock import burns
from reddog.rules.variants import Stakes


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a seat."""

    seat: int
    taken: bool
    stack: int
    out: bool
    """Sits out by choice."""
    leaving: bool
    playing: bool
    """Was dealt in to the present deal."""
    done: bool
    """Its turn in the present deal is over."""
    cards: int
    """Cards in its hand."""
    shown: tuple[Card, ...]
    """Those of them that all have seen."""
    bet: int
    bought: int
    cashed: int


class OpenView(msgspec.Struct, frozen=True, gc=False):
    """Everything that all at the table know."""

    number: int
    """Moves made so far."""
    rules: str
    """Name and version of the variant, such as ``shoot@1``."""
    house: tuple[tuple[str, str], ...]
    """House rules and amounts that differ from the preset."""
    stakes: Stakes
    contest: AnyContest
    packs: int
    stage: str
    seats: tuple[SeatView, ...]
    pot: int
    ante: int
    """Chips that everybody pays before a deal; 0 in games without antes, whatever `stakes` say."""
    ends_potted: bool
    """Whoever bets the whole pot and wins ends the game."""
    dealer: int | None
    banker: int | None
    opening: int
    bank_deals: int
    bank_lasts: int
    """Deals that a bank lasts for; 0 where there is none, or where it lasts until it has grown."""
    bank_times: int
    """How many times its opening a bank must be for its last deal to come; 0 where that does not end it."""
    last_round: bool
    deals: int
    game_deals: int
    """Deals begun in the present game: a first one may have another limit."""
    turn: int | None
    """Whose turn it is in the deal."""
    stock: int
    """Undealt cards."""
    centre: tuple[Card, ...]
    """All cards face up in the centre, or the posts."""
    faced: Card | None
    """The centre card that bets are against."""
    upcard: Card | None
    """The card turned for this turn, or the third card."""
    burned: Card | None
    """The card burned in this turn."""
    coming: tuple[Card, ...]
    """Cards that will certainly come next once the unseen ones of the stock are dealt, in order."""
    fresh: int
    """Undealt cards whose order nobody knows; while there are any, they come before `coming`."""
    pool: CardSet
    """Where face-up cards were shuffled again: exactly the cards that are left to draw; else 0."""
    burn: str
    """What is burned before each player's card: a word of BurnWhen, or nothing."""
    ace_low: bool
    """The first post is an ace that was called low."""
    side: str
    """What was called on a pair: higher, lower or nothing yet."""
    bought: int
    """Centre cards bought in this turn."""
    awaited: tuple[Choice, ...]
    """What must happen next."""
    events: tuple[AnyEvent, ...]
    """What the last move brought about."""


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows beyond that; with `seat` None, what a spectator has seen."""

    seat: int | None
    hand: tuple[Card, ...]
    """This seat's own cards, where it may look at them."""
    hidden: int
    """This seat's own cards that it may not look at."""
    seen: tuple[CardSet, ...]
    """Cards that this seat has seen since the last shuffle, its own included: a layer for each pack."""
    showable: tuple[Card, ...]
    """The cards that this seat may choose from when it has won and must show one."""
    allowed: tuple[Choice, ...]
    """What this seat may do unprompted."""


class View(OpenView, frozen=True, gc=False):
    """Everything that one seat knows; `seat` is None for a spectator. The other fields are explained in OwnView."""

    seat: int | None
    hand: tuple[Card, ...]
    hidden: int
    seen: tuple[CardSet, ...]
    allowed: tuple[Choice, ...]


def view(session: Session, seat: int | None = None) -> View:
    """What the player in a seat knows, or with None a spectator.

    Raises IndexError for a seat that the table does not have.
    """
    return joined(open_view(session), own_view(session, seat))


def joined(common: OpenView, own: OwnView) -> View:
    """The view of one seat from its two parts."""
    known: tuple[Any, ...] = (own.seat, own.hand, own.hidden, own.seen, own.allowed)
    return View(*(astuple(own_choices(common, own)) + known))


def own_choices(common: OpenView, own: OwnView) -> OpenView:
    """What all know, with the cards that the seat itself may choose to show."""
    if not own.showable:
        return common
    awaited_here = tuple(
        replace(choice, cards=own.showable)
        if choice.kind is Kind.SHOW and choice.seat == own.seat
        else choice
        for choice in common.awaited
    )
    return replace(common, awaited=awaited_here)


def own_view(session: Session, seat: int | None) -> OwnView:
    """What only this seat knows, or with None the cards that a spectator has seen.

    Raises IndexError for a seat that the table does not have.
    """
    if seat is None:
        return OwnView(None, (), 0, layers(session.seen, session.variant.packs), (), ())
    if not 0 <= seat < len(session.seats):
        raise IndexError(seat)
    running = session.running
    own: CardSet = 0
    hidden = 0
    if running:
        hand = running.hands[seat]
        if running.looked >> seat & 1:
            own = hand
        else:
            own = running.shown[seat] & hand
            hidden = (hand & ~own).bit_count()
    showable: tuple[Card, ...] = ()
    for choice in awaited(session):
        if choice.cards and choice.seat == seat:
            showable = choice.cards
    seen = session.seen | session.known[seat]
    return OwnView(
        seat,
        _listed(own),
        hidden,
        (seen,) if session.variant.packs == 1 else layers(seen, session.variant.packs),
        showable,
        allowed(session, seat),
    )


def open_view(session: Session) -> OpenView:
    """What everybody at the table knows."""
    variant, running = session.variant, session.running
    fresh = session.fresh.bit_count()
    # A table of people asks for this after every move: in the order of the fields it is made in half the time.
    return OpenView(
        session.number,
        variant.label,
        variant.house,
        variant.stakes,
        variant.contest,
        variant.packs,
        session.stage,
        _in_deal(session, running) if running else _at_rest(session),
        session.pot,
        variant.stakes.ante if type(variant.pot) is Antes else 0,
        variant.ends_potted,
        session.dealer,
        session.banker,
        session.opening,
        session.bank_deals,
        *_bank_ends(variant.pot),
        session.last_round,
        session.deals,
        session.game_deals,
        running.players[running.at] if running and running.at >= 0 else None,
        fresh + len(session.coming),
        running.centre if running else (),
        running.faced if running else None,
        running.upcard if running else None,
        running.burned if running else None,
        session.coming,
        fresh,
        session.fresh if session.pooled else 0,
        burns(session) or "",
        bool(running and running.ace_low),
        running.side if running else "",
        running.bought if running else 0,
        tuple(map(_told, awaited(session))),
        session.events,
    )


def _bank_ends(pot: AnyPot) -> tuple[int, int]:
    """After how many deals a bank ends, or with how many times its opening; 0 for neither."""
    return (pot.deals or 0, pot.times or 0) if type(pot) is Bank else (0, 0)


def _at_rest(session: Session) -> tuple[SeatView, ...]:
    """The seats while nothing is dealt."""
    return tuple(
        [
            SeatView(
                index,
                seat.taken,
                seat.stack,
                seat.out,
                seat.leaving,
                False,
                False,
                0,
                (),
                0,
                seat.bought,
                seat.cashed,
            )
            for index, seat in enumerate(session.seats)
        ]
    )


def _in_deal(session: Session, running: Play) -> tuple[SeatView, ...]:
    """The seats while a deal is played."""
    players, done, shown, hands, bets = (
        running.players,
        running.done,
        running.shown,
        running.hands,
        running.bets,
    )
    return tuple(
        [
            SeatView(
                index,
                seat.taken,
                seat.stack,
                seat.out,
                seat.leaving,
                index in players,
                done >> index & 1 == 1,
                hands[index].bit_count(),
                _listed(shown[index]),
                bets[index],
                seat.bought,
                seat.cashed,
            )
            for index, seat in enumerate(session.seats)
        ]
    )


@lru_cache(4096)
def _listed(held: CardSet) -> tuple[Card, ...]:
    """The cards of a set; a hand stays the same from one move to the next."""
    return tuple(cards_in(held))


def _told(choice: Choice) -> Choice:
    """A choice as all may know it: the cards of a draw, and those that a winner may show, stay out."""
    if not choice.stock and not choice.cards:
        return choice
    return Choice(
        kind=choice.kind,
        seat=choice.seat,
        least=choice.least,
        most=choice.most,
        options=choice.options,
        seats=choice.seats,
        count=choice.count,
        price=choice.price,
        refused=choice.refused,
    )
