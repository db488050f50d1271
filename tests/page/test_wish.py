"""A new table, as it is wished for: cautions and refusals with their arithmetic, and the ways out (ux.md section 7, scenario 19)."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.people import Visitor


def test_a_table_that_shows_cards_is_warned_of_and_mended_at_a_press(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=high-card-pool")
    page.get_by_role("spinbutton", name="Seats").fill("8")
    expect(page.get_by_text(re.compile("only 12 cards are left for 8 turns"))).to_be_visible()
    page.get_by_role("button", name="Cards in a hand: 4").click()
    expect(page.get_by_text("Before you begin")).to_have_count(0)
    expect(page.get_by_text("Four cards each instead of five.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"37\.7 % .* 44\.0 %"))).to_be_visible()
    page.get_by_text("House rules").first.click()
    expect(page.get_by_role("textbox", name="Cards in a hand")).to_have_value("4")


def test_a_table_that_cannot_be_is_refused_with_the_arithmetic_and_ways_out(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new?game=high-card-pool")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("spinbutton", name="Seats").fill("9")
    expect(page.get_by_text(re.compile("9 hands of 5 cards take 45")).first).to_be_visible()
    button = page.get_by_role("button", name="Open the table")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.dispatch_event("click")
    assert page.url.endswith("/new?game=high-card-pool")
    page.get_by_role("button", name=re.compile("Cards in a hand: 3")).click()
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    visitor.at_table()


def test_the_settings_hold_at_once_and_are_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Dark").check()
    window.get_by_label("Four colours for the suits").uncheck()
    window.get_by_label("Blue").check()
    window.get_by_label("Cards and chips move").uncheck()
    chosen = {"theme": "dark", "suits": "two", "index": "usual", "back": "blue", "motion": "none"}
    assert page.evaluate("({...document.documentElement.dataset})") == chosen
    page.reload()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    assert page.evaluate("({...document.documentElement.dataset})") == chosen
