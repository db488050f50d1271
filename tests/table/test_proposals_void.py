"""A deal that all agree to undo: it never was, and its cards are forgotten."""

from typing import Any

import pytest

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS, Variant
from reddog.table import acts, commands
from reddog.table.settings import Clock
from tests.table.tables import SECOND, Scripted, check_chips, open_table, started

NO_CLOCK = Clock(turn=0, bots=0)
YES, VOID = commands.Answer(yes=True), commands.ProposeVoid()
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def why(scripted: Scripted, person: str, command: commands.AnyCommand) -> str:
    before = scripted.table
    with pytest.raises(RedDogError) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value.code


def seated(*persons: str, **settings: Any) -> Scripted:
    scripted = open_table(**settings)
    for person in persons:
        scripted.sit(person, 100)
    return scripted


def playing(game: str = "high-card-pool", **settings: Any) -> Scripted:
    return started(game, "ann", "bo", "cy", clock=NO_CLOCK, **settings)


def undo(scripted: Scripted) -> tuple[acts.AnyAct, ...]:
    """Ann proposes to undo the deal, and the others agree; what the last of them brought about."""
    scripted.ask("ann", VOID)
    scripted.ask("bo", YES)
    return scripted.ask("cy", YES)


def stacks(scripted: Scripted) -> list[int]:
    return [seat.stack for seat in scripted.table.session.seats]


def until(scripted: Scripted, turns: int) -> None:
    """So many moves into a deal, as long as it lasts."""
    for _ in range(turns):
        if scripted.table.session.stage is Stage.DEAL:
            scripted.answer()


def to_the_shuffle(scripted: Scripted) -> None:
    """In some games a stake is named, or all bet, before a card is dealt."""
    while scripted.seats and not scripted.table.session.fresh:
        scripted.answer()


@each_variant
@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("earlier", [0, 3])
def test_a_deal_that_is_undone_never_was(variant: Variant, turns: int, earlier: int) -> None:
    scripted = playing(variant.name, seed=f"{earlier}")
    for _ in range(earlier):
        scripted.finish_deal()
        scripted.wait(5)
    before = scripted.table.before
    assert before is not None
    accounts = scripted.table.accounts
    deals = scripted.table.deals
    until(scripted, turns)
    done = undo(scripted)
    assert acts.Voided(scripted.table.session.deals) in done
    now = scripted.table.session
    assert [seat.stack for seat in now.seats] == [seat.stack for seat in before.seats]
    assert (now.pot, now.house, now.dealer, now.banker) == (
        before.pot,
        before.house,
        before.dealer,
        before.banker,
    )
    assert (now.stage, now.running, now.playing) == (before.stage, None, before.playing)
    assert scripted.table.accounts == accounts
    assert scripted.table.deals == deals, "the cards of a deal are never those of another"
    assert scripted.table.proposal is None
    check_chips(scripted.table)


@each_variant
def test_after_an_undone_deal_a_new_pack_is_shuffled_and_the_game_goes_on(variant: Variant) -> None:
    scripted = playing(variant.name)
    scripted.finish_deal()
    scripted.wait(5)
    until(scripted, 1)
    pack = scripted.table.pack
    assert pack is not None
    undo(scripted)
    scripted.wait(5)
    to_the_shuffle(scripted)
    shuffled = scripted.table.shuffled
    assert shuffled is not None
    assert shuffled.pack == pack.number + 1
    assert len(shuffled.cards) == 52 * variant.packs
    scripted.finish_deal()
    check_chips(scripted.table)
    assert scripted.replayed() == scripted.table


@pytest.mark.parametrize(
    ("game", "house"),
    [("denexa", {"dealt-out": "yes"}), ("casino", {"shoe": "20"}), ("casino", {"shoe": "60", "packs": "6"})],
)
def test_a_pack_or_shoe_that_lasts_for_many_deals_is_shuffled_too(game: str, house: dict[str, str]) -> None:
    scripted = playing(game, house=house)
    scripted.finish_deal()
    pack = scripted.table.pack
    scripted.wait(5)
    until(scripted, 3)
    assert scripted.table.pack == pack, "the second deal comes from the same pack"
    undo(scripted)
    session = scripted.table.session
    assert (session.fresh, session.coming, session.seen, session.known) == (
        0,
        (),
        0,
        (0,) * len(session.seats),
    )
    scripted.wait(5)
    to_the_shuffle(scripted)
    assert scripted.table.pack is not None
    assert pack is not None
    assert scripted.table.pack.number == pack.number + 1


def test_the_last_deal_can_be_undone_until_the_next_begins() -> None:
    scripted = playing()
    before = stacks(scripted)
    scripted.finish_deal()
    undo(scripted)
    assert stacks(scripted) == [stack + 1 if seat < 3 else stack for seat, stack in enumerate(before)], (
        "antes too"
    )
    assert why(scripted, "bo", VOID) == "cannot_void", "once"


def test_an_undone_deal_is_followed_by_a_whole_rest() -> None:
    scripted = playing()
    scripted.wait(100)
    undo(scripted)
    assert scripted.view.next_deal == 5 * SECOND
    assert scripted.view.turn is None


def test_while_the_last_deal_is_talked_about_no_other_begins() -> None:
    scripted = playing()
    scripted.finish_deal()
    deals = scripted.table.deals
    scripted.ask("ann", VOID)
    scripted.wait(30)
    assert scripted.table.deals == deals
    scripted.ask("bo", YES)
    scripted.ask("cy", YES)
    assert scripted.table.before is None
    scripted.wait(5)
    assert scripted.table.deals == deals + 1


def test_a_bet_on_a_deal_that_was_undone_is_out_of_date() -> None:
    scripted = playing("casino")
    number = scripted.table.number
    undo(scripted)
    scripted.wait(5)
    assert any(choice.kind is Kind.BET and choice.seat == 0 for choice in awaited(scripted.table.session))
    with pytest.raises(RedDogError, match="stale"):
        scripted.play(moves.Bet(0, 10), number)


def test_a_choice_to_sit_out_outlives_an_undone_deal() -> None:
    scripted = playing()
    scripted.play(moves.SitOut(2))
    undo(scripted)
    assert scripted.table.session.seats[2].out


@pytest.mark.parametrize("change", ["joins", "buys", "leaves"])
def test_once_chips_came_or_went_a_deal_cannot_be_undone(change: str) -> None:
    scripted = playing()
    turn = scripted.seats[0]
    if change == "joins":
        scripted.sit("di", 50)
    elif change == "leaves":
        scripted.play(moves.Leave((turn + 1) % 3))
    else:
        scripted.answer()
        scripted.play(moves.BuyIn(turn, 10))
    proposer = next(player.person for player in scripted.table.players if player)
    assert why(scripted, proposer, VOID) == "cannot_void"


def test_a_deal_with_somebody_on_the_way_out_cannot_be_undone() -> None:
    scripted = playing("casino")
    scripted.play(moves.Bet(2, 10))
    scripted.play(moves.Leave(2))
    assert scripted.table.session.seats[2].leaving
    assert why(scripted, "ann", VOID) == "cannot_void"


def test_an_undoing_that_is_overtaken_lapses() -> None:
    scripted = playing()
    scripted.ask("ann", VOID)
    assert acts.Lapsed("overtaken") in scripted.sit("di", 50)


def test_before_the_first_deal_there_is_nothing_to_undo() -> None:
    assert why(seated("ann", "bo"), "ann", VOID) == "cannot_void"
