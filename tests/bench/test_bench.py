"""Everything that the bench measures runs and counts what it does. How fast is for the bench to say, not for a test."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import report
from bench.contenders import OWN
from bench.install import LIST, packages
from bench.peers import PEERS
from bench.report import FLOORS, Measured
from bench.startup import EMPTY, PROGRAMS, started
from reddog.rules.variants import VARIANTS, Variant

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"


@pytest.mark.parametrize("name", OWN)
def test_a_contender_does_at_least_what_it_is_asked_for_and_the_same_every_time(name: str) -> None:
    batch = OWN[name]()
    counts = batch(3)
    assert all(type(count) is int and count >= 3 for count in counts.values())
    assert batch(3) == counts


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_game_is_measured(variant: Variant) -> None:
    name = variant.name
    assert {f"deals: {name}", f"chance: {name}", f"advice: {name}"} <= OWN.keys()


def test_both_ways_of_deciding_play_the_same_game() -> None:
    assert OWN["pool, chance from masks"]()(40) == OWN["pool, view and chances"]()(40)


def test_every_floor_is_about_something_that_is_measured() -> None:
    for floor in FLOORS:
        assert floor.unit in OWN[floor.contender]()(1)


def test_a_worker_says_how_large_its_batches_are_and_answers_every_line_with_one() -> None:
    words = [sys.executable, str(BENCH / "worker.py"), "own", "chance: win_count", "0.001"]
    done = subprocess.run(words, input="go\ngo\n", capture_output=True, text=True, check=True)
    size, *batches = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(batches) == 2
    assert all(batch["counts"] == {"chances": size["size"]} for batch in batches)


def test_a_contender_that_cannot_be_made_is_left_out_with_a_reason() -> None:
    words = [sys.executable, str(BENCH / "worker.py"), "own", "no such thing", "0.001"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "KeyError" in json.loads(done.stdout)["missing"]


def test_the_command_prints_its_tables() -> None:
    words = [sys.executable, str(BENCH / "run.py"), "--without-peers"]
    words += ["--rounds", "1", "--seconds", "0.001", "--only", "win_count"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "| chance: win_count | chances | " in done.stdout


def test_a_program_that_is_not_there_is_not_timed() -> None:
    assert started(["-c", "raise SystemExit(2)"]) is None
    took = started(PROGRAMS[EMPTY])
    assert took is not None
    assert took[1] > 0


def test_the_report_sets_ours_beside_each_peer_and_each_floor() -> None:
    ours = Measured("pool, chance from masks", {"decisions": (30_000.0, 0.05), "moves": (75_000.0, 0.05)})
    peer = Measured("RLCard Leduc", {"decisions": (20_000.0, 0.01)})
    text = report.report([ours, peer], {EMPTY: [(0.01, 0.02)], "reddog odds": [(0.03, 0.05)]})
    assert "| RLCard Leduc | 1.50 |" in text
    assert "| 75 k decisions/s | 30 k | not reached: 0.40 of it |" in text
    assert "| reddog odds, from start to end | 100 ms | 50 ms | reached |" in text
    assert "| reddog odds | 30 ms | 50 ms | 3.00 |" in text


def test_writing_replaces_what_stands_between_the_marks_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}old\n{report.END}after\n", encoding="utf-8")
    report.write(page, "new\n")
    assert page.read_text(encoding="utf-8") == f"before\n{report.BEGIN}\nnew\n{report.END}after\n"


def test_the_page_has_its_marks_and_tells_nothing_of_a_machine_but_its_kind() -> None:
    text = (BENCH / "README.md").read_text(encoding="utf-8")
    assert text.count(report.BEGIN) == text.count(report.END) == 1
    assert not re.search(r"/(home|root|tmp|usr|work)/|://", text)


def test_each_package_of_the_peers_list_can_be_installed_by_itself() -> None:
    text = LIST.read_text(encoding="utf-8")
    found = packages(text)
    assert "".join(found) == "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith("#")
    )
    assert all("--hash=sha256:" in package for package in found)
    assert len({package.split(" \\")[0] for package in found}) == len(found) > len(PEERS) - 3
