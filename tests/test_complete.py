"""Every game has all that belongs to it; what is missing is named."""

from pathlib import Path
from random import Random

import pytest

from reddog.bots import BOTS
from reddog.odds.advice import advice
from reddog.odds.exact import chances
from reddog.rules import catalogue
from reddog.rules.capacity import check_seats
from reddog.rules.choices import Kind
from reddog.rules.house import options
from reddog.rules.session import apply, awaited, start
from reddog.rules.variants import VARIANTS, Variant
from reddog.rules.views import view
from reddog.speech import fact_table, panel, subtitle
from reddog.terminal.app import run
from reddog.testing import move_for
from tests.playthroughs.plays import PLAYS
from tests.playthroughs.regenerate import path_of

ROOT = Path(__file__).parents[1]
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


@each_variant
def test_the_catalogue_finds_it_by_every_name(variant: Variant) -> None:
    assert catalogue.preset(variant.label) is variant
    for name in (variant.name, variant.title, *variant.aliases):
        assert catalogue.find(name) is variant
        assert catalogue.find(name.replace(" ", "-")) is variant, "on the command line, with hyphens"


@each_variant
def test_it_has_a_rule_page(variant: Variant) -> None:
    page = ROOT / "docs" / "rules" / f"{variant.name}.md"
    assert page.read_text(encoding="utf-8").startswith("# ")


@each_variant
def test_its_rules_are_tested_by_name(variant: Variant) -> None:
    assert (ROOT / "tests" / "rules" / f"test_{variant.name.replace('-', '_')}.py").exists()


@each_variant
def test_it_has_a_playthrough(variant: Variant) -> None:
    assert PLAYS[variant.name].variant.label == variant.label
    assert path_of(variant.name).exists()


@each_variant
def test_it_is_described_in_words(variant: Variant) -> None:
    assert subtitle(variant)
    assert len(panel(variant)) > 5
    assert dict(fact_table(variant))


@each_variant
def test_the_terminal_knows_it_by_its_name(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", variant.name]) == 0
    assert panel(variant)[0] in " ".join(capsys.readouterr().out.split())


@each_variant
def test_it_names_sources_seats_and_house_rules(variant: Variant) -> None:
    assert variant.sources
    assert variant.usual_seats[0] <= variant.usual_seats[1]
    for seats in range(variant.usual_seats[0], variant.usual_seats[1] + 1):
        check_seats(variant, seats)
    assert options(variant)


@each_variant
def test_its_ways_are_counted(variant: Variant) -> None:
    assert (ROOT / "tests" / "counts" / f"{variant.name}.toml").exists()


@each_variant
def test_every_bet_has_its_chance_and_advice(variant: Variant) -> None:
    rng = Random(variant.name)
    session = start(variant, (100,) * variant.usual_seats[1])
    bets = 0
    while bets < 20:
        choice = next(choice for choice in awaited(session) if choice.open)
        if choice.kind is Kind.BET:
            bets += 1
            assert choice.seat is not None
            seen = view(session, choice.seat)
            found, advised = chances(seen), advice(seen)
            assert found is not None
            assert advised is not None
            assert advised.best is not None
            assert found.win + found.lose + found.push + found.post + found.alike == found.of
        session = apply(session, move_for(choice, rng))


@each_variant
def test_every_bot_plays_it(variant: Variant) -> None:
    rng = Random(variant.name)
    bots = (list(BOTS.values()) * 2)[: variant.usual_seats[1]]
    asked = 0
    session = start(variant, (100,) * len(bots))
    for _ in range(400):
        choice = next((choice for choice in awaited(session) if choice.open), None)
        if choice is None:
            break
        if choice.seat is None:
            session = apply(session, move_for(choice, rng))
        else:
            asked += 1
            session = apply(session, bots[choice.seat].choose(view(session, choice.seat), rng))
    assert asked > 30
