"""People come, go and talk: the host's powers pass on, a game that nobody is at stands still."""

from functools import partial
from typing import Any

import pytest

from reddog.rules import moves
from reddog.table import acts, commands, people
from reddog.table.errors import Refused
from reddog.table.hosting import BARRED_FOR
from reddog.table.people import NOBODY_HERE, PEOPLE_COMMANDS
from reddog.table.playing import GAME_COMMANDS
from tests.table.tables import SECOND, Scripted, open_table, started


def seated(*persons: str, **settings: Any) -> Scripted:
    scripted = open_table(**settings)
    for person in persons:
        scripted.sit(person, 100)
    return scripted


def why(scripted: Scripted, person: str, command: commands.AnyCommand) -> str:
    before = scripted.table
    with pytest.raises(Refused) as refusal:
        scripted.ask(person, command)
    assert scripted.table is before
    return refusal.value.code


def here(scripted: Scripted) -> list[str]:
    return [visitor.person for visitor in scripted.table.here]


def test_every_command_is_somebodys() -> None:
    known = set(commands.AnyCommand.__args__)
    assert set(PEOPLE_COMMANDS) | set(GAME_COMMANDS) == known
    assert not set(PEOPLE_COMMANDS) & set(GAME_COMMANDS)


# Coming and going.


def test_who_is_there_already_arrives_in_silence() -> None:
    scripted = seated("ann")
    number = scripted.table.number
    assert scripted.arrive("ann") == ()
    assert scripted.table.number == number


def test_who_comes_by_another_server_is_there_once() -> None:
    scripted = seated("ann")
    scripted.change(lambda draft: people.arrive(draft, "ann", "Ann", "elsewhere"))
    assert [(visitor.person, visitor.server) for visitor in scripted.table.here] == [("ann", "elsewhere")]


def test_a_player_is_known_by_the_name_in_his_seat() -> None:
    scripted = seated("ann", "bo")
    scripted.depart("bo")
    scripted.change(lambda draft: people.arrive(draft, "bo", "Mallory", "here"))
    assert scripted.table.here[-1].name == "Bo"


def test_two_spectators_of_one_name_are_told_apart() -> None:
    scripted = open_table()
    for person in ("one", "two"):
        scripted.change(partial(people.arrive, person=person, name="Ann", server="here"))
    assert [visitor.name for visitor in scripted.table.here] == ["Ann", "Ann 2"]


def test_who_goes_keeps_the_seat() -> None:
    scripted = seated("ann", "bo")
    scripted.depart("bo")
    assert here(scripted) == ["ann"]
    assert scripted.table.players[1] is not None
    assert scripted.depart("bo") == ()


def test_a_person_the_host_removed_stays_outside_for_a_while() -> None:
    scripted = seated("ann", "bo")
    scripted.ask("ann", commands.Remove("bo"))
    with pytest.raises(Refused) as refusal:
        scripted.arrive("bo")
    assert (refusal.value.code, refusal.value.facts) == ("removed", {"minutes": 10})
    scripted.now += BARRED_FOR - 1
    with pytest.raises(Refused) as refusal:
        scripted.arrive("bo")
    assert refusal.value.facts == {"minutes": 1}
    scripted.now += 1
    scripted.arrive("bo")
    assert here(scripted) == ["ann", "bo"]


# The host.


def test_the_host_is_followed_by_who_sits_longest() -> None:
    scripted = seated("ann")
    scripted.arrive("watcher")
    for person in ("cy", "bo"):
        scripted.sit(person, 100)
    scripted.bot()
    assert scripted.depart("ann") == (acts.Departed("ann"), acts.HostChanged("cy", "gone"))


def test_whoever_is_not_connected_does_not_become_host_nor_does_a_bot() -> None:
    scripted = seated("ann", "bo", "cy")
    scripted.bot()
    scripted.depart("bo")
    scripted.depart("ann")
    assert scripted.table.host == "cy"


def test_without_players_a_spectator_becomes_host() -> None:
    scripted = seated("ann")
    scripted.arrive("watcher")
    scripted.depart("ann")
    assert scripted.table.host == "watcher"


def test_a_host_comes_back_as_a_player() -> None:
    scripted = seated("ann", "bo")
    scripted.depart("ann")
    scripted.arrive("ann")
    assert scripted.table.host == "bo"
    assert why(scripted, "ann", commands.Start()) == "host_only"


def test_where_all_had_gone_the_host_is_still_host_when_he_is_back() -> None:
    scripted = seated("ann", "bo")
    scripted.depart("bo")
    scripted.depart("ann")
    scripted.arrive("bo")
    scripted.arrive("ann")
    assert scripted.table.host == "ann"


def test_a_host_who_does_not_come_back_is_followed_by_who_acts_as_one() -> None:
    scripted = seated("ann", "bo", "cy")
    for person in ("bo", "cy", "ann"):
        scripted.depart(person)
    for person in ("cy", "bo"):
        scripted.arrive(person)
    assert scripted.table.host == "ann"
    assert why(scripted, "cy", commands.Start()) == "host_only", "Bo sits longer"
    assert acts.HostChanged("bo", "gone") in scripted.ask("bo", commands.Start())
    assert scripted.table.host == "bo"
    assert scripted.table.started


def test_who_follows_a_host_may_say_so_himself() -> None:
    scripted = seated("ann", "bo")
    for person in ("bo", "ann"):
        scripted.depart(person)
    scripted.arrive("bo")
    scripted.ask("bo", commands.HandOver("bo"))
    assert scripted.table.host == "bo"


# Nobody there.


def test_a_game_that_nobody_is_at_stands_still_and_goes_on_with_the_first_one_back() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.depart("bo")
    assert not scripted.table.paused
    assert acts.Paused(NOBODY_HERE) in scripted.depart("ann")
    number = scripted.table.number
    assert scripted.wait(24 * 3600) == ()
    assert scripted.table.number == number
    assert scripted.arrive("bo") == (acts.Arrived("bo", "Bo", "here"), acts.Resumed())
    assert not scripted.table.paused


def test_a_spectator_keeps_the_game_going() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.arrive("watcher")
    scripted.depart("ann")
    scripted.depart("bo")
    assert not scripted.table.paused


def test_a_pause_of_the_hosts_is_not_ended_by_somebody_coming() -> None:
    scripted = started("high-card-pool", "ann", "bo")
    scripted.ask("ann", commands.Pause())
    scripted.depart("bo")
    scripted.depart("ann")
    scripted.arrive("bo")
    assert scripted.table.paused == "host"


def test_before_the_game_there_is_nothing_to_pause() -> None:
    scripted = seated("ann")
    scripted.depart("ann")
    assert not scripted.table.paused


# Talk (M-22).


def test_what_is_said_is_told_letter_by_letter() -> None:
    scripted = seated("ann")
    assert scripted.say("ann", "<b>x</b> & 'y' \"z\"") == (acts.Said("ann", "<b>x</b> & 'y' \"z\""),)


def test_what_cannot_be_seen_is_not_said() -> None:
    scripted = seated("ann")
    assert scripted.say("ann", "a\u202eb\x00\nc") == (acts.Said("ann", "ab c"),)
    assert why(scripted, "ann", commands.Say("\u200b \u202e")) == "nothing_said"


def test_a_saying_that_is_taken_is_told_to_its_end() -> None:
    longest = "x" * (commands.LONGEST_TALK - 1) + "."
    assert seated("ann").say("ann", longest) == (acts.Said("ann", longest),)


def test_where_there_is_no_chat_nobody_talks() -> None:
    assert why(seated("ann", chat=False), "ann", commands.Say("Hello")) == "no_chat"


def test_spectators_talk_where_they_are_welcome() -> None:
    open_to_all, for_players = open_table(), open_table(spectators=False)
    for scripted in (open_to_all, for_players):
        scripted.arrive("watcher")
    assert open_to_all.say("watcher", "Hello") == (acts.Said("watcher", "Hello"),)
    assert why(for_players, "watcher", commands.Say("Hello")) == "players_talk"


def test_who_is_muted_is_not_passed_on_until_he_is_heard_again() -> None:
    scripted = seated("ann", "bo")
    scripted.ask("ann", commands.Mute("bo"))
    assert why(scripted, "bo", commands.Say("Hello")) == "muted"
    scripted.ask("ann", commands.Mute("bo", muted=False))
    assert scripted.say("bo", "Hello") == (acts.Said("bo", "Hello"),)


def test_people_talk_on_after_the_evening() -> None:
    scripted = seated("ann")
    scripted.ask("ann", commands.ProposeEnd())
    assert scripted.say("ann", "Good night") == (acts.Said("ann", "Good night"),)


def test_coming_and_going_does_not_keep_the_next_deal_from_beginning() -> None:
    """Twenty times in the last second of the rest (M-19)."""
    scripted = started("high-card-pool", "ann", "bo", "cy")
    scripted.finish_deal()
    begins = scripted.view.next_deal
    assert begins is not None
    scripted.now += begins - SECOND
    for _ in range(20):
        scripted.sit("di", 50)
        scripted.play(moves.Leave(3))
        scripted.depart("di")
    scripted.wait(1)
    assert scripted.table.session.running is not None
