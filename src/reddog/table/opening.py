"""How a table comes to be."""

from __future__ import annotations

from reddog.table.acts import Committed, Opened
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft, unopened
from reddog.table.settings import Settings, checked


def opened(
    table: str,
    code: str,
    settings: Settings,
    host: str,
    version: str,
    at: int,
    dealer: Dealer,
) -> Draft:
    """The first entry of a table: all seats empty, and the first two packs committed to.

    `host` is a person, `version` the program's, `at` in milliseconds; the dealer is the table's own. Raises BadRules as
    `checked` does.
    """
    draft = Draft(unopened(), at)
    draft.do(Opened(table=table, code=code, settings=checked(settings), host=host, version=version))
    for pack in (0, 1):
        draft.do(Committed(pack=pack, commitment=dealer.commitment_of(pack)))
    return draft
