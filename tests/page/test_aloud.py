"""What a screen reader gets: the accessibility tree, and the two places that speak (ux.md section 7, scenario 11; U-06, U-11)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reddog.rules.variants import VARIANTS
from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Site

LISTEN = """
window.heard = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    const place = node.parentElement?.closest("[aria-live], [role=log], [role=alert], [role=status]");
    if (place && node.textContent.trim()) window.heard.push([place.id || place.role, node.textContent.trim()]);
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
CARD = r"(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of (spades|hearts|diamonds|clubs)"


def listening(somebody: Somebody, site: Site, game: str = "high-card-pool", **settings: Any) -> Visitor:
    """Somebody who hears the page, at a table where a bet is asked for."""
    visitor = somebody()
    visitor.page.add_init_script(LISTEN)
    code, host = site.game(game, bots=2, seats=3, **settings)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    return visitor


def heard(page: Page, place: str) -> list[str]:
    """What one of the places has said."""
    found: list[list[str]] = page.evaluate("window.heard")
    return [text for where, text in found if where == place]


def test_ones_turn_is_said_once_with_its_range(somebody: Somebody, site: Site) -> None:
    visitor = listening(somebody, site)
    visitor.page.wait_for_timeout(1500)
    turns = [text for text in heard(visitor.page, "urgent") if "Your turn" in text]
    assert len(turns) == 1
    assert re.search(r"Bet \d+", turns[0])


def test_the_turned_card_comes_before_the_outcome_and_the_chips_and_whose_turn_it_is_then(
    somebody: Somebody, site: Site
) -> None:
    visitor = listening(somebody, site, clock={"turn": 0, "bank": 0, "pause": 3, "bots": 2})
    before = len(heard(visitor.page, "told"))
    visitor.place.click()
    visitor.wait_until(
        lambda: any(re.search("You (win|lose)", text) for text in heard(visitor.page, "told")[before:])
    )
    said = " ".join(heard(visitor.page, "told")[before:])
    turned = re.search(rf"Turned for you: (?:the )?{CARD}", said)
    outcome = re.search(r"You (win|lose) \d+", said)
    assert turned, said
    assert outcome, said
    assert turned.start() < outcome.start() < said.index("Pot ", outcome.start())
    assert said.count(outcome[0]) == 1


def test_the_same_outcome_twice_is_said_twice(somebody: Somebody, site: Site) -> None:
    visitor = listening(somebody, site)
    for _ in range(6):
        count = len(visitor.bets())
        visitor.place.click()
        visitor.wait_until(lambda count=count: len(visitor.bets()) > count)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        visitor.wait_for_bet()
    settled = [event for event in visitor.events("settled") if event["seat"] == visitor.seat]
    assert len(settled) >= 6

    def outcomes() -> list[str]:
        return re.findall(r"You (?:win|lose) \d+", " ".join(heard(visitor.page, "told")))

    visitor.wait_until(lambda: len(outcomes()) == len(settled))
    assert len(set(outcomes())) < len(settled), "some were the same"


def test_nothing_is_said_of_what_happened_before_one_came(somebody: Somebody, site: Site) -> None:
    visitor = listening(somebody, site)
    visitor.page.reload()
    visitor.wait_for_bet()
    assert not any("sits down" in text for text in heard(visitor.page, "told"))


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_cards_have_names_and_backs_have_none(somebody: Somebody, site: Site, game: str) -> None:
    """U-11: whoever reads every label, title and address of the page learns no card that the seat may not know."""
    visitor = listening(somebody, site, game)
    page = visitor.page
    for card in page.locator(".card").all():
        name = card.get_attribute("aria-label") or ""
        back = "back" in (card.get_attribute("class") or "").split()
        assert re.search(CARD, name) is None if back else re.search(CARD, name), name
        if back:
            assert (
                re.search(r"[♠♥♦♣]|[2-9TJQKA]{1,2}[cdhs]\b", card.evaluate("node => node.outerHTML")) is None
            )


def test_the_table_has_headings_lists_and_names_for_everything_that_can_be_pressed(
    somebody: Somebody, site: Site
) -> None:
    visitor = listening(somebody, site)
    page = visitor.page
    for name in ("Table", "Your hand", "Log"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_attached()
    seats = page.get_by_role("list", name=re.compile("Seats"))
    expect(seats.get_by_role("listitem")).to_have_count(3)
    assert page.locator("html").get_attribute("lang") == "en"
    for control in page.locator("button, a, input, select").all():
        if control.is_visible():
            assert control.evaluate(
                "node => (node.ariaLabel || node.innerText || node.labels?.[0]?.innerText || node.title || '').trim()"
            ), control.evaluate("node => node.outerHTML")


def test_the_clock_is_said_near_its_end_and_only_then(somebody: Somebody, site: Site) -> None:
    visitor = somebody()
    visitor.page.add_init_script(LISTEN)
    clock = {"turn": 12, "bank": 0, "pause": 0, "bots": 0, "warning": 10, "grace": 0}
    code, host = site.game("shoot", bots=1, seats=3, clock=clock)
    site.join(code, site.guest("Bob")).done("sit", name="Bob")
    visitor.join(code, "Zoe")
    host.done("start")
    timer = visitor.bar.get_by_role("timer")
    expect(timer).to_be_visible(timeout=60_000)
    assert timer.get_attribute("aria-live") == "off"
    visitor.wait_until(lambda: any("second" in text for text in heard(visitor.page, "urgent")))
    left = re.search(r"0:(\d+)", timer.get_attribute("aria-label") or "")
    assert left is None or int(left[1]) <= 10
    assert sum("second" in text for text in heard(visitor.page, "urgent")) == 1


def test_the_title_of_the_window_says_whose_turn_it_is(somebody: Somebody, site: Site) -> None:
    visitor = listening(somebody, site)
    assert visitor.page.title().startswith("●")
    visitor.place.click()
    visitor.wait_until(visitor.bets)


def test_suits_differ_by_more_than_colour_and_stand_on_white(somebody: Somebody, site: Site) -> None:
    """U-04, U-05."""
    visitor = listening(somebody, site)
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Large signs on the cards").check()
    visitor.page.keyboard.press("Escape")
    cards = visitor.page.locator(".hand .card:not(.back)").all()
    assert len(cards) == 5
    for card in cards:
        assert re.fullmatch(r"(10|[2-9JQKA])\s*[♠♥♦♣]", card.inner_text().strip())
        colour, ground = card.evaluate(
            "node => [getComputedStyle(node.querySelector('b')).color, getComputedStyle(node).backgroundColor]"
        )
        assert contrast(colour, ground) >= 4.5, (colour, ground)


def contrast(one: str, other: str) -> float:
    """Of two colours as a browser tells them, by WCAG 2."""
    lights = []
    for colour in (one, other):
        red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (red, green, blue)
        ]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)
