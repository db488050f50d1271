"""The end of a table that nobody has come to for long: everybody is cashed out; the log and the ledger stay."""

from __future__ import annotations

from reddog.bots.bot import Chance
from reddog.table import course, proposals
from reddog.table.acts import Voided
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft
from reddog.table.hosting import free_seat

EXPIRED = "expired"
"""Why the evening is over."""


def expire(draft: Draft, dealer: Dealer, luck: Chance) -> None:
    """End the evening. A deal that was left lying never was; where it cannot be undone, its players have left it."""
    table = draft.table
    if table.ended:
        return
    if table.session.running is not None and table.before is not None:
        draft.do(Voided(deal=table.session.deals))
    elif table.session.running is not None:
        for seat, player in enumerate(table.players):
            if player is not None:
                free_seat(draft, seat, "gone")
    course.go_on(draft, dealer, luck)
    proposals.end(draft, EXPIRED)
    course.go_on(draft, dealer, luck)
