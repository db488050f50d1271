"""Faults that were seen elsewhere, each as a person at a table meets it (ux.md sections 3.3, 4 and 7; cases.md M and U)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, Visitor
from tests.page.served import Program, Site
from tests.page.test_aloud import LISTEN, heard
from tests.page.test_bet import range_of
from tests.page.test_company import asked, begin, company

ODD = "<img src=x onerror=alert(1)> & \"so\" 'on'"


def playing(
    visitor: Visitor, site: Site, game: str = "high-card-pool", *, bots: int = 2, **settings: Any
) -> Program:
    """The host of a game with bots at which the visitor is asked for a bet."""
    code, host = site.game(game, bots=bots, seats=bots + 1, **settings)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    return host


def own_table(visitor: Visitor, site: Site, **settings: Any) -> str:
    """The visitor hosts a table and sits at it; its code."""
    token = visitor.context.request.post(f"{site.address}/api/guest", data={"name": "Zoe"}).json()["token"]
    quick = {"turn": 0, "bank": 0, "pause": 1, "bots": 0}
    code = site.table(token, **{"game": "shoot", "seats": 4, "clock": quick, **settings})
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_role("button", name="Take a seat").first.click()
    visitor.at_table()
    return code


def friend(site: Site, code: str, name: str) -> Program:
    """Somebody without a page who sits down."""
    other = site.join(code, site.guest(name))
    other.done("sit", name=name)
    return other


# --- the bet ---


def test_at_a_pot_of_three_five_wrong_entries_are_each_refused_and_three_is_bet_once(
    somebody: Somebody, site: Site
) -> None:
    """Scenario 4, word for word."""
    people = company(somebody, site, ("Ann", "Bob", "Cid"))
    one = begin(people)
    for visitor in people:
        expect(visitor.page.locator(".pot")).to_contain_text("3")
    assert range_of(one) == (1, 3)
    reasons = {}
    for typed in ("0", "4", "2.5", "-1", "abc"):
        one.box.fill(typed)
        one.box.press("Enter")
        expect(one.box).to_have_value(typed)
        expect(one.page.locator("#amount-why")).to_contain_text("1 to 3")
        reasons[typed] = one.page.locator("#amount-why").inner_text()
    assert len({reasons["0"], reasons["4"], reasons["abc"]}) == 3
    assert one.bets() == []
    one.box.fill("3")
    one.box.press("Enter")
    one.wait_until(one.bets)
    asked([visitor for visitor in people if visitor is not one])
    assert one.bets() == [3]
    accounts = one.ledger()["accounts"]
    pot = int(re.sub(r"\D", "", one.page.locator(".pot").inner_text()))
    assert sum(account["stack"] for account in accounts) + pot == 300


class Wire:
    """What lies between a page and the server, and spoils one bet."""

    def __init__(self, page: Page, fault: str) -> None:
        self.spoiled = 0
        self.fault = fault
        page.route_web_socket(re.compile("/socket$"), self.connected)

    def connected(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def say(message: str | bytes) -> None:
            told = json.loads(message)
            if self.spoiled or told.get("command", {}).get("do") != "play":
                server.send(message)
                return
            self.spoiled += 1
            if self.fault == "lost before":
                wire.close()
            elif self.fault == "lost after":
                server.on_message(lambda _: None)
                server.send(message)
                wire.close()
            else:
                answer = {"code": "server_trouble", "sentence": self.fault, "facts": {}, "number": 0}
                wire.send(json.dumps({"type": "refused", "id": told["id"], **answer}))

        wire.on_message(say)


@pytest.mark.parametrize("fault", ["lost before", "lost after"])
def test_a_bet_that_is_cut_off_on_its_way_or_on_the_way_back_is_placed_once(
    visitor: Visitor, site: Site, fault: str
) -> None:
    """Scenario 14: right after the press, and told as what it is."""
    wire = Wire(visitor.page, fault)
    playing(visitor, site)
    before = len(visitor.bets())
    visitor.box.fill("2")
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    assert wire.spoiled == 1
    visitor.wait_for_bet()
    # Where the pot is down to one chip, another bet of one may have followed.
    assert visitor.bets()[before:].count(2) == 1
    expect(visitor.page.get_by_role("region", name="Log").get_by_text(re.compile("You bet 2"))).to_have_count(
        len([bet for bet in visitor.bets() if bet == 2])
    )


def test_when_the_server_fails_the_amount_stays_and_the_bet_can_be_pressed_again(
    visitor: Visitor, site: Site
) -> None:
    """U-12: the stake is not taken, and nobody is stuck."""
    Wire(visitor.page, "Something went wrong.")
    playing(visitor, site)
    before, chips = len(visitor.bets()), visitor.chips
    visitor.box.fill("2")
    visitor.place.click()
    expect(visitor.page.locator("#bar-note")).to_have_text("Something went wrong.")
    expect(visitor.box).to_have_value("2")
    expect(visitor.place).to_be_enabled()
    assert (visitor.bets()[before:], visitor.chips) == ([], chips)
    visitor.place.click()
    visitor.wait_until(lambda: visitor.bets()[before:] == [2])


def test_a_page_that_is_loaded_anew_in_the_moment_of_a_bet_says_whether_it_counted(
    visitor: Visitor, site: Site
) -> None:
    """ux.md section 4: once or not at all, and no third thing."""
    playing(visitor, site)
    before, deal = len(visitor.bets()), visitor.deal
    with visitor.page.expect_navigation():
        visitor.page.evaluate(
            "setTimeout(() => { document.querySelector('.amount button.go').click(); location.reload(); })"
        )
    visitor.at_table()
    visitor.wait_for_bet()
    if visitor.deal == deal and len(visitor.bets()) == before:
        visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    log = visitor.page.get_by_role("region", name="Log").get_by_text(re.compile("You bet"))
    expect(log).to_have_count(len(visitor.bets()))
    assert len(visitor.bets()) == before + 1


def test_who_presses_offline_after_his_time_is_told_on_coming_back_that_it_was_too_late(
    visitor: Visitor, site: Site
) -> None:
    """M-36: with the page open, and no network."""
    visitor.page.add_init_script(LISTEN)
    clock = {"turn": 4, "bank": 0, "pause": 600, "bots": 0, "warning": 1, "grace": 0}
    # A pot in which more than one chip is left for the second bet.
    code, host = site.game("high-card-pool", seats=3, clock=clock, house={"ante": "10", "least": "1"})
    visitor.join(code, "Zoe")
    bob = friend(site, code, "Bob")
    host.done("start")

    def mine() -> bool:
        if not visitor.box.is_visible():
            bob.ask("play", move={"move": "bet", "seat": 1, "chips": 1})
        return visitor.box.is_visible()

    visitor.wait_until(mine)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()

    def too_late() -> bool:
        host.done("say", text="Zoe?")
        seats = [choice.get("seat") for choice in host.table["game"]["awaited"]]
        return visitor.seat not in seats

    visitor.wait_until(too_late)
    visitor.box.fill("2")
    visitor.place.click()
    expect(visitor.page.locator("#bar-note")).not_to_be_empty()
    before = len(heard(visitor.page, "urgent"))
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_hidden()
    expect(visitor.bar).to_have_count(0)
    visitor.wait_until(lambda: len(heard(visitor.page, "urgent")) > before)
    assert 2 not in visitor.bets(), "it was not placed for him"


def short_of_chips(visitor: Visitor, site: Site) -> None:
    """The whole pot stands in the box, set by its button, and is more than half of what the visitor has."""
    code, host = site.game("high-card-pool", bots=2, seats=3, buy_in=4)
    visitor.join(code, "Zoe")
    host.done("start")

    def everything() -> bool:
        if not visitor.box.is_visible() or range_of(visitor)[0] == range_of(visitor)[1]:
            return False
        visitor.bar.locator(".presets button.top").click()
        return int(visitor.box.input_value()) * 2 > visitor.chips

    visitor.play_until(everything)
    visitor.page.wait_for_timeout(GUARD)


def test_a_large_pot_is_placed_by_holding_the_button_and_a_finger_that_slides_off_places_nothing(
    visitor: Visitor, site: Site
) -> None:
    """ux.md 3.3; WCAG 2.5.2."""
    short_of_chips(visitor, site)
    before, most = len(visitor.bets()), int(visitor.box.input_value())
    mouse = visitor.page.mouse
    visitor.place.hover()
    mouse.down()
    mouse.move(5, 5)
    visitor.page.wait_for_timeout(2 * GUARD)
    mouse.up()
    assert visitor.bets()[before:] == []
    visitor.place.hover()
    mouse.down()
    visitor.wait_until(lambda: visitor.bets()[before:] == [most])
    mouse.up()


def test_a_large_pot_wants_enter_twice(visitor: Visitor, site: Site) -> None:
    short_of_chips(visitor, site)
    before, most = len(visitor.bets()), int(visitor.box.input_value())
    page = visitor.page
    page.locator("section.felt").focus()
    page.keyboard.press("Enter")
    expect(visitor.place).to_have_class(re.compile("armed"))
    expect(page.locator("#urgent")).to_contain_text("Press again")
    assert visitor.bets()[before:] == []
    page.wait_for_timeout(GUARD)
    page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.bets()[before:] == [most])
