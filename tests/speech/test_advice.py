"""Advice in words."""

import pytest
from msgspec.structs import replace

from reddog.odds.advice import advice as worked_out
from reddog.odds.decisions import Advice, Assumption, Decision, Sizes
from reddog.odds.exact import Chances
from reddog.rules.choices import Kind
from reddog.rules.variants import CASINO, FORT_WAYNE, HIGH_CARD_POOL, POT_IN_BETWEEN
from reddog.speech import ENGLISH, Chance, Context, advice, assumptions, worths
from tests.odds.views import holding, open_bet

POOL = Context(variant=HIGH_CARD_POOL)
SIZES = Sizes(least=1, most=12, risk_neutral=12)


def bet(chips: int, net: int = 0, of: int = 1) -> Decision:
    return Decision(kind=Kind.BET, chips=chips, net=net, of=of)


def best(decided: Decision, kelly: Decision | None = None, sizes: Sizes | None = SIZES) -> Advice:
    return Advice(decisions=(decided,), best=decided, kelly=kelly, sizes=sizes)


def test_the_whole_of_it() -> None:
    found = worked_out(holding("As Kh 9d 7c 3c", pot=12, awaited=(open_bet(most=12),)))
    assert found is not None
    assert advice(found, POOL, pot=12, chance=Chance(34, 47)) == (
        "34 of 47 unseen cards win (72.3 %), exact. Each chip bet gains 0.447 on average. "
        "Best: bet the pot, 12; to let the stack grow steadily (Kelly): 12."
    )
    assert worths(found, POOL, pot=12) == (
        "Bet the least, 1: gains 0.447 on average.",
        "Bet the pot, 12: gains 5.362 on average.",
    )
    assert assumptions(found, POOL) == (
        "Nothing after this bet is counted.",
        "Chips in the pot count as nobody's.",
        "Every card you have not seen counts as equally likely.",
    )


@pytest.mark.parametrize(
    ("decided", "said"),
    [
        (bet(12), "Best: bet the pot, 12."),
        (bet(1), "Best: bet the least, 1."),
        (bet(5), "Best: bet 5."),
        (Decision(kind=Kind.RAISE, chips=5), "Best: raise by 5."),
        (Decision(kind=Kind.STAY), "Best: stay."),
        (Decision(kind=Kind.PASS), "Best: pass."),
        (Decision(kind=Kind.PASS, chips=1), "Best: pass, for 1."),
        (Decision(kind=Kind.BUY, chips=4), "Best: buy another card for 4."),
        (Decision(kind=Kind.CALL, word="low"), "Best: call the ace low."),
        (Decision(kind=Kind.CALL, word="higher"), "Best: call higher."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_best(decided: Decision, said: str) -> None:
    assert advice(best(decided), POOL, pot=12) == said


def test_the_only_bet_there_is() -> None:
    only = Sizes(least=3, most=3, risk_neutral=3)
    assert advice(best(bet(3), sizes=only), POOL, pot=12) == "Best: bet 3, the only bet there is."
    assert advice(best(bet(3), sizes=None), POOL) == "Best: bet 3."


def test_a_deal_that_is_sat_out() -> None:
    found = best(Decision(kind=Kind.PASS), kelly=Decision(kind=Kind.PASS))
    assert advice(found, Context(variant=CASINO)) == (
        "Best, also to let the stack grow steadily (Kelly): sit this deal out."
    )


def test_what_lets_the_stack_grow_is_another_thing() -> None:
    found = best(bet(1), kelly=Decision(kind=Kind.PASS))
    assert advice(found, Context(variant=POT_IN_BETWEEN), pot=12) == (
        "Best: bet the least, 1; to let the stack grow steadily (Kelly): pass."
    )


@pytest.mark.parametrize(
    ("net", "of", "said"),
    [
        (21, 47, "Each chip bet gains 0.447 on average."),
        (-1844, 20825, "Each chip bet loses 0.089 on average."),
        (0, 48, "Each chip bet neither gains nor loses on average."),
        (1, 5000, "Each chip bet gains less than 0.001 on average."),
        (-3, 2, "Each chip bet loses 1.500 on average."),
    ],
)
def test_what_a_chip_comes_to(net: int, of: int, said: str) -> None:
    found = replace(best(bet(5)), chances=Chances(net=net, of=of))
    assert advice(found, POOL).startswith(said)


def test_each_decision_has_its_line() -> None:
    found = Advice(
        decisions=(
            bet(1_000, net=1_234_567, of=1_000),
            Decision(kind=Kind.PASS),
            Decision(kind=Kind.BUY, chips=4, net=-7, of=3),
        ),
        best=bet(1_000),
    )
    assert worths(found, Context(variant=FORT_WAYNE)) == (
        "Bet 1,000: gains 1,234.567 on average.",
        "Pass: neither gains nor loses on average.",
        "Buy another card for 4: loses 2.333 on average.",
    )


def test_there_is_no_figure() -> None:
    found = Advice(decisions=(), assumes=(Assumption.NO_VALUE,))
    said = "What is best here hangs on what the others will do: there is no exact figure."
    assert advice(found, POOL) == said
    assert worths(found, POOL) == ()


@pytest.mark.parametrize("assumption", list(Assumption))
def test_every_assumption_has_a_sentence(assumption: Assumption) -> None:
    assert ENGLISH.has(f"advice.assumes.{assumption}")


def test_of_a_first_bet_that_may_be_raised_the_chance_is_not_all() -> None:
    """What a chip comes to without a raise, beside a bet whose worth counts on one, would be two answers to one question."""
    casino = Context(variant=CASINO)
    counted = Chances(win=40, lose=60, of=100, net=-9)
    before = replace(best(bet(1, net=-3, of=100)), chances=counted)
    assert "Each chip bet loses 0.090 on average if you never raise." in advice(before, casino)
    after = replace(best(Decision(kind=Kind.STAY, net=-9, of=100)), chances=counted)
    assert "Each chip bet loses 0.090 on average. " in advice(after, casino)
    assert "raise" not in advice(before, POOL).partition("Best")[0]
