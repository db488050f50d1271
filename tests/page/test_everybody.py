"""Every game by two, three and eight people, each in a browser of his own: all see one table, and only their own cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from reddog.errors import BadRules
from reddog.rules.capacity import check_seats
from reddog.rules.variants import VARIANTS, Variant
from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Site
from tests.page.test_company import company, seats

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eva", "Fay", "Gus", "Hal")


def companies() -> Iterator[object]:
    """Every game with the numbers of people that it takes."""
    for variant in VARIANTS:
        for count in (2, 3, 8):
            with suppress(BadRules):
                check_seats(variant, count)
                yield pytest.param(variant, count, id=f"{variant.name} by {count}")


@pytest.mark.timeout(400)
@pytest.mark.parametrize(("variant", "count"), list(companies()))
def test_people_play_a_deal_to_its_end_and_see_the_same_table(
    somebody: Somebody, site: Site, variant: Variant, count: int
) -> None:
    people = company(somebody, site, NAMES[:count], game=variant.name)
    host = people[0]
    host.page.get_by_role("button", name="Start the game").first.click()
    host.wait_until(lambda: any(one.bar.is_visible() for one in people))
    for one in people:
        page = one.page.content() + one.page.locator("body").aria_snapshot()
        secret = {card for other in people if other is not one for card in hand(other)}
        assert not [card for card in secret if card in page]

    def over() -> bool:
        for one in people:
            one.answer()
        # A deal in which all pass settles nothing: then one more is played.
        return host.deal >= 2 and bool(host.events("settled"))

    host.wait_until(over, patience=300)
    host.wait_until(lambda: len({one.page.locator(".pot").inner_text() for one in people}) == 1)
    host.wait_until(lambda: all(seats(one) == seats(host) for one in people))


def hand(visitor: Visitor) -> list[str]:
    """The names of the cards that somebody sees in his hand."""
    cards = visitor.page.locator(".hand .card:not(.back)").all()
    return [name for card in cards if (name := card.get_attribute("aria-label"))]
