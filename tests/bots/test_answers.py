"""What the bots that think have in common: passes, calls, cards to show, banks and votes."""

import pytest

from reddog.bots import BOTS
from reddog.cards import parse, parse_cards
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat, Between, Pair
from reddog.rules.moves import Called
from tests.bots.answers import (
    ACE,
    BET,
    CHIP_PASS,
    FREE_PASS,
    NO_PASS,
    RAISE,
    SIDE,
    STAKE,
    STAY,
    TENURE,
    VOTE,
    NoLuck,
    answer,
)
from tests.odds.views import CASINO, between, facing, holding, made, open_bet, seat_view

THINKING = pytest.mark.parametrize("name", ["minimum", "counter", "careful", "potter"])
WEIGHING = pytest.mark.parametrize("name", ["counter", "careful", "potter"])

WEAK = "7s 6h 5d 4c 3s"
"""13 of 47."""


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "awaited",
    [
        (),
        (open_bet(1),),
        (NO_PASS,),
        (Choice(kind=Kind.DRAW, count=1),),
    ],
    ids=["nothing", "another-seat", "refused", "chance"],
)
def test_a_bot_answers_only_open_choices_of_its_own_seat(name: str, awaited: tuple[Choice, ...]) -> None:
    with pytest.raises(IllegalMove, match="not_now"):
        BOTS[name].choose(holding(WEAK, awaited=awaited), NoLuck())


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_answers_for_a_spectator(name: str) -> None:
    with pytest.raises(IllegalMove, match="not_now"):
        BOTS[name].choose(made(seat=None, awaited=(Choice(kind=Kind.BEGIN), BET)), NoLuck())


@THINKING
def test_a_bad_bet_that_must_be_made_is_the_least(name: str) -> None:
    assert answer(name, holding(WEAK, awaited=(BET, NO_PASS))) == moves.Bet(0, 2)


@WEIGHING
def test_a_bad_bet_is_not_made_where_passing_is_free(name: str) -> None:
    assert answer(name, holding(WEAK, awaited=(BET, FREE_PASS))) == moves.Pass(0)


@WEIGHING
def test_a_chip_is_paid_for_passing_only_where_the_least_bet_loses_more(name: str) -> None:
    # The least bet of two chips loses 2 * 21/47 with 13 of 47, and 2 * 47/47 with none.
    assert answer(name, holding(WEAK, awaited=(BET, CHIP_PASS))) == moves.Bet(0, 2)
    assert answer(name, holding("2s 2h 2d 2c 3s", awaited=(BET, CHIP_PASS))) == moves.Pass(0)


@pytest.mark.parametrize("name", ["counter", "careful"])
def test_an_even_bet_is_the_least_even_where_passing_is_free(name: str) -> None:
    even = "8s 8h 8d 8c"
    assert answer(name, holding(even, awaited=(BET, FREE_PASS))) == moves.Bet(0, 2)


@THINKING
def test_the_first_bet_of_the_casino_is_the_price_of_taking_part(name: str) -> None:
    view = made(contest=CASINO, turn=None, seats=(seat_view(0),), awaited=(BET, FREE_PASS))
    assert answer(name, view) == moves.Bet(0, 2)


@THINKING
def test_where_no_bet_is_possible_it_passes(name: str) -> None:
    none = Choice(kind=Kind.BET, seat=0, refused="nothing_to_bet")
    assert answer(name, between("5c 9c", awaited=(none, FREE_PASS))) == moves.Pass(0)


@THINKING
@pytest.mark.parametrize(
    ("posts", "seen", "word"),
    [
        ("5c 5d", "", Called.HIGHER),
        ("Jc Jd", "", Called.LOWER),
        ("8c 8d", "", Called.HIGHER),
        ("8c 8d", "2c 3c Kc Kd Ac", Called.LOWER),
    ],
)
def test_a_pair_is_called_by_exact_count(name: str, posts: str, seen: str, word: Called) -> None:
    assert answer(name, between(posts, seen, awaited=(SIDE,))) == moves.Call(0, word)


@THINKING
@pytest.mark.parametrize(
    ("seen", "word"),
    [
        ("", Called.LOW),
        # With the other aces gone and the high cards too, the space below a high ace is the larger one to hit.
        ("Ah Ad As 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s", Called.HIGH),
    ],
)
def test_an_ace_is_called_by_what_the_second_post_can_bring(name: str, seen: str, word: Called) -> None:
    assert answer(name, between("Ac", seen, awaited=(ACE,))) == moves.Call(0, word)


@pytest.mark.parametrize("pair", [Pair.NEW_POSTS, Pair.WINS_TWO])
def test_an_ace_is_called_where_pairs_are_not_bet_on(pair: Pair) -> None:
    contest = Between(pays=(1,), alike=-3, post=-2, pair=pair)
    assert answer("counter", between("Ac", contest=contest, awaited=(ACE,))) == moves.Call(0, Called.LOW)


@THINKING
@pytest.mark.parametrize(("contest", "lowest"), [(Beat(), "9h"), (Beat(ace_low=True), "9h")])
def test_the_lowest_beating_card_is_shown(name: str, contest: Beat, lowest: str) -> None:
    show = Choice(kind=Kind.SHOW, seat=0, cards=parse_cards("Kh 9h Jh"))
    view = holding("Kh 9h Jh 2c", contest=contest, upcard=parse("4h"), awaited=(show,))
    assert answer(name, view) == moves.Show(0, parse(lowest))


def test_the_prudent_bank_low_and_the_bold_high() -> None:
    view = made(stage="stake", turn=None, awaited=(STAKE,))
    assert [answer(name, view) for name in ("minimum", "counter", "careful")] == [moves.Stake(0, 10)] * 3
    assert answer("potter", view) == moves.Stake(0, 50)


def test_a_bank_is_taken_once_it_has_doubled_but_never_by_the_bold() -> None:
    good = made(stage="tenure", turn=None, opening=10, pot=20, awaited=TENURE)
    poor = made(stage="tenure", turn=None, opening=10, pot=19, awaited=TENURE)
    for name in ("minimum", "counter", "careful"):
        assert answer(name, good) == moves.PassDeal(0)
        assert answer(name, poor) == moves.DealAgain(0)
    assert answer("potter", good) == moves.DealAgain(0)


def test_only_the_bold_will_not_share_a_pot() -> None:
    view = made(stage="vote", turn=None, awaited=(VOTE,))
    assert [answer(name, view) for name in ("minimum", "counter", "careful")] == [moves.Vote(0, yes=True)] * 3
    assert answer("potter", view) == moves.Vote(0, yes=False)


# Fort Wayne: buying another centre card.

BUY = Choice(kind=Kind.BUY, seat=0, price=2)
LATE = Choice(kind=Kind.PASS, seat=0, refused="pass_after_last_card")


def _wayne(least: int, *, price: int = 2, bought: int = 0) -> tuple[Choice, ...]:
    bet = Choice(kind=Kind.BET, seat=0, least=least, most=10)
    passing = FREE_PASS if bought == 2 else LATE
    return bet, Choice(kind=Kind.BUY, seat=0, price=price), passing


@WEIGHING
def test_no_card_is_bought_where_the_least_bet_is_small(name: str) -> None:
    """B3: with a least bet of a twentieth of the pot a card never pays."""
    for bought in (0, 1):
        view = facing("As", pot=20, bought=bought, awaited=_wayne(1, price=4))
        assert answer(name, view) == moves.Bet(0, 1)


@WEIGHING
def test_a_card_is_bought_where_the_least_bet_is_the_pot(name: str) -> None:
    """B3: with a least bet of the whole pot an ace is paid for, a seven is not."""
    assert answer(name, facing("As", pot=10, awaited=_wayne(10))) == moves.Buy(0)
    assert answer("counter", facing("7s", pot=10, awaited=_wayne(10))) == moves.Bet(0, 10)


@WEIGHING
def test_a_good_card_is_bet_on_and_not_replaced(name: str) -> None:
    move = answer(name, facing("2s", pot=10, awaited=_wayne(1)))
    assert isinstance(move, moves.Bet)


def test_minimum_never_buys_raises_or_passes() -> None:
    assert answer("minimum", facing("As", pot=10, awaited=_wayne(10))) == moves.Bet(0, 10)
    assert answer("minimum", between("2c Ad", awaited=(BET, FREE_PASS))) == moves.Bet(0, 2)
    assert answer("minimum", holding(WEAK, awaited=(BET, FREE_PASS))) == moves.Bet(0, 2)
    assert answer("minimum", between("2c Ad", awaited=(RAISE, STAY))) == moves.Stay(0)


def test_a_bank_that_pays_double_is_not_bet_for_more_than_it_holds() -> None:
    """POL-5: the pot pays what it has; a chip that it cannot double can only be lost."""
    bet = Choice(kind=Kind.BET, seat=0, least=1, most=20)
    view = facing("2s", pot=21, contest=Beat(pays=2), awaited=(bet, NO_PASS))
    assert answer("counter", view) == moves.Bet(0, 10)
