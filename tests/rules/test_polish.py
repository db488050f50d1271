"""Polish Red Dog, sentence by sentence.

S0 is the Red Dog page of pagat.com, in quotation marks (after Ostrow, 1945); POL-1, COM-3, X-20 and so on are the rulings of
the rule page docs/rules/polish.md.
"""

import pytest

from reddog.cards import cards_in, parse
from reddog.errors import BadRules
from reddog.rules.catalogue import find
from reddog.rules.choices import Kind
from reddog.rules.events import (
    BankBroken,
    BankTaken,
    Burned,
    DealPassed,
    LastRound,
    Settled,
    Staked,
    TurnedUp,
)
from reddog.rules.house import with_rules
from reddog.rules.moves import Begin, Bet, Draw, Leave, Pass
from reddog.rules.state import Stage
from reddog.rules.variants import POLISH
from tests.rules.scripted import ANY, Scripted, held


def polish(*stacks: int | None, **rules: str | int) -> Scripted:
    """The dealer is in the first seat."""
    return Scripted(with_rules(POLISH, **rules), stacks or (100, 100, 100), dealer=0)


def play(table: Scripted, *bets: int) -> None:
    """One deal: the bets in turn, each lost; a negative one is won."""
    table.deal()
    for chips in bets:
        assert table.turn is not None
        table.bet(table.turn, abs(chips), wins=chips < 0)


@pytest.mark.parametrize("name", ["Polish Red Dog", "Stitch", "Polski Pachuck"])
def test_alternative_names_are_stitch_and_polski_pachuck(name: str) -> None:
    assert find(name) is POLISH


# Before the bet.


def test_the_bankers_initial_stake_is_a_fixed_amount() -> None:
    """S0: he is not asked."""
    table = polish(bank=15)
    table.do(Begin())
    assert table.last(Staked) == Staked(seat=0, chips=15)
    assert (table.pot, table.stacks, table.stage) == (15, (85, 100, 100), Stage.DEAL)
    with pytest.raises(BadRules):
        with_rules(POLISH, bank="10-20")


def test_the_players_bet_without_seeing_either_their_own_cards_or_the_dealers_card() -> None:
    """S0. The holder's view does not change with the hand; nothing is face up."""
    views = []
    for hand in ("2s 3s 5s", "Ac Kc Qc"):
        table = polish()
        table.deal("Ad 7h 8h", hand, keep="2s 3s 5s Ac Kc Qc")
        table.bet(1, 1, burn="4h", turn="6d")
        view = table.view(2)
        assert (view.hand, view.hidden, view.centre, view.faced) == ((), 3, (), None)
        assert view.seen == (held("Ad 7h 8h 4h 6d"),)
        views.append((view, table.view(1), table.view()))
    assert views[0] == views[1]


def test_each_punter_has_three_cards_of_his_own_and_the_dealer_none() -> None:
    """POL-13; the other banker's hand of Wikipedia's Polish Bank is another game."""
    table = polish(100, 100, 100, 100)
    table.deal()
    assert table.players == (1, 2, 3)
    assert [seat.cards for seat in table.view().seats] == [0, 3, 3, 3]


def test_a_players_maximum_bet_is_half_of_what_is_in_the_pot_at_the_time() -> None:
    """S0; A10 trace 5: stake 20, the first may bet 1 to 10."""
    table = polish()
    table.deal()
    assert table.limits(1) == (1, 10)
    assert table.refused(Bet(1, 11)) == table.refused(Bet(1, 0)) == "out_of_range"
    table.bet(1, 8, wins=False)
    assert table.limits(2) == (1, 14)


@pytest.mark.parametrize(("pot", "most"), [(7, 3), (15, 7), (21, 10), (2, 1), (3, 1)])
def test_half_of_an_odd_pot_is_rounded_down(pot: int, most: int) -> None:
    """POL-2, R-33."""
    table = polish(bank=pot)
    table.deal()
    assert table.limits(1) == (1, most)
    assert table.refused(Bet(1, most + 1)) == "out_of_range"


def test_a_bet_must_be_made() -> None:
    """POL-6: at least one chip."""
    table = polish()
    table.deal()
    assert table.choice(Kind.PASS).refused == table.refused(Pass(1)) == "must_bet"


def test_a_cap_below_the_least_bet_is_the_only_bet() -> None:
    """POL-4, COM-4."""
    table = polish(least=6)
    table.deal()
    assert table.limits(1) == (6, 10)
    table.bet(1, 8, wins=True)
    assert (table.pot, table.limits(2)) == (4, (2, 2))


def test_a_stack_below_the_least_bet_may_be_bet_whole() -> None:
    """COM-3."""
    table = polish(100, 4, 100, least=6)
    table.deal()
    assert table.limits(1) == (4, 4)


# After the bet.


def test_the_dealer_burns_one_card_to_the_bottom_turns_up_the_next_and_the_hand_is_exposed() -> None:
    """S0: the burned card is faced, and put under the pack."""
    table = polish()
    table.deal("Ad 7h 8h", "2s 3s 5s")
    table.do(Bet(1, 4))
    table.draw("Kc")
    assert table.last(Burned).card == parse("Kc")
    assert (table.view().burned, table.view(2).coming) == (parse("Kc"), (parse("Kc"),))
    table.draw("6d")
    assert table.last(TurnedUp) == TurnedUp(card=parse("6d"), seat=1)
    assert set(table.last(Settled).shown) == set(map(parse, ("Ad", "7h", "8h")))
    assert table.view(2).seen == (held("Ad 7h 8h Kc 6d"),)


def test_the_last_fresh_card_is_burned_alone() -> None:
    """POL-12, HCP-8: with eleven punters the card after it is the one burned first, which all have seen."""
    table = polish(*(100,) * 12)
    table.deal()
    for seat in range(1, 10):
        table.bet(seat, 1, turn=ANY)
    assert table.view().fresh == 1
    first, *_ = table.view().coming
    (last,) = cards_in(table.session.fresh)
    table.do(Bet(10, 1))
    choice = table.choice(Kind.DRAW)
    assert (choice.least, choice.count, choice.stock) == (1, 1, 1 << last)
    assert table.refused(Draw((last, first))) == "wrong_count"
    table.do(Draw((last,)), Draw((first,)))
    assert table.last(TurnedUp) == TurnedUp(card=first, seat=10, known=True)


def test_a_higher_card_of_the_suit_is_paid_twice_the_bet() -> None:
    """S0; POL-1: the stake back, and twice the bet from the pot."""
    table = polish()
    table.deal("Ad 7h 8h")
    table.bet(1, 4, burn="Kc", turn="6d")
    won = table.last(Settled)
    assert (won.outcome, won.multiple, won.net, won.before, won.pot) == ("win", 2, 8, 20, 12)
    assert table.stacks == (80, 108, 100)


def test_otherwise_the_bet_is_added_to_the_pot() -> None:
    table = polish()
    table.deal("Ad 7h 8h")
    table.bet(1, 4, burn="Kc", turn="9h")
    assert (table.last(Settled).net, table.pot, table.stacks) == (-4, 24, (80, 96, 100))
    assert set(table.last(Settled).shown) == set(map(parse, ("Ad", "7h", "8h")))


def test_a_win_with_half_of_a_pot_of_seven_leaves_one_chip() -> None:
    """R-33: 3 pays 6; POL-3: the chip goes to the banker, and the deal passes."""
    table = polish(bank=7)
    table.deal()
    table.bet(1, 3, wins=True)
    assert table.last(BankTaken) == BankTaken(seat=0, chips=1, why="odd-chip")
    assert table.last(BankBroken).seat == 0
    assert (table.pot, table.stacks, table.dealer) == (0, (94, 106, 100), 1)


# "If the pot is busted, the deal immediately passes to the next player."


def test_a_won_bet_of_half_the_pot_empties_it() -> None:
    """A10 trace 5: 10 of 20 receives 20, pot 0, bust; R-36, R-38: the second punter is not asked."""
    table = polish()
    table.deal("", "3s 4s 5s")
    table.bet(1, 10, wins=True)
    assert (table.pot, table.stacks, table.dealer) == (0, (80, 120, 100), 1)
    assert table.last(DealPassed) == DealPassed(seat=1)
    assert not table.view(2).seen[0] & held("3s 4s 5s")
    table.do(Begin())
    assert table.last(Staked) == Staked(seat=1, chips=20)


def test_a_pot_of_fifteen_bet_for_seven_is_busted_too() -> None:
    """A10 trace 5: cap 7; wins: 14 out, pot 1, cap 0, busted, the chip to the banker."""
    table = polish(bank=15)
    table.deal()
    table.bet(1, 7, wins=True)
    assert (table.pot, table.stacks, table.session.running) == (0, (86, 114, 100), None)


@pytest.mark.parametrize("last_round", [False, True])
def test_one_chip_left_after_the_last_punter_or_in_the_last_round_is_busted_just_the_same(
    *, last_round: bool
) -> None:
    """X-20."""
    table = polish(100, 200, bank=5)
    if last_round:
        play(table, 2)
        play(table, 3)
        play(table, 5)
        assert (table.session.last_round, table.pot) == (True, 15)
    table.deal()
    table.bet(1, table.limits(1)[1], wins=True)
    assert table.last(BankTaken).why == "odd-chip"
    assert (table.pot, table.session.banker, table.dealer) == (0, None, 1)


def test_one_chip_left_by_the_last_punter_who_then_leaves_is_busted_just_the_same() -> None:
    """X-20, R-29."""
    table = polish(100, 100, None, bank=7)
    table.deal()
    table.do(Bet(1, 3), Leave(1))
    table.turn_up(1, wins=True)
    assert table.last(BankTaken).why == "odd-chip"
    assert (table.pot, table.stacks[0]) == (0, 94)


# The stitch round.


def test_otherwise_the_same_player_continues_dealing() -> None:
    """S0; POL-11: every deal from a whole shuffled pack."""
    table = polish()
    play(table, 2, 2)
    assert (table.pot, table.dealer, table.session.banker, table.stage) == (24, 0, 0, Stage.BETWEEN)
    table.begin()
    assert table.view(1).seen == (0,)
    assert len(table.events(Staked)) == 1


def test_when_the_pot_has_three_times_its_initial_size_the_dealer_declares_a_stitch_round() -> None:
    """S0; A10 trace 5: stake 16, one punter betting half and losing: 16, 24, 36, 54 (48 reached): stitch, 81."""
    table = polish(100, 100, bank=16)
    for chips, pot in ((8, 24), (12, 36), (18, 54)):
        assert not table.session.last_round
        play(table, chips)
        assert table.pot == pot
    assert table.last(LastRound) == LastRound(seat=0, stitch=True)
    assert table.view(1).last_round
    play(table, 27)
    assert table.last(BankTaken) == BankTaken(seat=0, chips=81, why="over")
    assert (table.pot, table.stacks, table.dealer) == (0, (165, 35), 1)


def test_the_stitch_round_is_compulsory() -> None:
    """POL-8: nobody is asked; the deal begins."""
    table = polish(100, 100, bank=4)
    play(table, 2)
    play(table, 3)
    play(table, 4)
    assert table.session.last_round
    (choice,) = table.choices
    assert (choice.kind, choice.open) == (Kind.BEGIN, True)


def test_three_times_counts_at_the_end_of_a_hand_only() -> None:
    """POL-7, R-37: 15, 22, 33 and then 25 is no stitch; a hand that ends at exactly 30 is."""
    table = polish(*(100,) * 5, bank=10)
    play(table, 5, 7, 11, -4)
    assert (table.pot, table.session.last_round, table.events(LastRound)) == (25, False, [])
    play(table, 2, 2, 2, 1)
    assert table.pot == 32
    table = polish(*(100,) * 5, bank=10)
    play(table, 5, 7, 11, -4)
    play(table, 2, 1, 1, 1)
    assert (table.pot, table.session.last_round) == (30, True)
    play(table, 1, 1, 1, 1)
    assert (table.last(BankTaken).chips, table.dealer) == (34, 1)


def test_after_the_stitch_round_whatever_is_left_is_collected_also_below_three_times() -> None:
    """POL-9."""
    table = polish(100, 100, bank=16)
    play(table, 8)
    play(table, 12)
    play(table, 18)
    play(table, -20)
    assert (table.last(BankTaken).chips, table.last(BankTaken).why) == (14, "over")


def test_a_bank_busted_in_the_stitch_round_has_nothing_to_collect() -> None:
    """S0: "if the pot is still not busted"."""
    table = polish(100, 100, bank=4)
    for chips in (2, 3, 4, -6):
        play(table, chips)
    assert table.last(BankTaken) == BankTaken(seat=0, chips=1, why="odd-chip")
    assert table.dealer == 1


def test_the_next_player_puts_up_the_same_stake_and_who_cannot_is_skipped() -> None:
    """POL-10."""
    table = polish(100, 19, 100)
    table.deal()
    table.bet(1, 1, wins=False)
    table.bet(2, 10, wins=True)
    assert (table.pot, table.dealer) == (0, 2)
    table.do(Begin())
    assert table.last(Staked) == Staked(seat=2, chips=20)
