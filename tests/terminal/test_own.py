"""`reddog tables` and `reddog sign-out`: one's own tables and links, at a real server."""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from reddog.client.web import request
from reddog.protocol.rest import NewGuest
from tests.client.servers import Programs, server_for_programs
from tests.terminal.terminals import here, terminal

QUICK = ("rest=0", "bots-think=0", "turn=0")


@pytest.fixture(scope="module")
def server() -> Iterator[Programs]:
    with tempfile.TemporaryDirectory() as folder, server_for_programs(Path(folder)) as programs:
        yield programs


def opened(server: Programs) -> tuple[str, str]:
    """A table's code, and the personal link of whoever opened it."""
    done = here("new-table", "shoot", *QUICK, "--server", server.address, "--name", "Zoe", typed="quit\n")
    said = "\n".join(done.lines)
    code = re.search(r"at table (\S+)\.", said)
    link = re.search(r"keep this link to yourself: (\S+)", said)
    assert code, said
    assert link, said
    return code[1], link[1]


def test_ones_own_tables_are_listed_and_nobody_elses(server: Programs) -> None:
    code, link = opened(server)
    other, _ = opened(server)
    done = here("tables", "--token", link)
    assert (done.status, done.err) == (0, "")
    (line,) = done.lines
    assert line.startswith(f"{code}: Shoot, open, last used ")
    assert line.endswith(f"/t/{code}")
    assert other not in line


def test_whoever_has_been_nowhere_is_told_so(server: Programs) -> None:
    eve = asyncio.run(request(server.address, "guest", NewGuest("Eve")))
    assert here("tables", "--token", eve.link).lines == ["You have been at no table there."]


def test_whose_token_is_nobodys_is_refused(server: Programs) -> None:
    stranger = here("tables", "--server", server.address, "--token", "nonsense")
    assert stranger.status == 2
    assert "Say who you are first" in stranger.err


def test_after_signing_out_only_the_new_link_is_worth_something(server: Programs) -> None:
    code, link = opened(server)
    with terminal("join", f"{server.address}/t/{code}", "--token", link) as window:
        window.wait_for("quit to disconnect")
        done = here("sign-out", "--token", link)
        assert (done.status, done.err) == (0, "")
        new = re.search(r"keep this link to yourself: (\S+)", "\n".join(done.lines))
        assert new
        window.wait_for("You signed out everywhere")
        assert window.end() == 0
    refused = here("tables", "--token", link)
    assert refused.status == 2
    assert "That was signed out everywhere" in refused.err
    assert code in "\n".join(here("tables", "--token", new[1]).lines)


@pytest.mark.parametrize("command", ["tables", "sign-out"])
def test_without_a_token_nobody_is_asked_about(command: str) -> None:
    done = here(command)
    assert done.status == 2
    assert "--token and your personal link" in done.err
