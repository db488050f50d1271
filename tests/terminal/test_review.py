"""`reddog review`: luck apart from decisions, and the mistakes, the dearest first."""

import re
from pathlib import Path

import pytest

from reddog.odds.review import review
from reddog.rules.notation import read
from tests.terminal.terminals import here


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved session of four deals."""
    file = tmp_path / "evening.toml"
    typed = "pot\n\n3\n\nhalf\n\n1\nquit\n"
    here("play", "high-card-pool", "--seed", "4", "--name", "Zoe", "--save", str(file), typed=typed)
    return file


def test_every_player_has_a_line_whose_parts_are_those_of_the_review(saved: Path) -> None:
    found = review(read(saved.read_text(encoding="utf-8")))
    lines = here("review", str(saved)).lines
    for seat, name in zip(found.seats, ("Zoe", "Ana", "Bo", "Cy"), strict=True):
        line = next(line for line in lines if line.startswith(f"{name}: "))
        net, *parts = (float(number) for number in re.findall(r"[+-]?\d+(?:\.\d+)?", line))
        assert net == seat.net
        exact = (seat.chances, seat.mistakes, seat.luck, seat.other)
        assert all(abs(said - part) <= 0.005 for said, part in zip(parts, map(float, exact), strict=True))


def test_the_mistakes_come_the_dearest_first(saved: Path) -> None:
    found = review(read(saved.read_text(encoding="utf-8")))
    done = here("review", str(saved))
    assert done.status == 0
    costs = [float(cost) for cost in re.findall(r"It cost ([\d.]+) on average", done.out)]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == min(10, len(found.mistakes))
    assert f"{len(found.mistakes)} of {len(found.decisions)} decisions could have been better." in done.lines


def test_as_many_mistakes_as_wanted(saved: Path) -> None:
    done = here("review", str(saved), "--mistakes", "2")
    assert done.out.count("It cost ") == 2
    assert re.search(r"^\d+ more mistakes\.$", done.out, re.MULTILINE)
    assert "It cost " not in here("review", str(saved), "--mistakes", "0").out


@pytest.mark.parametrize("number", ["-1", "x", "1.5"])
def test_another_number_of_mistakes_is_refused(saved: Path, number: str) -> None:
    done = here("review", str(saved), f"--mistakes={number}")
    assert (done.status, done.out) == (2, "")
    assert done.err


def test_a_session_without_a_decision(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    here("play", "casino", "--save", str(file), typed="quit\n")
    assert "There is no decision to judge in this session." in here("review", str(file)).lines


def test_a_file_that_is_none(tmp_path: Path) -> None:
    done = here("review", str(tmp_path / "none.toml"))
    assert done.status == 2
    assert "cannot be read" in done.err
