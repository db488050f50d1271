"""Which cards win: the 52 cards, marked."""

import random

import pytest

from reddog.cards import NAMES, PACK, mask, parse_cards
from reddog.odds.cardmap import CardMap, Mark, card_map
from reddog.odds.exact import chances
from reddog.rules.contests import Beat, Consecutive, Pair
from reddog.rules.steps import BurnWhen
from reddog.rules.views import View
from tests.odds.views import CASINO, POT_BETWEEN, at_the_house, between, facing, holding, made, seat_view


def marked(view: View, mark: Mark, side: str = "") -> str:
    found = card_map(view, side=side)
    assert found is not None
    assert sum(getattr(found, each) for each in Mark) == PACK
    return " ".join(NAMES[card] for card in range(52) if found.marks[card] is mark)


def test_a_hand_that_was_looked_at() -> None:
    """The cards that would be beaten if they were turned up."""
    view = holding("5s 3h 2c 2d 4c", "3s")
    assert marked(view, Mark.WIN) == "2h 2s 3c 4s"
    assert marked(view, Mark.SEEN) == "2c 2d 3h 3s 4c 5s"
    assert len(marked(view, Mark.LOSE).split()) == 52 - 6 - 4
    found = card_map(view)
    assert found is not None
    assert not found.of_hand


def test_a_low_ace_is_the_lowest() -> None:
    view = holding("3s 2h 2c", contest=Beat(ace_low=True))
    assert marked(view, Mark.WIN) == "2s Ac Ah As"


def test_a_card_that_everybody_knows() -> None:
    """Whatever else was not seen lies elsewhere."""
    view = holding("Ks 2h 2c", coming="Qs 9d", fresh=0, burn="")
    assert marked(view, Mark.WIN) == "Qs"
    assert marked(view, Mark.LOSE) == ""
    assert marked(view, Mark.SEEN) == "2c 2h 9d Ks"
    assert len(marked(view, Mark.ELSEWHERE).split()) == 47


def test_face_up_cards_that_are_shuffled() -> None:
    view = holding("Ks 2h 2c", coming="Qs 9d", fresh=0, burn=BurnWhen.RESHUFFLE)
    assert marked(view, Mark.WIN) == "Qs"
    assert marked(view, Mark.LOSE) == "9d"


def test_a_hidden_hand_against_a_centre_card() -> None:
    """The cards that would win if they were in the hand."""
    view = facing("Jd", "Kd 2c")
    assert marked(view, Mark.WIN) == "Qd Ad"
    assert marked(view, Mark.SEEN) == "2c Jd Kd"
    found = card_map(view)
    assert found is not None
    assert found.of_hand
    assert found.mark(parse_cards("3c")[0]) is Mark.LOSE


def test_a_hidden_hand_of_which_one_card_wins_already() -> None:
    view = facing("Jd", "Kd", hidden=2, hand=parse_cards("Kd"))
    found = card_map(view)
    assert found is not None
    assert found.win == PACK & ~mask(parse_cards("Jd Kd"))


def test_neither_hand_nor_card_is_known() -> None:
    assert card_map(holding(hidden=3)) is None


def test_cards_between_posts() -> None:
    view = between("5c 8d", "6h", contest=POT_BETWEEN)
    assert marked(view, Mark.WIN) == "6c 6d 6s 7c 7d 7h 7s"
    assert marked(view, Mark.POST) == "5d 5h 5s 8c 8h 8s"
    assert marked(view, Mark.SEEN) == "5c 6h 8d"


def test_a_low_ace_as_a_post() -> None:
    view = between("Ac 3d", ace_low=True)
    assert marked(view, Mark.WIN) == "2c 2d 2h 2s"
    assert marked(view, Mark.POST) == "3c 3h 3s"
    assert "Ad" in marked(view, Mark.LOSE)


def test_a_pair() -> None:
    view = between("Qc Qd")
    assert card_map(view) is None
    assert marked(view, Mark.WIN, side="higher") == "Kc Kd Kh Ks Ac Ad Ah As"
    assert marked(view, Mark.ALIKE, side="lower") == "Qh Qs"
    assert marked(between("Qc Qd", side="higher"), Mark.WIN) == "Kc Kd Kh Ks Ac Ad Ah As"


def test_a_pair_at_the_house() -> None:
    view = at_the_house("Qc Qd")
    assert marked(view, Mark.ALIKE) == "Qh Qs"
    assert len(marked(view, Mark.PUSH).split()) == 48
    assert marked(view, Mark.WIN) == ""


def test_a_card_of_several_packs_is_seen_when_all_copies_are() -> None:
    view = at_the_house("5c 8d", "6h 6h 7c", packs=2)
    assert "6h" not in marked(view, Mark.WIN)
    assert "7c" in marked(view, Mark.WIN)
    assert marked(view, Mark.SEEN) == "6h"


def test_the_third_card_lies_there() -> None:
    view = at_the_house("5c 8d", "6h", upcard=parse_cards("6h")[0])
    assert marked(view, Mark.WIN) == "6h"
    assert marked(view, Mark.SEEN) == "5c 8d"
    assert len(marked(view, Mark.ELSEWHERE).split()) == 49


@pytest.mark.parametrize(
    "view",
    [
        made(seat=None),
        made(stage="between"),
        made(fresh=0),
        between("5c", contest=POT_BETWEEN),
        between("5c 6d", contest=POT_BETWEEN),
        between("5c 8d", turn=1),
        at_the_house("5c 8d", bet=0),
        at_the_house("5c 6d", contest=CASINO),
        made(turn=1, seats=(seat_view(0, done=True), seat_view(1))),
    ],
    ids=[
        "a spectator", "between deals", "no card left", "one post", "neighbours", "another's turn", "no bet",
        "a push", "turn over",
    ],
)  # fmt: skip
def test_single_cards_mean_nothing(view: View) -> None:
    assert card_map(view) is None


@pytest.mark.parametrize("seed", range(100))
def test_the_marks_are_the_chances(seed: int) -> None:
    """Of the unseen cards as many win as the chances say."""
    luck = random.Random(seed)
    cards = luck.sample(range(52), 20)
    posts = " ".join(NAMES[card] for card in cards[:2])
    seen = " ".join(NAMES[card] for card in cards[2:])
    contest = luck.choice([CASINO, POT_BETWEEN])
    for view in (
        holding(" ".join(NAMES[card] for card in cards[:5]), seen),
        between(posts, seen, contest=contest),
    ):
        found, map_ = chances(view, side="lower"), card_map(view, side="lower")
        assert found is not None
        if map_ is None:
            assert found.of == 1
            continue
        counts = [bits.bit_count() for bits in (map_.win, map_.lose, map_.push, map_.post, map_.alike)]
        assert counts == [found.win, found.lose, found.push, found.post, found.alike]


def test_posts_that_lose_at_once() -> None:
    loses = POT_BETWEEN.__class__(consecutive=Consecutive.LOSES, pair=Pair.LOSES)
    assert card_map(at_the_house("5c 6d", contest=loses)) is None
    found = chances(at_the_house("5c 6d", contest=loses))
    assert found is not None
    assert (found.lose, found.of, found.net) == (1, 1, -1)
    pair = card_map(at_the_house("5c 5d", contest=loses))
    assert pair is not None
    assert pair.lose.bit_count() == 48


def test_it_is_plain_data() -> None:
    assert CardMap(win=PACK).marks == (Mark.WIN,) * 52
