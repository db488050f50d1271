"""`reddog odds` and `reddog edge`: the contract of their JSON, the sentences, and what they refuse."""

from fractions import Fraction

import pytest

from tests.terminal.calculators import odds
from tests.terminal.terminals import here, terminal

POOL_HAND = "As Kh 9d 7c 3c"

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
