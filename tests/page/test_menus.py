"""What is not needed for a bet, and where it is found: panels, leaving, the evening's end, talk, one's own tables (ux.md 3.1)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Somebody
from tests.page.people import PHONE, Visitor
from tests.page.served import Program, Site
from tests.page.test_access import sideways, small_targets

SLOW = {"turn": 0, "bank": 0, "pause": 1, "bots": 0}


def at_table(visitor: Visitor, site: Site, *, bots: int = 2, **settings: object) -> tuple[str, Program]:
    """A visitor who is asked for a bet; the code, and the host, who sits nowhere."""
    code, host = site.game("high-card-pool", bots=bots, seats=bots + 1, **{"clock": SLOW, **settings})
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    return code, host


def foot(page: Page, name: str) -> Locator:
    """A button of the row below the bar."""
    return page.locator("nav.tablefoot").get_by_role("button", name=name)


@pytest.fixture
def phone(somebody: Somebody) -> Visitor:
    """Somebody on a phone."""
    return somebody(**PHONE)


def test_more_lists_everything_and_each_is_one_press_away(phone: Visitor, site: Site) -> None:
    page = phone.page
    at_table(phone, site)
    more, panel = foot(page, "More"), page.get_by_role("tabpanel")
    more.tap()
    expect(panel).to_have_accessible_name("More")
    expect(panel).to_be_focused()
    names = panel.get_by_role("button").all_inner_texts()
    assert names == ["Log", "Seen", "Chat", "Rules", "Ledger", "Replay", "Fair", "Me", "Ask everybody"]
    assert sideways(page) == 0
    assert small_targets(page) == []
    lowest = panel.get_by_role("button").last
    expect(lowest).to_be_in_viewport(ratio=1)
    for name in names:
        panel.get_by_role("button", name=name, exact=True).tap()
        expect(panel).to_have_accessible_name(name)
        expect(panel).to_be_focused()
        expect(page.get_by_role("heading", name=name, exact=True, level=2)).to_be_visible()
        more.tap()


def test_escape_and_the_way_back_close_a_panel_and_not_the_page(phone: Visitor, site: Site) -> None:
    page = phone.page
    at_table(phone, site)
    address = page.url
    more, aside = foot(page, "More"), page.locator("aside.side")
    more.tap()
    page.keyboard.press("Escape")
    expect(aside).to_be_hidden()
    expect(more).to_be_focused()
    more.tap()
    page.get_by_role("tabpanel").get_by_role("button", name="Fair").tap()
    page.go_back()
    expect(aside).to_be_hidden()
    expect(phone.place).to_be_visible()
    assert page.url == address
    foot(page, "Ledger").tap()
    expect(aside).to_be_visible()
    aside.get_by_role("button", name="Close").tap()
    expect(aside).to_be_hidden()
    expect(foot(page, "Ledger")).to_be_focused()


def test_standing_up_is_in_sight_in_me_and_says_what_it_costs(phone: Visitor, site: Site) -> None:
    page = phone.page
    at_table(phone, site)
    foot(page, "Me").tap()
    panel = page.get_by_role("tabpanel")
    stand = page.get_by_role("button", name="Stand up")
    expect(stand).to_be_in_viewport(ratio=1)
    part = panel.locator("section", has=stand)
    expect(part).to_contain_text(f"{phone.chips} chips are cashed out. Your ante stays in the pot")
    stand.tap()
    panel.get_by_role("button", name="Yes, stand up").tap()
    phone.wait_until(lambda: page.locator("li.seat.own").count() == 0)


def test_the_evening_is_ended_from_me_and_the_lit_button_is_the_panel_that_is_shown(
    phone: Visitor, site: Site
) -> None:
    page = phone.page
    at_table(phone, site)
    foot(page, "Me").tap()
    panel = page.get_by_role("tabpanel")
    end = page.get_by_role("button", name="End the evening")
    expect(panel.locator("section", has=end)).to_contain_text(
        re.compile("Nobody else .* the pot is paid out")
    )
    end.tap()
    panel.get_by_role("button", name="Yes, end it").tap()
    phone.play_until(page.get_by_role("heading", name="The evening is over.").is_visible)
    # The bar says it; a notice that leads to what is open already would only take its room.
    expect(page.locator(".notice.over")).to_be_hidden()
    expect(panel).to_have_accessible_name("Ledger")
    expect(page.locator("nav.tablefoot .lit")).to_have_text("Ledger")
    expect(panel).to_contain_text("Zoe")


def test_a_host_finds_the_evenings_end_and_reads_who_is_asked(somebody: Somebody, site: Site) -> None:
    host = somebody()
    token = host.context.request.post(f"{site.address}/api/guest", data={"name": "Ann"}).json()["token"]
    code = site.table(token, game="shoot", seats=3, clock=SLOW)
    host.page.goto(f"/t/{code}")
    host.page.get_by_role("button", name="Take a seat").first.click()
    bob = site.join(code, site.guest("Bob"))
    bob.done("sit", name="Bob")
    host.page.get_by_role("tab", name="Host").click()
    panel = host.page.get_by_role("tabpanel")
    end = host.page.get_by_role("button", name="End the evening")
    part = panel.locator("section", has=end)
    expect(part).to_contain_text("Everybody here has to agree: Bob.")
    end.click()
    expect(part).to_contain_text("Everybody is being asked.")
    expect(end).to_be_disabled()
    bob.done("answer", yes=True)
    expect(host.page.locator(".notice.over")).to_be_visible()


def test_where_nobody_is_there_to_refuse_the_end_wants_a_second_press(visitor: Visitor, site: Site) -> None:
    code, _ = site.game("shoot", seats=3)
    bob = site.join(code, site.guest("Bob"))
    bob.done("sit", name="Bob")
    visitor.join(code, "Zoe")
    bob.close()
    visitor.page.get_by_role("tab", name="Me").click()
    panel = visitor.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Nobody else is here to be asked.", timeout=40_000)
    end = panel.get_by_role("button", name="End the evening")
    end.click()
    panel.get_by_role("button", name="Play on").click()
    end.click()
    panel.get_by_role("button", name="Yes, end it").click()
    expect(visitor.page.locator(".notice.over")).to_be_visible()


def test_whoever_talks_may_be_silenced_for_oneself_who_watches_too(visitor: Visitor, site: Site) -> None:
    page = visitor.page
    code, host = at_table(visitor, site)
    page.get_by_role("tab", name="Chat").click()
    watcher = site.join(code, site.guest("Wim"))
    watcher.done("say", text="first")
    host.done("say", text="hello")
    talk = page.get_by_role("list", name="Chat")
    expect(talk.get_by_role("listitem")).to_have_text(["Wim: first", "Host: hello"])
    page.get_by_text("Whom you hear").click()
    page.get_by_role("checkbox", name="Wim").uncheck()
    watcher.done("say", text="second")
    host.done("say", text="again")
    expect(talk.get_by_role("listitem")).to_have_text(["Host: hello", "Host: again"])
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("again")
    expect(page.locator(".log")).not_to_contain_text("second")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#told")).to_contain_text("again")
    expect(page.locator("#told")).not_to_contain_text("second")
    page.reload()
    visitor.at_table()
    page.get_by_role("tab", name="Chat").click()
    expect(talk.get_by_role("listitem")).to_have_text(["Host: hello", "Host: again"])
    page.get_by_text("Whom you hear").click()
    page.get_by_role("checkbox", name="Host").uncheck()
    expect(talk).to_contain_text("What was said is hidden from you.")
    page.get_by_role("checkbox", name="Wim").check()
    expect(talk).to_contain_text("second")


def test_new_talk_is_marked_until_it_is_read(phone: Visitor, site: Site) -> None:
    page = phone.page
    _, host = at_table(phone, site)
    more = foot(page, "More")
    host.done("say", text="one")
    host.done("say", text="two")
    expect(more).to_have_accessible_name("More 2 new")
    more.tap()
    chat = page.get_by_role("tabpanel").get_by_role("button", name="Chat 2 new")
    chat.tap()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("two")
    expect(more).to_have_accessible_name("More")
    page.get_by_label("Say something").fill("three")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("three")
    page.locator("aside.side").get_by_role("button", name="Close").tap()
    expect(more).to_have_accessible_name("More")


def test_what_does_not_fit_is_told_at_the_seats_with_ways_out_and_found_from_the_button(
    phone: Visitor,
) -> None:
    page = phone.page
    page.goto("/new?game=high-card-pool")
    seats = page.get_by_role("spinbutton", name="Seats")
    seats.fill("9")
    field = page.locator(".field", has=seats)
    expect(field.get_by_role("alert")).to_contain_text("9 hands of 5 cards take 45")
    expect(seats).to_have_accessible_description(re.compile("9 hands of 5 cards"))
    expect(field.get_by_role("button", name="Cards in a hand: 3")).to_be_visible()
    page.get_by_role("button", name="Look at: Seats").tap()
    expect(seats).to_be_focused()
    expect(seats).to_be_in_viewport()
    assert sideways(page) == 0
    field.get_by_role("button", name="Cards in a hand: 3").tap()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_ones_tables_tell_the_game_the_company_and_when(visitor: Visitor, site: Site) -> None:
    at_table(visitor, site)
    visitor.practise("Shoot")
    visitor.page.goto("/")
    lines = visitor.page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(lines.nth(0)).to_contain_text(re.compile(r"Shoot.*last played.*open, kept until", re.DOTALL))
    expect(lines.nth(1)).to_contain_text("High Card Pool")
