"""One small function for each act of the table, its game, its packs and its time: `fold_people` has those of people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reddog.rules.session import start
from reddog.table import acts
from reddog.table.dealer import Shuffled
from reddog.table.fold_moves import played, put_player
from reddog.table.fold_rules import ended, rules_changed, rules_planned
from reddog.table.settings import variant_of
from reddog.table.state import Pack, Table


def _opened(table: Table, act: acts.Opened, at: int) -> Table:
    del at
    settings = act.settings
    empty = (None,) * settings.seats
    return Table(
        id=act.table,
        code=act.code,
        settings=settings,
        host=act.host,
        session=start(variant_of(settings), empty),
        players=empty,
        number=table.number,
        at=table.at,
        shares=("",) * settings.seats,
    )


def _started(table: Table, act: acts.Started, at: int) -> Table:
    del act, at
    return replace(table, started=True)


def _paused(table: Table, act: acts.Paused, at: int) -> Table:
    return replace(table, paused=act.why, paused_at=at)


def _resumed(table: Table, act: acts.Resumed, at: int) -> Table:
    del act
    return _later(replace(table, paused="", paused_at=0), table.paused_at, at)


def _woken(table: Table, act: acts.Woken, at: int) -> Table:
    """In a pause nothing waited for a time, and the pause itself makes up for the stop."""
    return table if table.paused else _later(table, at - act.stopped, at)


def _later(table: Table, stood: int, at: int) -> Table:
    """The table after time stood still from one moment to another: all that began before waits that much longer."""
    turn, proposal = table.turn, table.proposal
    return replace(
        table,
        rest_since=_moved(table.rest_since, stood, at),
        turn=turn and replace(turn, extra=turn.extra + at - min(at, max(stood, turn.since))),
        proposal=proposal and replace(proposal, since=_moved(proposal.since, stood, at)),
    )


def _moved(since: int, stood: int, at: int) -> int:
    return since + at - min(at, max(stood, since))


def _committed(table: Table, act: acts.Committed, at: int) -> Table:
    """Pack 0, the draw for the first dealer, is in play from the opening; every other is the next one at first."""
    del at
    pack = Pack(act.pack, act.commitment)
    return replace(table, next_pack=pack) if act.pack else replace(table, pack=pack)


def _shared(table: Table, act: acts.Shared, at: int) -> Table:
    del at
    shares = list(table.shares)
    shares[act.seat] = act.share
    return replace(table, shares=tuple(shares))


def _pack_shuffled(table: Table, act: acts.PackShuffled, at: int) -> Table:
    """The shares are used: those for the next pack begin anew."""
    del at
    return replace(
        table,
        pack=table.next_pack,
        next_pack=None,
        shuffled=Shuffled(table.id, act.deal, act.pack, act.cards, act.shares),
        shares=("",) * len(table.shares),
    )


def _dealer_drawn(table: Table, act: acts.DealerDrawn, at: int) -> Table:
    del act, at
    return table


def _revealed(table: Table, act: acts.Revealed, at: int) -> Table:
    del at
    return replace(table, revealed=act.pack)


def _went_away(table: Table, act: acts.WentAway, at: int) -> Table:
    del at
    return _with_player(table, act.seat, away=True)


def _came_back(table: Table, act: acts.CameBack, at: int) -> Table:
    del at
    return _with_player(table, act.seat, away=False, missed=0)


def _extended(table: Table, act: acts.Extended, at: int) -> Table:
    del at
    return _with_player(table, act.seat, times=act.times)


def _granted(table: Table, act: acts.Granted, at: int) -> Table:
    del at
    turn = table.turn
    assert turn is not None
    table = replace(table, turn=replace(turn, extra=turn.extra + act.milliseconds))
    return _with_player(table, act.seat, graced=table.deals)


def _bank_opened(table: Table, act: acts.BankOpened, at: int) -> Table:
    del act, at
    assert table.turn is not None
    return replace(table, turn=replace(table.turn, bank=True))


def _with_player(table: Table, seat: int, **changes: int) -> Table:
    player = table.players[seat]
    assert player is not None
    return replace(table, players=put_player(table.players, seat, replace(player, **changes)))


GAME: dict[type[acts.Act], Callable[[Table, Any, int], Table]] = {
    acts.Opened: _opened,
    acts.Started: _started,
    acts.Paused: _paused,
    acts.Resumed: _resumed,
    acts.Woken: _woken,
    acts.RulesPlanned: rules_planned,
    acts.RulesChanged: rules_changed,
    acts.Ended: ended,
    acts.Played: played,
    acts.Committed: _committed,
    acts.Shared: _shared,
    acts.PackShuffled: _pack_shuffled,
    acts.DealerDrawn: _dealer_drawn,
    acts.Revealed: _revealed,
    acts.WentAway: _went_away,
    acts.CameBack: _came_back,
    acts.Extended: _extended,
    acts.Granted: _granted,
    acts.BankOpened: _bank_opened,
}
"""What each of these acts changes, given the table and the moment."""
