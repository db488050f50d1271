"""An evening as a file: it comes back as it was, and whatever was done to it is found."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.errors import BadNotation
from reddog.protocol.export import VERSION, exported, read, told
from reddog.protocol.messages import Line
from reddog.rules import moves
from reddog.rules.variants import VARIANTS
from reddog.table import acts
from reddog.table.acts import Entry
from tests.table.evenings import NAMES, Evening, acts_of, evening, file_of, lines_of, signed

GAMES = [variant.name for variant in VARIANTS]
PLAYED = evening("shoot")
FILE = file_of(PLAYED)
SHORT = file_of(Evening("shoot", 3, players=2))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_comes_back_as_it_was(game: str) -> None:
    played = evening(game)
    history = read(file_of(played))
    assert history.lines == told(played.entries)
    assert (history.header.code, history.header.program) == ("HJKM4X7P", "1.2")
    assert history.header.opened == played.entries[0].at
    assert history.header.written == played.now
    assert acts_of(lines_of(file_of(played)), "ended") == [{"act": "ended", "why": "agreed"}]


def test_names_and_talk_of_every_kind_come_back() -> None:
    """M-32: dots, brackets, dollar signs, quotes, line ends, emoji, a name that ends in a verb."""
    seated = [act.name for line in read(FILE).lines for act in line.acts if isinstance(act, acts.Seated)]
    assert set(NAMES[:4]) <= set(seated)
    said = [act.text for line in read(FILE).lines for act in line.acts if isinstance(act, acts.Said)]
    assert said
    assert set(said) == {'s1 bets 5.\n\u2028"Qh" {pot}'}


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_any_text_comes_back(text: str) -> None:
    line = Line(number=1, at=5, acts=(acts.Said("p1", text),), person="p1")
    data = exported((line,), code="A", program="1", at=6)
    assert data.count(b"\n") == 3
    assert read(data).lines == (line,)


def test_it_holds_what_everybody_was_told_and_nothing_else() -> None:
    """While the evening runs: no card that is in a hand or in the stock, no secret, no server."""
    played = Evening("high-card-pool", 5).play(60)
    while played.table.session.running is None or not any(played.table.session.running.hands):
        played.step()
    data = file_of(played)
    drawn = [
        act.move.cards
        for entry in played.entries
        for act in entry.acts
        if isinstance(act, acts.Played) and isinstance(act.move, moves.Draw) and len(act.move.cards) > 2
    ]
    assert drawn
    for cards in drawn:
        assert json.dumps(cards, separators=(",", ":")).encode() not in data
    assert b'"move"' not in data
    assert b"server-1" not in data
    assert all(played.dealer.secret_of(pack).hex().encode() not in data for pack in range(60))


def test_the_export_does_not_depend_on_what_nobody_can_know() -> None:
    """Two logs that differ only in the cards of hands give the same file."""
    played = Evening("denexa", 2)
    while not isinstance(played.entries[-1].acts[-1], acts.Played) or not any(
        isinstance(act, acts.Played) and isinstance(act.move, moves.Draw) for act in played.entries[-1].acts
    ):
        played.game()
    *before, last = played.entries

    def swapped(act: acts.AnyAct) -> acts.AnyAct:
        if isinstance(act, acts.Played) and isinstance(act.move, moves.Draw):
            return acts.Played(moves.Draw(act.move.cards[::-1]))
        return act

    other = msgspec.structs.replace(last, acts=tuple(map(swapped, last.acts)))
    assert other != last
    files = [exported(told([*before, entry]), code="HJKM4X7P", program="1", at=9) for entry in (last, other)]
    assert files[0] == files[1]


def test_a_stored_log_gives_the_same_file() -> None:
    stored = [msgspec.json.encode(entry) for entry in PLAYED.entries]
    again = [msgspec.json.decode(body, type=Entry) for body in stored]
    assert exported(told(again), code="HJKM4X7P", program="1.2", at=PLAYED.now) == FILE


# What was done to a file.


@pytest.mark.parametrize("bit", [0, 5])
def test_no_byte_can_be_changed(bit: int) -> None:
    for place in range(len(SHORT)):
        altered = bytearray(SHORT)
        altered[place] ^= 1 << bit
        with pytest.raises(BadNotation):
            read(bytes(altered))


def test_no_byte_can_be_added_or_taken_out() -> None:
    for place in range(len(SHORT) + 1):
        for altered in (SHORT[:place] + b" " + SHORT[place:], SHORT[:place] + SHORT[place + 1 :]):
            if altered != SHORT:
                with pytest.raises(BadNotation):
                    read(altered)


@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
def test_a_byte_of_a_long_evening_cannot_be_changed(place: int, change: int) -> None:
    altered = FILE[:place] + bytes([FILE[place] ^ change]) + FILE[place + 1 :]
    with pytest.raises(BadNotation):
        read(altered)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_says_so(part: float) -> None:
    with pytest.raises(BadNotation) as refused:
        read(FILE[: int(len(FILE) * part)])
    assert refused.value.code == "file_cut"


def test_a_file_without_its_last_lines_says_so() -> None:
    lines = FILE.split(b"\n")
    for kept in (1, 2, len(lines) - 3):
        with pytest.raises(BadNotation) as refused:
            read(b"\n".join(lines[:kept]) + b"\n")
        assert refused.value.code == "file_cut"
    without = [line for place, line in enumerate(lines) if place != 7]
    with pytest.raises(BadNotation) as refused:
        read(b"\n".join(without))
    assert refused.value.code == "file_cut"


def test_a_changed_line_is_named() -> None:
    lines = FILE.split(b"\n")
    lines[8] = lines[8].replace(b'"number"', b'"numero"')
    with pytest.raises(BadNotation) as refused:
        read(b"\n".join(lines))
    assert (refused.value.code, refused.value.facts) == ("line_changed", {"line": 9})


def test_a_changed_value_is_found_by_the_check_sum() -> None:
    with pytest.raises(BadNotation) as refused:
        read(FILE.replace(b'"chips":', b'"chips":1', 1))
    assert refused.value.code == "file_changed"


def test_line_ends_that_a_program_changed_are_named() -> None:
    with pytest.raises(BadNotation) as refused:
        read(FILE.replace(b"\n", b"\r\n"))
    assert refused.value.code == "line_ends_changed"


def test_a_newer_file_is_not_misread() -> None:
    lines = lines_of(FILE)
    lines[0] |= {"version": VERSION + 1, "something": "new"}
    with pytest.raises(BadNotation) as refused:
        read(signed(lines))
    assert (refused.value.code, refused.value.facts["version"]) == ("file_newer", VERSION + 1)


@pytest.mark.parametrize("change", [{"code": "AAAAAAAA"}, {"opened": 1}])
def test_a_file_is_of_one_table(change: dict[str, object]) -> None:
    lines = lines_of(FILE)
    lines[0] |= change
    with pytest.raises(BadNotation) as refused:
        read(signed(lines))
    assert refused.value.code == "file_changed"


def test_nothing_can_be_hidden_in_a_line() -> None:
    """What this program would skip, another might believe."""
    lines = lines_of(FILE)
    lines[3]["acts"][0]["chips "] = 5
    with pytest.raises(BadNotation) as refused:
        read(signed(lines))
    assert refused.value.code == "line_changed"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"reddog = 1\n",
        b"{}\n{}\n",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\xff\xfe\n",
        b'{"format":"red-dog-history"}\n',
        b'{"format":"red-dog-history","version":true}\n',
    ],
    ids=range(9),
)
def test_a_file_that_is_something_else(data: bytes) -> None:
    with pytest.raises(BadNotation):
        read(data)


@given(st.binary(max_size=200))
def test_no_bytes_at_all_bring_the_reader_down(data: bytes) -> None:
    for start in (b"", FILE.split(b"\n")[0] + b"\n", SHORT[:-40]):
        with pytest.raises(BadNotation):
            read(start + data)
