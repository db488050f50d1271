"""The real program: at a terminal, in a pipe, without colour, without UTF-8, and stopped in every way."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import reddog as package
from reddog.rules.notation import read, replay
from reddog.rules.variants import VARIANTS
from tests.terminal.terminals import DEADLINE, PLAIN, here, nets, obedient, plain, reddog, terminal

GAMES = [variant.name for variant in VARIANTS]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_each_game_at_a_terminal(game: str) -> None:
    with terminal("play", game, "--seed", "1", "--hints") as opened:
        said = opened.wait_for_question()
        while not re.search(r"Deal 1 is over", said):
            start = len(said)
            opened.type(obedient(said).rstrip("\n"))
            said = opened.wait_for_question(start)
        opened.type("quit")
        assert opened.end() == 0
        assert sum(nets(opened.text)) == 0
        assert "Traceback" not in opened.text


def test_colour_and_four_suits_on_a_terminal() -> None:
    """U-04: the suits differ by sign and by colour."""
    with terminal("play", "high-card-pool", "--seed", "1", environment={"COLORTERM": "truecolor"}) as opened:
        opened.wait_for("Your hand: A♦ 9♠ 7♠ 7♦ 3♥")
        opened.wait_for_question()
        assert "\x1b[1;38;2;184;15;46;48;2;255;255;255m3♥" in opened.raw
        assert "\x1b[1;38;2;11;87;196;48;2;255;255;255m7♦" in opened.raw
        assert "\x1b[1;38;2;17;17;17;48;2;255;255;255m9♠" in opened.raw


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_no_colour_where_none_is_wanted(environment: dict[str, str]) -> None:
    with terminal("play", "high-card-pool", "--seed", "1", environment=environment) as opened:
        opened.wait_for("Your hand: ")
        opened.wait_for_question()
        opened.end_input()
        assert opened.end() == 0
        colours = re.findall(r"\x1b\[[0-9;]+m", opened.raw)
        assert colours == []


def test_a_dumb_terminal_gets_no_control_sequences_at_all() -> None:
    with terminal("play", "high-card-pool", "--seed", "1", environment={"TERM": "dumb"}) as opened:
        opened.wait_for_question()
        assert "\x1b" not in opened.raw
        assert "Your hand: Ad 9s 7s 7d 3h." in opened.text


def test_lines_are_broken_at_words_on_a_terminal() -> None:
    for environment in ({"NO_COLOR": "1"}, {}):
        with terminal(
            "play", "high-card-pool", "--seed", "1", environment={"COLUMNS": "40", **environment}
        ) as opened:
            opened.wait_for_question()
            assert all(len(line) <= 40 for line in opened.text.splitlines())


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1"},
    ],
    ids=str,
)
def test_without_utf_8_cards_are_letters(environment: dict[str, str]) -> None:
    with terminal(
        "play", "high-card-pool", "--seed", "1", "--name", "Zoe", environment=environment
    ) as opened:
        opened.wait_for("Your hand: ")
        opened.wait_for_question()
        assert "Your hand: Ad 9s 7s 7d 3h." in opened.text
        opened.press("é♥\n2\n")
        opened.wait_for("You bet 2")
        opened.wait_for_question(len(opened.text) - 3)
        opened.type("quit")
        assert opened.end() == 0


def test_bytes_that_are_no_text_are_refused_like_any_other_line() -> None:
    done = reddog("play", "high-card-pool", "--seed", "1", typed=b"\xff\xfe\x00bet\n2\n")
    assert (done.status, done.err) == (0, "")
    assert "There is no command" in done.out
    assert "You bet 2" in done.out


def test_a_pipe_gets_the_same_lines_as_a_test_and_no_colour() -> None:
    words = ("play", "shoot", "--seed", "3", "--hints")
    typed = "min\n\nmin\nfoo\n"
    real = reddog(*words, typed=typed)
    assert real == here(*words, typed=typed)
    assert real.out.isascii()
    assert "\x1b" not in real.out


def test_what_is_typed_stands_in_the_transcript_of_a_pipe_once() -> None:
    assert reddog("play", "shoot", "--seed", "3", typed="odds\n").lines.count("> odds") == 1
    with terminal("play", "shoot", "--seed", "3", environment={"TERM": "dumb"}) as opened:
        opened.wait_for_question()
        opened.type("odds")
        opened.wait_for("> odds(.|\n)*\n> $")
        assert opened.text.count("odds\n") == 1


@pytest.mark.parametrize("game", ["", "high-card-pool", "casino", "polish"])
@pytest.mark.parametrize("dumb", [False, True])
def test_ctrl_d_ends_with_a_farewell(game: str, dumb: bool) -> None:  # noqa: FBT001 - a parameter of the test
    with terminal("play", *filter(None, [game]), environment={"TERM": "dumb"} if dumb else {}) as opened:
        opened.wait_for_question()
        opened.end_input()
        assert opened.end() == 0
        assert opened.text.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("game", ["", "high-card-pool", "casino", "polish"])
def test_ctrl_c_leaves_tidily(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    with terminal("play", *filter(None, [game]), "--save", str(file)) as opened:
        opened.wait_for_question()
        opened.interrupt()
        assert opened.end() == 130
        assert "Traceback" not in opened.text
        assert "\nStopped.\n" in opened.text
    if game:
        replay(read(file.read_text(encoding="utf-8")))
    assert [path.name for path in tmp_path.iterdir()] == (["evening.toml"] if game else [])


def test_what_was_played_before_ctrl_c_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    with terminal("play", "high-card-pool", "--seed", "1", "--save", str(file)) as opened:
        opened.wait_for_question()
        opened.type("2")
        opened.wait_for("Press Enter")
        opened.wait_for_question()
        start = len(opened.text)
        opened.type("")
        opened.wait_for("Your turn")
        opened.wait_for_question(start)
        opened.interrupt()
        assert opened.end() == 130
        ended = nets(opened.text)
    saved = replay(read(file.read_text(encoding="utf-8")))
    assert saved.deals == 2
    assert [*(seat.stack - seat.bought for seat in saved.seats), saved.pot] == ended


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_being_told_to_end_is_like_ctrl_c(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    with terminal("play", "high-card-pool", "--save", str(file)) as opened:
        opened.wait_for_question()
        opened.stop(lambda: opened.program.send_signal(number))
        assert opened.end() == 128 + number
        assert "Traceback" not in opened.text
    replay(read(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "words",
    [["games"], ["rules", "casino"], ["play", "high-card-pool"], ["--help"], ["games", "--json"]],
    ids=" ".join,
)
def test_a_reader_that_stops_reading(words: list[str]) -> None:
    """`| head -1`: no trace."""
    program = subprocess.Popen(
        [sys.executable, "-m", "reddog", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=PLAIN,
    )
    assert program.stdin
    assert program.stdout
    assert program.stderr
    program.stdout.close()
    program.stdin.write(b"1\n" * 5)
    program.stdin.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(DEADLINE) == 141


@pytest.mark.parametrize("words", [["games"], ["play", "shoot"]], ids=" ".join)
def test_a_full_disk_is_said(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "reddog", *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=PLAIN,
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("The output cannot be written")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(("closed", "status"), [(0, 0), (1, 0)])
def test_started_without_input_or_output(closed: int, status: int) -> None:
    program = "import os, sys; os.close(int(sys.argv[1])); os.execv(sys.executable, [sys.executable, '-m', 'reddog', 'play', 'shoot'])"
    done = subprocess.run(
        [sys.executable, "-c", program, str(closed)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        env=PLAIN,
    )
    assert (done.returncode, done.stderr) == (status, b"")


@pytest.mark.parametrize(
    "words", [["games"], ["--help"], ["play", "--help"], ["nonsense"], ["play", "shoot"]], ids=" ".join
)
@pytest.mark.parametrize("closed", [[1], [2], [0, 1, 2]], ids=str)
def test_no_command_needs_its_streams(words: list[str], closed: list[int]) -> None:
    program = "import os, sys; [os.close(int(number)) for number in sys.argv[1].split(',')]; os.execv(sys.executable, [sys.executable, '-m', 'reddog', *sys.argv[2:]])"
    done = subprocess.run(
        [sys.executable, "-c", program, ",".join(map(str, closed)), *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        env=PLAIN,
        timeout=DEADLINE,
    )
    assert done.returncode == (2 if words == ["nonsense"] else 0)
    assert b"Traceback" not in done.stderr + done.stdout


def test_a_standard_error_that_cannot_be_written() -> None:
    """As some starters leave it: open, but for reading only."""
    with Path(os.devnull).open("rb") as readable:
        done = subprocess.run(
            [sys.executable, "-m", "reddog", "nonsense"],
            stderr=readable,
            check=False,
            env=PLAIN,
            timeout=DEADLINE,
        )
    assert done.returncode == 2


def test_the_program_is_named_as_people_start_it() -> None:
    as_started = {"REDDOG_PROGRAM": "python3 start.py"}
    for words in (["--help"], ["play", "--help"], ["rules", "--help"], ["games", "--help"]):
        said = reddog(*words, environment=as_started).out
        assert said.startswith("Usage: python3 start.py ")
        assert "reddog" not in said
    for words in (
        ["play", "chess"],
        ["plya"],
        ["replay"],
        ["rules"],
        ["shoot"],
        ["games", "x"],
        ["rules", "shoot", "foo=1"],
    ):
        said = reddog(*words, environment=as_started).err
        assert "python3 start.py" in said
        assert "reddog" not in said


def test_ctrl_c_while_a_replay_waits(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    here("play", "shoot", "--seed", "1", "--save", str(file))
    with terminal("replay", str(file), "--step") as opened:
        opened.wait_for_question()
        opened.interrupt()
        assert opened.end() == 130
        assert opened.text.endswith("\nStopped.\n")


def test_version_and_help() -> None:
    assert reddog("--version").out == f"{package.__version__}\n"
    for words in (
        [],
        ["--help"],
        ["play", "--help"],
        ["rules", "--help"],
        ["replay", "--help"],
        ["games", "--help"],
    ):
        done = reddog(*words, environment={"PYTHONIOENCODING": "ascii"})
        assert done.status == 0
        assert done.out.startswith("Usage: reddog ")
        assert done.out == plain(done.out)


COMMANDS = [
    *("play", "join", "serve", "open", "new-table", "games", "rules", "odds", "edge", "replay", "review"),
    *("tables", "sign-out", "export", "verify", "delete-my-data", "migrate"),
]
"""In the order in which people come to need them."""


def test_the_help_names_every_command_and_what_people_do_first_comes_first() -> None:
    listed = re.findall(r"^  ([a-z][a-z-]+): ", reddog("--help").out, re.MULTILINE)
    assert listed == COMMANDS


def test_the_page_about_the_terminal_names_every_command_in_the_same_order() -> None:
    page = Path(__file__).parents[2] / "docs" / "terminal.md"
    rows = re.findall(r"^\| (`reddog .+?) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert [
        name for row in rows for name in re.findall(r"`reddog ([a-z-]+)", row) if name[0] != "-"
    ] == COMMANDS


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["plya"], 'There is no command "plya". Did you mean reddog play?'),
        (["xyz"], 'There is no command "xyz". The commands are play, join, serve, open'),
        (["--loud"], "There is no option --loud."),
        (["play", "--hosue", "hand=4"], "There is no option --hosue. Did you mean --house?"),
        (["play", "--seats"], "--seats needs a value after it, such as --seats 5."),
        (["play", "--bots"], "--bots needs a value after it, such as --bots careful,counter."),
        (["play", "--seed"], "--seed needs a value after it, such as --seed monday."),
        (["play", "--cards"], "--cards needs a value after it, such as --cards short."),
        (["play", "--hints=5"], '--hints stands alone; "5" after it means nothing.'),
        (["replay"], "Which saved session? Write its file, such as reddog replay evening.toml."),
        (["replay", "a", "b"], '"b" means nothing after reddog replay.'),
        (["games", "all"], '"all" means nothing after reddog games.'),
    ],
    ids=str,
)  # fmt: skip
def test_a_command_line_that_means_nothing(words: list[str], reason: str) -> None:
    done = reddog(*words)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err


def test_the_start_imports_nothing_heavy() -> None:
    """Colour, readline and the other commands are loaded only where they are wanted."""
    program = "import sys; from reddog.terminal.app import run; run(['games']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=PLAIN, cwd=os.sep
    )
    loaded = set(done.stderr.split())
    heavy = {
        "rich",
        "rich.console",
        "numpy",
        "asyncio",
        "readline",
        "tomllib",
        "reddog.terminal.evening",
        "reddog.bots",
        "reddog.table.dealer",
        "random",
        "secrets",
    }
    assert loaded & heavy == set()
