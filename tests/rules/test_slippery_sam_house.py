"""Slippery Sam: the void deal, and the house rules of its page docs/rules/slippery-sam.md.

SAM-1, COM-14 and so on are the rulings of that page, R-28 a case that went wrong elsewhere.
"""

import pytest

from reddog.cards import NAMES, parse
from reddog.rules.choices import Kind
from reddog.rules.events import BankBroken, BankTaken, DealVoid, Settled, Shuffled
from reddog.rules.house import with_rules
from reddog.rules.moves import DealAgain, Pass, PassDeal
from reddog.rules.state import Stage
from reddog.rules.variants import FORT_WAYNE, SLIPPERY_SAM, Variant
from tests.rules.scripted import Scripted, held

WINS, LOSES = "Ah Kd 2c", "Ac Qd 2h"
"""Against the six of hearts."""


def sam(*stacks: int | None, **rules: str | int) -> Scripted:
    return Scripted(with_rules(SLIPPERY_SAM, **rules), stacks or (100, 100, 100), dealer=0)


# No six or lower.

LOW_HANDS = (
    "2c 2d 2h", "2s 3c 3d", "3h 3s 4c", "4d 4h 4s", "5c 5d 5h", "5s 6c 6d", "6h 6s 7c",
)  # fmt: skip
HIGH = " ".join(name for name in NAMES if name[0] in "789TJQKA" and name != "7c")
"""The 31 cards of the stock when those hands are dealt."""


def void(**rules: str | int) -> Scripted:
    """R-28: eight players, seven hands hold all cards from two to six and one other."""
    table = Scripted(with_rules(SLIPPERY_SAM, **rules), (100,) * 8, dealer=0)
    table.deal(*LOW_HANDS, stake=30)
    table.draw(HIGH)
    return table


def test_without_a_six_or_lower_the_deal_is_void_and_dealt_again() -> None:
    """SAM-1, X-18: no bets, the same pot, the same dealer, a new pack, nothing remembered."""
    table = void()
    assert table.last(DealVoid).redeal
    assert isinstance(table.told[-1], Shuffled)
    assert (table.pot, table.dealer, table.session.banker, table.session.deals) == (30, 0, 0, 1)
    for seat in range(8):
        view = table.view(seat)
        assert (view.seen, view.hand, view.hidden, view.centre) == ((0,), (), 0, ())
    table.hands(*LOW_HANDS[:2], centre="4h")
    table.bet(1, 5)
    assert table.pot == 35


def test_void_deals_may_follow_each_other_without_limit() -> None:
    """X-18."""
    table = void()
    for _ in range(3):
        table.hands(*LOW_HANDS)
        table.draw(HIGH)
    assert len(table.events(DealVoid)) == 4
    assert (table.pot, table.choice(Kind.DRAW).count) == (30, 21)


def test_house_rule_the_last_card_turned_is_the_centre_card() -> None:
    """SAM-1, option."""
    table = void(none_comes="last")
    assert table.view().faced == parse(HIGH.split()[-1])
    assert table.limits(1) == (1, 30)
    table.bet(1, 5)
    assert table.last(Settled).upcard == parse(HIGH.split()[-1])


def test_house_rule_a_void_deal_passes() -> None:
    """SAM-1, option: the banker keeps the pot."""
    table = void(none_comes="pass")
    assert not table.last(DealVoid).redeal
    assert table.last(BankTaken) == BankTaken(seat=0, chips=30, why="over")
    assert (table.pot, table.stacks, table.dealer) == (0, (100,) * 8, 1)


def test_house_rule_a_void_deal_passes_also_a_bank_of_several_deals() -> None:
    """SAM-1, option: the deal passes, and so the bank, however many deals it was for."""
    table = void(none_comes="pass", deals=3)
    assert table.last(BankTaken) == BankTaken(seat=0, chips=30, why="over")
    assert (table.stage, table.session.banker, table.dealer) == (Stage.BETWEEN, None, 1)


# Other house rules.


@pytest.mark.parametrize(
    ("word", "last", "skipped"), [("seven", "7h", "8h"), ("K", "Kh", "Ah"), (2, "2h", "3h")]
)
def test_house_rule_another_threshold(word: str | int, last: str, skipped: str) -> None:
    """SAM-7: seven in the Encyclopaedia Britannica of 1911, or any."""
    table = sam(threshold=word)
    table.deal(stake=10, keep=f"{last} {skipped}")
    table.draw(skipped)
    assert table.view().faced is None
    table.draw(last)
    assert table.view().faced == parse(last)


def test_house_rule_the_ace_is_low() -> None:
    """COM-14: five ranks end the turning again, now ace to five; and the ace beats nothing."""
    table = sam(ace="low")
    table.deal("Ah 3c 4c", "5h 3d 4d", stake=10, keep="6h 2h")
    table.draw("6h")
    assert table.view().faced is None
    table.draw("2h")
    table.bet(1, 4)
    table.bet(2, 4)
    assert [event.net for event in table.events(Settled)] == [-4, 4]


def test_house_rule_a_win_pays_double() -> None:
    """POL-5: a pot cannot owe; what it holds is the most that it pays, and then it is broken."""
    table = sam(pays=2)
    table.deal(WINS, stake=10, centre="6h")
    table.bet(1, 7)
    assert (table.stacks, table.pot, table.last(Settled).net) == ((90, 110, 100), 0, 10)
    assert table.last(BankBroken).seat == 0


def test_house_rule_the_bank_lasts_for_more_deals_and_its_banker_may_stop_early() -> None:
    table = sam(deals=2, early_stop=True)
    table.deal(LOSES, "3h 3d 3c", stake=20, centre="6h")
    table.bet(1, 1)
    table.bet(2, 1)
    assert table.stage is Stage.TENURE
    table.do(DealAgain(0))
    table.deal(LOSES, "3h 3d 3c", centre="6h")
    table.bet(1, 1)
    table.bet(2, 1)
    assert (table.last(BankTaken).chips, table.dealer) == (24, 1)


def test_house_rule_after_its_deal_the_banker_may_deal_once_more() -> None:
    table = sam(last_round="may")
    table.deal(LOSES, "3h 3d 3c", stake=20, centre="6h")
    table.bet(1, 1)
    table.bet(2, 1)
    table.do(PassDeal(0))
    assert (table.last(BankTaken).why, table.stacks) == ("passed", (102, 99, 99))


def test_house_rule_passing_is_free() -> None:
    """SAM-3, option: nothing is settled, so the hand is not shown."""
    table = sam(passing="free")
    table.deal("3s 4s 5s", stake=10, centre="6h")
    table.do(Pass(1))
    assert (table.stacks, table.pot, table.turn) == ((90, 100, 100), 10, 2)
    assert table.view().seen == (held("6h"),)


def test_house_rule_passing_costs_one_chip() -> None:
    """SAM-3, option."""
    table = sam(passing="chip")
    table.deal(stake=10, centre="6h")
    assert table.choice(Kind.PASS).price == 1
    table.do(Pass(1))
    assert (table.stacks, table.pot, table.turn) == ((90, 99, 100), 11, 2)


@pytest.mark.parametrize("variant", [SLIPPERY_SAM, FORT_WAYNE])
def test_house_rules_that_a_bank_with_a_centre_card_has(variant: Variant) -> None:
    """Four cards, a bank of 5 to 9, a least bet of 2, a double payment and a bank of two deals, all at once."""
    rules = with_rules(variant, hand=4, bank="5-9", least=2, pays=2, deals=2, last_round="must")
    table = Scripted(rules, (100, 100), dealer=0)
    for nets in ((2, -2), (3, -3), (2, 4)):
        table.deal("Ah Kd 2c 3c" if nets[1] > 0 else "Ac Kd 2h 3h", stake=9, centre="6h")
        assert table.limits(1)[0] == 2
        table.bet(1, nets[0])
        assert table.last(Settled).net == nets[1]
    assert (table.last(BankTaken).chips, table.stacks) == (10, (101, 99))
