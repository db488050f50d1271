"""What all bots that think have in common; they differ in the size of their bets.

Bets, raises, bought cards and calls are weighed by the exact odds of the seat's view, each for itself: later turns
and deals are left out. Decisions between deals have no exact value and follow simple rules, written below.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from msgspec.structs import replace

from reddog.bots.bot import Bot, Chance
from reddog.cards import ACE, cards_in, mask
from reddog.errors import IllegalMove
from reddog.odds.exact import Chances, beating, chances, thirds
from reddog.odds.unseen import Counts, Upcoming, hideable, rank_counts
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat, Between, Pair
from reddog.rules.moves import Called, PlayerMove
from reddog.rules.views import View

Offers = dict[Kind, Choice]
"""What is open to one seat, by kind."""
Size = Callable[[Chances, Choice], int]
"""How many chips a bet or raise with these chances deserves; 0 where it deserves none."""


def offers(view: View) -> Offers:
    """What is awaited from the seat of a view and open to it.

    Raises IllegalMove `not_now` where that is nothing.
    """
    mine = () if view.seat is None else tuple(choice for choice in view.awaited if choice.seat == view.seat)
    found = {choice.kind: choice for choice in mine if choice.open}
    if not found:
        raise IllegalMove("not_now")
    return found


def thinking(name: str, size: Size, *, bold: bool = False) -> Bot:
    """A bot that bets by `size`, and where that is nothing does what costs it least."""

    def choose(view: View, _rng: Chance) -> PlayerMove:
        return think(view, size, bold=bold)

    return Bot(name=name, choose=choose)


def think(view: View, size: Size, *, bold: bool = False) -> PlayerMove:
    """The move of a bot that bets by `size`; a bold one banks high, keeps the bank and shares no pot."""
    seat, open_ = view.seat, offers(view)
    assert seat is not None
    if Kind.BET in open_:
        found = chances(view)
        chips = size(found, _payable(view, open_[Kind.BET])) if found else 0
        return moves.Bet(seat, chips) if chips else _least_loss(view, open_, found)
    if Kind.STAY in open_:
        found = chances(view)
        chips = size(found, open_[Kind.RAISE]) if found and Kind.RAISE in open_ else 0
        return moves.Raise(seat, chips) if chips else moves.Stay(seat)
    if Kind.CALL in open_:
        return moves.Call(seat, _called(view, open_[Kind.CALL]))
    if Kind.SHOW in open_:
        return moves.Show(seat, _lowest(view, open_[Kind.SHOW]))
    if Kind.STAKE in open_:
        # The smaller the bank against the least bet, the worse for the players: B2 and B3 of the rule tables.
        return moves.Stake(seat, open_[Kind.STAKE].most if bold else open_[Kind.STAKE].least)
    if Kind.DEAL_AGAIN in open_:
        # The banker takes a bank that has doubled, and goes on with another.
        return moves.DealAgain(seat) if bold or view.pot < 2 * view.opening else moves.PassDeal(seat)
    if Kind.VOTE in open_:
        return moves.Vote(seat, not bold)
    return moves.Pass(seat)


def _payable(view: View, bet: Choice) -> Choice:
    """A bet without chips that can only be lost: a pot never pays more than it holds (POL-5)."""
    if not isinstance(view.contest, Beat) or view.contest.pays == 1:
        return bet
    return replace(bet, most=max(bet.least, min(bet.most, view.pot // view.contest.pays)))


def _least_loss(view: View, open_: Offers, found: Chances | None) -> PlayerMove:
    """The least bet, a pass or another card, whichever loses least; the bet where they are equal.

    A bet before any card lies there is the price of taking part and is always made.
    """
    seat, bet = view.seat, open_[Kind.BET]
    assert seat is not None
    least = moves.Bet(seat, bet.least)
    if found is None or (view.turn is None and not view.centre):
        return least
    best: tuple[Fraction, PlayerMove] = (bet.least * found.value, least)
    if Kind.BUY in open_:
        best = max(best, (_worth_of_card(view, open_[Kind.BUY], bet.least), moves.Buy(seat)), key=_first)
    if Kind.PASS in open_:
        best = max(best, (Fraction(-open_[Kind.PASS].price), moves.Pass(seat)), key=_first)
    return best[1]


def _first(pair: tuple[Fraction, PlayerMove]) -> Fraction:
    return pair[0]


def _worth_of_card(view: View, buy: Choice, least: int) -> Fraction:
    """What another centre card is worth, in chips, looking one card ahead.

    Against a good card the player bets all that can be bet, against a bad one the least; and after a second card he
    passes, after a first he may pay the price again, if that costs less.
    """
    contest = view.contest
    assert isinstance(contest, Beat)
    assert view.seat is not None
    stack = view.seats[view.seat].stack - buy.price
    most = min((view.pot + buy.price) // contest.pays, stack)
    held, left = mask(view.hand), hideable(view)
    way_out = 0 if view.bought else -buy.price
    worth = Fraction(0)
    for card in cards_in(left):
        after = beating(
            contest, held, Upcoming(face_up=1 << card), hidden=view.hidden, hideable=left & ~(1 << card)
        ).value
        worth += max(most * after, min(least, most) * after, Fraction(way_out))
    return worth / left.bit_count() - buy.price


def _called(view: View, choice: Choice) -> Called:
    """The better word by exact count, the first one where they are equal."""
    words = [Called(word) for word in choice.options]
    values = [_worth_of_call(view, word) for word in words]
    return words[values.index(max(values))]


def _worth_of_call(view: View, word: Called) -> Fraction:
    """What a chip can gain after a call: on an ace over every second post, betting only where it gains."""
    contest = view.contest
    assert isinstance(contest, Between)
    if word in (Called.HIGHER, Called.LOWER):
        found = chances(view, side=word)
        return found.value if found else Fraction(0)
    post, counts = -1 if word is Called.LOW else ACE, rank_counts(view)
    gain = Fraction(0)
    for second, copies in enumerate(counts):
        if copies:
            left = (*counts[:second], copies - 1, *counts[second + 1 :])
            gain += copies * max(Fraction(0), _gain_at(contest, (post, second), left))
    return gain


def _gain_at(contest: Between, posts: tuple[int, int], counts: Counts) -> Fraction:
    if posts[0] == posts[1]:
        sides = ("higher", "lower") if contest.pair is Pair.CALL else ()
        return max((thirds(contest, posts, counts, side).value for side in sides), default=Fraction(0))
    return thirds(contest, posts, counts).value


def _lowest(view: View, choice: Choice) -> int:
    """The beating card that tells the table least about high cards (COM-6)."""
    contest = view.contest
    assert isinstance(contest, Beat)
    return min(choice.cards, key=contest.order)
