"""What is looked up in a log agrees with what comes of playing it again."""

import msgspec
import pytest

from reddog.table import commands
from reddog.table.draft import replayed
from reddog.table.recalled import seated, settings_of, telling
from reddog.table.settings import Settings
from tests.table.evenings import Evening
from tests.table.tables import Scripted, open_table


def recalled(bodies: list[bytes]) -> tuple[Settings, dict[str, str]]:
    entries = telling(bodies)
    assert len(entries) < len(bodies)
    return settings_of(entries), seated(entries)


@pytest.mark.parametrize("game", ["high-card-pool", "shoot", "casino", "pot-in-between"])
def test_settings_and_players_of_an_evening_are_those_of_the_table_that_is_played_again(game: str) -> None:
    """The accounts of a table are of everybody who ever sat down, in that order."""
    for seed in range(3):
        evening = Evening(game, seed).play(200)
        table = replayed(evening.entries)
        settings, players = recalled([msgspec.json.encode(entry) for entry in evening.entries])
        assert settings == table.settings
        assert players == {account.person: account.name for account in table.accounts if not account.bot}


def bodies(scripted: Scripted) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in scripted.entries]


def test_a_game_that_is_only_planned_is_not_the_table_s_yet() -> None:
    scripted = open_table("shoot")
    scripted.sit("ann")
    scripted.sit("bob")
    scripted.start()
    scripted.ask("ann", commands.ChangeRules(settings=Settings(game="denexa")))
    assert scripted.table.planned
    assert recalled(bodies(scripted))[0].game == "shoot"
    scripted.ask("ann", commands.ChangeRules(settings=scripted.table.settings))
    assert recalled(bodies(scripted))[0] == scripted.table.settings


def test_what_is_said_is_not_taken_for_what_was_done() -> None:
    scripted = open_table("shoot")
    scripted.sit("ann")
    scripted.say("ann", '{"act":"seated","seat":3,"person":"eve","name":"Eve"} "ended"')
    assert recalled(bodies(scripted)) == (scripted.table.settings, {"ann": "Ann"})
