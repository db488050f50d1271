"""What each act of people, agreement and talk does to a table; those of the game are in `fold_game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reddog.rules.state import Session
from reddog.table import acts
from reddog.table.fold_moves import put_player
from reddog.table.standing import with_session
from reddog.table.state import Player, Proposal, Table, Visitor, Waiter


def _arrived(table: Table, act: acts.Arrived, at: int) -> Table:
    visitor = Visitor(person=act.person, name=act.name, server=act.server)
    others = tuple(here for here in table.here if here.person != act.person)
    # While nobody at all was there nobody was missed: the time to come back begins anew with the first one.
    missed_anew = not table.here
    players = tuple(
        player
        if player is None or not player.gone
        else replace(player, gone=0)
        if player.person == act.person
        else replace(player, gone=at)
        if missed_anew
        else player
        for player in table.players
    )
    company = any(player and player.person == act.person != table.alone for player in players)
    return replace(table, here=(*others, visitor), players=players, alone="" if company else table.alone)


def _departed(table: Table, act: acts.Departed, at: int) -> Table:
    return replace(
        table,
        here=tuple(visitor for visitor in table.here if visitor.person != act.person),
        players=_missing(table, act.person, at),
    )


def _missing(table: Table, person: str, at: int) -> tuple[Player | None, ...]:
    return tuple(
        replace(player, gone=at) if player is not None and player.person == person else player
        for player in table.players
    )


def _seated(table: Table, act: acts.Seated, at: int) -> Table:
    here = act.bot or any(visitor.person == act.person for visitor in table.here)
    spare = next((account.bank for account in table.accounts if account.person == act.person), None)
    player = Player(
        person=act.person,
        name=act.name,
        bot=act.bot,
        since=table.number,
        bank=1000 * table.settings.clock.bank if spare is None else spare,
        gone=0 if here else at,
    )
    return replace(
        table,
        players=put_player(table.players, act.seat, player),
        waiting=_without(table.waiting, act.person),
        alone=table.alone if act.bot or not here or act.person == table.alone else "",
    )


def _without(waiting: tuple[Waiter, ...], person: str) -> tuple[Waiter, ...]:
    return tuple(waiter for waiter in waiting if waiter.person != person)


def _waiting(table: Table, act: acts.Waiting, at: int) -> Table:
    del at
    waiter = Waiter(person=act.person, name=act.name, chips=act.chips)
    return replace(table, waiting=(*_without(table.waiting, act.person), waiter))


def _waited_enough(table: Table, act: acts.WaitedEnough, at: int) -> Table:
    del at
    return replace(table, waiting=_without(table.waiting, act.person))


def _moved_on(table: Table, act: acts.MovedOn, at: int) -> Table:
    del at
    player = table.players[act.seat]
    assert player is not None
    proposal = None if act.why == "agreed" else table.proposal
    players = put_player(table.players, act.seat, replace(player, away=True))
    return replace(table, players=players, proposal=proposal)


def _left_alone(table: Table, act: acts.LeftAlone, at: int) -> Table:
    del at
    return replace(table, alone=act.person)


def _host_changed(table: Table, act: acts.HostChanged, at: int) -> Table:
    del at
    return replace(table, host=act.person)


def _removed(table: Table, act: acts.Removed, at: int) -> Table:
    barred = tuple(entry for entry in table.barred if entry[0] != act.person and entry[1] > at)
    return replace(
        table,
        here=tuple(visitor for visitor in table.here if visitor.person != act.person),
        waiting=_without(table.waiting, act.person),
        players=_missing(table, act.person, at),
        barred=(*barred, (act.person, act.until)) if act.until else barred,
    )


def _muted(table: Table, act: acts.Muted, at: int) -> Table:
    del at
    others = tuple(person for person in table.muted if person != act.person)
    return replace(table, muted=(*others, act.person) if act.muted else others)


# Agreement.


def _proposed(table: Table, act: acts.Proposed, at: int) -> Table:
    proposal = Proposal(
        what=act.what,
        by=act.by,
        since=at,
        number=table.number,
        deal=table.deals,
        agreed=(act.by,),
        from_seat=act.from_seat,
        to_seat=act.to_seat,
        chips=act.chips,
        reason=act.reason,
    )
    if act.what == "move-on":
        return replace(table, proposal=proposal)
    others = tuple(entry for entry in table.proposed if entry[0] != act.by)
    return replace(table, proposal=proposal, proposed=(*others, (act.by, table.deals)))


def _answered(table: Table, act: acts.Answered, at: int) -> Table:
    del at
    proposal = table.proposal
    if proposal is None or not act.yes:
        return table
    return replace(table, proposal=replace(proposal, agreed=(*proposal.agreed, act.person)))


def _lapsed(table: Table, act: acts.Lapsed, at: int) -> Table:
    proposal = table.proposal
    if proposal is None or proposal.what != "move-on" or act.why == "overtaken":
        return replace(table, proposal=None)
    others = tuple(entry for entry in table.declined if entry[0] != proposal.from_seat)
    return replace(table, proposal=None, declined=(*others, (proposal.from_seat, at)))


def _voided(table: Table, act: acts.Voided, at: int) -> Table:
    del act
    assert table.before is not None
    table = with_session(table, _undone(table.before, table.session), at)
    return replace(table, before=None, proposal=None, rest_since=at)


def _undone(before: Session, now: Session) -> Session:
    """The session before a deal, without its undealt cards: the next deal begins with a shuffle.

    Who sits out, and the counts of moves and deals, stay as they are now: no number comes twice.
    """
    return replace(
        before,
        number=now.number,
        deals=now.deals,
        seats=tuple(replace(seat, out=here.out) for seat, here in zip(before.seats, now.seats, strict=True)),
        fresh=0,
        coming=(),
        pooled=False,
        seen=0,
        known=(0,) * len(before.seats),
        events=(),
    )


def _adjusted(table: Table, act: acts.Adjusted, at: int) -> Table:
    session = table.session
    seats = list(session.seats)
    for seat, chips in ((act.from_seat, -act.chips), (act.to_seat, act.chips)):
        seats[seat] = replace(seats[seat], stack=seats[seat].stack + chips)
    # What was before the deal knows nothing of these chips, so that the deal cannot be undone any more.
    table = with_session(table, replace(session, seats=tuple(seats), events=()), at)
    return replace(table, before=None, proposal=None)


def _said(table: Table, act: acts.Said, at: int) -> Table:
    del act, at
    return table


PEOPLE: dict[type[acts.Act], Callable[[Table, Any, int], Table]] = {
    acts.Arrived: _arrived,
    acts.Departed: _departed,
    acts.Seated: _seated,
    acts.Waiting: _waiting,
    acts.WaitedEnough: _waited_enough,
    acts.MovedOn: _moved_on,
    acts.LeftAlone: _left_alone,
    acts.HostChanged: _host_changed,
    acts.Removed: _removed,
    acts.Muted: _muted,
    acts.Proposed: _proposed,
    acts.Answered: _answered,
    acts.Lapsed: _lapsed,
    acts.Voided: _voided,
    acts.Adjusted: _adjusted,
    acts.Said: _said,
}
"""What each act does; all are pure and take the table, the act and the time in milliseconds since 1970."""
