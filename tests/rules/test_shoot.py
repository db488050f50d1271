"""Shoot: the text of S0 (pagat.com, Red Dog) sentence by sentence, and the rulings SHT-1 to SHT-14."""

import pytest

from reddog.cards import parse, parse_cards
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import (
    Anted,
    BankBroken,
    BankTaken,
    Burned,
    DealPassed,
    GameOver,
    LastRound,
    Looked,
    Settled,
    Shuffled,
    Staked,
)
from reddog.rules.house import with_rules
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import SHOOT
from tests.rules.scripted import ANY, Scripted, held, lost_by_all

A, B, C, BANKER = range(4)
HANDS = ("As Kh 9d", "Qs 8h 5d", "7s 6h 4d")
FOUR = (100, 100, 100, 100)


def dealt(*stacks: int, stake: int = 10, keep: str = "", **rules: str | int | bool) -> Scripted:
    """Three punters and the banker in the last seat."""
    table = Scripted(with_rules(SHOOT, **rules), stacks or FOUR, dealer=BANKER)
    table.deal(*HANDS, stake=stake, keep=keep)
    return table


def three_deals(table: Scripted) -> None:
    """Three deals in succession, in which everybody loses a chip."""
    lost_by_all(table)
    for _ in range(2):
        table.deal()
        lost_by_all(table)


# The bank.


def test_the_dealer_alone_puts_up_a_stake_between_an_agreed_minimum_and_maximum() -> None:
    """S0: "the dealer alone puts up a stake, which can be any amount between an agreed minimum and maximum"."""
    table = Scripted(SHOOT, FOUR, dealer=BANKER)
    table.do(moves.Begin())
    choice = table.choice(Kind.STAKE, BANKER)
    assert (choice.least, choice.most) == (10, 50)
    assert table.refused(moves.Stake(BANKER, 9)) == "out_of_range"
    assert table.refused(moves.Stake(BANKER, 51)) == "out_of_range"
    assert table.refused(moves.Stake(A, 10)) == "not_your_turn"
    table.do(moves.Stake(BANKER, 30))
    assert (table.stacks, table.pot) == ((100, 100, 100, 70), 30)
    assert table.events(Staked) == [Staked(seat=BANKER, chips=30)]
    assert table.events(Anted) == []


def test_the_range_of_the_bank_may_be_set() -> None:
    table = Scripted(with_rules(SHOOT, bank=(5, 8)), FOUR, dealer=BANKER)
    table.do(moves.Begin())
    assert (table.choice(Kind.STAKE).least, table.choice(Kind.STAKE).most) == (5, 8)


def test_a_banker_stakes_no_more_than_he_has() -> None:
    """COM-2; with all of it he still deals."""
    table = Scripted(SHOOT, (100, 100, 100, 12), dealer=BANKER)
    table.do(moves.Begin())
    assert table.choice(Kind.STAKE).most == 12
    table.do(moves.Stake(BANKER, 12))
    table.shuffle_if_due()
    table.hands(*HANDS)
    lost_by_all(table)
    table.deal()
    assert (table.session.banker, table.pot) == (BANKER, 15)


def test_the_agreed_least_bet_is_below_the_smallest_bank() -> None:
    """S0: "obviously the agreed minimum for a player's stake must be less than the minimum" of the dealer."""
    with_rules(SHOOT, least=9)
    with pytest.raises(BadRules) as refusal:
        with_rules(SHOOT, least=10)
    assert refusal.value.code == "least_not_below_bank"


def test_a_bank_that_has_won_may_be_larger_than_the_agreed_maximum() -> None:
    """SHT-14: the range limits only the first stake."""
    table = dealt(stake=50)
    lost_by_all(table, 10)
    table.deal()
    assert table.pot == 80
    assert table.limits(A) == (1, 80)


# The deal.


def test_three_cards_to_each_other_player_and_none_to_the_dealer_who_does_not_bet() -> None:
    """S0: "The dealer deals just three cards to each other player"; SHT-3."""
    table = dealt()
    assert [seat.cards for seat in table.view().seats] == [3, 3, 3, 0]
    assert table.players == (A, B, C)


def test_players_may_not_look_until_the_previous_players_turn_is_over() -> None:
    """S0: "Players may not look at their cards until just before their turn to bet"."""
    table = dealt()
    assert set(table.view(A).hand) == set(parse_cards(HANDS[A]))
    for seat in (B, C):
        view = table.view(seat)
        assert (view.hand, view.hidden, view.seen) == ((), 3, (0,))
    table.do(moves.Bet(A, 1))
    assert table.view(B).hand == ()
    table.turn_up(A, wins=False)
    assert set(table.view(B).hand) == set(parse_cards(HANDS[B]))
    assert table.view(B).hidden == 0
    assert table.view(C).hand == ()
    assert [event.seats for event in table.events(Looked)] == [(A,), (B,)]


@pytest.mark.parametrize("swapped", ["Qh 8s 5c", "2c 2h 2d"])
def test_what_a_player_may_not_look_at_changes_nothing_that_he_sees(swapped: str) -> None:
    """The same deal with another hand of B: until his turn his view, and everybody else's, is the same."""
    first, second = Scripted(SHOOT, FOUR, dealer=BANKER), Scripted(SHOOT, FOUR, dealer=BANKER)
    first.deal(*HANDS)
    second.deal(HANDS[A], swapped, HANDS[C])
    for seat in (A, B, C, BANKER, None):
        assert first.view(seat) == second.view(seat)


# The bet.


def test_a_bet_is_between_the_agreed_minimum_and_what_is_in_the_pot_and_compulsory() -> None:
    """S0: "anything between an agreed minimum and the amount currently in the pot"; SHT-9."""
    table = dealt(stake=20, least=2)
    assert table.limits(A) == (2, 20)
    assert table.refused(moves.Bet(A, 1)) == "out_of_range"
    assert table.refused(moves.Bet(A, 21)) == "out_of_range"
    assert table.refused(moves.Pass(A)) == "must_bet"


def test_the_dealer_turns_up_a_card_with_no_burn_and_a_higher_card_of_the_suit_wins() -> None:
    """S0: "The dealer then turns up a card and you win if you can show ..."; SHT-2."""
    table = dealt(keep="Qh")
    table.bet(A, 4, turn="Qh")
    assert table.events(Burned) == []
    assert (table.stacks[A], table.pot) == (104, 6)
    assert table.last(Settled).shown == (parse("Kh"),)


def test_otherwise_the_bet_is_lost_and_the_hand_shown() -> None:
    """S0 "otherwise you lose"; SHT-10: all three, as in Red Dog."""
    table = dealt(keep="Ah")
    table.bet(A, 4, turn="Ah")
    assert (table.stacks[A], table.pot) == (96, 14)
    assert set(table.last(Settled).shown) == set(parse_cards(HANDS[A]))


def test_the_bank_is_asked_before_every_bet() -> None:
    """R-38: pot 10: the first bets 6 and wins; the second may bet 4 at most. The bank is never below zero."""
    table = dealt()
    table.bet(A, 6, wins=True)
    assert table.refused(moves.Bet(B, 5)) == "out_of_range"
    assert table.limits(B) == (1, 4)


def test_a_pot_below_the_least_bet_may_only_be_bet_whole() -> None:
    """A10 trace 3, SHT-1, COM-4, R-27: bank 10, least 2: 9 wins, 1 loses, and the third wins the 2 that are left."""
    table = dealt(least=2)
    table.bet(A, 9, wins=True)
    assert (table.pot, table.limits(B)) == (1, (1, 1))
    table.bet(B, 1, wins=False)
    assert (table.pot, table.limits(C)) == (2, (2, 2))
    table.bet(C, 2, wins=True)
    assert (table.pot, table.stage, table.dealer) == (0, Stage.BETWEEN, A)


def test_a_low_pot_emptied_by_the_second_ends_the_deal_for_the_third() -> None:
    """A10 trace 3, the other branch: "He wins: pot 0, third does not bet, deal passes"."""
    table = dealt(least=2)
    table.bet(A, 9, wins=True)
    table.bet(B, 1, wins=True)
    assert (table.pot, table.stage, table.dealer) == (0, Stage.BETWEEN, A)


def test_a_low_pot_between_deals_stays_low() -> None:
    """SHT-1, SHT-8: no top-up; the next deal goes on with what is there."""
    table = dealt(least=5)
    table.bet(A, 9, wins=True)
    table.bet(B, 1, wins=False)
    table.bet(C, 2, wins=False)
    table.deal()
    assert (table.pot, table.limits(A)) == (4, (4, 4))


# The bank ends.


def test_if_the_pot_becomes_empty_whoever_has_not_bet_does_not_bet_and_the_deal_passes_left() -> None:
    """S0; R-36: the hands of the others stay unseen, and the next dealer makes a new bank."""
    table = Scripted(SHOOT, (100,) * 5, dealer=4)
    table.deal(*HANDS, "3s 3h 3d", keep="")
    table.bet(A, 1, wins=False)
    table.bet(B, 11, wins=True)
    assert (table.stage, table.session.banker, table.dealer) == (Stage.BETWEEN, None, A)
    assert table.events(BankBroken) == [BankBroken(seat=4)]
    assert [event.seats for event in table.events(Looked)] == [(A,), (B,)]
    for seat in (C, 3, None):
        assert not table.view(seat).seen[0] & held(f"{HANDS[C]} 3s 3h 3d")
    table.do(moves.Begin())
    assert table.choice(Kind.STAKE).seat == A


def test_a_pot_emptied_by_the_last_punter_passes_the_deal_too() -> None:
    table = dealt()
    table.bet(A, 1, wins=False)
    table.bet(B, 1, wins=False)
    table.bet(C, 12, wins=True)
    assert (table.session.banker, table.dealer) == (None, A)


def test_if_money_remains_the_same_dealer_deals_again_and_may_not_stop() -> None:
    """S0: "the same dealer deals again"; SHT-6."""
    table = dealt()
    lost_by_all(table)
    assert (table.stage, table.session.banker, table.pot) == (Stage.BETWEEN, BANKER, 13)
    assert table.refused(moves.PassDeal(BANKER)) == "not_now"
    table.deal()
    assert (table.players, table.events(DealPassed)) == ((A, B, C), [])
    assert len(table.events(Shuffled)) == 2  # SHT-7
    assert table.view(B).seen == (0,)


def test_after_three_deals_he_may_pass_the_deal_keeping_the_pot() -> None:
    """S0 "they can choose whether to pass the deal on"; SHT-5, A10 trace 4."""
    table = dealt()
    three_deals(table)
    assert (table.stage, table.pot) == (Stage.TENURE, 19)
    assert {choice.kind for choice in table.choices} == {Kind.DEAL_AGAIN, Kind.PASS_DEAL}
    assert table.refused(moves.PassDeal(A)) == "not_your_turn"
    table.do(moves.PassDeal(BANKER))
    assert table.stacks == (97, 97, 97, 109)
    assert table.events(BankTaken) == [BankTaken(seat=BANKER, chips=19, why="passed")]
    assert table.dealer == A


def test_or_he_deals_a_fourth_time_and_passes_the_deal_after_that_keeping_what_remains() -> None:
    """S0; SHT-13: a fourth deal is never followed by a fifth; the count starts again with each new dealer."""
    table = dealt()
    three_deals(table)
    table.do(moves.DealAgain(BANKER))
    assert table.events(LastRound) == [LastRound(seat=BANKER)]
    table.deal()
    lost_by_all(table)
    assert table.stacks == (96, 96, 96, 112)
    assert (table.stage, table.dealer, table.session.banker) == (Stage.BETWEEN, A, None)
    view = table.view()
    assert (view.banker, view.opening, view.bank_deals, view.last_round) == (None, 0, 0, False)
    table.deal()
    assert (table.session.banker, table.session.bank_deals) == (A, 0)
    three_deals(table)
    assert table.stage is Stage.TENURE


@pytest.mark.parametrize("deal", [1, 2, 3, 4])
def test_an_empty_pot_leaves_no_choice_in_any_deal(deal: int) -> None:
    """SHT-4: it has already passed the deal, in any deal, first to fourth."""
    table = Scripted(SHOOT, FOUR, dealer=BANKER)
    for number in range(1, deal):
        table.deal()
        lost_by_all(table)
        if number == 3:
            table.do(moves.DealAgain(BANKER))
    table.deal()
    table.bet(A, table.pot, wins=True)
    assert (table.stage, table.dealer, table.session.banker) == (Stage.BETWEEN, A, None)


def test_a_next_dealer_who_cannot_pay_the_smallest_bank_is_skipped() -> None:
    """SHT-11; he goes on as a punter."""
    table = dealt(9, 100, 100, 100)
    table.bet(A, 9, wins=False)
    table.bet(B, 19, wins=True)
    assert table.dealer == B
    table.begin()
    assert table.session.banker == B


def test_nobody_else_can_pay_the_smallest_bank_and_the_same_player_banks_again() -> None:
    """X-8: "new stake, the count of deals starts again"."""
    table = dealt(9, 9, 9, 100)
    three_deals(table)
    table.do(moves.PassDeal(BANKER))
    assert table.dealer == BANKER
    table.deal(stake=20)
    assert (table.session.banker, table.session.bank_deals, table.pot) == (BANKER, 0, 20)


def test_nobody_can_pay_the_smallest_bank_and_the_game_is_over() -> None:
    """SHT-11."""
    table = dealt(4, 5, 5, 10)
    table.bet(A, 4, wins=True)
    table.bet(B, 3, wins=True)
    table.bet(C, 3, wins=True)
    assert (table.stacks, table.pot) == ((8, 8, 8, 0), 0)
    assert table.last(GameOver).why == "no-banker"
    assert table.choice(Kind.BEGIN).refused == "no_banker"
    assert table.refused(moves.Begin()) == "no_banker"


def test_without_a_punter_who_has_chips_the_banker_takes_the_pot_and_the_game_is_over() -> None:
    """X-7: after each deal, before the question after three deals."""
    table = dealt(3, 3, 3, 100)
    lost_by_all(table)
    table.deal()
    lost_by_all(table)
    table.deal()
    lost_by_all(table)
    assert table.stacks == (0, 0, 0, 109)
    assert table.last(BankTaken).why == "no-punters"
    assert table.last(GameOver).why == "too-few"
    assert table.stage is Stage.BETWEEN
    assert table.refused(moves.Begin()) == "no_banker"


def test_a_banker_who_leaves_in_mid_deal_is_given_what_is_left_when_it_is_over() -> None:
    """R-29: the deal is finished; what his bank brings is his, and the next seat deals."""
    table = dealt()
    table.do(moves.Leave(BANKER))
    lost_by_all(table)
    assert table.session.seats[BANKER].taken is False
    assert (table.session.seats[BANKER].cashed, table.pot, table.dealer) == (103, 0, A)


def test_a_banker_who_leaves_between_deals_takes_his_bank_along() -> None:
    table = dealt()
    lost_by_all(table)
    table.do(moves.Leave(BANKER))
    assert (table.session.seats[BANKER].cashed, table.pot, table.dealer) == (103, 0, A)


# Players.


def test_two_to_fourteen_players_without_a_burn_and_eleven_with() -> None:
    """SHT-12: one punter is enough; 5 or 4 cards for each."""
    for seats in (2, 14):
        table = Scripted(SHOOT, (100,) * seats)
        table.deal()
        for seat in table.players:
            table.bet(seat, 1, turn=ANY)
    burning = with_rules(SHOOT, burn="literal")
    start(burning, (100,) * 11)
    for variant, seats, code in (
        (SHOOT, 1, "too_few_seats"),
        (SHOOT, 15, "too_many_seats"),
        (burning, 12, "too_many_seats"),
    ):
        with pytest.raises(BadRules) as refusal:
            start(variant, (100,) * seats)
        assert refusal.value.code == code
