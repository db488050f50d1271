"""Bets against the house: the first one, and the raise."""

from fractions import Fraction

from msgspec.structs import replace

from reddog.cards import parse_cards
from reddog.odds.advice import advice, worth
from reddog.odds.decisions import Advice, Assumption, Decision
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Between
from reddog.rules.house import with_rules
from reddog.rules.session import apply, start
from reddog.rules.steps import Raise
from reddog.rules.variants import (
    CASINO,
)
from reddog.rules.views import view
from tests.odds import engine
from tests.odds.asking import found, kinds


def test_the_first_bet_is_not_made() -> None:
    answer = found(view(apply(start(CASINO, [100]), moves.Begin()), 0))
    assert kinds(answer) == ["bet", "bet", "bet", "bet", "pass"]
    assert answer.decisions[0].value == Fraction(-523, 16575)
    assert [known.chips for known in answer.decisions] == [1, 50, 51, 100, 0]
    # Beyond half the stack no raise is possible.
    assert answer.decisions[2].value == 51 * Fraction(-1523, 16575)
    assert answer.best == answer.kelly == Decision(kind=Kind.PASS)
    assert answer.sizes is not None
    assert (answer.sizes.risk_neutral, answer.sizes.kelly, answer.sizes.half_kelly) == (1, 1, 1)
    assert Assumption.RAISES in answer.assumes


def test_too_few_cards_for_a_round() -> None:
    """No table comes to this; whoever asks with fifty cards seen does."""
    seen = view(apply(start(CASINO, [100]), moves.Begin()), 0)
    asked_ = replace(seen, seen=((1 << 50) - 1,))
    assert advice(asked_) == Advice(decisions=(), assumes=(Assumption.NO_VALUE,))
    assert worth(asked_, moves.Bet(0, 1)) is None


def test_a_shoe_in_favour_of_the_player() -> None:
    """Without twos and aces a first bet gains 323/9933 of itself, raises counted."""
    variant = with_rules(CASINO, shoe=5)
    session = apply(start(variant, [200, 200]), moves.Begin())
    session = apply(session, moves.Bet(0, 1))
    gone = sum(1 << card for card in range(52) if card < 4 or card >= 48)
    session = replace(session, fresh=((1 << 52) - 1) & ~gone, seen=gone)
    answer = found(view(session, 1))
    assert answer.decisions[0].value == Fraction(323, 9933)
    assert answer.best is not None
    assert (answer.best.kind, answer.best.chips) == (Kind.BET, 100)
    assert answer.kelly is not None
    assert answer.kelly.kind is Kind.BET
    assert answer.sizes is not None
    assert answer.sizes.kelly == answer.kelly.chips
    assert 1 < answer.kelly.chips < 10
    # Whoever has too few chips to raise has no good bet.
    poor = replace(session, seats=(session.seats[0], replace(session.seats[1], stack=1)))
    last = found(view(poor, 1))
    assert last.best is not None
    assert last.best.kind is Kind.PASS


def test_a_first_bet_that_cannot_be_raised_and_is_good_all_the_same() -> None:
    """Three of a kind pays a thousand to one; the last chip goes in, though it is all there is."""
    variant = with_rules(CASINO, alike=1000)
    session = apply(start(variant, [1]), moves.Begin())
    answer = found(view(session, 0))
    assert answer.best is not None
    assert answer.best.kind is Kind.BET
    assert answer.kelly is not None
    assert answer.kelly.kind is Kind.PASS
    rich = found(view(apply(start(variant, [1_000]), moves.Begin()), 0))
    assert rich.kelly is not None
    assert rich.kelly.kind is Kind.BET


def raised(posts: str, *, bet: int, stack: int, how: str = "exact") -> Advice:
    variant = with_rules(CASINO, **{"raise": how})
    session = apply(start(variant, [stack]), moves.Begin())
    session = apply(apply(session, moves.Bet(0, bet)), moves.Shuffle())
    for card in parse_cards(posts):
        session = apply(session, moves.Draw((card,)))
    answer = found(view(session, 0))
    for known in answer.decisions:
        assert known.value == engine.worth(session, 0, known.move(0))
    return answer


def test_a_raise() -> None:
    answer = raised("2s Th", bet=5, stack=100)  # spread 7
    assert [(known.kind.value, known.value) for known in answer.decisions] == [
        ("stay", Fraction(3, 5)),
        ("raise", Fraction(6, 5)),
    ]
    assert answer.best is not None
    assert answer.kelly is not None
    assert answer.best.chips == answer.kelly.chips == 5
    assert answer.sizes is not None
    assert answer.sizes.risk_neutral == 5
    assert answer.half_kelly is not None
    assert answer.half_kelly.chips == 0


def test_a_raise_that_would_be_too_much() -> None:
    """Kelly wants 12 of 100 chips on a spread of seven; with ten there, ten more are too many and two are not."""
    exact, free = raised("2s Th", bet=10, stack=100), raised("2s Th", bet=10, stack=100, how="up-to")
    assert exact.kelly is not None
    assert free.kelly is not None
    assert (exact.kelly.kind, free.kelly.kind, free.kelly.chips) == (Kind.STAY, Kind.RAISE, 2)
    assert [known.chips for known in free.decisions] == [0, 1, 10]


def test_half_a_raise() -> None:
    answer = raised("2s Ah", bet=10, stack=100, how="up-to")
    assert answer.half_kelly is not None
    assert answer.half_kelly.chips == 10


def test_a_raise_of_up_to_twice_the_bet() -> None:
    steps = tuple(Raise(times=2, up_to=True) if isinstance(step, Raise) else step for step in CASINO.deal)
    variant = replace(CASINO, deal=steps)
    session = apply(start(variant, [100]), moves.Begin())
    answer = found(view(session, 0), variant)
    # Beyond a third of the stack the greatest raise is out of reach.
    assert [known.chips for known in answer.decisions] == [1, 33, 34, 100, 0]
    assert answer.best is not None
    assert (answer.best.kind, answer.best.chips) == (Kind.BET, 33)
    assert answer.kelly is not None
    assert answer.kelly.kind is Kind.BET
    assert 0 < answer.kelly.chips < 33
    assert answer.half_kelly is not None
    assert answer.half_kelly.chips in {answer.kelly.chips // 2, answer.kelly.chips // 2 + 1}


def test_a_game_without_raises() -> None:
    variant = replace(CASINO, deal=tuple(step for step in CASINO.deal if not isinstance(step, Raise)))
    seen = view(apply(start(variant, [100]), moves.Begin()), 0)
    answer = found(seen, variant)
    assert [known.chips for known in answer.decisions] == [1, 100, 0]
    assert worth(seen, moves.Bet(0, 10), variant=variant) == 10 * Fraction(-1523, 16575)
    # Posts that may win with a thousand for one: the stack grows with a bet, raised or not.
    assert isinstance(variant.contest, Between)
    rich = replace(variant, contest=replace(variant.contest, alike=1000))
    session = apply(start(rich, [1_000]), moves.Begin())
    good = found(view(session, 0), rich)
    assert good.kelly is not None
    assert good.kelly.kind is Kind.BET
