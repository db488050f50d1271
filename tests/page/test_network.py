"""The network fails, the server restarts, a second window is opened: the seat stays, and a bet counts once (ux.md section 4)."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, Visitor
from tests.page.served import Program, Site


@pytest.fixture
def table(visitor: Visitor) -> Iterator[Program]:
    """A game against bots at which the visitor is asked for a bet; its host."""
    code, host = visitor.site.game("high-card-pool", bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    yield host
    host.close()


def numbers(visitor: Visitor) -> list[int]:
    """Of the lines of the log that the page shows."""
    return [int(text) for text in visitor.page.locator(".log ol a").all_text_contents()]


def test_a_network_that_is_off_for_twenty_seconds_costs_nothing(visitor: Visitor, table: Program) -> None:
    """Scenario 14."""
    before = len(visitor.bets())
    visitor.box.fill("1")
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    visitor.place.click()
    expect(visitor.page.locator("#bar-note")).not_to_be_empty()
    table.done("say", text="Zoe?")
    visitor.page.wait_for_timeout(20_000)
    assert visitor.page.locator("li.seat.own").count() == 1, "the seat is still shown"
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(re.compile("connection is lost"))).to_be_hidden()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    visitor.page.wait_for_timeout(3 * GUARD)
    assert visitor.bets()[before:] == [1]
    visitor.page.get_by_role("tab", name="Chat").click()
    expect(visitor.page.get_by_role("tabpanel")).to_contain_text("Zoe?")
    visitor.page.get_by_role("tab", name="Log").click()
    shown = numbers(visitor)
    visitor.page.reload()
    visitor.wait_for_bet()
    assert shown == [number for number in numbers(visitor) if number <= shown[-1]], "no gap in the log"
    assert balanced(visitor)


def balanced(visitor: Visitor) -> bool:
    """Whether every chip that was bought is somewhere: on a stack or in the pot."""
    pot = int(re.sub(r"\D", "", visitor.page.locator(".pot").inner_text()))
    return bool(sum(account["net"] for account in visitor.ledger()["accounts"]) == -pot)


def test_a_page_that_is_loaded_anew_is_in_the_same_seat_with_the_same_hand(
    visitor: Visitor, table: Program
) -> None:
    """M-34: who comes back sees what who never left sees."""
    seat, hand, before = visitor.seat, cards(visitor), len(visitor.bets())
    question = visitor.bar.get_by_role("heading").inner_text()
    seats = visitor.page.get_by_role("list", name=re.compile("Seats")).inner_text()
    pot = visitor.page.locator(".pot").inner_text()
    visitor.page.reload()
    visitor.at_table()
    expect(visitor.bar.get_by_role("heading")).to_have_text(question)
    assert (visitor.seat, cards(visitor)) == (seat, hand)
    assert visitor.page.get_by_role("list", name=re.compile("Seats")).inner_text() == seats
    assert visitor.page.locator(".pot").inner_text() == pot
    visitor.page.wait_for_timeout(GUARD)
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)


def cards(visitor: Visitor) -> list[str]:
    """The names of the visitor's cards."""
    hand = visitor.page.get_by_role("region", name="Your hand")
    return [str(card.get_attribute("aria-label")) for card in hand.get_by_role("img").all()]


def test_of_two_windows_the_newer_one_plays_and_the_older_one_can_take_over(
    visitor: Visitor, table: Program
) -> None:
    """Scenario 15, M-06."""
    newer = visitor.second_window()
    older = visitor.page
    expect(newer.locator("section.bar.asks")).to_be_visible()
    expect(older.get_by_text("You play in another window")).to_be_visible()
    before = len(visitor.bets())
    with suppress(Error):
        visitor.place.click(timeout=1000)
    visitor.page.wait_for_timeout(2 * GUARD)
    assert len(visitor.bets()) == before, "a window that only watches places nothing"
    assert newer.locator("li.seat.own").count() == 1
    older.get_by_role("button", name="Play here").click()
    expect(older.get_by_text("You play in another window")).to_be_hidden()
    expect(newer.get_by_text("You play in another window")).to_be_visible()
    newer.close()
    visitor.page.wait_for_timeout(GUARD)
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    assert len(visitor.ledger()["accounts"]) == 3, "never two seats"


SLOWLY = """
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  send(text) { setTimeout(() => super.send(text), 1200); }
  set onmessage(take) { super.onmessage = take && ((event) => setTimeout(() => take(event), 1200)); }
};
"""


def test_a_slow_network_delays_a_bet_and_does_not_double_it(somebody: Somebody, site: Site) -> None:
    visitor = somebody()
    visitor.page.add_init_script(SLOWLY)
    code, host = site.game("high-card-pool", bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    before = len(visitor.bets())
    visitor.place.click()
    for key in ("Enter", "Enter"):
        visitor.box.press(key)
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    visitor.page.wait_for_timeout(3000)
    assert len(visitor.bets()) == before + 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["in order", "at once"])
def test_a_restart_of_the_server_changes_nothing_on_the_table(
    chromium: Browser, tmp_path: Path, how: signal.Signals
) -> None:
    site = Site(tmp_path)
    try:
        visitor = Visitor(chromium, site)
        visitor.practise("High Card Pool")
        visitor.wait_for_bet()
        hand, before = cards(visitor), len(visitor.bets())
        pot = visitor.page.locator(".pot").inner_text()
        site.stop(how)
        expect(visitor.page.get_by_role("status").filter(has_text=re.compile("coming back"))).to_be_visible()
        site.start()
        expect(visitor.page.get_by_text(re.compile("coming back"))).to_be_hidden()
        assert cards(visitor) == hand
        assert visitor.page.locator(".pot").inner_text() == pot
        visitor.page.wait_for_timeout(GUARD)
        visitor.place.click()
        visitor.wait_until(lambda: len(visitor.bets()) > before)
        visitor.context.close()
        assert visitor.troubles == []
    finally:
        site.stop()


@pytest.mark.parametrize("minutes", [5, -5])
def test_a_wrong_clock_at_the_players_changes_no_countdown(
    somebody: Somebody, site: Site, minutes: int
) -> None:
    """M-13."""
    visitor = somebody()
    visitor.page.add_init_script(f"const now = Date.now; Date.now = () => now() + {minutes * 60_000};")
    code, host = site.game("shoot", bots=1, seats=3, clock={"turn": 60, "bank": 0, "pause": 0, "bots": 0})
    site.join(code, site.guest("Bob")).done("sit", name="Bob")
    visitor.join(code, "Zoe")
    host.done("start")
    timer = visitor.page.get_by_role("timer").first
    expect(timer).to_have_accessible_name(re.compile(r"\b(1:00|0:5[5-9])\b"))
