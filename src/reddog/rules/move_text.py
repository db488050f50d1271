"""Moves as short texts, such as ``s2 bet 5``, ``draw As Kh`` and ``begin``, and back again.

Seats count from 1, as people count: ``s1`` is seat 0. Every move has exactly one text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, cast

from reddog import cards
from reddog.errors import BadNotation
from reddog.rules import moves
from reddog.rules.choices import KINDS

_BY_WORD: Final[dict[str, type[moves.Move]]] = {kind.value: move for move, kind in KINDS.items()}
_SEAT = re.compile(r"s([1-9][0-9]{0,2})")
_CHIPS = re.compile(r"0|[1-9][0-9]{0,17}")
"""No text of a session is long enough for as many buy-ins as a larger bet would take."""


def move_text(move: moves.AnyMove) -> str:
    """The text of a move."""
    words = [KINDS[type(move)].value]
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if name == "seat" and isinstance(move, moves.SeatMove):
            words.insert(0, _SPELLED[name](value))
        else:
            words.append(_SPELLED[name](value))
    return " ".join(words)


def parse_move(text: str) -> moves.AnyMove:
    """The move of a text.

    Raises BadNotation `no_such_move` for any text that `move_text` does not make.
    """
    first, _, rest = text.partition(" ")
    seat = _read_seat(first)
    word, _, rest = rest.partition(" ") if seat is not None else (first, "", rest)
    made = _BY_WORD.get(word)
    if made and issubclass(made, moves.SeatMove) == (seat is not None):
        fields = made.__struct_fields__
        values: list[object] = [] if seat is None else [seat]
        if len(values) < len(fields):
            values.append(_READ[fields[-1]](rest))
        move = cast("moves.AnyMove", made(*values))
        # Where the text is no value of the field, None stands in it.
        if None not in values and move_text(move) == text:
            return move
    raise BadNotation("no_such_move", move=text[:40])


def _read_seat(text: str) -> int | None:
    found = _SEAT.fullmatch(text)
    return int(found[1]) - 1 if found else None


def _read_chips(text: str) -> int | None:
    return int(text) if _CHIPS.fullmatch(text) else None


def _read_cards(text: str) -> tuple[int, ...] | None:
    names = text.split(" ")
    return tuple(map(cards.NAMES.index, names)) if all(name in cards.NAMES for name in names) else None


_READ: Final[dict[str, Callable[[str], object]]] = {
    "seat": _read_seat,
    "chips": _read_chips,
    "word": lambda text: moves.Called(text) if text in set(moves.Called) else None,
    "yes": {"yes": True, "no": False}.get,
    "card": lambda text: cards.NAMES.index(text) if text in cards.NAMES else None,
    "cards": _read_cards,
}
"""How each field of a move is read; None where it cannot be."""

_SPELLED: Final[dict[str, Callable[..., str]]] = {
    "seat": lambda seat: f"s{seat + 1}",
    "chips": str,
    "word": str,
    "yes": lambda yes: "yes" if yes else "no",
    "card": cards.name,
    "cards": lambda drawn: " ".join(map(cards.name, drawn)),
}
