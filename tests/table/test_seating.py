"""Seats: any free one, a bot's where all are taken, a line of those who wait, and nobody twice."""

import pytest
from msgspec.structs import replace

from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.table import acts, commands
from reddog.table.errors import Refused
from reddog.table.seating import MOST_BOTS
from reddog.table.state import Player
from tests.table.tables import Scripted, open_table, started


def refused(scripted: Scripted, person: str, command: commands.AnyCommand) -> Refused:
    before = scripted.table
    with pytest.raises(Refused) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value


def player(scripted: Scripted, seat: int) -> Player:
    found = scripted.table.players[seat]
    assert found is not None
    return found


def seat_of(scripted: Scripted, person: str) -> int:
    return next(seat for seat, there in enumerate(scripted.table.players) if there and there.person == person)


def waiting(scripted: Scripted) -> list[str]:
    return [waiter.person for waiter in scripted.table.waiting]


def full_of_people(seats: int = 2) -> Scripted:
    scripted = open_table("pot-in-between", seats=seats)
    for person in ("ann", "bo", "cy")[:seats]:
        scripted.sit(person, 100)
    return scripted


# Sitting down.


def test_who_names_no_seat_gets_the_first_free_one_and_the_usual_chips() -> None:
    scripted = open_table(buy_in=70)
    scripted.sit("ann")
    scripted.sit("bo", seat=4)
    scripted.sit("cy")
    assert [seat_of(scripted, who) for who in ("ann", "bo", "cy")] == [0, 4, 1]
    assert [scripted.table.session.seats[seat].stack for seat in (0, 1, 4)] == [70, 70, 70]


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    scripted = open_table(seats=3)
    scripted.sit("ann", seat=1)
    scripted.arrive("bo")
    assert refused(scripted, "bo", commands.Sit("Bo", seat=1)).code == "place_taken"
    refusal = refused(scripted, "bo", commands.Sit("Bo", seat=3))
    assert (refusal.code, refusal.facts) == ("no_such_place", {"seats": 3})


def test_one_person_has_one_seat() -> None:
    scripted = open_table()
    scripted.sit("ann", seat=2)
    refusal = refused(scripted, "ann", commands.Sit("Ann the other"))
    assert (refusal.code, refusal.facts) == ("seated_already", {"seat": "2"})


def test_people_who_pass_one_device_round_hold_several_seats_and_are_told_apart() -> None:
    scripted = open_table(several_seats=True)
    scripted.sit("ann")
    scripted.sit("ann")
    assert [player(scripted, seat).name for seat in (0, 1)] == ["Ann", "Ann 2"]


def test_a_full_table_offers_to_wait_or_watch() -> None:
    scripted = full_of_people()
    scripted.arrive("di")
    assert refused(scripted, "di", commands.Sit("Di")).code == "table_full"


def test_who_comes_in_the_middle_of_a_deal_is_dealt_in_to_the_next() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.sit("cy", 50)
    running = scripted.table.session.running
    assert running is not None
    assert 2 not in running.players
    assert scripted.table.session.seats[2].stack == 50
    scripted.finish_deal()
    scripted.wait(5)
    running = scripted.table.session.running
    assert running is not None
    assert 2 in running.players


def test_nobody_sits_down_once_the_evening_is_over() -> None:
    scripted = open_table()
    scripted.sit("ann")
    scripted.ask("ann", commands.ProposeEnd())
    assert scripted.table.ended
    assert refused(scripted, "ann", commands.Sit("Ann")).code == "evening_over"


# The right Ann (M-23).


def test_of_two_anns_the_right_one_leaves() -> None:
    scripted = open_table()
    scripted.sit("p1")
    scripted.arrive("p2")
    scripted.ask("p2", commands.Sit("P1", chips=33))
    assert [player(scripted, seat).name for seat in (0, 1)] == ["P1", "P1 2"]
    scripted.ask("p2", commands.Play(moves.Leave(1)))
    assert scripted.table.players[1] is None
    assert player(scripted, 0).person == "p1"
    with pytest.raises(Refused, match="not_your_seat"):
        scripted.ask("p2", commands.Play(moves.Leave(0)))


def test_the_name_of_somebody_who_left_is_not_given_to_another() -> None:
    scripted = open_table()
    scripted.sit("ann")
    scripted.play(moves.Leave(0))
    scripted.depart("ann")
    scripted.arrive("other")
    scripted.ask("other", commands.Sit("Ann"))
    assert player(scripted, 0).name == "Ann 2"
    assert [account.name for account in scripted.table.accounts] == ["Ann", "Ann 2"]


# Waiting.


def test_who_waits_gets_the_next_free_seat_first_come_first_served() -> None:
    scripted = full_of_people()
    for person in ("di", "eve"):
        scripted.arrive(person)
        scripted.ask(person, commands.Wait(person, chips=40))
    assert waiting(scripted) == ["di", "eve"]
    done = scripted.play(moves.Leave(1))
    assert acts.Seated(1, "di", "di") in done
    assert waiting(scripted) == ["eve"]
    assert scripted.table.session.seats[1].stack == 40


def test_nobody_jumps_the_line() -> None:
    scripted = full_of_people()
    for person in ("di", "eve"):
        scripted.arrive(person)
    scripted.ask("di", commands.Wait("Di"))
    assert refused(scripted, "eve", commands.Sit("Eve")).code == "table_full"


def test_who_goes_offline_waits_no_longer() -> None:
    scripted = full_of_people()
    scripted.arrive("di")
    scripted.ask("di", commands.Wait("Di"))
    assert scripted.depart("di") == (acts.WaitedEnough("di"), acts.Departed("di"))
    scripted.play(moves.Leave(1))
    assert scripted.table.players[1] is None


def test_waiting_has_its_rules() -> None:
    scripted = full_of_people()
    scripted.arrive("di")
    assert refused(scripted, "di", commands.StopWaiting()).code == "not_waiting"
    scripted.ask("di", commands.Wait("Di"))
    assert refused(scripted, "di", commands.Wait("Di")).code == "waiting_already"
    assert refused(scripted, "ann", commands.Wait("Ann")).code == "seated_already"
    scripted.ask("di", commands.StopWaiting())
    assert waiting(scripted) == []
    scripted.play(moves.Leave(0))
    assert refused(scripted, "di", commands.Wait("Di")).code == "seat_free"


NOT_HIS = {
    "less may be brought": {"buy_in_most": 200},
    "more has to be brought": {"buy_in_least": 600, "buy_in": 600},
}


@pytest.mark.parametrize("change", NOT_HIS.values(), ids=NOT_HIS)
@pytest.mark.parametrize("game", ["pot-in-between", "shoot"], ids=["the game goes on", "a new game begins"])
def test_who_may_not_bring_what_he_said_any_more_waits_no_longer(change: dict[str, int], game: str) -> None:
    scripted = full_of_people()
    for person, chips in (("di", 500), ("eve", change.get("buy_in", 100))):
        scripted.arrive(person)
        scripted.ask(person, commands.Wait(person, chips=chips))
    done = scripted.ask("ann", commands.ChangeRules(replace(scripted.table.settings, game=game, **change)))
    assert done[-2:] == (acts.RulesChanged(), acts.WaitedEnough("di", "chips"))
    assert waiting(scripted) == ["eve"]
    scripted.play(moves.Leave(1))
    assert player(scripted, 1).person == "eve"
    assert refused(scripted, "di", commands.Wait("di", chips=500)).code == "buy_in_range"
    scripted.ask("di", commands.Wait("di"))
    assert waiting(scripted) == ["di"]


def test_who_may_still_bring_what_he_said_keeps_his_place_in_the_line() -> None:
    scripted = full_of_people()
    for person, chips in (("di", 200), ("eve", 50)):
        scripted.arrive(person)
        scripted.ask(person, commands.Wait(person, chips=chips))
    rules = replace(scripted.table.settings, buy_in_most=200, buy_in_least=50, rebuy="never")
    scripted.ask("ann", commands.ChangeRules(rules))
    assert waiting(scripted) == ["di", "eve"]
    scripted.play(moves.Leave(1))
    assert player(scripted, 1).person == "di"
    assert scripted.table.session.seats[1].stack == 200


def test_who_waited_to_come_back_with_others_is_not_let_round_the_rule_that_he_brings_the_same() -> None:
    scripted = full_of_people()
    scripted.ask("ann", commands.ChangeRules(replace(scripted.table.settings, rejoin="any")))
    scripted.play(moves.Leave(1))
    scripted.sit("di")
    scripted.ask("bo", commands.Wait("bo", chips=60))
    scripted.ask("ann", commands.ChangeRules(replace(scripted.table.settings, rejoin="same")))
    assert waiting(scripted) == []
    assert refused(scripted, "bo", commands.Wait("bo", chips=60)).code == "same_stack"


def test_while_the_pot_is_voted_on_the_line_waits() -> None:
    scripted = started("denexa", "ann", "bo", "cy", seats=3)
    scripted.finish_deal()
    scripted.arrive("di")
    scripted.ask("di", commands.Wait("Di"))
    scripted.play(moves.OfferSplit(0))
    assert scripted.table.session.stage is Stage.VOTE
    scripted.play(moves.Leave(2))
    assert scripted.table.session.stage is Stage.VOTE
    assert waiting(scripted) == ["di"]
    scripted.play(moves.Vote(1, yes=False))
    assert waiting(scripted) == []
    assert player(scripted, 2).person == "di"


# Bots.


def test_only_the_host_seats_bots_and_only_those_that_there_are() -> None:
    scripted = open_table()
    scripted.sit("ann")
    scripted.sit("bo")
    assert refused(scripted, "bo", commands.AddBot("careful")).code == "host_only"
    refusal = refused(scripted, "ann", commands.AddBot("clever"))
    assert refusal.code == "no_such_bot"
    assert "careful" in str(refusal.facts["bots"])


def test_two_bots_of_a_kind_are_two_players() -> None:
    scripted = open_table()
    scripted.sit("ann")
    scripted.bot("careful")
    scripted.bot("careful")
    bots = [player(scripted, seat) for seat in (1, 2)]
    assert [bot.name for bot in bots] == ["Careful", "Careful 2"]
    assert len({bot.person for bot in bots}) == 2


def test_nobody_may_be_called_like_a_bot_that_sits_there() -> None:
    scripted = open_table()
    scripted.sit("ann")
    scripted.bot("careful")
    scripted.arrive("bo")
    assert refused(scripted, "bo", commands.Sit("Careful 7")).code == "bot_name"


def test_an_evening_has_only_so_many_bots_since_each_stays_in_the_ledger() -> None:
    scripted = open_table()
    scripted.sit("ann")
    for _ in range(MOST_BOTS):
        scripted.bot("careful")
        scripted.ask("ann", commands.Remove(scripted.table.accounts[-1].person))
    assert refused(scripted, "ann", commands.AddBot("careful")).code == "bots_enough"


def test_a_bot_gets_no_seat_that_is_taken_or_not_there() -> None:
    scripted = full_of_people()
    assert refused(scripted, "ann", commands.AddBot("careful")).code == "no_free_seat"
    scripted.play(moves.Leave(1))
    assert refused(scripted, "ann", commands.AddBot("careful", seat=0)).code == "place_taken"
    assert refused(scripted, "ann", commands.AddBot("careful", seat=2)).code == "no_such_place"


def test_between_deals_a_bot_makes_room_at_once() -> None:
    scripted = open_table("pot-in-between", seats=2)
    scripted.sit("ann", 100)
    scripted.bot()
    done = scripted.sit("bo", 60)
    assert acts.Played(moves.Leave(1), why="bot") in done
    assert player(scripted, 1).person == "bo"


def test_a_bot_that_is_named_makes_room_before_another() -> None:
    scripted = open_table(seats=3)
    scripted.sit("ann", 100)
    scripted.bot()
    scripted.bot()
    scripted.sit("bo", seat=1)
    assert player(scripted, 1).person == "bo"
    assert player(scripted, 2).bot


def test_in_a_deal_a_person_waits_until_the_bot_may_go() -> None:
    scripted = open_table("pot-in-between", seats=2)
    scripted.sit("ann", 100)
    scripted.bot()
    scripted.start()
    scripted.sit("bo")
    assert waiting(scripted) == ["bo"]
    assert refused(scripted, "bo", commands.Sit("Bo")).code == "waiting_already"
    scripted.finish_deal()
    assert waiting(scripted) == []
    assert {there.person for there in scripted.table.players if there} == {"ann", "bo"}
