"""`reddog verify --statistics`: whether the cards of many evenings lie as chance lays them."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from reddog.table.shuffle_counts import FEWEST
from reddog.terminal.shuffle_statistics import lines
from reddog.terminal.statuses import OK, REFUSED, WRONG
from tests.table.evenings import evening, file_of, lines_of, signed
from tests.table.test_shuffle_counts import filled
from tests.terminal.terminals import here


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Evenings of several games: enough packs together."""
    found = []
    for game in ("high-card-pool", "shoot", "polish"):
        for seed in range(1, 5):
            path = tmp_path / f"{game}-{seed}.jsonl"
            path.write_bytes(file_of(evening(game, seed)))
            found.append(str(path))
    return found


def test_it_says_what_was_counted_what_that_comes_to_and_what_it_means(files: list[str]) -> None:
    done = here("verify", "--statistics", *files)
    assert (done.status, done.err) == (OK, "")
    found = json.loads(here("verify", "--statistics", *files, "--json").out)
    assert found["packs"] >= FEWEST
    assert done.lines[0] == (
        f"Counted: where each of the 52 cards lay in {found['packs']} packs, from 12 files, all of which are right."
    )
    said = " ".join(done.lines)
    assert f"Chi-square of the differences: {float(Fraction(found['chi_square'])):.2f}." in said
    assert "Fair shuffles give 2,601 on average" in said
    assert found["meaning"] == "usual"
    assert "about 19 in 20 lie within 2 of the average" in said
    assert done.lines[-1].startswith("This finds cards that are favoured at a place, and nothing else")
    assert [sum(row) for row in found["counts"]] == [found["packs"]] * 52
    assert sum(row[51] for row in found["counts"]) == found["packs"]


def test_of_too_few_packs_nothing_is_said_about_chance(files: list[str]) -> None:
    done = here("verify", "--statistics", files[0])
    assert done.status == OK
    assert done.lines[-1] == "These are too few packs to say anything about chance: it takes 30 at least."
    found = json.loads(here("verify", "--statistics", files[0], "--json").out)
    assert (found["off"], found["meaning"]) == (None, "few")


def test_cards_that_are_favoured_are_no_chance() -> None:
    said = list(lines(filled([tuple(range(52))] * 40), 1))
    assert any(line.startswith("It does not look like chance") for line in said)
    assert any("above the average" in line for line in said)


def test_a_file_in_which_something_is_wrong_is_not_counted(files: list[str], tmp_path: Path) -> None:
    changed = lines_of(Path(files[0]).read_bytes())
    next(act for line in changed[1:] for act in line["acts"] if act["act"] == "revealed")["secret"] = "0" * 64
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(signed(changed))
    done = here("verify", "--statistics", files[1], str(bad))
    assert done.status == WRONG
    assert "Counted" not in done.out
    assert done.lines[-1] == "Something is not right in this file. Do not rely on it."


def test_without_it_one_file_is_checked_at_a_time(files: list[str]) -> None:
    done = here("verify", files[0], files[1])
    assert (done.status, done.out) == (REFUSED, "")
    assert "--statistics counts the packs of several" in done.err
