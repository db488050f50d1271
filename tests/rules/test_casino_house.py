"""The house rules of casino Red Dog, and the shoe. CAS-1 and so on are rulings of docs/rules/casino.md."""

import pytest

from reddog.cards import parse
from reddog.errors import BadRules
from reddog.rules.choices import Kind
from reddog.rules.events import DealBegan, Settled, Shuffled
from reddog.rules.house import with_rules
from reddog.rules.moves import Raise, Stay
from reddog.rules.variants import CASINO
from tests.rules.scripted import Scripted, held


def casino(*stacks: int, **rules: str | int | tuple[int, ...]) -> Scripted:
    return Scripted(with_rules(CASINO, **rules), stacks or (1000,))


def dealt(table: Scripted, cards: str, bet: int = 10) -> None:
    """A round of one player: his bet, and these cards; he stays."""
    table.begin()
    table.bet(0, bet)
    posts, third = cards[:5], cards[6:]
    table.draw(posts)
    if third:
        if table.choices[0].kind is Kind.RAISE:
            table.do(Stay(0))
        table.draw(third)


def test_house_rule_another_pay_table() -> None:
    """CAS-1: what spreads 1, 2, 3 ... pay; the last number holds for every wider one."""
    table = casino(pay_table="6,3", alike=30)
    for cards, net in (("5h 7c 6d", 60), ("5h 8c 6d", 30), ("5h Kc 6d", 30), ("5h 5c 5d", 300)):
        dealt(table, cards)
        assert table.last(Settled).net == net


def test_house_rule_three_alike_may_pay_nothing() -> None:
    """CAS-1: some help pages have a pair push always."""
    table = casino(alike=0)
    dealt(table, "5h 5c 5d")
    assert (table.last(Settled).net, table.stacks) == (0, (1000,))


def test_house_rule_any_raise_up_to_the_bet() -> None:
    """CAS-4, option; R-14: 1 to 10 on a bet of 10, never 11."""
    table = casino(**{"raise": "up-to"})
    dealt(table, "4h Jc")
    choice = table.choice(Kind.RAISE, 0)
    assert (choice.least, choice.most) == (1, 10)
    assert table.refused(Raise(0, 11)) == table.refused(Raise(0, 0)) == "out_of_range"
    table.do(Raise(0, 3))
    table.draw("5d")
    assert table.stacks == (1013,)


def test_house_rule_any_raise_up_to_what_he_has() -> None:
    """CAS-9: with CAS-4's option what he has."""
    table = casino(14, **{"raise": "up-to"})
    dealt(table, "4h Jc")
    assert table.choice(Kind.RAISE, 0).most == 4


# Packs.


def test_house_rule_one_to_eight_packs() -> None:
    """CAS-2."""
    for packs in range(1, 9):
        table = casino(packs=packs)
        table.begin()
        table.bet(0, 10)
        table.shuffle_if_due()
        assert table.choice(Kind.DRAW).stock.bit_count() == table.view().stock == 52 * packs
    for packs in (0, 9):
        with pytest.raises(BadRules):
            with_rules(CASINO, packs=packs)


def test_three_packs_have_three_of_each_card_and_no_fourth() -> None:
    """R-05: never more copies of a card than packs."""
    table = casino(packs=3)
    dealt(table, "8h 8h 8h")
    assert (table.last(Settled).outcome, table.last(Settled).net) == ("alike", 110)
    assert table.view().seen == (held("8h"),) * 3
    assert [bool(table.session.fresh >> 52 * layer & held("8h")) for layer in range(3)] == [False] * 3


# The shuffle.


def test_every_round_is_dealt_from_a_new_shoe() -> None:
    """CAS-3: nothing that was seen counts any more."""
    table = casino()
    for _ in range(3):
        dealt(table, "4h Jc 5d")
    assert len(table.events(Shuffled)) == 3
    table.begin()
    assert table.view().seen == (0,)


def test_house_rule_a_shoe_is_dealt_on_and_what_was_seen_counts() -> None:
    """CAS-3, option: 20 cards lie behind the cut card."""
    table = casino(shoe=20)
    dealt(table, "4h Jc 5d")
    dealt(table, "4c Js 5s")
    assert table.view().seen == (held("4h Jc 5d 4c Js 5s"),)
    assert (table.view().fresh, len(table.events(Shuffled))) == (46, 1)


def test_the_shoe_is_not_shuffled_inside_a_round() -> None:
    """CAS-12, R-09: the cut card lies before the third card; the round ends from the same shoe, the next does not."""
    table = casino(shoe=44)
    for cards in ("2h 3h", "2c 3c", "4h Jc 5d"):
        dealt(table, cards)
    assert table.view().fresh == 45
    dealt(table, "4c Js 5s")
    assert (table.view().fresh, len(table.events(Shuffled))) == (42, 1)
    table.begin()
    table.bet(0, 10)
    table.shuffle_if_due()
    assert (table.view().fresh, table.view().seen, len(table.events(Shuffled))) == (52, (0,), 2)


@pytest.mark.parametrize("shoe", [0, 5, 49])
def test_the_shoe_is_shuffled_before_a_round_once_the_cut_card_is_out_or_fewer_than_three_cards_are_left(
    shoe: int,
) -> None:
    """CAS-12, R-07: 200 rounds, never a card short, never a shuffle at another point."""
    table = casino(10**6, shoe=shoe)
    for _ in range(200):
        left = table.view().stock
        shuffles = len(table.events(Shuffled))
        table.begin()
        table.bet(0, 1)
        table.shuffle_if_due()
        assert (len(table.events(Shuffled)) > shuffles) is (left <= max(shoe, 2))
        shuffles = len(table.events(Shuffled))
        while table.session.running:
            if table.choices[0].kind is Kind.RAISE:
                table.do(Stay(0))
            else:
                table.draw_any()
        assert len(table.events(Shuffled)) == shuffles
    assert table.last(DealBegan).number == 200


def test_the_cut_card_lies_behind_one_round_at_least() -> None:
    with pytest.raises(BadRules):
        with_rules(CASINO, shoe=50)
    assert with_rules(CASINO, packs=6, shoe=78).cut == 78


def test_an_identical_card_may_be_a_post_and_the_third_card_with_two_packs() -> None:
    """R-03: it is equal to a post, so it loses."""
    table = casino(packs=2)
    dealt(table, "4h Jc Jc")
    assert (table.last(Settled).outcome, table.last(Settled).upcard) == ("post", parse("Jc"))
