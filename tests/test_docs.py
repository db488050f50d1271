"""The rule pages say what the records say, name every ruling and house rule, and their examples are run."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.facts import BEGIN, END, facts, page, with_facts
from reddog.rules.choices import Kind
from reddog.rules.events import Settled
from reddog.rules.house import options, with_rules
from reddog.rules.variants import HIGH_CARD_POOL, VARIANTS, Variant
from tests.rules.scripted import Scripted

ROOT = Path(__file__).parents[1]
DOCS = sorted(path for path in ROOT.glob("docs/**/*.md"))
RULINGS = {
    "high-card-pool": ("HCP", 15),
    "denexa": ("DNX", 12),
    "shoot": ("SHT", 14),
    "slippery-sam": ("SAM", 10),
    "fort-wayne": ("FW", 12),
    "polish": ("POL", 13),
    "casino": ("CAS", 12),
    "pot-in-between": ("IB", 8),
}
"""How many rulings each game has, and what they are called."""
EXAMPLE = re.compile(
    r"<!-- example: (?P<game>\S+)(?P<rules>[^;]*); stacks (?P<stacks>[\d ]+); dealer (?P<dealer>[A-Z])"
    r"(; stake (?P<stake>\d+))?(; centre (?P<centre>[\w ]+))? -->\s*(?P<table>(\|.*\n)+)"
)
PLACED = {"win": "wins", "lose": "loses"}


def text_of(variant: Variant) -> str:
    """The rule page of a game."""
    return page(variant).read_text(encoding="utf-8")


def name_of(thing: Variant | Path) -> str:
    """How a test names what it is about."""
    return thing.name


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_the_fact_table_is_the_one_that_the_record_gives(variant: Variant) -> None:
    """Regenerate with `.venv/bin/python docs/facts.py`."""
    text = text_of(variant)
    assert with_facts(text, variant) == text
    assert facts(variant) in text


def test_a_page_without_its_markers_is_refused() -> None:
    for text in ("", BEGIN, END, f"{BEGIN}{END}{BEGIN}{END}"):
        with pytest.raises(ValueError, match="must be there once"):
            with_facts(text, HIGH_CARD_POOL)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_every_ruling_of_the_game_is_on_its_page(variant: Variant) -> None:
    prefix, count = RULINGS[variant.name]
    found = {int(number) for number in re.findall(rf"\b{prefix}-(\d+)\b", text_of(variant))}
    assert found == set(range(1, count + 1))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_every_house_rule_of_the_game_is_on_its_page_and_none_that_it_lacks(variant: Variant) -> None:
    had = {option.name for option in options(variant)}
    if "dealer-bank" in had:
        had |= {option.name for option in options(with_rules(variant, dealer_bank=True))}
    assert set(re.findall(r"--house ([a-z-]+)=", text_of(variant))) == had


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_the_house_rules_on_a_page_can_be_set_as_they_stand_there(variant: Variant) -> None:
    """Rules in one piece of code, or on one line of a command, are set together; N stands for any number."""
    for code in re.findall(r"`[^`\n]*=[^`\n]*`|^\$ .*$", text_of(variant), re.MULTILINE):
        rules = re.findall(r"([a-z-]+)=([\w,-]+)", code)
        with_rules(variant, {name: value for name, value in rules if value != "N"})


@pytest.mark.parametrize("path", DOCS, ids=name_of)
def test_links_lead_to_pages_that_are_there(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCS, ids=name_of)
def test_examples_in_python_give_what_they_say(path: Path) -> None:
    """Blocks of ```python with >>> in them."""
    text = path.read_text(encoding="utf-8")
    code = "\n".join(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(code, {}, path.name, str(path), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test).failed == 0


def commands() -> list[tuple[str, str, str]]:
    """The commands in ```console blocks: page, what follows `$ reddog`, and what is printed as far as it stands there."""
    found = []
    for path in DOCS:
        for block in re.findall(r"```console\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL):
            for command, printed in re.findall(r"^\$ reddog (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                found.append((path.name, command, printed))
    return found


@pytest.mark.parametrize(("path", "command", "printed"), commands())
def test_commands_in_the_pages_run(path: str, command: str, printed: str) -> None:
    """With nothing to read they end well, and print what the page says; `...` stands for anything."""
    done = subprocess.run(
        [sys.executable, "-m", "reddog", *command.split()],
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, (path, done.stderr)
    if printed.strip():
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        assert doctest.OutputChecker().check_output(printed, done.stdout, flags), done.stdout


def test_there_are_commands_and_examples_to_run() -> None:
    """Where a pattern no longer finds them, the tests that run them pass without a word."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in DOCS}
    pages = {name for name, _, _ in commands()}
    assert pages == {name for name, text in texts.items() if "```console" in text}
    assert pages >= {page(variant).name for variant in VARIANTS}
    assert len(examples()) == sum(text.count("<!-- example:") for text in texts.values()) >= 4


def examples() -> list[re.Match[str]]:
    """The worked examples that are tables of turns."""
    return [found for path in DOCS for found in EXAMPLE.finditer(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example["game"]))
def test_the_turns_of_a_worked_example_go_as_the_page_says(example: re.Match[str]) -> None:
    """Columns: player, hand, bet, burned, turned up, result, pot after the turn and what follows from it."""
    variant = next(variant for variant in VARIANTS if variant.name == example["game"])
    variant = with_rules(variant, dict(rule.split("=") for rule in example["rules"].split()))
    stacks = [int(word) for word in example["stacks"].split()]
    table = Scripted(variant, stacks, dealer=ord(example["dealer"]) - ord("A"))
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in example["table"].splitlines()[2:]
    ]
    keep = " ".join(f"{row[3]} {row[4]}" for row in rows)
    stake = int(example["stake"]) if example["stake"] else None
    table.deal(*(row[1] for row in rows), stake=stake, centre=example["centre"] or "", keep=keep)
    for player, _, bet, burned, turned_up, result, pot in rows:
        seat = ord(player) - ord("A")
        assert table.choice(Kind.BET, seat).open
        table.bet(seat, int(bet), burn=burned, turn=turned_up)
        assert PLACED[table.last(Settled).outcome] == result
        assert table.pot == int(pot)
