"""Between two deals: when the next one begins, why none does, and what is seen to in the meantime."""

from __future__ import annotations

from reddog.rules import between
from reddog.rules.choices import Kind
from reddog.rules.moves import Close, SitOut
from reddog.table import bots
from reddog.table.acts import Played, RulesChanged
from reddog.table.draft import Draft
from reddog.table.fold_rules import closes_game
from reddog.table.standing import RESTS, is_open
from reddog.table.state import Table
from reddog.table.times import SECOND

AWAY = "away"
"""Why a move is made in the seat of a player who is not waited for."""


def why_waiting(table: Table) -> str:
    """Why no deal begins by itself, as a code; empty while one is played, and where one will begin."""
    if table.ended:
        return "evening_over"
    if table.paused:
        return "paused"
    if not table.started:
        return "not_started"
    if table.session.stage not in RESTS:
        return ""
    if table.proposal is not None and table.proposal.what == "void":
        # The next deal would settle what the last one was.
        return "proposal_open"
    return between.obstacle(table.session) if _anybody(table) else "nobody_plays"


def _anybody(table: Table) -> bool:
    """Whether a person plays or watches: for nobody, and for people who are away, bots do not go on for ever."""
    seated = {player.person: player.away for player in table.players if player and not player.bot}
    return not all(seated.values()) or any(visitor.person not in seated for visitor in table.here)


def seat_away(table: Table) -> int | None:
    """The first seat that is awaited, and whose player is away."""
    for seat in table.turn.seats if table.turn else ():
        player = table.players[seat]
        if player and player.away:
            return seat
    return None


def next_deal(table: Table) -> int | None:
    """When the next deal begins by itself, in milliseconds since 1970; None while one is played or none will begin."""
    return None if why_waiting(table) else begins_at(table)


def begins_at(table: Table) -> int | None:
    """The same where nothing is known to keep it from beginning."""
    if table.session.stage not in RESTS:
        return None
    pause = table.settings.clock.pause
    if not pause and all(player is None or player.bot for player in table.players):
        # Bots that do not think, watched by somebody, would deal without an end in one moment.
        pause = 1
    return table.rest_since + pause * SECOND


def see_to(draft: Draft) -> None:
    """What was put off to the end of the deal: other rules, players who are away, chips for bots."""
    planned = draft.table.planned
    if planned is not None:
        if closes_game(draft.table, planned):
            draft.do(Played(Close()))
        draft.do(RulesChanged())
    for seat, player in enumerate(draft.table.players):
        if player is not None and player.away:
            sit_out(draft, seat)
    if draft.table.started:
        bots.buy_chips(draft)


def sit_out(draft: Draft, seat: int) -> None:
    """A player who is away takes no part from the next deal on, as soon as the game allows it."""
    if is_open(draft.table.session, seat, Kind.SIT_OUT):
        draft.do(Played(SitOut(seat), why=AWAY))
