"""Inside one deal: its turns, and who is in it.

`walk` goes through the steps of a variant, `settle` decides bets, `betting` says what may be bet. A deal that is
over says so in `Play.over`; what follows is between deals.
"""

from __future__ import annotations

from reddog.rules import stock
from reddog.rules.contests import Between
from reddog.rules.events import CentreTurned, Skipped
from reddog.rules.seats import cash_out, put
from reddog.rules.settle import after_turn
from reddog.rules.state import Play, Table
from reddog.rules.steps import AnyStep, Bet, Centre
from reddog.rules.variants import Shuffling


def step_of(table: Table) -> AnyStep | None:
    """The present step of the deal, one of those for the table or of those of a turn; None when they are done."""
    play = table.deal
    steps = table.variant.deal if play.at < 0 else table.variant.turn
    return steps[play.step] if play.step < len(steps) else None


def seat_of(table: Table) -> int:
    """Whose turn it is."""
    play = table.deal
    return play.players[play.at]


# Turns.


def begin_turn(table: Table, play: Play, at: int) -> None:
    """The turn of the next player who has chips; with nobody left the deal is over."""
    players = play.players
    while at < len(players):
        seat = players[at]
        if table.seats[seat].stack:
            break
        table.tell(Skipped(seat=seat))
        _set_aside(play, seat)
        at += 1
    else:
        play.over = "done"
        return
    # Not `at`, which goes back when the first player leaves: `start` is 0 until a first turn has begun.
    first = not play.start
    play.at = at
    play.step = 0
    play.start = table.pot
    play.upcard = play.burned = None
    if play.bought or play.buying:
        play.bought = 0
        play.buying = False
    if play.show is not None:
        play.show = None
    if type(table.variant.contest) is Between:
        put_posts_away(table)
    elif play.faced is not None and not first:
        _face_centre(table)


def _face_centre(table: Table) -> None:
    """The centre card that the next player faces, where cards may be bought (FW-2)."""
    play = table.deal
    bet = next(step for step in table.variant.turn if isinstance(step, Bet))
    if not bet.buys:
        return
    if bet.centre is Centre.FRESH:
        play.buying = stock.count(table) > 0
    elif bet.centre is Centre.FIRST and play.faced != play.first and play.first is not None:
        play.faced = play.first
        table.tell(CentreTurned(card=play.first, role="back"))


def put_posts_away(table: Table) -> None:
    """The posts are put away; the pack is collected where it would not last for a turn (IB-7)."""
    play = table.deal
    play.centre = ()
    play.step = 0
    play.ace_low = False
    play.side = ""
    play.upcard = None
    if table.variant.shuffle is Shuffling.WHEN_SHORT and stock.count(table) < 3:
        stock.collect(table)


def _set_aside(play: Play, seat: int) -> None:
    """A hand is put away; its turn is over."""
    play.hands = put(play.hands, seat, 0)
    play.done |= 1 << seat


def end_turn(table: Table, play: Play) -> None:
    """A settled turn is over: the hand is set aside, the pot looked at (HCP-2), and the next begins."""
    at = play.at
    seat = play.players[at]
    _set_aside(play, seat)
    if table.seats[seat].leaving:
        take_out(table, seat)
        at = play.at
    after_turn(table, play, seat)
    if not play.over:
        begin_turn(table, play, at + 1)


def pass_turn(table: Table, play: Play) -> None:
    """A turn is over without a bet: the hand is set aside, and the next begins."""
    _set_aside(play, play.players[play.at])
    begin_turn(table, play, play.at + 1)


def new_deal(table: Table, players: tuple[int, ...]) -> Play:
    """A deal for these players, before its first card."""
    none = (0,) * len(table.seats)
    return Play(players=players, hands=none, bets=none, shown=none)


def take_out(table: Table, seat: int) -> None:
    """A player is no longer in the deal: whoever takes the seat now has no part in it."""
    play = table.deal
    place = play.players.index(seat)
    cash_out(table, seat)
    play.players = play.players[:place] + play.players[place + 1 :]
    play.at -= place <= play.at
    play.hands = put(play.hands, seat, 0)
    play.shown = put(play.shown, seat, 0)
    play.looked &= ~(1 << seat)
    play.done &= ~(1 << seat)


def goes(table: Table, seat: int) -> None:
    """A player without a bet on the table leaves in mid-deal; the hand is set aside unseen."""
    play = table.deal
    its_turn = play.at >= 0 and seat_of(table) == seat
    take_out(table, seat)
    if its_turn:
        begin_turn(table, play, play.at + 1)
    elif not play.players:
        play.over = "done"
