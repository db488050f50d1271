"""Pot In Between, ruling by ruling.

S0 points to this game only by its name; IB-1, COM-3, X-16 and so on are the rulings of the rule page
docs/rules/pot-in-between.md, which names its sources; R-03 and so on are cases that went wrong elsewhere.
"""

import pytest

from reddog.cards import parse
from reddog.errors import BadRules, UnknownGame
from reddog.rules.catalogue import find
from reddog.rules.choices import Kind
from reddog.rules.events import (
    Anted,
    CentreTurned,
    DealBegan,
    DealPassed,
    GameOver,
    Passed,
    Settled,
    Shuffled,
    Skipped,
    TurnedUp,
)
from reddog.rules.house import with_rules
from reddog.rules.moves import Begin, Bet, BuyIn, Call, Called, Join, OfferSplit, Pass, Return, SitOut, Vote
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import POT_IN_BETWEEN
from tests.rules.scripted import Scripted, held


def between(*stacks: int | None, **rules: str | int) -> Scripted:
    """A deal has begun; the dealer is in the last seat of three, so the turns are those of seats 0, 1, 2."""
    stacks = stacks or (100, 100, 100)
    table = Scripted(with_rules(POT_IN_BETWEEN, **rules), stacks, dealer=len(stacks) - 1)
    table.begin()
    return table


def turn(table: Scripted, cards: str, chips: int) -> None:
    """A turn: two posts, a bet and the third card."""
    assert table.turn is not None
    table.draw(cards[:5])
    table.bet(table.turn, chips)
    table.draw(cards[6:])


def any_turn(table: Scripted, *, bets: bool = False) -> None:
    """A turn with any cards, and a bet of the least or a pass; a round begins where none is running."""
    if not table.session.running:
        table.begin()
    before = table.turn
    assert before is not None
    while table.turn == before:
        open_ = [choice for choice in table.choices if choice.open]
        if open_[0].kind is Kind.BET:
            table.do(Bet(before, open_[0].least) if bets else Pass(before))
        elif open_[0].kind is Kind.CALL:
            table.do(Call(before, Called(open_[0].options[0])))
        else:
            table.draw_any()


@pytest.mark.parametrize("name", ["In Between", "Acey-Deucey", "Ace Deuce"])
def test_the_names_that_the_casino_game_has_too_ask_which_is_meant(name: str) -> None:
    """A0, R-17: S0 lists them as names of the casino game, while players use them for this one."""
    with pytest.raises(UnknownGame) as refused:
        find(name)
    assert refused.value.facts["games"] == ("pot-in-between", "casino")


# IB-1, X-16: the pot.


def test_everyone_antes_into_the_pot() -> None:
    table = between(ante=2)
    assert table.last(Anted) == Anted(paid=((0, 2), (1, 2), (2, 2)), why="empty", pot=6)
    assert (table.pot, table.stacks) == (6, (98, 98, 98))


def test_there_is_no_further_ante_while_the_pot_is_not_empty() -> None:
    """IB-1: neither in the next round."""
    table = between(ante=2)
    for _ in range(3):
        any_turn(table)
    table.begin()
    assert (table.pot, len(table.events(Anted))) == (6, 1)


def test_when_the_pot_is_empty_everyone_antes_again_at_once() -> None:
    """X-16: in mid-round; what they have where that is less."""
    table = between(100, 3, 100, ante=2)
    turn(table, "4h Jc 7d", 6)
    assert table.last(Anted) == Anted(paid=((0, 2), (1, 1), (2, 2)), why="empty", pot=5)
    assert (table.turn, table.last(Skipped).seat) == (2, 1)


def test_an_empty_pot_is_filled_after_the_last_turn_of_a_round_as_well() -> None:
    """X-16."""
    table = between(ante=2)
    any_turn(table)
    any_turn(table)
    turn(table, "4d Js 7d", 6)
    assert (table.pot, table.stage, len(table.events(Anted))) == (6, Stage.BETWEEN, 2)
    table.begin()
    assert len(table.events(Anted)) == 2


def test_with_an_empty_pot_and_fewer_than_two_who_have_chips_the_game_is_over() -> None:
    """X-16."""
    table = between(100, 2, ante=2)
    turn(table, "4h Jc 7d", 4)
    assert table.last(GameOver).why == "emptied"
    assert (table.stacks, table.pot, table.session.running) == ((102, 0), 0, None)
    assert table.refused(Begin()) == "too_few_players"


def test_a_standing_pot_may_be_played_for_by_the_only_one_who_has_chips() -> None:
    """X-16: the game is over only with an empty pot."""
    table = between(100, 2, ante=2)
    turn(table, "4h Jc 7d", 1)
    table.begin()
    assert (table.pot, table.players) == (3, (0,))


# IB-8: round, seats, limits.


def test_the_round_goes_from_the_dealers_left_and_ends_with_the_dealer_then_the_deal_passes_left() -> None:
    table = Scripted(POT_IN_BETWEEN, (100,) * 4, dealer=1)
    table.begin()
    assert table.last(DealBegan).players == (2, 3, 0, 1)
    for seat in (2, 3, 0, 1):
        assert table.turn == seat
        any_turn(table)
    assert table.last(DealPassed) == DealPassed(seat=2)


def test_with_two_players_the_other_acts_first_and_the_dealer_last() -> None:
    """M-35: each acts once; also when a third sits out and returns."""
    table = Scripted(POT_IN_BETWEEN, (100,) * 3, dealer=0)
    table.do(SitOut(1))
    table.begin()
    assert table.players == (2, 0)
    any_turn(table)
    any_turn(table)
    assert (table.stage, table.dealer) == (Stage.BETWEEN, 2)
    table.do(Return(1))
    table.begin()
    assert list(table.players) == [0, 1, 2]


def test_two_to_ten_may_play() -> None:
    for seats in (2, 10):
        start(POT_IN_BETWEEN, (100,) * seats)
    for seats in (1, 11):
        with pytest.raises(BadRules):
            start(POT_IN_BETWEEN, (100,) * seats)


# IB-2: the bet.


def test_two_posts_are_turned_up_before_the_bet_and_seen_by_all() -> None:
    table = between()
    table.draw("4h Jc")
    assert [event.role for event in table.events(CentreTurned)] == ["post", "post"]
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert (view.centre, view.seen) == ((parse("4h"), parse("Jc")), (held("4h Jc"),))
    assert table.limits(0) == (1, 3)
    assert table.refused(Bet(0, 4)) == "out_of_range"


def test_a_pass_is_free_and_the_third_card_stays_on_the_pack() -> None:
    """IB-2, X-14."""
    table = between()
    table.draw("4h Jc")
    assert table.choice(Kind.PASS).price == 0
    table.do(Pass(0))
    assert table.last(Passed) == Passed(seat=0)
    assert (table.turn, table.stacks, table.view().stock) == (1, (99, 99, 99), 50)
    assert not table.events(TurnedUp)


def test_a_bet_of_nothing_is_no_move_whether_or_not_one_may_pass() -> None:
    """R-32: to decline is to pass, where that is allowed; a bet of 0 is refused, and the turn stays."""
    for passing, refused in (("free", ""), ("none", "must_bet")):
        table = between(passing=passing)
        table.draw("4h Jc")
        assert table.refused(Bet(0, 0)) == "out_of_range"
        assert table.choice(Kind.PASS).refused == refused
        assert table.turn == 0


@pytest.mark.parametrize("third", ["5c", "8d", "Ts"])
def test_a_third_card_between_the_posts_wins_the_bet_from_the_pot(third: str) -> None:
    table = between()
    turn(table, f"4h Jc {third}", 2)
    settled = table.last(Settled)
    assert (settled.outcome, settled.net, settled.before, settled.pot, settled.spread) == ("win", 2, 3, 1, 6)
    assert table.stacks[0] == 101


@pytest.mark.parametrize("third", ["3c", "2d", "Qs", "Ah"])
def test_a_third_card_outside_loses_the_bet_to_the_pot(third: str) -> None:
    table = between()
    turn(table, f"4h Jc {third}", 2)
    assert (table.last(Settled).outcome, table.pot, table.stacks[0]) == ("lose", 5, 97)


# IB-3: a third card equal to a post.


@pytest.mark.parametrize("third", ["4c", "Jd"])
def test_matching_a_post_pays_two_bets_into_the_pot(third: str) -> None:
    """R-03: 20 for a bet of 10; the pot never pays out on a post."""
    table = between(ante=10)
    turn(table, f"4h Jc {third}", 10)
    settled = table.last(Settled)
    assert (settled.outcome, settled.net, settled.multiple, settled.pot) == ("post", -20, -2, 50)
    assert table.stacks[0] == 70


def test_the_stack_must_cover_two_bets() -> None:
    """IB-3, IB-8, X-15, R-15: a bet of 6 with 20 chips costs 12; with 10 chips 5 is the most."""
    table = between(24, 100, ante=4)
    turn(table, "5h 9c 9d", 6)
    assert (table.last(Settled).net, table.stacks[0], table.pot) == (-12, 8, 20)
    table = between(14, 100, ante=4)
    table.draw("5h 9c")
    assert table.limits(0) == (1, 5)
    assert table.refused(Bet(0, 6)) == "out_of_range"


def test_who_cannot_cover_a_post_may_only_pass() -> None:
    """X-15: stack / 2, rounded down, is nothing."""
    table = between(2, 100, passing="none")
    table.draw("4h Jc")
    assert table.choice(Kind.BET).refused == table.refused(Bet(0, 1)) == "nothing_to_bet"
    table.do(Pass(0))
    assert (table.turn, table.stacks) == (1, (1, 99))


def test_a_stack_that_covers_less_than_the_least_bet_may_bet_what_it_covers() -> None:
    """COM-3 after X-15."""
    table = between(9, 100, least=10, ante=4)
    table.draw("4h Jc")
    assert table.limits(0) == (2, 2)


# IB-7: the pack.


def test_the_pack_is_dealt_on_until_fewer_than_three_cards_are_left_and_then_shuffled() -> None:
    """IB-7, R-07, R-08: also inside a round; what was seen counts until then, and then every card is back."""
    table = between(10**6, 10**6, 10**6)
    left = 52
    stocks = set()
    for number in range(300):
        if not table.session.running:
            table.begin()
        table.shuffle_if_due()
        stock = table.view().stock
        assert stock == (52 if left < 3 else left)
        assert table.view().seen[0].bit_count() == 52 - stock
        third = len(table.events(TurnedUp))
        any_turn(table, bets=number % 3 > 1)
        left = stock - 2 - (len(table.events(TurnedUp)) - third)
        stocks.add(left)
    assert {2, 1, 0} & stocks
    assert len(table.events(Shuffled)) > 10


# Other house rules: docs/rules/pot-in-between.md.


def test_house_rule_the_ante_is_not_the_least_bet() -> None:
    """IB-2: a bet is 1 to the pot, whatever the ante."""
    table = between(ante=5)
    table.draw("4h Jc")
    assert table.limits(0) == (1, 15)


@pytest.mark.parametrize(("passing", "price", "refused"), [("none", 0, "must_bet"), ("chip", 1, "")])
def test_house_rule_passing(passing: str, price: int, refused: str) -> None:
    """IB-2, option."""
    table = between(passing=passing)
    table.draw("4h Jc")
    choice = table.choice(Kind.PASS)
    assert (choice.price, choice.refused) == (price, refused)
    if not refused:
        table.do(Pass(0))
        assert (table.pot, table.stacks[0]) == (4, 98)


def test_house_rule_half_of_the_pot_in_the_first_round() -> None:
    """IB-2, option; rounded down."""
    table = between(first_round="half")
    table.draw("4h Jc")
    assert table.limits(0) == (1, 1)
    table.bet(0, 1)
    table.draw("4c")
    for _ in range(2):
        any_turn(table)
    table.begin()
    table.draw("3h Tc")
    assert table.limits(1) == (1, 5)


def test_house_rule_half_of_the_pot_in_the_first_round_of_every_game() -> None:
    """IB-2, option: here the first game ends when the last player with chips takes the pot."""
    table = between(100, 3, first_round="half")
    table.draw("4h Jc")
    table.do(Pass(0))
    table.draw("4d Jd")
    table.bet(1, 1)
    table.draw("4c")
    table.begin()
    table.draw("3h Tc")
    assert table.limits(0) == (1, 4)
    table.bet(0, 4)
    table.draw("7s")
    assert (table.last(GameOver).why, table.pot) == ("emptied", 0)
    table.do(BuyIn(1, 50))
    table.begin()
    table.draw("5h Qc")
    assert table.limits(1) == (1, 1)


def test_house_rule_a_match_costs_one_bet() -> None:
    """IB-3, option: then the stack need cover but one."""
    table = between(3, 100, post=1)
    table.draw("4h Jc")
    assert table.limits(0) == (1, 2)
    table.bet(0, 2)
    table.draw("4c")
    assert (table.last(Settled).outcome, table.last(Settled).net) == ("post", -2)


def test_house_rule_two_packs() -> None:
    """IB-7, option: a post and the third card may be the same card."""
    table = between(packs=2)
    turn(table, "4h Jc Jc", 1)
    assert (table.last(Settled).net, table.view().stock) == (-2, 101)


# Between rounds.


def test_a_player_who_joins_pays_no_ante_while_the_pot_stands() -> None:
    """COM-12, IB-1: the same as all pay at that deal."""
    table = Scripted(POT_IN_BETWEEN, (100, 100, None), dealer=1)
    table.begin()
    table.do(Join(2, 50))
    any_turn(table)
    any_turn(table)
    table.begin()
    assert (table.stacks, table.pot) == ((99, 99, 50), 2)
    assert 2 in table.players


def test_all_may_agree_to_split_the_pot_between_rounds() -> None:
    """X-19, which holds for every pot of antes."""
    table = between(100, 100, ante=3)
    assert table.may(Kind.OFFER_SPLIT, 0).refused == "deal_running"
    any_turn(table)
    any_turn(table)
    table.do(OfferSplit(0), Vote(1, yes=True))
    assert (table.stacks, table.pot) == ((100, 100), 0)
