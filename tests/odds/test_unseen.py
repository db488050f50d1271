"""Which card comes next, for whoever bets and for those who wait."""

from fractions import Fraction

import pytest

from reddog.cards import mask, parse, parse_cards
from reddog.odds.exact import win
from reddog.odds.unseen import Upcoming, hideable, rank_counts, unseen, upcoming
from reddog.rules.choices import Choice, Kind
from tests.odds.views import between, facing, holding, made, open_bet, seat_view


def test_certain_is_one_known_card() -> None:
    assert Upcoming(face_up=1).certain
    assert not Upcoming(face_up=3).certain
    assert not Upcoming(unseen=1).certain


def test_ranks_are_counted_through_all_layers() -> None:
    view = between("As As", "Ah 2c", packs=2)
    assert rank_counts(view) == (7, *[8] * 11, 5)
    assert unseen(holding("As", "2c")).bit_count() == 50


def test_a_seat_that_waits_has_the_chance_over_the_cards() -> None:
    view = holding("As Kh Qd", turn=1)
    assert win(view) == Fraction(33, 49)


def test_a_seat_that_waits_cannot_tell_once_the_cards_may_run_out() -> None:
    players = tuple(seat_view(seat) for seat in range(3))
    # Three turns with a burn each take six cards: two for each.
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=6)) == Fraction(33, 49)
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=5)) is None
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=5, burned=0)) is not None
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=4, upcard=0)) is not None
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=3, burn="")) is not None
    assert win(holding("As Kh Qd", turn=1, seats=players, fresh=3, burn="fresh")) is not None
    over = (players[0], players[1], seat_view(2, done=True))
    assert win(holding("As Kh Qd", turn=1, seats=over, fresh=4)) is not None


def test_nothing_is_said_before_turns_begin_after_ones_own_or_without_a_hand() -> None:
    assert win(holding("As Kh Qd", turn=None)) is None
    assert win(holding("", seats=(seat_view(0, done=True), seat_view(1)))) is None
    assert win(holding("", seats=(seat_view(0, playing=False), seat_view(1)))) is None
    assert win(holding("As Kh Qd", fresh=0)) is None


def test_a_bought_centre_card_is_any_unseen_one_until_it_comes() -> None:
    draw = Choice(kind=Kind.DRAW, count=1)
    buy = Choice(kind=Kind.BUY, seat=0, price=2)
    assert win(facing("2s", awaited=(buy,))) == Fraction(11686, 20825)
    blind = win(facing("2s", awaited=(draw,)))
    assert blind == win(holding("", "2s", hidden=3))


def test_who_waits_while_others_may_buy_does_not_know_the_centre_card_yet() -> None:
    buy = Choice(kind=Kind.BUY, seat=1, price=2)
    assert win(facing("2s", turn=1, awaited=(buy,))) is None
    assert win(facing("2s", turn=1, awaited=(Choice(kind=Kind.DRAW, count=1),))) is None
    assert win(facing("2s", turn=1, awaited=(open_bet(1),))) == Fraction(11686, 20825)


# Every kind of burn with few cards left. "4s 9h" are face up under the stock.

UP = mask(parse_cards("4s 9h"))


@pytest.mark.parametrize(
    ("burn", "fresh", "expected"),
    [
        # Nothing is burned: the top card.
        ("", 1, Upcoming(unseen=unseen(holding("As", coming="4s 9h")))),
        ("fresh", 1, Upcoming(unseen=unseen(holding("As", coming="4s 9h")))),
        ("fresh", 0, Upcoming(face_up=1 << parse("4s"))),
        # The one fresh card is burned, the first face-up card is turned; with none fresh it is the second.
        ("literal", 2, Upcoming(unseen=unseen(holding("As", coming="4s 9h")))),
        ("literal", 1, Upcoming(face_up=1 << parse("4s"))),
        ("literal", 0, Upcoming(face_up=1 << parse("9h"))),
        # The face-up cards are shuffled, the last fresh one among them.
        ("reshuffle", 2, Upcoming(unseen=unseen(holding("As", coming="4s 9h")))),
        ("reshuffle", 1, Upcoming(unseen=unseen(holding("As", coming="4s 9h")), face_up=UP)),
        ("reshuffle", 0, Upcoming(face_up=UP)),
    ],
)
def test_the_card_of_a_bet(burn: str, fresh: int, expected: Upcoming) -> None:
    assert upcoming(holding("As", coming="4s 9h", burn=burn, fresh=fresh)) == expected


def test_cards_shuffled_in_sight_of_all_are_what_comes() -> None:
    pooled = mask(parse_cards("Kd 2c 5h"))
    assert upcoming(holding("As", pool="Kd 2c 5h", burn="reshuffle")) == Upcoming(face_up=pooled)
    assert upcoming(holding("As", pool="Kd", coming="4s 9h", burn="reshuffle")) == Upcoming(
        face_up=UP | mask(parse_cards("Kd"))
    )
    forgotten = made(pool=pooled, fresh=3, hidden=3)
    assert not hideable(forgotten) & pooled


def test_after_the_burn_the_rest_is_shuffled_if_need_be() -> None:
    burned = parse("9h")
    view = holding("As", coming="4s 9h", burn="reshuffle", fresh=0, burned=burned)
    assert upcoming(view) == Upcoming(face_up=UP)
    one = holding("As", coming="4s 9h", burn="reshuffle", fresh=1, burned=burned)
    assert upcoming(one) == Upcoming(unseen=unseen(one))
