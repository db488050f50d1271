"""High Card Pool with eight players: what is burned when cards are short (HCP-8, X-4, X-21), and A11's chances.

S0 puts the burned card "face up to the bottom of the deck", so that it can come round again.
"""

from fractions import Fraction
from math import comb

import pytest

from reddog.cards import cards_in, higher_in_suit, mask
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.capacity import warnings
from reddog.rules.events import Burned, Shuffled, TurnedUp
from reddog.rules.house import with_rules
from reddog.rules.session import start
from reddog.rules.variants import HIGH_CARD_POOL
from tests.rules.scripted import ANY, Scripted


def test_with_eight_players_the_seed_to_the_letter_deals_burned_cards_again() -> None:
    """HCP-8 `literal`: turn 7 is dealt the card burned at turn 2, turn 8 the one burned at turn 4, known to all."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 8, dealer=7)
    table.deal()
    for seat in range(6):
        table.bet(seat, 1, turn=ANY)
    burned = [event.card for event in table.events(Burned)]
    view = table.view(6)
    assert view.fresh == 0
    assert view.coming == tuple(
        burned
    )  # burned at turns 1 to 6; turn 7 burns the first and is dealt the second
    assert table.refused(moves.Draw((burned[1],))) == "not_now"
    table.do(moves.Bet(6, 1))
    assert table.refused(moves.Draw((burned[1],))) == "card_not_in_stock"
    table.do(moves.Draw((burned[0],)), moves.Draw((burned[1],)))
    assert table.last(TurnedUp) == TurnedUp(card=burned[1], seat=6, known=True)
    assert table.view(7).coming == (*burned[2:], burned[0])
    table.do(moves.Bet(7, 1), moves.Draw((burned[2],)), moves.Draw((burned[3],)))
    assert table.last(TurnedUp) == TurnedUp(card=burned[3], seat=7, known=True)


def test_eight_players_are_warned_beforehand_and_nine_are_refused_with_the_arithmetic() -> None:
    """HCP-8: "table setup warns beforehand and offers four cards, `fresh` or no burn"."""
    (caution,) = warnings(HIGH_CARD_POOL, 8)
    assert (caution.code, caution.facts["first"]) == ("known_cards", 7)
    assert set(caution.facts["instead"]) == {"hand=4", "burn=fresh", "burn=never"}  # type: ignore[arg-type]
    assert warnings(HIGH_CARD_POOL, 7) == ()
    with pytest.raises(BadRules) as refusal:
        start(HIGH_CARD_POOL, (10,) * 9)
    facts = refusal.value.facts
    assert (facts["why"], facts["hands"], facts["stock"], facts["most"]) == ("breaks_down", 45, 7, 8)


UPCARDS = {
    "literal": (2, 4, 6, 8, 10, 12, 3, 7),
    "fresh": (2, 4, 6, 8, 9, 10, 11, 12),
    "never": (1, 2, 3, 4, 5, 6, 7, 8),
}


@pytest.mark.parametrize(("burn", "places"), UPCARDS.items())
def test_the_place_in_the_stock_that_each_turn_is_dealt_from(burn: str, places: tuple[int, ...]) -> None:
    """HCP-8, A11: a fixed place for each turn, so that every seat's chance is that of any hand and any other card."""
    table = Scripted(with_rules(HIGH_CARD_POOL, burn=burn), (100,) * 8, dealer=7)
    table.deal()
    stock = list(cards_in(table.session.fresh))
    top = list(stock)
    for seat in range(8):
        table.do(moves.Bet(seat, 1))
        while table.turn == seat:
            card = top.pop(0)
            burning = len(table.events(Burned))
            table.do(moves.Draw((card,)))
            if len(table.events(Burned)) > burning:
                top.append(card)
    assert [stock.index(event.card) + 1 for event in table.events(TurnedUp)] == list(places)


@pytest.mark.parametrize(
    ("hand", "chance"), [(5, Fraction(8689, 19740)), (4, Fraction(4489, 11900)), (3, Fraction(6327, 20825))]
)
def test_the_chance_of_any_hand_against_any_other_card(hand: int, chance: Fraction) -> None:
    """A11: 8689/19740 with five cards, 4489/11900 with four, 6327/20825 with three."""
    lost = Fraction(0)
    for upcard in range(52):
        higher = higher_in_suit(1 << upcard).bit_count()
        lost += Fraction(comb(51 - higher, hand), comb(51, hand)) / 52
    assert 1 - lost == chance


def eight(burn: str) -> Scripted:
    """Eight players with five cards each, dealt; seat 7 deals and bets last."""
    table = Scripted(with_rules(HIGH_CARD_POOL, burn=burn), (100,) * 8, dealer=7)
    table.deal()
    return table


def test_fresh_burns_only_while_as_many_fresh_cards_as_turns_stay() -> None:
    """HCP-8 `fresh`: eight players with five cards burn at turns 1 to 4 only, and every card turned up is fresh."""
    table = eight("fresh")
    for seat in range(8):
        table.bet(seat, 1, turn=ANY)
    assert len(table.events(Burned)) == 4
    assert [event.known for event in table.events(TurnedUp)] == [False] * 8


def test_fresh_counts_every_seat_that_has_not_had_its_turn() -> None:
    """X-4: also one without chips, whose turn will be skipped."""
    table = Scripted(with_rules(HIGH_CARD_POOL, burn="fresh"), (100,) * 5 + (1, 1, 1), dealer=7)
    table.deal()
    for seat in range(5):
        table.bet(seat, 1, turn=ANY)
    assert len(table.events(Burned)) == 4


def test_when_reshuffling_the_face_up_cards_are_turned_down_and_shuffled_when_reached() -> None:
    """HCP-8 `reshuffle`, X-21: "the set is then known to all and the odds count over it"."""
    table = eight("reshuffle")
    for seat in range(6):
        table.bet(seat, 1, turn=ANY)
    burned = tuple(event.card for event in table.events(Burned))
    table.do(moves.Bet(6, 1))
    assert table.refused(moves.Draw((burned[0],))) == "not_now"
    table.do(moves.Shuffle())
    assert table.last(Shuffled) == Shuffled(face_up=6)
    view = table.view(7)
    assert (view.pool, view.fresh, view.coming) == (mask(burned), 6, ())
    table.do(moves.Draw((burned[5],)))
    assert (table.view(7).pool, table.view(7).coming) == (mask(burned[:5]), (burned[5],))
    table.do(moves.Draw((burned[0],)))
    assert table.last(TurnedUp) == TurnedUp(card=burned[0], seat=6, known=False)
    table.bet(7, 1, turn=ANY)
    table.begin()
    assert table.view(7).pool == 0
    assert table.view(7).fresh == 52


def test_a_pack_dealt_out_is_not_shuffled_for_burns_that_may_be_left_out() -> None:
    """DNX-7, HCP-8 `fresh`: three players, four cards each: 16 fresh cards are enough for a third deal, 15 are needed."""
    rules = with_rules(HIGH_CARD_POOL, hand=4, burn="fresh", dealt_out=True)
    table = Scripted(rules, (100,) * 3, dealer=2)
    for left in (52, 34, 16, 52):
        table.begin()
        assert table.view().fresh == left
        table.hands()
        for seat in table.players:
            table.bet(seat, 1, turn=ANY)
    assert len(table.events(Shuffled)) == 2


def test_never_burns_nothing() -> None:
    """HCP-8 `never`."""
    table = eight("never")
    for seat in range(8):
        table.bet(seat, 1, turn=ANY)
    assert table.events(Burned) == []


@pytest.mark.parametrize("burn", ["literal", "fresh", "reshuffle", "never"])
@pytest.mark.parametrize("seats", [3, 7])
def test_with_seven_or_fewer_every_turn_is_dealt_a_fresh_card(burn: str, seats: int) -> None:
    """HCP-8: "with 5 cards and 7 or fewer players every option gives a fresh card at every turn"."""
    table = Scripted(with_rules(HIGH_CARD_POOL, burn=burn), (100,) * seats, dealer=seats - 1)
    table.deal()
    for seat in range(seats):
        table.bet(seat, 1, turn=ANY)
    upcards = {event.card for event in table.events(TurnedUp)}
    assert len(upcards) == seats
    assert not upcards & {event.card for event in table.events(Burned)}
    assert len(table.events(Shuffled)) == 1
