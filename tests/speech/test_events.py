"""What happened, in sentences: every event, every word of it, no card that it does not hold."""

import random
import re
from typing import get_args

import pytest

from reddog import cards
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, POLISH, POT_IN_BETWEEN, SHOOT, VARIANTS, Variant
from reddog.speech.cards import CardStyle, Face
from reddog.speech.context import Context
from reddog.speech.events import SILENT, say, tell, too_high
from reddog.testing import any_rules
from tests.speech import evenings
from tests.speech.samples import QH, SAMPLES
from tests.speech.tables import ANA, BO, CY, DI, beat, between, told


@pytest.mark.parametrize(("event", "of_ana", "to_ana"), SAMPLES)
def test_what_the_others_and_the_player_hear(event: AnyEvent, of_ana: str, to_ana: str) -> None:
    assert say(event, told(HIGH_CARD_POOL, BO if "Bo" not in of_ana else None)) == of_ana
    assert say(event, told(HIGH_CARD_POOL, ANA)) == to_ana


def test_every_event_is_among_the_samples() -> None:
    assert {type(event) for event, _, _ in SAMPLES} == set(get_args(AnyEvent))


def test_only_the_silent_events_say_nothing() -> None:
    assert {type(event) for event, said, _ in SAMPLES if not said} == set(SILENT)


def test_every_sample_is_a_sentence() -> None:
    assert all(said[0].isupper() or said[0].isdigit() for _, said, _ in SAMPLES if said)
    assert all(said.endswith(".") for _, said, _ in SAMPLES if said)


def test_the_words_of_the_house() -> None:
    assert say(ev.BetPlaced(ANA, 6, 0), told(CASINO)) == "Ana bets 6."
    assert say(ev.BetPlaced(ANA, 6, 0, all_in=True), told(CASINO, ANA)) == "You bet 6, all in."
    assert say(ev.Passed(ANA), told(CASINO)) == "Ana sits this deal out."
    assert say(ev.Passed(ANA), told(CASINO, ANA)) == "You sit this deal out."
    assert say(ev.DealEnded(3, 0), told(CASINO)) == "Deal 3 is over."
    assert say(ev.TurnedUp(QH, ANA), told(POT_IN_BETWEEN)) == "Third card: Qh."


def test_the_styles() -> None:
    event = ev.TurnedUp(QH, ANA)
    assert say(event, told(style=CardStyle.WORDS)) == "Turned for Ana: queen of hearts."
    assert say(event, told(style=CardStyle.GLYPH)) == "Turned for Ana: Q♥."


def test_a_painted_card() -> None:
    context = Context(variant=HIGH_CARD_POOL, face=Face(CardStyle.SHORT, lambda card, text: f"<{text}>"))
    assert say(ev.Burned(QH), context) == "Burned: <Qh>."


@pytest.mark.parametrize(
    "name", ["{0}", "{who}", "%s", "%(who)s", "<b>Bo</b>", '"Bo"', "O'Hara", "\\g<0>", "名前"]
)
@pytest.mark.parametrize("event", [event for event, said, _ in SAMPLES if "Ana" in said])
def test_a_name_is_literal(event: AnyEvent, name: str) -> None:
    plain = say(event, told(names=("Xx", "Bo", "Cy")))
    assert say(event, told(names=(name, "Bo", "Cy"))) == plain.replace("Xx", name)


def test_a_seat_without_a_name() -> None:
    assert say(ev.Stayed(ANA), told(names=())) == "Seat 1 stays."
    assert say(ev.Stayed(DI), told(names=("Ana",))) == "Seat 4 stays."
    assert say(ev.Stayed(BO), told(names=("Ana", ""))) == "Seat 2 stays."


@pytest.mark.parametrize("event", [event for event, said, _ in SAMPLES if said])
@pytest.mark.parametrize("style", CardStyle)
def test_a_sentence_has_only_the_cards_of_its_event(event: AnyEvent, style: CardStyle) -> None:
    """Every card is painted, and what was painted is in the event."""
    painted: list[int] = []

    def paint(card: int, text: str) -> str:
        painted.append(card)
        return text

    say(event, Context(variant=HIGH_CARD_POOL, names=("Ana", "Bo", "Cy"), face=Face(style, paint)))
    assert set(painted) <= cards_of(event)


def cards_of(event: AnyEvent) -> set[int]:
    held = {getattr(event, name, None) for name in ("card", "upcard", "beat")} - {None}
    for name in ("shown", "posts"):
        for item in getattr(event, name, ()):
            held |= set(item[1]) if isinstance(item, tuple) else {item}
    return {card for card in held if isinstance(card, int)}


# What one move brought about.


def test_silent_events_are_left_out() -> None:
    assert tell((ev.Looked((ANA,)), ev.Stayed(ANA)), told()) == ("Ana stays.",)


def test_the_turned_card_comes_before_the_outcome() -> None:
    first, second = tell((ev.TurnedUp(QH, BO), beat(BO, 6, "Qh", "Kh", "Kh")), told())
    assert first == "Turned for Bo: Qh."
    assert second.startswith("Bo wins 6.")


def test_a_broken_bank_and_the_next_deal_are_one_sentence() -> None:
    burst = (
        ev.TurnedUp(QH, CY),
        beat(CY, 5, "Qh", "2c 9d Kh", "Kh", before=10, pays=2),
        ev.BankBroken(BO),
        ev.DealEnded(4, 0),
        ev.DealPassed(DI),
    )
    assert tell(burst, told(POLISH, style=CardStyle.GLYPH)) == (
        "Turned for Cy: Q♥.",
        "Cy wins 10. Turned Q♥; Cy shows K♥ 9♦ 2♣: K♥ beats it. Bet 5 pays 10. Pot 10 → 0: pot busted, the deal passes to Di.",
        "Deal 4 is over. Pot 0.",
    )


@pytest.mark.parametrize("seat", [ANA, BO, DI])
def test_the_deal_passes_to_whichever_seat(seat: int) -> None:
    burst = (beat(CY, 10, "Qh", "Kh", "Kh", before=10), ev.BankBroken(BO), ev.DealPassed(seat))
    (said,) = tell(burst, told(SHOOT))
    assert said.endswith(f"Pot 10 -> 0: pot busted, the deal passes to {('Ana', 'Bo', 'Cy', 'Di')[seat]}.")
    (said,) = tell(burst, told(SHOOT, seat))
    assert said.endswith("pot busted, the deal passes to you.")


def test_a_bank_that_breaks_without_a_next_banker() -> None:
    burst = (beat(CY, 10, "Qh", "Kh", "Kh", before=10), ev.BankBroken(BO), ev.GameOver("no-banker"))
    assert tell(burst, told(SHOOT)) == (
        "Cy wins 10. Turned Qh; Cy shows Kh. Pot 10 -> 0: pot busted.",
        "Bo's bank is broken: whoever has not bet yet does not bet.",
        "Nobody has the chips to put up a bank now: this game is over.",
    )


def test_several_bets_on_the_same_cards() -> None:
    burst = (
        between("4d Jc", "9h", "win", 1, seat=ANA, bet=10),
        between("4d Jc", "9h", "win", 1, seat=BO, bet=25),
    )
    assert tell(burst, told(CASINO, BO)) == (
        "4 and J, spread 6, pays 1 to 1. Third card 9: between, wins. Ana wins 10.",
        "You win 25.",
    )


# Everything that really happens.


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("seed", range(4))
def test_evenings(variant: Variant, seed: int) -> None:
    """Every event of whole evenings has its sentence, the same each time, with no card but its own."""
    luck = random.Random(seed)
    for session in evenings.evening(any_rules(variant, luck) if seed else variant, seed):
        for style in CardStyle:
            painted: list[int] = []

            def paint(card: int, text: str, painted: list[int] = painted) -> str:
                painted.append(card)
                return text

            context = Context(
                variant=session.variant,
                names=evenings.NAMES,
                viewer=luck.choice((None, 0, 1)),
                face=Face(style, paint),
            )
            for event in session.events:
                painted.clear()
                said = say(event, context)
                assert said == say(event, context)
                assert bool(said) is not isinstance(event, SILENT)
                assert set(painted) <= cards_of(event)
                assert said.isascii() or style is CardStyle.GLYPH
                assert not re.search(r"[{}]|\bNone\b|  ", said)
            told_lines = tell(session.events, context)
            assert all(told_lines)


def test_cards_that_are_too_high_are_one_sentence() -> None:
    some = cards.parse_cards("Ks Qd 9c")
    assert too_high(some[:1], told()) == "Ks is too high and out of play."
    assert too_high(some, told()) == "Ks, Qd and 9c are too high and out of play."
