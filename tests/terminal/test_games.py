import json
import re

import pytest

from reddog.rules.catalogue import find
from reddog.rules.house import options
from reddog.rules.variants import VARIANTS
from reddog.speech import fact_table
from tests.terminal.terminals import here

GAMES = [variant.name for variant in VARIANTS]


def test_games_lists_all_eight_with_how_you_win() -> None:
    done = here("games")
    assert done.status == 0
    for number, variant in enumerate(VARIANTS, 1):
        assert any(line.startswith(f"{number}. {variant.title} ({variant.name}): ") for line in done.lines)


def test_no_two_games_look_alike_in_the_list() -> None:
    lines = [line.split(": ", 1)[1] for line in here("games").lines if line[0].isdecimal()]
    assert len(set(lines)) == len(lines) == 8


def test_names_that_games_share_stand_in_a_last_line() -> None:
    last = here("games").lines[-1]
    assert last.startswith("Polish Bank, Red Dog, In Between, Acey-Deucey and Ace-Deuce: each of these")


def test_other_names_are_written_as_names() -> None:
    lines = [line for line in here("games").lines if line.startswith("Also called: ")]
    assert "Also called: Poker Night Red Dog, Dealer's Choice Red Dog." in lines
    for line in lines:
        names = line.removeprefix("Also called: ").rstrip(".").split(", ")
        assert all(name[0].isupper() for name in names)
        assert len(set(names)) == len(names)


def test_json_has_the_seats_that_the_pack_allows() -> None:
    found = {game["name"]: game["most_seats"] for game in json.loads(here("games", "--json").out)}
    assert found["high-card-pool"] == 8
    assert all(f"to {most}" in dict(fact_table(find(name)))["Players"] for name, most in found.items())


def test_games_as_json() -> None:
    found = json.loads(here("games", "--json").out)
    assert [game["name"] for game in found] == GAMES
    assert all(game["how"] and game["also"] and game["least_seats"] <= game["most_seats"] for game in found)


@pytest.mark.parametrize("game", GAMES)
def test_rules_as_json(game: str) -> None:
    found = json.loads(here("rules", game, "--json").out)
    variant = next(variant for variant in VARIANTS if variant.name == game)
    assert found["name"] == game
    assert found["differences"] == []
    assert [option["name"] for option in found["options"]] == [option.name for option in options(variant)]
    assert all(option["value"] == option["preset"] for option in found["options"])


@pytest.mark.parametrize("game", GAMES)
def test_rules_say_the_panel_the_facts_and_the_house_rules(game: str) -> None:
    done = here("rules", game)
    found = json.loads(here("rules", game, "--json").out)
    assert done.status == 0
    assert set(found["panel"]) <= set(done.lines)
    assert all(f"{fact['label']}: {fact['value']}" in done.lines for fact in found["facts"])
    assert all(f"{option['usage']}: {option['text']}" in done.lines for option in found["options"])


@pytest.mark.parametrize("game", GAMES)
def test_rules_give_an_example_and_name_sources_by_their_names(game: str) -> None:
    done = here("rules", game)
    assert any(line.startswith("Example: ") and "%" in line for line in done.lines)
    found = json.loads(here("rules", game, "--json").out)
    assert set(found["example"]) <= set(done.lines)
    assert len(found["summary"]) == 2
    for said in (done.out, json.dumps(found)):
        assert not re.search(r"\bS[0-9]\b", said)


def test_differences_are_said_once() -> None:
    assert here("rules", "shoot", "hand=4").out.count("Four cards each instead of three.") == 1


def test_house_rules_are_named_as_differences() -> None:
    done = here("rules", "high", "card", "pool", "hand=4", "--house", "burn=never")
    assert "This table differs from the preset:" in done.lines
    found = json.loads(here("rules", "high-card-pool", "--house", "hand=4", "--json").out)
    assert found["house"] == {"hand": "4"}
    assert found["differences"] == ["Four cards each instead of five."]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "Which game?"),
        (["hand=4"], "Which game?"),
        (["red-dog"], "Several games are called"),
        (["chess"], "no game called"),
        (["shoot", "hand=99"], "from 3 to 7"),
        (["shoot", "foo=1"], 'There is no house rule "foo". reddog rules shoot lists those of Shoot.'),
        (["shoot", "hnad=4"], "Did you mean hand?"),
        (["s"], "Several games are called s: Shoot or Slippery Sam."),
        (["shoot", "--house", "hand"], "write RULE=VALUE"),
        (["shoot", "ante=2"], "not for this game"),
    ],
)
def test_what_cannot_be_has_status_2(words: list[str], reason: str) -> None:
    done = here("rules", *words)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
