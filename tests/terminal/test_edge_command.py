"""`reddog edge`: the sheet of casino Red Dog, in exact numbers and for people."""

from fractions import Fraction

import pytest

from tests.terminal.calculators import edge
from tests.terminal.terminals import here

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
