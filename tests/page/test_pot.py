"""What built the pot, and a result that is cut on a small screen: both are told whole at a press (ux.md 3.1, 3.4)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Somebody
from tests.page.people import PHONE, Visitor
from tests.page.served import Site
from tests.page.test_access import faults, small_targets


def betting(somebody: Somebody, site: Site, game: str, **device: Any) -> Visitor:
    """Somebody who is asked for a bet in a game that has gone on for a while."""
    visitor = somebody(**device)
    code, host = site.game(game, bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.play_until(lambda: visitor.deal >= 2)
    visitor.wait_for_bet()
    return visitor


def pot(visitor: Visitor) -> Locator:
    """What is pressed."""
    return visitor.page.locator("button.pot")


def chips(text: str) -> int:
    """A number with its sign, as the page writes it."""
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))


@pytest.mark.parametrize("game", ["high-card-pool", "shoot", "fort-wayne"])
def test_a_press_on_the_pot_tells_what_built_it(somebody: Somebody, site: Site, game: str) -> None:
    visitor = betting(somebody, site, game)
    page = visitor.page
    shown = chips(pot(visitor).inner_text())
    pot(visitor).click()
    rows = page.locator(".built tbody tr")
    expect(rows.first).to_be_visible()
    told = [[chips(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    before = 0
    for change, after in told:
        assert before + change == after
        before = after
    assert before == shown
    assert all(after for _, after in told[:-1]), "since it was empty"
    names = {player["name"] for player in visitor.ledger()["accounts"]}
    for row in rows.all():
        said = row.locator("th").inner_text()
        assert any(name in said for name in names), said
    assert faults(page) == []


def test_the_list_follows_the_game_and_escape_gives_the_focus_back(somebody: Somebody, site: Site) -> None:
    visitor = betting(somebody, site, "high-card-pool")
    page = visitor.page
    box = visitor.box.input_value()
    pot(visitor).focus()
    page.keyboard.press("Enter")
    expect(pot(visitor)).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".built .scroll")).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert visitor.box.input_value() == box, "its arrows scroll, and step no bet"
    before = len(visitor.bets())
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    visitor.wait_for_bet()
    expect(page.locator(".built tbody tr").last.locator("td").last).to_have_text(
        str(chips(pot(visitor).inner_text()))
    )
    page.locator(".built .scroll").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".built")).to_have_count(0)
    expect(pot(visitor)).to_be_focused()


@pytest.mark.parametrize("size", [(360, 740), (667, 375)], ids=str)
def test_on_a_phone_the_list_covers_neither_hand_nor_bar(
    somebody: Somebody, site: Site, size: tuple[int, int]
) -> None:
    visitor = betting(
        somebody, site, "high-card-pool", **{**PHONE, "viewport": {"width": size[0], "height": size[1]}}
    )
    pot(visitor).tap()
    built = visitor.page.locator(".built").bounding_box()
    assert built
    for part in (visitor.bar, visitor.page.locator(".hand"), visitor.page.locator(".hint")):
        box = part.bounding_box()
        assert box
        apart = (
            built["y"] + built["height"] <= box["y"] + 0.5
            or built["x"] + built["width"] <= box["x"] + 0.5
            or box["y"] + box["height"] <= built["y"] + 0.5
        )
        assert apart, (built, box)
    expect(visitor.page.locator(".built tbody tr").last).to_be_in_viewport(ratio=1)
    assert small_targets(visitor.page) == []


def test_a_result_that_is_cut_is_shown_whole_at_a_press_and_nothing_moves(
    somebody: Somebody, site: Site
) -> None:
    visitor = betting(somebody, site, "high-card-pool", **PHONE)
    page = visitor.page
    page.evaluate("document.documentElement.style.setProperty('font-size', '118%')")
    unfold = page.locator(".result .unfold")

    def cut() -> bool:
        if unfold.is_visible() and visitor.bar.is_visible():
            return True
        visitor.answer()
        return False

    visitor.wait_until(cut, patience=60)
    said = page.locator(".result p").first
    assert re.match(r"\W*(\S+ (wins?|loses?|is even)|You)", said.inner_text())
    place = visitor.bar.bounding_box()
    unfold.focus()
    page.keyboard.press("Enter")
    expect(unfold).to_have_attribute("aria-expanded", "true")
    assert said.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    assert visitor.bar.bounding_box() == place
    assert small_targets(page) == []
    page.keyboard.press("Enter")
    expect(unfold).to_have_attribute("aria-expanded", "false")
