"""Other rules between two deals: the pot is paid out, stacks stay, the deal passes on, and no chip is lost."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from reddog.rules import moves
from reddog.rules.events import Closed
from reddog.rules.state import Stage
from reddog.rules.variants import VARIANTS
from reddog.table import acts, commands
from reddog.table.settings import Clock, Settings
from reddog.table.told import Happened
from tests.table.tables import Scripted, check_chips, open_table, started

GAMES = [variant.name for variant in VARIANTS]
QUICK = Clock(turn=30, bank=0, pause=5, bots=0)


def plan(table: Scripted, **changes: object) -> tuple[acts.AnyAct, ...]:
    return table.ask(
        table.table.host, commands.ChangeRules(replace(table.table.settings, house={}, **changes))
    )


def stacks(table: Scripted) -> list[int]:
    return [seat.stack for seat in table.table.session.seats]


@pytest.mark.parametrize(("before", "after"), list(permutations(GAMES, 2)))
def test_any_game_may_follow_any_other_and_all_chips_stay_accounted_for(before: str, after: str) -> None:
    table = started(before, "ann", "bob", "cid", clock=QUICK)
    table.answer()
    plan(table, game=after)
    while table.table.settings.game != after:
        table.finish_deal()
        check_chips(table.table)
        table.wait(5)
        if table.seats and table.table.settings.game != after:
            table.answer()
    assert table.table.session.variant.name == after
    check_chips(table.table)
    for _ in range(4):
        table.wait(5)
        table.finish_deal()
        check_chips(table.table)
    assert table.table.deals > 3
    assert table.replayed() == table.table


def test_rules_change_at_the_next_break_and_not_before() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    plan(table, game="denexa")
    assert table.table.settings.game == "high-card-pool"
    assert table.view.planned
    table.finish_deal()
    assert table.table.settings.game == "denexa"
    assert table.view.planned is None


def test_between_deals_they_change_at_once() -> None:
    table = open_table()
    assert [type(act) for act in plan(table, game="denexa")] == [
        acts.RulesPlanned,
        acts.Played,
        acts.RulesChanged,
    ]


def test_the_pot_is_paid_out_and_all_are_told_to_whom() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    pot, before = table.table.session.pot, stacks(table)
    assert pot
    plan(table, game="shoot")
    (paid,) = (
        event.paid
        for told in table.told[-1]
        if isinstance(told, Happened)
        for event in told.events
        if isinstance(event, Closed)
    )
    assert sum(chips for _, chips in paid) == pot
    assert table.table.session.pot == 0
    assert stacks(table) == [chips + dict(paid).get(seat, 0) for seat, chips in enumerate(before)]


def test_a_plan_is_taken_back_by_planning_the_present_rules() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    plan(table, game="denexa")
    plan(table, game="high-card-pool")
    assert table.table.planned is None
    table.finish_deal()
    assert table.table.settings.game == "high-card-pool"


def test_another_clock_leaves_the_game_and_its_pot_alone() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    session = table.table.session
    plan(table, clock=Clock(turn=5))
    assert table.table.session is session
    assert table.table.settings.clock.turn == 5


def test_the_deal_passes_on_into_the_next_game() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    table.finish_deal()
    dealer = table.table.session.dealer
    plan(table, game="denexa")
    assert table.table.session.dealer == dealer
    table.wait(5)
    assert table.table.session.dealer == dealer


def test_deals_are_counted_over_all_games_of_the_evening() -> None:
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    table.finish_deal()
    for number, game in enumerate(("casino", "denexa", "shoot"), 2):
        plan(table, game=game)
        table.wait(5)
        if game == "shoot":
            table.answer()
        assert table.table.session.deals == table.table.deals == number
        table.finish_deal()


def test_a_bank_that_stands_goes_back_to_its_banker_and_the_next_one_deals() -> None:
    table = started("shoot", "ann", "bob", "cid", clock=QUICK)
    banker = table.seats[0]
    table.answer()
    while table.table.session.stage is Stage.DEAL:
        table.answer()
    while table.table.session.stage is Stage.TENURE:
        table.play(moves.DealAgain(banker))
    assert table.table.session.banker == banker
    bank = table.table.session.pot
    before = stacks(table)
    plan(table, game="high-card-pool")
    assert stacks(table)[banker] == before[banker] + bank
    assert table.table.session.dealer == (banker + 1) % 3


def test_chance_draws_the_first_dealer_when_a_game_follows_the_houses() -> None:
    table = started("casino", "ann", "bob", clock=QUICK)
    table.finish_deal()
    plan(table, game="high-card-pool")
    assert table.table.session.stage is Stage.DEALER
    assert any(isinstance(act, acts.DealerDrawn) for act in table.wait(5))


def test_but_not_with_a_secret_that_everybody_knows_already() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK, reveal="pack")
    for game in ("casino", "high-card-pool"):
        table.finish_deal()
        plan(table, game=game)
        table.wait(5)
    assert sum(isinstance(act, acts.DealerDrawn) for entry in table.entries for act in entry.acts) == 1
    assert table.table.session.stage is Stage.DEAL


def test_what_the_house_has_won_counts_on_in_the_next_game() -> None:
    table = started("casino", "ann", "bob", clock=QUICK)
    for _ in range(5):
        table.finish_deal()
        table.wait(5)
    table.finish_deal()
    house = table.table.session.house
    assert house
    plan(table, game="high-card-pool")
    assert table.table.session.house == house
    check_chips(table.table)


def test_players_keep_their_seats_where_they_can_and_take_their_chips_along() -> None:
    table = open_table(seats=5)
    table.sit("ann", 10, seat=0)
    table.sit("bob", 20, seat=2)
    plan(table, seats=8)
    table.sit("cid", 30, seat=7)
    # What the host may not plan any more may have been planned before.
    table.change(lambda draft: draft.do(acts.RulesPlanned(replace(table.table.settings, seats=4), by="ann")))
    table.say("ann")
    assert [player and player.person for player in table.table.players] == ["ann", "cid", "bob", None]
    assert stacks(table) == [10, 30, 20, 0]
    check_chips(table.table)


def test_chips_that_left_with_a_seat_that_is_gone_stay_in_the_books() -> None:
    table = started("casino", "ann", "bob", clock=QUICK, seats=4)
    table.finish_deal()
    table.wait(5)
    table.finish_deal()
    table.play(moves.Leave(1))
    plan(table, seats=1)
    assert len(table.table.session.seats) == 1
    check_chips(table.table)
    seats = table.table.session.seats
    session = table.table.session
    assert sum(seat.bought - seat.cashed for seat in seats) == session.house + session.pot + seats[0].stack


def test_nothing_of_an_old_game_can_be_undone_in_a_new_one() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    assert table.table.before
    plan(table, game="denexa")
    assert table.table.before is None


def test_settings_that_nobody_changed_are_as_they_were() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    plan(table, game="denexa")
    assert table.table.settings == replace(Settings(clock=QUICK), game="denexa")
