"""Slippery Sam, Fort Wayne and Polish Red Dog: the tables of parts B3 and B4."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb

import pytest
from msgspec.structs import replace

from reddog.cards import PACK, RANKS, SUIT_MASKS, Card, cards_in, mask, parse, parse_cards
from reddog.odds.advice import advice
from reddog.odds.decisions import Decision
from reddog.odds.exact import beating, win
from reddog.odds.unseen import Upcoming
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.contests import Beat
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.steps import Price
from reddog.rules.variants import FORT_WAYNE, POLISH, SLIPPERY_SAM, Variant
from reddog.rules.views import view
from tests.odds import engine
from tests.odds.views import facing, holding
from tests.published.tables import fractions, table

SAM, WAYNE, BLIND = table("slippery_sam"), table("fort_wayne"), table("polish")


def with_bank(variant: Variant, chips: int, stack: int = 10**6) -> Session:
    """One punter, in seat 1, dealt a hand against a bank; the cards of the centre come next."""
    session = apply(start(variant, [stack, stack], dealer=0), moves.Begin())
    if awaited(session)[0].kind is Kind.STAKE:
        session = apply(session, moves.Stake(0, chips))
    session = apply(session, moves.Shuffle())
    return apply(session, moves.Draw(parse_cards("3h 8h Kh")))


# Slippery Sam.


@pytest.mark.parametrize("rank", SAM["chances"])
def test_every_centre_card_and_skips(rank: str) -> None:
    order = RANKS.index(rank)
    high_in_suit = [4 * place for place in range(5, 13)]  # of clubs, the seven and higher
    high = [4 * place + suit for place in range(5, 13) for suit in (1, 2, 3)]
    for skipped, texts in SAM["chances"][rank].items():
        for in_suit, chance in enumerate(fractions(texts)):
            seen = high_in_suit[:in_suit] + high[: int(skipped) - in_suit]
            shown = facing(f"{rank}c", " ".join(RANKS[card // 4] + "cdhs"[card % 4] for card in seen))
            assert win(shown) == chance, (skipped, in_suit)
            unseen, higher = 51 - int(skipped), 12 - order - in_suit
            assert 1 - Fraction(comb(unseen - higher, 3), comb(unseen, 3)) == chance


@pytest.mark.parametrize("example", SAM["examples"], ids=lambda example: f"{example[0]} after {example[1]}")
def test_an_example(example: tuple[str, str, str]) -> None:
    centre, seen, chance = example
    assert win(facing(centre, seen)) == Fraction(chance)


def test_every_hand_is_dealt_by_the_machine() -> None:
    """All but nine cards have been seen: every hand that may be held is, and the machine settles the bet."""
    session = with_bank(SLIPPERY_SAM, 10, stack=100)
    session = apply(session, moves.Draw((parse("5h"),)))
    kept = mask(parse_cards("3h 8h Kh 2c 6h 9h Qs 4d Ah"))
    session = replace(session, fresh=session.fresh & kept, seen=PACK & ~kept)
    found = advice(view(session, 1))
    assert found is not None
    assert found.best is not None
    assert (
        found.best.value
        == engine.worth(session, 1, moves.Bet(1, 10))
        == Fraction(80, 84) * 10 - Fraction(4, 84) * 10
    )
    assert len(list(combinations(cards_in(kept), 3))) == 84


def test_which_centre_cards_are_favourable() -> None:
    """The compact test of part B3: so many higher cards of the suit among so many unseen."""
    needed = {
        (51, 50): 11, (49, 45): 10, (44, 40): 9, (39, 35): 8, (34, 31): 7, (30, 26): 6, (25, 21): 5, (20, 18): 4,
    }  # fmt: skip
    for (most, least), higher in needed.items():
        for unseen in range(least, most + 1):
            first = next(count for count in range(13) if 2 * comb(unseen - count, 3) < comb(unseen, 3))
            assert first == higher
            held = mask(range(4, 4 * (higher + 1), 4))
            rest = mask([card for card in range(52) if card % 4][: unseen - higher])
            chances = beating(Beat(), 0, Upcoming(face_up=1), hidden=3, hideable=held | rest)
            assert 2 * chances.win > chances.of


def skips(count: int) -> Fraction:
    """The chance that so many high cards come before the first low one, in a pack of 52."""
    return Fraction(comb(32, count), comb(52, count)) * Fraction(20, 52 - count)


def test_how_many_cards_are_skipped() -> None:
    assert sum(count * skips(count) for count in range(33)) == Fraction(SAM["skipped"]) == Fraction(32, 21)
    for count, chance in enumerate(fractions(SAM["skips"])):
        assert skips(count) == chance


@pytest.mark.parametrize("punters", SAM["none"])
def test_no_card_is_low_enough(punters: str) -> None:
    stock, chance = SAM["none"][punters]
    assert Fraction(comb(32, stock), comb(52, stock)) == Fraction(chance)
    assert stock == 52 - 3 * int(punters)


@cache
def shown_up(rank: int) -> tuple[tuple[Fraction, Fraction], ...]:
    """What the first punter may see before a centre card of this rank: the chance of it, and of winning then.

    Of the skipped cards any number may be of the suit, of which eight are high.
    """
    found = []
    for skipped in range(33):
        for in_suit in range(min(8, skipped) + 1):
            if skipped - in_suit <= 24:
                ways = Fraction(comb(8, in_suit) * comb(24, skipped - in_suit), comb(32, skipped))
                clubs = [4 * order for order in range(rank)] + [
                    4 * order for order in range(rank + 1 + in_suit, 13)
                ]
                others = [card for card in range(52) if card % 4][skipped - in_suit :]
                left = mask(clubs + others)
                chances = beating(Beat(), 0, Upcoming(face_up=1 << 4 * rank), hidden=3, hideable=left)
                found.append((skips(skipped) * ways, Fraction(chances.win, chances.of)))
    return tuple(found)


def test_before_the_first_card_is_turned() -> None:
    means = {rank: sum(ways * chance for ways, chance in shown_up(rank)) for rank in range(5)}
    for rank, mean in means.items():
        assert mean == Fraction(SAM["before"][RANKS[rank]])
    assert sum(means.values()) / 5 == Fraction(SAM["before"]["overall"]) == Fraction(SAM["after"]["mean_p"])


def test_after_the_turn_up() -> None:
    known = {name: Fraction(text) for name, text in SAM["after"].items()}
    every = [(ways / 5, 2 * chance - 1) for rank in range(5) for ways, chance in shown_up(rank)]
    gain = sum(ways * value for ways, value in every if value > 0)
    elsewhere = sum(ways * value for ways, value in every if value <= 0)
    assert sum(ways for ways, value in every if value > 0) == known["share_of_deals_favourable"]
    assert gain == known["risk_neutral_gain_per_unit_of_pot"]
    assert elsewhere == known["expected_result_of_the_minimum_bet_elsewhere"]
    assert -elsewhere / gain == known["break_even_pot_to_minimum_ratio"]


# Fort Wayne: a pot of 500, so that fifths and all least bets are whole.

POT = 500


def first_cards(price: str, least: Fraction) -> dict[str, tuple[Session, dict[Kind, Decision], Decision]]:
    """For each rank of the first card the session, the best of each kind of decision, and the best of all."""
    variant = with_rules(FORT_WAYNE, price=price, bank=POT)
    # A least bet as large as the bank is no house rule; the table of part B3 has one all the same.
    variant = replace(variant, stakes=replace(variant.stakes, least=int(least * POT)))
    session = with_bank(variant, POT)
    found = {}
    for order, sign in enumerate(RANKS):
        after = apply(session, moves.Draw((4 * order,)))
        found[sign] = (after, *decided(after, variant))
    return found


def decided(session: Session, variant: Variant) -> tuple[dict[Kind, Decision], Decision]:
    found = advice(view(session, 1), sizing=False, variant=variant)
    assert found is not None
    assert found.best is not None
    best: dict[Kind, Decision] = {}
    for known in found.decisions:
        if known.kind not in best or known.value > best[known.kind].value:
            best[known.kind] = known
    return best, found.best


@pytest.mark.parametrize(
    ("price", "least"), [(price, least) for price in ("same", "fifth") for least in WAYNE[price]]
)
def test_the_first_punter_of_fort_wayne(price: str, least: str) -> None:
    known = WAYNE[price][least]
    found = first_cards(Price(price), Fraction(least))
    assert sum(best.value for _, _, best in found.values()) / 13 / POT == Fraction(known["value"])
    again = 0
    for sign, (session, kinds, best) in found.items():
        chance, now, pay, wanted = known["first"][sign]
        assert win(view(session, 1)) == Fraction(chance)
        assert kinds[Kind.BET].value / POT == Fraction(now)
        assert kinds[Kind.BUY].value / POT == Fraction(pay)
        bets = {
            f"bet {word}"
            for word, chips in (("minimum", Fraction(least)), ("pot", 1))
            if best.chips == chips * POT
        }
        assert wanted in (bets if best.kind is Kind.BET else {"pay"})
        paid = apply(session, moves.Buy(1))
        # The hand that was dealt may be any: the machine may turn up cards of it as well.
        for card in (card for card in range(52) if card != session.deal.faced):
            after = apply(engine.placed(paid, 1, card), moves.Draw((card,)))
            again += decided(after, session.variant)[1].kind is Kind.BUY
    assert again == known["again"]


# Polish Red Dog.


def blind(left: int, hidden: int = 3) -> Fraction:
    """The chance of a hand that nobody has seen, with these cards unseen."""
    found = beating(Beat(pays=2), 0, Upcoming(unseen=left), hidden=hidden, hideable=left)
    assert found.value == 3 * Fraction(found.win, found.of) - 1
    return Fraction(found.win, found.of)


def test_a_blind_bet() -> None:
    assert blind(PACK) == Fraction(BLIND["win"]) == Fraction(6327, 20825)
    assert 3 * blind(PACK) - 1 == Fraction(BLIND["value"])
    assert 2 * blind(PACK) - 1 == Fraction(BLIND["even_money"])
    short = PACK & ~mask(range(20))
    assert [blind(short), 3 * blind(short) - 1] == fractions(BLIND["pack_of_32"])


def test_it_is_the_mean_of_all_hands_that_have_been_looked_at() -> None:
    assert blind(PACK) == Fraction(table("high_card")["sizes"]["3"]["mean"])


@pytest.mark.parametrize("name", BLIND["seen"])
def test_a_blind_bet_with_cards_seen(name: str) -> None:
    known = BLIND["seen"][name]
    seen = holding(seen=known["seen"], hidden=3, contest=Beat(pays=2), burn="literal")
    assert win(seen) == Fraction(known["p"])
    assert (3 * Fraction(known["p"]) > 1) == known["favourable_at_2_to_1"]


def test_a_blind_bet_by_the_machine() -> None:
    """Eight cards unseen: every hand, every burned and every turned card."""
    session = with_bank(POLISH, 20, stack=100)
    kept = mask(parse_cards("3h 8h Kh 2c 9h Qc 4d Th"))
    session = replace(session, fresh=session.fresh & kept, seen=PACK & ~kept)
    assert engine.worth(session, 1, moves.Bet(1, 7)) == 7 * (3 * blind(kept) - 1)


@pytest.mark.parametrize("count", BLIND["later"])
def test_how_often_a_later_punter_has_a_good_bet(count: str) -> None:
    """The chance hangs on nothing but how many cards of each suit were seen."""
    share = gain = Fraction(0)
    seen = int(count)
    for split in product(range(14), repeat=3):
        last = seen - sum(split)
        if 0 <= last <= 13:
            suits = (*split, last)
            value = 3 * by_suits(tuple(sorted(suits))) - 1
            if value > 0:
                ways = Fraction(1, comb(52, seen))
                for held in suits:
                    ways *= comb(13, held)
                share += ways
                gain += ways * value
    assert [share, gain] == fractions(BLIND["later"][count])


@cache
def by_suits(seen: tuple[int, ...]) -> Fraction:
    left: Card = 0
    for suit, gone in zip(SUIT_MASKS, seen, strict=True):
        left |= mask(list(cards_in(suit))[gone:])
    return blind(left)


def test_a_bank_of_16_against_half_the_pot_every_time() -> None:
    lost = 1 - blind(PACK)
    reaches, collects, gain = fractions(BLIND["bank_of_16"])
    assert (lost**3, lost**4) == (reaches, collects)
    # The machine says what becomes of the bank while every bet is lost.
    session = start(with_rules(POLISH, bank=16), [1_000, 1_000], dealer=0)
    pots = []
    for _ in range(4):
        session = apply(session, moves.Begin())
        pots.append(session.pot)
        session = apply(session, moves.Shuffle())
        session = apply(session, moves.Draw(parse_cards("2c 2d 2h")))
        session = apply(session, moves.Bet(1, session.pot // 2))
        session = apply(session, moves.Draw(parse_cards("3c")))
        session = apply(session, moves.Draw(parse_cards("As")))
    assert pots == [16, 24, 36, 54]
    collected = session.seats[0].stack - 1_000 + 16
    assert collected == 81
    assert collected * collects - 16 == gain
