"""High Card Pool: the text of S0 (pagat.com, Red Dog) sentence by sentence, and the rulings HCP-1 to HCP-15.

The next deal and the end are in test_high_card_pool_end.py, burned cards that come round in test_high_card_pool_burn.py, house
rules in test_high_card_pool_house.py.
"""

import pytest

from reddog.cards import cards_in, name, parse, parse_cards
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import Anted, Burned, Settled, Skipped, TurnedUp
from reddog.rules.house import with_rules
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import HIGH_CARD_POOL
from tests.rules.scripted import Scripted, held

A, B, C, D = range(4)
HANDS = ("As Kh 9d 4c 2s", "Qs 8h 5d 3c 2h", "7s 6h 4d 3d 2c")
TWO = with_rules(HIGH_CARD_POOL, ante=2)
"""An ante, and so a least bet, of two chips."""


def dealt(*stacks: int, dealer: int = C, keep: str = "") -> Scripted:
    """Three players, or as many as there are stacks, with an ante of 2 and the hands above."""
    table = Scripted(TWO, stacks or (100, 100, 100), dealer=dealer)
    table.deal(*HANDS, keep=keep)
    return table


# S0: the pack, the players, the ante.


@pytest.mark.parametrize(
    ("hand", "upcard", "outcome"),
    [
        ("As 3h 4h 5h 6h", "Ks", "win"),
        ("Ks 3h 4h 5h 6h", "As", "lose"),
        ("3s 3h 4h 5h 6h", "2s", "win"),
        ("2s 3h 4h 5h 6h", "3s", "lose"),
        ("Ts 3h 4h 5h 6h", "9s", "win"),
        ("Ts 3h 4h 5h 6h", "Js", "lose"),
        ("Ah Ad Ac Kh Kd", "2s", "lose"),
    ],
)
def test_cards_rank_from_ace_high_down_to_two_low_and_suits_must_match(
    hand: str, upcard: str, outcome: str
) -> None:
    """S0: "A standard 52 card pack is used with cards ranking from ace (high) down to two (low)." """
    table = Scripted(HIGH_CARD_POOL, (100, 100, 100), dealer=C)
    table.deal(hand, keep=upcard)
    table.bet(A, 1, turn=upcard)
    assert table.last(Settled).outcome == outcome


@pytest.mark.parametrize(
    ("hand", "most"),
    [(5, 8), (4, 10), (3, 10)],
)
def test_three_to_about_eight_players_and_more_with_fewer_cards(hand: int, most: int) -> None:
    """S0: "There can be from three to about eight players"; four cards let more take part (HCP-9)."""
    variant = with_rules(HIGH_CARD_POOL, hand=hand)
    for seats in range(3, most + 1):
        Scripted(variant, (10,) * seats).deal()
    for seats, code in ((2, "too_few_seats"), (most + 1, "too_many_seats")):
        with pytest.raises(BadRules) as refusal:
            start(variant, (10,) * seats)
        assert refusal.value.code == code


def test_before_the_deal_each_player_puts_an_equal_stake_into_the_pot() -> None:
    """S0, and COM-15: each player is each one who is dealt in."""
    table = Scripted(TWO, (100, 100, None, 100), dealer=0)
    table.begin()
    assert table.stacks == (98, 98, 0, 98)
    assert table.pot == 6
    assert table.last(Anted) == Anted(paid=((1, 2), (3, 2), (0, 2)), why="deal", pot=6)


def test_five_cards_to_each_player_and_the_players_look_at_their_hands() -> None:
    """S0. Nobody else sees them (A0: who sees what before betting)."""
    table = dealt(keep="")
    for seat, hand in enumerate(HANDS):
        view = table.view(seat)
        assert set(view.hand) == set(parse_cards(hand))
        assert view.hidden == 0
        assert view.seen == (held(hand),)
        assert [(other.cards, other.shown) for other in view.seats] == [(5, ())] * 3
    assert table.view(None).hand == ()
    assert table.view(None).seen == (0,)


# S0: the bets.


@pytest.mark.parametrize(("dealer", "order"), [(C, (A, B, C)), (A, (B, C, A)), (B, (C, A, B))])
def test_the_player_to_the_dealers_left_bets_first_and_the_dealer_last(
    dealer: int, order: tuple[int, ...]
) -> None:
    """S0: "Starting with the player to dealer's left, going around the table clockwise and ending with the dealer"."""
    table = Scripted(HIGH_CARD_POOL, (100, 100, 100), dealer=dealer)
    table.deal()
    for seat in order:
        assert table.turn == seat
        assert [choice.seat for choice in table.choices if choice.open] == [seat]
        table.bet(seat, 1, wins=False)
    assert table.stage is Stage.BETWEEN


def test_a_bet_is_at_least_the_ante_and_at_most_the_entire_pot() -> None:
    """S0: "you must bet at least the amount of the ante, and may bet anything up to the entire pot"."""
    table = dealt()
    assert table.limits(A) == (2, 6)
    for chips in (0, 1, 7, -2):
        assert table.refused(moves.Bet(A, chips)) == "out_of_range"
        assert table.turn == A
    table.bet(A, 6, wins=False)
    assert table.limits(B) == (2, 12)


def test_the_stake_lies_next_to_the_pot_until_it_is_decided() -> None:
    """S0: "you place your stake next to the pot"."""
    table = dealt()
    table.do(moves.Bet(A, 4))
    assert (table.pot, table.stacks[A], table.view(B).seats[A].bet) == (6, 94, 4)


def test_after_the_bet_a_card_is_burned_and_then_one_is_dealt_face_up() -> None:
    """S0: "takes it from the top of the deck, shows it to the players, and adds it face up to the bottom"; HCP-10."""
    table = dealt(keep="4h Qh")
    assert {choice.kind for choice in table.choices} == {
        Kind.BET,
        Kind.PASS,
    }  # nothing is burned before the bet
    table.do(moves.Bet(A, 2))
    table.draw("4h")
    for seat in (A, B, C, None):
        view = table.view(seat)
        assert view.burned == parse("4h")
        assert view.coming == (parse("4h"),)
        assert view.seen[0] & held("4h")
    table.draw("Qh")
    assert table.last(Burned) == Burned(card=parse("4h"))
    assert table.last(TurnedUp) == TurnedUp(card=parse("Qh"), seat=A)


def test_a_winner_shows_the_card_takes_back_the_stake_and_is_given_an_equal_amount() -> None:
    """S0: "you show this card, take back your stake, and the dealer gives you an equal amount out of the pot"."""
    table = dealt(keep="4h Qh")
    table.bet(A, 4, burn="4h", turn="Qh")
    assert table.stacks == (102, 98, 98)
    assert table.pot == 2
    won = table.last(Settled)
    assert (won.outcome, won.bet, won.net, won.before, won.pot) == ("win", 4, 4, 6, 2)
    assert (won.beat, won.shown) == (parse("Kh"), (parse("Kh"),))


def test_a_loser_shows_the_whole_hand_and_the_stake_goes_into_the_pot() -> None:
    """S0: "you must show your whole hand, and the dealer sweeps your stake into the pot"."""
    table = dealt(keep="4h Ah")
    table.bet(A, 5, burn="4h", turn="Ah")
    assert table.stacks == (93, 98, 98)
    assert table.pot == 11
    lost = table.last(Settled)
    assert (lost.outcome, lost.net, lost.beat) == ("lose", -5, None)
    assert set(lost.shown) == set(parse_cards(HANDS[A]))
    assert set(table.view(B).seats[A].shown) == set(parse_cards(HANDS[A]))


def test_the_cards_are_set_aside_and_the_next_player_bets_against_what_the_pot_now_contains() -> None:
    """S0: "it is the next player's turn to bet against the pot, whatever it now contains"."""
    table = dealt()
    table.bet(A, 4, wins=False)
    view = table.view(B)
    assert (view.upcard, view.burned, view.seats[A].cards, view.seats[A].done) == (None, None, 0, True)
    assert table.limits(B) == (2, 10)
    table.bet(B, 3, wins=True)
    assert table.limits(C) == (2, 7)


def test_what_a_third_player_has_seen_after_a_win_and_a_loss() -> None:
    """R-23: of A only the nine of spades, of B all five; C's unseen count is 52 - 5 - 1 - 5 - 2 - 2 = 37."""
    table = Scripted(HIGH_CARD_POOL, (100, 100, 100), dealer=C)
    table.deal("9s Kh Jh 2d 4c", HANDS[B], HANDS[C], keep="Td 4s Tc Ad")
    table.bet(A, 1, burn="Td", turn="4s")
    table.bet(B, 1, burn="Tc", turn="Ad")
    (seen,) = table.view(C).seen
    assert seen == held(f"9s {HANDS[B]} {HANDS[C]} Td 4s Tc Ad")
    assert 52 - seen.bit_count() == 37
    assert table.view(C).seats[A].shown == (parse("9s"),)
    assert table.view(A).seen[0] & held("Kh Jh 2d 4c")  # his own he remembers


def test_four_turns_burn_four_cards_and_turn_up_four_one_for_each_player() -> None:
    """R-20, R-22: eight cards leave the top; the four that were burned lie at the bottom; later odds exclude all."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 4, dealer=D)
    table.deal()
    for seat in (A, B, C):
        table.bet(seat, 1, wins=False)
    table.do(moves.Bet(D, 1))
    table.draw(any_card(table))
    view = table.view(D)
    burned = tuple(event.card for event in table.events(Burned))
    upcards = tuple(event.card for event in table.events(TurnedUp))
    assert view.coming == burned
    assert (len(set(burned)), len(set(upcards)), view.stock) == (4, 3, 32 - 3)
    assert all(view.seen[0] >> card & 1 for card in burned + upcards)
    table.draw(any_card(table))
    assert [event.seat for event in table.events(TurnedUp)] == [A, B, C, D]


def any_card(table: Scripted) -> str:
    """Any card that may be drawn now."""
    return name(next(cards_in(table.choice(Kind.DRAW).stock)))


# S0: the refill (HCP-2 to HCP-6, R-27).


def test_an_emptied_pot_is_filled_by_all_at_once_and_a_last_bettor_leaves_it_empty() -> None:
    """A10 trace 1; HCP-2, HCP-3, HCP-4, R-35."""
    table = dealt()
    table.bet(A, 6, wins=True)
    assert table.last(Anted) == Anted(paid=((A, 2), (B, 2), (C, 2)), why="refill", pot=6)
    table.bet(B, 2, wins=False)
    assert table.pot == 8
    table.bet(C, 8, wins=True)
    assert table.pot == 0
    assert table.stacks == (102, 94, 104)
    assert len(table.events(Anted)) == 2
    table.begin()
    assert table.pot == 6
    assert len(table.events(Anted)) == 3


def test_a_pot_below_the_least_bet_is_filled_on_top_of_what_is_left() -> None:
    """A10 trace 2, R-27: S0 "if the pot is empty, or contains less than the minimum bet"."""
    table = dealt()
    table.bet(A, 5, wins=True)
    assert table.last(Settled).pot == 1
    assert table.pot == 7


def test_a_pot_of_just_the_least_bet_is_not_filled() -> None:
    table = dealt()
    table.bet(A, 4, wins=True)
    assert table.pot == 2
    assert table.limits(B) == (2, 2)


def test_a_low_pot_after_the_last_bettor_is_not_filled_and_the_next_ante_comes_on_top() -> None:
    """HCP-2, HCP-3: only while another player of this deal is still to bet."""
    table = dealt()
    table.bet(A, 2, wins=False)
    table.bet(B, 2, wins=False)
    table.bet(C, 9, wins=True)
    assert table.pot == 1
    table.begin()
    assert table.pot == 7
    assert [event.why for event in table.events(Anted)] == ["deal", "deal"]


def test_who_cannot_pay_the_ante_is_not_dealt_in() -> None:
    """HCP-5, R-25: ante 5, stacks 20, 5 and 3; the pot rises by what left the stacks."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ante=5), (20, 5, 3), dealer=0)
    table.begin()
    assert table.players == (1, 0)
    assert (table.stacks, table.pot) == ((15, 0, 3), 10)


def test_who_cannot_pay_a_refill_puts_in_what_he_has_and_stays_in() -> None:
    """HCP-6, X-3; with 0 chips left his turn is skipped: nothing burned, nothing turned, the hand unseen (COM-3)."""
    table = dealt(100, 3, 100)
    table.bet(A, 6, wins=True)
    assert table.last(Anted) == Anted(paid=((A, 2), (B, 1), (C, 2)), why="refill", pot=5)
    assert table.events(Skipped) == [Skipped(seat=B)]
    assert table.turn == C
    assert len(table.events(Burned)) == 1
    assert table.view(C).seats[B].shown == ()
    assert not table.view(C).seen[0] & held(HANDS[B])


def test_a_short_refill_that_leaves_chips_leaves_a_bet() -> None:
    """HCP-6 and COM-3: with less than the least bet he may bet all he has."""
    table = dealt(100, 5, 100)
    table.bet(A, 6, wins=True)
    assert (table.stacks[B], table.limits(B)) == (1, (1, 1))


def test_no_refill_when_only_players_without_chips_are_left() -> None:
    """X-3: a seat without chips is not "still to bet"."""
    table = dealt(100, 2, 2)
    assert table.stacks == (98, 0, 0)
    table.bet(A, 6, wins=True)
    assert table.pot == 0
    assert [event.why for event in table.events(Anted)] == ["deal"]
    assert table.stage is Stage.BETWEEN


def test_players_who_are_not_dealt_in_pay_no_refill() -> None:
    """X-3, COM-15."""
    table = Scripted(TWO, (100, 100, 100, 1), dealer=C)
    table.deal()
    table.bet(A, 6, wins=True)
    assert table.stacks[D] == 1


def test_a_bet_is_compulsory() -> None:
    """HCP-1: "must bet at least the ante"."""
    table = dealt()
    assert table.choice(Kind.PASS).refused == "must_bet"
    assert table.refused(moves.Pass(A)) == "must_bet"


def test_a_stack_of_just_the_least_bet_leaves_one_bet_and_says_so() -> None:
    """A-07: a forced move is marked as one: least and most are the same."""
    table = dealt(4, 100, 100)
    assert table.limits(A) == (2, 2)
