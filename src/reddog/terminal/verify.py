"""`reddog verify`: an evening's file checked, from the commitments to the last chip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from reddog.errors import BadNotation, BadRules
from reddog.protocol.export import History, read
from reddog.speech import ENGLISH
from reddog.table.codes import shown_code
from reddog.table.verify import Fault, Verdict
from reddog.table.verify import verify as judge
from reddog.terminal.program import refused
from reddog.terminal.saving import LARGEST, reason
from reddog.terminal.screen import Screen, Tone, standard_screen
from reddog.terminal.shuffle_statistics import as_json as statistics_as_json
from reddog.terminal.shuffle_statistics import counted
from reddog.terminal.shuffle_statistics import lines as statistics_lines
from reddog.terminal.statuses import OK, WRONG

_FIRST = 2
"""The line of the file that holds the first entry."""
_TOLD = 20
"""Faults that are told at most."""


def verify(
    *files: Annotated[Path, Parameter(help=ENGLISH.say("command.verify.file"))],
    json: Annotated[bool, Parameter(help=ENGLISH.say("command.verify.json"))] = False,
    statistics: Annotated[bool, Parameter(help=ENGLISH.say("command.verify.statistics"))] = False,
) -> int:
    """Check a file that a table exported, or count the packs of several; the exit status, WRONG where something is not right.

    Raises BadRules `no_history_named` and `one_history`, and BadNotation `cannot_read` and `history_too_large`.
    """
    if not files:
        raise BadRules("no_history_named")
    if len(files) > 1 and not statistics:
        raise BadRules("one_history")
    screen = standard_screen()
    histories = []
    for file in files:
        try:
            history = read(_bytes(file))
        except BadNotation as damage:
            if damage.code in {"cannot_read", "history_too_large"}:
                raise
            _say_damage(screen, damage, json=json)
            return WRONG
        verdict = judge(history.lines)
        if not (statistics and verdict.right):
            return _say_verdict(screen, history, verdict, json=json)
        histories.append(history)
    return _say_statistics(screen, histories, json=json)


def _say_statistics(screen: Screen, histories: list[History], *, json: bool) -> int:
    counts = counted(histories)
    if json:
        screen.write(msgspec.json.encode(statistics_as_json(counts, len(histories))).decode())
    else:
        for line in statistics_lines(counts, len(histories)):
            screen.line(line)
    return OK


def _say_verdict(screen: Screen, history: History, verdict: Verdict, *, json: bool) -> int:
    if json:
        screen.write(msgspec.json.encode(as_json(history, verdict)).decode())
    else:
        _say(screen, history, verdict)
    return OK if verdict.right else WRONG


def _bytes(file: Path) -> bytes:
    try:
        with file.open("rb") as source:
            data = source.read(LARGEST + 1)
    except OSError as error:
        raise BadNotation("cannot_read", file=str(file), why=reason(error)) from error
    if len(data) > LARGEST:
        raise BadNotation("history_too_large", file=str(file), most=LARGEST // 2**20)
    return data


def _say_damage(screen: Screen, damage: BadNotation, *, json: bool) -> None:
    sentence = refused(damage)
    if json:
        fault = {"code": damage.code, "line": damage.facts.get("line"), "sentence": sentence}
        screen.write(msgspec.json.encode({"right": False, "complete": False, "faults": [fault]}).decode())
    else:
        screen.line(sentence, Tone.BAD)
        screen.line(ENGLISH.say("verify.wrong"), Tone.BAD)


def as_json(history: History, verdict: Verdict) -> dict[str, Any]:
    """The verdict for programs: chips and counts as numbers, faults with the line of the file."""
    return {
        "right": verdict.right,
        "complete": verdict.complete,
        "table": history.header.code,
        "program": history.header.program,
        "faults": [
            {
                "code": fault.code,
                "line": _line(fault),
                "facts": fault.facts,
                "sentence": fault_sentence(fault),
            }
            for fault in verdict.faults
        ],
        "checked": {
            name: getattr(verdict, name)
            for name in (
                "entries",
                "played",
                "commitments",
                "shares",
                "packs",
                "cards",
                "moves",
                "deals",
                "bought",
                "cashed",
            )
        },
        "sealed": verdict.sealed,
    }


def fault_sentence(fault: Fault) -> str:
    """What is not right, without its line."""
    facts = {name: value if isinstance(value, int) else str(value) for name, value in fault.facts.items()}
    if "seat" in facts:
        facts["seat"] = int(facts["seat"]) + 1
    return ENGLISH.say(f"verify.fault.{fault.code}", **facts)


def _line(fault: Fault) -> int:
    return fault.number + _FIRST - 1


def _say(screen: Screen, history: History, verdict: Verdict) -> None:
    screen.line(
        ENGLISH.say("verify.title", code=shown_code(history.header.code), program=history.header.program),
        Tone.TITLE,
    )
    for fault in verdict.faults[:_TOLD]:
        sentence = fault_sentence(fault)
        screen.line(ENGLISH.say("verify.line", line=str(_line(fault)), sentence=sentence), Tone.BAD)
    if not verdict.right:
        screen.line(ENGLISH.say("verify.wrong"), Tone.BAD)
        return
    for line in _checked(verdict):
        screen.line(line)
    if verdict.complete:
        screen.line(ENGLISH.say("verify.right"), Tone.GOOD)
        return
    for line in _unchecked(verdict):
        screen.line(line)
    screen.line(ENGLISH.say("verify.later"))


def _checked(verdict: Verdict) -> Iterator[str]:
    say = ENGLISH.say
    yield say("verify.file", count=verdict.entries)
    yield say("verify.commitments", count=verdict.commitments)
    yield say("verify.shares", count=verdict.shares)
    yield say("verify.cards", packs=say("verify.packs", count=verdict.packs), cards=verdict.cards)
    yield say("verify.moves", count=verdict.moves, deals=verdict.deals)
    yield say("verify.chips", bought=verdict.bought, cashed=verdict.cashed)


def _unchecked(verdict: Verdict) -> Iterator[str]:
    if verdict.sealed:
        yield ENGLISH.say("verify.sealed", count=len(verdict.sealed))
    if verdict.played < verdict.entries:
        yield ENGLISH.say("verify.unplayed", line=str(verdict.played + _FIRST))
