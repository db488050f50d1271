"""The Fort Wayne variation of Slippery Sam, sentence by sentence.

S0 is the Red Dog page of pagat.com, in quotation marks (after Scarne, 1973); FW-1, COM-3, X-12 and so on are the rulings of
the rule page docs/rules/fort-wayne.md.
"""

import pytest

from reddog.cards import NAMES, parse
from reddog.errors import BadRules
from reddog.rules.choices import Choice, Kind
from reddog.rules.events import (
    BankBroken,
    BankTaken,
    Bought,
    CentreTurned,
    DealVoid,
    Passed,
    Settled,
)
from reddog.rules.house import with_rules
from reddog.rules.moves import Begin, Bet, Buy, Leave, Pass
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import FORT_WAYNE
from tests.rules.scripted import Scripted, held

ONE, TWO = "Ah 3d 4c", "Kh 5d 4s"
"""The hands of the first and the second punter."""


def fort(
    *stacks: int | None, stake: int = 23, centre: str = "9h", keep: str = "", **rules: str | int
) -> Scripted:
    """The first punter is to act in a deal of these hands."""
    table = Scripted(with_rules(FORT_WAYNE, **rules), stacks or (100, 100, 100), dealer=0)
    table.deal(ONE, TWO, stake=stake, centre=centre, keep=keep or "Qs 8d Jc 6c 7s")
    return table


def fort_with(centre: str, *stacks: int | None) -> Scripted:
    table = Scripted(with_rules(FORT_WAYNE, centre=centre), stacks or (100, 100, 100), dealer=0)
    table.deal(ONE, TWO, stake=23, centre="9h", keep="Qs 8d Jc 6c 7s")
    return table


def buy(table: Scripted, seat: int, card: str) -> None:
    table.do(Buy(seat))
    table.draw(card)


def passing(table: Scripted, seat: int) -> Choice:
    return table.choice(Kind.PASS, seat)


# The deal. "The dealer deals three cards to each player and one face up in the centre."


@pytest.mark.parametrize("card", NAMES)
def test_one_card_of_any_rank_lies_face_up_in_the_centre(card: str) -> None:
    """FW-1: it need not be a six or lower."""
    table = Scripted(FORT_WAYNE, (100, 100), dealer=0)
    table.deal(stake=20, keep=card)
    table.draw(card)
    assert table.last(CentreTurned) == CentreTurned(card=parse(card), role="centre")
    assert table.limits(1) == (1, 20)


def test_nobody_sees_the_hands_before_the_bet() -> None:
    """FW-11: as in Slippery Sam. The holder's view is the same with any hand, before and after a purchase."""
    views = []
    for hand in ("2s 3s 5s", "Ac Kc Qc"):
        table = Scripted(FORT_WAYNE, (100, 100), dealer=0)
        table.deal(hand, stake=20, centre="9h", keep="8d 2s 3s 5s Ac Kc Qc")
        before = table.view(1)
        buy(table, 1, "8d")
        views.append((before, table.view(1), table.view()))
        assert (before.hand, before.hidden, table.view(1).hidden) == ((), 3, 3)
    assert views[0] == views[1]


def test_the_dealer_is_the_banker_without_cards() -> None:
    table = fort()
    assert table.players == (1, 2)
    assert [seat.cards for seat in table.view().seats] == [0, 3, 3]


# "The player can either bet against this card or ask the dealer to deal another card."


def test_a_bet_against_the_card_shows_the_whole_hand_and_is_won_or_lost_as_in_slippery_sam() -> None:
    table = fort()
    table.bet(1, 7)
    won = table.last(Settled)
    assert (won.outcome, won.net, won.upcard, won.beat) == ("win", 7, parse("9h"), parse("Ah"))
    assert set(won.shown) == set(map(parse, ONE.split()))
    table = fort(centre="9s")
    table.bet(1, 7)
    assert (table.last(Settled).net, table.pot) == (-7, 30)


def test_for_another_card_the_player_pays_one_fifth_of_the_pot_into_it() -> None:
    """S0; FW-5: rounded up, so a pot of 23 asks 5."""
    table = fort()
    assert table.choice(Kind.BUY, 1).price == 5
    table.do(Buy(1))
    assert (table.pot, table.stacks) == (28, (77, 95, 100))
    assert table.last(Bought) == Bought(seat=1, chips=5, pot=28)
    (choice,) = table.choices
    assert (choice.kind, choice.count) == (Kind.DRAW, 1)
    table.draw("Qs")
    assert table.last(CentreTurned) == CentreTurned(card=parse("Qs"), role="bought")
    assert table.view().faced == parse("Qs")


@pytest.mark.parametrize(
    ("pot", "price"), [(10, 2), (11, 3), (14, 3), (15, 3), (16, 4), (21, 5), (25, 5), (26, 6)]
)
def test_a_fifth_is_rounded_up_never_free_never_less_than_asked(pot: int, price: int) -> None:
    """FW-5."""
    assert fort(stake=pot).choice(Kind.BUY, 1).price == price


def test_a_third_card_may_be_called_for_at_the_same_price() -> None:
    """S0; FW-4 and A10 trace 6: pot 23, the second card costs 5 (pot 28), the third 5 again (pot 33)."""
    table = fort()
    buy(table, 1, "Qs")
    assert (table.pot, table.choice(Kind.BUY, 1).price) == (28, 5)
    buy(table, 1, "8d")
    assert (table.pot, table.stacks[1]) == (33, 90)


def test_the_price_of_a_pot_of_seven_is_two_and_two_again() -> None:
    """R-34: whole chips rounded up; with either setting the third card costs 2 as well."""
    for price in ("same", "fifth"):
        table = fort(stake=7, bank="5-50", price=price)
        assert table.choice(Kind.BUY, 1).price == 2
        buy(table, 1, "Qs")
        assert (table.pot, table.choice(Kind.BUY, 1).price) == (9, 2)
        assert passing(table, 1).refused == "pass_after_last_card"


def test_the_fifth_is_of_the_pot_when_the_punters_turn_begins() -> None:
    """X-12: the second punter's fifth counts what the first one lost."""
    table = fort(centre="9s")
    table.bet(1, 7)
    assert table.choice(Kind.BUY, 2).price == 6
    buy(table, 2, "8d")
    assert table.choice(Kind.BUY, 2).price == 6


def test_after_the_third_card_he_may_either_bet_against_it_or_pass() -> None:
    """S0. There is no fourth card."""
    table = fort()
    buy(table, 1, "Qs")
    buy(table, 1, "8d")
    assert table.choice(Kind.BUY, 1).refused == table.refused(Buy(1)) == "no_more_cards"
    assert table.choice(Kind.BET, 1).open
    assert passing(table, 1).open
    table.do(Pass(1))
    assert table.turn == 2
    assert (table.pot, table.stacks) == (33, (77, 90, 100))


def test_before_the_third_card_he_may_not_pass() -> None:
    """FW-3, R-34: the pass is offered only after the third card; a refusal changes nothing."""
    table = fort()
    assert passing(table, 1).refused == table.refused(Pass(1)) == "pass_after_last_card"
    buy(table, 1, "Qs")
    assert table.refused(Pass(1)) == "pass_after_last_card"
    assert table.turn == 1


def test_a_pass_does_not_expose_the_hand() -> None:
    """FW-10."""
    table = fort()
    buy(table, 1, "Qs")
    buy(table, 1, "8d")
    table.do(Pass(1))
    assert table.view().seen == (held("9h Qs 8d"),)
    assert not table.view().seats[1].shown
    assert not table.events(Settled)


def test_the_bet_is_against_the_newest_card_only() -> None:
    """FW-8: he declined the others. The ace of hearts beats the nine but not the queen of spades."""
    table = fort()
    buy(table, 1, "Qs")
    table.bet(1, 3)
    assert (table.last(Settled).upcard, table.last(Settled).net) == (parse("Qs"), -3)


def test_after_buying_the_whole_pot_may_be_bet_with_what_was_paid() -> None:
    """FW-7."""
    table = fort()
    assert table.limits(1) == (1, 23)
    buy(table, 1, "Qs")
    assert table.limits(1) == (1, 28)


# The next punter.


def test_the_next_punter_faces_the_card_that_lies_there_with_two_purchases_of_his_own() -> None:
    """FW-2."""
    table = fort()
    buy(table, 1, "Qs")
    buy(table, 1, "8d")
    table.do(Pass(1))
    assert (table.turn, table.view().faced, table.view().bought) == (2, parse("8d"), 0)
    assert table.choice(Kind.BUY, 2).price == 7
    buy(table, 2, "Jc")
    buy(table, 2, "6c")
    assert table.choice(Kind.BUY, 2).refused == "no_more_cards"
    assert table.view().centre == tuple(map(parse, ("9h", "Qs", "8d", "Jc", "6c")))


def test_house_rule_a_new_free_card_for_each_punter() -> None:
    """FW-2, option."""
    table = fort_with("fresh")
    buy(table, 1, "Qs")
    table.bet(1, 1)
    (choice,) = table.choices
    assert (choice.kind, table.turn) == (Kind.DRAW, 2)
    table.draw("Jc")
    assert table.last(CentreTurned) == CentreTurned(card=parse("Jc"), role="free")
    assert (table.pot, table.view().faced, table.choice(Kind.BUY, 2).price) == (29, parse("Jc"), 6)
    buy(table, 2, "6c")
    buy(table, 2, "7s")
    assert passing(table, 2).open


def test_house_rule_back_to_the_deals_first_card() -> None:
    """FW-2, option."""
    table = fort_with("first")
    buy(table, 1, "Qs")
    table.bet(1, 1)
    assert table.last(CentreTurned) == CentreTurned(card=parse("9h"), role="back")
    assert (table.turn, table.view().faced) == (2, parse("9h"))
    table.bet(2, 5)
    assert table.last(Settled).upcard == parse("9h")


def test_a_first_punter_who_leaves_after_buying_does_not_change_the_next_ones_card() -> None:
    """FW-2: "back to the first card" and "a new card for each" hold for whoever comes after a turn."""
    for bets in (False, True):
        table = fort_with("first")
        buy(table, 1, "Qs")
        table.do(*([Bet(1, 1)] if bets else []), Leave(1))
        assert (table.turn, table.view().faced) == (2, parse("9h"))
        table = fort_with("fresh")
        table.do(*([Bet(1, 1)] if bets else []), Leave(1))
        assert (table.turn, table.choices[0].kind) == (2, Kind.DRAW)


def test_the_first_punter_to_act_faces_the_first_card_although_another_left_before_his_turn() -> None:
    table = fort_with("fresh", 100, 100, 100, 100)
    table.do(Leave(2))
    table.bet(1, 1)
    table.draw("Jc")
    assert (table.turn, table.view().faced) == (3, parse("Jc"))


# Short of chips or cards.


def test_who_cannot_pay_the_price_may_not_buy_and_must_bet() -> None:
    """FW-6: at least the least bet, or all he has."""
    table = fort(100, 4, 100)
    assert table.choice(Kind.BUY, 1).refused == table.refused(Buy(1)) == "cannot_pay"
    assert table.refused(Pass(1)) == "pass_after_last_card"
    assert table.limits(1) == (1, 4)
    table = fort(100, 4, 100, least=6)
    assert table.limits(1) == (4, 4)


def test_who_spends_his_last_chip_on_a_card_passes() -> None:
    """FW-12, X-12: his turn ends there, his hand unseen; the new card stays in the centre."""
    table = fort(100, 5, 100)
    buy(table, 1, "Qs")
    assert table.last(Passed) == Passed(seat=1, forced=True)
    assert (table.turn, table.view().faced) == (2, parse("Qs"))
    assert table.view().seen == (held("9h Qs"),)


def test_with_an_empty_stock_no_card_can_be_bought_and_he_may_bet_or_pass_at_once() -> None:
    """FW-9, X-12. Here the whole pack is turned up before the only two that is not in the hand."""
    hand = "2c 2d 2h"
    for passes in (False, True):
        table = Scripted(with_rules(FORT_WAYNE, threshold="two"), (100, 100), dealer=0)
        table.deal(hand, stake=50)
        table.draw(" ".join((*(card for card in NAMES if card not in (*hand.split(), "2s")), "2s")))
        assert (table.view().stock, table.view().faced) == (0, parse("2s"))
        assert table.choice(Kind.BUY, 1).refused == table.refused(Buy(1)) == "no_cards_left"
        assert (table.limits(1), passing(table, 1).price) == ((1, 50), 0)
        table.do(Pass(1) if passes else Bet(1, 5))
        assert table.last(BankTaken).chips == (50 if passes else 55)


def test_a_new_card_for_each_is_not_turned_up_where_none_is_left() -> None:
    """FW-9 with the option of FW-2: the next punter faces the card that lies there."""
    table = Scripted(with_rules(FORT_WAYNE, threshold="two", centre="fresh"), (100, 100, 100), dealer=0)
    table.deal("2c 2d 2h", "3c 3d 3h", stake=50)
    stock = [card for card in NAMES if card not in ("2c", "2d", "2h", "3c", "3d", "3h", "2s")]
    table.draw(" ".join((*stock, "2s")))
    table.bet(1, 5)
    assert (table.turn, table.view().faced, table.limits(2)) == (2, parse("2s"), (1, 55))


# House rules of the price.


def test_house_rule_one_fifth_of_the_pot_as_it_is_then() -> None:
    """FW-4, option; A10 trace 6: the third card costs 6, pot 34."""
    table = fort(price="fifth")
    buy(table, 1, "Qs")
    assert table.choice(Kind.BUY, 1).price == 6
    buy(table, 1, "8d")
    assert table.pot == 34


def test_house_rule_an_agreed_price() -> None:
    """S0: "or some other agreed amount"."""
    table = fort(price=3)
    buy(table, 1, "Qs")
    buy(table, 1, "8d")
    assert (table.pot, table.stacks[1]) == (29, 94)


def test_house_rule_pass_at_any_time() -> None:
    """FW-3, option."""
    table = fort(passing="free")
    table.do(Pass(1))
    assert (table.turn, table.pot) == (2, 23)


def test_house_rule_pass_for_one_chip() -> None:
    """FW-3 with HCP-1's price; after the third card the pass is free as ever."""
    table = fort(passing="chip")
    assert passing(table, 1).price == 1
    buy(table, 1, "Qs")
    buy(table, 1, "8d")
    assert passing(table, 1).price == 0
    table.do(Pass(1))
    table.do(Pass(2))
    assert table.last(BankTaken).chips == 34


def test_house_rule_the_first_card_must_be_a_six_or_lower() -> None:
    """FW-1, option: skipped cards lie there too; a bought card may be of any rank."""
    table = Scripted(with_rules(FORT_WAYNE, threshold="six"), (100, 100), dealer=0)
    table.deal(stake=20, keep="Kh 6h Qs")
    table.draw("Kh")
    assert table.last(CentreTurned).role == "skipped"
    table.draw("6h")
    buy(table, 1, "Qs")
    assert table.view().faced == parse("Qs")
    assert not table.events(DealVoid)


# FW-11: everything else as Slippery Sam.


def test_the_stake_is_in_a_range() -> None:
    table = Scripted(FORT_WAYNE, (100, 100), dealer=0)
    table.do(Begin())
    assert (table.choice(Kind.STAKE).least, table.choice(Kind.STAKE).most) == (10, 50)


def test_at_the_end_of_a_hand_the_dealer_retains_what_is_left_and_the_deal_passes() -> None:
    table = fort()
    buy(table, 1, "Qs")
    table.bet(1, 2)
    table.bet(2, 1)
    assert (table.last(BankTaken).chips, table.stacks, table.dealer) == (31, (108, 93, 99), 1)


def test_an_empty_pot_in_the_middle_passes_the_deal() -> None:
    table = fort()
    table.bet(1, 23)
    assert table.last(BankBroken).seat == 0
    assert (table.pot, table.stacks, table.stage, table.dealer) == (0, (77, 123, 100), Stage.BETWEEN, 1)


def test_two_to_eleven_may_play_and_nine_with_a_new_card_for_each() -> None:
    """FW-2: what one pack has when every punter buys two cards."""
    start(FORT_WAYNE, (100,) * 11)
    start(with_rules(FORT_WAYNE, centre="fresh"), (100,) * 9)
    with pytest.raises(BadRules):
        start(FORT_WAYNE, (100,) * 12)
    with pytest.raises(BadRules):
        start(with_rules(FORT_WAYNE, centre="fresh"), (100,) * 10)
