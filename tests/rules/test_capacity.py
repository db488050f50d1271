"""How many can play, checked against tables that were worked out by other means.

The numbers are those of the project's capacity tables: a largest n with hands + turns + centre <= 52, and a card by card
trace of the literal burn (HCP-8, HCP-9, DNX-6, SHT-12, SAM-9, FW-2, POL-12, IB-8).
"""

from __future__ import annotations

import msgspec
import pytest

from reddog.errors import BadRules
from reddog.rules.capacity import (
    Caution,
    check_seats,
    full_deals,
    instead,
    most_certain,
    most_fresh,
    most_seats,
    needs,
    warnings,
)
from reddog.rules.house import with_rules
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)


def refused(variant: Variant, seats: int) -> BadRules:
    with pytest.raises(BadRules) as caught:
        check_seats(variant, seats)
    with pytest.raises(BadRules):
        warnings(variant, seats)
    return caught.value


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        (HIGH_CARD_POOL, 7),  # 49 cards
        (with_rules(HIGH_CARD_POOL, burn="never"), 8),
        (with_rules(HIGH_CARD_POOL, burn="fresh"), 8),
        (with_rules(HIGH_CARD_POOL, hand=4), 8),
        (with_rules(HIGH_CARD_POOL, hand=4, burn="fresh"), 10),
        (with_rules(HIGH_CARD_POOL, hand=3), 10),
        (with_rules(HIGH_CARD_POOL, hand=3, burn="never"), 13),
        (with_rules(HIGH_CARD_POOL, hand=7), 5),
        (with_rules(HIGH_CARD_POOL, hand=7, burn="never"), 6),
        (with_rules(SHOOT, burn="literal"), 11),
        (SHOOT, 14),
        (SLIPPERY_SAM, 18),  # one centre card at least
        (FORT_WAYNE, 11),  # every punter buys two
        (with_rules(FORT_WAYNE, centre="fresh"), 9),
        (with_rules(FORT_WAYNE, centre="first"), 11),
        (POLISH, 11),
        (with_rules(POLISH, burn="fresh"), 14),
        (DENEXA, 10),
        (POT_IN_BETWEEN, 17),  # three cards a turn, one round of the table
    ],
)
def test_the_most_seats_with_which_no_card_is_seen_twice(variant: Variant, most: int) -> None:
    assert most_fresh(variant) == most
    assert needs(variant, most).total <= 52 < needs(variant, most + 1).total


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        (HIGH_CARD_POOL, 8),  # HCP-9
        (with_rules(HIGH_CARD_POOL, hand=4), 10),
        (with_rules(HIGH_CARD_POOL, hand=3), 10),
        (with_rules(HIGH_CARD_POOL, burn="never"), 8),
        (with_rules(HIGH_CARD_POOL, dealer_bank=True), 9),  # the dealer has no hand
        (with_rules(HIGH_CARD_POOL, hand=7), 6),
        (DENEXA, 10),  # DNX-6
        (SHOOT, 14),  # SHT-12
        (with_rules(SHOOT, burn="literal"), 11),
        (with_rules(SHOOT, burn="reshuffle"), 11),
        (with_rules(SHOOT, burn="fresh"), 14),
        (SLIPPERY_SAM, 18),  # SAM-9
        (FORT_WAYNE, 11),  # FW-2
        (with_rules(FORT_WAYNE, centre="fresh"), 9),
        (POLISH, 13),  # POL-12: literally a thirteenth punter would be turned the card just burned
        (with_rules(POLISH, burn="never"), 14),
        (CASINO, 8),
        (POT_IN_BETWEEN, 10),  # IB-8
    ],
)
def test_the_most_seats_that_are_allowed(variant: Variant, most: int) -> None:
    assert most_seats(variant) == most
    check_seats(variant, most)
    error = refused(variant, most + 1)
    assert (error.code, error.facts["most"]) == ("too_many_seats", most)


LITERAL = {
    5: "42 37 32 27 22 17 12:7 7:breaks_down 2:breaks_down :does_not_fit :does_not_fit :does_not_fit",
    4: "44 40 36 32 28 24 20 16:9 12:7 8:breaks_down 4:breaks_down 0:does_not_fit",
    3: "46 43 40 37 34 31 28 25 22 19:10 16:9 13:breaks_down",
}
"""Cards in a hand: for 2, 3, 4 ... 13 seats the stock, and after the colon the first turn whose card is known, or why not."""


def _rows() -> list[tuple[int, int, int | None, int | str | None]]:
    found: list[tuple[int, int, int | None, int | str | None]] = []
    for hand, line in LITERAL.items():
        for seats, word in enumerate(line.split(), 2):
            stock, _, outcome = word.partition(":")
            how = int(outcome) if outcome.isdigit() else outcome or None
            found.append((hand, seats, int(stock) if stock else None, how))
    return found


ROWS = _rows()


@pytest.mark.parametrize("burn", ["literal", "reshuffle"])
@pytest.mark.parametrize(("hand", "seats", "stock", "outcome"), ROWS)
def test_a_burn_before_every_card(
    burn: str, hand: int, seats: int, stock: int | None, outcome: int | str | None
) -> None:
    """The literal burn card by card; reshuffling the burned cards needs as many."""
    variant = with_rules(wide(HIGH_CARD_POOL), hand=hand, burn=burn)
    if isinstance(outcome, str):
        assert refused(variant, seats).facts["why"] == outcome
        return
    assert needs(variant, seats).stock == stock
    cautions = warnings(variant, seats)
    assert [caution.facts["first"] for caution in cautions] == ([outcome] if outcome else [])
    code = "known_cards" if burn == "literal" else "cards_come_round"
    assert all(caution.code == code for caution in cautions)


def wide(variant: Variant) -> Variant:
    """The game without the limit that its rules state, so that the pack alone decides."""
    return msgspec.structs.replace(variant, least_seats=2, most_seats=13, name="wide")


@pytest.mark.parametrize(("hand", "seats", "stock", "outcome"), ROWS)
def test_the_literal_burn_traced_card_by_card(
    hand: int, seats: int, stock: int | None, outcome: int | str | None
) -> None:
    """The same table by moving cards: burn one to the bottom, turn one up."""
    if stock is None:
        assert hand * seats > 52
        return
    pile, seen, first = [f"c{number}" for number in range(stock)], set(), None
    for turn in range(1, seats + 1):
        if not pile:
            assert outcome in {"does_not_fit", "breaks_down"}
            return
        burned = pile.pop(0)
        pile.append(burned)
        seen.add(burned)
        upcard = pile.pop(0)
        if upcard == burned:
            assert outcome == "breaks_down"
            return
        if upcard in seen and first is None:
            first = turn
        seen.add(upcard)
    assert first == outcome


def test_eight_with_five_cards_are_allowed_with_a_caution() -> None:
    """HCP-8: turns seven and eight are dealt cards that everybody has seen; four cards, `fresh` or no burn fit."""
    assert warnings(HIGH_CARD_POOL, 8) == (
        Caution(
            "known_cards",
            {
                "first": 7,
                "turns": 8,
                "seats": 8,
                "hand": 5,
                "stock": 12,
                "most": 7,
                "instead": ("hand=4", "burn=fresh", "burn=never"),
            },
        ),
    )
    assert warnings(HIGH_CARD_POOL, 7) == ()


def test_nine_with_five_cards_are_refused_with_the_arithmetic() -> None:
    assert refused(HIGH_CARD_POOL, 9).facts == {
        "why": "breaks_down",
        "seats": 9,
        "most": 8,
        "game": "high-card-pool",
        "bettors": 9,
        "hand": 5,
        "hands": 45,
        "stock": 7,
        "needed": 10,  # nine to turn up, and one more so that the last is not the card just burned
        "instead": ("hand=3", "hand=4 burn=fresh", "hand=4 burn=never"),
    }


@pytest.mark.parametrize("seats", range(3, 11))
def test_what_is_proposed_instead_fits(seats: int) -> None:
    for variant in (HIGH_CARD_POOL, with_rules(HIGH_CARD_POOL, hand=7), with_rules(DENEXA, hand=6)):
        for proposal in instead(variant, seats):
            changed = with_rules(variant, dict(word.split("=") for word in proposal.split()))
            check_seats(changed, seats)
            assert not [caution for caution in warnings(changed, seats) if caution.code != "burns_skipped"]


def test_without_a_burn_only_smaller_hands_are_proposed() -> None:
    error = refused(with_rules(DENEXA, hand=5), 10)
    assert (error.facts["why"], error.facts["instead"]) == ("does_not_fit", ("hand=4",))
    assert (error.facts["stock"], error.facts["needed"]) == (2, 10)


def test_shoot_with_a_burn_before_every_card_seats_eleven() -> None:
    error = refused(with_rules(SHOOT, burn="literal"), 12)
    assert (error.facts["why"], error.facts["most"]) == ("burning", 11)
    assert error.facts["instead"] == ("burn=fresh", "burn=never")


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_a_stated_limit_is_refused_as_one(variant: Variant) -> None:
    for seats in (variant.most_seats + 1, 53, 10**9):
        error = refused(variant, seats)
        assert (error.code, error.facts["why"], error.facts["instead"]) == ("too_many_seats", "rules", ())
        assert error.facts["seats"] == seats


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_too_few(variant: Variant) -> None:
    for seats in (variant.least_seats - 1, 0, -1):
        error = refused(variant, seats)
        assert error.code == "too_few_seats"
        assert error.facts == {"seats": seats, "least": variant.least_seats, "game": variant.name}
    check_seats(variant, variant.least_seats)


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_the_usual_seats_can_sit_down(variant: Variant) -> None:
    least, most = variant.usual_seats
    assert variant.least_seats <= least <= most <= most_seats(variant)
    for seats in range(variant.least_seats, most_seats(variant) + 1):
        check_seats(variant, seats)


BURNS = {5: {3: 3, 7: 7, 8: 4}, 4: {8: 8, 9: 7, 10: 2}, 3: {10: 10}}
"""Hand: seats: the last turn with a burn, from the tables: min(n, stock - n)."""


@pytest.mark.parametrize(
    ("hand", "seats", "last"), [(h, n, b) for h, row in BURNS.items() for n, b in row.items()]
)
def test_a_burn_only_while_fresh_cards_last(hand: int, seats: int, last: int) -> None:
    variant = with_rules(HIGH_CARD_POOL, hand=hand, burn="fresh")
    cautions = warnings(variant, seats)
    if last == seats:
        assert cautions == ()
    else:
        assert cautions == (
            Caution("burns_skipped", {"last": last, "turns": seats, "stock": 52 - hand * seats}),
        )


def test_fresh_cards_cannot_be_fewer_than_turns() -> None:
    error = refused(with_rules(HIGH_CARD_POOL, burn="fresh"), 9)
    assert (error.facts["why"], error.facts["stock"], error.facts["needed"]) == ("does_not_fit", 7, 9)


@pytest.mark.parametrize(
    ("players", "deals"), [(2, 5), (3, 3), (4, 2), (5, 2), *((n, 1) for n in range(6, 11))]
)
def test_the_pack_dealt_out(players: int, deals: int) -> None:
    """DNX-7: it matters only for five players or fewer; for more the table is told so."""
    variant = with_rules(DENEXA, dealt_out=True)
    assert full_deals(variant, players) == deals
    idle = [Caution("dealt_out_idle", {"seats": players, "needed": 5 * players})] if deals == 1 else []
    assert list(warnings(variant, players)) == idle


def test_a_low_enough_card_must_come_with_seven_seats_or_fewer() -> None:
    """SAM-9: six punters hold 18 cards and 20 are six or lower; 34 are left and 32 are higher."""
    assert most_certain(SLIPPERY_SAM) == 7
    assert most_certain(with_rules(SLIPPERY_SAM, ace="low")) == 7
    assert most_certain(with_rules(SLIPPERY_SAM, threshold="two")) == 2
    assert most_certain(with_rules(SLIPPERY_SAM, threshold="none")) == 18


@pytest.mark.parametrize(
    ("seats", "one_in"),
    [
        (8, None),  # one in 6.0e12
        (13, None),  # 5.80015e-05
        (15, 245),  # 0.00407789
        (17, 7),  # 0.132829
        (18, 1),  # 0.615385
    ],
)
def test_a_void_deal_that_is_not_rare(seats: int, one_in: int | None) -> None:
    cautions = [caution for caution in warnings(SLIPPERY_SAM, seats) if caution.code == "may_be_void"]
    assert [caution.facts["one_in"] for caution in cautions] == ([] if one_in is None else [one_in])
    assert warnings(with_rules(SLIPPERY_SAM, none_comes="last"), seats) == ()
    assert warnings(with_rules(SLIPPERY_SAM, threshold="none"), seats) == ()


def test_games_whose_pack_is_shuffled_when_short_have_no_cautions() -> None:
    assert all(warnings(POT_IN_BETWEEN, seats) == () for seats in range(2, 11))
    assert all(warnings(CASINO, seats) == () for seats in range(1, 9))
