"""The record of the game that a view is of."""

from __future__ import annotations

from functools import lru_cache

from reddog.rules.catalogue import preset
from reddog.rules.house import with_rules
from reddog.rules.variants import Variant
from reddog.rules.views import View


def variant_of(view: View) -> Variant:
    """The preset that a view names, with its house rules.

    Raises UnknownGame for a game that is in no list, and BadRules for house rules that it cannot have.
    """
    return _ruled(view.rules, view.house)


@lru_cache(maxsize=256)
def _ruled(label: str, house: tuple[tuple[str, str], ...]) -> Variant:
    return with_rules(preset(label), dict(house))
