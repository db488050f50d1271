"""The state that a deal which stands alone began in: as fields of the notation, and back again.

What is read is held to the laws of the machine as far as one state can tell: a session could have come to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from reddog import cards
from reddog.cards import CardSet, copies
from reddog.errors import BadCard, BadNotation
from reddog.rules.capacity import check_seats
from reddog.rules.notation_form import FileForm, SeatForm, StartForm
from reddog.rules.pots import Antes, AnteWhen, House
from reddog.rules.state import Seat, Session, Stage
from reddog.rules.steps import BurnWhen
from reddog.rules.stock import burns
from reddog.rules.variants import Shuffling, Variant


def seat_form(seat: Seat, name: str) -> SeatForm:
    """A seat as it stands between deals."""
    chips = seat.stack if seat.taken else None
    bought = None if seat.bought == (chips or 0) else seat.bought
    return SeatForm(name=name, chips=chips, bought=bought, cashed=seat.cashed, out=seat.out, anted=seat.anted)


def start_form(session: Session) -> StartForm:
    """The rest of a session as it stands between deals."""
    return StartForm(
        number=session.number,
        deals=session.deals,
        game_deals=session.game_deals,
        playing=session.playing,
        pot=session.pot,
        house=session.house,
        banker=None if session.banker is None else session.banker + 1,
        opening=session.opening,
        bank_deals=session.bank_deals,
        last_round=session.last_round,
        fresh=_names(session.fresh),
        coming=" ".join(map(cards.name, session.coming)),
        pooled=session.pooled,
        seen=_names(session.seen),
        known=tuple(map(_names, session.known)) if any(session.known) else (),
    )


def started(form: FileForm, start: StartForm, variant: Variant) -> Session:
    """The session in which a deal that stands alone began.

    Raises BadRules for a number of seats that cannot be, and with the `field` BadCard for cards that cannot be there and
    BadNotation `bad_field` for what does not go with the rest.
    """
    check_seats(variant, len(form.seats))
    seats = tuple(
        Seat(
            taken=seat.chips is not None,
            stack=seat.chips or 0,
            bought=(seat.chips or 0) if seat.bought is None else seat.bought,
            cashed=seat.cashed,
            out=seat.out,
            anted=seat.anted,
        )
        for seat in form.seats
    )
    known = tuple(
        cards.mask(_held(names, variant, f"start.known[{place}]")) for place, names in enumerate(start.known)
    )
    session = Session(
        variant=variant,
        seats=seats,
        stage=Stage.BETWEEN,
        number=start.number,
        pot=start.pot,
        house=start.house,
        dealer=None if form.dealer is None else form.dealer - 1,
        deals=start.deals,
        playing=start.playing,
        game_deals=start.game_deals,
        banker=None if start.banker is None else start.banker - 1,
        opening=start.opening,
        bank_deals=start.bank_deals,
        last_round=start.last_round,
        fresh=cards.mask(_held(start.fresh, variant, "start.fresh")),
        coming=_held(start.coming, variant, "start.coming"),
        pooled=start.pooled,
        seen=cards.mask(_held(start.seen, variant, "start.seen")),
        known=known or tuple(0 for _ in seats),
    )
    for faults in (_of_the_seats, _of_the_pot, _of_the_bank, _of_the_cards):
        for field, wrong in faults(session):
            if wrong:
                raise BadNotation("bad_field", field=field)
    return session


def _names(held: CardSet) -> str:
    """The names of a set's cards, with spaces between them."""
    return " ".join(map(cards.name, cards.cards_in(held)))


def _held(names: str, variant: Variant, field: str) -> tuple[int, ...]:
    try:
        return cards.parse_cards(names, packs=variant.packs)
    except BadCard as error:
        raise BadCard(error.code, **error.facts, field=field) from error


# What cannot be: fields, each with whether it is wrong. A later one may rely on those before it.

_Faults = Iterator[tuple[str, bool]]


def _of_the_seats(session: Session) -> _Faults:
    pot, seats = session.variant.pot, session.seats
    dealer, banker = session.dealer, session.banker
    yield "dealer", (dealer is None) != isinstance(pot, House)
    yield "dealer", dealer is not None and dealer >= len(seats)
    yield "start.banker", banker is not None and banker >= len(seats)
    yield "start.known", len(session.known) != len(seats)
    one_ante = isinstance(pot, Antes) and pot.when is AnteWhen.ONCE
    for place, seat in enumerate(seats):
        yield f"seats[{place}].bought", seat.taken and not seat.bought
        yield f"seats[{place}].out", seat.out and not seat.taken
        yield f"seats[{place}].anted", seat.anted and not (seat.taken and one_ante)


def _of_the_pot(session: Session) -> _Faults:
    house, antes = (isinstance(session.variant.pot, kind) for kind in (House, Antes))
    held = sum(seat.stack - seat.bought + seat.cashed for seat in session.seats)
    yield "start.house", session.house != 0 and not house
    yield "start.pot", session.pot != 0 and house
    yield "start.pot", held + session.pot + session.house != 0
    yield "start.deals", session.deals > session.number
    yield "start.game-deals", session.game_deals > session.deals
    yield "start.playing", session.playing != (antes and session.game_deals > 0)


def _of_the_bank(session: Session) -> _Faults:
    """Between deals a bank stands only where one deal of it is over, chips are left and its banker is there."""
    if session.banker is None:
        yield "start.banker", session.variant.banked and session.pot != 0
        yield "start.opening", session.opening != 0
        yield "start.bank-deals", session.bank_deals != 0
        yield "start.last-round", session.last_round
        return
    seat = session.seats[session.banker]
    yield "start.banker", not session.variant.banked or not seat.taken or seat.out
    yield "start.pot", not session.pot
    yield "start.opening", not session.opening
    yield "start.bank-deals", not 0 < session.bank_deals <= session.deals


def _of_the_cards(session: Session) -> _Faults:
    """What lies face up has been seen, and what somebody has seen is not among the undealt cards (COM-5)."""
    variant, fresh, seen, known = session.variant, session.fresh, session.seen, session.known
    coming = cards.mask(session.coming)
    each_deal, burn = variant.shuffle is Shuffling.EVERY_DEAL, burns(session)
    yield "start.fresh", fresh != 0 and each_deal
    yield "start.seen", seen != 0 and each_deal
    yield "start.coming", coming != 0 and (each_deal or burn is None)
    yield "start.pooled", session.pooled and (each_deal or burn is not BurnWhen.RESHUFFLE)
    if not variant.hand:
        # No card is ever put away unseen.
        yield "start.known", any(known)
        all_there = all(
            copies(fresh, card) + copies(seen, card) == variant.packs for card in range(cards.SIZE)
        )
        yield "start.seen", (fresh | seen) != 0 and not all_there
        return
    yield "start.coming", coming & fresh != 0 or coming & ~seen != 0
    yield "start.fresh", session.pooled and fresh & ~seen != 0
    yield "start.seen", not session.pooled and fresh & seen != 0
    others = fresh | coming
    for place, held in enumerate(known):
        away = each_deal or not session.seats[place].taken
        yield f"start.known[{place}]", held != 0 and (away or held & others != 0)
        others |= held
