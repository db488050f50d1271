"""Casino Red Dog, sentence by sentence.

S4 is the help text of an online casino, in quotation marks, S0 the Red Dog page of pagat.com; CAS-1, COM-3, X-17 and so
on are the rulings of the rule page docs/rules/casino.md, R-02 and so on cases that went wrong elsewhere.
"""

from fractions import Fraction
from itertools import product

import pytest

from reddog.cards import NAMES, cards_in, name, parse, parse_cards
from reddog.errors import BadCard
from reddog.rules.choices import Kind
from reddog.rules.contests import Between
from reddog.rules.events import (
    CentreTurned,
    DealBegan,
    DealEnded,
    Passed,
    Raised,
    Settled,
    Shuffled,
    Stayed,
    TurnedUp,
)
from reddog.rules.house import with_rules
from reddog.rules.moves import Bet, Draw, Leave, Pass, Raise, Stay
from reddog.rules.session import apply, awaited
from reddog.rules.state import Stage
from reddog.rules.variants import CASINO
from tests.rules.scripted import Scripted, held

RANKS = "23456789TJQKA"


def dealt(posts: str, bet: int = 10, stack: int = 100) -> Scripted:
    """One player has bet, and the first two cards lie there."""
    table = Scripted(CASINO, (stack,))
    table.begin()
    table.bet(0, bet)
    table.draw(posts)
    return table


def finished(posts: str, third: str, *, raises: bool = False) -> Scripted:
    """A round of one player with 100 chips who bets 10."""
    table = dealt(posts)
    if table.choices[0].kind is Kind.RAISE:
        table.do(Raise(0, 10) if raises else Stay(0))
    table.draw(third)
    assert table.stage is Stage.BETWEEN
    return table


# "A card game played with a deck of 52 cards and which uses only 3 cards at the same time."


def test_one_pack_of_which_a_round_uses_three_cards() -> None:
    """S4; CAS-2, CAS-11: no card is burned."""
    table = finished("4h Js", "7c")
    assert CASINO.packs == 1
    assert (table.session.fresh.bit_count(), table.view().seen) == (49, (held("4h Js 7c"),))


def test_the_bet_is_placed_before_any_card_is_seen() -> None:
    """S4: "After having placed a bet on the table, the player receives 2 cards from the dealer." """
    table = Scripted(CASINO, (100,))
    table.begin()
    assert [choice.kind for choice in table.choices] == [Kind.BET, Kind.PASS]
    table.bet(0, 10)
    assert (table.stacks, table.view().seats[0].bet, table.pot) == ((90,), 10, 0)
    table.draw("4h Js")
    assert [event.role for event in table.events(CentreTurned)] == ["post", "post"]


def test_bets_lie_within_the_limits_of_the_table() -> None:
    table = Scripted(with_rules(CASINO, least=5, most=50), (100,))
    table.begin()
    assert table.limits(0) == (5, 50)
    assert table.refused(Bet(0, 4)) == table.refused(Bet(0, 51)) == "out_of_range"
    table = Scripted(CASINO, (1000,))
    table.begin()
    assert table.limits(0) == (1, 200)


# "1. Consecutive hand"


@pytest.mark.parametrize("posts", ["7h 8c", "8c 7h", "Qd Kd", "Jc Qh", "Kh Ah", "2s 3s"])
def test_two_consecutive_cards_are_a_push_without_a_third_card(posts: str) -> None:
    """S4: "the dealer will not hit a third card ... and the initial bet will be returned". CAS-8: in either order.

    R-10, R-13, A-07: nothing is asked; 100 chips are 100 again, and the round is over.
    """
    table = dealt(posts)
    assert table.stage is Stage.BETWEEN
    settled = table.last(Settled)
    assert (settled.outcome, settled.net, settled.multiple, settled.upcard) == ("consecutive", 0, 0, None)
    assert (table.stacks, table.session.house) == ((100,), 0)
    assert not table.events(TurnedUp)


def test_king_and_ace_are_consecutive_and_ace_and_two_are_not() -> None:
    """CAS-7, R-02: the ace is high; A-2 has spread 11, pays 1 to 1 and wins with 44 of 50 cards."""
    assert dealt("As Kd").last(Settled).outcome == "consecutive"
    table = dealt("As 2d")
    assert table.choices[0].kind is Kind.RAISE
    table.do(Stay(0))
    nets = [net for net, _ in outcomes(table)]
    assert (nets.count(10), nets.count(-10), len(nets)) == (44, 6, 50)


def outcomes(table: Scripted) -> list[tuple[int, str]]:
    """What every card of the stock would bring as the third card, as (net, outcome)."""
    (choice,) = table.choices
    found = []
    for card in cards_in(choice.stock):
        events = apply(table.session, Draw((card,))).events
        found += [(event.net, event.outcome) for event in events if isinstance(event, Settled)]
    return found


# "2. A pair"


def test_a_pair_gets_a_third_card_at_once_and_three_alike_win_eleven_to_one() -> None:
    """S4; R-11, CAS-5: nobody may raise; CAS-6: 11 to 1 on the first bet, 110 for 10."""
    table = dealt("8h 8c")
    assert table.choices[0].kind is Kind.DRAW
    assert table.refused(Raise(0, 10)) == "no_raise_now"
    table.draw("8s")
    settled = table.last(Settled)
    assert (settled.outcome, settled.net, settled.multiple) == ("alike", 110, 11)
    assert table.stacks == (210,)


@pytest.mark.parametrize("third", ["9d", "2c", "As", "7h"])
def test_another_third_card_on_a_pair_is_a_push(third: str) -> None:
    """S4; R-13: the bet is returned, neither kept nor paid."""
    table = finished("8h 8c", third)
    assert (table.stacks, table.last(Settled).outcome, table.last(Settled).net) == ((100,), "push", 0)


def test_nobody_may_raise_on_consecutive_cards() -> None:
    """CAS-5, R-11."""
    assert dealt("7h 8c").refused(Raise(0, 10)) == "no_raise_now"


# "3. Non-consecutive hand"


def test_the_possibilities_are_the_ranks_between_the_two_cards() -> None:
    """S4: "if the 2 cards hit by the dealer are a 4 and a Jack, the possibilities are of 6". R-18: 10, K is 2."""
    assert finished("4h Jc", "5d").last(Settled).spread == 6
    assert finished("Th Kc", "Jd").last(Settled).spread == 2


def test_the_spread_of_any_two_cards_is_counted_from_the_ranks() -> None:
    """CAS-8: the order does not matter."""
    contest = CASINO.contest
    assert isinstance(contest, Between)
    for low, high in product(range(13), repeat=2):
        between = [other for other in range(13) if min(low, high) < other < max(low, high)]
        assert contest.spread((low, high)) == (len(between) if low != high else -1)


@pytest.mark.parametrize("joker", ["joker", "JK", "*", "1h"])
def test_there_is_no_joker(joker: str) -> None:
    """R-18."""
    with pytest.raises(BadCard):
        parse(joker)


def test_the_player_may_raise_or_stay() -> None:
    """S4; CAS-4: by as much as the first bet. R-14: 5 and 11 are refused, 10 is not."""
    table = dealt("4h Jc")
    assert [(choice.kind, choice.least, choice.most) for choice in table.choices] == [
        (Kind.RAISE, 10, 10),
        (Kind.STAY, 0, 0),
    ]
    assert {table.refused(Raise(0, chips)) for chips in (5, 11, 0, -10)} == {"out_of_range"}
    table.do(Raise(0, 10))
    assert table.last(Raised) == Raised(seat=0, chips=10)
    assert (table.stacks, table.view().seats[0].bet) == ((80,), 20)


@pytest.mark.parametrize("raises", [False, True])
def test_whether_or_not_he_raises_another_card_is_turned_up(*, raises: bool) -> None:
    """S4."""
    table = finished("4h Jc", "7d", raises=raises)
    assert table.last(TurnedUp) == TurnedUp(card=parse("7d"))
    assert bool(table.events(Stayed)) is not raises


@pytest.mark.parametrize(
    ("posts", "third", "stay", "raised"),
    [
        ("5h 7c", "6d", 150, 200),
        ("5h 8c", "6d", 140, 180),
        ("5h 9c", "6d", 120, 140),
        ("5h Tc", "6d", 110, 120),
        ("2h Ac", "6d", 110, 120),
    ],
)
def test_a_card_strictly_between_wins_to_one_at_the_ratio_of_the_spread(
    posts: str, third: str, stay: int, raised: int
) -> None:
    """S4; CAS-1: 5, 4, 2, 1; R-12: "to one" means besides the stake, and a raise wins as well."""
    assert finished(posts, third).stacks == (stay,)
    assert finished(posts, third, raises=True).stacks == (raised,)


@pytest.mark.parametrize("third", ["4c", "Jd"])
def test_a_third_card_equal_to_one_of_the_two_loses(third: str) -> None:
    """S4; R-03: 10 chips, never a win or a push."""
    table = finished("4h Jc", third)
    assert (table.stacks, table.last(Settled).outcome, table.session.house) == ((90,), "post", 10)


@pytest.mark.parametrize("third", ["3c", "Qd", "2s", "As"])
def test_a_third_card_outside_loses_the_raise_as_well(third: str) -> None:
    table = finished("4h Jc", third, raises=True)
    assert (table.stacks, table.last(Settled).outcome, table.session.house) == ((80,), "lose", 20)


def test_there_cannot_be_a_push_in_a_non_consecutive_hand() -> None:
    """S4: for all openings and all third cards."""
    for low, high in product(RANKS, repeat=2):
        if abs(RANKS.index(low) - RANKS.index(high)) > 1:
            table = dealt(f"{low}h {high}c")
            table.do(Stay(0))
            results = outcomes(table)
            assert len(results) == 50
            assert all(net and kind in {"win", "lose", "post"} for net, kind in results)


def test_the_third_card_is_one_of_the_fifty_that_are_left() -> None:
    """R-04: on 7 and 9 of clubs an eight comes with 4 of 50 cards, a seven or nine with 3 each, those two never."""
    table = dealt("7c 9c")
    table.do(Stay(0))
    left = [name(card) for card in cards_in(table.choices[0].stock)]
    assert len(left) == 50
    assert sorted(set(NAMES) - set(left)) == ["7c", "9c"]
    assert [sum(card[0] == sign for card in left) for sign in "789"] == [3, 4, 3]


# The house, and several players.


def test_the_house_always_pays() -> None:
    """A player ahead is the house behind; there is no pot that could be short."""
    table = finished("8h 8c", "8s")
    assert (table.session.house, table.pot) == (-110, 0)
    table.begin()
    table.bet(0, 200)
    table.draw("8h 8c 8s")
    assert table.stacks == (2410,)


def test_all_play_against_one_set_of_cards_and_each_decides_his_own_raise() -> None:
    """CAS-10: bets and raises are awaited from all at once and come in any order."""
    table = Scripted(CASINO, (100, 100, 100))
    table.begin()
    assert [choice.seat for choice in table.choices if choice.kind is Kind.BET] == [0, 1, 2]
    for seat in (2, 0, 1):
        table.bet(seat, 10 * (seat + 1))
    table.draw("4h Jc")
    assert [choice.seat for choice in table.choices if choice.kind is Kind.RAISE] == [0, 1, 2]
    table.do(Raise(1, 20))
    assert {choice.seat for choice in table.choices} == {0, 2}
    assert table.refused(Raise(1, 20)) == "not_your_turn"
    table.do(Stay(2), Raise(0, 10))
    table.draw("Td")
    assert table.stacks == (120, 140, 130)
    assert {event.upcard for event in table.events(Settled)} == {parse("Td")}


def test_every_seat_and_the_spectators_see_the_same_cards() -> None:
    table = Scripted(CASINO, (100, 100))
    table.begin()
    table.bet(0, 10)
    table.bet(1, 10)
    table.draw("4h Jc")
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert view.centre == parse_cards("4h Jc")
        assert (view.hand, view.hidden, view.dealer) == ((), 0, None)
        assert [choice.kind for choice in view.awaited] == [Kind.RAISE, Kind.STAY] * 2


def test_who_does_not_bet_sits_the_round_out() -> None:
    """COM-16: he is not asked to raise, and nothing is settled for him."""
    table = Scripted(CASINO, (100, 100))
    table.begin()
    table.do(Pass(0))
    assert table.last(Passed) == Passed(seat=0)
    table.bet(1, 10)
    table.draw("4h Jc")
    assert {choice.seat for choice in table.choices} == {1}
    table.do(Stay(1))
    table.draw("5c")
    assert [event.seat for event in table.events(Settled)] == [1]
    assert table.stacks == (100, 110)


def test_where_nobody_bets_no_card_is_dealt() -> None:
    table = Scripted(CASINO, (100, 100))
    table.begin()
    table.do(Pass(1), Pass(0))
    assert table.last(DealEnded).number == 1
    assert not table.events(Shuffled)
    assert not table.events(CentreTurned)


def test_who_leaves_with_a_bet_down_is_paid_or_loses_as_if_he_had_stayed() -> None:
    """CAS-10: the bet is placed; what it brings is cashed out."""
    table = Scripted(CASINO, (100, 100))
    table.begin()
    table.bet(0, 10)
    table.bet(1, 10)
    table.do(Leave(0))
    table.draw("4h Jc")
    assert {choice.seat for choice in table.choices} == {1}
    table.do(Stay(1))
    table.draw("5c")
    assert (table.session.seats[0].taken, table.session.seats[0].cashed) == (False, 110)


# Short of chips.


def test_who_cannot_afford_the_raise_stays() -> None:
    """CAS-9, R-14: 15 chips, 10 bet, 5 left. A-07: he is not asked; the event says it was forced."""
    table = dealt("4h Jc", bet=10, stack=15)
    assert table.last(Stayed) == Stayed(seat=0, forced=True)
    assert table.choices[0].kind is Kind.DRAW
    assert table.refused(Raise(0, 10)) == table.refused(Raise(0, 5)) == "no_raise_now"
    table.draw("5c")
    assert table.stacks == (25,)


def test_a_stack_below_the_least_bet_may_be_bet_whole_and_cannot_raise() -> None:
    """X-17, COM-3."""
    table = Scripted(with_rules(CASINO, least=5), (3, 100))
    table.begin()
    assert table.limits(0) == (3, 3)
    table.bet(0, 3)
    table.bet(1, 5)
    table.draw("4h Jc")
    assert table.events(Stayed) == [Stayed(seat=0, forced=True)]
    assert {choice.seat for choice in table.choices} == {1}


def test_who_has_no_chips_is_not_dealt_in() -> None:
    """X-1."""
    table = Scripted(CASINO, (10, 100))
    table.begin()
    table.bet(0, 10)
    table.bet(1, 10)
    table.draw("4h Jc")
    table.do(Stay(1))
    table.draw("2c")
    table.begin()
    assert table.last(DealBegan).players == (1,)


# The figures.


def test_the_best_play_loses_523_in_16575_of_the_first_bet() -> None:
    """A11: every opening and third card of one pack through the engine, raising from spread 7 on; R-06: the openings."""
    value, pairs, consecutive = Fraction(0), Fraction(0), Fraction(0)
    table = Scripted(CASINO, (100,))
    table.begin()
    table.bet(0, 1)
    table.shuffle_if_due()
    for first, second in product(range(13), repeat=2):
        # One card stands for each rank; a pair is of two suits.
        chance = Fraction(4, 52) * Fraction(3 if first == second else 4, 51)
        session = apply(table.session, Draw((4 * first,)))
        session = apply(session, Draw((4 * second + 1,)))
        if session.stage is Stage.BETWEEN:
            consecutive += chance
            continue
        pairs += chance * (first == second)
        if awaited(session)[0].kind is Kind.RAISE:
            session = apply(session, Raise(0, 1) if abs(first - second) > 7 else Stay(0))
        (choice,) = awaited(session)
        for third in cards_in(choice.stock):
            after = apply(session, Draw((third,)))
            value += chance * (after.seats[0].stack - 100) / 50
    assert value == Fraction(-523, 16575)
    assert (pairs, consecutive) == (Fraction(1, 17), Fraction(32, 221))
