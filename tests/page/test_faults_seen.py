"""What is heard and seen of a turn, with every key and in every size (ux.md sections 3.5 and 7; cases.md U)."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, PHONE, Visitor
from tests.page.served import Program, Site
from tests.page.test_access import sideways
from tests.page.test_aloud import LISTEN, contrast, heard
from tests.page.test_bet import range_of
from tests.page.test_company import overlaps
from tests.page.test_faults import friend, playing
from tests.page.test_keys import RING, press_to


def test_the_next_to_act_is_said_after_the_outcome_and_a_refusal_again_when_it_comes_again(
    visitor: Visitor, site: Site
) -> None:
    """WCAG 4.1.3, and the order of ux.md 3.5."""
    visitor.page.add_init_script(LISTEN)
    code, host = site.game("high-card-pool", seats=3, clock={"turn": 0, "bank": 0, "pause": 600, "bots": 0})
    visitor.join(code, "Zoe")
    bob = friend(site, code, "Bob")
    cid = friend(site, code, "Cid")
    host.done("start")

    def first() -> bool:
        waiting = seats_waiting(host)
        for seat, other in ((1, bob), (2, cid)):
            if waiting == {seat}:
                other.ask("play", move={"move": "bet", "seat": seat, "chips": 1})
        return visitor.box.is_visible()

    visitor.wait_until(first)
    visitor.page.wait_for_timeout(GUARD)
    visitor.box.fill("abc")
    for times in (1, 2):
        visitor.box.press("Enter")
        visitor.wait_until(
            lambda times=times: sum("plain digits" in text for text in heard(visitor.page, "urgent")) == times  # type: ignore[misc] # mypy infers no type for a lambda with a default
        )
    before = len(heard(visitor.page, "told"))
    visitor.box.fill("1")
    visitor.box.press("Enter")

    def said() -> str:
        return " ".join(heard(visitor.page, "told")[before:])

    visitor.wait_until(lambda: re.search(r"You (win|lose) 1\b.*(Bob|Cid|next deal)", said()))


def seats_waiting(host: Program) -> set[int]:
    """The seats that the table waits for, as it was told last; asked again by a word."""
    host.done("say", text="?")
    return {choice["seat"] for choice in host.table["game"]["awaited"] if "seat" in choice}


def test_every_single_key_answers_and_amounts_are_set_by_their_letters(visitor: Visitor, site: Site) -> None:
    """U-07: the keyboard map of ux.md 3.5, in words for who hears them."""
    visitor.page.add_init_script(LISTEN)
    playing(visitor, site)
    page, bets = visitor.page, len(visitor.bets())
    felt = page.locator("section.felt")
    answers = {"h": "of (spades|hearts|diamonds|clubs)", "s": r"Pot \d+", "o": "win", "x": "seen|No card"}
    for key, answer in {**answers, "l": r"\w", "g": r"\w", "?": "Type"}.items():
        before = len(heard(page, "urgent"))
        felt.focus()
        page.keyboard.press(key)
        visitor.wait_until(lambda before=before: len(heard(page, "urgent")) > before)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        assert re.search(answer, heard(page, "urgent")[-1]), (key, heard(page, "urgent")[-1])
    least, most = range_of(visitor)
    for key, name in {"q": "quarter", "f": "half", "t": "threeQuarters", "p": "top", "m": "min"}.items():
        felt.focus()
        preset = visitor.bar.locator(f".preset.{name}")
        page.keyboard.press(key)
        if preset.is_enabled():
            expect(visitor.box).to_have_value(preset.locator("small").inner_text())
    page.keyboard.press("Shift+ArrowUp")
    expect(visitor.box).to_have_value(str(min(most, least + 10)))
    assert len(visitor.bets()) == bets
    page.keyboard.press("a")
    # From the next deal on: this turn is still one's own.
    plate = page.locator("li.seat.own .plate")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log")).to_contain_text("You sit out from the next deal on.")
    expect(plate).to_have_accessible_name(re.compile("to decide"))
    page.wait_for_timeout(GUARD)
    visitor.place.click()
    expect(plate).to_have_accessible_name(re.compile("sits out"))


def test_standing_up_needs_no_mouse_and_the_focus_is_not_lost_by_it(visitor: Visitor, site: Site) -> None:
    """Scenario 10: left, too."""
    playing(visitor, site)
    page = visitor.page
    press_to(page, "^Log$")
    for _ in range(12):
        if page.evaluate("document.activeElement.id") == "tab-me":
            break
        page.keyboard.press("ArrowRight")
    press_to(page, "^Stand up$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Yes, stand up")).to_be_visible()
    if page.evaluate("document.activeElement.innerText") != "Yes, stand up":
        press_to(page, "^Yes, stand up$")
    page.keyboard.press("Enter")
    expect(page.locator("li.seat.own")).to_have_count(0)
    page.keyboard.press("Tab")
    assert page.evaluate(RING) == ""


# --- what is seen ---


def boxes(visitor: Visitor, *names: str) -> list[Any]:
    """Where the parts are that are shown."""
    parts = [visitor.page.locator(name).first for name in names]
    return [part.bounding_box() for part in parts if part.count() and part.is_visible()]


@pytest.mark.parametrize("letters", ["100%", "200%"])
def test_on_a_phone_no_part_of_a_turn_lies_over_another(somebody: Somebody, site: Site, letters: str) -> None:
    """Scenario 6."""
    visitor = somebody(**PHONE)
    playing(visitor, site, bots=3)
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > 0)
    visitor.wait_for_bet()
    visitor.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
    assert sideways(visitor.page) == 0
    apart = boxes(visitor, "ul.seats", ".middle", ".hand", ".hint", ".bar", "nav.tablefoot")
    assert len(apart) == 6
    assert overlaps(apart) == []
    targets = [
        box for one in visitor.bar.locator(".acts :is(button, input)").all() if (box := one.bounding_box())
    ]
    assert overlaps(targets) == []
    for one, other in combinations(targets, 2):
        across = max(one["x"], other["x"]) - min(one["x"] + one["width"], other["x"] + other["width"])
        down = max(one["y"], other["y"]) - min(one["y"] + one["height"], other["y"] + other["height"])
        assert max(across, down) >= 7.5, (one, other)


def test_on_a_phone_the_focus_is_never_behind_the_bar(somebody: Somebody, site: Site) -> None:
    """WCAG 2.4.11."""
    visitor = somebody(**PHONE)
    playing(visitor, site, bots=3)
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        assert visitor.page.evaluate(RING) in ("", "nothing")


SPACED = """() => { const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }");
  document.adoptedStyleSheets = [sheet]; }"""
CLIPPED = """() => [...document.querySelectorAll(".bar h2, .bar button, .pot, .hint, nav.tablefoot button, header h1")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen") && getComputedStyle(one).overflow !== "visible" || one.matches("button"))
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 100))"""


def test_nothing_is_cut_off_when_a_reader_spaces_the_text_out(somebody: Somebody, site: Site) -> None:
    """WCAG 1.4.12."""
    visitor = somebody(**PHONE)
    playing(visitor, site, bots=3)
    visitor.page.evaluate(SPACED)
    assert sideways(visitor.page) == 0
    assert visitor.page.evaluate(CLIPPED) == []
    before = len(visitor.bets())
    visitor.place.scroll_into_view_if_needed()
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_all_four_suits_are_told_apart_and_read_in_every_theme(visitor: Visitor, theme: str) -> None:
    """U-04, U-05."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Settings").click()
    window = visitor.page.get_by_role("dialog")
    window.get_by_label(theme).check()
    for four in (True, False):
        window.get_by_label("Four colours for the suits").set_checked(four)
        cards = window.locator(".sample .card:not(.back)")
        inks = cards.evaluate_all(
            "all => all.map((one) => [getComputedStyle(one.querySelector('i')).color, getComputedStyle(one).backgroundColor])"
        )
        assert min(contrast(ink, ground) for ink, ground in inks) >= 4.5
        assert len({ink for ink, _ in inks}) == (4 if four else 2)
        assert sorted(cards.locator("i").all_inner_texts()) == sorted("♠♥♦♣")
