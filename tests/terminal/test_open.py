"""`reddog open`: a real program that serves the page, with a stand-in for the browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reddog.terminal.open import has_browser

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")

PATIENCE = 60.0


class Opened:
    """The command while it runs."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.shown = folder / "shown"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {self.shown}.half; mv {self.shown}.half {self.shown}\n')
        browser.chmod(0o755)
        bare = {key: value for key, value in os.environ.items() if not key.startswith("REDDOG_")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "reddog", "open", "--database", str(folder / "t.db"), *words],
            env={**bare, "BROWSER": str(browser), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.line = self.process.stdout.readline()
        self.address = next((word for word in self.line.split() if word.startswith("http")), "").rstrip(",")

    def end(self) -> tuple[str, str]:
        """Stop it as Ctrl-C does; what else it said on its two outputs."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=PATIENCE)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Any]:
    """Starts the command; what is left of it is ended."""
    begun: list[Opened] = []

    def begin(*words: str, **environment: str) -> Opened:
        begun.append(Opened(tmp_path, *words, **environment))
        return begun[-1]

    yield begin
    for one in begun:
        one.process.kill()
        one.process.communicate()


def test_it_serves_the_page_shows_it_in_the_browser_and_stops_in_order(opened: Any) -> None:
    running = opened("--port", "0")
    assert running.address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(running.address, timeout=PATIENCE) as answer:
        assert b"Red Dog" in answer.read()
    deadline = time.monotonic() + PATIENCE
    while not running.shown.exists():
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.02)  # for another process; there is nothing here to wait on
    assert running.shown.read_text().strip() == running.address
    out, error = running.end()
    assert (running.process.returncode, error) == (0, "")
    assert "reddog open" in out


@pytest.mark.parametrize("without", ["--no-browser", "no display"])
def test_without_a_browser_the_address_is_enough(opened: Any, without: str) -> None:
    nowhere = {"BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", "WSL_DISTRO_NAME": ""}
    words, environment = (["--no-browser"], {}) if without == "--no-browser" else ([], nowhere)
    running = opened("--port", "0", *words, **environment)
    assert running.line == f"Red Dog runs: open {running.address} in a browser. Ctrl-C stops it.\n"
    running.end()
    assert not running.shown.exists()


def test_a_port_that_is_taken_is_gone_round_unless_it_was_asked_for(opened: Any) -> None:
    with socket.socket() as usual:
        usual.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            usual.bind(("127.0.0.1", 8018))
            usual.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        running = opened("--no-browser")
        assert running.address.startswith("http://127.0.0.1:")
        assert not running.address.endswith(":8018")
        asked = opened("--no-browser", "--port", "8018")
        assert asked.process.wait(PATIENCE) == 2
        assert "is taken" in asked.process.stderr.read()


def test_in_the_local_network_a_code_for_phones_is_shown(opened: Any) -> None:
    running = opened("--port", "0", "--no-browser", "--lan")
    assert running.process.stdout.readline().startswith("Others in the same network")
    code = running.process.stdout.readline()
    running.end()
    assert "█" in code


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"WSL_DISTRO_NAME": "Debian"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_with_windows_is_expected_where_there_are_windows(
    environment: dict[str, str], platform: str, *, there: bool
) -> None:
    assert has_browser(environment, platform) is there
