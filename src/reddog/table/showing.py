"""What everybody sees of a table, and what its players see alone: built up field by field, never cut out of the state."""

from __future__ import annotations

from reddog.rules.views import OwnView, open_view, own_view
from reddog.table import ledger, proposals, resting
from reddog.table.state import Player, Table
from reddog.table.times import bank_left, deadline
from reddog.table.views import PersonView, PlayerView, ProposalView, TableView, TurnView


def table_view(table: Table, at: int) -> TableView:
    """What all at the table, spectators too, see at a moment, in milliseconds since 1970."""
    now = table.paused_at if table.paused else at
    here = {visitor.person for visitor in table.here}
    seated = {player.person for player in table.players if player}
    begins = resting.next_deal(table)
    return TableView(
        number=table.number,
        asked=table.asked,
        code=table.code,
        settings=table.settings,
        host=table.host,
        started=table.started,
        paused=table.paused,
        ended=table.ended,
        players=tuple(
            _player(table, seat, player, here, now) for seat, player in enumerate(table.players) if player
        ),
        watching=tuple(
            PersonView(person=visitor.person, name=visitor.name)
            for visitor in table.here
            if visitor.person not in seated
        ),
        waiting=table.waiting,
        muted=table.muted,
        turn=_turn(table, now),
        next_deal=None if begins is None else max(0, begins - now),
        proposal=_proposal(table, now),
        planned=table.planned,
        pack=table.pack,
        next_pack=table.next_pack,
        shares=table.shares,
        accounts=ledger.accounts(table),
        game=open_view(table.session),
        waits=resting.why_waiting(table),
    )


def own_views(table: Table, person: str) -> tuple[OwnView, ...]:
    """What the seats of a person know alone; for a spectator one view without a seat."""
    seats = tuple(seat for seat, player in enumerate(table.players) if player and player.person == person)
    return tuple(own_view(table.session, seat) for seat in seats) or (own_view(table.session, None),)


def _player(table: Table, seat: int, player: Player, here: set[str], now: int) -> PlayerView:
    awaited = table.turn is not None and seat in table.turn.seats
    return PlayerView(
        seat=seat,
        person=player.person,
        name=player.name,
        bot=player.bot,
        here=bool(player.bot) or player.person in here,
        away=player.away,
        bank=bank_left(table, player, now) if awaited else player.bank,
        times=player.times,
    )


def _turn(table: Table, now: int) -> TurnView | None:
    turn = table.turn
    if turn is None:
        return None
    ends = None if table.paused else deadline(table)
    return TurnView(seats=turn.seats, left=None if ends is None else max(0, ends - now), bank=turn.bank)


def _proposal(table: Table, now: int) -> ProposalView | None:
    proposal = table.proposal
    if proposal is None:
        return None
    lapses = proposals.lapses_at(table)
    return ProposalView(
        what=proposal.what,
        by=proposal.by,
        agreed=proposal.agreed,
        asked=proposals.asked(table),
        left=0 if lapses is None else max(0, lapses - now),
        from_seat=proposal.from_seat,
        to_seat=proposal.to_seat,
        chips=proposal.chips,
        reason=proposal.reason,
    )
