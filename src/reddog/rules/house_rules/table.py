"""The table of house rules. A new rule is one entry of `RULES`.

An entry says which games lack the rule and why (read off the record, never a name), what values it takes, and how a
value is read from a record and written into one; reading what was written gives the same value. Rules are applied
in the order of the table: one that opens or closes others, or moves their presets, stands before them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec

from reddog.rules.house_rules import lacks, parts
from reddog.rules.house_rules.parts import Read, Write
from reddog.rules.house_rules.values import AnyValues, Row, Span, Whole, Words
from reddog.rules.pots import AnteWhen, Bank, Refill, Then
from reddog.rules.steps import (
    Bet,
    BurnWhen,
    Centre,
    Deal,
    NoneComes,
    Passing,
    Show,
    Shown,
    TurnUp,
)
from reddog.rules.variants import MOST_CHIPS, Variant

MOST_ANTE: Final = 10**6


class HouseRule(msgspec.Struct, frozen=True):
    """One house rule."""

    name: str
    lacks: Callable[[Variant], str]
    """The code of the reason why a game does not have the rule; empty where it has."""
    values: Callable[[Variant], AnyValues]
    read: Read
    """The value in a record, as its normal text."""
    write: Write
    """The record with a value; the text is normal."""


def _always(values: AnyValues) -> Callable[[Variant], AnyValues]:
    return lambda _: values


def _words(*words: str) -> Callable[[Variant], AnyValues]:
    return _always(Words(words))


def _any_of(options: type[StrEnum], *more: str) -> Callable[[Variant], AnyValues]:
    return _words(*(option.value for option in options), *more)


def _whole(least: int, most: int, *words: str) -> Callable[[Variant], AnyValues]:
    return _always(Whole(least, most, words))


_YES_NO = _words("yes", "no")
_CHIPS = _whole(1, MOST_CHIPS)


def _bank_values(variant: Variant) -> AnyValues:
    """A range, or where the stake is fixed (POL-10) one amount."""
    return Span(1, MOST_CHIPS, single=isinstance(variant.pot, Bank) and variant.pot.fixed)


def _ace_values(variant: Variant) -> AnyValues:
    return Words(("call", "high") if lacks.hands(variant) else ("high", "low"))


def _last_round_values(variant: Variant) -> AnyValues:
    """A bank that has grown deals a last round, or may (POL-8)."""
    return Words(("may", "must") if lacks.deals(variant) else ("pass", "may", "must"))


def _threshold_values(variant: Variant) -> AnyValues:
    """Every rank but the highest, which all cards are as low as; also by its sign: 6, T, J."""
    words = parts.ranks(variant)[:-1]
    signs = {str(number): parts.RANK_WORDS[number - 2] for number in range(2, 11)}
    signs |= {word[0]: word for word in parts.RANK_WORDS[8:]}
    return Words((*words, "none"), also=tuple(item for item in signs.items() if item[1] in words))


def _shoe_values(variant: Variant) -> AnyValues:
    """The cut card lies behind one round at least."""
    return Whole(0, 52 * variant.packs - 3, ("fresh",))


RULES: Final[tuple[HouseRule, ...]] = (
    HouseRule("dealer-bank", lacks.dealer_bank, _YES_NO, parts.read_dealer_bank, parts.write_dealer_bank),
    # Amounts.
    HouseRule("ante", lacks.antes, _whole(1, MOST_ANTE), parts.read_ante, parts.write_ante),
    HouseRule("least", lacks.nothing, _CHIPS, *parts.field("stakes", "least", int)),
    HouseRule("bank", lacks.bank, _bank_values, parts.read_bank, parts.write_bank),
    HouseRule("most", lacks.limits, _CHIPS, *parts.field("stakes", "most", int)),
    # Hands and what is burned.
    HouseRule("hand", lacks.hands, _whole(3, 7), *parts.step(Deal, "count", int)),
    HouseRule("ace", lacks.ace, _ace_values, parts.read_ace, parts.write_ace),
    HouseRule("burn", lacks.burn, _any_of(BurnWhen, "never"), parts.read_burn, parts.write_burn),
    # The ante and the bet.
    HouseRule("passing", lacks.turns, _any_of(Passing), *parts.step(Bet, "passing", Passing)),
    HouseRule("antes", lacks.refill, _words("every-deal", "once"), *parts.field("pot", "when", AnteWhen)),
    HouseRule("refill", lacks.refill, _any_of(Refill), *parts.field("pot", "refill", Refill)),
    HouseRule(
        "ends-when-potted", lacks.antes_and_hands, _YES_NO, parts.read_ends_potted, parts.write_ends_potted
    ),
    # The bank.
    HouseRule("deals", lacks.deals, _whole(1, 10), *parts.field("pot", "deals", int)),
    HouseRule("early-stop", lacks.early_stop, _YES_NO, *parts.field("pot", "early", parts.yes)),
    HouseRule("times", lacks.times, _whole(2, 10), *parts.field("pot", "times", int)),
    HouseRule("last-round", lacks.bank, _last_round_values, *parts.field("pot", "then", Then)),
    HouseRule("pays", lacks.blind_bank, _whole(1, 10), *parts.field("contest", "pays", int)),
    # What is shown, and how long the pack lasts.
    HouseRule(
        "winner-shows", lacks.looked, _words("lowest", "choice", "all"), *parts.step(Show, "winner", Shown)
    ),
    HouseRule("loser-shows", lacks.looked, _words("all", "nothing"), *parts.step(Show, "loser", Shown)),
    HouseRule("face-up", lacks.looked_when_dealt, _YES_NO, *parts.step(Deal, "face_up", parts.yes)),
    HouseRule("dealt-out", lacks.antes_and_hands, _YES_NO, parts.read_dealt_out, parts.write_dealt_out),
    # The centre card.
    HouseRule("threshold", lacks.centre, _threshold_values, parts.read_threshold, parts.write_threshold),
    HouseRule(
        "none-comes", lacks.threshold, _any_of(NoneComes), *parts.step(TurnUp, "none_comes", NoneComes)
    ),
    HouseRule(
        "price",
        lacks.buying,
        _whole(1, MOST_CHIPS, "same", "fifth"),
        parts.read_price,
        parts.write_price,
    ),
    HouseRule("centre", lacks.buying, _any_of(Centre), *parts.step(Bet, "centre", Centre)),
    # The casino.
    HouseRule("packs", lacks.packs, _whole(1, 8), parts.read_packs, parts.write_packs),
    HouseRule("pay-table", lacks.house, _always(Row(0, 1000, longest=11)), parts.read_pays, parts.write_pays),
    HouseRule("alike", lacks.house, _whole(0, 1000), *parts.field("contest", "alike", int)),
    HouseRule("raise", lacks.raising, _words("exact", "up-to"), parts.read_raise, parts.write_raise),
    HouseRule("shoe", lacks.house, _shoe_values, parts.read_shoe, parts.write_shoe),
    # Posts.
    HouseRule("post", lacks.posts, _whole(1, 2), parts.read_post, parts.write_post),
    HouseRule(
        "pair", lacks.posts, _words("call", "new-posts", "wins-two"), parts.read_pair, parts.write_pair
    ),
    HouseRule(
        "consecutive",
        lacks.posts,
        _words(*parts.CONSECUTIVE),
        parts.read_consecutive,
        parts.write_consecutive,
    ),
    HouseRule(
        "first-round", lacks.posts, _words("pot", "half"), parts.read_first_round, parts.write_first_round
    ),
)
"""All house rules, in the order in which they are applied and listed."""
