"""Rules of a table as they are typed."""

import pytest
from msgspec.structs import replace

from reddog.errors import BadRules, UnknownGame
from reddog.rules.house import options
from reddog.rules.variants import VARIANTS
from reddog.table.settings import Clock, Settings
from reddog.terminal.remote_rules import NAMES, read_rules


@pytest.mark.parametrize(
    ("typed", "settings"),
    [
        ("shoot", Settings(game="shoot")),
        ("slippery sam", Settings(game="slippery-sam")),
        ("hand=4", Settings(house={"hand": "4"})),
        ("HAND=4 seats=5", Settings(house={"hand": "4"}, seats=5)),
        ("turn=20 spare=0 rest=1", Settings(clock=Clock(turn=20, bank=0, pause=1))),
        ("bots-think=0.5", Settings(clock=Clock(bots=0.5))),
        ("hints=no chat=off several-seats=yes", Settings(hints=False, chat=False, several_seats=True)),
        ("buy_in=50 buy-in-least=20", Settings(buy_in=50, buy_in_least=20)),
        ("title=Friday rebuy=never reveal=pack", Settings(title="Friday", rebuy="never", reveal="pack")),
    ],
)
def test_a_game_house_rules_and_the_tables_own(typed: str, settings: Settings) -> None:
    assert read_rules(typed.split(), Settings()) == settings


def test_what_is_not_named_stays_and_another_game_begins_anew() -> None:
    now = Settings(house={"hand": "4"}, seats=5, clock=Clock(turn=20))
    assert read_rules(["rest=1"], now) == replace(now, clock=Clock(turn=20, pause=1))
    assert read_rules(["ante=2"], now).house == {"hand": "4", "ante": "2"}
    assert read_rules(["hand=3"], now).house == {"hand": "3"}
    assert read_rules(["shoot"], now) == replace(now, game="shoot", house={})
    assert read_rules(["hand=5"], now).house == {}, "the preset is no house rule"


def test_no_setting_of_a_table_is_called_like_a_house_rule() -> None:
    house = {option.name for variant in VARIANTS for option in options(variant)}
    assert not house & set(NAMES)


def test_every_setting_can_be_typed() -> None:
    fields = {*Settings.__struct_fields__, *Clock.__struct_fields__} - {"game", "house", "clock"}
    assert len(NAMES) == len(fields)


@pytest.mark.parametrize(
    "typed",
    ["seats=0", "seats=21", "seats=-1", "seats=1e1", "turn=3601", "hints=maybe", "rebuy=often", "buy-in=1,000",
     "buy-in=" + "9" * 30, "bots-think=nan", "bots-think=11", "title=" + "x" * 61, "seats=٣"],
)  # fmt: skip
def test_odd_values_are_refused_with_the_setting_that_they_are_of(typed: str) -> None:
    with pytest.raises(BadRules) as refused:
        read_rules([typed], Settings())
    assert refused.value.code == "bad_table_rule"
    assert str(refused.value.facts["text"]).startswith(typed.partition("=")[0])


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "no_rules_typed"),
        ("seats=4 seats=5", "rule_twice"),
        ("hand=4 hand=5", "rule_twice"),
        ("=4", "bad_rule"),
        ("nonsense=4", "no_such_rule.listed"),
    ],
)
def test_what_means_nothing_is_refused(typed: str, code: str) -> None:
    with pytest.raises(BadRules) as refused:
        read_rules(typed.split(), Settings())
    assert refused.value.code == code


def test_a_name_that_several_games_share_is_asked_back() -> None:
    with pytest.raises(UnknownGame) as refused:
        read_rules(["red-dog"], Settings())
    assert refused.value.code == "which_game.command"
