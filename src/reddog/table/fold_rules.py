"""Other rules, and the end of the evening: the game that was played is closed, and what it leaves is handed on."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from reddog.rules.events import Left
from reddog.rules.pots import House
from reddog.rules.seats import around
from reddog.rules.state import Seat, Session, Stage
from reddog.rules.variants import Variant
from reddog.table.acts import Ended, RulesChanged, RulesPlanned
from reddog.table.booking import booked
from reddog.table.settings import Settings, variant_of
from reddog.table.standing import with_session
from reddog.table.state import Table

T = TypeVar("T")


def rules_planned(table: Table, act: RulesPlanned, at: int) -> Table:
    """The settings that hold from the next deal on; the present ones take a plan back."""
    del at
    return replace(table, planned=None if act.settings == table.settings else act.settings)


def rules_changed(table: Table, act: RulesChanged, at: int) -> Table:
    """What was planned holds; where the game was closed for it, a new one begins with the same stacks.

    A plan that changed the title alone is none any more once the title has been taken out of the log.
    """
    del act
    settings = table.planned or table.settings
    table = replace(table, settings=settings, planned=None)
    if table.session.stage is not Stage.CLOSED:
        return table
    places = _places(table.session, settings.seats)
    table = replace(
        table,
        players=tuple(_at(table.players, place, None) for place in places),
        shares=tuple(_at(table.shares, place, "") for place in places),
        before=None,
    )
    return with_session(table, _new_game(table, places), at)


def closes_game(table: Table, settings: Settings) -> bool:
    """Whether the game has to be closed before it can go on by these settings."""
    return variant_of(settings) != table.session.variant or settings.seats != len(table.session.seats)


def ended(table: Table, act: Ended, at: int) -> Table:
    """The evening is over: all stacks are cashed out."""
    accounts, session = table.accounts, table.session
    seats = list(session.seats)
    for place, (seat, player) in enumerate(zip(session.seats, table.players, strict=True)):
        if player is not None:
            accounts = booked(accounts, player, Left(seat=place, chips=seat.stack))
            seats[place] = Seat(bought=seat.bought, cashed=seat.cashed + seat.stack)
    table = with_session(table, replace(session, seats=tuple(seats), events=()), at)
    return replace(
        table,
        ended=act.why,
        accounts=accounts,
        players=(None,) * len(seats),
        waiting=(),
        before=None,
        proposal=None,
        planned=None,
    )


def _places(session: Session, seats: int) -> tuple[int, ...]:
    """For each seat of the new game its number in the old one, or one past its end for a seat that is new.

    Everybody keeps his seat; those whose seat is taken away get the first free ones.
    """
    old = len(session.seats)
    places = [min(seat, old) for seat in range(seats)]
    moving = [seat for seat in range(seats, old) if session.seats[seat].taken]
    for place in range(seats):
        if moving and (place >= old or not session.seats[place].taken):
            places[place] = moving.pop(0)
    return tuple(places)


def _at(values: tuple[T, ...], place: int, nothing: T) -> T:
    return values[place] if place < len(values) else nothing


def _new_game(table: Table, places: tuple[int, ...]) -> Session:
    """The next game; what was bought and won by the house before counts on, so that all chips stay accounted for."""
    closed, variant = table.session, variant_of(table.settings)
    seats = [replace(_at(closed.seats, place, Seat()), anted=False, leaving=False) for place in places]
    gone = [seat for place, seat in enumerate(closed.seats) if place not in places]
    seats[0] = replace(
        seats[0],
        bought=seats[0].bought + sum(seat.bought for seat in gone),
        cashed=seats[0].cashed + sum(seat.cashed for seat in gone),
    )
    dealer = _next_dealer(table, tuple(seats), variant)
    dealt = dealer is not None or isinstance(variant.pot, House)
    return Session(
        variant=variant,
        seats=tuple(seats),
        stage=Stage.BETWEEN if dealt else Stage.DEALER,
        # Deals are counted over the whole evening: no number comes twice.
        number=closed.number,
        deals=closed.deals,
        pot=closed.pot,
        house=closed.house,
        dealer=dealer,
        known=(0,) * len(seats),
    )


def _next_dealer(table: Table, seats: tuple[Seat, ...], variant: Variant) -> int | None:
    """Whose deal it is in the new game: the next one's, and only where nobody has dealt yet chance draws.

    The secret of that draw serves as long as it has not been revealed.
    """
    closed = table.session
    if isinstance(variant.pot, House) or (closed.dealer is None and table.revealed < 0):
        return None
    taken = tuple(place for place, seat in enumerate(seats) if seat.taken)
    # A bank that stood to the last moment leaves the deal with its banker: it passes now.
    first = 0 if closed.dealer is None else closed.dealer + (closed.opening > 0)
    return around(taken, first)[0] if taken else 0
