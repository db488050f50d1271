"""One entry after another: nothing half applied, and the log tells the same table again."""

import msgspec
import pytest

from reddog.errors import RedDogError
from reddog.rules import moves
from reddog.rules.variants import VARIANTS
from reddog.table import acts
from reddog.table.draft import FOLDS, Draft, evolve, replayed, unopened
from reddog.table.settings import Clock
from reddog.table.told import Told
from tests.table.tables import BEGAN, open_table, same_after_reading, started


def test_every_act_there_is_can_be_folded_and_told() -> None:
    every = set(acts.AnyAct.__args__)
    assert set(FOLDS) == every
    never_told = {acts.Played, acts.PackShuffled, acts.Arrived}
    assert every - set(Told.__args__) == never_told


def test_a_refused_act_leaves_draft_and_table_as_they_were() -> None:
    table = started("high-card-pool", "ann", "bob")
    draft = Draft(table.table, table.now)
    made = draft.table
    with pytest.raises(RedDogError):
        draft.do(acts.Played(moves.Bet(table.seats[0], 10**6)))
    assert draft.table is made
    assert (draft.acts, draft.told) == ([], [])


def test_entries_are_numbered_without_a_gap_and_the_table_knows_the_last() -> None:
    table = started("high-card-pool", "ann", "bob")
    table.finish_deal()
    assert [entry.number for entry in table.entries] == list(range(1, len(table.entries) + 1))
    assert table.table.number == len(table.entries)


def test_a_clock_that_is_put_back_does_not_put_the_table_back() -> None:
    table = open_table()
    table.now = BEGAN - 1000
    table.arrive("ann")
    assert table.entries[-1].at == table.table.at == BEGAN


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_a_log_read_again_entry_by_entry_gives_the_same_tables_and_tells_the_same(game: str) -> None:
    played = started(game, "ann", "bob", "cid", clock=Clock(turn=20, bank=5, pause=1, bots=0))
    for _ in range(4):
        played.finish_deal()
        played.wait(1)
    played.wait(200)
    table = unopened()
    for entry, told in zip(played.entries, played.told, strict=True):
        stored = msgspec.json.decode(msgspec.json.encode(entry), type=acts.Entry)
        table, again = evolve(table, stored)
        assert again == told
    assert table == played.table == replayed(played.entries)


def test_an_entry_says_whose_command_it_was() -> None:
    table = started("high-card-pool", "ann", "bob")
    before = table.table
    table.say("bob", "hello")
    assert table.entries[-1].person == "bob"
    assert same_after_reading(before, table.entries[-1], table.table)


def test_what_is_told_holds_no_move_of_chance() -> None:
    table = started("high-card-pool", "ann", "bob", "cid")
    table.finish_deal()
    written = msgspec.json.encode(table.told)
    assert b'"move"' not in written
    assert b'"secret"' not in written
