"""Nobody gets round a duty, and no table goes on without a bet: rulings that the texts leave open.

X-23 is ours: a deal begins only where somebody will have the chips for a bet; otherwise the game is over, as with
too few players (HCP-7).
"""

from typing import Any

import pytest

from reddog.errors import BadRules, IllegalMove
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import Anted, GameOver, PotSplit
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Stage
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, POLISH, POT_IN_BETWEEN, SHOOT, Variant
from tests.rules.scripted import Scripted, lost_by_all

A, B, C = 0, 1, 2


@pytest.mark.parametrize(
    ("variant", "stacks"),
    [
        (HIGH_CARD_POOL, (1, 1, 1)),
        (DENEXA, (1, 1)),
        (POT_IN_BETWEEN, (1, 1)),
        (with_rules(POT_IN_BETWEEN, ante=2), (3, 3)),
        (with_rules(HIGH_CARD_POOL, antes="once", least=9), (2, 2, 2)),
    ],
    ids=lambda value: getattr(value, "label", str(value)),
)
def test_a_deal_after_whose_antes_nobody_could_bet_does_not_begin(
    variant: Variant, stacks: tuple[int, ...]
) -> None:
    """X-23."""
    (choice,) = awaited(start(variant, stacks, dealer=0))
    assert (choice.kind, choice.refused) == (Kind.BEGIN, "nobody_can_bet")


def test_one_chip_more_is_enough() -> None:
    """X-23: a lost post costs two bets, so that two chips make one."""
    assert awaited(start(POT_IN_BETWEEN, (3, 1), dealer=0))[0].open
    assert awaited(start(with_rules(POT_IN_BETWEEN, post=1), (2, 1), dealer=0))[0].open
    assert not awaited(start(POT_IN_BETWEEN, (2, 2), dealer=0))[0].open


def test_when_no_stack_covers_a_post_any_more_the_pot_is_shared() -> None:
    """X-23, HCP-7, X-15."""
    table = Scripted(POT_IN_BETWEEN, (3, 2), dealer=B)
    table.begin()
    table.draw("4c")
    table.draw("9d")
    table.do(moves.Bet(A, 1))
    table.draw("4d")
    assert table.stacks == (0, 1)
    table.draw("3c")
    table.draw("9c")
    assert table.choice(Kind.BET, B).refused == "nothing_to_bet"
    table.do(moves.Pass(B))
    assert table.last(PotSplit) == PotSplit(seats=(A, B), share=2, rest=0)
    assert table.last(GameOver).why == "too-few"
    assert table.stacks == (2, 3)


def test_the_banker_holds_the_bank_to_its_end() -> None:
    """SHT-6 "may he stop after one or two deals: no": not by sitting out either."""
    table = Scripted(SHOOT, (50, 50, 50), dealer=A)
    table.do(moves.Begin())
    assert table.refused(moves.SitOut(A)) == "bank_stands", "nor is the stake got round"
    table.do(moves.Stake(A, 20))
    table.shuffle_if_due()
    assert table.refused(moves.SitOut(A)) == "bank_stands"
    table.hands()
    lost_by_all(table, 1)
    assert table.stage is Stage.BETWEEN
    assert table.refused(moves.SitOut(A)) == "bank_stands"
    table.do(moves.SitOut(B))


def test_the_stitch_round_is_played_by_who_sits_out_gladly() -> None:
    """POL-8 "is the stitch round compulsory: yes"."""
    table = Scripted(with_rules(POLISH, bank=10), (50, 90), dealer=A)
    table.deal("2c 2d 2h")
    table.bet(B, 5, wins=False)
    for chips in (7, 11):
        table.deal("2c 2d 2h")
        table.bet(B, chips, wins=False)
    assert (table.pot, table.session.last_round) == (33, True)
    assert table.refused(moves.SitOut(A)) == "bank_stands"


def test_a_pass_is_no_settlement_and_fills_no_pot() -> None:
    """HCP-2 "after a settlement"."""
    variant = with_rules(HIGH_CARD_POOL, ante=10, passing="free", least=50)
    table = Scripted(variant, (13, 13, 100), dealer=C)
    table.deal()
    table.do(moves.Pass(A))
    assert not any(isinstance(event, Anted) for event in table.session.events)
    assert (table.pot, table.stacks) == (30, (3, 3, 90))
    table.bet(B, 3, wins=False)
    assert table.last(Anted).why == "refill"


def test_nobody_sits_out_of_a_vote() -> None:
    """HCP-11 "all seated players agree": who offers cannot be left as the only one."""
    table = Scripted(with_rules(HIGH_CARD_POOL, ante=2), (50, 50, 50), dealer=C)
    table.deal()
    lost_by_all(table, 2)
    table.do(moves.OfferSplit(A))
    assert table.refused(moves.SitOut(B)) == "vote_running"
    table.do(moves.Vote(B, yes=False))
    table.do(moves.SitOut(B))


@pytest.mark.parametrize("wrong", [None, 5, "begin", {}, moves.Move(), (moves.Begin(),)])
def test_what_is_no_move_is_refused(wrong: Any) -> None:
    for session in (start(DENEXA, (9, 9), dealer=0), apply(start(DENEXA, (9, 9), dealer=0), moves.Close())):
        with pytest.raises(IllegalMove) as refusal:
            apply(session, wrong)
        assert refusal.value.code == "not_a_move"


@pytest.mark.parametrize("cards", [None, [0] * 8, set(range(8)), range(8), bytes(range(8))])
def test_cards_come_in_an_order_that_stays(cards: Any) -> None:
    session = start(DENEXA, (9, 9), dealer=0)
    for move in (moves.Begin(), moves.Shuffle()):
        session = apply(session, move)
    with pytest.raises(IllegalMove) as refusal:
        apply(session, moves.Draw(cards))
    assert refusal.value.code == "not_a_move"
    assert apply(session, moves.Draw(tuple(range(8)))).stage is Stage.DEAL


def test_where_the_house_deals_no_player_does() -> None:
    with pytest.raises(BadRules) as refusal:
        start(CASINO, (5, 5), dealer=1)
    assert refusal.value.code == "house_deals"
