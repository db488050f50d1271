"""What is shown of a table: all that everybody may know, and to each seat its own; nothing else, in no form."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.events import Settled
from reddog.rules.variants import VARIANTS
from reddog.table import acts, commands
from reddog.table.draft import evolve, unopened
from reddog.table.settings import Clock
from reddog.table.showing import People, own_views, people_at, table_view
from reddog.table.state import Table
from reddog.table.told import Happened, Told
from reddog.table.views import TableView
from reddog.testing.play import move_for
from tests.table.tables import SECOND, Scripted, open_table, started

QUICK = Clock(turn=30, bank=20, pause=5, bots=0)
PEOPLE = ("ann", "bob", "cid")
WITH_HANDS = [variant.name for variant in VARIANTS if variant.hand]


# Non-interference.


def evening(game: str, seed: int) -> Scripted:
    """Two deals of three people who do what they like."""
    rng = Random(seed)
    table = started(game, *PEOPLE, clock=QUICK, seed=f"{game} {seed}")
    for _ in range(40):
        if table.table.deals > 2:
            break
        if not table.seats:
            table.wait(5)
            continue
        open_ = [choice for choice in table.view.game.awaited if choice.open and choice.seat is not None]
        move = move_for(rng.choice(open_), rng)
        assert isinstance(move, moves.SeatMove)
        table.play(move)
    return table


def course(entries: list[acts.Entry]) -> tuple[list[Table], list[tuple[Told, ...]]]:
    """The table after each entry, and what was told. Raises IllegalMove where the cards cannot come so."""
    table, tables, told = unopened(), [], []
    for entry in entries:
        table, said = evolve(table, entry)
        tables.append(table)
        told.append(said)
    return tables, told


def swapped(entries: list[acts.Entry], deal: int, one: int, other: int) -> list[acts.Entry]:
    """The same evening, in which two cards have changed places in one deal."""
    swap = {one: other, other: one}
    running = 0
    changed = []
    for entry in entries:
        made: list[acts.AnyAct] = []
        for act in entry.acts:
            match act:
                case acts.Played(move=moves.Begin()):
                    running += 1
                    made.append(act)
                case acts.Played(move=moves.Draw(cards=cards)) if running == deal:
                    made.append(acts.Played(moves.Draw(tuple(swap.get(card, card) for card in cards))))
                case _:
                    made.append(act)
        changed.append(msgspec.structs.replace(entry, acts=tuple(made)))
    return changed


def results(told: list[tuple[Told, ...]]) -> list[tuple[int, int, int | None]]:
    return [
        (event.seat, event.net, event.beat)
        for line in told
        for said in line
        if isinstance(said, Happened)
        for event in said.events
        if isinstance(event, Settled)
    ]


def traffic(tables: list[Table], told: list[tuple[Told, ...]], person: str) -> list[bytes]:
    """Every byte that a person is sent."""
    return [
        msgspec.json.encode((said, table_view(table, table.at + SECOND), own_views(table, person)))
        for table, said in zip(tables, told, strict=True)
    ]


def unseen(tables: list[Table], seat: int | None) -> tuple[list[int], list[int]]:
    """The cards that a seat has not seen in the first deal, and those of them that were in somebody's hand."""
    seen = dealt = 0
    for table in tables:
        session = table.session
        seen |= session.seen | (0 if seat is None else session.known[seat])
        dealt |= sum(session.running.hands) if session.running else 0
    hidden = [card for card in range(52) if not seen >> card & 1]
    return hidden, [card for card in hidden if dealt >> card & 1]


@pytest.mark.parametrize("game", WITH_HANDS)
def test_two_evenings_that_differ_in_what_a_seat_cannot_know_look_alike_to_it(game: str) -> None:
    """As far as they have come: a card that is shown later is known from then on."""
    compared = 0
    for seed in range(5):
        entries = evening(game, seed).entries
        first = sum(table.deals < 2 for table in course(entries)[0])
        for seat, person in ((None, "eve"), *enumerate(PEOPLE)):
            rng = Random(f"{seed} {seat}")
            for _ in range(12):
                so_far = entries[: rng.randint(1, first)]
                tables, told = course(so_far)
                hidden, held = unseen(tables, seat)
                if not held:
                    continue
                try:
                    others = course(swapped(so_far, 1, rng.choice(held), rng.choice(hidden)))
                except IllegalMove:
                    continue
                if others[0] != tables and results(others[1]) == results(told):
                    assert traffic(*others, person) == traffic(tables, told, person)
                    compared += 1
    assert compared > 20


def test_the_order_of_the_stock_is_in_nothing_that_is_sent() -> None:
    table = started("high-card-pool", *PEOPLE)
    (drawn,) = (
        act.move.cards
        for act in table.entries[-1].acts
        if isinstance(act, acts.Played) and isinstance(act.move, moves.Draw)
    )
    order = b",".join(str(card).encode() for card in drawn)
    for person in (*PEOPLE, "eve"):
        assert order not in msgspec.json.encode((table.told, table.view, own_views(table.table, person)))


# Views.


def test_a_person_sees_his_own_hand_and_nobody_elses() -> None:
    table = started("high-card-pool", *PEOPLE)
    hands = {person: own_views(table.table, person)[0].hand for person in PEOPLE}
    assert all(len(hand) == 5 for hand in hands.values())
    assert len({card for hand in hands.values() for card in hand}) == 15


def test_a_spectator_has_one_view_without_a_seat_and_without_a_hand() -> None:
    table = started("high-card-pool", *PEOPLE)
    (own,) = own_views(table.table, "eve")
    assert (own.seat, own.hand, own.hidden, own.allowed) == (None, (), 0, ())


def test_who_holds_several_seats_sees_what_each_of_them_sees() -> None:
    table = open_table(several_seats=True, clock=QUICK)
    for _ in range(3):
        table.sit("ann", 50)
    table.start()
    assert [own.seat for own in own_views(table.table, "ann")] == [0, 1, 2]


def test_no_secret_and_no_undealt_card_is_in_the_view() -> None:
    table = started("high-card-pool", *PEOPLE)
    fields = set(msgspec.json.decode(msgspec.json.encode(table.view)))
    assert not fields & {"session", "shuffled", "before", "secret", "barred"}


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_a_view_is_read_as_it_was_written(game: str) -> None:
    table = started(game, *PEOPLE, clock=QUICK)
    for _ in range(12):
        assert msgspec.json.decode(msgspec.json.encode(table.view), type=TableView) == table.view
        if table.seats:
            table.answer()
        else:
            table.wait(5)


def test_times_are_how_long_it_takes_and_not_when() -> None:
    """M-13: no clock of a client matters."""
    table = started("high-card-pool", *PEOPLE, clock=QUICK)
    table.wait(12)
    turn = table.view.turn
    assert turn
    assert (turn.left, turn.bank) == (18 * SECOND, False)
    table.wait(20)
    turn = table.view.turn
    assert turn
    assert (turn.left, turn.bank) == (18 * SECOND, True)
    (seat,) = turn.seats
    assert next(player.bank for player in table.view.players if player.seat == seat) == 18 * SECOND


def test_spectators_are_listed_and_players_who_are_not_there_are_marked() -> None:
    table = started("high-card-pool", *PEOPLE)
    table.arrive("eve")
    table.depart("cid")
    assert [person.person for person in table.view.watching] == ["eve"]
    assert [player.here for player in table.view.players] == [True, True, False]


def test_what_is_proposed_is_shown_with_who_has_not_answered() -> None:
    table = started("high-card-pool", *PEOPLE, clock=QUICK)
    table.ask("ann", commands.ProposeEnd())
    table.wait(10)
    proposal = table.view.proposal
    assert proposal
    assert (proposal.what, proposal.agreed, set(proposal.asked)) == ("end", ("ann",), {"bob", "cid"})
    assert proposal.left == 50 * SECOND
    table.ask("bob", commands.Answer(yes=True))
    table.ask("cid", commands.Answer(yes=True))
    proposal = table.view.proposal
    assert proposal
    assert (proposal.asked, proposal.left) == ((), 0)


def test_in_a_pause_what_is_left_stays_as_it_was() -> None:
    table = started("high-card-pool", *PEOPLE, clock=QUICK)
    table.finish_deal()
    table.wait(2)
    table.ask("ann", commands.ProposeEnd())
    table.wait(1)
    table.ask("ann", commands.Pause())
    table.wait(3000)
    view = table.view
    assert view.proposal
    assert view.proposal.left == 59 * SECOND
    assert (view.next_deal, view.waits, view.paused) == (None, "paused", "host")


def test_the_ledger_is_right_at_every_moment() -> None:
    """M-29: the nets of all, the pot and the house sum to zero after every entry."""
    table = evening("high-card-pool", 1)
    for at in course(table.entries)[0]:
        view = table_view(at, at.at)
        assert sum(account.net for account in view.accounts) + at.session.pot + at.session.house == 0


# Who is there is shown again as it was, where nothing of it has changed.


def shown_again(table: Scripted, people: People) -> bool:
    """Whether what was made of who is there may be shown again; if so, it is what would be made now."""
    if not people.still_at(table.table):
        return False
    assert table_view(table.table, table.now, people=people) == table.view
    assert people == people_at(table.table, table.now)
    return True


def test_who_is_there_is_shown_again_while_people_play_and_talk() -> None:
    table = started("shoot", *PEOPLE, clock=QUICK)
    people = people_at(table.table, table.now)
    table.answer()
    table.say("ann")
    table.wait(3)
    table.answer()
    assert shown_again(table, people)
    assert people.held == {person: (seat,) for seat, person in enumerate(PEOPLE)}


def test_whoever_comes_goes_sits_down_or_asks_for_time_is_shown_anew() -> None:
    table = started("shoot", *PEOPLE, clock=QUICK)
    changes: tuple[Callable[[], object], ...] = (
        lambda: table.arrive("eve"),
        lambda: table.sit("eve", 50),
        lambda: table.depart("bob"),
        lambda: table.ask("cid", commands.Extend(seat=2, times=3)),
    )
    for change in changes:
        people = people_at(table.table, table.now)
        assert shown_again(table, people)
        change()
        assert not shown_again(table, people)


def test_spare_time_that_runs_is_shown_anew_each_time() -> None:
    table = started("shoot", *PEOPLE, clock=QUICK)
    before = people_at(table.table, table.now)
    table.wait(32)
    assert table.table.turn
    assert table.table.turn.bank
    running = people_at(table.table, table.now)
    assert not shown_again(table, before)
    assert not shown_again(table, running)
    table.answer()
    assert not shown_again(table, running)


def test_a_whole_evening_is_shown_alike_with_what_is_kept_and_without() -> None:
    tables, _ = course(evening("high-card-pool", 3).entries)
    kept = None
    again = 0
    for table in tables[1:]:
        if kept is None or not kept.still_at(table):
            kept = people_at(table, table.at)
        else:
            again += 1
        assert table_view(table, table.at, people=kept) == table_view(table, table.at)
    assert again > len(tables) // 2
