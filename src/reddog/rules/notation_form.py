"""The shape of the notation: the records that its fields are read into, and where in the text each field stands."""

from __future__ import annotations

import re
import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta

from reddog import cards
from reddog.cards import CardSet
from reddog.errors import BadNotation
from reddog.rules.capacity import check_seats
from reddog.rules.notation_text import lines_of
from reddog.rules.pots import House
from reddog.rules.state import Seat, Session, Stage
from reddog.rules.variants import Variant

Amount = Annotated[int, Meta(ge=0, lt=2**53)]
"""Chips or a count; exact in any language's numbers."""
Signed = Annotated[int, Meta(gt=-(2**53), lt=2**53)]
Place = Annotated[int, Meta(ge=1, le=999)]
"""A seat, counted from 1."""


class _Form(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file."""


class SeatForm(_Form, frozen=True):
    """A seat. Without `chips` nobody sits there. The rest is for deals that stand alone."""

    name: str = ""
    chips: Amount | None = None
    bought: Amount | None = None
    """What was ever bought; where it is missing, as much as `chips`."""
    cashed: Amount = 0
    out: bool = False
    anted: bool = False


class StartForm(_Form, frozen=True):
    """The state in which a deal that stands alone began. Cards are named with spaces between them."""

    number: Amount = 0
    deals: Amount = 0
    game_deals: Amount = 0
    playing: bool = False
    pot: Amount = 0
    house: Signed = 0
    banker: Place | None = None
    opening: Amount = 0
    bank_deals: Amount = 0
    last_round: bool = False
    fresh: str = ""
    coming: str = ""
    pooled: bool = False
    seen: str = ""
    known: tuple[str, ...] = ()


class ResultForm(_Form, frozen=True):
    """What the moves came to."""

    moves: Amount
    pot: Amount
    stacks: tuple[Amount, ...]
    nets: tuple[Signed, ...]
    """Chips that each seat is up or down by; together with `bets`, `pot` and `house` nothing."""
    bets: tuple[Amount, ...] = ()
    """Where a deal is still being played, the bets on the table."""
    house: Signed = 0


class FileForm(_Form, frozen=True):
    """A whole file, but for its closing lines."""

    reddog: int
    rules: str
    seats: tuple[SeatForm, ...]
    moves: tuple[str, ...]
    result: ResultForm
    house: dict[str, str] = {}
    table: str = ""
    dealer: Place | None = None
    start: StartForm | None = None


Places = dict[str, int]
"""The line of every field, such as ``dealer``, ``house.burn``, ``seats[2]`` or ``moves[0]``."""


def parsed(text: str, places: Places) -> FileForm:
    """The fields of a text.

    Raises BadNotation with the line: `not_toml`, and `bad_field` for one that is missing, unknown or of a wrong kind.
    """
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadNotation("not_toml", line=int(at[1]) if at else text.count("\n") + 1) from error
    try:
        return msgspec.convert(found, FileForm)
    except msgspec.ValidationError as error:
        # Such as "Object missing required field `pot` - at `$.result`".
        parts = (re.search(r"at `\$\.?([^`]*)`", str(error)), re.search(r"field `([^`]*)`", str(error)))
        field = ".".join(part[1] for part in parts if part and part[1])
        raise BadNotation("bad_field", line=line_of(places, field), field=field) from error


def places_of(text: str) -> Places:
    """Where everything stands, in the layout that is written: one field, or one item of an array, on each line."""
    places: Places = {}
    table = array = ""
    item = 0
    for number, line in lines_of(text):
        named = re.match(r"([A-Za-z0-9_.-]+) =", line)
        if named:
            array, item = table + named[1], 0
            places.setdefault(array, number)
            places.setdefault(array.partition(".")[0], number)
        elif line.startswith("["):
            table = line.strip("[]") + "."
            places.setdefault(table[:-1], number)
        elif line[0] in '{"':
            places.setdefault(f"{array}[{item}]", number)
            item += 1
    return places


def line_of(places: Places, field: str) -> int:
    """The line of a field, or of what holds it; 1 for one that is nowhere."""
    while field and field not in places:
        field = re.sub(r"(^|[.\[])[^.\[]*$", "", field)
    return places.get(field, 1)


# A state between deals.


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

    Raises BadRules for a number of seats that cannot be, BadCard for cards that cannot be, and BadNotation `bad_field`
    with the `field` that does not go with the others.
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
    known = tuple(_held(names, variant) for names in start.known) or tuple(0 for _ in seats)
    fresh, coming = _held(start.fresh, variant), cards.parse_cards(start.coming, packs=variant.packs)
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
        fresh=fresh,
        coming=coming,
        pooled=start.pooled,
        seen=_held(start.seen, variant),
        known=known,
    )
    cards.parse_cards(f"{start.fresh} {start.coming}", packs=variant.packs)
    held = sum(seat.stack - seat.bought + seat.cashed for seat in seats) + start.pot + start.house
    for field, wrong in (
        (
            "dealer",
            (session.dealer is None) != isinstance(variant.pot, House) or not _is_seat(session.dealer, seats),
        ),
        ("start.banker", not _is_seat(session.banker, seats) or not _may_bank(session)),
        ("start.known", len(known) != len(seats)),
        ("start.pot", held != 0),
    ):
        if wrong:
            raise BadNotation("bad_field", field=field)
    return session


def _is_seat(index: int | None, seats: tuple[Seat, ...]) -> bool:
    return index is None or index < len(seats)


def _may_bank(session: Session) -> bool:
    banker = session.banker
    if banker is None:
        return not session.variant.banked or not session.pot
    return session.variant.banked and session.seats[banker].taken


def _names(held: CardSet) -> str:
    """The names of a set's cards, with spaces between them."""
    return " ".join(map(cards.name, cards.cards_in(held)))


def _held(names: str, variant: Variant) -> CardSet:
    return cards.mask(cards.parse_cards(names, packs=variant.packs))
