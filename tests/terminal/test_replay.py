from pathlib import Path

import pytest

from reddog.rules.notation import read, replay
from reddog.rules.variants import VARIANTS
from reddog.rules.views import view
from reddog.speech import CardStyle, Context, Face, status
from tests.terminal.terminals import here, until

GAMES = [variant.name for variant in VARIANTS]
OVER = "Deal 3 is over"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "evening.toml"
    assert here("play", "high-card-pool", "--seed", "1", "--save", str(file), typed=until(OVER)).status == 0
    return file


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_what_was_told_at_the_table_as_a_spectator_saw_it(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    played = here("play", game, "--seed", "7", "--name", "Zed", "--save", str(file), typed=until(OVER))
    told = here("replay", str(file))
    assert (told.status, told.err) == (0, "")
    bots = [
        line
        for line in played.lines
        if line.startswith(("Ana ", "Bo ", "Cy "))
        and not line.split()[1].startswith("(")
        and " you" not in line
    ]
    assert bots or game == "casino"
    assert [line for line in bots if line not in told.lines and line.split(".")[0] not in told.out] == []
    assert " you " not in told.out


@pytest.mark.parametrize("game", GAMES)
def test_it_ends_in_the_state_that_was_saved(game: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    here("play", game, "--seed", "7", "--save", str(file), typed=until(OVER, last=""))
    record = read(file.read_text(encoding="utf-8"))
    end = status(
        view(replay(record)), Context(variant=record.variant, names=record.names, face=Face(CardStyle.SHORT))
    )
    told = here("replay", str(file)).lines
    first = told.index(f"The end, after {len(record.moves)} moves.") + 1
    assert told[first : first + len(end)] == list(end)


def test_cards_in_words(saved: Path) -> None:
    assert "Turned for Player: " in here("replay", str(saved)).out
    assert "queen of " in here("replay", str(saved), "--cards", "words").out


def test_step_by_step(saved: Path) -> None:
    once = here("replay", str(saved), "--step", typed="\n")
    assert "Deal 1." in once.out
    assert "Deal 2." not in once.out
    assert (once.status, once.lines[-1]) == (0, "Goodbye.")
    assert here("replay", str(saved), "--step", typed="\n\nquit\n").out.count("Press Enter to go on.") == 3
    whole = here("replay", str(saved), "--step", typed="\n" * 9)
    assert [line for line in whole.lines if line not in {"Press Enter to go on.", "> "}] == list(
        here("replay", str(saved)).lines
    )


@pytest.mark.parametrize("place", [0.2, 0.5, 0.8, 0.97])
def test_a_file_that_was_cut_short(saved: Path, place: float) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text[: int(len(text) * place)], encoding="utf-8")
    done = here("replay", str(saved))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("Line ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s1 bet 1", "s1 bet 2"),
        ("begin", "begn"),
        ("reddog = 1", "reddog = 9"),
        ("high-card-pool@1", "high-card-pool@7"),
    ],
)
def test_a_file_that_was_altered_names_the_line(saved: Path, old: str, new: str) -> None:
    text = saved.read_text(encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    saved.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = here("replay", str(saved))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"Line {line}: ")


@pytest.mark.parametrize(
    "data", [b"", b"hello\n", b"\x00\x01", b"abc\n\xff\xfe\n", b"reddog = 1\n", b"[" * 100_000]
)
def test_a_file_that_is_something_else(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(data)
    done = here("replay", str(file))
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert here("replay", str(tmp_path / "none")).status == 2
    assert "cannot be read" in here("replay", str(tmp_path)).err
