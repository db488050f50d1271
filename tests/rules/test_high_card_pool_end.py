"""High Card Pool: after everyone has bet, splits, and how the game ends (S0; HCP-7, HCP-11, HCP-12, HCP-14, HCP-15)."""

from reddog.rules import moves
from reddog.rules.events import Closed, DealPassed, GameOver, PotSplit, SplitRefused
from reddog.rules.state import Stage
from reddog.rules.variants import HIGH_CARD_POOL
from tests.rules.scripted import Scripted
from tests.rules.test_high_card_pool import A, B, C, D, dealt


def test_after_everyone_has_bet_the_deal_passes_left_the_pot_stays_and_each_adds_an_ante() -> None:
    """S0: "Whatever was in the pot stays there for the next hand, and each player adds another ante"; HCP-14."""
    table = dealt()
    for seat in (A, B, C):
        table.bet(seat, 2, wins=False)
    assert table.pot == 12
    assert table.last(DealPassed).seat == A
    table.begin()
    assert table.pot == 18
    assert table.dealer == A
    assert table.players == (B, C, A)


def test_each_in_turn_is_the_dealer() -> None:
    """S0: "each in turn will be the dealer"."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 4, dealer=D)
    dealers = []
    for _ in range(6):
        table.deal()
        dealers.append(table.dealer)
        for seat in table.players:
            table.bet(seat, 1, wins=False)
    assert dealers == [D, A, B, C, D, A]


def test_a_pot_that_all_agree_to_split_is_shared_equally_and_the_rest_stays_for_the_new_pot() -> None:
    """S0 "they may split it between them and ante to a new pot"; HCP-11, A10 trace 7: 23 among four, 5 each, 3 stay."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 4, dealer=D)
    table.deal()
    for seat, chips in ((A, 4), (B, 7), (C, 7), (D, 1)):
        table.bet(seat, chips, wins=False)
    assert table.pot == 23
    before = table.stacks
    table.do(moves.OfferSplit(B), moves.Vote(A, yes=True), moves.Vote(C, yes=True))
    assert table.pot == 23  # not before all agree
    table.do(moves.Vote(D, yes=True))
    assert table.last(PotSplit) == PotSplit(seats=(A, B, C, D), share=5, rest=3)
    assert table.stacks == tuple(chips + 5 for chips in before)
    table.begin()
    assert table.pot == 3 + 4


def test_one_no_keeps_the_pot_together() -> None:
    """HCP-11: all seated players agree."""
    table = dealt()
    for seat in (A, B, C):
        table.bet(seat, 2, wins=False)
    table.do(moves.OfferSplit(B), moves.Vote(A, yes=True), moves.Vote(C, yes=False))
    assert (table.pot, table.stage) == (12, Stage.BETWEEN)
    assert table.refused(moves.OfferSplit(A)) == "offered_already"


def test_an_offer_lapses_with_the_player_who_made_it_and_so_may_the_game() -> None:
    """HCP-7, HCP-11, X-6: of the two who stay one has no chips. Each has a share, and what is left over stays."""
    table = dealt(23, 4, 22)
    table.bet(A, 3, wins=False)
    table.bet(B, 2, wins=False)
    table.bet(C, 2, wins=False)
    assert (table.stacks, table.pot) == ((18, 0, 18), 13)
    table.do(moves.OfferSplit(A), moves.Leave(A))
    assert table.events(SplitRefused)
    assert table.last(PotSplit) == PotSplit(seats=(B, C), share=6, rest=1)
    assert table.last(GameOver).why == "too-few"
    assert (table.stacks, table.pot, table.stage) == ((0, 6, 24), 1, Stage.BETWEEN)


def test_when_the_evening_is_closed_those_who_sit_out_have_no_share() -> None:
    """COM-15, X-5, X-6: odd chips go to the first from the dealer's left."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 4, dealer=C)
    table.do(moves.SitOut(D))
    table.deal()
    for seat, chips in ((A, 1), (B, 1), (C, 2)):
        table.bet(seat, chips, wins=False)
    assert (table.dealer, table.pot) == (A, 7)
    table.do(moves.Close())
    assert table.last(Closed).paid == ((B, 3), (C, 2), (A, 2))
    assert table.stacks == (100, 101, 99, 100)


def test_a_split_is_offered_only_between_deals() -> None:
    """HCP-11, X-19."""
    table = dealt()
    assert table.refused(moves.OfferSplit(A)) == "deal_running"


def test_with_fewer_than_two_who_can_ante_the_game_ends_and_all_there_share_the_pot() -> None:
    """HCP-7, X-5, X-6: also those who have run out of chips; what is left over stays for the next game."""
    table = dealt(4, 4, 3)
    table.bet(A, 2, wins=False)
    table.bet(B, 2, wins=False)
    table.bet(C, 1, wins=False)
    assert table.last(GameOver).why == "too-few"
    assert table.last(PotSplit) == PotSplit(seats=(A, B, C), share=3, rest=2)
    assert (table.stacks, table.pot) == ((3, 3, 3), 2)
    table.begin()
    assert table.pot == 8


def test_what_a_finished_game_left_in_the_pot_is_not_shared_again() -> None:
    """X-5: it stays for the next game of the table, whoever goes meanwhile."""
    table = dealt(4, 4, 3)
    table.bet(A, 2, wins=False)
    table.bet(B, 2, wins=False)
    table.bet(C, 1, wins=False)
    table.do(moves.Leave(A), moves.Leave(B))
    assert (table.stacks, table.pot) == ((0, 0, 3), 2)
    assert len(table.events(GameOver)) == 1


def test_all_in_for_less_wins_or_loses_only_the_stake() -> None:
    """HCP-15: no side pots; the rest of the pot is untouched."""
    table = dealt(100, 5, 100)
    table.bet(A, 4, wins=False)
    assert table.limits(B) == (2, 3)
    table.bet(B, 3, wins=True)
    assert (table.stacks[B], table.pot) == (6, 7)
