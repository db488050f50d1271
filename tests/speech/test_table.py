"""What a player asks about: hand, status, seen cards, ledger."""

import pytest
from msgspec.structs import replace

from reddog import cards
from reddog.rules import moves
from reddog.rules.house import with_rules
from reddog.rules.session import apply, start
from reddog.rules.state import Session
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, POLISH, SHOOT, VARIANTS, Variant
from reddog.rules.views import view
from reddog.speech.cards import CardStyle, Face
from reddog.speech.context import Context
from reddog.speech.table import hand, nets, seen, status, unfinished
from tests.speech import evenings
from tests.speech.tables import ANA, BO, CY
from tests.speech.test_prompts import POOL, played, told


def test_the_own_hand_from_the_highest() -> None:
    session = played(
        with_rules(HIGH_CARD_POOL, hand=3), [40, 40, 40], moves.Begin(), "9d 3c 4c As 3d 4d Kh 3h 4h"
    )
    assert hand(view(session, BO), told(session, BO)) == "Your hand: As Kh 9d."
    assert hand(view(session, BO), told(session, BO, CardStyle.WORDS)) == (
        "Your hand: ace of spades, king of hearts and nine of diamonds."
    )


def test_a_hand_that_may_not_be_looked_at_is_only_face_down() -> None:
    session = played(POLISH, [40, 40], moves.Begin(), "9d As Kh")
    assert hand(view(session, BO), told(session, BO)) == "You may not look yet: 3 face-down cards."
    assert hand(view(session, ANA), told(session, ANA)) == "You have no cards."


def test_shoot_before_the_own_turn() -> None:
    session = played(SHOOT, [40, 40, 40], moves.Begin(), moves.Stake(ANA, 20), "9d 2c As 3c Kh 4c")
    assert hand(view(session, BO), told(session, BO)) == "Your hand: As Kh 9d."
    assert hand(view(session, CY), told(session, CY)) == "You may not look yet: 3 face-down cards."


def test_status() -> None:
    assert status(view(POOL, BO), told(POOL, BO)) == (
        "Deal 1.",
        "Pot 12.",
        "43 cards in the stock.",
        "Ana: 36 chips (dealer).",
        "You: 36 chips (to act).",
        "Cy: 36 chips.",
        "Your turn. Pot 12. Bet 4 to 12.",
    )


def test_status_of_a_bank() -> None:
    session = played(
        SHOOT, [40, 40, 1], moves.Begin(), moves.Stake(ANA, 20), "9d 2c As 3c Kh 4c", moves.Bet(BO, 6)
    )
    session = apply(session, moves.SitOut(CY))
    assert status(view(session, CY), told(session, CY)) == (
        "Deal 1.",
        "Pot 20.",
        "Ana is the banker; the bank was opened with 20.",
        "46 cards in the stock.",
        "Ana: 20 chips (banker).",
        "Bo: 34 chips (bet 6).",
        "You: 1 chip (sitting out).",
        "The cards are coming.",
    )


def test_status_of_a_last_deal_and_of_a_player_who_leaves() -> None:
    session = played(POLISH, [40, 40, 40], moves.Begin(), "9d 2c As 3c Kh 4c", moves.Bet(BO, 6))
    session = apply(session, moves.Leave(BO))
    lines = status(replace(view(session, ANA), last_round=True), told(session, ANA))
    assert "This is the bank's last deal." in lines
    assert "Bo: 34 chips (bet 6, leaving)." in lines


def test_the_house_has_no_pot() -> None:
    session = played(CASINO, [40], moves.Begin(), dealer=None)
    assert not [line for line in status(view(session, ANA), told(session, ANA)) if "Pot" in line]


def test_cards_seen_by_suit() -> None:
    session = apply(apply(POOL, moves.Bet(BO, 4)), moves.Draw(cards.parse_cards("Qs")))
    assert seen(view(session, CY), told(session, CY)) == (
        "Seen spades: Q.",
        "Seen hearts: 3.",
        "Seen diamonds: 3.",
        "Seen clubs: 3.",
        "48 cards unseen.",
        "Known to come after 42 unseen cards: Qs.",
    )
    assert seen(view(session, None), told(session, None))[-2] == "51 cards unseen."


def test_copies_of_a_card_in_several_packs() -> None:
    session = played(
        with_rules(CASINO, packs=2, shoe=20),
        [40],
        moves.Begin(),
        moves.Bet(ANA, 1),
        "4c",
        "4c",
        "Jd",
        dealer=None,
    )
    lines = seen(view(session, ANA), told(session, ANA))
    assert lines[3] == "Seen clubs: 2 of 4."
    assert lines[2] == "Seen diamonds: J."
    assert lines[4] == "101 cards unseen."


def test_what_is_known_to_come() -> None:
    """Two of three players' deals are made up: what matters are the last cards of the stock."""
    seen_by_ana = replace(view(POOL, ANA), fresh=0, coming=cards.parse_cards("Qs 4d"))
    assert seen(seen_by_ana, told(POOL, ANA))[-1] == "Known to come next: Qs 4d."
    pooled = replace(view(POOL, ANA), pool=cards.mask(cards.parse_cards("4d Qs")))
    assert seen(pooled, told(POOL, ANA))[-1] == "The stock is these 2 cards, in unknown order: Qs 4d."


def test_nets_sum_to_zero() -> None:
    session = apply(
        apply(apply(POOL, moves.Bet(BO, 4)), moves.Draw(cards.parse_cards("Qs"))),
        moves.Draw(cards.parse_cards("As")),
    )
    assert nets(view(session, ANA), told(session, ANA)) == "you -4, Bo -8, Cy -4 and pot +16."
    session = played(
        CASINO, [40], moves.Begin(), moves.Bet(ANA, 10), "7c", "9d", moves.Stay(ANA), "8h", dealer=None
    )
    assert nets(view(session, None), told(session, None)) == "Ana +50 and house -50."


def test_a_bet_that_is_open_is_named_beside_the_pot_and_the_house() -> None:
    session = played(CASINO, [40], moves.Begin(), moves.Bet(ANA, 2), "7c", "Jd", dealer=None)
    assert nets(view(session, ANA), told(session, ANA)) == "you -2, bets +2 and house 0."
    assert (
        unfinished(view(session, ANA), told(session, ANA))
        == "Deal 1 is not finished. 2 chips are still in bets."
    )


def test_what_a_result_leaves_open() -> None:
    assert (
        unfinished(view(POOL, ANA), told(POOL, ANA))
        == "Deal 1 is not finished. 12 chips are still in the pot."
    )
    bank = played(POLISH, [40, 40], moves.Begin(), "9d As Kh")
    assert (
        unfinished(view(bank, BO), told(bank, BO))
        == "Deal 1 is not finished. 20 chips are still in Ana's bank."
    )
    assert (
        unfinished(view(bank, ANA), told(bank, ANA))
        == "Deal 1 is not finished. 20 chips are still in your bank."
    )
    assert unfinished(view(start(CASINO, [40]), ANA), told(bank, ANA)) == ""


def test_the_stock_is_named_once_there_is_one() -> None:
    session = start(HIGH_CARD_POOL, [40] * 3)
    assert not any("stock" in line for line in status(view(session, ANA), told(session, ANA)))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_ledger_balances(variant: Variant) -> None:
    for session in evenings.evening(variant, 5, length=80):
        said = nets(view(session, None), Context(variant=session.variant))
        numbers = [int(word.strip(",.")) for word in said.split() if word[0] in "+-"]
        assert sum(numbers) == 0, said


def hidden(session: Session, seat: int) -> set[int]:
    """The cards of hands that a seat may not see."""
    running = session.running
    if running is None:
        return set()
    held = 0
    for other, other_hand in enumerate(running.hands):
        own = other == seat and running.looked >> other & 1
        held |= 0 if own else other_hand & ~running.shown[other]
    return set(cards.cards_in(held & ~session.seen))


@pytest.mark.parametrize(
    "variant", [variant for variant in VARIANTS if variant.hand], ids=lambda variant: variant.name
)
def test_nothing_that_is_asked_about_tells_a_hidden_card(variant: Variant) -> None:
    for session in evenings.evening(variant, 3, length=60, restless=0):
        painted: list[int] = []

        def paint(card: int, text: str, painted: list[int] = painted) -> str:
            painted.append(card)
            return text

        for seat in range(len(session.seats)):
            context = Context(variant=session.variant, viewer=seat, face=Face(CardStyle.WORDS, paint))
            seat_view = view(session, seat)
            for text in (hand(seat_view, context), *status(seat_view, context)):
                assert text
            seen(seat_view, context)
            assert not set(painted) & hidden(session, seat)
            painted.clear()
