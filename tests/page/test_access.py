"""Every screen is looked at by axe, in light and dark, at a desk and on a phone (WCAG 2.2 AA; U-04 to U-09)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.page.conftest import Somebody
from tests.page.people import PHONE
from tests.page.scenes import SCENES

DESK = {"viewport": {"width": 1280, "height": 800}}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


NARROW = ("start", "settings", "new_table", "join", "my_turn", "casino", "ledger", "rules", "me")
"""Screens that are also tried in the narrowest window and with the largest letters."""


def faults(page: Page) -> list[str]:
    """What axe finds: the rule, and where."""
    found = Axe().run(page, options={**RULES, "resultTypes": ["violations"]}).response["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("screen", SCENES)
@pytest.mark.parametrize(
    ("device", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk, light", "phone, dark"]
)
def test_axe_finds_no_fault(
    somebody: Somebody, screen: str, device: dict[str, Any], scheme: Literal["light", "dark"]
) -> None:
    visitor = somebody(color_scheme=scheme, **device)
    SCENES[screen](visitor)
    assert faults(visitor.page) == []


@pytest.mark.parametrize("screen", NARROW)
def test_nothing_is_cut_off_at_320_pixels_or_with_letters_of_twice_the_size(
    somebody: Somebody, screen: str
) -> None:
    """Of 1280 pixels at 400 per cent 320 are left (WCAG 1.4.10); 200 per cent of text is 1.4.4."""
    narrow = somebody(viewport={"width": 320, "height": 568})
    SCENES[screen](narrow)
    assert sideways(narrow.page) == 0
    large = somebody(viewport={"width": 640, "height": 740})
    SCENES[screen](large)
    large.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(large.page) == 0


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("screen", NARROW)
def test_what_a_thumb_has_to_hit_is_large_enough(somebody: Somebody, screen: str) -> None:
    """U-09: 44 px, but for links within a sentence and what nobody sees."""
    visitor = somebody(**PHONE)
    SCENES[screen](visitor)
    assert small_targets(visitor.page) == []


SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest("p, li > .soft, .skip, .unseen, footer"))
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width.toFixed()} x ${box.height.toFixed()}`)"""


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller."""
    found: list[str] = page.evaluate(SMALL)
    return found
