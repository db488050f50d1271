"""A session, or a single deal, as text that a person can read and a program reads back to the same state.

The text is TOML; docs/notation.md describes it. `write` plays the moves to add the result, `read` plays them
again and compares. Every fault of a text is a BadNotation that names the line.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from msgspec.structs import replace

from reddog.errors import BadNotation, BadRules, Fact, IllegalMove, RedDogError, UnknownGame
from reddog.rules.catalogue import preset
from reddog.rules.events import Burned, CentreTurned, HandsDealt, Settled, TurnedUp
from reddog.rules.house import with_rules
from reddog.rules.move_text import move_text, parse_move
from reddog.rules.moves import AnyMove, Begin
from reddog.rules.notation_form import FileForm, ResultForm, SeatForm, parsed
from reddog.rules.notation_places import Places, line_of, places_of
from reddog.rules.notation_start import seat_form, start_form, started
from reddog.rules.notation_text import check_length, closed, lines_of, opened, quoted
from reddog.rules.record import Played, Record, deals, opening, replay, single, states
from reddog.rules.session import apply
from reddog.rules.state import Session
from reddog.rules.variants import Variant

__all__ = ["VERSION", "Played", "Record", "deals", "opening", "read", "replay", "single", "states", "write"]

VERSION: Final = 1
"""The version of the notation that is written."""
_WHOLE = ("seats", "start")
"""What is named where a session cannot begin, and no field of it alone is wrong."""
_FIELD = {"no_such_seat": "dealer", "house_deals": "dealer"}
"""What is wrong where a session cannot begin, by the code of the refusal."""
_FIRST = re.compile(r"reddog = ([0-9]{1,6})")


# Writing.


def write(record: Record) -> str:
    """The text of a record.

    Raises BadRules for a variant that cannot be found by its label and house rules (`not_in_catalogue`) and as
    `session.start` does, IllegalMove for a move that the rules refuse, and BadNotation for names that no file can hold
    (`not_text`) or that are not one for each seat (`names_differ`), and for a text that `read` would refuse as
    `too_long`. Every other text that is written can be read.
    """
    variant = record.variant
    if with_rules(preset(variant.label), dict(variant.house)) != variant:
        raise BadRules("not_in_catalogue", game=variant.label)
    if record.names and len(record.names) != len(record.stacks):
        raise BadNotation("names_differ", names=len(record.names), seats=len(record.stacks))
    lines = [
        f"# {variant.title}, move by move. The notation is described in docs/notation.md.",
        f"reddog = {VERSION}",
        f"rules = {quoted(variant.label)}",
        *(f"house.{name} = {quoted(value)}" for name, value in variant.house),
        *([f"table = {quoted(record.table)}"] if record.table else []),
        *([f"dealer = {record.dealer + 1}"] if record.dealer is not None else []),
        "seats = [",
        *(f"  {_inline(form)}," for form in _seat_forms(record)),
        "]",
    ]
    if record.before:
        lines += [
            f"start.{name} = {_value(value)}" for name, value in _fields(start_form(record.before)).items()
        ]
        lines += [] if lines[-1].startswith("start.") else ["start = {}"]
    lines.append("moves = [")
    session = opening(record)
    for move in record.moves:
        if isinstance(move, Begin):
            lines += ["", f"  # deal {session.deals + 1}, pot {session.pot}"]
        session = apply(session, move)
        lines += _move_lines(session, move)
    lines += ["]", "", "[result]"]
    lines += [
        f"{name} = {_value(value)}" for name, value in _fields(_result(session, len(record.moves))).items()
    ]
    text = closed("\n".join(lines))
    check_length(text)
    return text


def _move_lines(session: Session, move: AnyMove) -> list[str]:
    """A move, with what it came to as a comment: what a card was, the hands, and the chips won and lost."""
    notes, hands = [], []
    for event in session.events:
        match event:
            case Burned():
                notes.append("burned")
            case TurnedUp():
                notes.append("turned up")
            case CentreTurned(role=role):
                notes.append(role)
            case Settled(seat=seat, net=net):
                notes.append(f"s{seat + 1} {net:+}")
            case HandsDealt(seats=seats):
                # One card at a time (COM-10); the hands themselves may be put away already.
                drawn = move_text(move).split(" ")[1:]
                hands += [
                    f"  # s{seat + 1}: {' '.join(drawn[place :: len(seats)])}"
                    for place, seat in enumerate(seats)
                ]
            case _:
                pass
    return [f'  "{move_text(move)}",' + (f"  # {', '.join(notes)}" if notes else ""), *hands]


def _seat_forms(record: Record) -> list[SeatForm]:
    names = record.names or ("",) * len(record.stacks)
    if record.before:
        return [seat_form(seat, name) for seat, name in zip(record.before.seats, names, strict=True)]
    return [SeatForm(name=name, chips=chips) for name, chips in zip(names, record.stacks, strict=True)]


def _result(session: Session, count: int) -> ResultForm:
    running = session.running
    return ResultForm(
        moves=count,
        pot=session.pot,
        stacks=tuple(seat.stack for seat in session.seats),
        nets=tuple(seat.stack + seat.cashed - seat.bought for seat in session.seats),
        bets=running.bets if running and any(running.bets) else (),
        house=session.house,
    )


def _fields(form: msgspec.Struct) -> dict[str, object]:
    fields: dict[str, object] = msgspec.to_builtins(form)
    return fields


def _inline(form: SeatForm) -> str:
    pairs = [f"{name} = {_value(value)}" for name, value in _fields(form).items()]
    return f"{{ {', '.join(pairs)} }}" if pairs else "{}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)


# Reading.


def read(text: str) -> Record:
    """The record of a text, which has been played to its end and came to the result that it states.

    Raises BadNotation, always with the `line`: `too_long`, `not_a_session`, `unknown_version`, `cut_short`, `altered`,
    `not_toml`, `bad_field` (with the `field`), `one_move_a_line`, `no_such_move`, `result_differs` (with the `field`); and
    with the code of the inner refusal as `why`: `rules_refused`, `start_refused` and `move_refused`. The inner error, with
    its own facts, is the cause (`__cause__`). It takes a time that grows with the length of the text and no faster.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    check_length(text)
    first = next(iter(lines_of(text)), (1, ""))
    version = _FIRST.fullmatch(first[1])
    if not version:
        raise BadNotation("not_a_session", line=first[0])
    if int(version[1]) != VERSION:
        raise BadNotation("unknown_version", line=first[0], version=int(version[1]), has=VERSION)
    body = opened(text)
    places = places_of(body)
    form = parsed(body, places)
    variant = _variant(places, form)
    names = tuple(seat.name for seat in form.seats)
    record = Record(
        variant=variant,
        stacks=tuple(seat.chips for seat in form.seats),
        moves=_moves(places, form),
        dealer=None if form.dealer is None else form.dealer - 1,
        names=names if any(names) else (),
        table=form.table,
    )
    try:
        if form.start is not None:
            record = replace(record, before=started(form, form.start, variant))
        session = opening(record)
    except RedDogError as error:
        field = _FIELD.get(error.code) or error.facts.get("field") or _WHOLE[form.start is not None]
        raise BadNotation("start_refused", line=line_of(places, str(field)), why=error.code) from error
    _check_result(places, form, _played(places, session, record.moves))
    return record


def _variant(places: Places, form: FileForm) -> Variant:
    try:
        return with_rules(preset(form.rules), dict(form.house))
    except BadRules as error:
        field = "rules" if isinstance(error, UnknownGame) else f"house.{error.facts.get('rule', '')}"
        raise BadNotation("rules_refused", line=line_of(places, field), why=error.code) from error


def _moves(places: Places, form: FileForm) -> tuple[AnyMove, ...]:
    found = []
    before = places["moves"]
    for place, text in enumerate(form.moves):
        line = places[f"moves[{place}]"]
        if line == before:
            raise BadNotation("one_move_a_line", line=line)
        try:
            found.append(parse_move(text))
        except BadNotation as error:
            raise BadNotation(error.code, line=line, move=error.facts["move"]) from error
        before = line
    return tuple(found)


def _played(places: Places, session: Session, moves: tuple[AnyMove, ...]) -> Session:
    for place, move in enumerate(moves):
        try:
            session = apply(session, move)
        except IllegalMove as error:
            facts: dict[str, Fact] = {"move": move_text(move), "number": place + 1, "why": error.code}
            raise BadNotation("move_refused", line=places[f"moves[{place}]"], **facts) from error
    return session


def _check_result(places: Places, form: FileForm, session: Session) -> None:
    came_to = _result(session, len(form.moves))
    for field in came_to.__struct_fields__:
        if getattr(form.result, field) != getattr(came_to, field):
            line = line_of(places, f"result.{field}")
            raise BadNotation("result_differs", line=line, field=field, played=str(getattr(came_to, field)))
