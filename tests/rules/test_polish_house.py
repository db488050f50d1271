"""Polish Red Dog: the house rules of its page docs/rules/polish.md, and how many can play.

POL-1 and so on are rulings of that page.
"""

import pytest

from reddog.errors import BadRules
from reddog.rules.choices import Kind
from reddog.rules.events import BankBroken, BankTaken, Burned, LastRound, Settled, Shuffled, TurnedUp
from reddog.rules.house import with_rules
from reddog.rules.moves import Bet, DealAgain, Pass, PassDeal
from reddog.rules.session import start
from reddog.rules.variants import POLISH
from tests.rules.scripted import Scripted


def polish(*stacks: int | None, **rules: str | int) -> Scripted:
    """The dealer is in the first seat."""
    return Scripted(with_rules(POLISH, **rules), stacks or (100, 100, 100), dealer=0)


def play(table: Scripted, *bets: int) -> None:
    """One deal: the bets in turn, each lost."""
    table.deal()
    for chips in bets:
        assert table.turn is not None
        table.bet(table.turn, chips, wins=False)


# House rules.


def test_house_rule_even_money() -> None:
    """POL-1, option."""
    table = polish(pays=1)
    table.deal()
    table.bet(1, 10, wins=True)
    assert (table.pot, table.stacks[1], table.turn) == (10, 110, 2)


def test_house_rule_a_win_larger_than_the_pot_takes_all_of_it() -> None:
    """POL-5."""
    table = polish(pays=3)
    table.deal()
    table.bet(1, 10, wins=True)
    assert (table.last(Settled).net, table.pot, table.stacks[1]) == (20, 0, 120)
    assert table.last(BankBroken).seat == 0


def test_house_rule_passing_is_free() -> None:
    """POL-6, option: no card is burned or turned."""
    table = polish(passing="free")
    table.deal()
    table.do(Pass(1))
    assert (table.turn, table.pot) == (2, 20)
    assert not table.events(Burned)


def test_house_rule_another_multiple() -> None:
    """S0's three times is a number of the table."""
    table = polish(100, 100, bank=10, times=2)
    play(table, 5)
    assert not table.session.last_round
    play(table, 5)
    assert (table.pot, table.session.last_round) == (20, True)


@pytest.mark.parametrize("again", [True, False])
def test_house_rule_the_dealer_may_decline_the_last_round(*, again: bool) -> None:
    """POL-8, option."""
    table = polish(100, 100, bank=10, times=2, last_round="may")
    play(table, 5)
    play(table, 5)
    assert [choice.kind for choice in table.choices] == [Kind.DEAL_AGAIN, Kind.PASS_DEAL]
    table.do(DealAgain(0) if again else PassDeal(0))
    if again:
        assert table.last(LastRound) == LastRound(seat=0, stitch=True)
        play(table, 10)
    assert table.last(BankTaken).chips == (30 if again else 20)
    assert table.dealer == 1


def test_house_rule_no_burn() -> None:
    table = polish(burn="never")
    table.deal("Ad 7h 8h")
    table.bet(1, 4, turn="6d")
    assert (table.events(Burned), table.pot) == ([], 12)


# Cards.


def test_up_to_ten_punters_never_run_short_with_five_cards_each() -> None:
    """POL-12."""
    table = Scripted(POLISH, (100,) * 11, dealer=0)
    play(table, *[1] * 10)
    assert (table.pot, len(table.events(Burned)), len(table.events(TurnedUp))) == (30, 10, 10)
    assert not any(event.known for event in table.events(TurnedUp))


def test_with_more_punters_burned_cards_come_round() -> None:
    """POL-12, HCP-8: eleven punters leave 19 cards; the tenth is dealt a card that all have seen."""
    table = Scripted(POLISH, (100,) * 12, dealer=0)
    table.deal()
    for seat in range(1, 12):
        coming = table.view().coming
        table.do(Bet(seat, 1))
        table.draw_any()
        table.draw_any()
        if seat > 9:
            assert table.last(TurnedUp).card == coming[seat - 10]
    assert [event.known for event in table.events(TurnedUp)] == [False] * 9 + [True] * 2


def test_house_rule_a_card_is_burned_only_while_enough_fresh_ones_stay_for_the_turns_to_come() -> None:
    """POL-12, HCP-8, X-4: thirteen punters leave 13 cards, so nothing is burned and nobody sees a card twice."""
    table = Scripted(with_rules(POLISH, burn="fresh"), (100,) * 14, dealer=0)
    table.deal()
    for seat in range(1, 14):
        table.do(Bet(seat, 1))
        table.draw_any()
    assert (table.events(Burned), len(table.events(TurnedUp))) == ([], 13)
    table = Scripted(with_rules(POLISH, burn="fresh"), (100,) * 13, dealer=0)
    table.deal()
    for seat in range(1, 13):
        table.do(Bet(seat, 1))
        while table.turn == seat:
            table.draw_any()
    assert len(table.events(Burned)) == 4


def test_house_rule_face_up_cards_are_shuffled_when_they_are_reached() -> None:
    """POL-12, X-21: twelve punters leave 16 cards; what is left to draw is then known to all as a set."""
    table = Scripted(with_rules(POLISH, burn="reshuffle"), (100,) * 13, dealer=0)
    table.deal()
    for seat in range(1, 10):
        table.do(Bet(seat, 1))
        while table.turn == seat:
            table.draw_any()
    (whole, face_up) = table.events(Shuffled)
    assert (whole.face_up, face_up.face_up) == (0, 8)
    # Of the eight, turn 9 burned one and turned one up.
    assert table.view(10).pool.bit_count() == table.view(10).fresh == 6
    assert len(table.view(10).coming) == 1


def test_two_to_fourteen_may_play_without_burning() -> None:
    """POL-12: three cards and one turned up for each punter; a burn needs more."""
    start(with_rules(POLISH, burn="never"), (100,) * 14)
    start(with_rules(POLISH, burn="fresh"), (100,) * 14)
    with pytest.raises(BadRules):
        start(POLISH, (100,) * 14)


@pytest.mark.parametrize(("hand", "ace", "net"), [(3, "high", 2), (4, "high", 2), (4, "low", -1)])
def test_house_rules_of_the_hand(hand: int, ace: str, net: int) -> None:
    """More cards; COM-14: a low ace beats nothing."""
    table = polish(hand=hand, ace=ace)
    table.deal(" ".join(("Ad", "7h", "8h", "2c")[:hand]), keep="Kc 6d")
    table.bet(1, 1, burn="Kc", turn="6d")
    assert table.last(Settled).net == net
