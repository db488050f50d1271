"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.page.browser import NONE, found
from tests.page.people import Visitor, browsing
from tests.page.served import Site

Somebody = Callable[..., Visitor]

LONG = [
    "test_access.py",
    "test_aloud.py",
    "test_bet.py",
    "test_company.py",
    "test_evening.py",
    "test_everybody.py",
    "test_faults.py",
    "test_faults_mended.py",
    "test_faults_panels.py",
    "test_faults_seen.py",
    "test_faults_table.py",
    "test_keys.py",
    "test_log.py",
    "test_menus.py",
    "test_network.py",
    "test_newcomers.py",
    "test_phone.py",
    "test_pot.py",
    "test_short.py",
]
"""They take half an hour together: run with `REDDOG_PAGE=all`, or alone with `REDDOG_PAGE=long`."""
_WISH = os.environ.get("REDDOG_PAGE", "")
_SHORT = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name not in LONG]
collect_ignore = {"": LONG, "long": _SHORT, "all": []}[_WISH]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process run all tests with a browser: two browsers on few cores are slower than one."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("page"))


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """What drives the browser. Its loop runs in this thread, and must end before tests that have a loop of their own."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser. Where there is none its tests are skipped, but not on a server that decides whether all is well."""
    path = found()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NONE)
    with browsing(playwright, path) as browser:
        yield browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server."""
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.fixture
def somebody(chromium: Browser, site: Site) -> Iterator[Somebody]:
    """Makes visitors; at the end nothing has gone wrong for any of them."""
    all_of_them: list[Visitor] = []

    def come(**device: Any) -> Visitor:
        all_of_them.append(Visitor(chromium, site, **device))
        return all_of_them[-1]

    yield come
    for visitor in all_of_them:
        visitor.context.close()
    troubles = [trouble for visitor in all_of_them for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visitor(somebody: Somebody) -> Visitor:
    """One of them, at a desk."""
    return somebody()
