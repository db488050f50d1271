"""The bots as a whole: every one plays every game, legally, and from its view alone."""

import inspect
import random
from typing import get_type_hints

import pytest
from hypothesis import given, settings

from reddog.bots import BOTS, Bot
from reddog.rules.moves import PlayerMove
from reddog.rules.variants import VARIANTS, Variant
from reddog.rules.views import View
from tests.bots.sessions import chips, played, stuck, tables

GAMES = pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])


def test_the_names_and_the_keys_of_their_rules() -> None:
    assert list(BOTS) == ["minimum", "random", "counter", "careful", "potter"]
    assert all(bot.name == name and bot.rule == f"bot.{name}" for name, bot in BOTS.items())


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_a_bot_is_handed_a_view_and_luck_and_nothing_else(bot: Bot) -> None:
    hints = get_type_hints(bot.choose)
    assert next(hints[name] for name in inspect.signature(bot.choose).parameters) is View
    assert len(inspect.signature(bot.choose).parameters) == 2
    assert hints["return"] == PlayerMove


@GAMES
@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_every_bot_plays_every_game_for_many_deals(variant: Variant, bot: Bot) -> None:
    seats = min(6, variant.most_seats)
    deals = 0
    for seed in range(3):
        session = None
        for seen, move, session in played(variant, [200] * seats, [bot] * seats, seed=seed, limit=200):
            assert chips(session) == 0
            assert move.seat == seen.seat
        assert session is not None
        deals += session.deals
    assert deals >= 6


@settings(max_examples=200)
@given(tables())
def test_any_bots_at_any_table_with_any_house_rules(table: tuple[Variant, list[int], list[Bot], int]) -> None:
    variant, stacks, bots, seed = table
    for _, _, session in played(variant, stacks, bots, seed=seed, limit=60):
        assert chips(session) == 0
        assert not stuck(session)


@GAMES
def test_the_same_view_and_luck_give_the_same_answer(variant: Variant) -> None:
    bots = list(BOTS.values())
    seats = min(5, variant.most_seats)
    for view, _, _ in played(variant, [60] * seats, [BOTS["random"]] * seats, seed=5, limit=40):
        for bot in bots:
            assert bot.choose(view, random.Random(9)) == bot.choose(view, random.Random(9))
