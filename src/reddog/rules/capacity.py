"""How many can play: the arithmetic of the pack.

One pack must last for every hand, for what lies in the centre and for a card before each bettor. Burned cards go face
up under the stock and come round again (HCP-8): where that happens a game is allowed and a `Caution` says from which
turn on; where not even burned cards are left, or only the one just burned, it is refused with the numbers.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from reddog.cards import SIZE
from reddog.errors import BadRules, Fact
from reddog.rules.house import RULES
from reddog.rules.steps import Bet, Burn, BurnWhen, Centre, NoneComes, TurnUp
from reddog.rules.variants import Shuffling, Variant

_RULES: Final = {rule.name: rule for rule in RULES}
RARE: Final = 1000
"""A void deal less likely than one in so many is not worth a caution."""


class Caution(msgspec.Struct, frozen=True):
    """Something allowed that a table should know beforehand.

    Codes: `known_cards` (from turn `first` on everybody knows which card comes), `cards_come_round` (from turn `first`
    on cards that were burned are shuffled and come again), `burns_skipped` (nothing is burned after turn
    `last`), `may_be_void` (about one deal in `one_in` has no card that is low enough) and `dealt_out_idle` (the
    pack lasts for one deal only, so that dealing it out changes nothing).
    """

    code: str
    facts: dict[str, Fact]


class Needs(msgspec.Struct, frozen=True):
    """The cards of one deal with so many seats."""

    seats: int
    bettors: int
    """Players with hands and turns: all, or all but the banker."""
    hands: int
    """Cards in all hands."""
    centre: int
    """Cards face up for all, bought ones included."""
    turns: int
    """Cards turned up before a bettor, in all turns."""
    burns: int
    """Cards burned, where every turn burns one."""
    pack: int

    @property
    def stock(self) -> int:
        """Cards left when the hands are dealt."""
        return self.pack - self.hands

    @property
    def known(self) -> int | None:
        """The first turn, counted from 1, whose card has been seen before; None where all are fresh."""
        each = 2 if self.burns else 1
        fresh_turns = (self.stock - self.centre) // each
        return fresh_turns + 1 if fresh_turns < self.turns else None

    @property
    def total(self) -> int:
        """Cards that a deal needs when no card is to be seen twice."""
        return self.hands + self.centre + self.turns + self.burns


def needs(variant: Variant, seats: int) -> Needs:
    """The cards of one deal, were every player to buy all the cards that he may."""
    bettors = seats - 1 if variant.banked else seats
    bet = next((step for step in variant.turn if isinstance(step, Bet)), None)
    fresh_centre = bet is not None and bet.buys and bet.centre is Centre.FRESH
    free = sum(isinstance(step, TurnUp) for step in variant.deal)
    centre = free * (bettors if fresh_centre else 1) + (bet.buys * bettors if bet else 0)
    return Needs(
        seats=seats,
        bettors=bettors,
        hands=variant.hand * bettors,
        centre=centre,
        turns=bettors * sum(isinstance(step, TurnUp) for step in variant.turn),
        burns=bettors if _burn(variant) not in {None, BurnWhen.FRESH} else 0,
        pack=SIZE * variant.packs,
    )


def _burn(variant: Variant) -> BurnWhen | None:
    return next((step.when for step in variant.turn if isinstance(step, Burn)), None)


def most_seats(variant: Variant) -> int:
    """The most seats that the rules and the pack allow."""
    return max(seats for seats in range(1, variant.most_seats + 1) if not _refusal(variant, seats))


def most_fresh(variant: Variant) -> int:
    """The most seats, whatever the rules allow, with which one pack lasts for a deal and nobody sees a card twice."""
    seats = 1
    while _fits(variant, seats + 1) and seats < SIZE:
        seats += 1
    return seats


def most_certain(variant: Variant) -> int:
    """The most seats with which a card low enough for the centre must be in the stock (SAM-9)."""
    high = _too_high(variant) or 0
    return max(seats for seats in range(1, SIZE) if needs(variant, seats).stock > high)


def full_deals(variant: Variant, seats: int) -> int:
    """How many deals one pack lasts for where it is dealt out (DNX-7)."""
    need = needs(variant, seats)
    return need.pack // need.total


def check_seats(variant: Variant, seats: int) -> None:
    """Refuse a number of seats that cannot be.

    Raises BadRules `too_few_seats` (with `least`) or `too_many_seats` (with `most`). The fact `why` of the latter is
    `rules` for a limit that the game states, `burning` for the limit with a burn before every card (SHT-12),
    `does_not_fit` where the pack is too small, and `breaks_down` where the card just burned would be turned up.
    Beside it stand the arithmetic (`bettors`, `hand`, `hands`, `stock`, `needed` from the stock) and `instead`:
    house rules with which so many fit.
    """
    if seats < variant.least_seats:
        raise BadRules("too_few_seats", seats=seats, least=variant.least_seats, game=variant.name)
    why = _refusal(variant, seats)
    if why:
        need = needs(variant, seats)
        raise BadRules(
            "too_many_seats",
            why=why,
            seats=seats,
            most=most_seats(variant),
            game=variant.name,
            bettors=need.bettors,
            hand=variant.hand,
            hands=need.hands,
            stock=max(need.stock, 0),
            needed=need.centre + _from_stock(need),
            instead=instead(variant, seats) if why != "rules" else (),
        )


def warnings(variant: Variant, seats: int) -> tuple[Caution, ...]:
    """What a table should know before it plays with so many seats. Raises as `check_seats` does."""
    check_seats(variant, seats)
    need = needs(variant, seats)
    return tuple(
        caution
        for caution in (
            _come_round(variant, need),
            _burns_skipped(variant, need),
            _may_be_void(variant, need),
            _dealt_out_idle(variant, need),
        )
        if caution
    )


def instead(variant: Variant, seats: int) -> tuple[str, ...]:
    """House rules with which so many seats see no card twice, such as ``hand=4`` or ``hand=4 burn=fresh``.

    For each way to burn, the present one first, the largest hand that fits.
    """
    found = []
    burn = _burn(variant)
    for way in dict.fromkeys((burn, BurnWhen.FRESH, None)) if burn else (None,):
        burning = variant if way is burn else _RULES["burn"].write(variant, way.value if way else "never")
        for hand in range(variant.hand, 2, -1):
            changed = _RULES["hand"].write(burning, str(hand))
            if not _refusal(changed, seats) and _fits(changed, seats):
                words = [f"hand={hand}"] if hand < variant.hand else []
                words += [] if way is burn else [f"burn={way.value if way else 'never'}"]
                found.append(" ".join(words))
                break
    return tuple(found)


def _refusal(variant: Variant, seats: int) -> str:
    """Why there are too many seats, as a code; empty where there are not."""
    if seats > variant.most_seats:
        return "rules"
    burn = _burn(variant)
    if burn and burn is not BurnWhen.FRESH and seats > variant.most_burning:
        return "burning"
    if variant.shuffle is Shuffling.WHEN_SHORT:
        return ""
    need = needs(variant, seats)
    if need.stock - need.centre >= _from_stock(need):
        return ""
    return "breaks_down" if need.burns and need.stock > need.centre else "does_not_fit"


def _from_stock(need: Needs) -> int:
    """The fewest cards of the stock that its turns can do with.

    Where each burns, burned cards serve again; but at the last turn there must be one to burn and another to turn up.
    """
    return need.turns + 1 if need.burns else need.turns


def _fits(variant: Variant, seats: int) -> bool:
    """Whether one pack lasts and no card is seen twice."""
    need = needs(variant, seats)
    return need.total <= need.pack


def _come_round(variant: Variant, need: Needs) -> Caution | None:
    first = need.known
    if first is None or variant.shuffle is Shuffling.WHEN_SHORT:
        return None
    code = "cards_come_round" if _burn(variant) is BurnWhen.RESHUFFLE else "known_cards"
    return Caution(
        code,
        {
            "first": first,
            "turns": need.turns,
            "seats": need.seats,
            "hand": variant.hand,
            "stock": need.stock,
            "most": most_fresh(variant),
            "instead": instead(variant, need.seats),
        },
    )


def _burns_skipped(variant: Variant, need: Needs) -> Caution | None:
    """Burn `fresh` (HCP-8): only while as many fresh cards as turns stay after it."""
    last = need.stock - need.turns
    if _burn(variant) is not BurnWhen.FRESH or last >= need.turns:
        return None
    return Caution("burns_skipped", {"last": last, "turns": need.turns, "stock": need.stock})


def _may_be_void(variant: Variant, need: Needs) -> Caution | None:
    """No card low enough in the stock (SAM-1)."""
    high = _too_high(variant)
    step = next((step for step in variant.deal if isinstance(step, TurnUp)), None)
    if high is None or step is None or step.none_comes is NoneComes.LAST:
        return None
    void = math.comb(high, need.stock)
    one_in = math.comb(need.pack, need.stock) // void if void else RARE
    return Caution("may_be_void", {"one_in": one_in, "stock": need.stock}) if one_in < RARE else None


def _too_high(variant: Variant) -> int | None:
    """Cards of the pack that are above the threshold; None without one."""
    step = next((step for step in variant.deal if isinstance(step, TurnUp)), None)
    return None if step is None or step.until is None else SIZE * variant.packs - 4 * (step.until + 1)


def _dealt_out_idle(variant: Variant, need: Needs) -> Caution | None:
    if variant.shuffle is not Shuffling.DEALT_OUT or full_deals(variant, need.seats) > 1:
        return None
    return Caution("dealt_out_idle", {"seats": need.seats, "needed": need.total})
