"""Every game in the page: a person and bots, to the end of a deal and into the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from reddog.rules.variants import VARIANTS, Variant
from tests.page.people import Visitor


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_deal_of_every_game_is_played_to_its_end(visitor: Visitor, variant: Variant) -> None:
    code, host = visitor.site.game(variant.name, bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    # A deal in which all pass settles nothing: then one more is played.
    visitor.play_until(lambda: visitor.deal >= 2 and bool(visitor.events("settled")))
    page = visitor.page
    accounts = visitor.ledger()["accounts"]
    assert len(accounts) >= 2
    # The log in the page is whole: one numbered line for every entry that says something.
    numbers = [int(text) for text in page.locator(".log ol a").all_text_contents()]
    assert numbers == sorted(set(numbers))
    expect(page.locator(".log section")).not_to_have_count(0)
    assert page.locator("main").get_by_text("undefined").count() == 0
    assert page.locator("main").get_by_text("NaN").count() == 0
