import json
import re
from pathlib import Path

import pytest

from reddog.rules.moves import Draw
from reddog.rules.variants import VARIANTS
from reddog.speech.english.proof import PROOF
from reddog.table import verify_game, verify_packs
from reddog.table.acts import Played
from reddog.terminal.statuses import OK, REFUSED, WRONG
from tests.table.evenings import Evening, evening, events_of, file_of, lines_of, signed
from tests.terminal.terminals import here, reddog

PLAYED = evening("shoot", 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    path.write_bytes(file_of(PLAYED))
    return path


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_it_says_what_was_checked(game: str, tmp_path: Path) -> None:
    played = evening(game, 2)
    path = tmp_path / "evening.jsonl"
    path.write_bytes(file_of(played))
    done = here("verify", str(path))
    assert (done.status, done.err) == (OK, "")
    assert done.lines[0] == "Table HJKM-4X7P, as Red Dog 1.2 wrote it."
    kinds = [line.partition(":")[0] for line in done.lines[1:-1]]
    assert kinds == ["File", "Commitments", "Shares", "Cards", "Game", "Chips"]
    assert done.lines[-1] == "All of it is right."
    assert f"{len(played.entries)} entries" in done.out
    came = [act.move for entry in played.entries for act in entry.acts if isinstance(act, Played)]
    dealt = sum(len(move.cards) for move in came if isinstance(move, Draw))
    assert f"; {dealt} cards were dealt from them, hidden ones counted, all in their places." in done.out


def test_it_is_a_program_like_any_other(file: Path) -> None:
    done = reddog("verify", str(file))
    assert (done.status, done.err) == (OK, "")
    assert done.lines[-1] == "All of it is right."


def test_before_the_end_of_the_evening_it_says_what_is_left_to_check(tmp_path: Path) -> None:
    played = Evening("high-card-pool", 4).play(80)
    path = tmp_path / "evening.jsonl"
    path.write_bytes(file_of(played))
    done = here("verify", str(path))
    assert done.status == OK
    assert "are not revealed yet" in done.out
    assert "Not checked: the game from line " in done.out
    assert "All of it is right." not in done.out
    told = json.loads(here("verify", str(path), "--json").out)
    assert (told["right"], told["complete"]) == (True, False)
    assert told["sealed"]


def test_a_fault_is_told_with_its_line(file: Path) -> None:
    lines = lines_of(file.read_bytes())
    event = events_of(lines, "bet-placed")[2]
    place = next(
        place
        for place, line in enumerate(lines, 1)
        if event in [each for act in line.get("acts", ()) for each in act.get("events", ())]
    )
    event["chips"] += 1
    file.write_bytes(signed(lines))
    done = here("verify", str(file))
    assert done.status == WRONG
    assert done.lines[1].startswith(f"Line {place}: ")
    assert done.lines[-1] == "Something is not right in this file. Do not rely on it."
    told = json.loads(here("verify", str(file), "--json").out)
    assert told["right"] is False
    assert (told["faults"][0]["code"], told["faults"][0]["line"]) == ("told_otherwise", place)


@pytest.mark.parametrize("json_too", [False, True])
def test_a_damaged_file_is_wrong_and_says_how(file: Path, json_too: bool) -> None:  # noqa: FBT001
    file.write_bytes(file.read_bytes()[:-700])
    done = here("verify", str(file), *(["--json"] if json_too else []))
    assert (done.status, done.err) == (WRONG, "")
    if json_too:
        (fault,) = json.loads(done.out)["faults"]
        assert fault["code"] == "file_cut"
        assert fault["line"] > 10
    else:
        assert "the file ends here, before its end" in done.out


def test_a_changed_byte_is_never_right(file: Path) -> None:
    data = file.read_bytes()
    for place in range(5, len(data), len(data) // 40):
        file.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        assert here("verify", str(file)).status == WRONG


def test_for_programs(file: Path) -> None:
    done = here("verify", str(file), "--json")
    told = json.loads(done.out)
    assert done.status == OK
    assert (told["right"], told["complete"], told["faults"]) == (True, True, [])
    assert told["checked"]["entries"] == told["checked"]["played"] == len(PLAYED.entries)
    assert told["checked"]["bought"] == sum(account.bought for account in PLAYED.table.accounts)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for words in ([], [str(tmp_path)], [str(tmp_path / "none")]):
        done = here("verify", *words)
        assert (done.status, done.out) == (REFUSED, "")
        assert done.err.count("\n") == 1


def test_every_fault_has_a_sentence() -> None:
    source = "".join(
        Path(module.__file__ or "").read_text(encoding="utf-8") for module in (verify_game, verify_packs)
    )
    for code in (key.removeprefix("verify.fault.") for key in PROOF if key.startswith("verify.fault.")):
        assert f'"{code}"' in source or code == "number_out_of_order"
    raised = set(re.findall(r'(?:Wrong|_fault)\("(\w+)"', source))
    assert {f"verify.fault.{code}" for code in raised} <= set(PROOF)
