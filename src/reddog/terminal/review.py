"""`reddog review`: a saved session judged, luck apart from decisions, and the mistakes, the dearest first."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from reddog.errors import BadRules
from reddog.odds.decisions import Decision
from reddog.odds.review import review as judge
from reddog.rules.choices import Kind
from reddog.rules.house_rules.values import whole
from reddog.speech import ENGLISH, Context
from reddog.speech.review import Doing, mistake_line, seat_line
from reddog.terminal.replay import load
from reddog.terminal.screen import Tone, standard_screen


def review(
    file: Annotated[Path, Parameter(help=ENGLISH.say("command.replay.file"))],
    *,
    mistakes: Annotated[str, Parameter(help=ENGLISH.say("command.review.mistakes"))] = "10",
    cards: Annotated[
        Literal["glyph", "short", "words"] | None, Parameter(help=ENGLISH.say("command.play.cards"))
    ] = None,
) -> int:
    """Judge a saved session; the exit status.

    Raises BadNotation for a file that is no whole session and BadRules for what is no number of mistakes.
    """
    most = whole(mistakes)
    if most is None:
        raise BadRules("bad_option", text=ENGLISH.say("command.review.negative"))
    record = load(file)
    found = judge(record)
    screen = standard_screen(cards or "")
    context = Context(variant=record.variant, names=record.names, face=screen.face)
    screen.line(context.say("review.title", title=record.variant.title), Tone.TITLE)
    for seat in found.seats:
        parts = (seat.chances, seat.mistakes, seat.luck, seat.other)
        screen.line(seat_line(seat.seat, seat.net, parts, context))
    if not found.decisions:
        screen.line(context.say("review.none"))
        return 0
    screen.line(context.say("review.explained"))
    screen.line()
    wrong = found.mistakes
    screen.line(context.say("review.counted", wrong=len(wrong), of=len(found.decisions)), Tone.TITLE)
    if wrong and most:
        screen.line(context.say("review.first"))
    for one in wrong[:most]:
        screen.line(
            mistake_line(
                one.seat, one.deal, one.number, _doing(one.made), _doing(one.best), one.cost, context
            )
        )
    if len(wrong) > most:
        screen.line(context.say("review.more", count=len(wrong) - most))
    return 0


def _doing(decision: Decision) -> Doing:
    return Kind(decision.kind), decision.chips, decision.word
