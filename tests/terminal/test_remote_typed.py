"""Lines that are typed while other things happen."""

import io
import os
import queue
from typing import TextIO

import pytest

from reddog.terminal.remote_typed import read_lines

DEADLINE = 60


def lines_of(source: TextIO | None) -> list[str]:
    taken: queue.Queue[str | None] = queue.Queue()
    read_lines(source, taken.put)
    found: list[str] = []
    while (line := taken.get(timeout=DEADLINE)) is not None:
        found.append(line)
    return found


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"sit\n1\n", ["sit", "1"]),
        (b"sit\r\n\r\nquit", ["sit", "", "quit"]),
        ("say größer ♥\n".encode(), ["say größer ♥"]),
        (b"say \xff\xfe\n", ["say \ufffd\ufffd"]),
        (b"x" * 25_000 + b"\n", ["x" * 10_000, "x" * 10_000, "x" * 5_000]),
    ],
)
def test_lines_of_a_pipe(data: bytes, lines: list[str]) -> None:
    there, here = os.pipe()
    with os.fdopen(there, encoding="utf-8") as source:
        os.write(here, data)
        os.close(here)
        found = lines_of(source)
    assert "".join(found) == "".join(lines)
    assert [line for line in found if len(line) < 5000] == [line for line in lines if len(line) < 5000]


def test_a_line_comes_as_soon_as_it_is_typed_and_a_sign_may_come_in_parts() -> None:
    there, here = os.pipe()
    taken: queue.Queue[str | None] = queue.Queue()
    with os.fdopen(there, encoding="utf-8") as source:
        read_lines(source, taken.put)
        os.write(here, "say ♥".encode()[:-1])
        os.write(here, "♥".encode()[-1:] + b"\nqu")
        assert taken.get(timeout=DEADLINE) == "say ♥"
        os.write(here, b"it\n")
        assert taken.get(timeout=DEADLINE) == "quit"
        os.close(here)
        assert taken.get(timeout=DEADLINE) is None


def test_a_source_that_is_no_file_and_none_at_all() -> None:
    assert lines_of(io.StringIO("sit\nquit")) == ["sit", "quit"]
    assert lines_of(None) == []
