"""Pot In Between: what the posts mean. Aces, pairs, neighbours, and the house rules about them.

IB-4, X-13 and so on are the rulings of the rule page docs/rules/pot-in-between.md, R-16 and so on cases that went wrong elsewhere.
"""

import pytest

from reddog.cards import cards_in
from reddog.rules.choices import Kind
from reddog.rules.events import Anted, PostsVoid, Settled, Shuffled
from reddog.rules.house import with_rules
from reddog.rules.moves import Call, Called, Draw, Pass
from reddog.rules.session import apply
from reddog.rules.variants import POT_IN_BETWEEN
from tests.rules.scripted import Scripted


def between(*stacks: int | None, **rules: str | int) -> Scripted:
    """A deal has begun; the dealer is in the last seat, so the first turn is that of seat 0."""
    stacks = stacks or (100, 100, 100)
    table = Scripted(with_rules(POT_IN_BETWEEN, **rules), stacks, dealer=len(stacks) - 1)
    table.begin()
    return table


def outcomes(table: Scripted) -> list[int]:
    """What every card of the stock would bring as the third card, in chips."""
    (choice,) = table.choices
    nets = []
    for card in cards_in(choice.stock):
        events = apply(table.session, Draw((card,))).events
        nets += [event.net for event in events if isinstance(event, Settled)]
    return nets


# IB-4: aces.


def test_a_first_ace_is_called_before_the_second_post_is_seen() -> None:
    """IB-4, R-16."""
    table = between()
    table.draw("Ah")
    (choice,) = table.choices
    assert (choice.kind, choice.seat, choice.options) == (Kind.CALL, 0, ("high", "low"))
    assert table.refused(Call(0, Called.HIGHER)) == "no_such_call"
    assert table.refused(Call(1, Called.HIGH)) == "not_your_turn"
    table.do(Call(0, Called.LOW))
    assert table.choices[0].kind is Kind.DRAW
    assert table.view(1).ace_low


def test_a_second_ace_is_high_and_not_called() -> None:
    table = between()
    table.draw("7h Ac")
    table.bet(0, 1)
    assert table.session.running is not None
    table.draw("Kd")
    assert (table.last(Settled).outcome, table.last(Settled).spread) == ("win", 6)


def test_a_low_ace_lies_below_the_two() -> None:
    """IB-4: A-2 with a low ace is consecutive; A-3 has spread 1."""
    for second, spread in (("2c", 0), ("3c", 1)):
        table = between()
        table.draw("Ah")
        table.do(Call(0, Called.LOW))
        table.draw(second)
        if spread:
            table.bet(0, 1)
            table.draw("2d")
        assert (table.last(Settled).spread, table.last(Settled).ace_low) == (spread, True)


def test_a_low_ace_and_then_an_ace_have_spread_twelve() -> None:
    """X-13, R-16: 48 of 50 cards win, 2 match the high ace."""
    table = between()
    table.draw("Ah")
    table.do(Call(0, Called.LOW))
    table.draw("Ac")
    table.bet(0, 3)
    nets = outcomes(table)
    assert (nets.count(3), nets.count(-6), len(nets)) == (48, 2, 50)
    table.draw("Kd")
    assert table.last(Settled).spread == 12


def test_an_ace_as_third_card_does_not_match_a_low_ace() -> None:
    """X-13: every other ace is high: a single loss."""
    table = between()
    table.draw("Ah")
    table.do(Call(0, Called.LOW))
    table.draw("7c")
    table.bet(0, 3)
    table.draw("Ad")
    assert (table.last(Settled).outcome, table.last(Settled).net) == ("lose", -3)


def test_an_ace_called_high_is_an_ace_like_any_other() -> None:
    """IB-4: with another ace it is a pair, and a third ace matches it."""
    table = between()
    table.draw("Ah")
    table.do(Call(0, Called.HIGH))
    table.draw("7c")
    table.bet(0, 3)
    table.draw("Ad")
    assert (table.last(Settled).outcome, table.last(Settled).net) == ("post", -6)
    table.draw("As")
    table.do(Call(1, Called.HIGH))
    table.draw("Ac")
    assert table.choice(Kind.CALL).options == ("higher", "lower")


# IB-5: pairs.


@pytest.mark.parametrize(
    ("word", "third", "net"),
    [("higher", "9c", 2), ("higher", "7c", -2), ("lower", "7c", 2), ("lower", "Ac", -2)],
)
def test_on_a_pair_the_player_calls_higher_or_lower(word: str, third: str, net: int) -> None:
    table = between()
    table.draw("8h 8c")
    (choice,) = table.choices
    assert (choice.kind, choice.options) == (Kind.CALL, ("higher", "lower"))
    table.do(Call(0, Called(word)))
    table.bet(0, 2)
    table.draw(third)
    assert (table.last(Settled).net, table.last(Settled).side) == (net, word)


@pytest.mark.parametrize("word", ["higher", "lower"])
def test_three_alike_cost_three_bets(word: str) -> None:
    """IB-5, IB-8: so the stack must cover three."""
    table = between(14, 100, ante=4)
    table.draw("8h 8c")
    table.do(Call(0, Called(word)))
    assert table.limits(0) == (1, 3)
    table.bet(0, 3)
    table.draw("8d")
    settled = table.last(Settled)
    assert (settled.outcome, settled.net, table.stacks[0], table.pot) == ("alike", -9, 1, 17)


def test_after_the_call_one_may_still_pass() -> None:
    """IB-2: the bet comes after the call."""
    table = between()
    table.draw("8h 8c")
    table.do(Call(0, Called.HIGHER), Pass(0))
    assert (table.turn, table.view().side, table.view().stock) == (1, "", 50)


# IB-6: neighbours.


@pytest.mark.parametrize("posts", ["7h 8c", "Ks Ac", "Jd Th"])
def test_on_consecutive_posts_there_is_no_bet_and_the_turn_is_over(posts: str) -> None:
    """IB-6, R-10, X-14."""
    table = between()
    table.draw(posts)
    settled = table.last(Settled)
    assert (settled.outcome, settled.bet, settled.net) == ("consecutive", 0, 0)
    assert (table.turn, table.stacks, table.view().stock) == (1, (99, 99, 99), 50)


# House rules.


def test_house_rule_the_ace_is_always_high() -> None:
    """IB-4, option: nothing is called."""
    table = between(ace="high")
    table.draw("Ah 2c")
    assert table.limits(0) == (1, 3)
    table.bet(0, 1)
    table.draw("3d")
    assert table.last(Settled).spread == 11


def test_house_rule_a_pair_is_replaced_by_new_posts() -> None:
    """IB-5, option: as often as it takes, in the same turn; the cards put away stay seen."""
    table = between(pair="new-posts")
    table.draw("8h 8c")
    assert table.last(PostsVoid) == PostsVoid(seat=0, why="pair")
    assert table.view().centre == ()
    table.draw("9h 9c 4d Js")
    assert (table.turn, table.view().stock) == (0, 46)
    table.bet(0, 3)
    assert 3 in outcomes(table)


def test_house_rule_a_pair_wins_two_chips() -> None:
    """IB-5, option: the turn is over without a bet; a pot of one pays one, and is filled again (X-16)."""
    table = between(pair="wins-two")
    table.draw("8h 8c")
    settled = table.last(Settled)
    assert (settled.outcome, settled.bet, settled.net) == ("pair", 0, 2)
    assert (table.turn, table.pot, table.stacks) == (1, 1, (101, 99, 99))
    table.draw("7h 7c")
    assert table.last(Settled).net == 1
    assert (table.last(Anted).why, table.pot, table.turn) == ("empty", 3, 2)


def test_house_rule_neighbours_are_replaced_by_new_posts() -> None:
    """IB-6, option."""
    table = between(consecutive="new-posts")
    table.draw("8h 7c")
    assert table.last(PostsVoid) == PostsVoid(seat=0, why="consecutive")
    table.draw("4h Jc")
    assert (table.turn, table.limits(0)) == (0, (1, 3))


def test_house_rule_neighbours_lose_the_least_bet() -> None:
    """IB-6, option; R-10. Or what the player has."""
    table = between(100, 2, least=2, consecutive="loses")
    table.draw("8h 7c")
    assert (table.last(Settled).outcome, table.last(Settled).net) == ("consecutive", -2)
    table.draw("5h 4c")
    assert (table.last(Settled).net, table.stacks, table.pot) == (-1, (97, 0), 5)


def test_a_low_ace_is_forgotten_with_the_posts_that_are_put_away() -> None:
    """IB-4: the next first ace is called anew."""
    table = between(consecutive="new-posts")
    table.draw("Ah")
    table.do(Call(0, Called.LOW))
    table.draw("2c")
    assert not table.view().ace_low
    table.draw("Ac")
    assert table.choices[0].kind is Kind.CALL


def test_new_posts_come_from_a_shuffled_pack_where_the_old_one_would_not_last() -> None:
    """IB-7: fewer than three cards are left, although the turn goes on."""
    table = between(pair="new-posts")
    for low, high in zip("234567", "9TJQKA", strict=True):
        for suit in "cdhs":
            table.draw(f"{low}{suit} {high}{suit}")
            assert table.turn is not None
            table.do(Pass(table.turn))
            if not table.session.running:
                table.begin()
    assert table.view().stock == 4
    before = table.turn
    table.draw("8h 8c")
    assert (table.turn, table.view().stock, len(table.events(Shuffled))) == (before, 52, 2)
    table.draw("8h 4c")
    assert table.choices[0].kind is Kind.BET
