"""`redact`: a person's names and words go; chips, cards, shares and the order of things stay."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from reddog.protocol.export import exported, read, told
from reddog.rules import moves
from reddog.rules.state import Stage
from reddog.table import acts, resting
from reddog.table.acts import AnyAct, Entry
from reddog.table.draft import replayed
from reddog.table.redact import SOMEBODY, redact
from reddog.table.settings import Settings
from reddog.table.verify import verify
from tests.table.evenings import NAMES, Evening, evening

WHO = "p0"
WORD = "Xanthippe"

MEANS_NOTHING = {
    "table", "code", "host", "version", "why", "by", "person", "server", "bot", "what", "commitment", "share", "secret",
}  # fmt: skip
"""Texts of acts that are the program's, or anybody's by chance: ids, codes, words of ours, shares, digits."""


def filled(kind: type[AnyAct]) -> AnyAct:
    """An act of a kind that is this person's, with his word in every text that may be his."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name in {"person", "by", "host"}:
            values[field.name] = WHO
        elif field.type is str:
            values[field.name] = "word" if field.name in MEANS_NOTHING else WORD
        elif field.type is Settings:
            values[field.name] = Settings(title=WORD)
        elif field.name == "move":
            values[field.name] = moves.Bet(0, 1)
        elif field.type in {int, bool}:
            values[field.name] = field.type(1)
        else:
            values[field.name] = ()
    return kind(**values)


@pytest.mark.parametrize("kind", get_args(AnyAct), ids=lambda kind: kind.__name__)
def test_no_act_keeps_a_word_of_his(kind: type[AnyAct]) -> None:
    act = filled(kind)
    body = msgspec.json.encode(Entry(3, 1000, (act,), WHO, "c1"))
    after = redact(body, WHO)
    assert WORD.encode() not in after
    kept = msgspec.json.decode(after, type=Entry)
    assert (kept.number, kept.at, kept.person, kept.command) == (3, 1000, WHO, "c1")
    assert type(kept.acts[0]) is kind


@pytest.mark.parametrize("kind", get_args(AnyAct), ids=lambda kind: kind.__name__)
def test_what_others_said_and_are_called_stays(kind: type[AnyAct]) -> None:
    body = msgspec.json.encode(Entry(3, 1000, (filled(kind),), WHO))
    after = redact(body, "somebody-else")
    # Who gave the reason of an adjustment, or a title, may stand in another entry: they go in any case.
    assert (after == body) == (kind not in {acts.Adjusted, acts.Opened, acts.RulesPlanned})


def test_an_entry_without_him_is_not_touched() -> None:
    body = b'{"number": 1,  "at": 5, "acts": [{"act": "started"}]}'
    assert redact(body, WHO) is body


def test_what_is_no_entry_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        redact(b"{", WHO)


def test_an_evening_without_his_name_can_still_be_played_again_and_checked() -> None:
    played = evening("high-card-pool", 3)
    bodies = [redact(msgspec.json.encode(entry), WHO) for entry in played.entries]
    entries = [msgspec.json.decode(body, type=Entry) for body in bodies]
    data = exported(told(entries), code="HJKM4X7P", program="1", at=1)
    assert msgspec.json.encode(NAMES[0])[1:-1] not in data
    assert msgspec.json.encode(NAMES[1])[1:-1] in data
    assert verify(read(data).lines).complete
    before, after = replayed(played.entries), replayed(entries)
    assert [(a.bought, a.cashed) for a in after.accounts] == [(a.bought, a.cashed) for a in before.accounts]
    assert after.accounts[0].name == SOMEBODY
    assert after.session == before.session


def called(evening: Evening, title: str) -> Evening:
    """The evening at a table that was opened with a title."""
    first = evening.entries[0]
    opened = first.acts[0]
    assert isinstance(opened, acts.Opened)
    opened = replace(opened, settings=replace(opened.settings, title=title))
    evening.entries[0] = replace(first, acts=(opened, *first.acts[1:]))
    evening.table = replayed(evening.entries)
    return evening


@pytest.mark.parametrize("gone", ["p0", "p1", "p3"], ids=["who opened", "who came after him", "a guest"])
@pytest.mark.parametrize(
    "plans",
    [
        pytest.param((("p0", "B", 5),), id="only the title"),
        pytest.param((("p0", "B", 6),), id="the title and the seats"),
        pytest.param((("p0", "A", 6),), id="only the seats"),
        pytest.param((("p1", "A", 6), ("p1", "A", 5)), id="by the next host, and back"),
        pytest.param((("p0", "B", 5), ("p1", "B", 6)), id="the title, and more by the next host"),
        pytest.param((("p0", "A", 6), ("p1", "C", 6)), id="the seats, and the title by the next host"),
    ],
)
def test_an_evening_whose_rules_were_changed_can_be_read_whoever_is_gone(
    plans: tuple[tuple[str, str, int], ...], gone: str
) -> None:
    """Two settings that differ in the title alone are the same afterwards, and a title is not the next host's by going on with it."""
    played = called(Evening("high-card-pool", 4), f"{WORD} A").play(30)
    for by, title, seats in plans:
        while played.table.session.stage not in {Stage.BETWEEN, Stage.DEALER}:
            played.game()
        settings = replace(played.table.settings, title=f"{WORD} {title}", seats=seats)
        with played.entry(by) as draft:
            draft.do(acts.RulesPlanned(settings, by))
            resting.see_to(draft)
        played.play(15)
    played.end()
    entries = [
        msgspec.json.decode(redact(msgspec.json.encode(entry), gone), type=Entry) for entry in played.entries
    ]
    data = exported(told(entries), code="HJKM4X7P", program="1", at=1)
    assert WORD.encode() not in data
    assert verify(read(data).lines).complete
    before, after = replayed(played.entries), replayed(entries)
    assert after.session == before.session
    assert after.settings == replace(before.settings, title="")
    assert [(a.bought, a.cashed) for a in after.accounts] == [(a.bought, a.cashed) for a in before.accounts]


def test_two_who_are_gone_cannot_be_told_apart_by_name() -> None:
    played = evening("high-card-pool", 3)
    bodies = [msgspec.json.encode(entry) for entry in played.entries]
    for person in ("p0", "p1"):
        bodies = [redact(body, person) for body in bodies]
    names = {
        account.name for account in replayed(msgspec.json.decode(b, type=Entry) for b in bodies).accounts
    }
    assert {SOMEBODY} == {name for name in names if name.startswith(SOMEBODY)}
