"""An evening of three friends: one at a desk, one on a phone, one with a keyboard alone; three games and a settling up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, PHONE, Visitor
from tests.page.served import Site
from tests.page.test_access import sideways
from tests.page.test_keys import press_to

GAMES = ("high-card-pool", "polish", "casino")
QUICK = {"turn": 0, "bank": 0, "pause": 1, "bots": 0}
IN_BAR = "document.activeElement.closest('section.bar.asks') !== null"


def with_keys(visitor: Visitor) -> None:
    """Answer what is asked with keys alone, from wherever the focus is."""
    page = visitor.page
    if not visitor.bar.is_visible():
        return
    for _ in range(60):
        if page.evaluate(IN_BAR) and page.evaluate("document.activeElement.matches('.go, .decision')"):
            break
        page.keyboard.press("Tab")
        if not visitor.bar.is_visible():
            return
    page.wait_for_timeout(GUARD)
    page.keyboard.press("Enter")


def with_taps(visitor: Visitor) -> None:
    """Answer with a finger; the phone never scrolls sideways for it."""
    for button in (visitor.place, visitor.bar.locator(".decisions button")):
        if button.first.is_visible() and button.first.is_enabled():
            assert sideways(visitor.page) == 0
            visitor.answer()
            return


def play(friends: Sequence[Visitor], over: Callable[[], bool]) -> None:
    """All answer, each in his own way, until something is so."""
    desk, phone, keys = friends

    def played() -> bool:
        desk.answer()
        with_taps(phone)
        with_keys(keys)
        return over()

    desk.wait_until(played, patience=180)


def choose(host: Visitor, game: str) -> None:
    """The host has another game dealt from the next deal on."""
    host.page.get_by_role("tab", name="Host").click()
    panel = host.page.get_by_role("tabpanel")
    panel.get_by_role("combobox", name="Game").select_option(value=game)
    panel.get_by_role("button", name="Play by these rules").click()
    host.wait_until(lambda: settings(host)["game"] == game)


def settings(visitor: Visitor) -> dict[str, object]:
    """What the table has agreed on, last of all."""
    told = [act for line in visitor.history() for act in line.get("acts", ()) if "settings" in act]
    return dict(told[-1]["settings"])


@pytest.mark.timeout(400)
def test_an_evening_of_three_games_on_three_devices_settles_up_to_zero(
    somebody: Somebody, site: Site
) -> None:
    desk, phone, keys = somebody(), somebody(**PHONE), somebody()
    token = desk.context.request.post(f"{site.address}/api/guest", data={"name": "Ann"}).json()["token"]
    code = site.table(token, game=GAMES[0], seats=3, clock=QUICK)
    desk.page.goto(f"/t/{code}")
    desk.page.get_by_role("button", name="Take a seat").first.click()
    phone.join(code, "Bob")
    keys.page.goto(f"/t/{code}")
    expect(keys.page.get_by_label("Your name")).to_be_visible()
    press_to(keys.page, "Your name")
    keys.page.keyboard.type("Cid")
    keys.page.keyboard.press("Enter")
    keys.at_table()
    friends = (desk, phone, keys)

    desk.page.get_by_role("button", name="Start the game").first.click()
    for game in GAMES:
        if game != GAMES[0]:
            choose(desk, game)
        ends = desk.deal + 2
        play(friends, lambda ends=ends: desk.deal > ends)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        assert settings(desk)["game"] == game
    assert {bet["seat"] for bet in desk.events("bet-placed")} == {0, 1, 2}

    desk.page.get_by_role("tab", name="Me").click()
    desk.page.locator("details.agree summary").click()
    desk.page.get_by_role("button", name="End the evening").click()
    phone.page.locator(".proposal").get_by_role("button", name="Agree").tap()
    press_to(keys.page, "^Agree$", key="Shift+Tab")
    keys.page.keyboard.press("Enter")
    play(friends, lambda: all(friend.page.locator(".notice.over").is_visible() for friend in friends))
    desk.page.locator(".notice.over").get_by_role("button").click()
    panel = desk.page.get_by_role("tabpanel")
    for name in ("Ann", "Bob", "Cid"):
        expect(panel).to_contain_text(name)

    told = desk.ledger()
    assert sorted(account["name"] for account in told["accounts"]) == ["Ann", "Bob", "Cid"]
    for account in told["accounts"]:
        received = sum(one["chips"] for one in told["transfers"] if one["receiver"] == account["person"])
        paid = sum(one["chips"] for one in told["transfers"] if one["payer"] == account["person"])
        assert account["net"] == received - paid
