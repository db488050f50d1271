"""High Card Pool with house rules: S0's variations, and the options of the rulings HCP-1 to HCP-13."""

import pytest

from reddog.cards import parse, parse_cards
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import (
    Anted,
    BankBroken,
    BankTaken,
    Burned,
    DealPassed,
    GameOver,
    LastRound,
    Looked,
    Passed,
    Settled,
)
from reddog.rules.house import with_rules
from reddog.rules.state import Stage
from reddog.rules.variants import HIGH_CARD_POOL
from tests.rules.scripted import ANY, Scripted, held

A, B, C, D = range(4)
HUNDRED = (100, 100, 100)


# Cards.


@pytest.mark.parametrize("hand", [4, 3])
def test_four_or_three_cards_each(hand: int) -> None:
    """S0: "Some play that only four cards are dealt to each player ... Some play with only three cards"."""
    table = Scripted(with_rules(HIGH_CARD_POOL, hand=hand), HUNDRED)
    table.deal()
    assert [seat.cards for seat in table.view().seats] == [hand] * 3


def test_the_ace_may_be_low() -> None:
    """COM-14: a relabelling of ranks: the two beats the ace, the king beats all."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ace="low"), HUNDRED, dealer=C)
    table.deal("2s Kh Ad Ac 3c", "As Qh 2d 2c 4c", keep="5d Ah")
    table.bet(A, 1, turn="Qs")
    assert table.last(Settled).outcome == "lose"
    table.bet(B, 1, burn="5d", turn="Ah")
    assert table.last(Settled).beat == parse("Qh")


# The bet.


def test_a_free_pass() -> None:
    """HCP-1, free: nothing is paid, burned, turned or shown."""
    table = Scripted(with_rules(HIGH_CARD_POOL, passing="free"), HUNDRED, dealer=C)
    table.deal()
    table.do(moves.Pass(A))
    assert (table.stacks, table.pot, table.turn) == ((99, 99, 99), 3, B)
    assert table.events(Burned) == []
    assert table.view(B).seats[A].shown == ()
    assert table.last(Passed) == Passed(seat=A)


def test_a_pass_for_one_chip() -> None:
    """HCP-1, one chip, into the pot; whatever the least bet is."""
    table = Scripted(with_rules(HIGH_CARD_POOL, passing="chip", ante=5), HUNDRED, dealer=C)
    table.deal()
    assert table.choice(Kind.PASS).price == 1
    table.do(moves.Pass(A))
    assert (table.stacks, table.pot) == ((94, 95, 95), 16)
    assert table.last(Passed) == Passed(seat=A, chips=1)
    table.do(moves.Pass(B), moves.Pass(C))
    assert (table.pot, table.stage) == (18, Stage.BETWEEN)


def test_a_least_bet_apart_from_the_ante() -> None:
    """Bicycle has a least bet of its own; the refill then looks at it."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ante=2, least=1), HUNDRED, dealer=C)
    table.deal()
    assert table.limits(A) == (1, 6)
    table.bet(A, 5, wins=True)
    assert (table.pot, len(table.events(Anted))) == (1, 1)


# The pot.


def test_a_refill_only_of_an_empty_pot() -> None:
    """The other reading of S0's sources: a low pot may be bet for what is left of it (COM-4)."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ante=2, refill="empty"), HUNDRED, dealer=C)
    table.deal()
    table.bet(A, 5, wins=True)
    assert table.limits(B) == (1, 1)
    table.bet(B, 1, wins=True)
    assert table.pot == 6
    assert [event.why for event in table.events(Anted)] == ["deal", "refill"]


def test_no_refill_ends_the_deal_when_the_pot_is_empty() -> None:
    """Nobody can bet against nothing; the deal passes and all ante."""
    table = Scripted(with_rules(HIGH_CARD_POOL, refill="never"), HUNDRED, dealer=C)
    table.deal()
    table.bet(A, 3, wins=True)
    assert (table.stage, table.last(DealPassed).seat) == (Stage.BETWEEN, A)
    table.begin()
    assert table.pot == 3


def test_one_ante_for_the_whole_game() -> None:
    table = Scripted(with_rules(HIGH_CARD_POOL, antes="once"), HUNDRED, dealer=C)
    table.deal()
    for seat in (A, B, C):
        table.bet(seat, 1, wins=False)
    table.begin()
    assert (table.pot, len(table.events(Anted))) == (6, 1)


def test_with_one_ante_a_pot_below_the_least_bet_is_filled_when_a_deal_begins() -> None:
    """HCP-2, DNX-1: once, by all who have chips left, on top of what is there."""
    table = Scripted(with_rules(HIGH_CARD_POOL, antes="once", least=5), (1, 100, 100), dealer=C)
    table.begin()
    assert table.events(Anted) == [
        Anted(paid=((A, 1), (B, 1), (C, 1)), why="deal", pot=3),
        Anted(paid=((B, 1), (C, 1)), why="refill", pot=5),
    ]
    table.hands()
    table.bet(B, 5, wins=False)
    table.bet(C, 8, wins=True)
    assert table.pot == 2
    table.begin()
    assert table.last(Anted) == Anted(paid=((C, 1), (B, 1)), why="refill", pot=4)


def test_a_game_that_ends_when_the_pot_is_won() -> None:
    """S3's end of the game, for S0's."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ends_when_potted=True), HUNDRED, dealer=C)
    table.deal()
    table.bet(A, 3, wins=True)
    assert table.last(GameOver) == GameOver(why="potted", seat=A)
    assert (table.stacks, table.pot, table.stage) == ((102, 99, 99), 0, Stage.BETWEEN)


# What is shown.


def test_the_winner_shows_his_choice_of_the_cards_that_beat() -> None:
    """COM-6, player chooses: only he sees which cards those are; a card that does not beat is refused."""
    table = Scripted(with_rules(HIGH_CARD_POOL, winner_shows="choice"), HUNDRED, dealer=C)
    table.deal("9s Js As 2d Kh", keep="8s")
    table.bet(A, 1, turn="8s")
    assert set(table.choice(Kind.SHOW).cards) == set(parse_cards("9s Js As"))
    (other,) = table.view(B).awaited
    assert (other.seat, other.cards) == (A, ())
    assert table.refused(moves.Show(A, parse("Kh"))) == "card_does_not_beat"
    table.do(moves.Show(A, parse("Js")))
    assert table.last(Settled).shown == (parse("Js"),)
    assert not table.view(B).seen[0] & held("9s As")


def test_the_winner_shows_the_whole_hand() -> None:
    """COM-6, whole hand always shown."""
    table = Scripted(with_rules(HIGH_CARD_POOL, winner_shows="all"), HUNDRED, dealer=C)
    table.deal("9s Js As 2d Kh", keep="8s")
    table.bet(A, 1, turn="8s")
    assert set(table.last(Settled).shown) == set(parse_cards("9s Js As 2d Kh"))
    assert table.last(Settled).beat == parse("9s")


def test_the_loser_shows_nothing() -> None:
    table = Scripted(with_rules(HIGH_CARD_POOL, loser_shows="nothing"), HUNDRED, dealer=C)
    table.deal("9s Js Qs 2d Kh", keep="As")
    table.bet(A, 1, turn="As")
    assert table.last(Settled).shown == ()
    assert not table.view(B).seen[0] & held("9s Js Qs 2d Kh")


# The bank put up by the dealer (HCP-13, X-9).

BANK = with_rules(HIGH_CARD_POOL, dealer_bank=True)


def test_with_a_dealers_bank_the_players_do_not_ante_and_the_dealer_neither_holds_cards_nor_bets() -> None:
    """S0: "a bank put up by the dealer, as in Shoot or Slippery Sam; in this case the players do not ante"; HCP-13."""
    table = Scripted(BANK, HUNDRED, dealer=C)
    table.deal(stake=20)
    assert table.players == (A, B)
    assert (table.stacks, table.pot) == ((100, 100, 80), 20)
    assert [seat.cards for seat in table.view().seats] == [5, 5, 0]
    assert table.last(Looked).seats == (A, B)  # all look when dealt
    assert table.limits(A) == (1, 20)
    table.bet(A, 4, turn=ANY)
    assert len(table.events(Burned)) == 1  # burned as in the game of antes


def test_if_the_pot_becomes_empty_the_deal_immediately_passes_to_the_next_player() -> None:
    """S0's last sentence on High Card Pool."""
    table = Scripted(BANK, HUNDRED, dealer=C)
    table.deal(stake=10)
    table.bet(A, 10, wins=True)
    assert table.events(BankBroken) == [BankBroken(seat=C)]
    assert (table.stage, table.dealer, table.session.banker) == (Stage.BETWEEN, A, None)
    table.begin(stake=15)
    assert table.stacks == (95, 100, 90)


def test_a_dealers_bank_lasts_three_deals_and_perhaps_a_fourth() -> None:
    """HCP-13: "otherwise as in Shoot (three deals, choice of a fourth)"."""
    table = Scripted(BANK, HUNDRED, dealer=C)
    for _ in range(3):
        table.deal(stake=10)
        for seat in (A, B):
            table.bet(seat, 1, wins=False)
    assert table.stage is Stage.TENURE
    table.do(moves.DealAgain(C))
    assert table.events(LastRound) == [LastRound(seat=C)]
    table.deal()
    for seat in (A, B):
        table.bet(seat, 1, wins=False)
    assert table.events(BankTaken) == [BankTaken(seat=C, chips=18, why="over")]
    assert table.dealer == A


def test_a_dealers_bank_as_in_slippery_sam() -> None:
    """HCP-13, option: one deal and pass."""
    table = Scripted(with_rules(BANK, deals=1, last_round="pass"), HUNDRED, dealer=C)
    table.deal(stake=10)
    for seat in (A, B):
        table.bet(seat, 1, wins=False)
    assert (table.stacks, table.pot, table.dealer) == ((99, 99, 102), 0, A)


def test_the_least_bet_against_a_dealers_bank_is_below_the_smallest_bank() -> None:
    """X-9."""
    assert Scripted(with_rules(BANK, least=9, bank=(10, 50)), HUNDRED).session.variant.stakes.least == 9
    with pytest.raises(BadRules) as refusal:
        with_rules(BANK, least=10, bank=(10, 50))
    assert refusal.value.code == "least_not_below_bank"


def test_a_dealers_bank_and_antes_do_not_go_together() -> None:
    with pytest.raises(BadRules) as refusal:
        with_rules(BANK, ante=2)
    assert (refusal.value.code, refusal.value.facts["why"]) == ("rule_not_here", "no_antes")
