"""Coming and going, and whose deal it is: COM-12, COM-15, X-1 to X-3 and X-22, for all games."""

import pytest

from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.events import Anted, DealPassed, Left, Skipped
from reddog.rules.house import with_rules
from reddog.rules.session import allowed, start
from reddog.rules.state import Stage
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, POT_IN_BETWEEN, Variant
from reddog.rules.views import view
from tests.rules.scripted import Scripted, held, lost_by_all

A, B, C, D, E = range(5)
TWO = with_rules(HIGH_CARD_POOL, ante=2)


# Coming and going (COM-12, COM-15, X-1, R-29, R-30).


def test_who_joins_in_mid_deal_waits_for_the_next_and_pays_the_same_ante() -> None:
    """COM-12, R-30: one ante for a player and a deal."""
    table = Scripted(TWO, (100, 100, 100, None), dealer=C)
    table.deal()
    table.do(moves.Join(D, 50))
    assert (table.players, table.pot, table.stacks[D]) == ((A, B, C), 6, 50)
    table.bet(A, 6, wins=True)
    assert table.stacks[D] == 50  # nor does he pay a refill
    lost_by_all(table, 2)
    table.begin()
    assert table.last(Anted) == Anted(paid=((A, 2), (B, 2), (C, 2), (D, 2)), why="deal", pot=18)


def test_who_leaves_forfeits_any_share_of_the_pot() -> None:
    """COM-12."""
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    lost_by_all(table, 2)
    table.do(moves.Leave(A))
    assert table.last(Left) == Left(seat=A, chips=96)
    assert (table.pot, table.session.seats[A].cashed) == (12, 96)


def test_who_leaves_before_betting_has_no_turn_and_shows_nothing() -> None:
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal("2s 3h 4d 5c 6s", "Qs 8h 5d 3c 2h")
    table.do(moves.Leave(B))
    table.bet(A, 2, wins=False)
    assert table.turn == C
    assert not table.view(C).seen[0] & held("Qs 8h 5d 3c 2h")


def test_who_leaves_with_a_bet_on_the_table_is_paid_when_it_is_decided() -> None:
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    table.do(moves.Bet(A, 4), moves.Leave(A))
    table.turn_up(A, wins=True)
    assert table.last(Left) == Left(seat=A, chips=102)
    assert (table.turn, table.session.seats[A].taken) == (B, False)


def test_who_leaves_and_comes_back_in_the_same_deal_has_no_part_in_it() -> None:
    """R-30."""
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    table.do(moves.Leave(B), moves.Join(B, 50))
    table.bet(A, 2, wins=False)
    assert (table.turn, table.stacks[B]) == (C, 50)


def test_nothing_of_a_player_who_has_left_lies_at_the_seat() -> None:
    """COM-12: the hand that was shown there and the turn that was had are another's."""
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    table.bet(A, 2, wins=False)
    seat = table.view().seats[A]
    assert (len(seat.shown), seat.done, seat.playing) == (5, True, True)
    table.do(moves.Leave(A))
    for taken in (False, True):
        if taken:
            table.do(moves.Join(A, 50))
        seat = table.view().seats[A]
        assert (seat.taken, seat.shown, seat.cards) == (taken, (), 0)
        assert not seat.done
        assert not seat.playing


def test_sitting_out_and_returning_in_mid_deal_changes_nothing_in_it() -> None:
    """R-30, X-1: a part taken is played to its end."""
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    table.do(moves.SitOut(B), moves.Return(B))
    table.bet(A, 2, wins=False)
    assert (table.turn, table.pot) == (B, 8)


def test_who_sits_out_neither_antes_nor_is_dealt_in() -> None:
    """COM-15."""
    table = Scripted(TWO, (100, 100, 100, 100), dealer=D)
    table.do(moves.SitOut(B))
    table.begin()
    assert (table.players, table.stacks, table.pot) == ((A, C, D), (98, 100, 98, 98), 6)


def test_the_dealer_leaves_and_the_next_sits_out_so_that_the_one_after_deals() -> None:
    """R-29: five seats, dealer at seat 2 leaves in mid-deal, seat 3 sits out: seat 4 deals."""
    table = Scripted(TWO, (100,) * 5, dealer=2)
    table.deal()
    table.bet(3, 2, wins=False)
    table.do(moves.Leave(2))
    lost_by_all(table, 2)
    assert table.stage is Stage.BETWEEN
    table.do(moves.SitOut(3))
    table.begin()
    dealt_in = table.players
    assert (table.dealer, dealt_in) == (4, (0, 1, 4))


def test_chips_cannot_be_bought_while_a_turn_or_a_bet_is_pending() -> None:
    """COM-2, table stakes; afterwards they can, and they count."""
    table = Scripted(TWO, (100, 100, 100), dealer=C)
    table.deal()
    assert table.refused(moves.BuyIn(A, 10)) == "turn_to_come"
    table.do(moves.Bet(A, 2))
    assert table.refused(moves.BuyIn(A, 10)) == "turn_to_come"
    table.turn_up(A, wins=False)
    table.do(moves.BuyIn(A, 10))
    assert table.stacks[A] == 106


def test_nor_while_a_bet_waits_for_the_bets_of_others() -> None:
    """COM-2, in the casino: also where its player has said what there is to say."""
    table = Scripted(CASINO, (100, 100), dealer=None)
    table.do(moves.Begin(), moves.Bet(A, 5))
    assert table.refused(moves.BuyIn(A, 10)) == "turn_to_come"
    table.do(moves.Bet(B, 5))
    table.draw("4c Jd")
    table.do(moves.Stay(A))
    assert table.refused(moves.BuyIn(A, 10)) == "turn_to_come"
    table.do(moves.Stay(B))
    table.draw("8h")
    table.do(moves.BuyIn(A, 10))
    assert table.stacks == (115, 105)


def test_a_seat_without_chips_sits_out_until_it_buys_some() -> None:
    """X-1; the skipped turn of COM-3 is for a stack that becomes 0 in mid-deal."""
    table = Scripted(TWO, (4, 100, 100), dealer=C)
    table.deal()
    lost_by_all(table, 2)
    assert table.stacks[A] == 0
    for players in ((C, B), (A, B, C)):
        table.deal()
        assert table.players == players
        assert table.events(Skipped) == []
        lost_by_all(table, 2)
        if A not in players:
            table.do(moves.BuyIn(A, 20))


# Seats (X-2, X-22, M-35).


def test_a_next_dealer_who_cannot_ante_does_not_deal() -> None:
    """X-2, X-22: chosen at the end of the deal."""
    table = Scripted(TWO, (5, 100, 100, 100), dealer=D)
    table.deal()
    table.bet(A, 3, wins=False)
    lost_by_all(table, 2)
    assert table.last(DealPassed) == DealPassed(seat=B)
    table.begin()
    assert (table.dealer, table.players) == (B, (C, D, B))
    table = Scripted(TWO, (4, 100, 100, 100), dealer=D)
    table.deal()
    lost_by_all(table, 2)
    assert table.dealer == B


@pytest.mark.parametrize("variant", [HIGH_CARD_POOL, DENEXA, POT_IN_BETWEEN])
def test_with_two_the_left_of_the_dealer_is_first_and_the_dealer_last(variant: Variant) -> None:
    """M-35: the third sits out and returns."""
    table = Scripted(variant, (100, 100, 100), dealer=A)
    table.do(moves.SitOut(B))
    table.begin()
    assert table.players == (C, A)
    table.do(moves.Return(B))
    assert table.players == (C, A)


def test_games_for_three_say_so() -> None:
    """M-35: "variants needing three say so"."""
    with pytest.raises(BadRules) as refusal:
        start(HIGH_CARD_POOL, (100, 100))
    assert (refusal.value.code, refusal.value.facts["least"]) == ("too_few_seats", 3)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_the_table_does_not_have_has_nothing_on_offer(seat: int) -> None:
    with pytest.raises(IndexError):
        allowed(start(HIGH_CARD_POOL, (100, 100, 100)), seat)
    with pytest.raises(IndexError):
        view(start(HIGH_CARD_POOL, (100, 100, 100)), seat)
