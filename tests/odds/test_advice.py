"""Advice: what it says and when there is none; ties, wires, the record of a game."""

import random
from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from reddog.errors import UnknownGame
from reddog.odds.advice import _prospect, advice, worth
from reddog.odds.decisions import Advice, Assumption, Decision, best_of, decision
from reddog.odds.exact import chances
from reddog.odds.kelly import grows_more
from reddog.odds.variant import variant_of
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat
from reddog.rules.session import apply, awaited, start
from reddog.rules.variants import (
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    VARIANTS,
)
from reddog.rules.views import View, view
from reddog.testing import any_move, any_rules, any_stacks
from tests.odds.asking import asked, found, kinds
from tests.odds.views import open_bet

# A bet in a turn.


def test_a_good_hand_bets_the_pot() -> None:
    """The example of the hint: 34 of 47 unseen cards win, each chip gains 21/47."""
    answer = found(asked("As Kh 9d 7c 3c", pot=12))
    assert answer.chances is not None
    assert (answer.chances.win, answer.chances.of) == (34, 47)
    assert kinds(answer) == ["bet", "bet"]
    assert answer.best == Decision(kind=Kind.BET, chips=12, net=252, of=47)
    assert answer.best.value == 12 * Fraction(21, 47)
    assert answer.kelly == answer.best
    assert answer.half_kelly == answer.best
    assert answer.sizes is not None
    assert (answer.sizes.least, answer.sizes.most, answer.sizes.risk_neutral) == (1, 12, 12)
    assert answer.cards is not None
    assert answer.cards.win.bit_count() == 34
    assert answer.assumes == (Assumption.THIS_BET, Assumption.POT, Assumption.SEEN)


def test_without_sizing_only_values_are_worked_out() -> None:
    seen = asked("As Kh 9d 7c 3c", pot=12)
    plain = advice(seen, sizing=False)
    assert plain is not None
    assert (plain.kelly, plain.half_kelly) == (None, None)
    assert plain.sizes is not None
    assert plain.sizes.kelly is None
    assert plain.decisions == found(seen).decisions
    assert plain.best == found(seen).best


@pytest.mark.parametrize("hand", ["8s 8h 8d 8c", "As Ah 2d 2c"])
def test_an_even_bet_is_the_least(hand: str) -> None:
    """COM-8: twenty-four of forty-eight cards win; every bet is worth nothing."""
    answer = found(asked(hand))
    assert answer.best is not None
    assert answer.best.chips == 1
    assert answer.best.value == 0
    assert answer.kelly == answer.best == answer.half_kelly


def test_an_even_bet_or_a_free_pass() -> None:
    """COM-8 names the smallest legal bet; the stack grows more without one."""
    choices = (open_bet(most=40), Choice(kind=Kind.PASS, seat=0))
    answer = found(replace(asked("8s 8h 8d 8c"), awaited=choices))
    assert kinds(answer) == ["bet", "bet", "pass"]
    assert answer.best is not None
    assert answer.kelly is not None
    assert (answer.best.kind, answer.best.chips) == (Kind.BET, 1)
    assert (answer.kelly.kind, answer.half_kelly) == (Kind.PASS, answer.kelly)


def test_passing_for_a_chip() -> None:
    choices = (open_bet(most=40), Choice(kind=Kind.PASS, seat=0, price=1))
    answer = found(replace(asked("2s 2h 2d 3c"), awaited=choices))
    assert answer.best == decision(Kind.BET, -46, 48, chips=1)
    sure = found(replace(asked("2s 2h 2d 2c"), awaited=choices))
    assert sure.decisions[-1] == Decision(kind=Kind.PASS, chips=1, net=-1)
    assert sure.best == Decision(kind=Kind.BET, chips=1, net=-1)  # both lose a chip for certain


def test_a_known_card() -> None:
    """A burned card has come round: the bet is won for certain."""
    answer = found(asked("As Kh 9d 7c 3c", coming="2d 4s", fresh=0))
    assert answer.best is not None
    assert answer.best.chips == 40
    assert answer.best.value == 40
    assert answer.kelly == answer.best


def test_all_in_for_less() -> None:
    answer = found(asked("2s 3h 4d 5c 6s", stack=1, pot=40, most=1))
    assert answer.best == answer.kelly == answer.half_kelly
    assert len(answer.decisions) == 1


def test_the_pot_cannot_pay_in_full() -> None:
    """POL-5: paid three to one by a pot of ten, four chips win no more than ten."""
    seen = asked("As Kh Qd 2c", pot=10, contest=Beat(pays=3))
    answer = found(seen)
    assert [known.chips for known in answer.decisions] == [1, 3, 4, 10]
    wins = answer.chances.win if answer.chances else 0
    assert answer.decisions[2].value == Fraction(10 * wins - 4 * (48 - wins), 48)
    assert worth(seen, moves.Bet(0, 7)) == Fraction(10 * wins - 7 * (48 - wins), 48)


# When there is nothing to say.


def test_nobody_to_advise() -> None:
    seen = asked("As Kh 9d 7c 3c")
    assert advice(replace(seen, seat=None)) is None
    assert advice(replace(seen, awaited=())) is None
    assert advice(replace(seen, awaited=(open_bet(1),))) is None
    closed = Choice(kind=Kind.PASS, seat=0, refused="must_bet")
    assert advice(replace(seen, awaited=(closed,))) is None


@pytest.mark.parametrize(
    "choice",
    [
        Choice(kind=Kind.STAKE, seat=0, least=10, most=50),
        Choice(kind=Kind.DEAL_AGAIN, seat=0),
        Choice(kind=Kind.VOTE, seat=0, options=("yes", "no")),
        Choice(kind=Kind.SHOW, seat=0, cards=(1, 2)),
    ],
    ids=lambda choice: choice.kind.value,
)
def test_no_exact_value(choice: Choice) -> None:
    answer = found(replace(asked("As Kh 9d 7c 3c"), awaited=(choice,)))
    assert answer == Advice(decisions=(), assumes=(Assumption.NO_VALUE,))


def test_no_card_is_left() -> None:
    answer = found(asked("As Kh 9d 7c 3c", fresh=0))
    assert answer == Advice(decisions=(), assumes=(Assumption.NO_VALUE,))
    assert worth(asked("As Kh 9d 7c 3c", fresh=0), moves.Bet(0, 1)) is None


def test_what_a_move_is_worth_that_is_not_open() -> None:
    seen = asked("As Kh 9d 7c 3c", pot=12)
    assert worth(seen, moves.Bet(0, 5)) == 5 * Fraction(21, 47)
    for move in (
        moves.Bet(0, 13),
        moves.Bet(1, 5),
        moves.Pass(0),
        moves.Raise(0, 1),
        moves.Draw((1,)),
        moves.Begin(),
    ):
        assert worth(seen, move) is None


# Games that are looked up.


def test_the_record_of_a_view() -> None:
    for variant in VARIANTS:
        ruled = any_rules(variant, random.Random(1))
        seen = view(start(ruled, [10] * ruled.least_seats))
        assert variant_of(seen) == ruled
        assert variant_of(seen) is variant_of(seen)
    with pytest.raises(UnknownGame):
        variant_of(asked("As Kh 9d 7c 3c"))


def test_an_even_raise_stays() -> None:
    """COM-8."""
    bets = (decision(Kind.STAY, 0), decision(Kind.RAISE, 0, chips=5))
    assert best_of(bets).kind is Kind.STAY


# Wires, and the whole family.


@pytest.mark.parametrize("seed", range(12))
def test_advice_is_plain_data(seed: int) -> None:
    luck = random.Random(seed)
    for variant in VARIANTS:
        ruled = any_rules(variant, luck)
        session = start(ruled, any_stacks(ruled, luck))
        for _ in range(40):
            move = any_move(session, luck)
            if move is None:
                break
            session = apply(session, move)
            for seat in range(len(session.seats)):
                seen = view(session, seat)
                answer = advice(seen)
                asks = [choice for choice in awaited(session) if choice.seat == seat and choice.open]
                assert (answer is None) == (not asks)
                if answer is None:
                    continue
                wire = msgspec.json.encode(answer)
                assert msgspec.json.decode(wire, type=Advice) == answer
                assert {known.kind for known in answer.decisions} <= {choice.kind for choice in asks}
                if answer.best is not None:
                    assert answer.best == best_of(answer.decisions)
                    assert msgspec.msgpack.decode(msgspec.msgpack.encode(answer), type=Advice) == answer


def test_the_largest_stacks_go_over_the_wire() -> None:
    seen = asked("As Kh 9d 7c 3c", stack=10**12, pot=10**12)
    answer = found(seen)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Advice) == answer
    assert answer.best is not None
    assert answer.best.value == 10**12 * Fraction(21, 47)


@pytest.mark.parametrize("seed", range(30))
def test_no_other_bet_grows_the_stack_more(seed: int) -> None:
    luck = random.Random(seed)
    variant = any_rules(luck.choice([HIGH_CARD_POOL, SHOOT, POLISH, POT_IN_BETWEEN]), luck)
    session = start(variant, [luck.randint(2, 60) for _ in range(variant.least_seats)])
    for _ in range(80):
        move = any_move(session, luck)
        if move is None:
            break
        session = apply(session, move)
        for choice in awaited(session):
            if choice.kind is Kind.BET and choice.open and choice.seat is not None:
                check_growth(view(session, choice.seat), choice)


def check_growth(seen: View, choice: Choice) -> None:

    answer = found(seen)
    bet = _prospect(seen, chances(seen))
    assert choice.seat is not None
    if bet is None or answer.sizes is None or answer.sizes.kelly is None:
        return
    stack = seen.seats[choice.seat].stack
    best = bet.lottery(stack, answer.sizes.kelly)
    for chips in range(choice.least, choice.most + 1):
        other = bet.lottery(stack, chips)
        assert not grows_more(other, best)
        if chips < answer.sizes.kelly:
            assert grows_more(best, other)
