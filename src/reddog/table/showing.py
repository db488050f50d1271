"""What everybody sees of a table, and what its players see alone: built up field by field, never cut out of the state."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from reddog.rules.session import start
from reddog.rules.state import Session
from reddog.rules.views import OpenView, OwnView, open_view, own_view
from reddog.table import ledger, proposals, resting
from reddog.table.settings import Settings, variant_of
from reddog.table.state import Player, Table, Visitor
from reddog.table.times import bank_left, deadline
from reddog.table.views import PersonView, PlayerView, ProposalView, TableView, TurnView


class People(NamedTuple):
    """Who is at a table, as everybody sees it."""

    players: tuple[PlayerView, ...]
    watching: tuple[PersonView, ...]
    held: dict[str, tuple[int, ...]]
    """The seats of each person who has any."""
    seated: tuple[Player | None, ...] | None
    """What this was made from; None where it depends on the moment too."""
    here: tuple[Visitor, ...]

    def still_at(self, table: Table) -> bool:
        """Whether the same may be shown of this table, another entry of the same log."""
        return self.seated is table.players and self.here is table.here and not _spare_time_runs(table)


def people_at(table: Table, at: int) -> People:
    """Who is at a table at a moment, in milliseconds since 1970."""
    now = table.paused_at if table.paused else at
    return People(
        _players(table, now),
        _watching(table),
        seats_held(table),
        None if _spare_time_runs(table) else table.players,
        table.here,
    )


def _spare_time_runs(table: Table) -> bool:
    return table.turn is not None and table.turn.bank


def may_watch(table: Table, person: str) -> bool:
    """Whether a person sees the game: where spectators are not wanted, only who has a seat or waits for one."""
    return (
        table.settings.spectators
        or any(player is not None and player.person == person for player in table.players)
        or any(waiter.person == person for waiter in table.waiting)
    )


def table_view(table: Table, at: int, *, watching: bool = True, people: People | None = None) -> TableView:
    """What all at the table, spectators too, see at a moment, in milliseconds since 1970; `people` are those who are there.

    Who may not watch sees the table that he may sit down at, and nothing of the game: nobody's turn, stack or chips.
    """
    people = people or people_at(table, at)
    now = table.paused_at if table.paused else at
    waits = resting.why_waiting(table)
    begins = None if waits else resting.begins_at(table)
    # Everybody gets this after every move: in the order of the fields it is made in half the time.
    return TableView(
        table.number,
        table.asked,
        table.code,
        table.settings,
        table.host,
        table.started,
        table.paused,
        table.ended,
        people.players,
        people.watching,
        table.waiting,
        table.muted,
        _turn(table, now) if watching else None,
        None if begins is None else max(0, begins - now),
        _proposal(table, now),
        table.planned,
        table.pack,
        table.next_pack,
        table.shares,
        ledger.accounts(table) if watching else (),
        open_view(table.session) if watching else _unseen(table)[1],
        waits,
    )


def own_views(table: Table, person: str) -> tuple[OwnView, ...]:
    """What the seats of a person know alone; for a spectator one view without a seat."""
    return views_of_seats(table, seats_held(table).get(person, ()))


def unseen_views(table: Table) -> tuple[OwnView, ...]:
    """What somebody knows who may not watch: that there is a game."""
    return (own_view(_unseen(table)[0], None),)


def seats_held(table: Table) -> dict[str, tuple[int, ...]]:
    """The seats of each person who has any."""
    held: dict[str, tuple[int, ...]] = {}
    for seat, player in enumerate(table.players):
        if player is not None:
            held[player.person] = (*held.get(player.person, ()), seat)
    return held


def views_of_seats(table: Table, seats: tuple[int, ...]) -> tuple[OwnView, ...]:
    """What these seats, which are one person's, know alone; without any, what a spectator does."""
    session = table.session
    if len(seats) == 1:
        return (own_view(session, seats[0]),)  # nearly everybody has one
    return tuple([own_view(session, seat) for seat in seats or (None,)])


def _unseen(table: Table) -> tuple[Session, OpenView]:
    """The game of a table at which nobody ever sat, for who may not watch."""
    settings = table.settings
    return _untouched(settings.game, tuple(settings.house.items()), len(table.players))


@lru_cache(maxsize=64)
def _untouched(game: str, house: tuple[tuple[str, str], ...], seats: int) -> tuple[Session, OpenView]:
    session = start(variant_of(Settings(game=game, house=dict(house))), [None] * seats)
    return session, open_view(session)


def _players(table: Table, now: int) -> tuple[PlayerView, ...]:
    here = {visitor.person for visitor in table.here}
    # Spare time runs only where the usual time is up.
    running = table.turn.seats if table.turn and table.turn.bank else ()
    return tuple(
        [
            PlayerView(
                seat,
                player.person,
                player.name,
                player.bot,
                bool(player.bot) or player.person in here,
                player.away,
                bank_left(table, player, now) if seat in running else player.bank,
                player.times,
            )
            for seat, player in enumerate(table.players)
            if player
        ]
    )


def _watching(table: Table) -> tuple[PersonView, ...]:
    seated = {player.person for player in table.players if player}
    return tuple(
        [PersonView(visitor.person, visitor.name) for visitor in table.here if visitor.person not in seated]
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
