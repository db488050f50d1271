"""An evening by keyboard alone (ux.md section 7, scenario 10; U-07)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, Visitor
from tests.page.served import Site

RING = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return "nothing";
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const seen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== "none";
  if (!seen) return `no ring: ${one.outerHTML.slice(0, 150)}`;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10));
  return top && (one.contains(top) || top.contains(one)) ? "" : `behind something: ${one.outerHTML.slice(0, 150)}`;
}"""


def press_to(page: Page, name: str, key: str = "Tab", most: int = 80) -> None:
    """Go from control to control until one of this name has the focus; it is seen on every one of them."""
    seen = []
    for _ in range(most):
        page.keyboard.press(key)
        fault = page.evaluate(RING)
        label = page.evaluate(
            "document.activeElement.ariaLabel || document.activeElement.innerText || document.activeElement.labels?.[0]?.innerText || ''"
        )
        seen.append(label)
        assert fault in ("", "nothing"), fault
        if re.search(name, label, re.IGNORECASE):
            return
    raise AssertionError(f"no {name} among {seen}")


def at_table(visitor: Visitor, site: Site, bots: int = 2) -> Page:
    """A table that was joined with the keyboard, where a bet is asked for."""
    code, host = site.game("high-card-pool", bots=bots, seats=bots + 1)
    page = visitor.page
    page.goto(f"/t/{code}")
    expect(page.get_by_label("Your name")).to_be_visible()
    press_to(page, "Your name")
    page.keyboard.type("Zoe")
    page.keyboard.press("Enter")
    visitor.at_table()
    host.done("start")
    visitor.wait_for_bet()
    return page


def wait_for_bets(visitor: Visitor, count: int) -> None:
    """Until so many bets have been made."""
    visitor.wait_until(lambda: len(visitor.bets()) == count)


def test_joining_betting_and_looking_things_up_needs_no_mouse(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    for deal in range(1, 4):
        before = len(visitor.bets())
        page.locator("section.felt").focus()
        page.keyboard.press("f")
        chips = int(visitor.box.input_value())
        page.keyboard.press("Enter")
        if visitor.page.locator(".go.armed").count():
            page.wait_for_timeout(GUARD)
            page.keyboard.press("Enter")
        wait_for_bets(visitor, before + 1)
        assert visitor.bets()[before] == chips, deal
        visitor.wait_for_bet()
    for name in ("Rules", "Ledger", "Log"):
        page.get_by_role("tab", selected=True).focus()
        for _ in range(12):
            if page.get_by_role("tab", name=name, exact=True).get_attribute("aria-selected") == "true":
                break
            page.keyboard.press("ArrowRight")
        assert page.evaluate(RING) == ""
        expect(page.get_by_role("tabpanel")).to_have_accessible_name(name)


def test_the_focus_is_seen_on_every_stop_of_a_table(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    for _ in range(45):
        page.keyboard.press("Tab")
        assert page.evaluate(RING) in ("", "nothing")


def test_the_skip_link_leads_to_the_bar(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    page.get_by_role("link", name=re.compile("Skip to your bar")).focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('.bar') !== null")


def test_the_focus_is_not_lost_when_a_bet_is_placed_and_decided(visitor: Visitor, site: Site) -> None:
    """WCAG 2.4.3: who bet with Enter goes on from there."""
    page = at_table(visitor, site)
    before = len(visitor.bets())
    visitor.place.focus()
    page.keyboard.press("Enter")
    wait_for_bets(visitor, before + 1)
    visitor.wait_for_bet()
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Tab")
    assert page.evaluate(RING) == ""
    assert page.evaluate("document.activeElement.closest('.tableview') !== null"), (
        "and not at the top of the page"
    )


def test_single_keys_only_set_an_amount_and_step_it(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    before = len(visitor.bets())
    felt = page.locator("section.felt")
    felt.focus()
    page.keyboard.press("p")
    most = int(visitor.box.input_value())
    page.keyboard.press("ArrowDown")
    expect(visitor.box).to_have_value(str(max(1, most - 1)))
    page.keyboard.press("m")
    expect(visitor.box).to_have_value("1")
    page.keyboard.press("7")
    expect(visitor.box).to_have_value("7")
    expect(visitor.box).to_be_focused()
    page.keyboard.press("Escape")
    expect(visitor.box).to_have_value("")
    page.wait_for_timeout(GUARD)
    assert len(visitor.bets()) == before


def test_single_keys_do_nothing_while_somebody_types(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    before = len(visitor.bets())
    page.locator("section.felt").focus()
    page.keyboard.press("c")
    expect(page.locator("#chat-box")).to_be_focused()
    page.keyboard.type("map of hearts, you qualify? 5")
    expect(page.locator("#chat-box")).to_have_value("map of hearts, you qualify? 5")
    expect(visitor.box).to_have_value("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("map of hearts, you qualify? 5")
    assert len(visitor.bets()) == before


def test_single_keys_may_be_switched_off(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(re.compile("Single keys")).uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("section.felt").focus()
    page.keyboard.press("p")
    expect(visitor.box).to_have_value("1")
    page.reload()
    visitor.wait_for_bet()
    page.locator("section.felt").focus()
    page.keyboard.press("7")
    expect(visitor.box).to_have_value("1")


def test_a_dialog_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()


@pytest.mark.parametrize(
    ("typed", "answered"),
    [
        ("status", r"Pot \d"),
        ("hand", "(spades|hearts|diamonds|clubs|[♠♥♦♣])"),
        ("seen", r"\d"),
        ("odds", "win"),
        ("rules", "suit"),
        ("help", "bet"),
        ("xyzzy", "."),
    ],
)
def test_what_is_typed_is_answered_as_in_the_terminal(
    somebody: Somebody, site: Site, typed: str, answered: str
) -> None:
    visitor = somebody()
    page = at_table(visitor, site)
    page.locator("#typed-box").fill(typed)
    page.keyboard.press("Enter")
    expect(page.locator("aside")).to_contain_text(re.compile(answered))
    expect(page.locator("#typed-box")).to_have_value("")


def test_a_bet_may_be_typed(visitor: Visitor, site: Site) -> None:
    page = at_table(visitor, site)
    before = len(visitor.bets())
    page.locator("#typed-box").fill("bet 1")
    page.keyboard.press("Enter")
    wait_for_bets(visitor, before + 1)
    assert visitor.bets()[before] == 1
