"""What each house rule does to a record.

Names in brackets are the rulings on the rule pages in docs/rules; their options are these rules.
"""

from __future__ import annotations

import msgspec
import pytest

from reddog.rules.contests import Beat, Between, Consecutive, Pair
from reddog.rules.house import (
    options,
    with_rules,
)
from reddog.rules.pots import Antes, AnteWhen, Bank, Refill, Then
from reddog.rules.steps import (
    Bet,
    Burn,
    BurnWhen,
    Call,
    Calling,
    Centre,
    Deal,
    Look,
    Most,
    NoneComes,
    Passing,
    Price,
    Raise,
    Show,
    Shown,
    TurnUp,
)
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Shuffling,
)
from tests.rules.house_cases import refused


def test_cards_in_a_hand() -> None:
    four = with_rules(HIGH_CARD_POOL, hand=4)
    assert four.deal == (Deal(4), Look())
    assert four.hand == 4
    assert four.turn == HIGH_CARD_POOL.turn


@pytest.mark.parametrize("way", list(BurnWhen))
def test_a_burn_stands_right_before_the_card_that_is_turned_up(way: BurnWhen) -> None:
    assert with_rules(HIGH_CARD_POOL, burn=way.value).turn == (Bet(Most.POT), Burn(way), TurnUp(), Show())
    assert with_rules(SHOOT, burn=way.value).turn == (Look(), Bet(Most.POT), Burn(way), TurnUp(), Show())


def test_no_burn_takes_the_step_away() -> None:
    assert with_rules(HIGH_CARD_POOL, burn="never").turn == (Bet(Most.POT), TurnUp(), Show())


def test_passing() -> None:
    assert with_rules(HIGH_CARD_POOL, passing="chip").turn[0] == Bet(Most.POT, passing=Passing.CHIP)
    assert with_rules(SHOOT, passing="free").turn[1] == Bet(Most.POT, passing=Passing.FREE)
    assert with_rules(POT_IN_BETWEEN, passing="none").turn[4] == Bet(Most.POT)


def test_antes_and_refills() -> None:
    changed = with_rules(HIGH_CARD_POOL, antes="once", refill="empty")
    assert changed.pot == Antes(when=AnteWhen.ONCE, refill=Refill.EMPTY)
    assert with_rules(DENEXA, antes="every-deal").pot == Antes(when=AnteWhen.EVERY_DEAL, refill=Refill.NEVER)


def test_the_least_bet_follows_the_ante() -> None:
    """S0: at least the amount of the ante; DNX-2. In Between the least bet is one (IB-2)."""
    assert with_rules(HIGH_CARD_POOL, ante=2).stakes.least == 2
    assert with_rules(DENEXA, ante=5).stakes.least == 5
    assert with_rules(HIGH_CARD_POOL, ante=2, least=1).stakes.least == 1
    assert with_rules(HIGH_CARD_POOL, least=3).stakes.ante == 1
    assert with_rules(POT_IN_BETWEEN, ante=5).stakes.least == 1


def test_a_least_bet_equal_to_the_ante_is_no_difference() -> None:
    assert with_rules(HIGH_CARD_POOL, ante=2, least=2).house == (("ante", "2"),)
    assert with_rules(HIGH_CARD_POOL, ante=2, least=1).house == (("ante", "2"), ("least", "1"))


def test_a_dealers_bank_is_the_bank_of_shoot() -> None:
    """HCP-13, X-9: no antes, three deals and perhaps a fourth, burn and look as before, a least bet of its own."""
    banked = with_rules(HIGH_CARD_POOL, dealer_bank=True)
    assert banked.pot == SHOOT.pot
    assert banked.banked
    assert (banked.deal, banked.turn) == (HIGH_CARD_POOL.deal, HIGH_CARD_POOL.turn)
    assert banked.stakes.least == 1
    assert (banked.stakes.bank_least, banked.stakes.bank_most) == (10, 50)


def test_a_dealers_bank_has_the_rules_of_banks_and_none_of_antes() -> None:
    ante_game = {option.name for option in options(HIGH_CARD_POOL)}
    banked = {option.name for option in options(with_rules(HIGH_CARD_POOL, dealer_bank="yes"))}
    assert ante_game - banked == {"ante", "antes", "refill", "ends-when-potted", "dealt-out"}
    assert banked - ante_game == {"bank", "deals", "early-stop", "last-round"}
    for name, value in {"ante": 2, "refill": "empty", "ends-when-potted": True, "antes": "once"}.items():
        error = refused(HIGH_CARD_POOL, {"dealer-bank": "yes", name: value})
        assert (error.code, error.facts["rule"], error.facts["why"]) == ("rule_not_here", name, "no_antes")


def test_a_bank_is_a_range_or_one_amount() -> None:
    assert with_rules(SHOOT, bank="20-80").stakes.bank_most == 80
    assert with_rules(SHOOT, bank=(20, 80)) == with_rules(SHOOT, bank="20-80")
    one = with_rules(SHOOT, bank=20)
    assert (one.stakes.bank_least, one.stakes.bank_most) == (20, 20)
    assert with_rules(SHOOT, bank="20-20") == one
    assert one.house == (("bank", "20"),)


def test_the_polish_bank_is_one_fixed_amount() -> None:
    assert with_rules(POLISH, bank=50).stakes.bank_most == 50
    assert refused(POLISH, {"bank": "10-50"}).code == "value_not_allowed"


def test_tenure() -> None:
    """SHT-6, POL-8."""
    assert with_rules(SHOOT, deals=5, early_stop=True, last_round="must").pot == Bank(
        deals=5, then=Then.MUST, early=True
    )
    assert with_rules(SLIPPERY_SAM, deals=2, last_round="may").pot == Bank(deals=2, then=Then.MAY)
    assert with_rules(POLISH, times=5, last_round="may").pot == Bank(
        deals=None, times=5, then=Then.MAY, fixed=True
    )
    assert refused(POLISH, {"last-round": "pass"}).facts["words"] == ("may", "must")


def test_what_a_win_pays() -> None:
    """POL-1: even money instead of double."""
    assert with_rules(POLISH, pays=1).contest == Beat(pays=1)
    assert with_rules(SLIPPERY_SAM, pays=3).contest == Beat(pays=3)


def test_what_is_shown() -> None:
    """COM-6, SHT-10."""
    changed = with_rules(HIGH_CARD_POOL, winner_shows="all", loser_shows="nothing")
    assert changed.turn[-1] == Show(winner=Shown.ALL, loser=Shown.NOTHING)
    assert with_rules(SHOOT, winner_shows="choice").turn[-1] == Show(winner=Shown.CHOICE)


def test_house_rules_of_denexa() -> None:
    """S3: deal the hands face up; deal the whole deck out."""
    changed = with_rules(DENEXA, face_up=True, dealt_out=True)
    assert changed.deal == (Deal(4, face_up=True), Look())
    assert changed.shuffle is Shuffling.DEALT_OUT
    assert with_rules(DENEXA, ends_when_potted=False).ends_potted is False
    assert with_rules(HIGH_CARD_POOL, ends_when_potted=True).ends_potted is True


def test_the_threshold() -> None:
    """SAM-7: seven (EB 1911), any. FW-1: keep turning to six or lower. Ranks count from 0, the two."""
    assert with_rules(SLIPPERY_SAM, threshold="seven").deal[1] == TurnUp(until=5)
    assert with_rules(SLIPPERY_SAM, threshold="7") == with_rules(SLIPPERY_SAM, threshold=7)
    assert with_rules(SLIPPERY_SAM, threshold="none").deal[1] == TurnUp()
    assert with_rules(SLIPPERY_SAM, threshold=None) == with_rules(SLIPPERY_SAM, threshold="none")
    assert with_rules(FORT_WAYNE, threshold="six").deal[1] == TurnUp(until=4)
    assert with_rules(SLIPPERY_SAM, none_comes="last").deal[1] == TurnUp(until=4, none_comes=NoneComes.LAST)
    assert with_rules(FORT_WAYNE, threshold="K", none_comes="pass").deal[1] == TurnUp(
        until=11, none_comes=NoneComes.PASS
    )


def test_with_a_low_ace_five_ranks_remain_low_enough() -> None:
    """COM-14: the threshold moves with the ranks: ace, two, three, four, five."""
    low = with_rules(SLIPPERY_SAM, ace="low")
    (threshold,) = (option for option in options(low) if option.name == "threshold")
    assert (threshold.preset, threshold.value) == ("five", "five")
    up = next(step for step in low.deal if isinstance(step, TurnUp))
    assert isinstance(low.contest, Beat)
    assert up.until is not None
    assert [low.contest.order(4 * rank) <= up.until for rank in range(13)] == [True] * 4 + [False] * 8 + [
        True
    ]
    six = with_rules(SLIPPERY_SAM, ace="low", threshold="six")
    assert six.house == (("ace", "low"), ("threshold", "six"))
    assert refused(low, {"threshold": "king"}).code == "value_not_allowed"
    assert with_rules(low, threshold="ace").deal[1] == TurnUp(until=0)


def test_fort_wayne() -> None:
    """FW-2, FW-3, FW-4."""
    fifth = with_rules(FORT_WAYNE, price="fifth", centre="fresh", passing="free")
    assert fifth.turn[0] == Bet(
        Most.POT, passing=Passing.FREE, buys=2, price=Price.FIFTH, centre=Centre.FRESH
    )
    assert with_rules(FORT_WAYNE, price=4).turn[0] == Bet(Most.POT, buys=2, price=Price.FIXED, price_chips=4)
    assert with_rules(with_rules(FORT_WAYNE, price=4), price="same") == FORT_WAYNE


def test_the_casino() -> None:
    """CAS-1, CAS-2, CAS-3, CAS-4, CAS-12."""
    changed = with_rules(
        CASINO, packs=6, pay_table=(6, 4, 2, 1), alike=12, **{"raise": "up-to"}, shoe=78, most=500, least=5
    )
    assert changed.packs == 6
    assert changed.contest == Between(pays=(6, 4, 2, 1), alike=12)
    assert changed.deal[3] == Raise(up_to=True)
    assert (changed.shuffle, changed.cut) == (Shuffling.SHOE, 78)
    assert (changed.stakes.least, changed.stakes.most) == (5, 500)
    assert with_rules(changed, shoe="fresh").shuffle is Shuffling.EVERY_DEAL


@pytest.mark.parametrize(
    ("given", "normal"),
    [
        ("5,4,2,1,1,1", None),
        ("5, 4, 2, 1", None),
        ("6,4,2,1,1", "6,4,2,1"),
        ("1", "1"),
        ("0", "0"),
        ("2,2,2", "2"),
    ],
)
def test_the_last_number_of_a_pay_table_stands_for_all_that_follow(given: str, normal: str | None) -> None:
    assert dict(with_rules(CASINO, pay_table=given).house).get("pay-table") == normal


def test_pot_in_between() -> None:
    """IB-2 to IB-6."""
    one = with_rules(POT_IN_BETWEEN, post=1, consecutive="loses", first_round="half", packs=2)
    assert isinstance(one.contest, Between)
    assert (one.contest.post, one.contest.consecutive) == (-1, Consecutive.LOSES)
    assert one.turn[4] == Bet(Most.POT, passing=Passing.FREE, first_round=Most.HALF)
    assert one.packs == 2
    high = with_rules(POT_IN_BETWEEN, ace="high")
    assert Call(Calling.ACE) not in high.turn
    assert len(high.turn) == 5
    for pair in ("new-posts", "wins-two"):
        changed = with_rules(POT_IN_BETWEEN, pair=pair)
        assert Call(Calling.SIDE) not in changed.turn
        assert isinstance(changed.contest, Between)
        assert changed.contest.pair is Pair(pair)


def test_a_record_without_the_calls_can_have_them() -> None:
    bare = msgspec.structs.replace(with_rules(POT_IN_BETWEEN, ace="high", pair="new-posts"), house=())
    changed = with_rules(bare, ace="call", pair="call")
    assert changed.turn == POT_IN_BETWEEN.turn
    assert changed.contest == POT_IN_BETWEEN.contest


def test_a_shoe_is_dealt_from_at_least_once() -> None:
    assert with_rules(CASINO, shoe=49).cut == 49
    assert with_rules(CASINO, shoe=0).shuffle is Shuffling.SHOE
    assert refused(CASINO, {"shoe": 50}).facts["most"] == 49
    assert with_rules(CASINO, packs=8, shoe=413).cut == 413
    assert refused(with_rules(CASINO, packs=8, shoe=413), {"packs": 6}).facts["rule"] == "shoe"
