"""The bet bar in a real game: what may be typed, what a press is for, and that no slip costs a stack (ux.md 3.3; U-02, M-27, M-28, M-36)."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, Visitor
from tests.page.served import Program, Site


@pytest.fixture
def host(visitor: Visitor) -> Iterator[Program]:
    """The host of a game of High Card Pool at which the visitor is asked for a bet; the pot is 3 with the first ante."""
    code, host = visitor.site.game("high-card-pool", bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    yield host
    host.close()


def range_of(visitor: Visitor) -> tuple[int, int]:
    """The legal range as the bar says it in words."""
    said = visitor.bar.get_by_role("heading").inner_text()
    told = re.search(r"Bet (\d+)(?: to (\d+))?[.:]", said)
    assert told, said
    return int(told[1]), int(told[2] or told[1])


def test_the_least_bet_stands_in_the_box_and_the_button_repeats_it(visitor: Visitor, host: Program) -> None:
    least, _ = range_of(visitor)
    expect(visitor.box).to_have_value(str(least))
    expect(visitor.place).to_contain_text(re.compile(rf"\b{least}\b"))


WRONG = ("0", "99999", "2.5", "-1", "abc", "1,000", "🂡", " ", "1e1", "9" * 400)


def test_a_wrong_entry_stays_in_the_box_with_its_reason_and_is_never_placed(
    visitor: Visitor, host: Program
) -> None:
    """Scenario 4, U-02."""
    before, bets = len(visitor.history()), len(visitor.bets())
    for typed in WRONG:
        visitor.box.fill(typed)
        visitor.box.press("Enter")
        visitor.box.press("Enter")
        expect(visitor.box).to_have_value(typed)
        expect(visitor.place).to_be_disabled()
        if typed.strip():
            expect(visitor.page.locator("#amount-why")).not_to_be_empty()
            expect(visitor.box).to_have_attribute("aria-invalid", "true")
    assert len(visitor.history()) == before
    least, _ = range_of(visitor)
    visitor.box.fill(f" {least} ")
    visitor.place.click()
    visitor.wait_until(lambda: visitor.bets()[bets:] == [least])


def test_buttons_only_set_amounts_that_are_legal_and_the_last_is_the_very_limit(
    visitor: Visitor, host: Program
) -> None:
    """M-27."""
    before = len(visitor.history())
    least, most = range_of(visitor)
    presets = visitor.bar.locator(".presets button")
    expect(presets).to_have_count(5)
    for preset in presets.all():
        if preset.is_enabled():
            preset.click()
            assert least <= int(visitor.box.input_value()) <= most
            expect(visitor.place).to_be_enabled()
        else:
            # A part that may not be bet names no amount.
            expect(preset.locator("small")).to_have_count(0)
    expect(visitor.box).to_have_value(str(most))
    assert len(visitor.history()) == before


def test_steps_stop_at_both_ends(visitor: Visitor, host: Program) -> None:
    least, most = range_of(visitor)
    less, more = visitor.bar.locator("button.step").all()
    less.click()
    expect(visitor.box).to_have_value(str(least))
    for _ in range(most - least + 2):
        more.click()
    expect(visitor.box).to_have_value(str(most))
    visitor.box.press("Shift+ArrowDown")
    expect(visitor.box).to_have_value(str(max(least, most - 10)))


@pytest.mark.parametrize(("game", "label"), [("denexa", "Pot it"), ("high-card-pool", "Pot")])
def test_where_winning_the_pot_ends_the_game_its_button_says_so(
    somebody: Somebody, site: Site, game: str, label: str
) -> None:
    """ux.md 3.3: named by what the view tells of the rules, not by the game."""
    visitor = somebody()
    code, host = site.game(game, bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    expect(visitor.bar.locator(".preset.top")).to_have_text(re.compile(rf"^{label}\d"))


def test_the_slider_sets_an_amount_and_ends_at_the_very_limits(visitor: Visitor, host: Program) -> None:
    visitor.page.set_viewport_size({"width": 1280, "height": 800})  # where there is room for one
    least, most = range_of(visitor)
    before = len(visitor.bets())
    slide = visitor.bar.get_by_role("slider")
    slide.focus()
    for key, amount in (("End", most), ("Home", least), ("ArrowRight", min(least + 1, most))):
        slide.press(key)
        expect(visitor.box).to_have_value(str(amount))
    assert len(visitor.bets()) == before, "it only sets"


def test_five_fast_presses_are_one_bet(visitor: Visitor, host: Program) -> None:
    """Scenario 14."""
    before = len(visitor.bets())
    visitor.page.evaluate(
        "for (let press = 0; press < 5; press++) document.querySelector('.amount button.go').click()"
    )
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    visitor.page.wait_for_timeout(GUARD)
    assert len(visitor.bets()) == before + 1


def test_what_is_typed_survives_ten_events_a_second(visitor: Visitor, host: Program) -> None:
    visitor.box.fill("")
    stop = threading.Event()

    def chat() -> None:
        while not stop.wait(0.1):
            host.done("say", text="and another thing")

    chatting = threading.Thread(target=chat)
    chatting.start()
    try:
        visitor.box.press_sequentially("123x45", delay=250)
    finally:
        stop.set()
        chatting.join()
    expect(visitor.box).to_have_value("123x45")
    expect(visitor.box).to_be_focused()
    assert visitor.page.locator("#told").inner_text().count("another thing") > 3, (
        "the others were heard meanwhile"
    )


def test_the_whole_stack_is_not_lost_by_a_slip(somebody: Somebody, site: Site) -> None:
    """M-28: more than half of the stack, set by a button, wants a second press; typed, it was meant."""
    visitor = somebody()
    code, host = site.game("high-card-pool", bots=2, seats=3, buy_in=4)
    visitor.join(code, "Zoe")
    host.done("start")
    top = visitor.bar.locator(".presets button.top")

    def everything() -> bool:
        if not visitor.box.is_visible() or range_of(visitor)[0] == range_of(visitor)[1]:
            return False
        top.click()
        return int(visitor.box.input_value()) * 2 > visitor.chips

    visitor.play_until(everything)
    visitor.page.wait_for_timeout(GUARD)
    most, before = int(visitor.box.input_value()), len(visitor.bets())
    visitor.place.click()
    expect(visitor.place).to_have_class(re.compile("armed"))
    visitor.page.wait_for_timeout(GUARD)
    assert len(visitor.bets()) == before
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    assert visitor.bets()[before] == most


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (740, 360)])
def test_a_press_right_after_things_have_changed_does_nothing_says_why_and_moves_nothing(
    somebody: Somebody, site: Site, width: int, height: int
) -> None:
    """M-28: the button may have meant something else when the finger went down; it is there for the second press."""
    visitor = somebody(viewport={"width": width, "height": height})
    code, host = site.game("high-card-pool", bots=2, seats=3)
    visitor.join(code, "Zoe")
    visitor.page.evaluate(
        """() => new MutationObserver((changes, observer) => {
          const button = document.querySelector(".amount button.go:not(:disabled)");
          if (button) { observer.disconnect(); setTimeout(() => button.click(), 100); }
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    host.done("start")
    expect(visitor.page.locator("#bar-note")).not_to_be_empty()
    expect(visitor.box).to_be_visible()
    assert visitor.bets() == []
    visitor.page.wait_for_timeout(GUARD)
    noted = visitor.place.bounding_box()
    visitor.bar.get_by_role("button", name=re.compile("^Min")).click()
    expect(visitor.page.locator("#bar-note")).to_be_empty()
    assert visitor.place.bounding_box() == noted
    visitor.place.click()
    visitor.wait_until(visitor.bets)


def test_the_buttons_are_gone_when_the_time_is_up(somebody: Somebody, site: Site) -> None:
    """M-36."""
    visitor, other = somebody(), site.guest("Bob")
    clock = {"turn": 2, "bank": 0, "pause": 0, "bots": 0, "warning": 1, "grace": 0}
    code, host = site.game("shoot", bots=1, seats=4, clock=clock)
    bob = site.join(code, other)
    bob.done("sit", name="Bob")
    visitor.join(code, "Zoe")
    host.done("start")
    expect(visitor.page.locator("li.seat.own")).to_contain_text(
        re.compile("away", re.IGNORECASE), timeout=60_000
    )
    expect(visitor.bar).to_have_count(0)
    assert any(
        act.get("why") == "time" and act.get("seat") == visitor.seat
        for line in visitor.history()
        for act in line.get("acts", ())
    )
