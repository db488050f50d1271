import random

import pytest

from reddog.bots import BOTS, Bot
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.house import with_rules
from reddog.rules.moves import PlayerMove
from reddog.rules.record import replay
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, POLISH, SHOOT, VARIANTS, Variant
from reddog.rules.views import View
from reddog.table.bots import least_chips
from reddog.table.dealer import derive, secret_from_seed
from reddog.terminal.practice import PERSON, Practice, luck

SECRET = secret_from_seed("practice")


def table(variant: Variant, *bots: str, chips: int = 30, secret: bytes = SECRET) -> Practice:
    return Practice(variant, chips, [BOTS[bot] for bot in bots or ("careful", "random", "minimum")], secret)


def play(practice: Practice, deals: int) -> None:
    """The person plays as the minimum bot does."""
    while practice.session.deals <= deals:
        move = practice.next_move()
        if move is None and practice.between():
            for refill in practice.refills():
                practice.make(refill)
            if practice.person_is_broke():
                practice.make(moves.BuyIn(PERSON, practice.refill()))
            move = moves.Begin()
        practice.make(move or BOTS["minimum"].choose(practice.view(), luck(SECRET, 99)))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_it_never_stands_still_and_chips_are_conserved(variant: Variant) -> None:
    practice = table(variant, chips=11)
    play(practice, 40)
    session = practice.session
    running = session.running
    bets = sum(running.bets) if running else 0
    assert (
        sum(seat.stack + seat.cashed - seat.bought for seat in session.seats)
        + session.pot
        + session.house
        + bets
        == 0
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_same_secret_gives_the_same_session_and_the_record_replays_it(variant: Variant) -> None:
    first, second = table(variant), table(variant)
    play(first, 6)
    play(second, 6)
    assert first.session == second.session == replay(first.record(("a", "b", "c", "d")))
    other = table(variant, secret=secret_from_seed("another"))
    play(other, 6)
    assert other.session != first.session


def test_the_bots_luck_is_derived_as_documented() -> None:
    documented = random.Random(int.from_bytes(derive(SECRET, "bot", "2"), "big"))
    drawn = luck(SECRET, 2)
    assert [drawn.randrange(1000) for _ in range(9)] == [documented.randrange(1000) for _ in range(9)]


def test_bots_get_the_view_of_their_own_seat_and_nothing_else() -> None:
    asked: list[View] = []

    def choose(view: View, rng: object) -> PlayerMove:
        asked.append(view)
        return BOTS["minimum"].choose(view, luck(SECRET, 1))

    practice = Practice(VARIANTS[0], 20, [Bot("spy", choose)] * 2, SECRET)
    play(practice, 3)
    assert {type(view) for view in asked} == {View}
    assert {view.seat for view in asked} == {1, 2}
    assert all(choice.stock == 0 for view in asked for choice in view.awaited)


def test_the_person_is_asked_for_her_own_moves_only() -> None:
    practice = table(VARIANTS[0])
    play(practice, 1)
    while practice.next_move() is None and practice.between():
        practice.make(moves.Begin())
    while (move := practice.next_move()) is not None:
        assert not isinstance(move, moves.SeatMove) or move.seat != PERSON
        practice.make(move)
    assert {choice.seat for choice in practice.view().awaited if choice.kind is Kind.BET} <= {PERSON}


def test_a_refused_move_changes_nothing() -> None:
    practice = table(VARIANTS[0])
    before = practice.session
    with pytest.raises(IllegalMove):
        practice.make(moves.Bet(PERSON, 5))
    assert practice.session is before
    assert practice.record(()).moves == ()


@pytest.mark.parametrize(
    ("variant", "chips"),
    [(HIGH_CARD_POOL, 2), (with_rules(HIGH_CARD_POOL, ante=5), 6), (SHOOT, 10), (POLISH, 20), (CASINO, 1)],
    ids=str,
)
def test_with_so_many_chips_a_bot_can_always_take_part(variant: Variant, chips: int) -> None:
    """A chip is left to bet when the ante is paid (HCP-5); a bank can be opened."""
    assert least_chips(variant) == chips


def test_the_ante_that_is_due() -> None:
    pool = table(with_rules(HIGH_CARD_POOL, ante=5), chips=30)
    assert pool.ante_due() == 5
    assert not pool.person_on_last_chip()
    assert table(with_rules(HIGH_CARD_POOL, ante=5), chips=5).person_on_last_chip()
    denexa = table(DENEXA, chips=1)
    assert denexa.person_on_last_chip()
    for refill in denexa.refills():
        denexa.make(refill)
    denexa.make(moves.BuyIn(PERSON, 1))
    denexa.make(denexa.next_move() or moves.Begin())
    denexa.make(moves.Begin())
    assert denexa.ante_due() == 0, "one ante a game"
    assert table(SHOOT).ante_due() == table(CASINO).ante_due() == 0


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_enough_chips_for_every_game(variant: Variant) -> None:
    practice = table(variant, chips=1)
    assert practice.refill() >= least_chips(variant) >= 1
    for move in practice.refills():
        practice.make(move)
    assert practice.refills() == []


def test_a_banker_whose_chips_are_all_in_the_bank_is_not_broke() -> None:
    for variant in VARIANTS:
        if variant.banked:
            practice = table(variant, chips=variant.stakes.bank_least)
            for _ in range(300):
                if practice.session.banker == PERSON and practice.between():
                    assert not practice.person_is_broke()
                move = practice.next_move() or (
                    moves.Begin() if practice.between() and not practice.person_is_broke() else None
                )
                if move is None and practice.between():
                    move = moves.BuyIn(PERSON, practice.refill())
                for refill in practice.refills() if practice.between() else []:
                    practice.make(refill)
                practice.make(move or BOTS["minimum"].choose(practice.view(), luck(SECRET, 9)))
