"""Where somebody who is here for the first time stumbled: one name for one thing, a way on, and nothing in the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Somebody
from tests.page.people import PHONE, Visitor
from tests.page.scenes import evening
from tests.page.scenes_table import over
from tests.page.served import Site


def apart(one: Locator, other: Locator) -> bool:
    """Whether two parts of the page lie over each other nowhere."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    return (
        first["y"] + first["height"] <= second["y"]
        or second["y"] + second["height"] <= first["y"]
        or first["x"] + first["width"] <= second["x"]
        or second["x"] + second["width"] <= first["x"]
    )


def test_in_a_game_with_a_bank_the_chips_are_the_pot_and_its_deals_are_told_apart_from_the_evenings(
    visitor: Visitor,
) -> None:
    page = visitor.page
    evening(visitor, "shoot")
    visitor.play_until(page.locator(".bankline", has_text="deal 1 of 3").is_visible)
    expect(page.locator(".bankline")).to_contain_text(re.compile(r"bank, opened with \d+: deal [1-3] of 3\."))
    expect(page.get_by_role("button", name=re.compile(r"^Pot \d+: what built it"))).to_be_visible()
    expect(page.locator("header").get_by_title(re.compile(r"^deal \d+ of the evening$"))).to_be_visible()


def test_after_the_evening_nobody_is_invited_and_a_new_table_begins_with_the_same_rules(
    visitor: Visitor,
) -> None:
    page = visitor.page
    code, host = visitor.site.game(
        "high-card-pool", bots=1, seats=3, house={"hand": "4"}, buy_in=250, title="Thursday"
    )
    visitor.join(code, "Zoe")
    expect(page.get_by_role("heading", name="Thursday")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Invite"))).to_be_visible()
    host.done("start")
    host.done("propose-end")
    page.get_by_role("button", name="Agree").click()
    again = page.get_by_role("link", name="New table")
    visitor.play_until(again.is_visible)
    expect(page.get_by_role("button", name=re.compile("^Invite"))).to_be_hidden()
    again.click()
    expect(page.get_by_label("Name of the table")).to_have_value("Thursday")
    expect(page.get_by_label("Chips for each player")).to_have_value("250")
    expect(page.get_by_text("1 differs from the usual game")).to_be_visible()
    page.goto("/new?game=high-card-pool")
    expect(page.get_by_label("Chips for each player")).to_have_value("100")


def test_on_a_small_screen_the_way_on_is_in_sight_when_the_evening_is_over(somebody: Somebody) -> None:
    phone = somebody(**PHONE)
    over(phone)
    expect(phone.page.get_by_role("link", name="New table")).to_be_in_viewport(ratio=1)


def planned(page: Page) -> Locator:
    """What everybody is told of rules to come."""
    return page.locator(".notice", has_text="Next deal")


def test_what_is_planned_for_the_next_deal_is_told_until_it_is_so(visitor: Visitor) -> None:
    page = visitor.page
    code, host = visitor.site.game("high-card-pool", bots=2, seats=4)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    settings = host.table["settings"]
    host.done("change-rules", settings={**settings, "house": {"hand": "4"}})
    expect(planned(page)).to_contain_text("Next deal: other rules")
    host.done("change-rules", settings={**settings, "game": "shoot"})
    expect(planned(page)).to_contain_text("Next deal: Shoot")
    planned(page).get_by_role("button", name="Rules").click()
    panel_rules = page.get_by_role("tabpanel")
    expect(panel_rules.get_by_role("heading", name="From the next deal")).to_be_visible()
    expect(panel_rules.get_by_role("listitem").first).to_contain_text("Shoot")
    host.done("change-rules", settings=settings)
    expect(planned(page)).to_be_hidden()
    host.done("change-rules", settings={**settings, "game": "shoot"})
    visitor.play_until(page.get_by_role("heading", name="Shoot", exact=True).first.is_visible)
    expect(planned(page)).to_be_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_house_rule_is_cut_beside_the_summary(somebody: Somebody, locale: str) -> None:
    visitor = somebody(locale=locale, viewport={"width": 1280, "height": 800})
    visitor.page.goto("/new?game=high-card-pool")
    visitor.page.locator("details", has=visitor.page.locator(".house-rules")).locator("summary").click()
    boxes = visitor.page.locator(".house-rules select")
    expect(boxes.first).to_be_visible()
    cut = """(boxes) => boxes.flatMap((box) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = font;
      const room = box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return [...box.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    })"""
    assert boxes.evaluate_all(cut) == []


def test_the_panels_names_stand_in_one_row_at_a_desk(visitor: Visitor) -> None:
    visitor.resize(1280, 800)
    visitor.practise("High Card Pool")
    tabs = visitor.page.get_by_role("tab")
    expect(tabs).to_have_count(9)
    assert len(set(tabs.evaluate_all("(all) => all.map((one) => one.offsetTop)"))) == 1


@pytest.mark.parametrize(("width", "height"), [(360, 740), (360, 640), (740, 360), (667, 375)])
def test_the_hints_of_a_first_visit_do_not_lie_over_the_result(
    somebody: Somebody, site: Site, width: int, height: int
) -> None:
    phone = somebody(**{**PHONE, "viewport": {"width": width, "height": height}})
    code, host = site.game("high-card-pool", bots=2, seats=3)
    phone.join(code, "Zoe")
    host.done("start")
    phone.wait_for_bet()
    result = phone.page.locator(".result")
    if not result.is_visible():
        phone.place.tap()
        phone.play_until(lambda: result.is_visible() and phone.box.is_visible(), bets=False)
    hints = phone.page.get_by_role("region", name="Hints for a first visit")
    for _ in range(3):
        expect(hints).to_be_visible()
        assert apart(hints, result)
        hints.get_by_role("button", name=re.compile("Next|Got it")).tap()


def test_the_spare_time_leaves_the_button_for_the_sounds_its_place(somebody: Somebody, site: Site) -> None:
    phone = somebody(**PHONE)
    code, host = site.game(
        "high-card-pool", bots=2, seats=3, clock={"turn": 5, "bank": 120, "pause": 1, "bots": 0, "warning": 0}
    )
    phone.join(code, "Zoe")
    host.done("start")
    phone.wait_for_bet()
    expect(phone.bar.get_by_text("spare time")).to_be_visible()
    sounds = phone.bar.get_by_role("button", name="Mute all sounds")
    question = phone.bar.get_by_role("heading")
    first, second = sounds.bounding_box(), question.bounding_box()
    assert first
    assert second
    assert first["y"] < second["y"] + second["height"]
