"""One's own turn, with a result on the table, on a short phone upright and lying (ux.md 3.1, 3.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from reddog.rules.variants import VARIANTS
from reddog.speech.languages import LANGUAGES
from tests.page.conftest import Somebody
from tests.page.people import PHONE, Visitor
from tests.page.scenes_table import SLOW, turn_of, watching
from tests.page.served import Program, Site
from tests.page.test_access import sideways
from tests.page.test_phone import within

SIZES = ((360, 740), (375, 667), (360, 640), (667, 375), (740, 360))
HIDDEN = """() => document.querySelector(".at-table").scrollHeight - document.querySelector(".at-table").clientHeight"""
"""Pixels of the table that are out of sight."""


TURN = ".pot, #bar-title, .bar button, #amount-box, .hand li, .result, .centre .laid, nav.tablefoot button"
LONGEST = (
    "Your turn. 2 and 7, spread 4. Pot 85. Bet 1 to 48, or pass. A card equal to a post costs 2 bets, so you may bet "
    "at most half of your chips."
)
"""A question as a long game brings it about."""


def fits(page: Page, parts: str) -> None:
    """All is on the screen that is seen of these parts, and nothing can be scrolled."""
    assert page.evaluate(HIDDEN) <= 0, page.viewport_size
    assert sideways(page) == 0, page.viewport_size
    seen = [part for part in page.locator(parts).all() if part.is_visible()]
    assert within(page, *seen) == [], page.viewport_size


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_ones_turn_fits_on_a_short_phone_however_it_is_held(somebody: Somebody, game: str) -> None:
    visitor = somebody(**PHONE)
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    turn_of(game, visitor)
    page = visitor.page
    for width, height in SIZES:
        visitor.resize(width, height)
        fits(page, TURN)


def test_the_longest_question_fits_too(somebody: Somebody) -> None:
    visitor = somebody(**PHONE)
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    turn_of("pot-in-between", visitor)
    page = visitor.page
    for width, height in ((360, 740), (360, 706), (360, 640)):
        visitor.resize(width, height)
        page.locator("#bar-title").evaluate("(title, said) => (title.textContent = said)", LONGEST)
        fits(page, TURN)


def test_in_the_narrowest_window_all_of_it_can_be_scrolled_to(somebody: Somebody) -> None:
    visitor = somebody(**{**PHONE, "viewport": {"width": 320, "height": 568}})
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    turn_of("polish", visitor)
    assert sideways(visitor.page) == 0
    for part in visitor.page.locator(".pot, .bankline, .result, .bar button, #amount-box").all():
        part.scroll_into_view_if_needed()
        assert within(visitor.page, part) == []


# --- and while others decide, watch, or ask for something ---

PARTS = ".notices, .seats, .centre, .result, .hand, .hint, section.bar, nav.tablefoot"
"""What stands below each other, from above."""
NAME = "Bartholomaeusmuellerin"[:20]


def friend(site: Site, code: str, name: str) -> Program:
    """Somebody without a page who sits down."""
    other = site.join(code, site.guest(name))
    other.done("sit", name=name)
    return other


def bets_when_asked(friend: Program, name: str) -> None:
    """The least bet, where one is asked for now."""
    seat = next(player["seat"] for player in friend.table["players"] if player["name"] == name)
    friend.ask("play", move={"move": "bet", "seat": seat, "chips": 1})


def after_ones_own_bet(visitor: Visitor) -> None:
    """In the game with the longest words: whose bank it is, what was turned, what it came to."""
    banker = True
    while banker:  # by lot
        code, host = visitor.site.game("polish", seats=2, clock={**SLOW, "bots": 0})
        visitor.join(code, "Zoe")
        friend(visitor.site, code, NAME)
        host.done("start")
        expect(visitor.page.locator(".bankline")).to_be_visible()
        banker = visitor.page.locator(".seat.own .marker").is_visible()
    visitor.play_until(visitor.page.locator(".result").is_visible)


def asked_for_a_vote(game: str, visitor: Visitor) -> None:
    """Everybody is asked in the middle of one's own turn, with a result on the table."""
    code, host = visitor.site.game(game, bots=1, seats=3)
    visitor.join(code, "Zoe")
    other = friend(visitor.site, code, NAME)
    host.done("start")

    def asked() -> bool:
        bets_when_asked(other, NAME)
        return visitor.box.is_visible() and visitor.page.locator(".result").is_visible()

    visitor.play_until(asked)
    other.done("propose-void", reason="The cards fell on the floor")
    expect(visitor.page.locator(".notice.proposal .answers")).to_be_visible()


def in_language(visitor: Visitor, tag: str) -> None:
    """Come again with the words of another language."""
    visitor.page.evaluate("tag => localStorage.setItem('reddog.language', JSON.stringify(tag))", tag)
    visitor.page.reload()
    expect(visitor.page.locator("section.bar, .ledger").first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", tag)


def overlapping(page: Page) -> list[str]:
    """What reaches into what stands below it."""
    boxes = [(part.get_attribute("class"), part.bounding_box()) for part in page.locator(PARTS).all()]
    rows = sorted((box["y"], box["height"], name) for name, box in boxes if box)
    return [
        f"{name} and {below}"
        for (top, height, name), (start, _, below) in pairwise(rows)
        if top + height > start + 0.5
    ]


@pytest.mark.parametrize(
    "state",
    [
        after_ones_own_bet,
        partial(asked_for_a_vote, "polish"),
        partial(asked_for_a_vote, "high-card-pool"),
        watching,
    ],
    ids=["own bet", "vote in polish", "vote", "watching"],
)
def test_bar_and_foot_stay_on_a_short_phone_in_every_language(
    somebody: Somebody, state: Callable[[Visitor], None]
) -> None:
    visitor = somebody(**PHONE)
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    state(visitor)
    page = visitor.page
    for tag in LANGUAGES:
        in_language(visitor, tag)
        for height in (740, 640):
            visitor.resize(360, height)
            fits(
                page,
                ".notice, .banner, .pot, .result, section.bar, .bar button, .notice button, nav.tablefoot button",
            )
            assert overlapping(page) == [], (tag, height)


CUT = """() => [...document.querySelectorAll(".ledger td, .ledger th")].filter((cell) => {
  const words = document.createRange();
  words.selectNodeContents(cell);
  const sheet = document.querySelector("#panel").getBoundingClientRect();
  return [...words.getClientRects()].some((word) => word.right > sheet.right || word.left < sheet.left);
}).map((cell) => cell.textContent)"""
"""Cells of the ledger of which some is beside the panel."""


def test_every_number_of_the_ledger_is_whole_in_a_narrow_window(somebody: Somebody, site: Site) -> None:
    visitor = somebody(**PHONE)
    code, host = site.game("high-card-pool", seats=4, buy_in=30_000, house={"ante": "10000"})
    visitor.join(code, NAME)
    others = [friend(site, code, f"{NAME[:-1]}{at}") for at in range(2)]
    host.done("start")
    leaver = next(one for one in others[0].table["players"] if one["name"].endswith("0"))
    others[0].done("play", move={"move": "leave", "seat": leaver["seat"]})
    page = visitor.page
    page.locator("nav.tablefoot").get_by_role("button", name="Ledger").tap()
    for tag in LANGUAGES:
        in_language(visitor, tag)
        if not page.locator(".ledger").is_visible():
            page.locator("nav.tablefoot button").nth(3).tap()
        visitor.wait_until(lambda: page.locator(".ledger thead th").count() == 5)
        for width in (320, 360):
            visitor.resize(width, 740)
            assert page.locator(".ledger .scroll").evaluate("box => box.scrollWidth - box.clientWidth") <= 0
            assert page.evaluate(CUT) == [], (tag, width)
    expect(page.locator(".ledger")).to_contain_text("sobald der Pot leer")
    expect(page.locator(".settle")).to_have_count(0)
