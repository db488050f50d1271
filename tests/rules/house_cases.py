"""What the tests of house rules share."""

from __future__ import annotations

from typing import Any

import pytest

from reddog.errors import BadRules
from reddog.rules.house import (
    Option,
    Value,
    with_rules,
)
from reddog.rules.house_rules.values import Row, Whole, Words
from reddog.rules.variants import (
    VARIANTS,
    Variant,
)

GAMES = pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])


def refused(variant: Variant, rules: dict[str, Any]) -> BadRules:
    with pytest.raises(BadRules) as caught:
        with_rules(variant, rules)
    return caught.value


def attempt(variant: Variant, rules: dict[str, Any]) -> Variant | str:
    """The changed variant, or the code of the reason why it cannot be."""
    try:
        return with_rules(variant, rules)
    except BadRules as error:
        return error.code


def values_of(option: Option) -> list[str]:
    """Some values of every kind, the first, the last and one between."""
    kind = option.values
    if isinstance(kind, Words):
        return list(kind.words)
    if isinstance(kind, Whole):
        return [*kind.words, *map(str, {kind.least, (kind.least + kind.most) // 2, kind.most})]
    if isinstance(kind, Row):
        return ["0", "1000", "7,6,5,4,3,2,1,0,9,8,7"]
    return ["7"] if kind.single else ["7", "7-9", f"1-{kind.most}"]


def opened(variant: Variant) -> list[Variant]:
    """A game, and what becomes of it when rules are set that open others."""
    opening: tuple[dict[str, Value], ...] = (
        {"dealer-bank": "yes"},
        {"deals": 3},
        {"threshold": "six"},
        {"ace": "low"},
    )
    found = [variant]
    for rules in opening:
        game = attempt(variant, rules)
        assert not isinstance(game, str) or game in {"rule_not_here", "value_not_allowed"}
        found += [] if isinstance(game, str) else [game]
    return found
