"""Seats and rules that do not go together, and what a table should know beforehand."""

import pytest

from reddog.rules.capacity import check_seats, warnings
from reddog.rules.house import with_rules
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, SLIPPERY_SAM
from reddog.speech.refusals import caution
from tests.speech.test_refusals import said


def test_too_many_and_too_few_players() -> None:
    assert said(check_seats, HIGH_CARD_POOL, 9) == (
        "9 players are too many: 9 hands of 5 cards take 45, which leaves 7 in the stock; even with burned cards coming round "
        "again 10 are needed there. At most 8 can play. With these house rules so many can play: three cards each, four cards each and a card burned only "
        "while enough unseen cards stay behind or four cards each and nothing burned."
    )
    assert said(check_seats, HIGH_CARD_POOL, 11) == "High Card Pool is for at most 8 players, not 11."
    assert said(check_seats, HIGH_CARD_POOL, 2) == "High Card Pool needs at least 3 players, not 2."
    assert said(check_seats, CASINO, 0) == "Casino Red Dog needs 1 player, not 0."


def test_what_a_table_should_know() -> None:
    (found,) = warnings(HIGH_CARD_POOL, 8)
    assert caution(found) == (
        "With 8 players and 5 cards each only 12 cards are left for 8 turns: from turn 7 on a card comes that all have seen "
        "burned, so that the bet is sure to win or sure to lose. Fresh cards for all: four cards each, a card burned "
        "only while enough unseen cards stay behind or nothing burned, or at most 7 players."
    )
    assert caution(found, typed=True).endswith(
        "Fresh cards for all: four cards each (hand=4), a card burned only while enough unseen cards stay behind (burn=fresh) or "
        "nothing burned (burn=never), or at most 7 players."
    )


@pytest.mark.parametrize(
    ("variant", "seats", "start_of"),
    [
        (
            with_rules(HIGH_CARD_POOL, burn="reshuffle"),
            8,
            "With 8 players and 5 cards each only 12 cards are left for 8 turns: from turn 7 on burned",
        ),
        (
            with_rules(HIGH_CARD_POOL, burn="fresh"),
            8,
            "Only 12 cards are left for 8 turns: nothing is burned after turn 4.",
        ),
        (with_rules(SLIPPERY_SAM, threshold="two"), 18, "In about one deal in "),
        (
            with_rules(DENEXA, dealt_out=True),
            8,
            "With 8 players a deal needs 40 cards, so that one pack lasts for one deal: dealing it out changes nothing.",
        ),
    ],
)
def test_other_cautions(variant: object, seats: int, start_of: str) -> None:
    texts = [caution(found) for found in warnings(variant, seats)]  # type: ignore[arg-type]
    assert any(text.startswith(start_of) for text in texts), texts
