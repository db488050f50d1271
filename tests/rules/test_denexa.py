"""Denexa Red Dog: the text of S3 (denexa.com, Red Dog) sentence by sentence, and the rulings DNX-1 to DNX-12."""

import pytest

from reddog.cards import parse, parse_cards
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.capacity import full_deals, warnings
from reddog.rules.choices import Kind
from reddog.rules.events import (
    Anted,
    Burned,
    DealBegan,
    DealPassed,
    GameOver,
    HandsDealt,
    Passed,
    PotSplit,
    Settled,
    Shuffled,
)
from reddog.rules.house import with_rules
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import DENEXA
from tests.rules.scripted import ANY, Scripted, held, lost_by_all

A, B, C, D = range(4)
HANDS = ("As Kh 9d 4c", "Qs 8h 5d 3c", "7s 6h 4d 2c", "6s 5h 3d 2d")
FOUR = (100, 100, 100, 100)


def dealt(*stacks: int, ante: int = 1, keep: str = "", **rules: str | int | bool) -> Scripted:
    """Four players, or as many as there are stacks; the last one deals."""
    table = Scripted(with_rules(DENEXA, ante=ante, **rules), stacks or FOUR, dealer=len(stacks or FOUR) - 1)
    table.deal(*HANDS[: len(table.session.seats)], keep=keep)
    return table


# Setup.


def test_all_players_ante_the_least_bet_and_are_dealt_four_cards() -> None:
    """S3: "All players ante. Shuffle and deal four cards to all players." DNX-2: the ante is the minimum bet."""
    table = dealt(ante=3)
    assert (table.stacks, table.pot) == ((97,) * 4, 12)
    assert [seat.cards for seat in table.view().seats] == [4] * 4
    assert table.limits(A) == (3, 12)
    assert table.events(Shuffled) == [Shuffled()]


def test_an_ante_of_its_own() -> None:
    """DNX-2, option."""
    assert dealt(ante=5, least=2).limits(A) == (2, 20)


def test_two_to_ten_players() -> None:
    """DNX-6: 4 + 1 cards each, ten times five is fifty."""
    for seats in range(2, 11):
        Scripted(DENEXA, (10,) * seats).deal()
    for seats, code in ((1, "too_few_seats"), (11, "too_many_seats")):
        with pytest.raises(BadRules) as refusal:
            start(DENEXA, (10,) * seats)
        assert refusal.value.code == code


# Game play.


def test_the_player_to_the_left_of_the_dealer_goes_first_and_the_dealer_last() -> None:
    """S3: "The player to the left of the dealer goes first ... After the dealer's turn of play"."""
    table = Scripted(DENEXA, (100, 100, 100), dealer=B)
    table.deal()
    assert table.players == (C, A, B)


def test_a_wager_is_between_the_minimum_bet_and_the_amount_in_the_pot_and_compulsory() -> None:
    """S3: "any amount of money, between the minimum bet and the amount in the pot"; DNX-11: no pass."""
    table = dealt(ante=2)
    assert table.limits(A) == (2, 8)
    assert table.refused(moves.Bet(A, 1)) == "out_of_range"
    assert table.refused(moves.Bet(A, 9)) == "out_of_range"
    assert table.refused(moves.Pass(A)) == "must_bet"


def test_then_a_fifth_card_is_dealt_face_up_and_nothing_is_burned() -> None:
    """S3: "Then, a fifth card is dealt face up"; DNX-3."""
    table = dealt(keep="Qd")
    table.bet(A, 1, turn="Qd")
    assert table.events(Burned) == []
    assert table.view(B).coming == ()


def test_a_higher_card_of_the_suit_is_exposed_and_paid_equally_from_the_pot() -> None:
    """S3; and nothing is known of the winner's other three cards (DNX-9)."""
    table = dealt(keep="Qh")
    table.bet(A, 3, turn="Qh")
    assert (table.stacks[A], table.pot) == (102, 1)
    assert table.last(Settled).shown == (parse("Kh"),)
    assert table.view(B).seen[0] == held(HANDS[B] + " Kh Qh")


def test_otherwise_the_hand_is_exposed_and_the_bet_added_to_the_pot_and_stays_on_the_table() -> None:
    """S3: "Exposed cards remain on the table as each player plays their hand"."""
    table = dealt(keep="Ah")
    table.bet(A, 3, turn="Ah")
    assert (table.stacks[A], table.pot) == (96, 7)
    table.bet(B, 1, wins=False)
    for seat in (A, B, C, D, None):
        assert set(table.view(seat).seats[A].shown) == set(parse_cards(HANDS[A]))
    assert table.view(C).seen[0] & held(HANDS[A]) == held(HANDS[A])


def test_after_the_dealers_turn_the_pot_remains_the_cards_are_shuffled_and_the_deal_passes_left() -> None:
    """S3; DNX-1: only one ante, at the start."""
    table = dealt()
    lost_by_all(table)
    assert (table.pot, table.last(DealPassed).seat) == (8, A)
    table.deal()
    assert (table.pot, len(table.events(Anted)), len(table.events(Shuffled))) == (8, 1, 2)
    assert table.players == (B, C, D, A)
    assert table.view(B).seen[0].bit_count() == 4


def test_an_ante_for_every_deal() -> None:
    """DNX-1, option, as S0."""
    table = dealt(antes="every-deal")
    lost_by_all(table)
    table.begin()
    assert table.pot == 12


# The end.


def test_a_bet_of_the_whole_pot_that_wins_ends_the_game_at_once() -> None:
    """S3 "colloquially potting it", DNX-5, R-26, A10 trace 8: of 8 a bet of 8 ends it; nobody pays again."""
    table = dealt(ante=2, least=1)
    table.bet(A, 8, wins=True)
    assert table.last(GameOver) == GameOver(why="potted", seat=A)
    assert (table.stage, table.stacks, table.pot) == (Stage.BETWEEN, (106, 98, 98, 98), 0)
    assert len(table.events(Settled)) == 1
    assert len(table.events(Anted)) == 1


def test_a_bet_of_all_but_a_chip_that_wins_leaves_the_game_on() -> None:
    """A10 trace 8: of 8 a bet of 7 leaves 1, and the game goes on."""
    table = dealt(ante=2, least=1)
    table.bet(A, 7, wins=True)
    assert (table.events(GameOver), table.pot, table.turn) == ([], 1, B)


def test_a_bet_of_the_whole_pot_that_loses_doubles_it() -> None:
    table = dealt()
    table.bet(A, 4, wins=False)
    assert (table.pot, table.events(GameOver)) == (8, [])


def test_a_pot_below_the_minimum_may_only_be_bet_whole_and_is_never_filled() -> None:
    """DNX-4: winning it ends the game; from a smaller stack all of that."""
    table = dealt(100, 100, 4, 100, ante=3)
    table.bet(A, 10, wins=True)
    assert (table.pot, table.limits(B)) == (2, (2, 2))
    table.bet(B, 2, wins=False)
    table.do(moves.Bet(C, 1))  # the pot is 4, the stack 1
    table.turn_up(C, wins=False)
    table.bet(D, 5, wins=True)
    assert table.last(GameOver).seat == D


def test_a_pot_below_the_minimum_may_be_filled() -> None:
    """DNX-4, option: refill."""
    table = dealt(ante=3, refill="below")
    table.bet(A, 10, wins=True)
    assert (table.pot, table.last(Anted).why) == (14, "refill")


def test_the_game_may_go_on_when_the_pot_is_won() -> None:
    """DNX-5, option: the deal is finished, with a refill."""
    table = dealt(ends_when_potted=False, refill="below")
    table.bet(A, 4, wins=True)
    assert (table.pot, table.turn, table.events(GameOver)) == (4, B, [])


def test_the_next_game_begins_with_new_antes_a_fresh_shuffle_and_the_next_dealer() -> None:
    """X-10: "the deal passing left, remainder kept, all ante"; who could not pay the one ante may now."""
    table = dealt(100, 100, 100, 1, ante=2, dealt_out=True)
    assert (table.players, table.pot) == ((B, C, A), 6)  # nor does D deal
    table.do(moves.BuyIn(D, 9))
    table.bet(B, 6, wins=True)
    table.begin()
    assert (table.players, table.pot) == ((C, D, A, B), 8)
    assert table.last(DealBegan).dealer == B
    assert len(table.events(Shuffled)) == 2


def test_all_may_agree_to_end_early_and_the_remainder_starts_the_next_pot() -> None:
    """S3: "split as evenly as possible ... whatever remainder exists staying in the pot"; DNX-10, R-24: 17 among five."""
    table = Scripted(DENEXA, (100,) * 5, dealer=4)
    table.deal()
    for seat, chips in ((A, 3), (B, 3), (C, 3), (D, 2), (4, 1)):
        table.bet(seat, chips, wins=False)
    assert table.pot == 17
    table.do(moves.OfferSplit(A), *(moves.Vote(seat, yes=True) for seat in (B, C, D, 4)))
    assert table.last(PotSplit) == PotSplit(seats=(A, B, C, D, 4), share=3, rest=2)
    assert table.last(GameOver).why == "split"
    assert table.pot == 2
    table.begin()
    assert (table.pot, len(table.events(Anted))) == (7, 2)


def test_who_sits_out_has_no_share_in_a_split() -> None:
    """R-24, COM-15: five seated, one sits out, a pot of 17: 4 each, 1 stays."""
    table = Scripted(DENEXA, (100,) * 5, dealer=4)
    table.deal()
    for seat, chips in ((A, 3), (B, 3), (C, 3), (D, 2), (4, 1)):
        table.bet(seat, chips, wins=False)
    table.do(moves.SitOut(C))
    assert table.refused(moves.OfferSplit(C)) == "sits_out"
    table.do(moves.OfferSplit(A), *(moves.Vote(seat, yes=True) for seat in (B, D, 4)))
    assert table.last(PotSplit) == PotSplit(seats=(A, B, D, 4), share=4, rest=1)


def test_with_fewer_than_two_who_can_bet_the_game_ends_and_the_pot_is_split() -> None:
    """DNX-12: otherwise it would never end."""
    table = dealt(100, 2, 2, ante=1)
    table.bet(A, 1, wins=False)
    table.bet(B, 1, wins=False)
    assert table.events(GameOver) == []
    table.bet(C, 1, wins=False)
    assert table.last(GameOver).why == "too-few"
    assert table.last(PotSplit) == PotSplit(seats=(A, B, C), share=2, rest=0)
    assert table.stacks == (100, 2, 2)


def test_two_who_can_bet_go_on() -> None:
    table = dealt(100, 100, 2, ante=1)
    lost_by_all(table)
    assert table.events(GameOver) == []
    table.begin()
    assert table.players == (B, A)


def test_a_newcomer_pays_the_one_ante_when_first_dealt_in() -> None:
    """COM-12; and nobody pays twice (R-30)."""
    table = Scripted(with_rules(DENEXA, ante=2), (100, 100, None), dealer=B)
    table.deal()
    table.do(moves.Join(C, 50))
    lost_by_all(table, 2)
    table.deal()
    assert table.last(Anted) == Anted(paid=((C, 2),), why="joining", pot=10)
    lost_by_all(table, 2)
    table.begin()
    assert len(table.events(Anted)) == 2


# House rules of S3.


def test_hands_dealt_face_up_are_known_to_all_before_the_first_bet() -> None:
    """S3 "deal the hands face up"; DNX-8: "all hands, all players, before the first bet"."""
    table = dealt(face_up=True)
    everything = held(" ".join(HANDS))
    for seat in (A, B, C, D, None):
        view = table.view(seat)
        assert view.seen == (everything,)
        assert [set(other.shown) for other in view.seats] == [set(parse_cards(hand)) for hand in HANDS]
    assert dict(table.last(HandsDealt).shown).keys() == {A, B, C, D}
    assert set(table.view(B).hand) == set(parse_cards(HANDS[B]))


def test_hidden_hands_are_in_no_event() -> None:
    table = dealt()
    assert table.last(HandsDealt).shown == ()


@pytest.mark.parametrize(
    ("seats", "deals"), [(2, 5), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1), (8, 1), (9, 1), (10, 1)]
)
def test_how_many_deals_one_pack_lasts_for(seats: int, deals: int) -> None:
    """DNX-7: shuffled when fewer than 5 x players cards remain, before the deal; never a partial deal."""
    variant = with_rules(DENEXA, dealt_out=True)
    assert full_deals(variant, seats) == deals
    assert bool(warnings(variant, seats)) is (deals == 1)
    table = Scripted(with_rules(variant, ante=20, least=1), (100,) * seats)
    for number in range(2 * deals + 1):
        table.deal()
        assert len(table.events(Shuffled)) == 1 + number // deals
        for seat in table.players:
            table.bet(seat, 1, turn=ANY)
    assert table.events(GameOver) == []


def test_dealing_the_pack_out_what_was_seen_in_earlier_deals_still_counts() -> None:
    """S3: "This allows players to take advantage of knowledge they remember from prior hands"; COM-5."""
    table = Scripted(with_rules(DENEXA, dealt_out=True), (100, 100, 100), dealer=C)
    table.deal(*HANDS[:3], keep="Qh Ah Ac")
    table.bet(A, 1, turn="Qh")
    table.bet(B, 1, turn="Ah")
    table.bet(C, 1, turn="Ac")
    table.deal("Ad Kd Qd Jd", "Ts 9s 8s 6s", "Tc 9c 8c 7c")
    public = held(f"Kh Qh {HANDS[B]} Ah {HANDS[C]} Ac")
    assert table.view(None).seen == (public,)
    assert table.view(B).seen == (public | held("Ad Kd Qd Jd"),)


def test_dealing_the_pack_out_a_winner_remembers_the_cards_that_he_did_not_show() -> None:
    """X-11: unknown to the table, seen in his own view; until the next shuffle."""
    table = Scripted(with_rules(DENEXA, dealt_out=True), (100, 100, 100), dealer=C)
    table.deal(*HANDS[:3], keep="Qh")
    table.bet(A, 1, turn="Qh")
    for seat in (B, C):
        table.bet(seat, 1, wins=False)
    table.deal()
    kept = held("As 9d 4c")
    assert table.view(A).seen[0] & kept == kept
    assert not table.view(B).seen[0] & kept
    for _ in range(2):
        lost_by_all(table)
        table.deal()
    assert len(table.events(Shuffled)) == 2
    assert table.view(A).seen[0].bit_count() == 4


def test_who_takes_the_seat_of_a_player_does_not_inherit_the_memory() -> None:
    """X-11 and COM-12: what a player knew goes with the player."""
    table = Scripted(with_rules(DENEXA, dealt_out=True), (100, 100, 100), dealer=C)
    table.deal(*HANDS[:3], keep="Qh")
    table.bet(A, 1, turn="Qh")
    table.do(moves.Leave(A), moves.Join(A, 50))
    assert not table.view(A).seen[0] & held("As 9d 4c")


def test_both_house_rules_together() -> None:
    """S3 offers the second "if you want to give them even more information"."""
    table = dealt(face_up=True, dealt_out=True)
    lost_by_all(table)
    table.deal()
    seen = table.view(None).seen[0]
    assert seen & held(" ".join(HANDS)) == held(" ".join(HANDS))
    assert seen.bit_count() == 16 + 4 + 16


@pytest.mark.parametrize("rule", ["literal", "fresh", "reshuffle"])
def test_a_burn_as_in_s0(rule: str) -> None:
    """DNX-3, option."""
    table = dealt(burn=rule)
    table.bet(A, 1, turn=ANY)
    assert len(table.events(Burned)) == 1


@pytest.mark.parametrize(("rule", "price"), [("free", 0), ("chip", 1)])
def test_a_pass(rule: str, price: int) -> None:
    """DNX-11, options."""
    table = dealt(passing=rule)
    table.do(moves.Pass(A))
    assert table.last(Passed) == Passed(seat=A, chips=price)
    assert (table.pot, table.turn) == (4 + price, B)


def test_a_winner_may_show_the_whole_hand() -> None:
    """DNX-9, option."""
    table = dealt(winner_shows="all", keep="Qh")
    table.bet(A, 1, turn="Qh")
    assert set(table.last(Settled).shown) == set(parse_cards(HANDS[A]))


def test_hands_that_lie_face_up_cannot_be_kept_back() -> None:
    for rules in ({"loser_shows": "nothing"}, {"winner_shows": "choice"}):
        with pytest.raises(BadRules) as refusal:
            with_rules(DENEXA, rules, face_up=True)
        assert refusal.value.code == "shown_already"


def test_a_choice_of_what_the_winner_shows() -> None:
    table = dealt(winner_shows="choice", keep="Qh")
    table.bet(A, 1, turn="Qh")
    assert table.choice(Kind.SHOW).cards == (parse("Kh"),)
