"""The engine's money against the plain second reading of the rules in second_reading.py, over whole random sessions."""

import random

import pytest

from reddog.cards import cards_in
from reddog.rules import moves
from reddog.rules.events import Settled
from reddog.rules.house import with_rules
from reddog.rules.state import Stage
from reddog.rules.variants import DENEXA, HIGH_CARD_POOL, SHOOT, Variant
from tests.rules.scripted import Scripted
from tests.rules.second_reading import Choose, DenexaGame, Ledger, ShootBank, high_card_pool


def chooser(table: Scripted, chance: random.Random) -> Choose:
    """Random bets, made at the table as well; the cards that come there say who wins."""

    def choose(seat: int, limits: tuple[int, int]) -> tuple[int, bool]:
        assert (table.turn, table.limits(seat)) == (seat, limits)
        bet = chance.choice([limits[0], limits[1], chance.randint(*limits)])
        table.do(moves.Bet(seat, bet))
        settled = len(table.events(Settled))
        while len(table.events(Settled)) == settled:
            table.do(moves.Draw((chance.choice(list(cards_in(table.choices[0].stock))),)))
        return bet, table.last(Settled).outcome == "win"

    return choose


def begun(variant: Variant, seed: int, seats: int) -> tuple[Scripted, Ledger, random.Random]:
    """A table and a ledger with the same stacks and dealer."""
    chance = random.Random(f"{variant.label} {seed}")
    stacks = [chance.randint(1, 25) for _ in range(seats)]
    dealer = chance.randrange(seats)
    return (
        Scripted(variant, stacks, dealer=dealer),
        Ledger(stacks, dealer, variant.stakes.least),
        chance,
    )


def same(table: Scripted, ledger: Ledger) -> None:
    assert table.stage in (Stage.BETWEEN, Stage.TENURE)
    assert (list(table.stacks), table.pot) == (ledger.stacks, ledger.pot)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("ante", [1, 3, 5])
def test_high_card_pool(seed: int, ante: int) -> None:
    table, ledger, chance = begun(with_rules(HIGH_CARD_POOL, ante=ante), seed, 5)
    ledger.over = not ledger.enough(ante)
    for _ in range(30):
        if ledger.over:
            assert table.refused(moves.Begin()) in {"too_few_players", "nobody_can_bet"}
            break
        table.deal()
        high_card_pool(ledger, ante, chooser(table, chance))
        same(table, ledger)
        assert table.dealer == ledger.dealer


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("ante", [1, 3, 5])
def test_denexa(seed: int, ante: int) -> None:
    table, ledger, chance = begun(with_rules(DENEXA, ante=ante), seed, 5)
    game = DenexaGame(ledger, ante)
    ledger.over = not game.enough()
    for _ in range(30):
        if ledger.over:
            assert table.refused(moves.Begin()) in {"too_few_players", "nobody_can_bet"}
            break
        table.deal()
        game.deal(chooser(table, chance))
        same(table, ledger)
        assert table.dealer == ledger.dealer


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("least", [1, 3])
def test_shoot(seed: int, least: int) -> None:
    table, ledger, chance = begun(with_rules(SHOOT, least=least, bank=(8, 8)), seed, 5)
    bank = ShootBank(ledger, 8)
    ledger.over = bank.next_from(list(range(5))) is None
    for _ in range(40):
        if ledger.over:
            assert table.refused(moves.Begin()) == "no_banker"
            break
        table.deal(stake=8)
        banker = table.session.banker
        again = chance.random() < 0.5
        bank.deal(chooser(table, chance), again=again)
        if table.stage is Stage.TENURE:
            assert banker is not None
            table.do(moves.DealAgain(banker) if again else moves.PassDeal(banker))
        same(table, ledger)
        assert table.session.banker == bank.banker
