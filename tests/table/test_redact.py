"""`redact`: a person's names and words go; chips, cards, shares and the order of things stay."""

from typing import Any, get_args

import msgspec
import pytest

from reddog.protocol.export import exported, read, told
from reddog.rules import moves
from reddog.table import acts
from reddog.table.acts import AnyAct, Entry
from reddog.table.draft import replayed
from reddog.table.redact import SOMEBODY, redact
from reddog.table.settings import Settings
from reddog.table.verify import verify
from tests.table.evenings import NAMES, evening

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
    # Who gave the reason of an adjustment stands in another entry: it goes in any case.
    assert (after == body) == (kind is not acts.Adjusted)


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


def test_two_who_are_gone_cannot_be_told_apart_by_name() -> None:
    played = evening("high-card-pool", 3)
    bodies = [msgspec.json.encode(entry) for entry in played.entries]
    for person in ("p0", "p1"):
        bodies = [redact(body, person) for body in bodies]
    names = {
        account.name for account in replayed(msgspec.json.decode(b, type=Entry) for b in bodies).accounts
    }
    assert {SOMEBODY} == {name for name in names if name.startswith(SOMEBODY)}
