"""What `reddog odds` and `reddog edge` refuse, their help, and how light they start."""

import json
import re
import subprocess
import sys

import pytest

from tests.terminal.calculators import odds, refusal
from tests.terminal.terminals import PLAIN, here, reddog

POOL_HAND = "As Kh 9d 7c 3c"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["odds", "high-card-pool", "--hand", POOL_HAND, "--seen", "As"], "As is named twice, and one pack holds it once."),
        (["odds", "high-card-pool", "--hand", "As Kh 9d 7c 7c"], "7c is named twice"),
        (["odds", "casino", "--posts", "4c 4c", "--seen", "4c", "--packs", "2"], "4c is named more often than 2 packs hold it"),
        (["odds", "high-card-pool", "--hand", "As Kh 9d 7c 1h"], '"1h" is not a card'),
        (["odds", "high-card-pool", "--hand", "As Kh 9d 7c joker"], '"joker" is not a card'),
        (["odds", "slippery-sam", "--upcard", "6d 7d"], '"6d 7d" is not a card'),
        (["odds", "high-card-pool", "--hand", "As Kh 9d 7c"], "A hand of High Card Pool has 5 cards, not 4."),
        (["odds", "polish", "--hand", "As Kh 9d"], "In Polish Red Dog you bet before you look at your cards"),
        (["odds", "slippery-sam", "--hand", "As Kh 9d"], "In Slippery Sam you bet before you look"),
        (["odds", "fort-wayne", "--hand", "As Kh 9d"], "In Fort Wayne Slippery Sam you bet before you look"),
        (["odds", "casino", "--hand", "As Kh"], "Nobody holds a hand in Casino Red Dog"),
        (["odds", "shoot", "--posts", "As Kh"], "There are no posts in Shoot"),
        (["odds", "slippery-sam"], "give it with --upcard"),
        (["odds", "slippery-sam", "--upcard", "7d"], "7d cannot be the centre card of Slippery Sam"),
        (["odds", "slippery-sam", "--upcard", "Jd", "--house", "threshold=10"], "a 10 or lower"),
        (["odds", "pot-in-between"], "give them with --posts"),
        (["odds", "casino", "--posts", "As"], "There are two posts in Casino Red Dog"),
        (["odds", "fort-wayne", "--upcard", "6d", "--coming", "9s"], "no card is known before it comes"),
        (["odds", "pot-in-between", "--posts", "4c Jd", "--ace", "low"], "There is no ace to be called low"),
        (["odds", "pot-in-between", "--posts", "4c Jd", "--side", "higher"], "There is no pair"),
        (["odds", "pot-in-between", "--posts", "4c 4d", "--house", "pair=wins-two"], "Nothing is bet at 4c and 4d"),
        (["odds", "shoot", "--packs", "2"], "it is played with one pack"),
        (["odds", "casino", "--packs", "9"], "Packs of cards (packs): a whole number from 1 to 8"),
        (["odds", "shoot", "--bet", "5"], "--bet is the bet that lies there before a raise"),
        (["odds", "casino", "--posts", "4c Jd", "--bet", "500"], "A bet of 500 cannot be made from 100 chips."),
        (["odds", "casino", "--minimum", "500"], "The least bet (500) is more than the greatest (200)."),
        (["odds", "shoot", "--pot", "0"], "pot is a whole number from 1 to 1,000,000,000,000."),
        (["odds", "shoot", "--stack", "1e3"], '"1e3" is not an amount'),
        (["odds", "shoot", "--stack", "-5"], '"-5" is not an amount'),
        (["odds", "shoot", "--house", "hand"], "write RULE=VALUE"),
        (["odds", "pot-in-between", "--posts", "Ac 5d", "--ace", "middle"], '--ace is high or low, not "middle".'),
        (["odds"], "Which game? Write its name, such as reddog odds shoot"),
        (["odds", "red-dog"], "Several games are called red-dog"),
        (["odds", "whist"], "whist"),
        (["odds", "shoot", "--hnd", "As"], "There is no option --hnd. Did you mean --hand?"),
        (["odds", "shoot", "--loud"], "There is no option --loud."),
        (["odds", "shoot", "--hand"], "--hand needs a value after it"),
        (["odds", "shoot", "--hand", "--json"], "--hand needs a value after it"),
        (["odds", "shoot", "--seen=As", "--seen=Kh"], "--seen is given more than once"),
        (["odds", "shoot", "--json=yes"], '--json stands alone; "yes" after it means nothing.'),
        (["edge", "now"], '"now" means nothing after reddog edge.'),
        (["edge", "--packs", "0"], "Packs of cards (packs): a whole number from 1 to 8"),
        (["edge", "--packs", "many"], "Packs of cards (packs): a whole number from 1 to 8"),
        (["edge", "--pay", "5,4,x"], "numbers from 0 to 1,000"),
        (["edge", "--alike", "-1"], "(alike): a whole number"),
        (["edge", "--raise-from", "12"], '--raise-from is best, never, always or 1-11, not "12".'),
        (["edge", "--raise-from", "0"], "--raise-from is"),
        (["edge", "--removed", "As As"], "As is named twice"),
        (["edge", "--removed", "1h"], '"1h" is not a card'),
        (["edge", "--packs", "infinite", "--removed", "As"], "a pack without end"),
        (["edge", "--removed", " ".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")], "Too few cards are left in the shoe: 0"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_name(words: list[str], reason: str) -> None:
    assert reason in refusal(*words)


def test_cards_may_stand_alone_or_with_commas() -> None:
    """Quotes are forgotten; a game may stand anywhere."""
    expected = odds("shoot", "--hand", "Qh 9c 4d")
    assert odds("shoot", "--hand", "Qh", "9c", "4d") == expected
    assert odds("--hand", "Qh,9c,4d", "shoot") == expected
    assert odds("--hand=Qh 9c 4d", "shoot") == expected
    assert odds("--hand", "♥Q", "10c", "4♦", "shoot")["hand"] == ["Qh", "Tc", "4d"]


@pytest.mark.parametrize("command", ["odds", "edge"])
def test_the_help_names_every_option(command: str) -> None:
    done = here(command, "--help")
    assert done.status == 0
    assert done.lines[0].startswith(f"Usage: reddog {command} ")
    named = set(re.findall(r"^ *--([a-z-]+)", done.out, re.MULTILINE))
    contract = {
        "odds": {
            "hand",
            "upcard",
            "posts",
            "seen",
            "coming",
            "pot",
            "stack",
            "minimum",
            "packs",
            "house",
            "json",
        },
        "edge": {"packs", "pay", "alike", "raise-from", "removed", "json"},
    }
    assert named >= contract[command]
    assert f"  {command}: " in here("--help").out


def test_the_real_program() -> None:
    done = reddog("odds", "high-card-pool", "--hand", POOL_HAND, "--json")
    assert json.loads(done.out)["win"] == "34/47"
    refused = reddog("edge", "--packs", "0")
    assert (refused.status, refused.out, refused.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "words", [["odds", "shoot", "--hand", "Qh,9c,4d"], ["edge"]], ids=lambda words: words[0]
)
def test_the_start_loads_no_more_than_it_needs(words: list[str]) -> None:
    """Neither the library for commands, nor the machine's moves, nor bots and dealers; JSON only where it is asked for."""
    program = f"import sys; from reddog.terminal.app import run; run({words!r}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=PLAIN
    )
    heavy = {
        "cyclopts",
        "rich",
        "json",
        "random",
        "secrets",
        "tomllib",
        "reddog.bots",
        "reddog.table.dealer",
        "reddog.rules.session",
        "reddog.terminal.play",
    }
    assert set(done.stderr.split()) & heavy == set()
