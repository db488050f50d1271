"""The log: one stop of the Tab key, fair dealing folded away, links to lines; and what the panel of fair dealing tells then."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Program, Site
from tests.page.test_access import faults

STOPS = ".log .scroll :is(a, button, [tabindex]):not([tabindex='-1'])"
TO_THE_END = "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.querySelector('.log .scroll'))"
FOCUSED = "document.activeElement.closest('[id]').id"
SAID = re.compile("Commitment|Secret|share", re.IGNORECASE)


def playing(somebody: Somebody, site: Site, **settings: Any) -> tuple[Visitor, Program]:
    """Somebody at a desk who is asked for a bet, and the host, who can say something."""
    visitor = somebody()
    code, host = site.game("high-card-pool", bots=2, seats=3, **settings)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    return visitor, host


def lines(page: Page) -> Locator:
    """The numbers of the lines that are shown, each a link."""
    return page.get_by_role("region", name="Log").locator("ol a")


def into_log(page: Page) -> None:
    """Go to it with the Tab key."""
    page.get_by_role("button", name="Step through").focus()
    page.keyboard.press("Tab")


def test_the_log_is_one_stop_and_the_arrows_go_from_line_to_line(somebody: Somebody, site: Site) -> None:
    page = playing(somebody, site)[0].page
    before = page.locator("#amount-box").input_value()
    shown = page.locator(".log .scroll a").evaluate_all("all => all.map((one) => one.closest('[id]').id)")
    expect(page.locator(STOPS)).to_have_count(1)
    into_log(page)
    assert page.evaluate(FOCUSED) == shown[-1], "the newest first"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) == shown[-2]
    expect(page.locator(STOPS)).to_have_count(1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == shown[1]
    page.keyboard.press("End")
    assert page.evaluate(FOCUSED) == shown[-1]
    focused = page.locator(f"#{shown[-1]} a")
    expect(focused).to_have_accessible_name(f"Line {shown[-1][1:]}, link")
    expect(focused).to_have_accessible_description(re.compile(r"\w"))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.log')") is None, "and out again"
    assert page.locator("#amount-box").input_value() == before, "no arrow has stepped the bet"
    assert faults(page) == []


def test_the_log_follows_what_happens(somebody: Somebody, site: Site) -> None:
    """However long a line is: at every turn of the reader the newest is in sight."""
    visitor, _ = playing(somebody, site)
    for _ in range(3):
        count = len(visitor.bets())
        visitor.play_until(lambda count=count: len(visitor.bets()) > count)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        visitor.wait_for_bet()
        visitor.wait_until(lambda: visitor.page.evaluate(TO_THE_END) < 1)


def test_a_line_keeps_the_focus_when_others_come_and_is_opened_by_enter(
    somebody: Somebody, site: Site
) -> None:
    visitor, host = playing(somebody, site)
    page = visitor.page
    into_log(page)
    page.keyboard.press("ArrowUp")
    here = page.evaluate(FOCUSED)
    newest = lines(page).last.inner_text()
    host.done("pause")
    host.done("resume")
    expect(lines(page).last).not_to_have_text(newest)
    assert page.evaluate(FOCUSED) == here
    address = page.evaluate("document.activeElement.href")
    page.keyboard.press("Enter")
    expect(page).to_have_url(address)
    expect(page.locator(f"#{here} a")).to_be_focused()
    expect(page.locator(f"#{here}")).to_have_class(re.compile("named"))


def test_fair_dealing_is_folded_away_until_it_is_chosen_and_a_link_shows_its_line(
    somebody: Somebody, site: Site
) -> None:
    visitor, _ = playing(somebody, site)
    page = visitor.page
    log = page.get_by_role("region", name="Log")
    shown = lines(page).all_text_contents()
    assert log.get_by_text(SAID).count() == 0
    page.get_by_role("checkbox", name="fair dealing").check()
    expect(log.get_by_text(re.compile("Commitment to pack 1"))).to_be_visible()
    whole = lines(page).all_text_contents()
    assert set(shown) < set(whole), "the others keep their numbers"
    hidden = next(number for number in whole if number not in shown)
    page.get_by_role("checkbox", name="fair dealing").uncheck()
    expect(page.locator(f"#n{hidden}")).to_have_count(0)
    page.evaluate(f"location.hash = '{hidden}'")
    expect(page.locator(f"#n{hidden}")).to_be_in_viewport()
    expect(page.locator(f"#n{hidden} .tone-fair").first).not_to_be_empty()
    assert set(lines(page).all_text_contents()) == {*shown, hidden}


@pytest.mark.parametrize("reveal", ["evening", "pack"])
def test_the_panel_of_fair_dealing_tells_what_is_true_then(
    somebody: Somebody, site: Site, reveal: str
) -> None:
    visitor = somebody()
    code, host = site.game("high-card-pool", bots=2, seats=3, reveal=reveal)
    page = visitor.join(code, "Zoe")
    page.get_by_role("tab", name="Fair").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("The draw for the first dealer")
    expect(panel).not_to_contain_text("in play")
    host.done("start")
    visitor.wait_for_bet()
    expect(panel).to_contain_text(re.compile(r"Pack \d+, in play"))
    expect(panel).to_contain_text("Not checked here yet")
    panel.get_by_role("button", name="Check the evening").click()
    expect(panel).to_contain_text("Everything that can be checked is right")
    expect(panel).to_contain_text(re.compile("still sealed"))
    page.get_by_role("tab", name="Me").click()
    page.get_by_text("Ask everybody").click()
    page.get_by_role("button", name="End the evening").click()
    page.get_by_role("button", name="Yes, end it").click()
    visitor.play_until(page.locator(".notice.over").is_visible)
    page.get_by_role("tab", name="Fair").click()
    expect(panel).to_contain_text(re.compile(r"Pack \d+, the last one played"))
    expect(panel).to_contain_text("promised but never used")
    expect(panel).to_contain_text("more has happened since")
    expect(panel).not_to_contain_text(re.compile("in play|Your share|shuffled next"))
    panel.get_by_role("button", name="Check the evening").click()
    expect(panel).not_to_contain_text("sealed")
    expect(panel).not_to_contain_text("more has happened since")
    panel.get_by_role("button", name="Show it in the log").click()
    expect(
        page.get_by_role("region", name="Log").get_by_text(re.compile("secret of pack 1 was")).first
    ).to_be_visible()
