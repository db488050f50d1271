"""What bots do at a table: their moves, and the chips they buy. `seating` has them give their seats up for persons."""

from __future__ import annotations

from reddog.bots import BOTS, Chance
from reddog.rules.choices import Kind
from reddog.rules.moves import BuyIn
from reddog.rules.pots import Antes
from reddog.rules.variants import Variant
from reddog.rules.views import view
from reddog.table.acts import Played
from reddog.table.draft import Draft
from reddog.table.standing import is_open
from reddog.table.state import Player, Table

BOT = "bot"
"""Why a move is made in the seat of a bot."""


def seat_awaited(table: Table) -> int | None:
    """The first seat of a bot that is awaited."""
    for seat in table.turn.seats if table.turn else ():
        if _is_bot(table.players[seat]):
            return seat
    return None


def move(draft: Draft, seat: int, luck: Chance) -> None:
    """The bot in a seat that is awaited makes its move, from its own view and nothing else."""
    player = draft.table.players[seat]
    assert player is not None
    chosen = BOTS[player.bot].choose(view(draft.table.session, seat), luck)
    draft.do(Played(chosen, why=BOT))


def buy_chips(draft: Draft) -> None:
    """Between deals, bots without the chips to take part buy as many as is usual, so that no game ends for their sake."""
    settings = draft.table.settings
    least = least_chips(draft.table.session.variant)
    for seat, player in enumerate(draft.table.players):
        here = draft.table.session.seats[seat]
        if not _is_bot(player) or here.stack >= least or seat == draft.table.session.banker:
            continue
        chips = min(max(settings.buy_in, least), settings.buy_in_most - here.stack)
        if chips > 0 and is_open(draft.table.session, seat, Kind.BUY_IN):
            draft.do(Played(BuyIn(seat, chips), why=BOT))


def _is_bot(player: Player | None) -> bool:
    return player is not None and bool(player.bot)


def least_chips(variant: Variant) -> int:
    """The chips with which a bot can always take part: a chip beside the ante, the opening bank or the least bet."""
    stakes = variant.stakes
    ante = stakes.ante + 1 if isinstance(variant.pot, Antes) else 0
    return max(ante, stakes.bank_least if variant.banked else 0, stakes.least, 1)
