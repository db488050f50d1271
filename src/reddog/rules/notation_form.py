"""The shape of the notation: the records that its fields are read into."""

from __future__ import annotations

import re
import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta

from reddog.errors import BadNotation
from reddog.rules.notation_places import Places, line_of

Amount = Annotated[int, Meta(ge=0)]
"""Chips or a count, however large: whatever a session comes to can be read back."""
Place = Annotated[int, Meta(ge=1, le=999)]
"""A seat, counted from 1."""


class _Form(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A table of the file."""


class SeatForm(_Form, frozen=True):
    """A seat. Without `chips` nobody sits there. The rest is for deals that stand alone."""

    name: str = ""
    chips: Amount | None = None
    bought: Amount | None = None
    """What was ever bought at this seat, by whoever sat there; where it is missing, as much as `chips`."""
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
    house: int = 0
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
    nets: tuple[int, ...]
    """Chips that each seat is up or down by, whoever sat there; together with `bets`, `pot` and `house` nothing."""
    bets: tuple[Amount, ...] = ()
    """Where a deal is still being played, the bets on the table."""
    house: int = 0


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


def parsed(text: str, places: Places) -> FileForm:
    """The fields of a text.

    Raises BadNotation with the line: `not_toml`, and `bad_field` for one that is missing, unknown or of a wrong kind.
    """
    try:
        found = tomllib.loads(text)
    except ValueError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadNotation("not_toml", line=int(at[1]) if at else text.rstrip().count("\n") + 1) from error
    try:
        form = msgspec.convert(found, FileForm)
    except msgspec.ValidationError as error:
        # Such as "Object missing required field `pot` - at `$.result`".
        parts = (re.search(r"at `\$\.?([^`]*)`", str(error)), re.search(r"field `([^`]*)`", str(error)))
        field = ".".join(part[1] for part in parts if part and part[1])
        if field == "house[...]":
            field = next(f"house.{name}" for name, value in found["house"].items() if type(value) is not str)
        raise BadNotation("bad_field", line=line_of(places, field), field=field) from error
    if form.start is None:
        _check_new_seats(form, places)
    return form


def _check_new_seats(form: FileForm, places: Places) -> None:
    """Where a session begins at its beginning, a seat has a name and chips and nothing else yet."""
    for place, seat in enumerate(form.seats):
        nothing = SeatForm(name=seat.name, chips=seat.chips)
        for name in SeatForm.__struct_fields__:
            if getattr(seat, name) != getattr(nothing, name):
                field = f"seats[{place}].{name}"
                raise BadNotation("bad_field", line=line_of(places, field), field=field)
