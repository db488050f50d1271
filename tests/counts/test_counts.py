"""How many ways a deal with a tiny pack can go. `python -m tests.counts.regenerate` writes the counts anew.

The files say what the machine does; the tests below know the same by hand, from orders of named cards and nothing else.
"""

import tomllib
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import comb, perm

import pytest

from reddog.rules.contests import Between
from reddog.rules.variants import VARIANTS
from tests.counts.counting import TINY, Tiny, counted, first_bet, first_results
from tests.counts.regenerate import HERE, path_of, text_of
from tests.odds.by_hand import HIGH, third_card, wins

each_game = pytest.mark.parametrize("game", TINY.values(), ids=TINY)


def test_every_game_is_counted_and_no_file_is_left_over() -> None:
    assert list(TINY) == [variant.name for variant in VARIANTS]
    assert {path.stem for path in HERE.glob("*.toml")} == set(TINY)


@each_game
def test_there_are_as_many_ways_as_there_were(game: Tiny) -> None:
    assert text_of(game) == path_of(game.variant.name).read_text(encoding="utf-8")


@each_game
def test_the_endings_add_up_and_conserve_chips(game: Tiny) -> None:
    known = tomllib.loads(path_of(game.variant.name).read_text(encoding="utf-8"))
    assert sum(known["endings"].values()) == known["counts"]["endings"]
    for ending in known["endings"]:
        if ending != "void" and game.variant.name != "casino":
            *nets, pot = ending.split(", ")
            assert sum(int(net.split()[1]) for net in nets) + int(pot.split()[1]) == 0


@each_game
def test_hands_and_posts_come_in_as_many_ways_as_there_are(game: Tiny) -> None:
    known = tomllib.loads(path_of(game.variant.name).read_text(encoding="utf-8"))
    size, hand = len(game.cards.split()), game.variant.hand
    # Two players each time: two hands are two sets out of the pack, two posts an ordered pair.
    ways = comb(size, hand) * comb(size - hand, hand) if hand else perm(size, 2)
    assert known["counts"]["deals"] == ways


# By hand: how far down an order of the cards the first bet reads, and how it ends.

Course = tuple[int, str]
"""How many cards of the order have been used when a turn is over, and its result."""


def beaten(hand: list[str], order: tuple[str, ...], at: int) -> Course:
    return at + 1, "win" if wins(hand, order[at]) else "lose"


def with_burn(order: tuple[str, ...]) -> Course:
    """Two hands of two, one card at a time; the next card is burned, the one after decides."""
    return beaten([order[0], order[2]], order, 5)


def without_burn(order: tuple[str, ...]) -> Course:
    return beaten([order[0], order[2]], order, 4)


def low_centre(order: tuple[str, ...]) -> Course:
    """Cards are turned until one is a six or lower (SAM-1)."""
    for at in range(4, len(order)):
        if order[at][0] in "23456":
            return beaten([order[0], order[2]], order, at)
    return len(order), "void"


def any_centre(order: tuple[str, ...]) -> Course:
    """Hands of one card."""
    return beaten([order[0]], order, 2)


def posts(order: tuple[str, ...], *, pairs_are_called: bool) -> Course:
    """Two posts and a third card; aces are high, and on a pair the third is called higher."""
    first, second = (HIGH.index(card[0]) for card in order[:2])
    if abs(first - second) == 1:
        return 2, "consecutive"
    third = next(name for name, ways in third_card((order[0], order[1]), [order[2]]).items() if ways)
    if first == second and third != "alike":
        third = "win" if pairs_are_called and HIGH.index(order[2][0]) > first else "lose"
        third = third if pairs_are_called else "push"
    return 3, third


BY_HAND: dict[str, Callable[[tuple[str, ...]], Course]] = {
    "high-card-pool": with_burn,
    "denexa": without_burn,
    "shoot": without_burn,
    "slippery-sam": low_centre,
    "fort-wayne": any_centre,
    "polish": with_burn,
    "casino": lambda order: posts(order, pairs_are_called=False),
    "pot-in-between": lambda order: posts(order, pairs_are_called=True),
}


@each_game
def test_the_first_bet_ends_as_the_orders_of_the_cards_say(game: Tiny) -> None:
    orders = list(permutations(game.cards.split()))
    shares: dict[str, Fraction] = {}
    for order in orders:
        result = BY_HAND[game.variant.name](order)[1]
        shares[result] = shares.get(result, Fraction(0)) + Fraction(1, len(orders))
    assert first_results(game) == shares


@each_game
def test_the_exact_odds_of_the_first_bet_come_true(game: Tiny) -> None:
    shares, contest = first_results(game), game.variant.contest
    alike_wins = isinstance(contest, Between) and contest.alike > 0
    assert first_bet(game) == shares["win"] + (shares["alike"] if alike_wins else 0)


@each_game
def test_with_the_plainest_moves_a_deal_has_as_many_courses_as_orders(game: Tiny) -> None:
    size, variant = len(game.cards.split()), game.variant.name
    by_hand = BY_HAND[variant]
    orders = list(permutations(game.cards.split()))
    if variant == "pot-in-between":
        ways = len(
            {order[: used + by_hand(order[used:])[0]] for order in orders for used in [by_hand(order)[0]]}
        )
    elif variant in {"slippery-sam", "fort-wayne", "casino"}:
        # One card for all.
        ways = len({order[: by_hand(order)[0]] for order in orders})
    else:
        # The last of seven cards is the second player's, turned up or burned; a burned card comes round after it.
        ways = perm(size, size if variant in {"high-card-pool", "polish"} else size - 1)
    assert counted(game, every_choice=False).nodes["endings"] == ways
