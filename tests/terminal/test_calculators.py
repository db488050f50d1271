"""`reddog odds` and `reddog edge`: the contract of their JSON, the sentences, and what they refuse."""

import json
import re
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

from tests.terminal.terminals import PLAIN, here, reddog, terminal

POOL_HAND = "As Kh 9d 7c 3c"


def odds(*words: str) -> dict[str, Any]:
    """The answer to a question, as programs get it."""
    return asked("odds", *words)


def edge(*words: str) -> dict[str, Any]:
    return asked("edge", *words)


def asked(*words: str) -> dict[str, Any]:
    done = here(*words, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def refusal(*words: str) -> str:
    done = here(*words)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err.strip()


# Chances, in every game. The figures are those of the tables of exact numbers.

CHANCES = [
    # Five, four and three cards that are looked at.
    ("high-card-pool", ["--hand", POOL_HAND], "34/47", "21/47", 47),
    ("high-card-pool", ["--hand", "As Ah Ad Ac 2s"], "1/1", "1/1", 47),
    ("high-card-pool", ["--hand", "9s 8h 8d 8c 2s"], "24/47", "1/47", 47),
    ("high-card-pool", ["--hand", "As 5h Td Js 3s"], "21/47", "-5/47", 47),
    ("high-card-pool", ["--hand", "2s 2h 2d 2c 3s"], "0/1", "-1/1", 47),
    ("high-card-pool", ["--hand", "9s 9h 8d 8c 2s", "--seen", "As Kh Qd Jc"], "25/43", "7/43", 43),
    ("high-card-pool", ["--hand", "7s 6h 5d 4c 3s", "--seen", "Ts 9h Kd Ac 2c"], "2/7", "-3/7", 42),
    ("high-card-pool", ["--hand", "As Kh 4d 2d", "--house", "hand=4"], "1/2", "0/1", 48),
    ("high-card-pool", ["--hand", "Ks Qh 3d", "--house", "hand=3"], "22/49", "-5/49", 49),
    ("high-card-pool", [], "8689/19740", "-1181/9870", 52),
    ("denexa", ["--hand", "As Jh 6d 2c"], "25/48", "1/24", 48),
    ("denexa", ["--hand", "As Ah Ad Ac"], "1/1", "1/1", 48),
    ("denexa", ["--hand", "8s 8h 8d 8c"], "1/2", "0/1", 48),
    ("denexa", [], "4489/11900", "-1461/5950", 52),
    ("shoot", ["--hand", "Qh 9c 4d"], "19/49", "-11/49", 49),
    ("shoot", ["--hand", "As Ah Ad"], "36/49", "23/49", 49),
    ("shoot", ["--hand", "As Kh Qd", "--seen", "2s 3s 4s 5h 6h 7d"], "27/43", "11/43", 43),
    ("shoot", [], "6327/20825", "-8171/20825", 52),
    # An unseen hand against a centre card.
    ("slippery-sam", ["--upcard", "2d"], "11686/20825", "2547/20825", 51),
    ("slippery-sam", ["--upcard", "3d"], "2189/4165", "213/4165", 51),
    ("slippery-sam", ["--upcard", "4d"], "2033/4165", "-99/4165", 51),
    ("slippery-sam", ["--upcard", "5d"], "267/595", "-61/595", 51),
    ("slippery-sam", ["--upcard", "6d"], "1212/2975", "-551/2975", 51),
    ("slippery-sam", ["--upcard", "6d", "--seen", "Kd 9c"], "124/329", "-81/329", 49),
    ("slippery-sam", ["--upcard", "4d", "--seen", "Ks 9c"], "9285/18424", "73/9212", 49),
    ("fort-wayne", ["--upcard", "2c"], "11686/20825", "2547/20825", 51),
    ("fort-wayne", ["--upcard", "Ac"], "0/1", "-1/1", 51),
    # Blind, two to one.
    ("polish", [], "6327/20825", "-1844/20825", 52),
    ("polish", ["--seen", "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"], "3259/8436", "447/2812", 39),
    ("polish", ["--house", "pays=1"], "6327/20825", "-8171/20825", 52),
    # Between two posts, against a pot.
    ("pot-in-between", ["--posts", "2c Ad"], "22/25", "16/25", 50),
    ("pot-in-between", ["--posts", "4c Jd"], "12/25", "-4/25", 50),
    ("pot-in-between", ["--posts", "4c Jd", "--house", "post=1"], "12/25", "-1/25", 50),
    ("pot-in-between", ["--posts", "4c Qd"], "14/25", "0/1", 50),
    ("pot-in-between", ["--posts", "Ac Ad", "--ace", "low"], "24/25", "22/25", 50),
    ("pot-in-between", ["--posts", "7c 9d", "--seen", "8c 8d 8h 8s"], "0/1", "-26/23", 46),
    ("pot-in-between", ["--posts", "4c Qd", "--packs", "2"], "28/51", "-2/51", 102),
    ("pot-in-between", ["--posts", "2c 2d", "--side", "higher"], "24/25", "21/25", 50),
]  # fmt: skip


@pytest.mark.parametrize(("game", "words", "win", "value", "unseen"), CHANCES)
def test_a_chance_and_what_a_chip_comes_to(
    game: str, words: list[str], win: str, value: str, unseen: int
) -> None:
    found = odds(game, *words)
    assert (found["win"], found["value"], found["unseen"]) == (win, value, unseen)
    parts = [Fraction(found[name]) for name in ("win", "lose", "push")]
    assert sum(parts) == 1
    assert [found["decimal"][name] for name in ("win", "lose", "push")] == [float(part) for part in parts]
    assert found["decimal"]["value"] == float(Fraction(value))
    assert found["game"] == game
    assert "by_what_was_seen" in found["assumes"]


SPREADS = {
    1: ("-21/25", "-24/25"), 2: ("-17/25", "-4/5"), 3: ("-13/25", "-16/25"), 4: ("-9/25", "-12/25"),
    5: ("-1/5", "-8/25"), 6: ("-1/25", "-4/25"), 7: ("3/25", "0/1"), 8: ("7/25", "4/25"), 9: ("11/25", "8/25"),
    10: ("3/5", "12/25"), 11: ("19/25", "16/25"),
}  # fmt: skip
"""What a chip comes to at each spread where a card equal to a post costs one bet, and two."""


@pytest.mark.parametrize("spread", SPREADS)
def test_every_spread_against_a_pot(spread: int) -> None:
    posts = f"2c {'23456789TJQKA'[spread + 1]}d"
    found = [odds("pot-in-between", "--posts", posts, "--house", f"post={bets}")["value"] for bets in (1, 2)]
    assert tuple(found) == SPREADS[spread]


# The casino: the first bet, the raise, and posts without one.


def test_the_first_bet_against_the_house() -> None:
    found = odds("casino")
    assert found["value"] == {"stay": "-1523/16575", "raise": "-523/16575"}
    assert found["decimal"]["value"] == {"stay": -1523 / 16575, "raise": -523 / 16575}
    assert [found[name] for name in ("win", "push", "lose")] == ["71/255", "1112/5525", "8624/16575"]
    assert found["best"] == "pass"
    assert odds("casino", "--packs", "6")["value"]["raise"] == "-17533/626665"
    ahead = odds("casino", "--house", "alike=36", "--packs", "8", "--stack", "100")
    assert ahead["value"]["raise"] == str(Fraction(120404, 1116765))
    assert ahead["best"] == {"risk_neutral": 100, "kelly": 2}


@pytest.mark.parametrize(
    ("words", "win", "stay", "raised", "best"),
    [
        (["--posts", "4c Jd"], "12/25", "-1/25", "-2/25", "stay"),
        (["--posts", "Jd 4c"], "12/25", "-1/25", "-2/25", "stay"),
        (["--posts", "4c Qd"], "14/25", "3/25", "6/25", "raise"),
        (["--posts", "2c 4d"], "2/25", "-13/25", "-26/25", "stay"),
        (["--posts", "2c Ad"], "22/25", "19/25", "38/25", "raise"),
        (["--posts", "2c 4d", "--packs", "6"], "12/155", "-83/155", "-166/155", "stay"),
        (["--posts", "4c Qd", "--packs", "6"], "84/155", "13/155", "26/155", "raise"),
    ],
)
def test_a_raise(words: list[str], win: str, stay: str, raised: str, best: str) -> None:
    found = odds("casino", *words)
    assert (found["win"], found["value"], found["best"]) == (win, {"stay": stay, "raise": raised}, best)
    assert found["push"] == "0/1"


def test_posts_without_a_raise() -> None:
    """O-04."""
    pair = odds("casino", "--posts", "8c 8d")
    assert [pair[name] for name in ("win", "push", "lose")] == ["1/25", "24/25", "0/1"]
    assert (pair["value"], pair["best"]) == ({"stay": "11/25", "raise": None}, None)
    consecutive = odds("casino", "--posts", "7c 8d")
    assert [consecutive[name] for name in ("win", "push", "lose")] == ["0/1", "1/1", "0/1"]
    assert consecutive["value"] == {"stay": "0/1", "raise": None}


# What is best.

BETS = [
    # Part B6: the game, words, bankroll, pot, least bet, risk-neutral, Kelly, half Kelly.
    ("high-card-pool", ["--hand", "As Ah Ad Ac 2s"], 100, 40, 1, 40, 40, 40),
    ("high-card-pool", ["--hand", "As Ah Ad Ac 2s"], 30, 40, 1, 30, 30, 15),
    ("high-card-pool", ["--hand", "As Ah Ad 2c 3c"], 100, 40, 1, 40, 40, 26),
    ("high-card-pool", ["--hand", "As Ah Ad 2c 3c"], 100, 200, 1, 100, 53, 26),
    ("high-card-pool", ["--hand", "9s 9h 8d 8c 2s"], 100, 40, 1, 40, 6, 3),
    ("high-card-pool", ["--hand", "9s 8h 8d 8c 2s"], 20, 40, 1, 20, 1, 1),
    ("high-card-pool", ["--hand", "7s 6h 5d 4c 3s"], 100, 40, 2, 2, 2, 2),
    ("high-card-pool", ["--hand", "2s 2h 2d 2c 3s"], 100, 40, 1, 1, 1, 1),
    ("denexa", ["--hand", "8s 8h 8d 8c"], 100, 40, 1, 1, 1, 1),
    ("shoot", ["--hand", "As Ah Ad"], 60, 50, 2, 50, 28, 14),
    ("shoot", ["--hand", "As Ah 3d"], 500, 30, 5, 30, 10, 5),
    ("slippery-sam", ["--upcard", "2d"], 100, 40, 1, 40, 12, 6),
    ("slippery-sam", ["--upcard", "6d"], 100, 40, 1, 1, 1, 1),
    ("polish", [], 100, 40, 1, 1, 1, 1),
    ("polish", ["--seen", "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"], 100, 40, 1, 20, 8, 3),
    ("pot-in-between", ["--posts", "2c Ad"], 100, 40, 1, 40, 32, 16),
    ("pot-in-between", ["--posts", "2c Kd"], 100, 200, 1, 50, 27, 13),
    ("pot-in-between", ["--posts", "2c Jd"], 100, 200, 1, 50, 11, 5),
    ("pot-in-between", ["--posts", "2c Td"], 100, 200, 1, 1, 1, 1),
    ("pot-in-between", ["--posts", "2c Td", "--house", "post=1"], 100, 200, 1, 100, 12, 6),
]  # fmt: skip


@pytest.mark.parametrize(("game", "words", "stack", "pot", "least", "neutral", "kelly", "half"), BETS)
def test_how_much_to_bet(
    game: str, words: list[str], stack: int, pot: int, least: int, neutral: int, kelly: int, half: int
) -> None:
    chips = ["--stack", str(stack), "--pot", str(pot), "--minimum", str(least)]
    found = odds(game, *words, *chips)
    assert found["best"] == {"risk_neutral": neutral, "kelly": kelly}
    assert found["sizes"]["half_kelly"] == half
    assert (found["pot"], found["stack"], found["minimum"]) == (pot, stack, least)


@pytest.mark.parametrize(
    ("posts", "packs", "stack", "bet", "neutral", "kelly"),
    [
        ("4c Qd", 6, 100, 2, 2, 2),
        ("4c Qd", 6, 100, 5, 5, 3),
        ("4c Qd", 6, 100, 10, 10, 0),
        ("2c Ad", 6, 100, 10, 10, 10),
        ("2c Jd", 1, 200, 20, 20, 20),
        ("4c Jd", 8, 100, 5, 0, 0),
    ],
)
def test_how_much_to_raise(posts: str, packs: int, stack: int, bet: int, neutral: int, kelly: int) -> None:
    """Part B6: the bet that lies there is a part of the stack; any raise up to it may be made."""
    words = ["--posts", posts, "--packs", str(packs), "--stack", str(stack), "--bet", str(bet)]
    sizes = odds("casino", *words, "--house", "raise=up-to")["sizes"]
    assert (sizes["risk_neutral"], sizes["kelly"]) == (neutral, kelly)


def test_what_is_best_is_named_where_it_is_no_bet() -> None:
    assert odds("pot-in-between", "--posts", "4c Jd")["best"] == "pass"
    assert odds("pot-in-between", "--posts", "2c 2d")["best"] == "higher"
    ace = odds("pot-in-between", "--posts", "Ac")
    assert (ace["best"], ace["win"]) == ("low", None)
    dear = odds("fort-wayne", "--upcard", "Kd", "--pot", "20", "--minimum", "20")
    assert dear["best"] == "buy"
    assert [decided["do"] for decided in dear["decisions"]] == ["bet", "buy"]
    cheap = odds("fort-wayne", "--upcard", "Kd", "--pot", "20")
    assert cheap["best"] == {"risk_neutral": 1, "kelly": 1}
    assert [decided["chips"] for decided in cheap["decisions"]] == [1, 20, 4], "a fifth of 20"


def test_a_pair_is_answered_for_the_better_side() -> None:
    found = odds("pot-in-between", "--posts", "4c 4d")
    assert (found["called"], found["win"], found["value"]) == ("higher", "4/5", "13/25")
    other = odds("pot-in-between", "--posts", "4c 4d", "--side", "lower")
    assert (other["called"], other["win"]) == ("lower", "4/25")


@pytest.mark.parametrize(
    ("words", "win"),
    [
        (["high-card-pool", "--hand", POOL_HAND, "--coming", "Qh"], "1/1"),
        (["high-card-pool", "--hand", POOL_HAND, "--coming", "Qc"], "0/1"),
        (["high-card-pool", "--hand", "Ts 7h 5d 3c 8d", "--coming", "9s Kh 4d 2c Jd 6h"], "0/1"),
        (["high-card-pool", "--hand", "Qs 8h 6d 4c 3d", "--coming", "4h 2c Jd 6h 9s"], "1/1"),
        (["denexa", "--hand", "As Jh 6d 2c", "--coming", "9s"], "1/1"),
        (["shoot", "--hand", "Qh 9c 4d", "--coming", "9s"], "0/1"),
        (["shoot", "--hand", "Qh 9c 4d", "--upcard", "9h"], "1/1"),
        (["casino", "--posts", "4c Jd", "--upcard", "9s"], "1/1"),
        (["pot-in-between", "--posts", "4c Jd", "--upcard", "Js"], "0/1"),
    ],
)
def test_a_known_card_leaves_nothing_to_chance(words: list[str], win: str) -> None:
    found = odds(*words)
    assert found["win"] == win
    assert "known: the bet " in here("odds", *words).out


def test_what_is_known_before_the_bet_is_bet_on() -> None:
    assert odds("denexa", "--hand", "As Jh 6d 2c", "--coming", "9s")["best"] == {
        "risk_neutral": 12,
        "kelly": 12,
    }
    assert odds("denexa", "--hand", "As Jh 6d 2c", "--upcard", "9s")["best"] is None, "the bet is placed"


def test_the_cards_that_win() -> None:
    found = odds("shoot", "--hand", "Qh 9c 4d", "--seen", "2h")
    cards = found["cards"]
    assert len(cards["win"]) == Fraction(found["win"]) * found["unseen"] == 18
    assert sum(map(len, cards.values())) == 52
    assert set(cards["seen"]) == {"Qh", "9c", "4d", "2h"}
    assert "3d" in cards["win"]


def test_house_rules_and_names() -> None:
    low = odds("shoot", "--hand", "As Kh Qd", "--house", "ace=low")
    assert (low["win"], low["house"]) == ("23/49", {"ace": "low"})
    assert odds("six-spot", "--upcard", "2d")["game"] == "slippery-sam"
    assert odds("High", "Card", "Pool", "hand=4", "--hand", "As,Ah,2d,2c")["win"] == "1/2"


# What people read.


def test_a_sentence_says_what_a_number_is_a_share_of() -> None:
    """The worked example of High Card Pool."""
    lines = here("odds", "high-card-pool", "--hand", POOL_HAND).lines
    assert lines[0] == "High Card Pool: you hold As Kh 9d 7c 3c."
    assert lines[1] == "34 of 47 unseen cards win (72.3 %), 13 lose (27.7 %), exact."
    assert lines[2] == "Each chip bet gains 0.4468 of a chip on average (21/47), exact."
    assert lines[3] == "With 12 in the pot and 100 chips of yours:"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["denexa", "--hand", "As Jh 6d 2c"], "25 of 48 unseen cards win (52.1 %)"),
        (["shoot", "--hand", "Qh 9c 4d"], "19 of 49 unseen cards win (38.8 %)"),
        (["slippery-sam", "--upcard", "2s"], "56.1 % win (11686/20825)"),
        (["slippery-sam", "--upcard", "6s"], "40.7 % win (1212/2975)"),
        (["fort-wayne", "--upcard", "6s", "--pot", "20"], "Buy another card for 4"),
        (["polish"], "30.4 % win (6327/20825)"),
        (["polish"], "Each chip bet loses 0.0885 of a chip on average (1844/20825), exact."),
        (["casino", "--posts", "4c Jd"], "24 of 50 unseen cards win (48.0 %)"),
        (
            ["casino", "--posts", "4c Jd"],
            "-0.0400 on average if you stay (-1/25), to -0.0800 if you raise (-2/25)",
        ),
        (["casino"], "never raise (-1523/16575), to -0.0316 with the best raises (-523/16575)"),
        (["casino", "--posts", "8c 8d"], "2 win (4.0 %), 0 lose (0.0 %) and 48 return the bet (96.0 %)"),
        (["casino", "--posts", "8c 9d"], "There is nothing to win or to lose, exact."),
        (["pot-in-between", "--posts", "2c Ad"], "44 of 50 unseen cards win (88.0 %)"),
        (["pot-in-between", "--posts", "8c 8d"], "Called higher: 24 of 50 unseen cards win"),
        (["pot-in-between", "--posts", "Ac"], "Ac is your first post"),
        (
            ["pot-in-between", "--posts", "8c 9d", "--house", "consecutive=loses"],
            "The least bet is lost, exact.",
        ),
        (["denexa", "--hand", "8s 8h 8d 8c"], "neither gains nor loses on average, exact."),
        (["high-card-pool"], "your 5 cards, before you have looked at them"),
        (["casino", "--posts", "8c 8d", "--upcard", "9s"], "The card is known: the bet comes back, exact."),
        (
            ["high-card-pool", "--hand", "Ts 7h 5d 3c 8d", "--coming", "9s Kh 4d 2c Jd 6h", "burn=reshuffle"],
            "4 of the 6 cards that come round win (66.7 %), 2 lose (33.3 %), exact.",
        ),
        (["shoot", "--hand", "As", "Kh", "Qd"], "33 of 49 unseen cards win"),
    ],
)
def test_the_sentences_of_each_game(words: list[str], said: str) -> None:
    done = here("odds", *words)
    assert done.status == 0
    assert said in done.out
    assert "exact" in done.out or "first post" in done.out


def test_on_a_terminal_too() -> None:
    with terminal("odds", "shoot", "--hand", "Qh,9c,4d") as opened:
        assert opened.end() == 0
        assert "you hold Q♥ 9♣ 4♦" in opened.text


# The edge.

EDGES = {
    "1": ("523/16575", "523/19575", "261/221"),
    "2": ("2101/68289", "2101/80529", "1579/1339"),
    "3": ("4591/155155", "4591/182875", "475/403"),
    "4": ("7993/277173", "7993/326613", "1057/897"),
    "5": ("12307/434343", "12307/511743", "3967/3367"),
    "6": ("17533/626665", "17533/738265", "4763/4043"),
    "7": ("23671/854139", "23671/1006179", "1853/1573"),
    "8": ("30721/1116765", "991/42435", "1271/1079"),
    "infinite": ("57/2197", "57/2587", "199/169"),
}
DEVIATIONS = {"1": 1.498566, "2": 1.553586, "6": 1.595294, "8": 1.600752, "infinite": 1.617429}


@pytest.mark.parametrize("packs", EDGES)
def test_the_edge_by_packs(packs: str) -> None:
    """O-03 and O-11: per first bet, and per chip bet."""
    found = edge("--packs", packs)
    assert (found["edge"], found["element_of_risk"], found["average_bet"]) == EDGES[packs]
    assert found["raise_spreads"] == [7, 8, 9, 10, 11]
    assert len(found["raise_on"]) == 5 + 4 + 3 + 2 + 1
    assert found["raise_on"][0] == "2T"
    assert sum(Fraction(found[name]) for name in ("win", "push", "lose")) == 1
    assert found["standard_deviation"] == pytest.approx(float(Fraction(found["variance"])) ** 0.5)
    if packs in DEVIATIONS:
        assert found["standard_deviation"] == pytest.approx(DEVIATIONS[packs], abs=5e-7)
    assert found["decimal"]["edge"] == float(Fraction(found["edge"]))
    assert found["packs"] == (packs if packs == "infinite" else int(packs))


def test_the_spreads_with_one_pack() -> None:
    """O-12: weights over 663."""
    rows = edge()["spreads"]
    weights = [88, 80, 72, 64, 56, 48, 40, 32, 24, 16, 8]
    assert [Fraction(row["occurs"]) for row in rows] == [Fraction(weight, 663) for weight in weights]
    assert [row["pays"] for row in rows] == [5, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1]
    assert (rows[0]["win"], rows[0]["stay"], rows[0]["raise"], rows[0]["raises"]) == (
        "2/25",
        "-13/25",
        "-26/25",
        "0/1",
    )
    assert (rows[6]["win"], rows[6]["stay"], rows[6]["raise"], rows[6]["raises"]) == (
        "14/25",
        "3/25",
        "6/25",
        "1/1",
    )
    assert rows[10]["decimal"]["win"] == 0.88


@pytest.mark.parametrize(
    ("raised", "exact"),
    [
        ("never", "1523/16575"),
        ("always", "139/663"),
        ("1", "139/663"),
        ("6", "571/16575"),
        ("7", "523/16575"),
        ("best", "523/16575"),
        ("8", "643/16575"),
    ],
)
def test_other_ways_of_raising(raised: str, exact: str) -> None:
    """O-10."""
    assert edge("--raise-from", raised)["edge"] == exact


@pytest.mark.parametrize(
    ("words", "one", "eight"),
    [
        (["--alike", "36"], 0.027270, 0.107815),
        (["--alike", "10"], -0.033906, -0.032922),
        (["--alike", "12"], -0.029201, -0.022096),
        (["--alike", "0"], -0.057436, -0.087051),
        (["--pay", "1"], -0.158009, -0.147627),
    ],
)
def test_other_pay_tables(words: list[str], one: float, eight: float) -> None:
    for packs, value in (("1", one), ("8", eight)):
        assert -edge(*words, "--packs", packs)["decimal"]["edge"] == pytest.approx(value, abs=5e-7)


ENDS = "2s 2h 2d 2c As Ah Ad Ac"


@pytest.mark.parametrize(
    ("removed", "exact", "fixed", "extra", "skipped"),
    [
        ("Ks 2s 8s", "29/1128", 0.025709, "", ""),
        (ENDS, "-323/9933", -0.022853, "3T 4J 5Q 6K", ""),
        ("8s 8h 8d 8c", "53/1081", 0.049029, "", ""),
        ("7s 7h 7d 7c 8s 8h 8d 8c 9s 9h 9d 9c", "79/3705", 0.041835, "25 36 JA TK", "2T 3J 4Q 5K 6A"),
        (
            f"{ENDS} 3s 3h 3d 3c Ks Kh Kd Kc", "-299/1785", -0.098786,
            "47 48 4J 4T 58 59 5J 5Q 69 6Q 6T 7J 7T 8J 8Q 9Q", "",
        ),
    ],
)  # fmt: skip
def test_cards_out_of_the_shoe(removed: str, exact: str, fixed: float, extra: str, skipped: str) -> None:
    """The best raises are then pairs of posts, no longer spreads."""
    best, seven = edge("--removed", removed), edge("--removed", removed, "--raise-from", "7")
    assert best["edge"] == exact
    assert seven["decimal"]["edge"] == pytest.approx(fixed, abs=5e-7)
    pairs = {frozenset(pair) for pair in best["raise_on"]}
    basic = {frozenset(pair) for pair in seven["raise_on"]}
    assert pairs - basic == {frozenset(pair) for pair in extra.split()}
    assert basic - pairs == {frozenset(pair) for pair in skipped.split()}
    assert best["removed"] == removed.split()
    assert best["cards"] == 52 - len(best["removed"])


def test_a_few_cards_left() -> None:
    names = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

    def left(cards: str) -> list[str]:
        return ["--removed", " ".join(name for name in names if name not in cards.split())]

    assert edge(*left("2c 8c Ac"))["edge"] == "0/1"
    assert edge(*left("2c 2d 3c 7c 8c 9c Kc Ac Ad"))["edge"] == "1/7"
    assert edge(*left("5c 5d 5h 6c 6d 6h 8c 8d"))["edge"] == "-23/28"
    assert here("edge", *left("8c 8d 8h")).status == 0, "no spread at all"


def test_the_sheet_fits_a_terminal_of_80_columns() -> None:
    for words in (
        [],
        ["--packs", "8", "--removed", "As,Ks"],
        ["--alike", "1000"],
        ["--removed", ENDS.replace(" ", ",")],
    ):
        done = here("edge", *words)
        assert done.status == 0
        assert max(map(len, done.lines)) <= 80
    lines = here("edge").lines
    assert "House edge           3.1554 %  523/16575            of the first bet" in lines
    assert "Element of risk      2.6718 %  523/19575            of all chips bet" in lines
    assert "     7  1 to 1   6.0332  56.0000   0.120000   0.240000     yes" in lines
    assert lines[-1].startswith("All figures are exact")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "You raise at spreads of 7 and more."),
        (["--raise-from", "never"], "You never raise."),
        (["--removed", "7s 7h 7d 7c 8s 8h 8d 8c 9s 9h 9d 9c"], "You raise at 2-5, 2-J, "),
        (["--packs", "infinite"], "a pack without end"),
        (["--alike", "36"], "A house edge below zero is what the player gains."),
    ],
)
def test_the_lines_above_and_below_the_sheet(words: list[str], said: str) -> None:
    assert said in here("edge", *words).out


# What is refused.


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
        (["odds", "casino", "--packs", "9"], "packs is a whole number from 1 to 8"),
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
        (["edge", "--packs", "0"], "packs is a whole number from 1 to 8"),
        (["edge", "--packs", "many"], "packs is a whole number from 1 to 8"),
        (["edge", "--pay", "5,4,x"], "numbers from 0 to 1,000"),
        (["edge", "--alike", "-1"], "alike is a whole number"),
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
