"""People who open the page in a browser, each as if on a device of his own."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    expect,
)

from tests.page.served import PATIENCE, Site

QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
"""Without these it calls its maker all the time, or wants what a container has not."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GUARD = 600
"""Milliseconds after a change in which the page takes no press for a bet, and some more."""

expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def browsing(playwright: Playwright, path: str) -> Iterator[Browser]:
    """A browser for the length of a block."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    words = [*QUIET, *(["--no-sandbox"] if root else [])]
    browser = playwright.chromium.launch(executable_path=path, args=words)
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """Somebody with one device, and what went wrong on it: errors of scripts, refused contents, calls to elsewhere."""

    def __init__(self, browser: Browser, site: Site, **device: Any) -> None:
        self.site = site
        self.context: BrowserContext = browser.new_context(
            base_url=site.address, **{"reduced_motion": "reduce", "locale": "en-GB", **device}
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.on("page", self._watch)
        self.troubles: list[str] = []
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"{error}"))
        page.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        # A refusal of the interface and a network that is off are told there, too, and are none of a script's errors.
        expected = (
            "Failed to load resource",
            "WebSocket connection to",
            "An unknown error occurred when fetching the script",  # the service worker's, by the browser itself
        )
        if message.type in {"error", "warning"} and not message.text.startswith(expected):
            self.troubles.append(message.text)

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.troubles.append(f"a request to {request.url}")

    # --- what people do ---

    def practise(self, game: str) -> Page:
        """Two clicks at most from the start page to a dealt hand."""
        self.page.goto("/")
        self.page.get_by_role("button", name=f"Practise {game}").click()
        self.at_table()
        return self.page

    def join(self, code: str, name: str) -> Page:
        """Follow a link, type a name, sit down."""
        self.page.goto(f"/t/{code}")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a seat").click()
        self.at_table()
        return self.page

    def at_table(self) -> None:
        """Wait for the table."""
        expect(self.page.get_by_role("heading", name="Table", exact=True)).to_be_attached()

    def resize(self, width: int, height: int) -> None:
        """Make the window so large, and wait until the page knows."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.wait_until(lambda: self.page.evaluate("[innerWidth, innerHeight]") == [width, height])

    # --- at the table ---

    @property
    def bar(self) -> Locator:
        """The bar while it asks for something."""
        return self.page.locator("section.bar.asks")

    @property
    def box(self) -> Locator:
        """The amount that may be typed."""
        return self.page.locator("#amount-box")

    @property
    def place(self) -> Locator:
        """The one button that places what stands in the box."""
        return self.bar.locator(".amount button.go")

    @property
    def deal(self) -> int:
        """The number of the deal in the header; 0 before the first."""
        told = re.search(r"\d+", self.page.locator("header .standing").inner_text())
        return int(told[0]) if told else 0

    def wait_for_bet(self, patience: float = 120) -> None:
        """Play on until an amount is asked for, and things have stood still long enough for a press to count."""
        self.play_until(self.box.is_visible, patience, bets=False)
        self.page.wait_for_timeout(GUARD)

    def play_until(self, check: Callable[[], object], patience: float = 120, *, bets: bool = True) -> None:
        """Answer whatever is asked in the plainest way until something is so; without `bets` choose no amount."""
        ends = time.monotonic() + patience
        while not check():
            assert time.monotonic() < ends, (
                f"it did not come to pass: {self.page.locator('main').aria_snapshot()}"
            )
            self.answer(bets=bets)
            self.page.wait_for_timeout(100)

    def answer(self, *, bets: bool = True) -> None:
        """One press where one is asked for; too early a press does nothing, and is repeated by who wants more."""
        # What is asked may be another thing from one look to the next.
        if not bets and self.box.is_visible():
            return
        for button in (self.place, self.bar.locator(".decisions button")):
            with suppress(Error):
                if button.first.is_visible() and button.first.is_enabled():
                    button.first.click(timeout=1000)
                    return

    @property
    def seat(self) -> int:
        """The seat that the visitor holds."""
        number = self.page.locator("li.seat.own").first.get_attribute("data-seat")
        assert number is not None
        return int(number)

    @property
    def chips(self) -> int:
        """The visitor's stack, as the plate tells it."""
        said = re.search(
            r"([\d,]+) chips?", self.page.locator("li.seat.own .plate").get_attribute("aria-label") or ""
        )
        assert said
        return int(said[1].replace(",", ""))

    def bets(self) -> list[int]:
        """What the visitor has bet so far."""
        return [bet["chips"] for bet in self.events("bet-placed") if bet["seat"] == self.seat]

    def wait_until(self, check: Callable[[], object], patience: float = PATIENCE) -> None:
        """Look on until something is so."""
        ends = time.monotonic() + patience
        while not check():
            assert time.monotonic() < ends, (
                f"it did not come to pass: {self.page.locator('main').aria_snapshot()}"
            )
            self.page.wait_for_timeout(50)

    def ledger(self) -> dict[str, Any]:
        """The ledger of the table that the page is at."""
        code = self.page.url.split("/t/")[1].split("#")[0]
        answer = self.context.request.get(f"{self.site.address}/api/tables/{code}/ledger")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def history(self) -> list[dict[str, Any]]:
        """Every line of the table's log, as a program reads it."""
        code = self.page.url.split("/t/")[1].split("#")[0]
        lines: list[dict[str, Any]] = []
        while True:
            after = lines[-1]["number"] if lines else 0
            answer = self.context.request.get(f"{self.site.address}/api/tables/{code}/history?after={after}")
            assert answer.ok, answer.text()
            lines += answer.json()["lines"]
            if not answer.json()["more"]:
                return lines

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What happened in the game, of one kind."""
        acts = [act for line in self.history() for act in line.get("acts", ())]
        events = [event for act in acts if act["act"] == "happened" for event in act["events"]]
        return [event for event in events if event["event"] == kind]

    def second_window(self) -> Page:
        """Another tab with the same address."""
        other = self.context.new_page()
        other.goto(self.page.url)
        return other
