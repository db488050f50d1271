"""The state that a deal began in is read only where a session could have come to it."""

from __future__ import annotations

from random import Random

import pytest

from reddog.rules.house import with_rules
from reddog.rules.notation import Record, read, single, write
from reddog.rules.session import start
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL
from reddog.testing.play import play_on
from tests.rules.records import ALONE, SHOE, edited, fault, line, of_texts

CARRIED = single(
    of_texts(
        with_rules(HIGH_CARD_POOL, dealt_out=True, hand=3),
        (50, 50, 50, None),
        """begin, shuffle, draw 2c 3c 4c 2d 3d 4d 2h 3h 4h, s2 bet 1, draw 5c 6c, s3 bet 1, draw 5d Ts, s1 bet 1,
        draw 6h 7h, begin""",
    ),
    2,
)
"""A deal from a pack that goes on: three burned cards lie under it, and each player knows a hand that is gone."""


def dealt_out_with_reshuffle() -> Record:
    """A deal before which the burned cards of the last one had come round and been shuffled (HCP-8)."""
    game = with_rules(HIGH_CARD_POOL, dealt_out=True, burn="reshuffle")
    moves = tuple(move for move, _ in play_on(start(game, (90,) * 8, dealer=0), Random(1), 40, restless=0))
    return single(Record(variant=game, stacks=(90,) * 8, moves=moves, dealer=0), 2)


POOLED = dealt_out_with_reshuffle()
ONE_ANTE = single(of_texts(DENEXA, (20, 20, None), "begin"), 1)
CASINO_ROUND = single(of_texts(CASINO, (20, 20), "begin", dealer=None), 1)


def test_the_states_of_these_tests() -> None:
    """So that each test below changes what it means to change."""
    assert CARRIED.before is not None
    assert POOLED.before is not None
    assert len(CARRIED.before.coming) == 3
    assert all(CARRIED.before.known[:3])
    assert POOLED.before.pooled
    assert POOLED.before.fresh
    for record in (ALONE, SHOE, CARRIED, POOLED, ONE_ANTE, CASINO_ROUND):
        assert read(write(record)) == record


def refuses(record: Record, old: str, new: str, start_of_line: str, why: str = "bad_field") -> None:
    text = edited(write(record), old, new)
    error = fault(text)
    assert (error.code, error.facts["why"]) == ("start_refused", why)
    assert error.facts["line"] == line(text, start_of_line)


@pytest.mark.parametrize(
    ("record", "old", "new", "start_of_line"),
    [
        (ALONE, "dealer = 1\n", "", "# Shoot"),
        (ALONE, "dealer = 1", "dealer = 4", "dealer"),
        (ALONE, "start.banker = 1", "start.banker = 4", "start.banker"),
        (SHOE, "seats = [", "dealer = 1\nseats = [", "dealer"),
        (ONE_ANTE, "{},", "{ out = true },", "{ out"),
        (ONE_ANTE, "{},", "{ anted = true },", "{ anted"),
        (ONE_ANTE, "{ chips = 20 },\n  {", "{ chips = 0 },\n  {", "{ chips = 0"),
        (ALONE, "bought = 100", "bought = 100, anted = true", '{ name = "Ann"'),
    ],
)
def test_seats_that_cannot_be(record: Record, old: str, new: str, start_of_line: str) -> None:
    """The house has no dealer and every other game has one; nobody sits out, or has paid, at an empty seat."""
    refuses(record, old, new, start_of_line)


def test_seats_that_the_game_does_not_have() -> None:
    refuses(SHOE, "seats = [", "seats = [\n" + "  {},\n" * 9, "start", "too_many_seats")


@pytest.mark.parametrize(
    ("record", "old", "new", "start_of_line"),
    [
        (ALONE, "start.pot = 17", "start.pot = 18", "start.pot"),
        (ALONE, "bought = 100", "bought = 99", "start.pot"),
        (ALONE, "start.pot = 17", "start.pot = 16\nstart.house = 1", "start.house"),
        (CASINO_ROUND, "start = {}", "start.pot = 5\nstart.house = -5", "start.pot"),
        (ALONE, "start.number = 9", "start.number = 0", "start.deals"),
        (ALONE, "start.game-deals = 1", "start.game-deals = 2", "start.game-deals"),
        (ALONE, "start.game-deals = 1", "start.playing = true", "start.playing"),
        (CARRIED, "start.playing = true\n", "", "start.number"),
    ],
)
def test_chips_and_counts_that_cannot_be(record: Record, old: str, new: str, start_of_line: str) -> None:
    """Every chip was bought, only a house wins or pays, and there is a move for every deal that was begun."""
    refuses(record, old, new, start_of_line)


@pytest.mark.parametrize(
    ("record", "old", "new", "start_of_line"),
    [
        (ALONE, "start.banker = 1\n", "", "start.number"),
        (ALONE, "bought = 100", "bought = 100, out = true", "start.banker"),
        (SHOE, "start.seen", "start.banker = 1\nstart.seen", "start.banker"),
        (ALONE, "start.opening = 10\n", "", "start.number"),
        (ALONE, "start.bank-deals = 1\n", "", "start.number"),
        (ALONE, "start.bank-deals = 1", "start.bank-deals = 2", "start.bank-deals"),
        (CARRIED, "start.pot", "start.opening = 5\nstart.pot", "start.opening"),
        (CARRIED, "start.pot", "start.bank-deals = 1\nstart.pot", "start.bank-deals"),
        (CARRIED, "start.pot", "start.last-round = true\nstart.pot", "start.last-round"),
    ],
)
def test_banks_that_cannot_be(record: Record, old: str, new: str, start_of_line: str) -> None:
    """A bank has a banker who takes part, an opening stake, and one deal at least behind it."""
    refuses(record, old, new, start_of_line)


@pytest.mark.parametrize(
    ("record", "old", "new", "start_of_line"),
    [
        # Shuffled before every deal, nothing of the pack goes from one to the next.
        (ALONE, "start.pot", 'start.fresh = "As"\nstart.pot', "start.fresh"),
        (ALONE, "start.pot", 'start.seen = "As"\nstart.pot', "start.seen"),
        (ALONE, "start.pot", 'start.coming = "As"\nstart.pot', "start.coming"),
        (ALONE, "start.pot", 'start.known = ["As", "", ""]\nstart.pot', "start.known"),
        (ALONE, "start.pot", 'start.known = ["As"]\nstart.pot', "start.known"),
        (ALONE, "start.pot", "start.pooled = true\nstart.pot", "start.pooled"),
        # No card is in two places.
        (CARRIED, '"5c 5d 6h"', '"5c 5d 6h As"', "start.coming"),
        (CARRIED, 'start.seen = "2c', 'start.seen = "As 2c', "start.seen"),
        (CARRIED, '["4c 4d 4h"', '["4c 4d As"', "start.known"),
        (CARRIED, '["4c 4d 4h"', '["4c 4d 5d"', "start.known"),
        (CARRIED, '["4c 4d 4h"', '["4c 4d 2d"', "start.known"),
        # What lies face up has been seen, and nobody at an empty seat has seen anything.
        (CARRIED, "5c 5d 6c 6h 7h", "5c 5d 6c 7h", "start.coming"),
        (CARRIED, '"3c 3d 3h", ""', '"3c 3d", "3h"', "start.known"),
        # Only burned cards that came round were shuffled in sight.
        (CARRIED, "start.seen", "start.pooled = true\nstart.seen", "start.pooled"),
        (POOLED, "start.pooled = true\n", "", "start.seen"),
        # Without hands every card that has come was seen.
        (SHOE, "start.seen", 'start.known = ["2c", ""]\nstart.seen', "start.known"),
        (SHOE, 'start.seen = "4c', 'start.seen = "2c 4c', "start.seen"),
        (SHOE, 'start.seen = "4c ', 'start.seen = "', "start.seen"),
        (SHOE, "start.seen", 'start.coming = "2c"\nstart.seen', "start.coming"),
    ],
)
def test_cards_that_cannot_lie_so(record: Record, old: str, new: str, start_of_line: str) -> None:
    refuses(record, old, new, start_of_line)


def test_a_card_shuffled_in_sight_that_nobody_had_seen() -> None:
    text = write(POOLED)
    assert POOLED.before is not None
    unseen = next(place for place in range(52) if not POOLED.before.seen >> place & 1)
    refuses(
        POOLED,
        'start.fresh = "',
        f'start.fresh = "{"23456789TJQKA"[unseen // 4]}{"cdhs"[unseen % 4]} ',
        "start.fresh",
    )
    assert read(text) == POOLED


@pytest.mark.parametrize(
    ("record", "old", "new", "start_of_line", "why"),
    [
        (ALONE, "start.pot", 'start.seen = "As As"\nstart.pot', "start.seen", "card_twice"),
        (SHOE, "4d 4h", "4c 4c 4c 4d 4h", "start.fresh", "card_twice"),
        (SHOE, "start.seen", 'start.coming = "1c"\nstart.seen', "start.coming", "no_such_card"),
        (CARRIED, '"2c 2d 2h", ', '"2c 2d 2x",\n', "start.known", "no_such_card"),
        (CARRIED, '["4c 4d 4h", "2c 2d 2h"', '["4c 4d 4h",\n"2c 2d 2x"', '"2c 2d 2x"', "no_such_card"),
    ],
)
def test_cards_that_cannot_be_there(record: Record, old: str, new: str, start_of_line: str, why: str) -> None:
    refuses(record, old, new, start_of_line, why)
