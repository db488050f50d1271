"""House rules: named differences from a game's preset.

`with_rules` rebuilds a variant from its preset with the rules that were asked for, in the order of `RULES`, so the
order in which they are given does not matter and changes can be put on top of changes. `Variant.house` then
lists what differs. What a rule means stands beside it in `house_rules.table`; what goes together in `_CHECKS` below.

A rule's preset is its value after the rules before it: with an ante of 2 the least bet of High Card Pool is 2 as well
unless it is given too.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping

import msgspec

from reddog.errors import BadRules
from reddog.rules.house_rules.table import RULES, HouseRule
from reddog.rules.house_rules.values import AnyValues, Value, spelled
from reddog.rules.pots import Antes, Bank, Refill
from reddog.rules.steps import Bet, Deal, Most, Show, Shown
from reddog.rules.variants import VARIANTS, Variant

__all__ = ["RULES", "HouseRule", "Option", "Value", "differences", "options", "preset_of", "with_rules"]

_BY_NAME = {rule.name: rule for rule in RULES}


class Option(msgspec.Struct, frozen=True):
    """A house rule that a game has. Plain data."""

    name: str
    values: AnyValues
    """What it may be set to."""
    preset: str
    value: str
    """What it is now."""


def with_rules(variant: Variant, rules: Mapping[str, Value] | None = None, /, **values: Value) -> Variant:
    """The variant with these house rules on top of those it has.

    Names have hyphens in a mapping and underscores as keywords; values are text or typed: ``hand=4``,
    ``burn="never"``, ``bank=(10, 50)``, ``face_up=True``. A rule set to its preset value is no difference
    any more.

    Raises BadRules: `no_such_rule`, `rule_twice`, `rule_not_here` (`why` says what the game lacks), `value_not_allowed`
    (with what is), and where rules do not go together `least_not_below_bank`, `least_above_most`,
    `shown_already` and `never_refilled`.
    """
    wanted: dict[str, Value] = {}
    for given, value in (*(rules or {}).items(), *values.items()):
        rule = _named(given)
        if rule.name in wanted:
            raise BadRules("rule_twice", rule=rule.name)
        wanted[rule.name] = value
    preset = preset_of(variant)
    changed, house = preset, []
    merged = {**dict(variant.house), **wanted}
    for rule in RULES:
        if rule.name not in merged:
            continue
        why = rule.lacks(changed)
        if why:
            raise BadRules("rule_not_here", rule=rule.name, game=variant.name, why=why, has=_has(variant))
        value = _normal(rule, changed, merged[rule.name])
        if value != rule.read(changed):
            changed = rule.write(changed, value)
            house.append((rule.name, value))
    for check in _CHECKS:
        check(changed)
    return msgspec.structs.replace(changed, house=tuple(house))


def options(variant: Variant) -> tuple[Option, ...]:
    """The house rules that this game has as it stands, in the order of `RULES`.

    A rule may come and go with others: a dealer's bank has no ante, a single deal no early stop.
    """
    house = dict(variant.house)
    return tuple(
        Option(rule.name, rule.values(before), rule.read(before), house.get(rule.name, rule.read(before)))
        for rule, before in _walk(variant)
    )


def differences(variant: Variant) -> tuple[tuple[str, str], ...]:
    """The house rules and amounts that differ from the preset, as (name, value)."""
    return variant.house


def preset_of(variant: Variant) -> Variant:
    """The game as its record has it, without house rules.

    A record that is in no list is its own preset while it has no house rules; else BadRules `no_preset`.
    """
    if not variant.house:
        return variant
    for preset in VARIANTS:
        if preset.label == variant.label:
            return preset
    raise BadRules("no_preset", game=variant.label)


def _walk(variant: Variant) -> Iterator[tuple[HouseRule, Variant]]:
    """The rules that a game has, each with the record as the rules before it leave it."""
    house = dict(variant.house)
    before = preset_of(variant)
    for rule in RULES:
        if not rule.lacks(before):
            yield rule, before
            if rule.name in house:
                before = rule.write(before, house[rule.name])


def _has(variant: Variant) -> tuple[str, ...]:
    return tuple(rule.name for rule, _ in _walk(variant))


def _named(given: str) -> HouseRule:
    name = given.strip().lower().replace("_", "-")
    if name not in _BY_NAME:
        near = tuple(difflib.get_close_matches(name[:40], _BY_NAME, n=3, cutoff=0.7))
        raise BadRules("no_such_rule", rule=given[:40], near=near)
    return _BY_NAME[name]


def _normal(rule: HouseRule, before: Variant, value: Value) -> str:
    kind = rule.values(before)
    text = spelled(value, kind)
    normal = kind.normal(text)
    if normal is None:
        raise BadRules("value_not_allowed", rule=rule.name, value=text[:40], **kind.facts())
    return normal


# What goes together. Each check raises BadRules where a record makes no sense.


def _least_and_bank(variant: Variant) -> None:
    """S0: "obviously the agreed minimum for a player's stake must be less than the minimum" of the bank."""
    stakes = variant.stakes
    if isinstance(variant.pot, Bank) and stakes.least >= stakes.bank_least:
        raise BadRules("least_not_below_bank", least=stakes.least, bank=stakes.bank_least)


def _least_and_most(variant: Variant) -> None:
    stakes = variant.stakes
    limits = any(isinstance(step, Bet) and step.most is Most.LIMITS for step in variant.deal)
    if limits and stakes.least > stakes.most:
        raise BadRules("least_above_most", least=stakes.least, most=stakes.most)


def _shown_already(variant: Variant) -> None:
    """Hands that lie face up cannot be kept back."""
    if any(isinstance(step, Deal) and step.face_up for step in variant.deal):
        for step in variant.turn:
            if isinstance(step, Show) and step.loser is Shown.NOTHING:
                raise BadRules("shown_already", rule="loser-shows", value=step.loser.value, other="face-up")
            if isinstance(step, Show) and step.winner is Shown.CHOICE:
                raise BadRules("shown_already", rule="winner-shows", value=step.winner.value, other="face-up")


def _never_refilled(variant: Variant) -> None:
    """A pot is emptied only by a bet of all of it, and that ends the game."""
    if variant.ends_potted and isinstance(variant.pot, Antes) and variant.pot.refill is Refill.EMPTY:
        raise BadRules("never_refilled", rule="refill", value="empty", other="ends-when-potted")


_CHECKS: tuple[Callable[[Variant], None], ...] = (
    _least_and_bank,
    _least_and_most,
    _shown_already,
    _never_refilled,
)
