"""What one seat may do now and what each of it is worth, exactly, from its view alone.

`advice` is the whole of it, `worth` the value of one move, such as one that was made. A bet is worth its outcomes, as
`exact` counts them; where more cards may be bought, an ace or a side called, or a first bet raised, what follows is
looked ahead over. Nothing beyond the turn is counted: see `Assumption`.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf

from msgspec.structs import replace

from reddog.odds import buying, calls, kelly
from reddog.odds.cardmap import CardMap, card_map
from reddog.odds.decisions import Advice, Assumption, Decision, Sizes, best_of, decision
from reddog.odds.exact import Chances, chances
from reddog.odds.house_bets import FirstBet, RaiseOffer
from reddog.odds.prospects import Offer, Prospect, between, of_chances
from reddog.odds.unseen import rank_counts
from reddog.odds.variant import variant_of
from reddog.rules import moves
from reddog.rules.choices import KINDS, Choice, Kind
from reddog.rules.contests import Beat, Between, post_rank
from reddog.rules.steps import Raise
from reddog.rules.variants import Variant
from reddog.rules.views import View

Own = dict[Kind, Choice]
"""The choices that are open to the seat of a view, by kind."""

_NEAR = 1e-12
"""Growths of purchases and calls that differ by less count as equal; bets are compared exactly."""
_ROUND = 3
"""Cards of a round at the house."""
_POT: tuple[Assumption, ...] = (Assumption.THIS_BET, Assumption.POT, Assumption.SEEN)
_HOUSE: tuple[Assumption, ...] = (Assumption.THIS_BET, Assumption.SEEN)
_WITHOUT_VALUE = (Assumption.NO_VALUE,)


def advice(view: View, *, sizing: bool = True, variant: Variant | None = None) -> Advice | None:
    """What the seat of a view may do now; None where it has nothing to decide, as for a spectator.

    Without `sizing` only expected values are worked out: `kelly`, `half_kelly` and their sizes stay empty, and the
    answer is several times as fast. `variant` is the record of a game that is in no list; by default it is looked up.

    A stake, whether to deal again, a vote and which card to show have no exact value: the answer then has no
    decisions and says so. Raises UnknownGame where the record is needed and cannot be looked up.
    """
    own = _own(view)
    if not own:
        return None
    if Kind.CALL in own:
        return _call(view, own, variant or variant_of(view), sizing=sizing)
    if Kind.STAY in own:
        return _raise(view, own, sizing=sizing)
    if not own.keys() & {Kind.BET, Kind.PASS}:
        return Advice(decisions=(), assumes=_WITHOUT_VALUE)
    if view.turn is None:
        return _first_bet(view, own, variant or variant_of(view), sizing=sizing)
    return _turn(view, own, variant, sizing=sizing)


def worth(view: View, move: moves.AnyMove, *, variant: Variant | None = None) -> Fraction | None:
    """What a move of the view's seat comes to on average, in chips, whatever the size of a bet.

    None where it has no exact value or is not open to the seat; `variant` as for `advice`.
    """
    choice = _own(view).get(KINDS[type(move)])
    if choice is None or not isinstance(move, moves.SeatMove) or move.seat != view.seat:
        return None
    if isinstance(move, moves.Bet | moves.Raise):
        if not choice.least <= move.chips <= choice.most:
            return None
        if isinstance(move, moves.Raise):
            return _raise_offer(view, _own(view)).value(move.chips)
        if view.turn is None:
            first = _first(view, variant or variant_of(view))
            return None if sum(first.counts) < _ROUND else Fraction(*first.net(move.chips))
        bet = _prospect(view, chances(view))
        return None if bet is None else bet.value(move.chips)
    found = advice(view, sizing=False, variant=variant)
    assert found is not None
    for known in found.decisions:
        if known.move(move.seat) == move:
            return known.value
    return None


def _own(view: View) -> Own:
    if view.seat is None:
        return {}
    return {choice.kind: choice for choice in view.awaited if choice.seat == view.seat and not choice.refused}


# A bet in a turn.


def _prospect(view: View, found: Chances | None) -> Prospect | None:
    """The bet that the seat whose turn it is may place."""
    contest = view.contest
    if found is None:
        return None
    if isinstance(contest, Beat):
        return of_chances(contest, found, view.pot)
    return between(contest, _posts(view), rank_counts(view), view.side, view.pot)


def _posts(view: View) -> tuple[int, int]:
    first, second = view.centre
    return post_rank(first, low=view.ace_low), post_rank(second)


def _turn(view: View, own: Own, variant: Variant | None, *, sizing: bool) -> Advice:
    assert view.seat is not None
    found = chances(view)
    bet = _prospect(view, found)
    if bet is None:
        return Advice(decisions=(), assumes=_WITHOUT_VALUE)
    least, most = (own[Kind.BET].least, own[Kind.BET].most) if Kind.BET in own else (0, 0)
    passing = own[Kind.PASS].price if Kind.PASS in own else None
    offer = Offer(prospect=bet, stack=view.seats[view.seat].stack, least=least, most=most, passing=passing)
    decisions = []
    if most:
        decisions += [
            decision(Kind.BET, bet.net(chips), bet.of, chips=chips) for chips in bet.sizes(least, most)
        ]
    if passing is not None:
        decisions.append(decision(Kind.PASS, -passing, chips=passing))
    bought = None
    if Kind.BUY in own:
        price = own[Kind.BUY].price
        bought = buying.look_ahead(view, variant or variant_of(view), price)
        value = bought[0].value(bought[1]) - price
        decisions.append(decision(Kind.BUY, value.numerator, value.denominator, chips=price))
    best = best_of(tuple(decisions))
    advised = Advice(
        decisions=tuple(decisions),
        best=best,
        sizes=Sizes(least=least, most=most, risk_neutral=bet.best(least, most)) if most else None,
        chances=found,
        cards=card_map(view),
        assumes=_POT,
    )
    return _sized(advised, offer, bought) if sizing else advised


def _sized(advised: Advice, offer: Offer, bought: tuple[buying.LookAhead, buying.Purchase] | None) -> Advice:
    """The advice with what makes the stack grow most."""
    bet, stack = offer.prospect, offer.stack
    sizes = advised.sizes
    grown = halved = None
    lots: kelly.Lottery = ()
    if sizes is not None:
        chips = bet.kelly(stack, offer.least, offer.most)
        half = bet.half_kelly(stack, offer.least, offer.most)
        sizes = replace(sizes, kelly=chips, half_kelly=half)
        grown, halved = (decision(Kind.BET, bet.net(size), bet.of, chips=size) for size in (chips, half))
        lots = bet.lottery(stack, chips)
    if offer.passing is not None:
        declined = ((stack - offer.passing, 1),)
        if grown is None or kelly.grows_more(declined, lots):
            grown = halved = next(known for known in advised.decisions if known.kind is Kind.PASS)
            lots = declined
    if bought is not None:
        ahead, purchase = bought
        if ahead.growth(purchase) > kelly.growth(stack, lots) + _NEAR:
            grown = halved = next(known for known in advised.decisions if known.kind is Kind.BUY)
    return replace(advised, kelly=grown, half_kelly=halved, sizes=sizes)


# What is called.


def _call(view: View, own: Own, variant: Variant, *, sizing: bool) -> Advice:
    assert view.seat is not None
    assumes = _POT
    cards: dict[str, CardMap | None] = {}
    if own[Kind.CALL].options == calls.SIDES:
        sides = calls.side_called(view, variant)
        after: dict[str, calls.Seconds] = {word: ((1, (offer,)),) for word, offer in sides.items()}
        cards = {word: card_map(view, side=word) for word in sides}
    else:
        after = calls.ace_called(view, variant)
        if calls.replaced(variant):
            assumes = (*_POT, Assumption.NEW_POSTS)
    decisions = tuple(_called(word, seconds) for word, seconds in after.items())
    best = best_of(decisions)
    grown = None
    if sizing:
        stack = view.seats[view.seat].stack
        most = -inf
        for known in decisions:
            growth = _growth(after[known.word], stack)
            if grown is None or growth > most + _NEAR:
                grown, most = known, growth
    return Advice(
        decisions=decisions,
        best=best,
        kelly=grown,
        half_kelly=grown,
        chances=chances(view, side=best.word) if cards else None,
        cards=cards.get(best.word),
        assumes=assumes,
    )


def _called(word: str, seconds: calls.Seconds) -> Decision:
    """A call, worth the mean of the best answers to the second post."""
    # All prospects have the same number of cases, or one case where no card is awaited any more.
    of = seconds[0][1][0].prospect.of
    net = sum(copies * max(offer.net() for offer in offers) for copies, offers in seconds)
    return decision(Kind.CALL, net, of * sum(copies for copies, _ in seconds), word=word)


def _growth(seconds: calls.Seconds, stack: int) -> float:
    total = sum(copies * max(offer.growth(stack) for offer in offers) for copies, offers in seconds)
    return total / sum(copies for copies, _ in seconds)


# Against the house.


def _first(view: View, variant: Variant) -> FirstBet:
    assert view.seat is not None
    assert isinstance(view.contest, Between)
    return FirstBet(
        contest=view.contest,
        counts=rank_counts(view),
        step=next((step for step in variant.deal if isinstance(step, Raise)), None),
        stack=view.seats[view.seat].stack,
    )


def _first_bet(view: View, own: Own, variant: Variant, *, sizing: bool) -> Advice:
    first = _first(view, variant)
    if sum(first.counts) < _ROUND:
        return Advice(decisions=(), assumes=_WITHOUT_VALUE)
    least, most = own[Kind.BET].least, own[Kind.BET].most
    decisions = [decision(Kind.BET, *first.net(chips), chips=chips) for chips in first.sizes(least, most)]
    out = decision(Kind.PASS, 0)
    decisions.append(out)
    best = best_of(tuple(decisions))
    sizes = Sizes(least=least, most=most, risk_neutral=first.best(least, most))
    grown = halved = None
    assumes = _HOUSE
    if sizing:
        chips = half = least
        grown = halved = out
        assumes = (*_HOUSE, Assumption.RAISES)
        if best is not out:
            bet, reach = first.prospect(least, most)
            chips, half = bet.kelly(first.stack, least, reach), bet.half_kelly(first.stack, least, reach)
            if not kelly.grows_more(((first.stack, 1),), bet.lottery(first.stack, chips)):
                grown, halved = (decision(Kind.BET, *first.net(size), chips=size) for size in (chips, half))
        sizes = replace(sizes, kelly=chips, half_kelly=half)
    return Advice(
        decisions=tuple(decisions),
        best=best,
        kelly=grown,
        half_kelly=halved,
        sizes=sizes,
        chances=chances(view),
        assumes=assumes,
    )


def _raise_offer(view: View, own: Own) -> RaiseOffer:
    assert view.seat is not None
    assert isinstance(view.contest, Between)
    choice = own.get(Kind.RAISE, Choice(kind=Kind.RAISE))
    seat = view.seats[view.seat]
    return RaiseOffer(
        prospect=between(view.contest, _posts(view), rank_counts(view)),
        bet=seat.bet,
        stack=seat.stack,
        least=choice.least,
        most=choice.most,
    )


def _raise(view: View, own: Own, *, sizing: bool) -> Advice:
    offer = _raise_offer(view, own)

    def decided(chips: int) -> Decision:
        net, of = offer.prospect.net(offer.bet + chips), offer.prospect.of
        return decision(Kind.RAISE if chips else Kind.STAY, net, of, chips=chips)

    decisions = tuple(decided(chips) for chips in sorted({0, offer.least, offer.most}))
    best = best_of(decisions)
    sizes = Sizes(least=offer.least, most=offer.most, risk_neutral=best.chips)
    grown = halved = None
    if sizing:
        chips, half = offer.kelly(), offer.half_kelly()
        sizes = replace(sizes, kelly=chips, half_kelly=half)
        grown, halved = decided(chips), decided(half)
    return Advice(
        decisions=decisions,
        best=best,
        kelly=grown,
        half_kelly=halved,
        sizes=sizes,
        chances=chances(view),
        cards=card_map(view),
        assumes=_HOUSE,
    )


__all__ = ["Advice", "Assumption", "Decision", "Sizes", "advice", "worth"]
