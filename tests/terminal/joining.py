"""People at a real server: hosts and friends at terminals and in pipes. For the tests of `reddog join`."""

import contextlib
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.servers import Programs, server_for_programs
from tests.terminal.terminals import Terminal, here, terminal

PLAINLY = {"NO_COLOR": "1"}
QUICK = ("rest=0", "bots-think=0", "turn=0")


@pytest.fixture(scope="module")
def server() -> Iterator[Programs]:
    with tempfile.TemporaryDirectory() as folder, server_for_programs(Path(folder)) as programs:
        yield programs


@contextlib.contextmanager
def host_at(server: Programs, *rules: str, name: str = "Ann") -> Iterator[tuple[Terminal, str]]:
    """The host of a new table at a terminal, and the link that friends get."""
    with terminal(
        "new-table", *rules, "--server", server.address, "--name", name, environment=PLAINLY
    ) as host:
        link = re.search(r"join with this link:\s+(\S+)", host.wait_for("You sit down"))
        assert link, host.text
        yield host, link[1]


@contextlib.contextmanager
def friend_at(link: str, name: str, *options: str) -> Iterator[Terminal]:
    with terminal("join", link, "--name", name, *options, environment=PLAINLY) as friend:
        friend.wait_for("quit to disconnect")
        yield friend


def personal_link(friend: Terminal) -> str:
    """The link by which somebody who has just sat down comes back."""
    told = re.search(r"keep this link to yourself:\s+(\S+)", friend.wait_for("You sit down"))
    assert told, friend.text
    return told[1]


def piped(server: Programs, typed: str, *rules: str) -> list[str]:
    """A new table with typed lines from a pipe; what was said."""
    done = here("new-table", *rules, *QUICK, "--server", server.address, "--name", "Zoe", typed=typed)
    assert (done.status, done.err) == (0, "")
    return done.lines
