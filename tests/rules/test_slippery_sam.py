"""Slippery Sam, sentence by sentence.

S0 is the Red Dog page of pagat.com, in quotation marks; SAM-1, COM-3, X-7 and so on are the rulings of the rule page
docs/rules/slippery-sam.md.
"""

import pytest

from reddog.cards import NAMES, parse
from reddog.errors import BadRules
from reddog.rules.capacity import most_certain
from reddog.rules.catalogue import find
from reddog.rules.choices import Kind
from reddog.rules.events import (
    BankBroken,
    BankTaken,
    CentreTurned,
    DealPassed,
    GameOver,
    Settled,
    Shuffled,
    Staked,
    TurnedUp,
)
from reddog.rules.house import with_rules
from reddog.rules.moves import Begin, Bet, Leave, Pass, Stake
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import SLIPPERY_SAM
from tests.rules.scripted import Scripted, held

WINS, LOSES = "Ah Kd 2c", "Ac Qd 2h"
"""Against the six of hearts."""


def sam(*stacks: int | None, dealer: int = 0, **rules: str | int) -> Scripted:
    return Scripted(with_rules(SLIPPERY_SAM, **rules), stacks or (100, 100, 100), dealer=dealer)


# The bank. "The betting mechanism is the same as in Shoot."


def test_it_is_also_called_six_spot_red_dog() -> None:
    assert find("Six-Spot Red Dog") is find("slippery sam") is SLIPPERY_SAM


def test_the_dealer_alone_puts_up_a_stake_between_an_agreed_minimum_and_maximum() -> None:
    """S0, Shoot; SAM-10: as there."""
    table = sam(100, 100, 100)
    table.do(Begin())
    assert table.stage is Stage.STAKE
    (choice,) = table.choices
    assert (choice.kind, choice.seat, choice.least, choice.most) == (Kind.STAKE, 0, 10, 50)
    assert table.refused(Stake(0, 9)) == table.refused(Stake(0, 51)) == "out_of_range"
    assert table.refused(Stake(1, 10)) == "not_your_turn"
    table.do(Stake(0, 37))
    assert (table.pot, table.stacks) == (37, (63, 100, 100))
    assert table.last(Staked) == Staked(seat=0, chips=37)


def test_a_banker_stakes_no_more_than_he_has() -> None:
    """COM-2."""
    table = sam(30, 100, bank="20-40")
    table.do(Begin())
    assert (table.choice(Kind.STAKE).least, table.choice(Kind.STAKE).most) == (20, 30)


def test_the_least_bet_must_be_less_than_the_least_bank() -> None:
    """S0, Shoot: "obviously the agreed minimum for a player's stake must be less than the minimum" of the dealer."""
    with pytest.raises(BadRules, match="least_not_below_bank"):
        with_rules(SLIPPERY_SAM, least=10)
    assert with_rules(SLIPPERY_SAM, least=9).stakes.least == 9


def test_a_bet_is_anything_between_the_minimum_and_what_is_in_the_pot() -> None:
    table = sam(least=3)
    table.deal(LOSES, WINS, stake=20, centre="6h")
    assert table.limits(1) == (3, 20)
    assert table.refused(Bet(1, 2)) == table.refused(Bet(1, 21)) == "out_of_range"
    assert table.refused(Bet(1, 0)) == table.refused(Bet(1, -3)) == "out_of_range"
    assert table.refused(Bet(2, 3)) == "not_your_turn"
    table.bet(1, 20)
    assert table.limits(2) == (3, 40)


# The deal.


def test_the_dealer_deals_just_three_cards_to_each_other_player() -> None:
    """S0; SAM-4: the dealer has no cards and does not bet."""
    table = sam(100, 100, 100, 100, dealer=2)
    table.deal(stake=10)
    assert table.players == (3, 0, 1)
    assert [seat.cards for seat in table.view().seats] == [3, 3, 0, 3]


def test_they_must_not_look_at_their_cards() -> None:
    """S0. The holder's view does not change with the hand, neither before the bet nor when others have bet."""
    views = []
    for hand in (WINS, LOSES):
        table = sam()
        table.deal("Qs Js Ts", hand, stake=10, centre="9d 6h", keep=f"{WINS} {LOSES}")
        before = table.view(2)
        table.bet(1, 1)
        views.append((before, table.view(2), table.view(1), table.view()))
        assert (before.hand, before.hidden) == ((), 3)
        assert before.seen == (held("9d 6h"),)
        assert not table.events(Settled)[0].beat
    assert views[0] == views[1]


def test_cards_are_turned_up_in_the_centre_until_a_six_or_lower_appears() -> None:
    table = sam()
    table.deal(stake=10, keep="7h Ks Td 6c")
    for card in ("7h", "Ks", "Td"):
        table.draw(card)
        assert table.last(CentreTurned) == CentreTurned(card=parse(card), role="skipped")
        assert table.choice(Kind.DRAW).count == 1
    table.draw("6c")
    assert table.last(CentreTurned) == CentreTurned(card=parse("6c"), role="centre")
    assert table.turn == 1
    assert table.view().faced == parse("6c")


@pytest.mark.parametrize("card", NAMES)
def test_two_to_six_end_the_turning_and_seven_to_ace_do_not(card: str) -> None:
    table = sam()
    table.deal(stake=10, keep=card)
    table.draw(card)
    low = card[0] in "23456"
    assert (table.view().faced == parse(card)) is low
    assert (table.choices[0].kind is Kind.BET) is low


def test_that_card_is_the_centre_card_for_everybody() -> None:
    """S0: no card is turned or burned for any player."""
    table = sam()
    table.deal(LOSES, "3s 4s 5s", stake=10, centre="6h")
    table.bet(1, 1)
    table.bet(2, 1)
    assert [event.upcard for event in table.events(Settled)] == [parse("6h")] * 2
    assert not table.events(TurnedUp)
    assert table.session.running is None


def test_skipped_high_cards_stay_face_up_and_known() -> None:
    """SAM-2: out of play, so they never come round, and everybody has seen them."""
    table = sam()
    table.deal(stake=10, centre="Ah Kh 6h")
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view.centre == tuple(map(parse, ("Ah", "Kh", "6h")))
        assert (view.seen, view.coming) == ((held("Ah Kh 6h"),), ())
    assert not table.session.fresh & held("Ah Kh 6h")


# The turn.


def test_after_the_bet_the_whole_hand_is_exposed_and_a_higher_card_of_the_suit_wins_the_stake() -> None:
    table = sam()
    table.deal(WINS, LOSES, stake=20, centre="6h")
    table.bet(1, 7)
    won = table.last(Settled)
    assert (won.outcome, won.net, won.before, won.pot) == ("win", 7, 20, 13)
    assert (won.beat, set(won.shown)) == (parse("Ah"), set(map(parse, WINS.split())))
    assert (table.pot, table.stacks) == (13, (80, 107, 100))


def test_if_not_the_bet_is_added_to_the_pot_and_the_hand_exposed_all_the_same() -> None:
    table = sam()
    table.deal(LOSES, WINS, stake=20, centre="6h")
    table.bet(1, 7)
    lost = table.last(Settled)
    assert (lost.outcome, lost.net, lost.before, lost.pot) == ("lose", -7, 20, 27)
    assert (lost.beat, set(lost.shown)) == (None, set(map(parse, LOSES.split())))


@pytest.mark.parametrize(
    ("hand", "centre", "wins"),
    [
        ("3h 2c 2d", "2h", True),
        ("Ac Ad As", "2h", False),
        ("2h 3h 4h", "5h", False),
        ("7h 2s 3s", "6h", True),
        ("5h As Ks", "6h", False),
    ],
)
def test_only_a_higher_card_of_the_same_suit_beats(hand: str, centre: str, *, wins: bool) -> None:
    """A0: rank from two low to ace high; equal rank and other suits never win."""
    table = sam()
    table.deal(hand, stake=10, centre=centre)
    table.bet(1, 4)
    assert table.pot == (6 if wins else 14)


def test_exposed_hands_remain_known_to_later_punters() -> None:
    """SAM-6."""
    table = sam()
    table.deal(LOSES, "Qs Js Ts", stake=20, centre="6h")
    table.bet(1, 1)
    assert table.view(2).seen == (held(f"{LOSES} 6h"),)
    assert set(table.view(2).seats[1].shown) == set(map(parse, LOSES.split()))


# The end of a hand.


def test_an_empty_pot_in_the_middle_passes_the_deal_to_the_next_player_who_creates_a_new_pot() -> None:
    """S0; R-36: whoever has not bet does not, and the hands not yet exposed stay unseen."""
    table = sam(100, 100, 100, 100)
    table.deal(LOSES, WINS, "3s 4s 5s", stake=10, centre="6h")
    table.bet(1, 2)
    table.bet(2, 12)
    assert table.last(BankBroken) == BankBroken(seat=0)
    assert not table.view(3).seen[0] & held("3s 4s 5s")
    assert (table.pot, table.stage, table.dealer) == (0, Stage.BETWEEN, 1)
    table.do(Begin())
    assert table.choice(Kind.STAKE).seat == 1


def test_at_the_end_of_a_hand_the_dealer_retains_what_is_left_and_the_deal_passes() -> None:
    table = sam()
    table.deal(LOSES, WINS, stake=20, centre="6h")
    table.bet(1, 7)
    table.bet(2, 3)
    assert table.last(BankTaken) == BankTaken(seat=0, chips=24, why="over")
    assert table.last(DealPassed) == DealPassed(seat=1)
    assert (table.pot, table.stacks) == (0, (104, 93, 103))


def test_a_pot_emptied_by_the_last_punter_passes_the_deal_as_well() -> None:
    """SAM-8."""
    table = sam()
    table.deal(LOSES, WINS, stake=20, centre="6h")
    table.bet(1, 7)
    table.bet(2, 27)
    assert (table.pot, table.stacks, table.dealer) == (0, (80, 93, 127), 1)
    assert not table.events(BankTaken)


def test_every_deal_is_dealt_from_a_whole_shuffled_pack_and_nothing_is_remembered() -> None:
    """COM-11."""
    table = sam()
    for dealer in range(2):
        table.deal("3h 3d 3c", "4h 4d 4c", stake=10, centre="6h")
        table.bet((dealer + 1) % 3, 1)
        table.bet((dealer + 2) % 3, 1)
    assert len(table.events(Shuffled)) == 2
    table.begin()
    assert table.view(1).seen == (0,)


# A bet must be made.


def test_a_punter_must_bet_against_a_bad_card() -> None:
    """SAM-3; R-32: a bet of nothing is refused with the reason, and the turn stays."""
    table = sam()
    table.deal(stake=10, centre="6h")
    assert table.choice(Kind.PASS).refused == table.refused(Pass(1)) == "must_bet"
    assert table.refused(Bet(1, 0)) == "out_of_range"
    assert table.turn == 1


def test_a_pot_below_the_least_bet_may_be_bet_as_it_is() -> None:
    """SAM-5, COM-4."""
    table = sam(least=5)
    table.deal(WINS, LOSES, stake=10, centre="6h")
    table.bet(1, 8)
    assert table.limits(2) == (2, 2)
    table.bet(2, 2)
    assert (table.pot, table.stacks) == (0, (94, 108, 98))


def test_a_stack_below_the_least_bet_may_be_bet_whole() -> None:
    """COM-3."""
    table = sam(100, 3, 100, least=5)
    table.deal(WINS, stake=10, centre="6h")
    assert table.limits(1) == (3, 3)
    table.bet(1, 3)
    assert table.stacks[1] == 6


# Players.


def test_two_to_eighteen_may_play() -> None:
    """SAM-9: three cards for each punter and one; a six or lower is certain with up to seven."""
    for seats in (2, 18):
        table = Scripted(SLIPPERY_SAM, (100,) * seats)
        table.deal(stake=10)
        assert table.choice(Kind.DRAW).count == 1
    for seats in (1, 19):
        with pytest.raises(BadRules):
            start(SLIPPERY_SAM, (100,) * seats)
    assert most_certain(SLIPPERY_SAM) == 7


def test_when_no_punter_has_chips_the_banker_takes_the_pot_and_the_game_is_over() -> None:
    """X-7, after a deal."""
    table = sam(100, 5, 8)
    table.deal(LOSES, "3h 3d 3c", stake=20, centre="6h")
    table.bet(1, 5)
    table.bet(2, 8)
    assert table.stacks == (113, 0, 0)
    assert table.last(BankTaken).why == "no-punters"
    assert table.last(GameOver).why == "too-few"
    assert not table.choices[0].open


def test_nobody_stakes_where_no_punter_has_chips() -> None:
    """X-7, before a stake is put up."""
    table = sam(100, None, None)
    assert table.choices[0].kind is Kind.BEGIN
    assert table.refused(Begin()) == "no_banker"


def test_who_cannot_pay_the_smallest_bank_is_skipped_as_banker() -> None:
    """SHT-11, which holds for every bank."""
    table = sam(100, 9, 100)
    table.deal(LOSES, "3h 3d 3c", stake=20, centre="6h")
    table.bet(1, 1)
    table.bet(2, 1)
    assert table.dealer == 2


def test_the_same_player_banks_again_when_everybody_else_is_skipped() -> None:
    """X-8: a new stake, and the count of deals starts again."""
    table = sam(100, 9, 9, deals=2)
    for deal in range(2):
        table.deal(LOSES, "3h 3d 3c", stake=20, centre="6h")
        table.bet(1, 1)
        table.bet(2, 1)
        assert table.session.banker == (None if deal else 0)
    assert (table.pot, table.dealer) == (0, 0)
    table.do(Begin())
    assert table.choice(Kind.STAKE).seat == 0
    table.do(Stake(0, 10))
    assert table.session.bank_deals == 0


def test_the_game_is_over_when_nobody_can_pay_the_smallest_bank() -> None:
    """SHT-11."""
    table = sam(10, 4, 4)
    table.deal(WINS, "7h 3s 4s", stake=10, centre="6h")
    table.bet(1, 4)
    table.bet(2, 4)
    assert table.stacks == (2, 8, 8)
    assert table.last(GameOver).why == "no-banker"


def test_a_banker_who_leaves_in_mid_deal_takes_what_is_left_at_its_end() -> None:
    """R-29: the hand is finished first, and the deal passes to the next seat."""
    table = sam()
    table.deal(LOSES, "3s 4s 5s", stake=20, centre="6h")
    table.bet(1, 7)
    table.do(Leave(0))
    assert table.limits(2) == (1, 27)
    table.bet(2, 3)
    assert (table.last(BankTaken).chips, table.last(BankTaken).why) == (30, "gone")
    assert (table.session.seats[0].taken, table.session.seats[0].cashed, table.dealer) == (False, 110, 1)
