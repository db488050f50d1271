"""High Card Pool, Denexa and Shoot: the tables of part B2.

Single hands by counting and by turning up every card with the machine; whole packs of hands by the product's formula
for a hidden hand, and by going through the hands.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb
from typing import Any

import pytest
from msgspec.structs import replace

from reddog.cards import PACK, mask, parse_cards
from reddog.odds.advice import advice
from reddog.odds.exact import beating, win, win_count
from reddog.odds.unseen import Upcoming
from reddog.rules import moves
from reddog.rules.contests import Beat
from reddog.rules.house import with_rules
from reddog.rules.session import apply, start
from reddog.rules.state import Session
from reddog.rules.variants import HIGH_CARD_POOL, SHOOT
from reddog.rules.views import view
from tests.odds import engine
from tests.odds.views import holding
from tests.published.tables import fractions, table

TABLE = table("high_card")
SIZES = TABLE["sizes"]


@cache
def histogram(size: int) -> Counter[int]:
    """How many hands have how many winning cards: every way in which a suit can be held, four suits together."""
    suit: Counter[tuple[int, int]] = Counter()
    for held in range(1 << 13):
        cards = sum(1 << 4 * rank for rank in range(13) if held >> rank & 1)
        if held.bit_count() <= size:
            suit[held.bit_count(), win_count(cards, PACK & ~cards)[0]] += 1
    hands = Counter({(0, 0): 1})
    for _ in range(4):
        more: Counter[tuple[int, int]] = Counter()
        for (held, wins), (other, others) in product(hands, suit):
            if held + other <= size:
                more[held + other, wins + others] += hands[held, wins] * suit[other, others]
        hands = more
    return Counter({wins: count for (held, wins), count in hands.items() if held == size})


@pytest.mark.parametrize("size", SIZES)
def test_all_hands_of_a_size(size: str) -> None:
    known, cards = SIZES[size], int(size)
    found = histogram(cards)
    unseen, hands = 52 - cards, comb(52, cards)
    assert (unseen, hands) == (known["unseen"], known["hands"])
    assert {str(wins): count for wins, count in sorted(found.items())} == {
        wins: count for wins, count in known["histogram"].items() if count
    }
    assert [max(found), found[max(found)]] == known["highest"]
    assert [min(found), found[min(found)]] == known["lowest"]
    over = {wins: count for wins, count in found.items() if 2 * wins > unseen}
    assert Fraction(sum(over.values()), hands) == Fraction(known["over_half"])
    assert Fraction(found[unseen // 2] if not unseen % 2 else 0, hands) == Fraction(known["half"])
    values = {wins: Fraction(2 * wins - unseen, unseen) for wins in found}
    gain = sum(values[wins] * count for wins, count in over.items()) / hands
    elsewhere = sum(values[wins] * count for wins, count in found.items() if wins not in over) / hands
    assert (gain, elsewhere) == (Fraction(known["gain"]), Fraction(known["elsewhere"]))
    assert -elsewhere / gain == Fraction(known["break_even"])


@pytest.mark.parametrize("size", SIZES)
def test_the_mean_chance_by_two_formulas(size: str) -> None:
    """The same bet on a hand that nobody has seen yet."""
    blind = beating(Beat(), 0, Upcoming(unseen=PACK), hidden=int(size), hideable=PACK)
    mean = Fraction(SIZES[size]["mean"])
    assert Fraction(blind.win, blind.of) == mean
    counted = sum(wins * count for wins, count in histogram(int(size)).items())
    assert Fraction(counted, SIZES[size]["hands"] * SIZES[size]["unseen"]) == mean


def test_every_hand_of_three_one_by_one() -> None:
    found: Counter[int] = Counter()
    for hand in combinations(range(52), 3):
        held = mask(hand)
        found[win_count(held, PACK & ~held)[0]] += 1
    assert found == histogram(3)


def at_the_table(hand: str, exposed: str = "") -> Session:
    """The first to bet holds this hand; the exposed cards have been shown. No burn: it changes nothing."""
    cards, seen = parse_cards(hand), parse_cards(exposed)
    if len(cards) == 3:
        variant = with_rules(SHOOT, least=1)
    else:
        variant = with_rules(HIGH_CARD_POOL, hand=len(cards), burn="never")
    session = apply(start(variant, [100] * 3, dealer=2), moves.Begin())
    if variant.banked:
        session = apply(session, moves.Stake(2, 20))
    session = apply(session, moves.Shuffle())
    others = [card for card in range(52) if card not in cards and card not in seen]
    players = 2 if variant.banked else 3
    dealt = [
        cards[place // players] if place % players == 0 else others.pop()
        for place in range(players * len(cards))
    ]
    session = apply(session, moves.Draw(tuple(dealt)))
    return replace(session, seen=session.seen | mask(seen), fresh=session.fresh & ~mask(seen))


@pytest.mark.parametrize("entry", TABLE["hands"], ids=lambda entry: entry[0])
def test_a_hand(entry: Any) -> None:
    hand, wins, unseen, best = entry
    session = at_the_table(hand)
    found = advice(view(session, 0))
    assert found is not None
    assert found.chances is not None
    assert found.cards is not None
    assert found.best is not None
    assert (found.chances.win, found.chances.of) == (wins, unseen)
    assert found.cards.win.bit_count() == wins
    assert found.cards.lose.bit_count() == unseen - wins
    assert found.best.value == (Fraction(2 * wins - unseen, unseen) * (session.pot if best == "pot" else 1))
    assert found.best.chips == (session.pot if best == "pot" else 1)
    assert engine.worth(session, 0, found.best.move(0)) == found.best.value


@pytest.mark.parametrize("entry", TABLE["exposed"], ids=lambda entry: f"{entry[0]} with {entry[1]}")
def test_a_hand_with_exposed_cards(entry: Any) -> None:
    hand, exposed, wins, unseen = entry
    session = at_the_table(hand, exposed)
    assert win(view(session, 0)) == Fraction(wins, unseen)
    assert win_count(mask(parse_cards(hand)), PACK & ~mask(parse_cards(f"{hand} {exposed}"))) == (
        wins,
        unseen,
    )
    assert engine.worth(session, 0, moves.Bet(0, 1)) == Fraction(2 * wins - unseen, unseen)


@pytest.mark.parametrize("size", TABLE["information"])
def test_what_exposed_cards_are_worth(size: str) -> None:
    """Of m exposed cards any number may be cards that the hand would have beaten."""
    hands, unseen = histogram(int(size)), 52 - int(size)
    total = comb(52, int(size))
    for exposed, texts in TABLE["information"][size].items():
        gain = over = Fraction(0)
        m = int(exposed)
        for wins, count in hands.items():
            for lost in range(max(0, m - (unseen - wins)), min(m, wins) + 1):
                left, of = wins - lost, unseen - m
                if 2 * left > of:
                    ways = count * comb(wins, lost) * comb(unseen - wins, m - lost)
                    gain += ways * Fraction(2 * left - of, of)
                    over += ways
        ways = total * comb(unseen, m)
        assert [gain / ways, over / ways] == fractions(texts), exposed


@pytest.mark.parametrize("entry", TABLE["come_round"]["turns"], ids=lambda entry: f"turn {entry[0]}")
def test_burned_cards_come_round(entry: tuple[int, str, str, str]) -> None:
    """Eight players with five cards: the burned cards are the stock of turns seven and eight."""
    turn, hand, literal, reshuffled = entry
    burned = TABLE["come_round"]["burned"].split()
    # Turn 7 burns the first of them again and turns up the second.
    coming = burned if turn == 7 else [*burned[2:], burned[0]]
    shown: dict[str, Any] = {"hand": hand, "coming": " ".join(coming), "fresh": 0}
    assert win(holding(**shown, burn="literal")) == Fraction(literal)
    if turn == 7:
        assert win(holding(**shown, burn="reshuffle")) == Fraction(reshuffled)
    else:
        # For turn 8 of the table nothing of turn 7 is known.
        assert win(holding(hand=hand, coming=" ".join(burned), fresh=0, burn="reshuffle")) == Fraction(
            reshuffled
        )
