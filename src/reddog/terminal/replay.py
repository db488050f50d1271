"""`reddog replay`: a saved session, told from its beginning to where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from reddog.errors import BadNotation
from reddog.rules.moves import Begin
from reddog.rules.notation import read
from reddog.rules.record import Record, states
from reddog.rules.views import view
from reddog.speech import ENGLISH, Context, differences, nets, status, unfinished
from reddog.terminal.choosing import LEAVING
from reddog.terminal.saving import LARGEST, reason
from reddog.terminal.screen import EndOfInput, Screen, Tone, standard_screen
from reddog.terminal.telling import Teller


def replay(
    file: Annotated[Path, Parameter(help=ENGLISH.say("command.replay.file"))],
    *,
    step: Annotated[bool, Parameter(help=ENGLISH.say("command.replay.step"))] = False,
    cards: Annotated[
        Literal["glyph", "short", "words"] | None,
        Parameter(help=ENGLISH.say("command.play.cards"), metavar="STYLE"),
    ] = None,
) -> int:
    """Tell a saved session from its beginning, as everybody at the table saw it; the exit status.

    Raises BadNotation for a file that is no whole session.
    """
    record = load(file)
    screen = standard_screen(cards or "")
    try:
        tell(screen, record, step=step)
    except EndOfInput:
        screen.line(ENGLISH.say("terminal.bye"))
    except KeyboardInterrupt:
        screen.line()
        screen.line(ENGLISH.say("terminal.stopped"))
        raise
    return 0


def load(file: Path) -> Record:
    """Read a saved session. Raises BadNotation, with the line where there is one: `cannot_read`, `not_text`, and as `read`."""
    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except OSError as error:
        raise BadNotation("cannot_read", file=str(file), why=reason(error)) from error
    if len(data) > LARGEST:
        raise BadNotation("session_too_large", file=str(file), most=LARGEST // 2**20)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadNotation(
            "not_a_text_file", file=str(file), line=data.count(b"\n", 0, error.start) + 1
        ) from error
    return read(text)


def tell(screen: Screen, record: Record, *, step: bool) -> None:
    """Say what happened, as everybody at the table saw it, and how it stood at the end. Raises EndOfInput while waiting."""
    context = Context(variant=record.variant, names=record.names, face=screen.face)
    players = context.who(seat for seat, chips in enumerate(record.stacks) if chips is not None)
    screen.line(context.say("terminal.replay", title=record.variant.title, players=players), Tone.TITLE)
    differing = differences(record.variant)
    if differing:
        screen.line(context.say("terminal.differs", differences=" ".join(differing)))
    teller = Teller(screen, context)
    passing = states(record)
    session = next(passing)
    turn: int | None = None
    for move, session in zip(record.moves, passing, strict=True):
        if step and isinstance(move, Begin):
            teller.flush()
            screen.line(context.say("terminal.replay.step"), Tone.ASKED)
            if screen.ask().strip().casefold() in LEAVING:
                raise EndOfInput
        teller.tell(session.events, turn)
        turn = view(session).turn
    teller.flush()
    seen = view(session)
    screen.line()
    screen.line(context.say("terminal.replay.moves", count=len(record.moves)), Tone.TITLE)
    for line in status(seen, context):
        screen.line(line)
    if left_open := unfinished(seen, context):
        screen.line(left_open)
    screen.line(context.say("terminal.nets", nets=nets(seen, context)))
