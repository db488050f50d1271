"""Bets are decided, and the pot is looked at afterwards: refills, broken banks, games that end."""

from __future__ import annotations

from msgspec.structs import replace

from reddog import cards
from reddog.cards import Card, CardSet
from reddog.rules import limits
from reddog.rules.contests import Beat, Between, post_rank
from reddog.rules.events import Anted, BankBroken, BankTaken, GameOver, Settled
from reddog.rules.pots import Antes, AnteWhen, Bank, House, Refill
from reddog.rules.seats import cash_out, from_pot, give, put
from reddog.rules.state import Play, Table
from reddog.rules.steps import Bet, Most, Show, Shown
from reddog.rules.stock import BITS

_ALL, _NOTHING, _BELOW = Shown.ALL, Shown.NOTHING, Refill.BELOW


def posts_of(table: Table) -> tuple[int, int]:
    """The ranks of the two posts, -1 for an ace called low."""
    play = table.deal
    first, second = play.centre
    return post_rank(first, low=play.ace_low), post_rank(second)


def beating_of(table: Table) -> CardSet:
    """The cards with which the player whose turn it is beats the card turned up."""
    play = table.deal
    contest = table.variant.contest
    assert isinstance(contest, Beat)
    return contest.beating(play.hands[play.players[play.at]], _upcard_of(play))


def _upcard_of(play: Play) -> Card:
    """The card that must be beaten: the player's own, or the one in the centre."""
    card = play.upcard if play.upcard is not None else play.faced
    assert card is not None
    return card


def settle_beat(table: Table, play: Play, step: Show) -> None:
    """The bet of the player whose turn it is on a card of the hand that beats the one turned up."""
    contest = table.variant.contest
    assert isinstance(contest, Beat)
    seat = play.players[play.at]
    hand = play.hands[seat]
    bet, before = play.bets[seat], table.pot
    upcard = play.upcard if play.upcard is not None else play.faced
    assert upcard is not None
    beating = contest.beating(hand, upcard)
    beat: Card | None = None
    if beating:
        beat = play.show if play.show is not None else contest.lowest(beating)
        shown = hand if step.winner is _ALL else BITS[beat]
        outcome, multiple = "win", contest.pays
    else:
        shown = 0 if step.loser is _NOTHING else hand
        outcome, multiple = "lose", -1
    table.seen |= shown
    play.shown = put(play.shown, seat, play.shown[seat] | shown)
    net = _pay(table, play, seat, bet, multiple)
    table.tell(
        Settled(seat, outcome, bet, net, multiple, before, table.pot, upcard, beat, _listed(shown)),
    )


def _listed(held: CardSet) -> tuple[Card, ...]:
    """The cards of a set from the lowest. Every lost hand is shown: from the top this takes half as long."""
    found: list[Card] = []
    while held:
        top = held.bit_length() - 1
        found.append(top)
        held ^= BITS[top]
    found.reverse()
    return tuple(found)


def settle_all(table: Table) -> None:
    """The bets of everybody, against the same cards."""
    play = table.deal
    for seat in play.players:
        if play.bets[seat]:
            settle_between(table, seat)
            if table.seats[seat].leaving:
                cash_out(table, seat)


def settle_between(table: Table, seat: int) -> None:
    """A seat's bet on a card between two posts."""
    play = table.deal
    contest = table.variant.contest
    assert isinstance(contest, Between)
    posts = posts_of(table)
    third = None if play.upcard is None else cards.rank(play.upcard)
    multiple = contest.settle(posts, third, play.side or None)
    assert multiple is not None
    spread = contest.spread(posts)
    if spread == 0:
        outcome = "consecutive"
    elif third in posts:
        outcome = "alike" if spread < 0 else "post"
    else:
        outcome = "push" if not multiple else "win" if multiple > 0 else "lose"
    bet, before = play.bets[seat], table.pot
    net = _pay(table, play, seat, bet, multiple)
    table.tell(
        Settled(
            seat=seat,
            outcome=outcome,
            bet=bet,
            net=net,
            multiple=multiple,
            before=before,
            pot=table.pot,
            upcard=play.upcard,
            posts=play.centre,
            spread=spread,
            ace_low=play.ace_low,
            side=play.side,
        )
    )


def settle_posts(table: Table) -> None:
    """A turn that the posts decide before there is a bet: neighbours, or a pair that wins two chips."""
    play = table.deal
    contest = table.variant.contest
    assert isinstance(contest, Between)
    seat = play.players[play.at]
    spread = contest.spread(posts_of(table))
    before = table.pot
    stack = table.seats[seat].stack
    net = limits.unbet(contest, table.variant.stakes, spread=spread, pot=table.pot, stack=stack)
    from_pot(table, seat, net)
    table.tell(
        Settled(
            seat=seat,
            outcome="pair" if spread < 0 else "consecutive",
            bet=0,
            net=net,
            multiple=0,
            before=before,
            pot=table.pot,
            posts=play.centre,
            spread=spread,
            ace_low=play.ace_low,
        )
    )


def _pay(table: Table, play: Play, seat: int, bet: int, multiple: int) -> int:
    """Chips move, the bet among them; answers with what the player is up or down by.

    What the pot holds is the most that it pays (POL-5). The house pays everything.
    """
    play.bets = put(play.bets, seat, 0)
    net = multiple * bet
    if type(table.variant.pot) is House:
        table.house -= net
    else:
        pot = table.pot
        net = net if net < pot else pot  # noqa: FURB136 - `min` takes ten times as long
        table.pot = pot - net
    if bet + net:
        give(table, seat, bet + net)
    return net


def after_turn(table: Table, play: Play, seat: int) -> None:
    """Look at the pot after a seat's turn: fill it, or end the deal."""
    variant = table.variant
    pot = variant.pot
    if isinstance(pot, Antes):
        if table.pot < (variant.stakes.least if pot.refill is _BELOW else 1):
            _refill(table, play, pot, seat)
    elif isinstance(pot, Bank):
        _after_turn_with_bank(table)


def _refill(table: Table, play: Play, pot: Antes, seat: int) -> None:
    """The pot is too low for a bet after this seat's turn: fill it, or end the deal."""
    if not table.pot and table.variant.ends_potted:
        table.tell(GameOver(why="potted", seat=seat))
        play.over = "game"
        return
    with_chips = tuple(seat for seat in play.players if table.seats[seat].stack)
    if pot.when is AnteWhen.WHEN_EMPTY:
        filled = len(with_chips) > 1
        why = "empty"
    else:
        still_to_bet = any(not play.done >> seat & 1 for seat in with_chips)
        filled = still_to_bet and pot.refill is not Refill.NEVER
        why = "refill"
    if filled:
        fill(table, with_chips, why)
    elif not table.pot:
        play.over = "done" if pot.when is AnteWhen.EVERY_DEAL else "game"
        if play.over == "game":
            table.tell(GameOver(why="emptied"))


def _after_turn_with_bank(table: Table) -> None:
    """A bank that no bet can be made against is broken; one odd chip is the banker's (POL-3, X-20)."""
    if table.pot > 1 or (table.pot and bet_step(table).most is not Most.HALF):
        return
    banker = table.banker
    assert banker is not None
    if table.pot:
        table.tell(BankTaken(seat=banker, chips=table.pot, why="odd-chip"))
        from_pot(table, banker, table.pot)
    table.tell(BankBroken(seat=banker))
    table.deal.over = "broken"


def bet_step(table: Table) -> Bet:
    """The step at which bets are made."""
    steps = table.variant.turn + table.variant.deal
    return next(step for step in steps if isinstance(step, Bet))


def fill(table: Table, seats: tuple[int, ...], why: str) -> None:
    """These players ante at once, or put in what they have (HCP-6, X-16)."""
    ante = table.variant.stakes.ante
    after = list(table.seats)
    paid: list[tuple[int, int]] = []
    pot = table.pot
    for index in seats:
        seat = after[index]
        stack = seat.stack
        chips = ante if ante < stack else stack  # noqa: FURB136 - the same
        after[index] = replace(seat, stack=stack - chips)
        pot += chips
        paid.append((index, chips))
    table.pot = pot
    table.seats = tuple(after)
    table.tell(Anted(paid=tuple(paid), why=why, pot=pot))
