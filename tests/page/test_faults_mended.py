"""Faults that an audit of the page has found, each as the person meets it who is harmed by it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, PHONE, Visitor
from tests.page.scenes_table import vote
from tests.page.served import Site
from tests.page.test_aloud import LISTEN, heard
from tests.page.test_faults import playing, short_of_chips
from tests.page.test_faults_table import panel


@pytest.mark.parametrize("how", ["breaks", "is behind"])
def test_a_line_that_did_not_come_is_in_the_log_after_all(visitor: Visitor, site: Site, how: str) -> None:
    """Scenario 14, ux.md section 4: a gap in the numbers is noticed, and mended without loading the page anew.

    The connection breaks between an update and its words; or the server leaves updates out and says so (`behind`).
    """
    lost: list[str] = []

    def connected(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if lost or told["type"] != "spoken" or "sentinel" not in str(message):
                wire.send(message)
                return
            lost.append(str(message))
            if how == "breaks":
                wire.close()
            else:
                notice = {"type": "notice", "what": "behind", "sentence": "Some updates were left out."}
                wire.send(json.dumps(notice))

        server.on_message(hear)

    visitor.page.route_web_socket(re.compile("/socket$"), connected)
    host = playing(visitor, site)
    host.done("say", text="before")
    host.done("say", text="sentinel")
    visitor.wait_until(lambda: lost)
    host.done("say", text="after")
    log = visitor.page.locator(".log")
    expect(log).to_contain_text("after")
    expect(log).to_contain_text("before")
    expect(log).to_contain_text("sentinel", timeout=15_000)


def test_an_amount_that_was_typed_survives_a_pause_of_the_hosts(visitor: Visitor, site: Site) -> None:
    """Issue 5: typed text is never altered or lost by what others do."""
    host = playing(visitor, site)
    visitor.box.fill("2")
    host.done("pause")
    expect(visitor.page.locator(".notice.paused")).to_be_visible()
    host.done("resume")
    expect(visitor.box).to_have_value("2")


@pytest.mark.parametrize("word", ["yes", "y", "YES", "Y"])
def test_every_spelling_of_yes_is_taken_where_all_vote(visitor: Visitor, word: str) -> None:
    """U-03; as in the terminal."""
    vote(visitor)
    visitor.page.wait_for_timeout(GUARD)
    visitor.page.locator("#typed-box").fill(word)
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.events("voted"), patience=15)


@pytest.mark.parametrize("word", ["ja", "J"])
def test_every_spelling_of_yes_is_taken_in_german(somebody: Somebody, site: Site, word: str) -> None:
    """U-03: the local words, too."""
    visitor = somebody(locale="de-DE")
    code, _ = site.game("shoot", seats=3)
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_label("Dein Name").fill("Zoe")
    visitor.page.get_by_role("button", name="Platz nehmen").click()
    expect(visitor.page.locator("li.seat.own")).to_be_visible()
    bob = site.join(code, site.guest("Bob"))
    bob.done("sit", name="Bob")
    bob.done("propose-end")
    expect(visitor.page.locator(".proposal button").first).to_be_visible()
    visitor.page.locator("#typed-box").fill(word)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".notice.over")).to_be_visible(timeout=15_000)


@pytest.mark.parametrize(
    ("game", "kind", "word", "event"),
    [
        ("pot-in-between", "high", "call high", "called"),
        ("shoot", "bank", "open {least}", "staked"),
        ("high-card-pool", "", "stat", ""),
    ],
)
def test_words_are_typed_in_the_page_as_in_the_terminal(
    visitor: Visitor, site: Site, game: str, kind: str, word: str, event: str
) -> None:
    """Issue 5: `call` before a word, `open` for a bank, and words that are cut short (docs/terminal.md)."""
    code, host = site.game(game, bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    page = visitor.page
    asks = {"high": "Ace high", "bank": "Open the bank", "": "Bet"}[kind]
    visitor.play_until(visitor.bar.get_by_role("button", name=re.compile(f"^{asks}")).first.is_visible)
    page.wait_for_timeout(GUARD)
    least = visitor.box.input_value() if visitor.box.is_visible() else ""

    def mine() -> int:
        return sum(one.get("seat") == visitor.seat for one in visitor.events(event)) if event else 0

    before = mine()
    page.locator("#typed-box").fill(word.format(least=least))
    page.keyboard.press("Enter")
    if event:
        page.wait_for_timeout(GUARD)
        expect(page.locator(".typed .answer")).not_to_contain_text(re.compile("not a command|plain digits"))
        visitor.wait_until(lambda: mine() > before)
    else:
        expect(page.locator(".typed .answer")).to_contain_text(re.compile(r"Pot \d"), timeout=15_000)


@pytest.mark.parametrize("letters", ["100%", "200%"])
def test_on_a_phone_the_mute_button_keeps_its_distance_from_the_pot(
    somebody: Somebody, site: Site, letters: str
) -> None:
    """ux.md 3.5: 44 px for what is pressed, and 8 px between; now one reaches into the other."""
    visitor = somebody(**PHONE)
    playing(visitor, site, bots=3)
    visitor.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", letters)
    mute = visitor.bar.locator(".mute").bounding_box()
    assert mute
    for preset in visitor.bar.locator(".preset").all():
        box = preset.bounding_box()
        assert box
        across = max(mute["x"], box["x"]) - min(mute["x"] + mute["width"], box["x"] + box["width"])
        down = max(mute["y"], box["y"]) - min(mute["y"] + mute["height"], box["y"] + box["height"])
        assert max(across, down) >= 7.5, (mute, box)


def test_two_quick_taps_on_a_step_are_two_steps_and_no_zoom(somebody: Somebody, site: Site) -> None:
    """U-09. Chromium zooms no page that is as wide as its screen; Safari does, unless the button says otherwise."""
    visitor = somebody(**PHONE)
    playing(visitor, site, bots=3)
    for button in visitor.bar.locator("button").all():
        assert button.evaluate("one => getComputedStyle(one).touchAction") in {"manipulation", "none"}


@pytest.mark.parametrize("what", ["answer", "amount"])
def test_nothing_of_one_table_is_shown_at_the_next(visitor: Visitor, what: str) -> None:
    """M-29: yesterday's words and figures."""
    page = visitor.practise("High Card Pool")
    visitor.wait_for_bet()
    if what == "answer":
        page.locator("#typed-box").fill("status")
        page.keyboard.press("Enter")
        expect(page.locator(".typed .answer")).to_be_visible()
    else:
        panel(visitor, "Ledger")
        expect(page.locator(".ledger")).to_be_visible()
        panel(visitor, "Me")
        page.get_by_label("How many chips").fill("77")
        page.get_by_role("button", name="Stand up").click()
        expect(page.get_by_role("button", name="Yes, stand up")).to_be_visible()
    page.get_by_role("banner").get_by_role("link").first.click()
    page.get_by_role("button", name="Practise Shoot").click()
    visitor.at_table()
    expect(page.locator("header").get_by_text("Shoot")).to_be_visible()
    if what == "answer":
        expect(page.locator(".typed .answer")).to_have_count(0)
    else:
        panel(visitor, "Me")
        expect(page.get_by_role("button", name="Yes, stand up")).to_have_count(0)
        expect(page.get_by_label("How many chips")).to_have_value("")


@pytest.mark.parametrize("part", ["deal", "line"])
def test_a_link_to_a_hand_or_a_line_shows_it_to_who_opens_it_anew(
    visitor: Visitor, site: Site, part: str
) -> None:
    """ux.md 3.1: each hand has a permanent link. It holds while the page is open, and not when it is loaded by the link."""
    playing(visitor, site, clock={"turn": 0, "bank": 0, "pause": 0, "bots": 0})
    page = visitor.page
    visitor.play_until(lambda: visitor.deal >= 4)
    visitor.wait_for_bet()
    number = page.locator("#deal1 ~ ol li").first.get_attribute("id")
    name = "deal1" if part == "deal" else str(number)
    address = page.url.split("#")[0]
    page.goto("/new")
    page.goto(f"{address}#{name.removeprefix('n')}")
    visitor.at_table()
    expect(page.locator(f"#{name}")).to_be_in_viewport(timeout=15_000)


def test_the_ledger_may_stay_open_while_bots_play_quickly(visitor: Visitor, site: Site) -> None:
    """It asks the server anew after each change, and the server answers sixty such questions a minute."""
    visitor.page.add_init_script(LISTEN)
    code, host = site.game(
        "high-card-pool", bots=4, seats=5, clock={"turn": 0, "bank": 0, "pause": 0, "bots": 0.4}
    )
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_label("Your name").fill("Wim")
    visitor.page.get_by_role("button", name="Watch instead").click()
    visitor.at_table()
    visitor.page.get_by_role("tab", name="Ledger").click()
    host.done("start")
    visitor.wait_until(lambda: visitor.deal >= 35, patience=120)
    assert not [text for text in heard(visitor.page, "urgent") if "too much at once" in text]


def test_a_finger_that_bounces_places_no_large_bet(visitor: Visitor, site: Site) -> None:
    """M-28: the second press is to be a second thought."""
    short_of_chips(visitor, site)
    before, most = len(visitor.bets()), int(visitor.box.input_value())
    visitor.place.dblclick()
    expect(visitor.place).to_have_class(re.compile("armed"))
    visitor.page.wait_for_timeout(GUARD)
    assert visitor.bets()[before:] == []
    visitor.place.click()
    visitor.wait_until(lambda: visitor.bets()[before:] == [most])


def test_after_a_hold_that_was_refused_the_button_listens_to_the_keyboard(
    visitor: Visitor, site: Site
) -> None:
    refusing: list[bool] = []

    def connected(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if not refusing or asked.get("command", {}).get("do") != "play":
                server.send(message)
                return
            refused = {"type": "refused", "id": asked["id"], "code": "x", "sentence": "Not now.", "number": 1}
            wire.send(json.dumps(refused))

        wire.on_message(hear)

    visitor.page.route_web_socket(re.compile("/socket$"), connected)
    short_of_chips(visitor, site)
    refusing.append(True)
    mouse = visitor.page.mouse
    visitor.place.hover()
    mouse.down()
    expect(visitor.page.locator("#bar-note")).to_contain_text("Not now.")
    mouse.move(5, 5)
    mouse.up()
    visitor.place.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.place).to_have_class(re.compile("armed"))


def test_a_word_that_may_mean_several_names_them_and_nothing_is_done(visitor: Visitor, site: Site) -> None:
    playing(visitor, site)
    before = visitor.bets()
    answer = visitor.page.locator(".typed .answer")
    for typed, said in (
        ("st", r"status, stay|stay, .*status"),
        ("hi", "high, higher"),
        ("1 000", "plain digits"),
        ("lea", "leave in full"),
        ("pass now", "after pass"),
        ("nothing", "not a command"),
    ):
        visitor.page.locator("#typed-box").fill(typed)
        visitor.page.keyboard.press("Enter")
        expect(answer).to_contain_text(re.compile(said))
    assert visitor.bets() == before
