"""What all games share: the rulings COM-1 to COM-16 and X-1 to X-22, as far as they are the engine's.

COM-7 and COM-16 (who does not act in time) and COM-8 (advice) are rules for a table and for bots: here stands only that
the move they name is always on offer.
"""

import random

import pytest

from reddog.cards import Card, rank, suit
from reddog.errors import BadRules
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import (
    Closed,
    DealerChosen,
    GameOver,
    PotSplit,
    Settled,
    Shuffled,
)
from reddog.rules.house import with_rules
from reddog.rules.session import start
from reddog.rules.state import Stage
from reddog.rules.variants import (
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.testing.play import move_for
from tests.rules.scripted import ANY, Scripted, held, lost_by_all

A, B, C, D, E = range(5)
TWO = with_rules(HIGH_CARD_POOL, ante=2)
HAND_GAMES = (HIGH_CARD_POOL, DENEXA, SHOOT, SLIPPERY_SAM, FORT_WAYNE, POLISH)


# Bets (COM-1 to COM-4).


@pytest.mark.parametrize("chips", [1.5, 2.0, "2", None, True])
def test_a_bet_is_whole_chips(chips: object) -> None:
    """COM-1: nothing is rounded or read into a number; the turn stays."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 3)
    table.deal()
    assert table.refused(moves.Bet(B, chips)) == "not_whole"  # type: ignore[arg-type]


@pytest.mark.parametrize("chips", [0, -1, 10**30])
def test_zero_is_no_pass_and_no_bet(chips: int) -> None:
    """R-32: refused with a reason where there is no passing, and the turn stays."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 3)
    table.deal()
    assert table.refused(moves.Bet(B, chips)) == "out_of_range"
    assert table.turn == B


def test_a_bet_is_at_most_the_stack() -> None:
    """COM-2: nobody owes."""
    table = Scripted(SHOOT, (7, 100, 100), dealer=C)
    table.deal(stake=50)
    assert table.limits(A) == (1, 7)


@pytest.mark.parametrize("variant", [SHOOT, HIGH_CARD_POOL, DENEXA])
def test_a_stack_below_the_least_bet_may_be_bet_whole(variant: Variant) -> None:
    """COM-3: all-in for less."""
    table = Scripted(with_rules(variant, least=8), (6, 100, 100), dealer=C)
    table.deal(keep="")
    stack = table.stacks[A]
    assert table.limits(A) == (min(stack, table.pot), min(stack, table.pot))


def test_a_short_pot_may_only_be_bet_whole() -> None:
    """COM-4: the ceiling is what the pot can pay, so it wins over the floor."""
    table = Scripted(with_rules(HIGH_CARD_POOL, least=8), (100,) * 3, dealer=C)
    table.deal()
    assert (table.pot, table.limits(A)) == (3, (3, 3))


# What is seen (COM-5, COM-6).


def test_what_was_once_seen_stays_seen_until_the_shuffle() -> None:
    """COM-5: perfect memory, although the cards are set aside face down; then everything is forgotten (COM-11)."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 3, dealer=C)
    table.deal("2s 3h 4d 5c 6s", keep="7s 8s")
    table.bet(A, 1, burn="7s", turn="8s")
    for _ in range(2):
        table.bet(table.turn or 0, 1, turn=ANY)
    assert table.view(None).seen[0] & held("2s 3h 4d 5c 6s 7s 8s") == held("2s 3h 4d 5c 6s 7s 8s")
    table.begin()
    assert table.view(None).seen == (0,)
    assert table.view(A).seen == (0,)


def test_of_several_cards_that_beat_the_lowest_is_shown() -> None:
    """COM-6."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 3, dealer=C)
    table.deal("As Ks 9s 7s 2h", keep="8s")
    table.bet(A, 1, turn="8s")
    assert table.last(Settled).shown == (table.last(Settled).beat,)
    assert table.view(None).seen[0] & held("As Ks 9s 7s 2h") == held("9s")


# The answer for who does not act in time (COM-7, COM-16).


@pytest.mark.parametrize("variant", HAND_GAMES)
def test_the_least_bet_is_open_to_whoever_must_bet(variant: Variant) -> None:
    """COM-7: smallest legal bet where a bet is compulsory."""
    table = Scripted(variant, (100,) * 3, dealer=C)
    table.deal(centre="5c" if variant in (SLIPPERY_SAM, FORT_WAYNE) else "", keep="5c")
    table.bet(A, table.limits(A)[0])


def test_the_smallest_stake_and_passing_the_deal_are_open_to_the_banker() -> None:
    """COM-16."""
    table = Scripted(SHOOT, (100,) * 3, dealer=C)
    table.do(moves.Begin(), moves.Stake(C, 10))
    table.shuffle_if_due()
    table.hands()
    lost_by_all(table)
    for _ in range(2):
        table.deal()
        lost_by_all(table)
    table.do(moves.PassDeal(C))


# Dealing (COM-9 to COM-11).


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.name != "casino"])
def test_chance_chooses_the_first_dealer_among_all_who_are_there(variant: Variant) -> None:
    """COM-9, S0: "the first dealer is chosen at random"."""
    table = Scripted(variant, (100, None, 100, 100), dealer=None)
    (choice,) = table.choices
    assert (choice.kind, choice.seats) == (Kind.FIRST_DEALER, (0, 2, 3))
    assert table.refused(moves.FirstDealer(1)) == "no_such_seat"
    assert table.refused(moves.Begin()) == "not_now"
    table.do(moves.FirstDealer(2))
    assert table.last(DealerChosen) == DealerChosen(seat=2)
    assert table.dealer == 2


def test_a_first_dealer_may_be_named() -> None:
    assert Scripted(SHOOT, (100,) * 3, dealer=1).dealer == 1
    for seat in (3, -1):
        with pytest.raises(BadRules):
            start(SHOOT, (100,) * 3, dealer=seat)
    with pytest.raises(BadRules):
        start(SHOOT, (100, 100, None), dealer=2)


def test_one_card_at_a_time_from_the_dealers_left() -> None:
    """COM-10."""
    table = Scripted(SHOOT, (100,) * 3, dealer=B)
    table.begin()
    table.draw("2c 2d 3c 3d 4c 4d")
    assert table.running.hands[C] == held("2c 3c 4c")
    assert table.running.hands[A] == held("2d 3d 4d")


@pytest.mark.parametrize("variant", HAND_GAMES)
def test_the_whole_pack_is_shuffled_before_every_deal(variant: Variant) -> None:
    """COM-11."""
    table = Scripted(variant, (100,) * 4, dealer=D)
    for number in range(1, 4):
        table.begin()
        assert len(table.events(Shuffled)) == number
        assert table.choice(Kind.DRAW).stock.bit_count() == 52
        table.hands(centre="5c" if variant in (SLIPPERY_SAM, FORT_WAYNE) else "", keep="5c")
        for seat in table.players:
            if table.session.stage is Stage.DEAL:
                table.bet(seat, 1, turn="" if variant in (SLIPPERY_SAM, FORT_WAYNE) else ANY)


# The end.


def pot_of(chips: int, seats: int) -> Scripted:
    """A session between deals with so much in the pot; the last seat has dealt."""
    table = Scripted(HIGH_CARD_POOL, (100,) * seats, dealer=seats - 1)
    table.deal()
    more = chips - seats
    for left in range(seats, 0, -1):
        bet = max(1, min(table.pot, more - left + 1))
        table.bet(seats - left, bet, wins=False)
        more -= bet
    assert table.pot == chips
    return table


@pytest.mark.parametrize(("seats", "out", "share", "rest"), [(5, None, 3, 2), (5, C, 4, 1), (4, None, 4, 1)])
def test_the_odd_chips_of_an_agreed_split_stay_in_the_pot(
    seats: int, out: int | None, share: int, rest: int
) -> None:
    """R-24: a pot of 17; who sits out has no vote and no share."""
    table = pot_of(17, seats)
    if out is not None:
        table.do(moves.SitOut(out))
    voters = [seat for seat in range(seats) if seat not in (A, out)]
    table.do(moves.OfferSplit(A), *(moves.Vote(seat, yes=True) for seat in voters))
    assert table.last(PotSplit) == PotSplit(seats=(A, *voters), share=share, rest=rest)
    assert table.pot == rest


def test_a_split_needs_a_chip_for_each() -> None:
    """X-19: "only if each share is a chip or more"."""
    table = Scripted(HIGH_CARD_POOL, (100,) * 3, dealer=C)
    table.deal()
    table.bet(A, 1, wins=True)
    table.bet(B, 1, wins=True)
    table.bet(C, 1, wins=False)
    assert table.pot == 2
    assert table.refused(moves.OfferSplit(A)) == "pot_too_small"


@pytest.mark.parametrize("variant", [SHOOT, SLIPPERY_SAM, FORT_WAYNE, POLISH])
def test_a_bank_is_not_split(variant: Variant) -> None:
    table = Scripted(variant, (100,) * 3, dealer=C)
    table.begin()
    assert table.may(Kind.OFFER_SPLIT, A).refused == "pot_not_shared"


def test_who_joins_or_returns_while_all_vote_has_no_part_in_the_split() -> None:
    """COM-12, COM-15: the shares are those that were offered."""
    table = Scripted(HIGH_CARD_POOL, (100, 100, 100, 100, None), dealer=C)
    table.do(moves.SitOut(D))
    table.deal()
    lost_by_all(table)
    table.do(moves.OfferSplit(A), moves.Vote(B, yes=True))
    assert table.refused(moves.Join(E, 50)) == "vote_running"
    assert table.refused(moves.Return(D)) == "vote_running"
    table.do(moves.Vote(C, yes=True))
    assert table.last(PotSplit) == PotSplit(seats=(A, B, C), share=2, rest=0)


def test_who_leaves_while_all_vote_has_no_part_in_it_and_the_rest_decide() -> None:
    table = pot_of(17, 4)
    table.do(moves.OfferSplit(A), moves.Vote(B, yes=True), moves.Vote(D, yes=True), moves.Leave(C))
    assert table.last(PotSplit) == PotSplit(seats=(A, B, D), share=5, rest=2)


def test_when_the_table_closes_odd_chips_go_one_each_from_the_left_of_the_dealer() -> None:
    """X-5, X-6."""
    table = pot_of(17, 5)
    dealer = table.dealer
    assert dealer is not None
    order = [(dealer + step) % 5 for step in range(1, 6)]
    table.do(moves.Close())
    shares = dict(table.last(Closed).paid)
    assert [shares[seat] for seat in order] == [4, 4, 3, 3, 3]
    assert (table.pot, table.stage, table.choices) == (0, Stage.CLOSED, ())
    assert table.refused(moves.Begin()) == "session_closed"


def test_a_bank_is_the_bankers_when_the_table_closes() -> None:
    """R-29: a departed banker's pot is his."""
    table = Scripted(SHOOT, (100,) * 3, dealer=C)
    table.deal(stake=20)
    assert table.refused(moves.Close()) == "deal_running"
    lost_by_all(table)
    table.do(moves.Close())
    assert table.last(Closed) == Closed(paid=((C, 22),))


@pytest.mark.parametrize("variant", [SHOOT, SLIPPERY_SAM, FORT_WAYNE, POLISH])
def test_no_stake_is_put_up_where_nobody_could_bet_against_it(variant: Variant) -> None:
    """X-7: "checked before a stake is put up"."""
    table = Scripted(variant, (100, 100, None), dealer=A)
    table.do(moves.SitOut(B))
    assert table.refused(moves.Begin()) == "no_banker"
    table.do(moves.Return(B))
    table.begin()
    assert table.pot >= 10


def test_a_session_that_cannot_go_on_waits_and_says_for_what() -> None:
    """R-27: never a loop, never a table that waits for ever without a reason."""
    table = Scripted(HIGH_CARD_POOL, (1, 2, 1), dealer=C)
    table.deal()
    lost_by_all(table)
    assert table.last(GameOver).why == "too-few"
    assert (table.stacks, table.pot) == ((1, 1, 1), 1)
    assert table.refused(moves.Begin()) == "nobody_can_bet"  # all would ante their last chips, and nobody bet
    table.do(moves.BuyIn(A, 1))
    table.deal()
    assert (table.pot, table.turn) == (4, A)


# What must hold whatever is played (A11).


@pytest.mark.parametrize("variant", HAND_GAMES)
def test_what_holds_after_every_move(variant: Variant) -> None:
    """A11: the bet lies in [min(minimum, cap, stack), cap], the shown card beats, the pot never pays more than it holds."""
    chance = random.Random(variant.name)
    for _ in range(20):
        table = Scripted(with_rules(variant, least=3), [chance.randint(5, 60) for _ in range(4)], dealer=D)
        for _ in range(150):
            choice = chance.choice([choice for choice in table.choices if choice.open] or [None])
            if choice is None:
                break
            if choice.kind is Kind.BET:
                assert choice.seat is not None
                pot = table.pot // 2 if variant is POLISH else table.pot
                cap = min(pot, table.stacks[choice.seat])
                assert (choice.least, choice.most) == (min(3, cap), cap)
            table.do(move_for(choice, chance))
            for event in table.session.events:
                if isinstance(event, Settled):
                    assert event.net <= event.before
                    assert event.pot == event.before - event.net
                    if event.beat is not None and event.upcard is not None:
                        assert in_suit(event.beat) > in_suit(event.upcard)


def in_suit(card: Card) -> tuple[int, int]:
    """A card, so that of two of one suit the higher is the greater."""
    return suit(card), rank(card)
