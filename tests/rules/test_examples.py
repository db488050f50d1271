"""The worked examples of the rule pages whose turns are not only a bet and a card: each table is played as it stands.

A table stands below a marker such as `<!-- turns: polish bank=16; stacks 100 100; dealer B -->`, which may also name
the `stake`, the cards in the `centre`, and in the casino the `bet` of every round. An empty cell is nothing.
"""

import re
from pathlib import Path

import pytest

from reddog.rules.choices import Kind
from reddog.rules.events import Passed, Settled
from reddog.rules.house import with_rules
from reddog.rules.moves import Buy, Call, Called, Pass, Raise, Stay
from reddog.rules.variants import VARIANTS
from tests.rules.scripted import Scripted

MARKED = re.compile(r"<!-- turns: (?P<setup>[^>]*) -->\s*(?P<table>(\|.*\n)+)")
Row = dict[str, str]


def examples() -> list[tuple[str, list[Row]]]:
    """What a marker says, and the rows of its table."""
    found = []
    for path in sorted(Path(__file__).parents[2].glob("docs/rules/*.md")):
        for example in MARKED.finditer(path.read_text(encoding="utf-8")):
            lines = [
                [cell.strip() for cell in line.strip("|").split("|")]
                for line in example["table"].splitlines()
            ]
            rows = [dict(zip(lines[0], line, strict=True)) for line in lines[2:]]
            found.append((example["setup"], rows))
    return found


def set_up(setup: str, rows: list[Row]) -> tuple[Scripted, int]:
    """The table of an example, and the bet of every round where it is always the same."""
    game, *facts = setup.split("; ")
    name, *rules = game.split()
    told = dict(fact.split(" ", 1) for fact in facts)
    variant = next(variant for variant in VARIANTS if variant.name == name)
    variant = with_rules(variant, dict(rule.split("=") for rule in rules))
    stacks = [int(word) for word in told["stacks"].split()]
    table = Scripted(variant, stacks, dealer=ord(told.get("dealer", "A")) - ord("A"))
    if "hand" in rows[0]:
        keep = " ".join(row.get("bought", "") for row in rows)
        table.deal(*(row["hand"] for row in rows), stake=int(told["stake"]), centre=told["centre"], keep=keep)
    return table, int(told.get("bet", 0))


def play(table: Scripted, row: Row, bet: int) -> None:
    """One row: a turn, or in the casino a round."""
    if not table.session.running:
        table.begin()
    if bet:
        table.bet(0, bet)
    seat = ord(row.get("player", "A")) - ord("A")
    for card in row.get("bought", "").split():
        table.do(Buy(seat))
        table.draw(card)
    for card in row.get("posts", "").split():
        table.draw(card)
        if table.session.running and table.turn == seat and table.choices[0].kind is Kind.CALL:
            table.do(Call(seat, Called(row["called"])))
    if row.get("bet") == "pass":
        table.do(Pass(seat))
    elif row.get("bet"):
        table.bet(seat, int(row["bet"]))
    if table.session.running and table.choices[0].kind is Kind.RAISE:
        table.do(Raise(seat, bet) if row["raise"] else Stay(seat))
    if row.get("third card"):
        table.draw(row["third card"])


@pytest.mark.parametrize(("setup", "rows"), examples(), ids=lambda value: str(value).split(maxsplit=1)[0])
def test_an_example_goes_as_its_page_says(setup: str, rows: list[Row]) -> None:
    table, bet = set_up(setup, rows)
    for row in rows:
        before = len(table.events(Settled))
        play(table, row, bet)
        if row["result"]:
            word, net = row["result"].split()
            settled = table.last(Settled)
            assert len(table.events(Settled)) == before + 1
            assert settled.net == {"wins": 1, "loses": -1, "returned": 0}[word] * int(net)
        else:
            assert table.last(Passed).seat == ord(row["player"]) - ord("A")
        if "pot" in row:
            assert table.pot == int(row["pot"])
        if "chips" in row:
            assert table.stacks == (int(row["chips"]),)


def test_there_are_examples() -> None:
    assert len(examples()) >= 4
