"""Chances between two posts: the rule tables B1 and B5, and the cases O-04 to O-07 and O-16."""

from fractions import Fraction

import pytest

from reddog.cards import parse_cards
from reddog.odds.exact import Chances, chances, openings, seconds, thirds, win
from reddog.rules.contests import Between
from tests.odds import by_hand
from tests.odds.views import CASINO, at_the_house, between, made, open_bet, seat_view

UNEQUAL = {
    1: "4c 6d",
    2: "4c 7d",
    3: "4c 8d",
    4: "4c 9d",
    5: "4c Td",
    6: "4c Jd",
    7: "4c Qd",
    8: "4c Kd",
    9: "3c Kd",
    10: "2c Kd",
    11: "2c Ad",
}


@pytest.mark.parametrize(("spread", "posts"), UNEQUAL.items())
@pytest.mark.parametrize("packs", [1, 2, 4, 6, 8])
def test_a_spread_from_any_number_of_packs(spread: int, posts: str, packs: int) -> None:
    found = chances(at_the_house(posts, packs=packs))
    assert found is not None
    assert (found.win, found.post, found.of) == (4 * packs * spread, 8 * packs - 2, 52 * packs - 2)
    assert found.win + found.lose + found.post == found.of
    assert found.net == CASINO.odds(spread) * found.win - found.post - found.lose


def test_the_chance_of_a_post_with_several_packs() -> None:
    for packs, p in [(1, (3, 25)), (2, (7, 51)), (4, (15, 103)), (6, (23, 155)), (8, (31, 207))]:
        found = chances(at_the_house("4c 6d", packs=packs))
        assert found is not None
        assert Fraction(found.post, found.of) == Fraction(*p)
    assert win(at_the_house("4c 6d", packs=6)) == Fraction(12, 155)


@pytest.mark.parametrize(("spread", "posts"), UNEQUAL.items())
def test_what_a_pot_bet_is_worth_with_single_and_doubled_posts(spread: int, posts: str) -> None:
    doubled = chances(between(posts))
    single = chances(between(posts, contest=Between(pays=(1,), alike=-3, post=-1)))
    assert doubled is not None
    assert single is not None
    assert doubled.value == Fraction(8 * spread - 56, 50)
    assert single.value == Fraction(8 * spread - 50, 50)


def test_neighbours_push_for_certain_and_a_pair_mostly() -> None:
    assert chances(at_the_house("7c 8d")) == Chances(push=1)
    assert chances(at_the_house("8c 8d")) == Chances(alike=2, push=48, of=50, net=22)
    assert win(at_the_house("8c 8d")) == Fraction(2, 50)
    assert chances(at_the_house("Kc Ad")) == Chances(push=1)


def test_a_king_and_a_ten_leave_two_ranks() -> None:
    assert chances(at_the_house("Tc Kd")) == Chances(win=8, lose=36, post=6, of=50, net=4 * 8 - 42)


@pytest.mark.parametrize("posts", ["As Kd", "Ac Ad"])
def test_an_ace_called_low_against_a_high_card(posts: str) -> None:
    found = chances(between(posts, ace_low=True))
    assert found is not None
    assert found.of == 50
    if posts == "Ac Ad":
        assert (found.win, found.post) == (48, 2)
    else:
        # Every later ace is high: above the king, a plain loss and no post.
        assert (found.win, found.post, found.lose) == (44, 3, 3)


@pytest.mark.parametrize(
    ("rank", "best"), list(zip("23456789TJQKA", [21, 17, 13, 9, 5, 1, -3, 1, 5, 9, 13, 17, 21], strict=True))
)
def test_a_pair_with_both_calls(rank: str, best: int) -> None:
    view = between(f"{rank}c {rank}d")
    assert chances(view) is None
    higher, lower = chances(view, side="higher"), chances(view, side="lower")
    assert higher is not None
    assert lower is not None
    assert max(higher.value, lower.value) == Fraction(best, 25)
    assert (higher.win, higher.lose, higher.alike) == (lower.lose, lower.win, lower.alike)
    called = between(f"{rank}c {rank}d", side="lower")
    assert chances(called) == lower
    assert win(called) == Fraction(lower.win, 50)


def test_cards_seen_earlier_leave_the_count() -> None:
    """Four eights gone, posts seven and nine: nothing wins; with one gone three do."""
    gone = chances(between("7c 9c", "8c 8d 8h 8s"))
    assert gone is not None
    assert (gone.win, gone.of) == (0, 46)
    one = chances(between("7c 9c", "8c"))
    assert one is not None
    assert (one.win, one.of) == (3, 49)


def test_the_third_card_is_never_drawn_from_an_endless_pack() -> None:
    found = chances(at_the_house("7c 9c"))
    assert found is not None
    assert (found.win, found.post, found.of) == (4, 6, 50)


def test_a_third_card_on_the_table_decides() -> None:
    for third, expected in [("8c", "win"), ("7d", "post"), ("2d", "lose")]:
        found = chances(between("7c 9c", third, upcard=parse_cards(third)[0]))
        assert found is not None
        assert getattr(found, expected) == found.of == 1


def test_a_shoe_with_three_cards_left() -> None:
    gone = " ".join(by_hand.without("2c 8c Ac"))
    view = at_the_house("", gone)
    found = chances(view)
    assert found is not None
    # 2 and 8, 2 and A, 8 and A as posts, with the third card known: only 2 and A win, at even money.
    assert (found.win, found.lose, found.of, found.net) == (2, 4, 6, -2)
    assert chances(at_the_house("2c", gone + "")) is not None
    assert chances(at_the_house("", gone + " 2c")) is None


# Before the posts, in the casino.


def test_all_openings_of_one_pack() -> None:
    found = chances(made(contest=CASINO, turn=None, seats=(seat_view(0),), awaited=(open_bet(),)))
    assert found is not None
    assert found.of == 52 * 51 * 50
    assert Fraction(found.alike, found.of) == Fraction(1, 17) * Fraction(2, 50)
    assert Fraction(found.push, found.of) == Fraction(32, 221) + Fraction(1, 17) * Fraction(48, 50)
    assert found.value == Fraction(-1523, 16575)  # never raising


@pytest.mark.parametrize(("packs", "edge"), [(1, 0.091885), (2, 0.085826), (6, 0.079681), (8, 0.078800)])
def test_never_raising_costs_what_the_table_says(packs: int, edge: float) -> None:
    found = openings(CASINO, (4 * packs,) * 13)
    assert float(found.value) == pytest.approx(-edge, abs=5e-7)
    assert found.win + found.lose + found.push + found.post + found.alike == found.of


@pytest.mark.parametrize(
    "gone", ["", "Ks 2s 8s", "2s 2h 2d 2c As Ah Ad Ac", "7s 7h 7d 7c 8s 8h 8d 8c 9s 9h 9d 9c"]
)
def test_one_post_is_the_mean_over_the_second(gone: str) -> None:
    left = by_hand.without("5c " + gone)
    found = chances(at_the_house("5c", gone))
    assert found is not None
    values = []
    for second in left:
        rest = chances(at_the_house(f"5c {second}", gone))
        assert rest is not None
        values.append(rest.value)
    assert found.value == by_hand.average(values)


def test_who_sits_the_round_out_or_only_watches_has_no_chances() -> None:
    assert chances(at_the_house("5c 9c", bet=0)) is None
    assert chances(made(contest=CASINO, turn=None, seats=(seat_view(0),), awaited=(open_bet(1),))) is None
    assert chances(made(seat=None)) is None
    assert win(made(stage="between")) is None


def test_before_the_second_post_of_a_pot_game_there_is_no_bet() -> None:
    assert chances(between("5c")) is None
    assert chances(between("5c 9c", turn=1)) is None


def test_posts_and_openings_take_any_shoe() -> None:
    assert thirds(CASINO, (0, 12), (0, 1, *[0] * 10, 1)) == Chances(win=1, post=1, of=2, net=0)
    assert seconds(CASINO, 0, (0, 1, *[0] * 10, 1)) == Chances(push=1, win=1, of=2, net=1)
