"""The chances against the tables of the rule pages, and against every way in which the cards can lie.

Figures: those of the design's rule tables B2 (hands), B3 (centre cards), B4 (blind bets), B1 and B5 (posts), each
computed there by two routes.
"""

from fractions import Fraction

import pytest

from reddog.cards import PACK, mask, parse_cards
from reddog.odds.exact import Chances, beating, chances, win, win_count
from reddog.odds.unseen import Upcoming
from reddog.rules.contests import Beat
from tests.odds import by_hand
from tests.odds.views import (
    facing,
    holding,
)

# B2: a hand against one unseen card.

HANDS = [
    ("As Ah Ad Ac 2s", 47, 47),
    ("As Ah Ad Ac Ks", 47, 47),
    ("As Ah Ad Kc 2c", 46, 47),
    ("As Ah Kd Kc 2s", 45, 47),
    ("Ks Kh Kd Kc 2s", 43, 47),
    ("Ks Kh Kd Kc As", 44, 47),
    ("Qs Qh Qd Qc Js", 39, 47),
    ("As Ah Ad 2c 3c", 36, 47),
    ("As Ks Qs Js Ts", 8, 47),
    ("As Ks Ah Kh Qh", 21, 47),
    ("As 5h Td Js 3s", 21, 47),
    ("Ac 5h Td Js 3s", 31, 47),
    ("As 9h 8d 7c 6c", 29, 47),
    ("8s 8h 8d 8c 7s", 23, 47),
    ("9s 8h 8d 8c 2s", 24, 47),
    ("9s 9h 8d 8c 2s", 25, 47),
    ("9s 9h 8d 8c 7s", 25, 47),
    ("9s 9h 9d 8c 8s", 26, 47),
    ("Ts 8h 7d 6c 2s", 22, 47),
    ("Js Jh Jd 2c 3c", 27, 47),
    ("Ah Kd 4c 3s 2s", 25, 47),
    ("7s 6h 5d 4c 3s", 13, 47),
    ("2s 2h 2d 2c 3s", 0, 47),
    ("2s 3s 4s 5s 6s", 0, 47),
    ("2s 2h 2d 3d 4d", 0, 47),
    ("2s 2h 2d 2c As", 11, 47),
    ("As Ah Ad Ac", 48, 48),
    ("As Kh Qd Jc", 42, 48),
    ("8s 8h 8d 8c", 24, 48),
    ("As Ah 2d 2c", 24, 48),
    ("As Kh 3d 2d", 23, 48),
    ("As Kh 4d 2d", 24, 48),
    ("2s 2h 2d 2c", 0, 48),
    ("As Ks Qs Js", 9, 48),
    ("Ts 8h 6d 4c", 20, 48),
    ("Jh 9h 7c 5d", 16, 48),
    ("As Ah Ad", 36, 49),
    ("As Kh Qd", 33, 49),
    ("Ah Ad Tc", 32, 49),
    ("As Ah 2d", 24, 49),
    ("As Ah 3d", 25, 49),
    ("Ts Th Td", 24, 49),
    ("9s 9h 9d", 21, 49),
    ("As Ks Qs", 10, 49),
    ("2s 2h 2d", 0, 49),
    ("2s 3s 4s", 0, 49),
    ("Ks Qh 3d", 22, 49),
    ("Js 9h 7d", 21, 49),
]

EXPOSED = [
    ("9s 9h 8d 8c 2s", "As Kh Qd Jc", 25, 43),
    ("9s 9h 8d 8c 2s", "3s 4h 5d 6c", 21, 43),
    ("As Ah Ad 2c 3c", "Ac Kc Qc Jc Tc 9c 8c", 36, 40),
    ("As Ah Ad 2c 3c", "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c", 36, 36),
    ("7s 6h 5d 4c 3s", "Ts 9h Kd Ac 2c", 12, 42),
    ("2s 2h 2d 2c 3s", "As Ah Ad Ac", 0, 43),
    ("As Kh Qd", "2s 3s 4s 5h 6h 7d", 27, 43),
    ("Ts 8h 6d 4c", "Ks Qs Ah Kh Jd Qd Kc Qc Jc Tc 9c 8c", 20, 36),
    ("Ts 8h 6d 4c", "2s 3s 4s 2h 3h 4h 2d 3d 4d 2c 3c 5c", 9, 36),
    ("Ks Kh Kd Kc 2s", "As Ah Ad Ac", 43, 43),
]


@pytest.mark.parametrize(("hand", "seen", "w", "u"), [(hand, "", w, u) for hand, w, u in HANDS] + EXPOSED)
@pytest.mark.parametrize("burn", ["", "literal", "fresh", "reshuffle"])
def test_w_of_u_whatever_is_burned(hand: str, seen: str, w: int, u: int, burn: str) -> None:
    assert chances(holding(hand, seen, burn=burn)) == Chances(win=w, lose=u - w, of=u, net=2 * w - u)


@pytest.mark.parametrize(("hand", "w", "u"), HANDS)
def test_the_count_on_masks_is_the_same(hand: str, w: int, u: int) -> None:
    held = mask(parse_cards(hand))
    assert win_count(held, PACK & ~held) == (w, u)


def test_a_winner_who_shows_one_card_tells_only_that_card() -> None:
    """What "exact" means: after 2s was turned and As shown, Ks 3h 4d 5c 6c has 16 of 44 by what was seen."""
    assert win(holding("Ks 3h 4d 5c 6c", "2s As 9h")) == Fraction(16, 44)


def test_with_a_low_ace_a_hand_of_twos_beats_aces_and_one_of_aces_nothing() -> None:
    low = Beat(ace_low=True)
    assert chances(holding("2s 2h 2d 2c 3s", contest=low)) == Chances(win=4, lose=43, of=47, net=-39)
    assert chances(holding("As Ah Ad Ac", contest=low)) == Chances(win=0, lose=48, of=48, net=-48)


# Cards that come round (HCP-8): eight players with five cards, burned 9s Kh 4d 2c Jd 6h.

BURNED = "9s Kh 4d 2c Jd 6h"


def test_the_seventh_of_eight_players_is_dealt_the_king_that_all_have_seen() -> None:
    view = holding("Ts 7h 5d 3c 8d", coming=BURNED, fresh=0)
    assert chances(view) == Chances(win=0, lose=1, of=1, net=-1)


def test_the_eighth_is_dealt_the_two() -> None:
    """Turn 7 has burned the nine again and turned the king; then the four is burned again and the two comes."""
    view = holding("Qs 8h 6d 4c 3d", seen="Kh", coming="4d 2c Jd 6h 9s", fresh=0)
    assert chances(view) == Chances(win=1, lose=0, of=1, net=1)


@pytest.mark.parametrize("hand", ["Ts 7h 5d 3c 8d", "Qs 8h 6d 4c 3d"])
def test_reshuffled_the_six_burned_cards_make_two_thirds(hand: str) -> None:
    view = holding(hand, coming=BURNED, fresh=0, burn="reshuffle")
    assert chances(view) == Chances(win=4, lose=2, of=6, net=2)


def test_the_eighth_player_can_tell_so_while_the_seventh_still_bets() -> None:
    view = holding("Qs 8h 6d 4c 3d", pool=BURNED, burn="reshuffle", turn=1)
    assert win(view) == Fraction(2, 3)


def test_with_one_fresh_card_left_the_burn_takes_it_and_the_next_card_is_known() -> None:
    assert win(holding("Kh 3d", coming="9h 2d", fresh=1)) == 1
    assert win(holding("8h 3d", coming="9h 2d", fresh=1)) == 0


def test_with_one_fresh_card_left_and_nothing_under_it_that_card_comes() -> None:
    assert chances(holding("Ah 2d 2c 2s", fresh=1)) == Chances(win=12, lose=36, of=48, net=-24)


def test_a_single_face_up_card_is_not_burned_away() -> None:
    assert win(holding("Kh 3d", coming="9h", fresh=0)) == 1


def test_after_the_burn_the_top_card_comes() -> None:
    assert win(holding("Kh 3d", coming="9h 2d", fresh=0, burned=parse_cards("9h")[0])) == 1
    assert win(holding("8h 3d", coming="9h 2d", fresh=0, burned=parse_cards("9h")[0])) == 0


def test_a_turned_card_decides_while_the_winner_chooses_what_to_show() -> None:
    assert win(holding("Kh Qh", upcard=parse_cards("Jh")[0])) == 1
    assert win(holding("Kh Qh", upcard=parse_cards("Ah")[0])) == 0


def test_a_burned_card_between_burn_and_turn_is_shuffled_in() -> None:
    """X-21: one fresh card, burned, then shuffled with the face-up ones: one place of three is any unseen card."""
    view = holding("Kh 3d", coming="9h 4d", fresh=1, burn="reshuffle")
    beaten = 11 - 1 + 1  # hearts from two to queen without the nine, and the two of diamonds
    assert chances(view) == Chances(
        win=48 + beaten, lose=3 * 48 - 48 - beaten, of=3 * 48, net=2 * (48 + beaten) - 144
    )


# B3: a hidden hand against a centre card.


@pytest.mark.parametrize(
    ("centre", "seen", "p"),
    [
        ("2s", "", Fraction(11686, 20825)),
        ("3s", "", Fraction(2189, 4165)),
        ("4s", "", Fraction(2033, 4165)),
        ("5s", "", Fraction(267, 595)),
        ("6s", "", Fraction(1212, 2975)),
        ("2s", "9h", Fraction(2791, 4900)),
        ("2s", "9s", Fraction(10461, 19600)),
        ("3s", "9h", Fraction(10461, 19600)),
        ("3s", "9s", Fraction(243, 490)),
        ("4s", "Kd Ah", Fraction(9285, 18424)),
        ("4s", "Ks Ah", Fraction(1068, 2303)),
        ("4s", "Ks As", Fraction(1941, 4606)),
        ("6s", "Ks As", Fraction(869, 2632)),
        ("6d", "Kd 9c", Fraction(124, 329)),
        ("6s", "7h 8h 9h", Fraction(927, 2162)),
        ("2s", "7h 8h 9h Th", Fraction(1934, 3243)),
        ("5s", "7h 8h 9h Th", Fraction(2593, 5405)),
    ],
)
def test_a_centre_card_with_skipped_cards(centre: str, seen: str, p: Fraction) -> None:
    found = chances(facing(centre, seen))
    assert found is not None
    assert Fraction(found.win, found.of) == p
    assert found.of == Fraction(comb3(51 - len(seen.split())))


def comb3(count: int) -> int:
    return count * (count - 1) * (count - 2) // 6


@pytest.mark.parametrize(
    ("unseen_cards", "needed"),
    [(51, 11), (50, 11), (49, 10), (45, 10), (44, 9), (40, 9), (39, 8), (35, 8), (34, 7)],
)
def test_how_many_higher_cards_make_a_centre_card_favourable(unseen_cards: int, needed: int) -> None:
    for higher in range(13):
        hearts = [rank + "h" for rank in "3456789TJQKA"]
        gone = hearts[higher:] + [rank + suit for suit in "cds" for rank in by_hand.HIGH]
        others = 51 - (12 - higher) - unseen_cards
        if others < 0:
            continue
        found = win(facing("2h", " ".join(gone[: 12 - higher + others])))
        assert found is not None
        assert (found > Fraction(1, 2)) == (higher >= needed)


@pytest.mark.parametrize(("contest", "better"), [(Beat(), 12), (Beat(ace_low=True), 11)])
def test_a_low_ace_does_not_beat_a_two_in_the_centre(contest: Beat, better: int) -> None:
    found = win(facing("2s", contest=contest))
    assert found == 1 - Fraction(comb3(51 - better), comb3(51))


# B4: blind, neither hand nor card known.


@pytest.mark.parametrize(
    ("seen", "p"),
    [
        ("", Fraction(6327, 20825)),
        ("2s 2h 2d 2c 3s", Fraction(1309, 4324)),
        ("As Ah Ad Ac Ks", Fraction(1309, 4324)),
        ("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", Fraction(3259, 8436)),
        (" ".join(rank + suit for rank in by_hand.HIGH for suit in "sh"), Fraction(241, 460)),
        ("2s 3s 4s 5s 6s 2h 3h 4h 5h 6h", Fraction(70127, 223860)),
        ("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 2d", Fraction(101971, 264180)),
        (" ".join(rank + suit for rank in "23456" for suit in "cdhs"), Fraction(5313, 17980)),
    ],
)
@pytest.mark.parametrize("contest", [Beat(pays=2), Beat(pays=2, ace_low=True)])
def test_blind_only_the_counts_of_the_suits_matter(seen: str, p: Fraction, contest: Beat) -> None:
    view = holding("", seen, hidden=3, contest=contest)
    found = chances(view)
    assert found is not None
    assert Fraction(found.win, found.of) == p
    assert found.value == 2 * p - (1 - p)


def test_polish_is_paid_two_to_one_and_still_loses() -> None:
    found = chances(holding("", hidden=3, contest=Beat(pays=2)))
    assert found is not None
    assert found.value == Fraction(-1844, 20825)


@pytest.mark.parametrize(("count", "p"), [(3, (6327, 20825)), (4, (4489, 11900)), (5, (8689, 19740))])
def test_before_looking_every_hand_has_the_mean_chance(count: int, p: tuple[int, int]) -> None:
    assert win(holding("", hidden=count)) == Fraction(*p)


def test_hands_that_are_partly_known_count_what_is_known() -> None:
    """One card shown, one hidden: 9h, 5h and 2h are left, any of them in the hand, any other turned."""
    held = mask(parse_cards("8h"))
    left = mask(parse_cards("9h 5h 2h"))
    found = beating(Beat(), held, Upcoming(unseen=left), hidden=1, hideable=left)
    # 5h and 2h are beaten by 8h, 9h by nothing.
    assert found == Chances(win=4, lose=2, of=6, net=2)
