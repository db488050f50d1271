import re

from reddog.rules.variants import VARIANTS
from tests.terminal.terminals import first, here, then

BY_NAME = {variant.name: variant for variant in VARIANTS}


def hints(game: str, *typed: str, seed: int = 1, wait: str = "Your turn") -> list[str]:
    done = here("play", game, "--seed", str(seed), "--hints", typed=then(wait, *typed))
    return [line for line in done.lines if "exact" in line]


def test_every_bet_has_its_chance_when_hints_are_on() -> None:
    for game in BY_NAME:
        done = here("play", game, "--seed", "3", "--hints", typed=first(40))
        asked = sum("Bet " in line and line.startswith("Your turn") for line in done.lines)
        assert sum("exact" in line for line in done.lines) >= asked > 0


def test_a_blind_bet_counts_ways_and_a_seen_hand_counts_cards() -> None:
    assert re.fullmatch(
        r"The chance to win is \d+\.\d % \([\d,]+ of [\d,]+ ways\), exact\.", hints("polish")[0]
    )
    assert re.fullmatch(r"\d+ of \d+ unseen cards? wins? \(\d+\.\d %\), exact\.", hints("shoot")[0])


def test_a_pair_has_a_chance_for_each_side() -> None:
    """Pot In Between: on a pair the side is called first, so both chances are said."""
    done = here(
        "play",
        "pot-in-between",
        "--seed",
        "5",
        "--hints",
        "--seats",
        "2",
        typed=then("Call the next card", "odds\n", "lower\n"),
    )
    assert re.search(r"Called higher: \d+ of \d+ unseen cards? wins?", done.out)
    assert re.search(r"Called lower: \d+ of \d+ unseen .* three alike", done.out)
    assert "You call lower." in done.out


def test_an_ace_has_no_chance_yet_but_a_better_call() -> None:
    done = here(
        "play",
        "pot-in-between",
        "--seed",
        "2",
        "--hints",
        "--seats",
        "2",
        typed=then("Call the ace", "odds\n"),
    )
    assert re.search(r"^Call the ace high: (gains|loses) \d\.\d{3} on average\.$", done.out, re.MULTILINE)
    assert re.search(r"^Best.*call the ace (high|low)", done.out, re.MULTILINE)


def test_the_banker_has_no_bet() -> None:
    done = here("play", "shoot", "--seed", "1", "--hints", typed=then("You are the banker", "odds\n"))
    assert "There is no bet of yours whose chance could be told now." in done.lines


def test_the_chance_in_the_result_is_that_of_the_bet() -> None:
    for game in ("high-card-pool", "denexa", "shoot"):
        done = here("play", game, "--seed", "4", "--hints", typed=first(30))
        before = re.findall(r"^(\d+ of \d+) unseen", done.out, re.MULTILINE)
        after = re.findall(r"(\d+ of \d+) cards (?:won|would have won)", done.out)
        assert after
        assert after == before[: len(after)]
