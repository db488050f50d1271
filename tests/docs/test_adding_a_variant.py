"""The ninth game of docs/adding-a-variant.md is played just as the page says."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reddog.bots import BOTS, Bot
from reddog.rules.session import apply, awaited, start
from reddog.rules.variants import VARIANTS, Variant
from reddog.rules.views import view
from reddog.speech import fact_table, panel, subtitle
from reddog.testing import check_variant, move_for

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-variant.md"


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the examples of the page have defined, in order."""
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, str(PAGE), "exec"), names)
    return names


def test_the_examples_run_and_define_the_game(page: dict[str, Any]) -> None:
    assert isinstance(page["BANK"], Variant)
    assert page["BANK"] not in VARIANTS


def test_it_has_a_panel_a_subtitle_and_facts(page: dict[str, Any]) -> None:
    assert len(panel(page["BANK"])) > 8
    assert subtitle(page["BANK"])
    assert len(fact_table(page["BANK"])) > 5


def test_it_keeps_every_law(page: dict[str, Any]) -> None:
    check_variant(page["BANK"], sessions=3, seed=2)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_every_bot_plays_it(page: dict[str, Any], bot: Bot) -> None:
    rng = Random(11)
    session = start(page["BANK"], (60, 60, 60, 60))
    for _ in range(200):
        choice = next((choice for choice in awaited(session) if choice.open), None)
        if choice is None:
            break
        seen = view(session, choice.seat)
        move = move_for(choice, rng) if choice.seat is None else bot.choose(seen, rng)
        session = apply(session, move)
    assert session.deals > 2
