"""Whoever listens knows the names that were told, and the rules that hold."""

from typing import Any

import pytest

from reddog.rules.events import Joined
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, SHOOT
from reddog.speech.context import Context
from reddog.speech.hearing import heard
from reddog.speech.table_context import TableContext
from reddog.table import acts
from reddog.table.settings import Settings
from reddog.table.told import Happened, IsHere

BEFORE = TableContext(Context(HIGH_CARD_POOL, ("Ana", "Bo")), {"p-ana": "Ana", "p-bo": "Bo"}, "p-me")


def after(*told: Any) -> TableContext:
    context = BEFORE
    for one in told:
        context = heard(one, context)
    return context


def test_who_comes_is_known_by_name_from_then_on() -> None:
    context = after(IsHere("p-cy", "Cy"), acts.Waiting("p-di", "Di", 50))
    assert (context.name("p-cy"), context.name("p-di"), context.name("p-ana")) == ("Cy", "Di", "Ana")


def test_who_sits_down_gives_the_seat_his_name() -> None:
    context = after(acts.Seated(4, "p-cy", "Cy"))
    assert context.game.names == ("Ana", "Bo", "", "", "Cy")
    assert context.game.viewer is None


def test_the_listener_is_you_in_his_first_seat_until_another_sits_there() -> None:
    assert after(acts.Seated(0, "p-me", "Me")).game.viewer == 0
    assert after(acts.Seated(0, "p-me", "Me"), acts.Seated(1, "p-me", "Kid")).game.viewer == 0
    assert after(acts.Seated(0, "p-me", "Me"), acts.Seated(0, "p-cy", "Cy")).game.viewer is None


def test_planned_rules_hold_once_they_are_changed() -> None:
    planned = after(acts.RulesPlanned(Settings(game="shoot"), "p-ana"))
    assert planned.game.variant == HIGH_CARD_POOL
    changed = heard(acts.RulesChanged(), planned)
    assert changed.game.variant == SHOOT
    assert changed.settings.game == "shoot"
    assert changed.planned is None


def test_an_opening_says_what_is_played() -> None:
    opened = after(acts.Opened("t", "CODE", Settings(game="casino"), "p-ana", "1"))
    assert opened.game.variant == CASINO


@pytest.mark.parametrize("told", [acts.RulesChanged(), acts.Said("p-bo", "x"), Happened((Joined(1, 5),), 1)])
def test_all_else_changes_nothing(told: Any) -> None:
    assert after(told) == BEFORE
