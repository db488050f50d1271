"""`reddog play` from the first line to the last, in this process: what is typed, what is said, how it ends."""

import random
import re
from pathlib import Path

import pytest

from reddog.rules.notation import read, replay
from tests.terminal.terminals import GAMES, Answer, first, here, nets, obedient, then, until

OVER = r"Deal \d+ is over"


def scattered(seed: int) -> Answer:
    """Somebody who types what comes to mind, now and then what is asked for."""
    luck = random.Random(seed)
    thoughts = (
        "5", "pot", "half", "1", "bet 3", "raise", "stay", "buy", "pass", "high", "lower", "show Kh", "yes", "no", "again", "keep", "take", "odds", "seen",
        "status", "hand", "log", "last", "rules", "help", "away", "back", "buy-in 20", "split", "", "", "foo", "1,000", "-5", "next", "leave", "stake 12",
    )  # fmt: skip

    def answer(said: str) -> str:
        return luck.choice(thoughts) + "\n" if luck.random() < 0.6 else obedient(said)

    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_each_game_is_played_to_its_end(game: str) -> None:
    done = here("play", game, "--seed", "1", typed=until(OVER))
    assert done.status == 0
    assert re.search(OVER, done.out)
    assert done.lines[-1] == "Goodbye."
    assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_twenty_deals_of_each_game(game: str, seed: int) -> None:
    """Whoever goes broke buys in, banks come and go, and it never stands still."""
    done = here(
        "play", game, "--seed", str(seed), "--chips", "12", "--hints", typed=until(r"Deal 20 is over")
    )
    assert done.status == 0
    assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_it_goes_on(game: str, seed: int, tmp_path: Path) -> None:
    """Typos cost nothing, and chips are conserved in what is said and in what is saved."""
    file = tmp_path / "evening.toml"
    done = here("play", game, "--seed", str(seed), "--save", str(file), typed=first(400, scattered(seed)))
    assert done.status == 0
    assert done.err == ""
    assert sum(nets(done.out)) == 0
    saved = replay(read(file.read_text(encoding="utf-8")))
    assert [seat.stack + seat.cashed - seat.bought for seat in saved.seats] == nets(done.out)[
        : len(saved.seats)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_input_at_every_question(game: str) -> None:
    """U-01: a farewell and status 0 wherever the input ends, also before the game is chosen."""
    for lines in range(12):
        done = here("play", game, "--seed", "2", typed=first(lines))
        assert done.status == 0
        assert done.lines[-1] == "Goodbye."
        assert sum(nets(done.out)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_empty_lines_bet_nothing(game: str) -> None:
    """U-02: at a bet an empty line only asks again."""
    start = here("play", game, "--seed", "3", typed=then(r"Bet \d"))
    asked = here("play", game, "--seed", "3", typed=then(r"Bet \d", "\n", "   \n", "\t\n"))
    assert not re.search(r"You bet \d", start.out + asked.out)
    assert nets(asked.out) == nets(start.out)
    assert asked.out.count("Bet 1 to") >= 4


@pytest.mark.parametrize(
    "text",
    [
        "abc",
        "1,000",
        "2k",
        "1e3",
        "\uff12",
        "5.0",
        "-5",
        "+5",
        "9" * 5000,
        "\U0001f600",
        "bet",
        "999999",
        "0",
        "x" * 100_000,
    ],
)
def test_letters_and_strange_numbers_at_a_number_prompt(text: str) -> None:
    """U-02, M-02 to M-04: a sentence with the legal range, asked again, nothing changed."""
    done = here("play", "high-card-pool", "--seed", "1", typed=f"{text}\n")
    asked = [line for line in done.lines if line.startswith("Your turn.")]
    assert asked == ["Your turn. Pot 3. Bet 1 to 3."] * 2
    assert "You bet" not in done.out
    assert nets(done.out) == [-1, -1, -1, 0, 3]


def test_the_same_seed_bots_and_input_give_the_same_evening() -> None:
    words = ("play", "high-card-pool", "--seed", "night", "--bots", "random,careful,random", "--hints")
    first, second = (here(*words, typed=until(r"Deal 6 is over")) for _ in range(2))
    assert first == second
    other = here(
        "play",
        "high-card-pool",
        "--seed",
        "day",
        "--bots",
        "random,careful,random",
        "--hints",
        typed=until(r"Deal 6 is over"),
    )
    assert other.out != first.out


def test_without_a_seed_the_cards_come_from_the_operating_system() -> None:
    first, second = (here("play", "denexa", typed=until(r"Deal 3 is over")) for _ in range(2))
    assert first.out != second.out


# Saving.


def test_the_saved_session_comes_to_the_same_state_and_reads_the_same(tmp_path: Path) -> None:
    for game in GAMES:
        file = tmp_path / game
        done = here(
            "play",
            game,
            "--seed",
            "5",
            "--name",
            "Zoë",
            "--save",
            str(file),
            typed=until("Deal 4 is over"),
        )
        assert f"Saved in {file}." in done.lines
        told = here("replay", str(file))
        assert told.status == 0
        assert nets(told.out) == nets(done.out)
        assert "Zoë" in told.out


def test_a_file_is_never_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text("mine", encoding="utf-8")
    assert here("play", "shoot", "--save", str(file)).status == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert here("play", "shoot", "--save", str(file), "--force").status == 0
    assert read(file.read_text(encoding="utf-8")).variant.name == "shoot"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_vanishes_is_said_and_status_1(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    file = folder / "evening.toml"

    def answer(said: str) -> str:
        if folder.exists():
            file.unlink()
            folder.rmdir()
        return "1\n" if "Your turn" in said and "You bet" not in said else ""

    done = here("play", "high-card-pool", "--seed", "1", "--save", str(file), typed=answer)
    assert done.status == 1
    assert "cannot be written" in done.out
    assert "Saved in" not in done.out
    assert sum(nets(done.out)) == 0
