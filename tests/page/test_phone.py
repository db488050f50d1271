"""A whole turn on a phone (ux.md section 7, scenario 6; U-09)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from reddog.rules.variants import VARIANTS
from tests.page.conftest import Somebody
from tests.page.people import GUARD, PHONE, Visitor
from tests.page.served import Site
from tests.page.test_access import sideways, small_targets


def seated(
    somebody: Somebody, site: Site, game: str = "high-card-pool", bots: int = 3, **device: Any
) -> Visitor:
    """Somebody on a phone who is asked for a bet."""
    visitor = somebody(**{**PHONE, **device})
    code, host = site.game(game, bots=bots, seats=bots + 1)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    return visitor


def within(page: Page, *things: Locator) -> list[str]:
    """What is not wholly on the screen, without scrolling."""
    size = page.viewport_size
    assert size
    cut = []
    for thing in things:
        box = thing.bounding_box()
        assert box, thing
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        if box["x"] < -0.5 or box["y"] < -0.5 or right > size["width"] + 0.5 or bottom > size["height"] + 0.5:
            cut.append(f"{thing}: {box}")
    return cut


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_ones_turn_needs_no_scrolling(somebody: Somebody, site: Site, game: str) -> None:
    visitor = seated(somebody, site, game, bots=2)
    page = visitor.page
    assert page.evaluate("document.scrollingElement.scrollTop") == 0
    hand = page.get_by_role("region", name="Your hand").get_by_role("img").all()
    needed = [page.locator(".pot"), page.locator("#bar-title"), visitor.box, visitor.place]
    assert within(page, *needed, *visitor.bar.locator(".presets button").all(), *hand) == []
    assert sideways(page) == 0


def test_the_row_below_the_bar_is_on_the_screen_too(somebody: Somebody, site: Site) -> None:
    visitor = seated(somebody, site)
    row = visitor.page.locator("nav.tablefoot button").all()
    assert len(row) >= 5
    assert within(visitor.page, *row) == []


def test_what_a_thumb_has_to_hit_is_large_and_the_pot_stands_apart(somebody: Somebody, site: Site) -> None:
    visitor = seated(somebody, site)
    assert small_targets(visitor.page) == []
    presets = [preset.bounding_box() for preset in visitor.bar.locator(".presets button").all()]
    lefts = [(box["x"], box["x"] + box["width"]) for box in presets if box]
    gaps = [after[0] - before[1] for before, after in pairwise(lefts)]
    assert min(gaps) >= 7.5
    assert gaps[-1] >= gaps[0] + 8, f"the last one is no neighbour: {gaps}"


def test_own_cards_are_wide_enough_to_be_read(somebody: Somebody, site: Site) -> None:
    visitor = seated(somebody, site)
    for card in visitor.page.get_by_role("region", name="Your hand").get_by_role("img").all():
        box = card.bounding_box()
        assert box
        assert box["width"] >= 55.5


def test_one_tap_is_one_action(somebody: Somebody, site: Site) -> None:
    """U-09: the first tap does not merely focus, and a second soon after does not zoom."""
    visitor = seated(somebody, site)
    before = len(visitor.bets())
    visitor.bar.locator("button.step").last.tap()
    expect(visitor.box).to_have_value("2")
    visitor.place.tap()
    visitor.wait_until(lambda: visitor.bets()[before:] == [2])
    assert visitor.page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize(
    "size",
    [{"width": 740, "height": 360}, {"width": 320, "height": 568}, {"width": 1280, "height": 400}],
    ids=str,
)
def test_other_screens_show_a_turn_without_scrolling_sideways(
    somebody: Somebody, site: Site, size: dict[str, int]
) -> None:
    visitor = seated(somebody, site, viewport=size)
    assert sideways(visitor.page) == 0
    visitor.place.scroll_into_view_if_needed()
    assert within(visitor.page, visitor.place, visitor.box) == []
    visitor.page.wait_for_timeout(GUARD)
    visitor.place.click()
    visitor.wait_until(visitor.bets)


def test_nothing_is_lost_with_letters_of_twice_the_size(somebody: Somebody, site: Site) -> None:
    visitor = seated(somebody, site)
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(visitor.page) == 0
    for thing in (
        visitor.box,
        visitor.place,
        visitor.page.locator(".pot"),
        visitor.page.locator("#bar-title"),
    ):
        thing.scroll_into_view_if_needed()
        expect(thing).to_be_in_viewport(ratio=0.95)
    visitor.place.click()
    visitor.wait_until(visitor.bets)


def test_the_phone_may_be_turned_in_mid_turn(somebody: Somebody, site: Site) -> None:
    visitor = seated(somebody, site)
    before = len(visitor.bets())
    visitor.box.fill("2")
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    expect(visitor.box).to_have_value("2")
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    expect(visitor.box).to_have_value("2")
    visitor.place.click()
    visitor.wait_until(lambda: visitor.bets()[before:] == [2])
