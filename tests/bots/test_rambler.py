"""Random makes every legal move, and all of them as often as it should."""

import math
import random
from collections import Counter

from reddog.bots import BOTS
from reddog.cards import parse_cards
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.moves import Called
from tests.bots.answers import ACE, CHIP_PASS, NO_PASS, RAISE, STAKE, STAY, TENURE, VOTE
from tests.odds.views import made


def often(*awaited: Choice, times: int = 12_000) -> Counter[moves.PlayerMove]:
    luck = random.Random(1)
    view = made(awaited=awaited)
    return Counter(BOTS["random"].choose(view, luck) for _ in range(times))


def close(count: int, expected: float) -> bool:
    """Within five standard deviations of a count that may be a Poisson one at most."""
    return abs(count - expected) < 5 * math.sqrt(expected)


def test_kinds_first_then_amounts() -> None:
    bet = Choice(kind=Kind.BET, seat=0, least=2, most=4)
    found = often(bet, CHIP_PASS, Choice(kind=Kind.BUY, seat=0, price=2))
    assert set(found) == {moves.Bet(0, 2), moves.Bet(0, 3), moves.Bet(0, 4), moves.Pass(0), moves.Buy(0)}
    assert close(found[moves.Pass(0)], 4000)
    assert close(found[moves.Buy(0)], 4000)
    assert all(close(found[moves.Bet(0, chips)], 4000 / 3) for chips in (2, 3, 4))


def test_what_is_refused_is_never_done() -> None:
    bet = Choice(kind=Kind.BET, seat=0, least=3, most=3)
    assert set(often(bet, NO_PASS, times=50)) == {moves.Bet(0, 3)}


def test_raises() -> None:
    found = often(RAISE, STAY)
    assert close(found[moves.Stay(0)], 6000)
    assert {move.chips for move in found if isinstance(move, moves.Raise)} == {1, 2, 3, 4, 5}


def test_words_cards_banks_and_votes() -> None:
    assert set(often(ACE, times=100)) == {moves.Call(0, Called.HIGH), moves.Call(0, Called.LOW)}
    show = Choice(kind=Kind.SHOW, seat=0, cards=parse_cards("9h Kh"))
    assert set(often(show, times=100)) == {moves.Show(0, card) for card in parse_cards("9h Kh")}
    assert set(often(VOTE, times=100)) == {moves.Vote(0, yes=True), moves.Vote(0, yes=False)}
    assert set(often(*TENURE, times=100)) == {moves.DealAgain(0), moves.PassDeal(0)}
    assert {move.chips for move in often(STAKE) if isinstance(move, moves.Stake)} == set(range(10, 51))


def test_the_same_luck_gives_the_same_moves() -> None:
    view = made(awaited=(Choice(kind=Kind.BET, seat=0, least=1, most=100), CHIP_PASS))
    one, two = random.Random(7), random.Random(7)
    assert [BOTS["random"].choose(view, one) for _ in range(50)] == [
        BOTS["random"].choose(view, two) for _ in range(50)
    ]
