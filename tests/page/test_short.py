"""One's own turn, with a result on the table, on a short phone upright and lying (ux.md 3.1, 3.5)."""

from __future__ import annotations

import pytest

from reddog.rules.variants import VARIANTS
from tests.page.conftest import Somebody
from tests.page.people import PHONE
from tests.page.scenes_table import turn_of
from tests.page.test_access import sideways
from tests.page.test_phone import within

SIZES = ((360, 740), (375, 667), (360, 640), (667, 375), (740, 360))
HIDDEN = """() => document.querySelector(".at-table").scrollHeight - document.querySelector(".at-table").clientHeight"""
"""Pixels of the table that are out of sight."""


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_ones_turn_fits_on_a_short_phone_however_it_is_held(somebody: Somebody, game: str) -> None:
    visitor = somebody(**PHONE)
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    turn_of(game, visitor)
    page = visitor.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait_until(lambda: page.evaluate("innerWidth") == width)  # noqa: B023 - it is waited for here
        assert page.evaluate(HIDDEN) <= 0, (width, height)
        assert sideways(page) == 0
        parts = ".pot, #bar-title, .bar button, #amount-box, .hand li, .result, .centre .laid, nav.tablefoot button"
        seen = [part for part in page.locator(parts).all() if part.is_visible()]
        assert within(page, *seen) == [], (width, height)


def test_in_the_narrowest_window_all_of_it_can_be_scrolled_to(somebody: Somebody) -> None:
    visitor = somebody(**{**PHONE, "viewport": {"width": 320, "height": 568}})
    visitor.page.add_init_script("localStorage.setItem('reddog.coached', 'true')")
    turn_of("polish", visitor)
    assert sideways(visitor.page) == 0
    for part in visitor.page.locator(".pot, .bankline, .result, .bar button, #amount-box").all():
        part.scroll_into_view_if_needed()
        assert within(visitor.page, part) == []
