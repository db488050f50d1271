"""Shoot with house rules: the options of SHT-2, SHT-6, SHT-9 and SHT-10, and the number of deals."""

import pytest

from reddog.cards import parse
from reddog.rules import moves
from reddog.rules.events import Burned, DealAgain, LastRound, Passed
from reddog.rules.house import with_rules
from reddog.rules.state import Stage
from reddog.rules.variants import SHOOT
from tests.rules.scripted import ANY, Scripted, held, lost_by_all
from tests.rules.test_shoot import BANKER, FOUR, HANDS, A, B, C, dealt, three_deals


def test_a_burn_as_in_red_dog() -> None:
    """SHT-2, option."""
    table = dealt(burn="literal", keep="2c")
    table.bet(A, 1, burn="2c", turn=ANY)
    assert table.events(Burned) == [Burned(card=parse("2c"))]
    assert table.view(B).coming == (parse("2c"),)


def test_the_banker_may_stop_after_one_or_two_deals() -> None:
    """SHT-6, option: "yes, keeping the pot"."""
    table = dealt(early_stop=True)
    lost_by_all(table)
    assert table.stage is Stage.TENURE
    table.do(moves.DealAgain(BANKER))
    assert (table.events(DealAgain), table.events(LastRound)) == ([DealAgain(seat=BANKER)], [])
    table.deal()
    lost_by_all(table)
    table.do(moves.PassDeal(BANKER))
    assert (table.stacks[BANKER], table.dealer) == (106, A)


def test_another_number_of_deals() -> None:
    table = dealt(deals=2)
    lost_by_all(table)
    table.deal()
    lost_by_all(table)
    assert table.stage is Stage.TENURE


@pytest.mark.parametrize(
    ("rule", "stage"), [("pass", Stage.BETWEEN), ("may", Stage.TENURE), ("must", Stage.BETWEEN)]
)
def test_what_follows_the_third_deal(rule: str, stage: Stage) -> None:
    """The fourth deal may be no deal at all, a choice, or due."""
    table = dealt(last_round=rule)
    three_deals(table)
    assert table.stage is stage
    assert table.session.last_round is (rule == "must")
    assert (table.session.banker is None) is (rule == "pass")


@pytest.mark.parametrize(("rule", "price"), [("free", 0), ("chip", 1)])
def test_a_pass(rule: str, price: int) -> None:
    """SHT-9, options."""
    table = dealt(passing=rule)
    table.do(moves.Pass(A))
    assert table.last(Passed) == Passed(seat=A, chips=price)
    assert (table.pot, table.turn) == (10 + price, B)
    assert not table.view(B).seen[0] & held(HANDS[A])


def test_a_loser_may_show_nothing() -> None:
    """SHT-10, option (pokerwiner)."""
    table = dealt(loser_shows="nothing", keep="Ah")
    table.bet(A, 1, turn="Ah")
    assert table.view(C).seen == (held("Ah"),)


def test_a_winner_may_show_the_whole_hand_or_choose() -> None:
    table = dealt(winner_shows="all", keep="Qh")
    table.bet(A, 1, turn="Qh")
    assert table.view(C).seen == (held(f"{HANDS[A]} Qh"),)
    table = dealt(winner_shows="choice", keep="Qh")
    table.bet(A, 1, turn="Qh")
    table.do(moves.Show(A, parse("Kh")))
    assert table.view(C).seen == (held("Kh Qh"),)


def test_more_cards_each() -> None:
    table = Scripted(with_rules(SHOOT, hand=5), FOUR, dealer=BANKER)
    table.deal()
    assert [seat.cards for seat in table.view().seats] == [5, 5, 5, 0]
