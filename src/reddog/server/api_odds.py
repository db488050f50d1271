"""The exact odds of one's own bet: worked out from what one's seat knows, and only where the host allows hints."""

from __future__ import annotations

import asyncio
from typing import Final

from reddog.odds.advice import advice
from reddog.odds.exact import Chances, chances
from reddog.protocol import rest
from reddog.rules.views import View, view
from reddog.server.api_tables import room_of
from reddog.server.calls import Answer, Call
from reddog.server.errors import NotAdmitted
from reddog.speech import Context, worths
from reddog.speech.advice import advice as in_words
from reddog.speech.advice import assumptions
from reddog.table.settings import variant_of
from reddog.table.state import Table

_SIDES: Final = ("higher", "lower")


async def odds(call: Call, wanted: rest.OddsOf) -> rest.Advice:
    """The odds and advice for a seat.

    Raises NotAdmitted `not_your_seat` and `hints_off`, Refused as `room_of` does; nothing is worked out then.
    """
    table = (await room_of(call)).table
    _check(table, call.person, wanted.seat)
    seen = view(table.session, wanted.seat)
    context = Context(variant_of(table.settings), viewer=wanted.seat, language=call.language)
    return await asyncio.to_thread(_advice, seen, context, table.number)


def _check(table: Table, person: str, seat: int) -> None:
    player = table.players[seat] if seat < len(table.players) else None
    if player is None or player.person != person:
        raise NotAdmitted("not_your_seat")
    if not table.settings.hints:
        raise NotAdmitted("hints_off")


def _advice(seen: View, context: Context, number: int) -> rest.Advice:
    seat = seen.seat
    assert seat is not None
    sides = _SIDES if chances(seen) is None else ("",)
    found = ((side, chances(seen, side=side)) for side in sides)
    odds_found = tuple(_odds(seat, side, chance) for side, chance in found if chance is not None)
    advised = advice(seen, variant=context.variant)
    if advised is None or advised.best is None:
        return rest.Advice(number, odds_found, (), None, ())
    return rest.Advice(
        number=number,
        odds=odds_found,
        decisions=tuple(
            rest.Decision(decision.kind, decision.chips, decision.word, decision.net, decision.of)
            for decision in advised.decisions
        ),
        best=advised.decisions.index(advised.best),
        sentences=(
            *worths(advised, context, pot=seen.pot),
            in_words(advised, context, pot=seen.pot),
            *assumptions(advised, context),
        ),
    )


def _odds(seat: int, side: str, found: Chances) -> rest.Odds:
    return rest.Odds(seat, side, found.win, found.lose, found.push, found.post, found.alike, found.of)


ANSWERS: Final[dict[str, Answer]] = {"odds": odds}
