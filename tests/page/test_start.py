"""The start page: what a newcomer sees, and every way from it to a table (ux.md section 7, scenarios 1 to 3)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from reddog.rules.variants import VARIANTS
from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Site

TITLES = [variant.title for variant in VARIANTS]


def test_all_games_are_there_without_signing_up(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("heading", level=3)).to_have_text(TITLES)
    for title in TITLES:
        card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True))
        assert len(card.get_by_role("paragraph").first.inner_text().split()) > 4, "how you win"
        expect(card.get_by_role("button", name=f"Practise {title}")).to_be_visible()
        expect(card.get_by_role("link", name=f"New table for {title}")).to_be_visible()
    assert page.get_by_role("textbox", name=re.compile("mail|password|account", re.IGNORECASE)).count() == 0


@pytest.mark.parametrize("title", ["High Card Pool", "Casino Red Dog"])
def test_a_practice_game_is_one_click_away_and_waits_for_nobody(visitor: Visitor, title: str) -> None:
    page = visitor.practise(title)
    expect(page.locator("header").get_by_text(title)).to_be_visible()
    visitor.wait_for_bet()
    assert len(visitor.ledger()["accounts"]) == 4


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("acey deucey", ["Pot In Between", "Casino Red Dog"]),
        ("YABLON", ["Casino Red Dog"]),
        ("stitch", ["Polish Red Dog"]),
        ("six-spot", ["Slippery Sam"]),
        ("high card pool", ["High Card Pool"]),
    ],
)
def test_a_game_is_found_by_any_of_its_names(visitor: Visitor, typed: str, found: list[str]) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_label("Search by any name").fill(typed)
    shown = page.get_by_role("heading", level=3)
    expect(shown).to_have_count(len(found))
    assert set(shown.all_inner_texts()) == set(found)


def test_red_dog_alone_is_asked_about(visitor: Visitor) -> None:
    """R-17."""
    page = visitor.page
    page.goto("/")
    page.get_by_label("Search by any name").fill("red dog")
    expect(page.get_by_text(re.compile("Several games are called Red Dog. Which one"))).to_be_visible()
    assert page.get_by_role("heading", level=3).count() >= 2


def test_a_name_that_is_none_says_so_and_leads_back(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_label("Search by any name").fill("<b>canasta</b>")
    expect(page.get_by_text("No game is called “<b>canasta</b>”.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(page.get_by_role("heading", level=3)).to_have_count(8)


def test_a_friend_who_follows_the_link_fills_one_field(somebody: Somebody, site: Site) -> None:
    host, friend = somebody(), somebody()
    page = host.page
    page.goto("/")
    page.get_by_role("link", name="New table for High Card Pool").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    host.at_table()
    code = page.url.rsplit("/", 1)[1]
    friend.page.goto(f"/t/{code}")
    expect(friend.page.get_by_role("textbox")).to_have_count(1)
    friend.join(code, "Bob")
    for somewhere, other in ((page, "Bob"), (friend.page, "Ann")):
        seats = somewhere.get_by_role("list", name="Seats")
        for name in (other, "You"):
            expect(seats.get_by_text(name)).to_be_visible()


def test_a_code_is_taken_in_lower_case_without_hyphens_and_with_look_alikes(
    visitor: Visitor, site: Site
) -> None:
    code = site.table(site.guest("Ann"), game="shoot", seats=4)
    mistyped = code.lower().replace("-", " ").translate(str.maketrans("01", "oi"))
    page = visitor.page
    page.goto("/")
    page.get_by_label("Join with a code").fill(f" {mistyped} ")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert page.url.endswith(f"/t/{code}")


def test_no_code_is_asked_for_where_none_was_typed(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("Type the code that you were given.")).to_be_visible()


@pytest.mark.parametrize("code", ["AAAA-BBBB", "nonsense", "%3Cimg%20src=x%3E", "9" * 300])
def test_a_link_to_no_table_says_so_and_leads_on(visitor: Visitor, code: str) -> None:
    page = visitor.page
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(page.get_by_label(re.compile("code", re.IGNORECASE)).first).to_be_visible()
    expect(
        page.get_by_role("link", name=re.compile("new table|start page", re.IGNORECASE)).first
    ).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_an_address_of_nothing_is_no_blank_page(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("link", name=re.compile("start page")).first).to_be_visible()


def test_ones_tables_are_listed_for_coming_back(visitor: Visitor) -> None:
    page = visitor.practise("Shoot")
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text(re.compile("open, kept until"))).to_be_visible()
    mine.get_by_role("link", name=re.compile("Open table")).first.click()
    visitor.at_table()


def test_nothing_is_taken_from_elsewhere_and_nothing_but_scripts_of_the_page_may_run(
    visitor: Visitor,
) -> None:
    answer = visitor.page.goto("/")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert (
        visitor.page.evaluate(
            "document.querySelectorAll('[style]').length + document.querySelectorAll('style').length"
        )
        == 0
    )
