"""What is asked of a player, from a view alone."""

import msgspec
import pytest
from msgspec.structs import replace

from reddog import cards
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    Variant,
)
from reddog.rules.views import view
from reddog.speech.cards import CardStyle, Face
from reddog.speech.context import Context
from reddog.speech.prompts import prompt, reasons, waiting
from tests.speech.tables import ANA, BO, CY, NAMES


def played(
    variant: Variant, stacks: list[int | None], *made: moves.AnyMove | str, dealer: int | None = 0
) -> Session:
    """A session after moves; text stands for cards that come, and shuffles happen by themselves."""
    session = start(variant, stacks, dealer=dealer)
    for move in made:
        session = _shuffled(session)
        session = apply(session, moves.Draw(cards.parse_cards(move)) if isinstance(move, str) else move)
    return _shuffled(session)


def _shuffled(session: Session) -> Session:
    while any(choice.kind is Kind.SHUFFLE for choice in awaited(session)):
        session = apply(session, moves.Shuffle())
    return session


def asked(session: Session, seat: int | None, style: CardStyle = CardStyle.SHORT) -> str:
    return prompt(view(session, seat), told(session, seat, style))


def told(session: Session, seat: int | None, style: CardStyle = CardStyle.SHORT) -> Context:
    return Context(variant=session.variant, names=NAMES, viewer=seat, face=Face(style))


HANDS = "2c 3c 4c 2d 3d 4d 2h 3h 4h"
POOL = played(with_rules(HIGH_CARD_POOL, hand=3, ante=4), [40, 40, 40], moves.Begin(), HANDS)


def test_a_bet() -> None:
    assert asked(POOL, BO) == "Your turn. Pot 12. Bet 4 to 12."


def test_who_is_not_asked_hears_who_is() -> None:
    assert asked(POOL, CY) == ""
    assert waiting(view(POOL, CY), told(POOL, CY)) == "Waiting for Bo."
    assert waiting(view(POOL, None), told(POOL, None)) == "Waiting for Bo."
    assert waiting(view(POOL, BO), told(POOL, BO)) == ""


def test_a_spectator_is_asked_nothing() -> None:
    assert asked(POOL, None) == ""
    assert reasons(view(POOL, None), told(POOL, None)) == ()


def test_why_passing_is_not_open() -> None:
    assert reasons(view(POOL, BO), told(POOL, BO)) == ("There is no passing in this game: bet.",)
    assert reasons(view(POOL, CY), told(POOL, CY)) == ()


@pytest.mark.parametrize(
    ("passing", "said"), [("free", "Bet 4 to 12, or pass."), ("chip", "Bet 4 to 12, or pay 1 and pass.")]
)
def test_passing(passing: str, said: str) -> None:
    session = played(
        with_rules(HIGH_CARD_POOL, hand=3, ante=4, passing=passing), [40, 40, 40], moves.Begin(), HANDS
    )
    assert asked(session, BO) == f"Your turn. Pot 12. {said}"


def test_a_short_stack_has_one_bet() -> None:
    session = played(with_rules(HIGH_CARD_POOL, hand=3, ante=4), [40, 6, 40], moves.Begin(), HANDS)
    assert asked(session, BO) == "Your turn. Pot 12. Bet 2: no other bet is possible."


def test_denexa_says_what_ends_the_game() -> None:
    session = played(DENEXA, [40, 40], moves.Begin(), "2c 3c 4c 2d 3d 4d 2h 3h")
    assert asked(session, BO) == "Your turn. Pot 2. Bet 1 to 2. A bet of 2 that wins ends the game."


def test_polish_says_what_busts_the_pot() -> None:
    session = played(POLISH, [40, 40], moves.Begin(), "2c 3c 4c")
    assert asked(session, BO) == (
        "Your turn. Pot 20. Bet 1 to 10. The limit is half the pot, rounded down. A win pays 2 to 1. A bet of 10 that wins busts the pot."
    )


def test_polish_with_an_odd_pot_cannot_bust() -> None:
    session = played(with_rules(POLISH, bank=21), [40, 40], moves.Begin(), "2c 3c 4c")
    assert (
        asked(session, BO)
        == "Your turn. Pot 21. Bet 1 to 10. The limit is half the pot, rounded down. A win pays 2 to 1."
    )


def test_half_the_pot_in_the_first_round() -> None:
    session = played(
        with_rules(POT_IN_BETWEEN, ante=5, first_round="half"), [40, 40], moves.Begin(), "4c", "Jd"
    )
    assert asked(session, BO).startswith(
        "Your turn. 4 and J, spread 6. Pot 10. Bet 1 to 5, or pass. The limit is half the pot, rounded down."
    )


def test_slippery_sam_shows_the_card_to_beat() -> None:
    session = played(SLIPPERY_SAM, [40, 40], moves.Begin(), moves.Stake(ANA, 20), "2c 3c 4c", "9h", "6d")
    assert asked(session, BO) == "Your turn. Card to beat: 6d. Pot 20. Bet 1 to 20."
    assert (
        asked(session, BO, CardStyle.WORDS)
        == "Your turn. Card to beat: six of diamonds. Pot 20. Bet 1 to 20."
    )


def test_fort_wayne_names_the_price_and_why_not_to_pass() -> None:
    session = played(FORT_WAYNE, [40, 40], moves.Begin(), moves.Stake(ANA, 20), "2c 3c 4c", "Qh")
    assert (
        asked(session, BO) == "Your turn. Card to beat: Qh. Pot 20. Bet 1 to 20. Or buy another card for 4."
    )
    assert reasons(view(session, BO), told(session, BO)) == (
        "You may pass only after the last card: bet, or pay for another card.",
    )
    for card in ("Kh", "Ah"):
        session = apply(apply(session, moves.Buy(BO)), moves.Draw(cards.parse_cards(card)))
    assert asked(session, BO) == "Your turn. Card to beat: Ah. Pot 28. Bet 1 to 28, or pass."
    assert reasons(view(session, BO), told(session, BO)) == (
        "You have bought all the cards you may: bet or pass.",
    )


def test_fort_wayne_too_dear() -> None:
    session = played(FORT_WAYNE, [40, 3], moves.Begin(), moves.Stake(ANA, 20), "2c 3c 4c", "Qh")
    assert asked(session, BO) == "Your turn. Card to beat: Qh. Pot 20. Bet 1 to 3."
    assert "Another card costs 4, more than you have: bet." in reasons(view(session, BO), told(session, BO))


def test_the_casino_asks_everybody_at_once() -> None:
    session = played(CASINO, [40, 40, 40], moves.Begin(), dealer=None)
    assert asked(session, BO) == "Your turn. Bet 1 to 40, or pass to sit this deal out."
    assert waiting(view(session, BO), told(session, BO)) == "Waiting for Ana and Cy."


def test_a_raise_shows_spread_and_pay() -> None:
    session = played(CASINO, [40], moves.Begin(), moves.Bet(ANA, 10), "4c", "Jd", dealer=None)
    assert asked(session, ANA) == "Your turn. 4 and J, spread 6, pays 1 to 1. Raise by 10, or stay."
    up_to = played(
        with_rules(CASINO, {"raise": "up-to"}),
        [40],
        moves.Begin(),
        moves.Bet(ANA, 10),
        "4c",
        "Jd",
        dealer=None,
    )
    assert asked(up_to, ANA) == "Your turn. 4 and J, spread 6, pays 1 to 1. Raise by 1 to 10, or stay."


def test_the_ace_and_the_side() -> None:
    session = played(POT_IN_BETWEEN, [40, 40], moves.Begin(), "Ac")
    assert asked(session, BO) == "Your turn. First post: Ac. Call the ace high or low."
    session = apply(session, moves.Call(BO, moves.Called.LOW))
    session = apply(session, moves.Draw(cards.parse_cards("Kd")))
    assert asked(session, BO) == (
        "Your turn. low A and K, spread 11. Pot 2. Bet 1 to 2, or pass. A card equal to a post costs 2 bets."
    )


def test_a_pair() -> None:
    session = played(POT_IN_BETWEEN, [40, 40], moves.Begin(), "8c", "8d")
    assert asked(session, BO) == "Your turn. 8 and 8, a pair. Call the next card higher or lower."
    session = apply(session, moves.Call(BO, moves.Called.HIGHER))
    assert asked(session, BO) == (
        "Your turn. 8 and 8, a pair, called higher. Pot 2. Bet 1 to 2, or pass. Three alike cost 3 bets."
    )


def test_a_stack_that_does_not_cover_a_post() -> None:
    session = played(POT_IN_BETWEEN, [40, 2], moves.Begin(), "4c", "Jd")
    assert asked(session, BO) == "Your turn. 4 and J, spread 6. Pot 2. You cannot bet: pass."
    assert reasons(view(session, BO), told(session, BO)) == (
        "No bet is possible now: the pot is too small or your chips do not cover what a bet could cost. Pass.",
    )


def test_the_banker() -> None:
    session = played(SHOOT, [40, 40], moves.Begin())
    assert asked(session, ANA) == (
        "You are the banker. Open the bank with 10 to 40: type stake 10, or another number."
    )
    chosen = replace(told(session, ANA), typed=False)
    assert prompt(view(session, ANA), chosen) == "You are the banker. Open the bank with 10 to 40."
    session = played(SHOOT, [10, 40], moves.Begin())
    assert asked(session, ANA) == "You are the banker. Open the bank with 10: type stake."
    chosen = replace(told(session, ANA), typed=False)
    assert prompt(view(session, ANA), chosen) == "You are the banker. Open the bank with 10."
    assert waiting(view(session, BO), told(session, BO)) == "Waiting for Ana."


def test_the_banker_after_the_deals() -> None:
    session = played(
        with_rules(SHOOT, deals=1),
        [40, 40],
        moves.Begin(),
        moves.Stake(ANA, 10),
        "2c 3c 4c",
        moves.Bet(BO, 4),
        "Ah",
    )
    assert (
        asked(session, ANA)
        == "You are the banker. Type again to deal once more, or pass to take the 14 in the pot."
    )


def test_which_card_to_show() -> None:
    session = played(
        with_rules(SHOOT, winner_shows="choice"),
        [40, 40],
        moves.Begin(),
        moves.Stake(ANA, 10),
        "9h Ah 4c",
        moves.Bet(BO, 4),
        "2h",
    )
    assert asked(session, BO) == "You win. Type show Ah or show 9h."
    chosen = Context(session.variant, NAMES, BO, Face(CardStyle.WORDS), typed=False)
    assert prompt(view(session, BO), chosen) == "You win. Show ace of hearts or nine of hearts."
    assert "Ah" not in asked(session, ANA) + waiting(view(session, ANA), told(session, ANA))


def test_a_vote() -> None:
    session = played(
        with_rules(HIGH_CARD_POOL, hand=3), [40, 40, 40], moves.Begin(), HANDS, moves.Bet(BO, 3), "Ks", "As",
        moves.Bet(CY, 1), "Kd", "Ad", moves.Bet(ANA, 1), "Kh", "Ah", moves.OfferSplit(ANA),
    )  # fmt: skip
    assert asked(session, BO) == "Split the pot of 8? 2 each, and 2 stay in it. Yes or no?"
    assert waiting(view(session, ANA), told(session, ANA)) == "Waiting for Bo and Cy."


def test_between_deals() -> None:
    session = played(HIGH_CARD_POOL, [40, 40, 40])
    assert waiting(view(session, ANA), told(session, ANA)) == "The next deal may begin."
    session = played(HIGH_CARD_POOL, [40, 40, 40], dealer=None)
    assert waiting(view(session, ANA), told(session, ANA)) == "The cards are coming."
    session = played(HIGH_CARD_POOL, [40, None, None])
    assert waiting(view(session, ANA), told(session, ANA)) == (
        "Two players with chips for the ante are needed: somebody has to sit down or buy chips."
    )
    session = apply(session, moves.Close())
    assert waiting(view(session, ANA), told(session, ANA)) == "The session is over."


OWN = [
    kind
    for kind in Kind
    if kind
    in {
        Kind.BET,
        Kind.PASS,
        Kind.BUY,
        Kind.RAISE,
        Kind.STAY,
        Kind.CALL,
        Kind.SHOW,
        Kind.STAKE,
        Kind.DEAL_AGAIN,
        Kind.PASS_DEAL,
        Kind.VOTE,
    }
]


@pytest.mark.parametrize("kind", OWN)
def test_every_kind_that_is_awaited_of_a_seat_is_asked_for(kind: Kind) -> None:
    """Alone, too: a prompt does not rest on another choice beside it."""
    choice = Choice(kind=kind, seat=BO, least=1, most=2, options=("high", "low"), cards=(0, 1))
    seen = msgspec.structs.replace(view(POOL, BO), awaited=(choice,))
    assert prompt(seen, told(POOL, BO)).endswith((".", "?"))


def test_the_kinds_above_are_all_that_machine_asks_of_seats() -> None:
    from tests.speech.evenings import evenings  # noqa: PLC0415 - a long walk that only this test takes

    kinds = {choice.kind for session in evenings(4) for choice in awaited(session) if choice.seat is not None}
    assert kinds <= set(OWN)


@pytest.mark.parametrize("variant", [SLIPPERY_SAM, FORT_WAYNE], ids=lambda variant: variant.name)
def test_a_prompt_does_not_change_with_a_hand_that_nobody_may_see(variant: Variant) -> None:
    said = set()
    for hand in ("2c 3c 4c", "Ad Kd Ac", "7s 8h 9d"):
        session = played(variant, [40, 40], moves.Begin(), moves.Stake(ANA, 20), hand, "6d")
        said.add((asked(session, BO), reasons(view(session, BO), told(session, BO))))
    assert len(said) == 1


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        (60, "Bet 1 to 20, or pass. A card equal to a post costs 2 bets."),
        (
            30,
            "Bet 1 to 10, or pass. A card equal to a post costs 2 bets, so you may bet at most half of your chips.",
        ),
    ],
)
def test_why_the_stack_limits_a_bet(stack: int, said: str) -> None:
    session = played(with_rules(POT_IN_BETWEEN, ante=10), [stack, stack], moves.Begin(), "4c", "Jd")
    assert asked(session, BO) == f"Your turn. 4 and J, spread 6. Pot 20. {said}"


def test_three_alike_limit_a_bet_to_a_third() -> None:
    session = played(
        with_rules(POT_IN_BETWEEN, ante=10),
        [40, 40],
        moves.Begin(),
        "8c",
        "8d",
        moves.Call(BO, moves.Called.HIGHER),
    )
    assert asked(session, BO).endswith(
        "Bet 1 to 10, or pass. Three alike cost 3 bets, so you may bet at most a third of your chips."
    )
