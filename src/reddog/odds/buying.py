"""Looking ahead over centre cards that may be bought.

What a card that is still to come makes of a bet depends on three numbers alone: how many unseen cards of its suit are
higher, how many cards are unseen, and whether a card that the player knows to hold beats it. So four suits of unseen
cards take the place of all orders of the cards, and suits with equally many are one case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, inf

import msgspec

from reddog.cards import SUIT_MASKS, mask
from reddog.odds.prospects import Offer, Prospect
from reddog.odds.unseen import hideable
from reddog.rules import limits
from reddog.rules.contests import Beat
from reddog.rules.steps import Bet
from reddog.rules.variants import Stakes, Variant
from reddog.rules.views import View

Suits = tuple[tuple[int, int], ...]
"""Of each suit how many cards are unseen, and how many of these, the lowest, a known card of the hand beats."""


class Purchase(msgspec.Struct, frozen=True):
    """A moment at which another centre card has been paid for and has not come yet."""

    suits: Suits
    """The cards that may come."""
    stack: int
    pot: int
    stock: int
    """Undealt cards, this one among them."""
    bought: int
    """Cards bought in this turn, this one among them."""


class LookAhead(msgspec.Struct, frozen=True):
    """What stays the same while cards are bought: the rules, the hidden hand, the stack and the pot at first."""

    contest: Beat
    step: Bet
    stakes: Stakes
    hidden: int
    base: int
    """The stack in whose parts growth is counted."""
    start: int
    """The pot when the turn began."""

    def value(self, now: Purchase) -> Fraction:
        """What the rest of the turn comes to on average, in chips."""
        total = Fraction(0)
        for times, offers, further in self._cases(now):
            bought = None if further is None else self.value(further) - (further.pot - now.pot)
            for offer in offers:
                best = Fraction(offer.net(), offer.prospect.of)
                total += times * (best if bought is None or bought <= best else bought)
        return total / sum(count for count, _ in now.suits)

    def growth(self, now: Purchase) -> float:
        """The mean logarithm, in parts of the stack at first, of what the rest of the turn leaves."""
        if not now.stack:
            return -inf
        total = 0.0
        for times, offers, further in self._cases(now):
            bought = -inf if further is None else self.growth(further)
            total += times * sum(max(offer.growth(self.base), bought) for offer in offers)
        return total / sum(count for count, _ in now.suits)

    def paying(self, suits: Suits, *, stack: int, pot: int, stock: int, bought: int) -> Purchase | None:
        """The purchase that these chips and cards allow; None where they allow none."""
        price = limits.card_price(self.step, start=self.start, pot=pot)
        if limits.why_no_card(self.step, bought=bought, stock=stock, stack=stack, price=price):
            return None
        return Purchase(suits=suits, stack=stack - price, pot=pot + price, stock=stock, bought=bought + 1)

    def _cases(self, now: Purchase) -> Iterator[tuple[int, list[Offer], Purchase | None]]:
        """The cards that may come, in cases that leave the same cards unseen.

        For each how many suits are such a case, what may be bet on each of its cards, and the purchase that may follow.
        """
        if not now.stack:
            # The last chip went for this card: the turn ends here.
            return
        left = sum(count for count, _ in now.suits) - 1
        least, most = limits.bet_range(self.step, self.stakes, pot=now.pot, stack=now.stack)
        price, refused = limits.passing(self.step, most=most, bought=now.bought, stock=now.stock - 1)
        passing = None if refused else price
        known: dict[int, Offer] = {}

        def offer(higher: int) -> Offer:
            """On a card with so many unseen ones above it; -1 for one that a known card beats."""
            if higher not in known:
                of = comb(left, self.hidden)
                lose = comb(left - higher, self.hidden) if higher >= 0 else 0
                cases = ((-1, lose), (self.contest.pays, of - lose))
                bet = Prospect(outcomes=tuple(case for case in cases if case[1]), of=of, pot=now.pot)
                known[higher] = Offer(prospect=bet, stack=now.stack, least=least, most=most, passing=passing)
            return known[higher]

        for (count, beaten), times in Counter(now.suits).items():
            for sure in (False, True):
                cards = beaten if sure else count - beaten
                if not cards:
                    continue
                rest = list(now.suits)
                rest.remove((count, beaten))
                suits = (*rest, (count - 1, beaten - sure))
                further = self.paying(
                    suits, stack=now.stack, pot=now.pot, stock=now.stock - 1, bought=now.bought
                )
                yield times, [offer(-1 if sure else higher) for higher in range(cards)], further


def look_ahead(view: View, variant: Variant, price: int) -> tuple[LookAhead, Purchase]:
    """What follows when the seat of a view, whose turn it is, pays so many chips for another centre card.

    The rules are those of `variant`, the record of the game that the view is of.
    """
    assert isinstance(variant.contest, Beat)
    assert view.seat is not None
    stack = view.seats[view.seat].stack
    ahead = LookAhead(
        contest=variant.contest,
        step=next(step for step in variant.turn if isinstance(step, Bet)),
        stakes=variant.stakes,
        hidden=view.hidden,
        base=stack,
        # Only where cards cost a fifth of the pot at first is it asked for, and then all cost the same.
        start=view.pot - view.bought * price,
    )
    left = hideable(view)
    beaten = variant.contest.beaten(mask(view.hand)) & left
    suits = tuple(((left & suit).bit_count(), (beaten & suit).bit_count()) for suit in SUIT_MASKS)
    return ahead, Purchase(
        suits=suits, stack=stack - price, pot=view.pot + price, stock=view.stock, bought=view.bought + 1
    )
