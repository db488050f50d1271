"""When a connection, a server, an input or a visit to a table ends."""

import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.client.servers import Programs, server_for_programs
from tests.terminal.joining import PLAINLY, QUICK, friend_at, host_at, personal_link, server
from tests.terminal.terminals import PLAIN, here, reddog, terminal

__all__ = ["server"]


def test_a_connection_that_breaks_is_told_and_typing_goes_on(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        far = link.replace(server.address, server.wired)
        with friend_at(far, "Bob") as bob:
            bob.wait_for("You sit down")
            server.cut()
            bob.wait_for("The connection is lost")
            ann.type("say while you were away")
            bob.wait_for("The connection is back")
            bob.wait_for("Ann: while you were away")
            bob.type("say here again")
            ann.wait_for("Bob: here again")
            assert bob.text.count("Ann: while you were away") == 1


def test_who_comes_back_with_the_personal_link_has_the_same_seat(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (ann, link):
        with friend_at(link, "Bob") as bob:
            personal = personal_link(bob)
            bob.type("quit")
            assert bob.end() == 0
            assert "Your seat stays yours." in bob.text
        code = link.rpartition("/")[2].lower().replace("-", " ")
        with terminal(
            "join",
            *code.split(),
            "--server",
            server.address,
            environment={**PLAINLY, "REDDOG_TOKEN": personal},
        ) as again:
            again.wait_for('You are "Bob"')
            again.type("who")
            again.wait_for(r"Seat 2: you, 100 chips")
            again.type("say back")
            ann.wait_for("Bob: back")
            with friend_at(link, "", "--token", personal) as newer:
                newer.type("who")
                newer.wait_for("Seat 2: you")
                again.wait_for("You play on in a newer connection")
                again.type("say older")
                again.wait_for("newer")
                again.type("hello")
                newer.wait_for("You play on in a newer connection")


def test_the_end_of_the_input_is_a_farewell(server: Programs) -> None:
    done = reddog("new-table", "shoot", "--server", server.address)
    assert (done.status, done.err) == (0, "")
    assert done.lines[-1] == "Goodbye."
    assert 'You are "Player" at table' in done.out


def test_ctrl_d_and_signals_at_a_terminal(server: Programs) -> None:
    with host_at(server, "shoot") as (ann, _):
        ann.end_input()
        assert ann.end() == 0
        assert ann.text.rstrip().endswith("Goodbye.")
    with host_at(server, "shoot") as (ann, _):
        ann.stop(lambda: ann.program.send_signal(signal.SIGTERM))
        assert ann.end() == 143
        assert "Traceback" not in ann.text


def test_a_server_that_is_gone_for_good_is_no_reason_to_be_stuck(server: Programs) -> None:
    with host_at(server, "high-card-pool", *QUICK) as (_, link):
        with tempfile.TemporaryDirectory() as folder, server_for_programs(Path(folder)) as other:
            far = here("new-table", "shoot", "--server", other.address, typed="quit\n")
            code = re.search(r"at table (\S+)\.", far.out)
            assert code
            with friend_at(f"{other.wired}/t/{code[1]}", "Bob") as bob:
                bob.wait_for("You sit down")
                other.close_way()
                bob.wait_for("The connection is lost")
                bob.type("say anybody?")
                bob.wait_for("There is no connection now")
                bob.type("who")
                bob.wait_for("Host: ")
                bob.type("quit")
                assert bob.end() == 0
        assert link


def test_the_input_may_be_a_file(server: Programs, tmp_path: Path) -> None:
    """A file cannot be waited for as a pipe can."""
    file = tmp_path / "typed.txt"
    file.write_text("bot minimum\nbot minimum\nstart\nmin\nquit", encoding="utf-8")
    words = ("new-table", "high-card-pool", *QUICK, "--server", server.address, "--name", "Zoë")
    with file.open("rb") as typed:
        done = subprocess.run(
            [sys.executable, "-m", "reddog", *words],
            stdin=typed,
            capture_output=True,
            text=True,
            env=PLAIN,
            check=True,
            timeout=60,
        )
    assert 'You are "Zoë"' in done.stdout
    assert re.search(r"You (win|lose) ", done.stdout)
    assert done.stdout.splitlines()[-1] == "Goodbye."
