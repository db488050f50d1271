"""start.py: the first start, later starts, and everything that can come between."""

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.start.checkout import ROOT, Checkout, stop

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="signals, links and programs without a suffix are POSIX's"),
    pytest.mark.skipif(
        not importlib.util.find_spec("ensurepip"), reason="this Python cannot put pip anywhere"
    ),
]


First = tuple[Checkout, subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> First:
    """A checkout and how its first start went, on an awkward machine: a uv that fails, settings of pip and Python."""
    checkout = Checkout.make(tmp_path_factory.mktemp("first") / "here")
    awkward = {
        "PATH": checkout.fake_uv("sys.exit('no index')"),
        "PIP_USER": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return checkout, checkout.start("end", "7", "--x=a b", **awkward)


@pytest.fixture
def ready(first: First, tmp_path: Path) -> Checkout:
    """A checkout of one's own that is set up: a copy, started once so that it knows where it stands."""
    copied = first[0].copy(tmp_path / "own")
    done = copied.start("end", "0")
    assert done.returncode == 0, done.stderr
    return copied


@pytest.fixture
def fresh(tmp_path: Path) -> Checkout:
    """A checkout that was never started."""
    return Checkout.make(tmp_path / "fresh")


# --- the first start and the next ------------------------------------------------------------------------------------


def test_the_first_start_sets_up_and_starts(first: First) -> None:
    checkout, done = first
    assert done.returncode == 7, done.stderr
    seen = json.loads(done.stdout)  # nothing else is on standard output
    assert seen["words"] == ["end", "7", "--x=a b"]
    assert seen["folder"] == str(checkout.home)
    assert seen["prefix"] == str(checkout.tree / ".venv")
    assert done.stderr.count("\n") == 1
    assert "Setting Red Dog up" in done.stderr
    assert not checkout.leftovers()
    assert not list(checkout.home.iterdir()), "an empty home stays empty"
    assert list((checkout.tree / ".venv").rglob("pebble.*.pyc")), (
        "compiled although Python may not write bytecode"
    )
    assert list((checkout.tree / "src").rglob("__main__.*.pyc"))


def test_the_second_start_installs_nothing(ready: Checkout) -> None:
    before = ready.things()
    log = ready.folder / "log"
    uv = ready.fake_uv(f"pathlib.Path({str(log)!r}).write_text('called')")
    shutil.rmtree(ready.index)
    done = ready.start("end", "3", PATH=uv, PYTHONDONTWRITEBYTECODE="1")
    assert (done.returncode, done.stderr) == (3, "")
    assert ready.things() == before
    assert not log.exists()


def test_no_words_open_the_page(ready: Checkout) -> None:
    assert ready.seen()["words"] == ["open"]
    assert ready.seen("--lan", "--no-browser")["words"] == ["open", "--lan", "--no-browser"]
    assert ready.seen("--version")["words"] == ["--version"]
    assert ready.seen("play")["words"] == ["play"]


def test_the_program_learns_how_people_start_it(ready: Checkout) -> None:
    script = ready.tree / "start.py"
    assert ready.seen()["program"] == f"python3 {script}"
    moved = ready.tree.rename(ready.folder / "with a blank")
    copied = Checkout(ready.folder)
    copied.tree = moved
    assert copied.seen()["program"] == f'python3 "{moved / "start.py"}"'


def test_the_tests_do_not_learn_it(ready: Checkout) -> None:
    """They test what the program says by itself."""
    assert ready.start("test").stderr.splitlines()[-1] == "None"


@pytest.mark.parametrize("closed", [[1], [2], [0, 1, 2]], ids=str)
def test_a_start_without_outputs(ready: Checkout, closed: list[int]) -> None:
    """As `>&-` leaves it: there is nothing to flush, and nobody to tell."""
    before = "import os; " + "; ".join(f"os.close({number})" for number in closed)
    names = {0: "stdin", 1: "stdout", 2: "stderr"}
    before += "".join(f"; sys.{names[number]} = None" for number in closed)
    done = ready.start("end", "0", before=before)
    assert "Traceback" not in done.stdout + done.stderr
    assert done.returncode == 0


def test_a_later_start_imports_only_light_modules(ready: Checkout) -> None:
    """Which modules, not how many milliseconds: each of these alone would take a good part of a tenth of a second."""
    python, *command = ready.command("end", "0")
    done = subprocess.run(
        [python, "-S", "-X", "importtime", *command],
        env=ready.environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.rsplit("|", 1)[-1].strip() for line in done.stderr.splitlines()}
    assert "hashlib" in loaded
    assert not loaded & {
        "subprocess",
        "venv",
        "shutil",
        "typing",
        "argparse",
        "tomllib",
        "pathlib",
        "logging",
    }


def test_a_database_of_postgresql_brings_its_driver(ready: Checkout) -> None:
    ready.start("end", "0", "--database", "postgresql://me@host/cards")
    assert list(ready.note()["lists"]) == ["play", "scale"]


def test_test_runs_pytest_in_the_checkout_and_adds_what_it_needs(ready: Checkout) -> None:
    assert list(ready.note()["lists"]) == ["play"]
    done = ready.start("test", "-k", "one or two")
    assert done.returncode == 5, done.stderr
    assert done.stdout.split("\n")[0].split(" ", 2)[:2] == ["tests", str(ready.tree)]
    assert done.stdout.endswith(" -k one or two\n")
    assert list(ready.note()["lists"]) == ["play", "scale", "test"]
    before = ready.things()
    assert ready.seen("end", "0")["pebble"] == 1
    assert ready.things() == before, "playing after testing changes nothing"


def test_lint_fails_when_a_gate_fails(ready: Checkout) -> None:
    done = ready.start("lint")
    assert done.returncode == 1
    assert "mypy --strict  failed\n" in done.stdout
    assert "No module named mypy" in done.stdout


# --- what may have happened since ------------------------------------------------------------------------------------


def test_a_moved_checkout_goes_on_without_an_index(ready: Checkout) -> None:
    shutil.rmtree(ready.index)
    ready.folder.rename(ready.folder.with_name("moved to a place"))
    moved = Checkout(ready.folder.with_name("moved to a place"))
    seen = moved.seen("end", "0")
    assert seen["reddog"] == str(moved.tree / "src" / "reddog" / "__init__.py")
    assert seen["prefix"] == str(moved.tree / ".venv")
    texts = [path.read_text() for path in (moved.tree / ".venv" / "bin").iterdir() if not path.is_symlink()]
    assert texts
    assert not any(f"{ready.tree}/" in text for text in texts), "scripts and `activate` know the new place"


def test_a_copy_runs_its_own_code(ready: Checkout, tmp_path: Path) -> None:
    copied = ready.copy(tmp_path / "copy")
    assert copied.seen("end", "0")["reddog"].startswith(str(copied.tree))
    assert ready.seen("end", "0")["reddog"].startswith(str(ready.tree))


def test_an_environment_whose_python_is_gone_is_made_anew(ready: Checkout, first: First) -> None:
    for name in ("python", "python3", f"python3.{sys.version_info.minor}"):
        link = ready.tree / ".venv" / "bin" / name
        link.unlink()
        link.symlink_to(ready.folder / "gone" / "python")
    done = ready.start("end", "4", PATH=ready.quick_uv(first[0]))
    assert done.returncode == 4, done.stderr
    assert "Setting Red Dog up" in done.stderr
    assert not ready.leftovers()


@pytest.mark.parametrize("fault", ["another Python", "no note", "half a note"])
def test_an_environment_that_is_not_ours_is_made_anew(ready: Checkout, first: First, fault: str) -> None:
    note = ready.tree / ".venv" / "start.json"
    text = json.dumps({**ready.note(), "python": "cpython 3.9 linux x86_64"})
    if fault == "no note":
        note.unlink()
    else:
        note.write_text(text if fault == "another Python" else text[:40])
    stray = ready.tree / ".venv" / "stray"
    stray.touch()
    done = ready.start("end", "4", PATH=ready.quick_uv(first[0]))
    assert done.returncode == 4, done.stderr
    assert not stray.exists()
    assert tuple(json.loads(done.stdout)["python"]) == sys.version_info[:2]
    assert f" {sys.version_info.major}.{sys.version_info.minor} " in ready.note()["python"]


def test_a_changed_list_is_installed(ready: Checkout) -> None:
    ready.write_lists(play=ready.publish("pebble", "2.0", {"pebble.py": "STONES = 2\n"}))
    assert ready.seen("end", "0")["pebble"] == 2


def test_a_changed_list_that_cannot_be_installed_leaves_the_last_environment(ready: Checkout) -> None:
    kept = (ready.tree / "requirements" / "play.txt").read_text()
    ready.write_lists(play=kept.replace("1.0", "3.0"))
    done = ready.start("end", "0")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "pebble==3.0" in done.stderr
    assert "Traceback" not in done.stderr
    assert not ready.leftovers()
    ready.write_lists(play=kept)
    assert ready.start("end", "6").returncode == 6


def test_a_file_that_is_not_the_pinned_one_is_refused(fresh: Checkout) -> None:
    fresh.publish("pebble", "1.0", {"pebble.py": "STONES = 666\n"})
    done = fresh.start("end", "0")
    assert done.returncode == 1
    assert "Expected sha256" in done.stderr
    assert not (fresh.tree / ".venv").exists()
    assert not fresh.leftovers()


def test_a_changed_project_is_installed_without_the_lists(ready: Checkout) -> None:
    shutil.rmtree(ready.index)
    with (ready.tree / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    done = ready.start("end", "0")
    assert (done.returncode, done.stderr) == (0, "")
    assert ready.start("end", "2", PATH=ready.fake_uv("sys.exit('not again')")).returncode == 2


# --- surroundings ----------------------------------------------------------------------------------------------------


def test_pythonpath_leaks_nothing(ready: Checkout) -> None:
    stray = ready.folder / "stray"
    stray.mkdir()
    for name in ("json", "hashlib", "reddog", "pebble"):
        (stray / f"{name}.py").write_text("raise SystemExit('stray')")
    (ready.home / "reddog.py").write_text("raise SystemExit('stray')")  # the folder where the person stands
    seen = ready.seen("end", "0", PYTHONPATH=str(stray), PYTHONHOME="")
    assert seen["PYTHONPATH"] is None
    assert seen["pebble"] == 1


def test_uv_is_used_when_it_is_there(fresh: Checkout) -> None:
    log = fresh.folder / "log"
    uv = fresh.fake_uv(f"with open({str(log)!r}, 'a') as file: print(*words, file=file)")
    done = fresh.start("end", "0", PATH=uv)
    assert "No module named" in done.stderr, "this uv installs nothing"
    listed, project = log.read_text().splitlines()
    assert listed.startswith("pip install")
    assert "--require-hashes --requirement requirements/play.txt" in listed
    assert f"--no-deps --no-build-isolation --editable {fresh.tree}" in project
    assert not list((fresh.tree / ".venv").rglob("site-packages/pip"))


def test_two_starts_at_once_set_up_once(fresh: Checkout, first: First) -> None:
    slow = fresh.quick_uv(first[0], before="time.sleep(0.3)")
    starts = [fresh.begin("end", str(status), PATH=slow) for status in (3, 4)]
    told = [process.communicate(timeout=100)[1] for process in starts]
    assert [process.returncode for process in starts] == [3, 4], told
    assert sorted("Setting Red Dog up" in text for text in told) == [False, True]
    assert sorted("waiting for it" in text for text in told) == [False, True]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_set_up_is_taken_up_again(fresh: Checkout, first: First, how: signal.Signals) -> None:
    begun = fresh.folder / "begun"
    process = fresh.begin(
        "end", "0", PATH=fresh.fake_uv(f"pathlib.Path({str(begun)!r}).touch()\ntime.sleep(60)")
    )
    deadline = time.monotonic() + 60
    while not begun.exists() and time.monotonic() < deadline:
        time.sleep(0.02)  # for another process; there is nothing here to wait on
    assert begun.exists()
    told = stop(process, how)[1]
    assert not (fresh.tree / ".venv").exists()
    if how is signal.SIGINT:
        assert process.returncode == 130
        assert "Stopped." in told
        assert "start.py" not in told, "no traceback"
        assert not fresh.leftovers()
    assert fresh.start("end", "8", PATH=fresh.quick_uv(first[0])).returncode == 8
    assert not fresh.leftovers()


# --- machines that are not fit ---------------------------------------------------------------------------------------


def test_an_old_python_is_told_what_to_do(fresh: Checkout) -> None:
    done = fresh.start(before="sys.version_info = (3, 10, 13, 'final', 0)")
    assert done.returncode == 1
    assert done.stderr == (
        "Red Dog needs Python 3.11 or newer; this is 3.10.13. Install a newer Python and run: python3.12 start.py\n"
    )
    assert done.stdout == ""


@pytest.mark.parametrize("minor", range(7, 15))
def test_the_script_is_understood_by_old_pythons(minor: int) -> None:
    ast.parse((ROOT / "start.py").read_text(encoding="utf-8"), feature_version=(3, minor))


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_a_part_of_itself(fresh: Checkout, module: str) -> None:
    done = fresh.start(before=f"sys.modules[{module!r}] = None")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert done.returncode == 1
    assert f"needs Python's own module {module}" in done.stderr
    assert f"apt install python{version}-venv" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (fresh.tree / ".venv").exists()
    assert not fresh.leftovers()


def test_ensurepip_is_not_missed_where_uv_is(fresh: Checkout) -> None:
    done = fresh.start(before="sys.modules['ensurepip'] = None", PATH=fresh.fake_uv(""))
    assert "apt install" not in done.stderr
    assert (fresh.tree / ".venv" / "start.json").exists()
