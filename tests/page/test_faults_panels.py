"""What the parts of a table promise: the map of the cards, seen cards, the log, the replay, sounds, movement, invitations (ux.md 3)."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Somebody
from tests.page.people import GUARD, Visitor
from tests.page.scenes import more
from tests.page.served import Site
from tests.page.test_faults import own_table, playing
from tests.page.test_faults_table import PLAYING, lines, panel

SEATED = re.compile("dealer|bank")


def test_the_map_of_the_cards_counts_as_its_sentence_and_the_seen_cards_are_those_of_the_log(
    visitor: Visitor, site: Site
) -> None:
    """52 cards in both, and no card of another's hand among the seen."""
    playing(visitor, site)
    page = visitor.page
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > 0)
    visitor.wait_for_bet()
    hint = page.locator(".hint")
    said = hint.locator("button.fold").inner_text()
    told = re.search(r"(\d+) of (\d+)", said)
    assert told, said
    if not page.locator(".cardmap").is_visible():
        hint.locator("button.fold").click()
    cells = page.locator(".cardmap td").all_inner_texts()
    assert len(cells) == 52
    wins = sum("wins" in cell for cell in cells)
    seen = sum("seen" in cell for cell in cells)
    assert (wins, 52 - seen) == (int(told[1]), int(told[2]))
    panel(visitor, "Seen")
    table = page.locator("table.suits")
    expect(table.get_by_role("row")).to_have_count(4)
    heads = " ".join(table.get_by_role("rowheader").all_inner_texts()).split()
    assert heads == ["♠", "spades", "♥", "hearts", "♦", "diamonds", "♣", "clubs"]
    expect(table.locator("td")).to_have_count(52)
    expect(table.locator("td.gone")).to_have_count(seen)
    expect(page.get_by_role("tabpanel")).to_contain_text(f"{seen} seen since the shuffle, {52 - seen} unseen")
    page.get_by_label("memory mode: hide them").check()
    expect(table).to_have_count(0)


def test_the_log_can_be_kept_to_ones_own_hands_and_every_deal_has_a_link(
    visitor: Visitor, site: Site
) -> None:
    playing(visitor, site, clock={**PLAYING, "pause": 0})
    page = visitor.page
    visitor.place.click()
    visitor.play_until(lambda: visitor.deal >= 3)
    visitor.wait_for_bet()
    whole = lines(page)
    page.get_by_label("my hands only").check()
    own = lines(page)
    assert set(own) < set(whole)
    others = re.compile(r"^(?!.*\bYou\b)\w+ (wins|loses|bets) \d", re.MULTILINE)
    assert any(others.search(text) for text in whole.values())
    assert not any(others.search(text) for text in own.values())
    assert any("You" in text for text in own.values())
    page.get_by_label("my hands only").uncheck()
    page.evaluate("location.hash = 'deal1'")
    heading = page.locator("#deal1")
    expect(heading).to_be_in_viewport()
    expect(heading).to_have_class(re.compile("named"))


def test_steps_back_show_the_table_as_it_stood_and_the_turn_is_not_forgotten(
    visitor: Visitor, site: Site
) -> None:
    """Replay: the same table drawn by the same code, and nothing can be bet in the past."""
    playing(visitor, site)
    page = visitor.page
    visitor.place.click()
    visitor.play_until(lambda: visitor.deal >= 2)
    visitor.wait_for_bet()
    now = (page.locator(".pot").inner_text(), page.locator("li.seat.own .held").inner_text())
    more(visitor, "Replay")
    page.get_by_role("tabpanel").get_by_role("button", name="Previous deal").click()
    bar = page.locator(".bar.replays")
    heading = bar.get_by_role("heading")
    while not re.search(r"As it stood at line \d+, deal 1$", heading.inner_text()):
        bar.get_by_role("button", name="Previous deal").click()
    expect(bar.get_by_role("alert")).to_contain_text("It is your turn")
    expect(visitor.box).to_have_count(0)
    pots = set()
    while bar.is_visible():
        pots.add(page.locator(".pot").inner_text())
        bar.get_by_role("button", name="Forward", exact=True).click()
    assert len(pots) > 1
    assert (page.locator(".pot").inner_text(), page.locator("li.seat.own .held").inner_text()) == now
    expect(visitor.place).to_be_visible()
    before = len(visitor.bets())
    visitor.page.wait_for_timeout(GUARD)
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)


NOISY = """
window.notes = []; window.moved = []; window.told = [];
const start = OscillatorNode.prototype.start, stop = OscillatorNode.prototype.stop;
OscillatorNode.prototype.start = function (at) { this.at = at; start.call(this, at); };
OscillatorNode.prototype.stop = function (at) { window.notes.push(at - this.at); stop.call(this, at); };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) { window.moved.push(how.duration); return animate.call(this, frames, how); };
ServiceWorkerRegistration.prototype.showNotification = async (title, how) => void window.told.push(`${title}: ${how.body}`);
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_move_for_a_blink_and_where_less_motion_is_asked_for_not_at_all(
    somebody: Somebody, site: Site, motion: Literal["no-preference", "reduce"]
) -> None:
    visitor = somebody(reduced_motion=motion)
    visitor.page.add_init_script(NOISY)
    playing(visitor, site)
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > 0)
    visitor.wait_for_bet()
    moved = visitor.page.evaluate("window.moved")
    if motion == "reduce":
        assert moved == []
        assert visitor.page.evaluate("document.getAnimations().length") == 0
    else:
        assert moved
        assert min(moved) >= 150
        assert max(moved) <= 300


def test_one_visible_button_mutes_all_and_no_sound_is_long(visitor: Visitor, site: Site) -> None:
    """WCAG 1.4.2."""
    visitor.page.add_init_script(NOISY)
    playing(visitor, site)
    page = visitor.page

    def bet() -> None:
        before = len(visitor.bets())
        visitor.place.click()
        visitor.wait_until(lambda: len(visitor.bets()) > before)
        visitor.wait_for_bet()

    bet()
    notes = page.evaluate("window.notes")
    assert notes
    assert max(notes) < 3
    mute = page.get_by_role("button", name="Mute all sounds")
    expect(mute).to_be_in_viewport()
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    count = len(page.evaluate("window.notes"))
    bet()
    assert len(page.evaluate("window.notes")) == count


def test_ones_turn_is_told_by_the_system_to_who_asked_for_it_and_looks_elsewhere(
    visitor: Visitor, site: Site
) -> None:
    visitor.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(NOISY)
    playing(visitor, site, title="<b>Thursday</b>")
    page = visitor.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    panel(visitor, "Me")
    page.get_by_label(re.compile("Tell me when it is my turn")).check()
    before = len(visitor.bets())
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    visitor.wait_until(lambda: page.evaluate("window.told.length"))
    assert re.search(r"<b>Thursday</b>.*: .*\d", page.evaluate("window.told[0]"))


def test_an_invitation_is_a_link_a_code_without_look_alikes_and_a_square(
    visitor: Visitor, site: Site
) -> None:
    """Told as to a network: of this machine alone the page says that nobody else can come."""

    def from_elsewhere(route: Route) -> None:
        told = route.fetch().json()
        told["link"] = f"http://192.0.2.7:8000/t/{told['code']}"
        route.fulfill(body=json.dumps(told), content_type="application/json")

    visitor.page.route(re.compile(r"/api/tables/[\w-]+(\?.*)?$"), from_elsewhere)
    code = own_table(visitor, site)
    page = visitor.page
    page.get_by_role("button", name=re.compile("Invite, code")).click()
    window = page.get_by_role("dialog")
    expect(window.locator(".code")).to_have_text(code)
    assert not set(code) & set("OILSZB")
    expect(window.get_by_label("Link")).to_have_value(f"http://192.0.2.7:8000/t/{code}")
    square = window.get_by_role("img", name=re.compile("QR code"))
    visitor.wait_until(lambda: square.evaluate("one => one.complete && one.naturalWidth > 0"))
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.unroute_all()


def test_the_rules_say_what_is_different_here_and_the_name_is_not_asked_twice(
    visitor: Visitor, site: Site
) -> None:
    """WCAG 3.3.7."""
    playing(visitor, site, house={"hand": "4"})
    page = visitor.page
    panel(visitor, "Rules")
    expect(page.get_by_role("tabpanel")).to_contain_text("Four cards each instead of five.")
    expect(page.locator("header")).to_contain_text("1 house rule")
    code, _ = site.game("shoot", seats=3)
    page.goto(f"/t/{code}")
    expect(page.get_by_label("Your name")).to_have_value("Zoe")


def test_the_start_page_has_the_rules_of_every_game_in_sight(visitor: Visitor) -> None:
    """Scenario 1."""
    page = visitor.page
    page.goto("/")
    rules = page.get_by_role("button", name=re.compile("^Rules of"))
    expect(rules).to_have_count(8)
    expect(rules.first).to_be_in_viewport()
    rules.first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("win", re.IGNORECASE))
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules.first).to_be_focused()


def test_nobody_owes_anybody_while_there_are_chips_in_the_pot(visitor: Visitor, site: Site) -> None:
    playing(visitor, site)
    panel(visitor, "Ledger")
    expect(visitor.page.locator(".ledger")).to_contain_text("shown when the pot is empty")
    expect(visitor.page.locator(".settle")).to_have_count(0)


def test_who_owes_whom_is_drawn_and_said_in_a_table(visitor: Visitor, site: Site) -> None:
    """Against the house there is no pot."""
    playing(visitor, site, "casino")
    before = len(visitor.bets())
    visitor.place.click()
    visitor.wait_until(lambda: len(visitor.bets()) > before)
    panel(visitor, "Ledger")
    settle = visitor.page.locator(".settle")
    visitor.play_until(settle.is_visible)
    transfers = visitor.ledger()["transfers"]
    expect(
        settle.get_by_role("img", name="Who gives to whom; the table below says the same.")
    ).to_be_visible()
    assert settle.get_by_role("columnheader").all_inner_texts() == ["Gives", "Gets", "Chips"]
    assert settle.locator("svg line").count() == settle.locator("tbody tr").count() >= min(1, len(transfers))


@pytest.mark.parametrize(
    ("game", "shows"),
    [
        ("polish", {".preset.top": "Bust", ".hand .secret": "You may not look yet"}),
        ("slippery-sam", {".hand .secret": "You may not look yet", ".bankline": r"bank, opened with \d+"}),
        ("shoot", {".bankline": r"bank, opened with \d+|opens the bank"}),
        ("fort-wayne", {".decisions": r"Another card\s+costs \d+"}),
        ("denexa", {".preset.top": "Pot it"}),
        ("pot-in-between", {".middle": "post"}),
    ],
)
def test_what_is_special_in_a_game_is_on_the_screen_when_one_bets(
    visitor: Visitor, site: Site, game: str, shows: dict[str, str]
) -> None:
    """ux.md 3.1 and 3.3, row by row."""
    playing(visitor, site, game)
    page = visitor.page

    def shown() -> bool:
        parts = [(page.locator(name).first, text) for name, text in shows.items()]
        return visitor.box.is_visible() and all(
            part.is_visible() and re.search(text, part.inner_text()) for part, text in parts
        )

    visitor.play_until(shown)
    expect(page.locator(".seat .marker").first).to_have_text(SEATED)
    if game == "fort-wayne":
        expect(
            visitor.bar.get_by_role("button", name=re.compile(r"^Another card, costs \d+$"))
        ).to_be_visible()
        expect(visitor.bar.get_by_role("button", name="Pass")).to_have_count(0)
        page.locator("details.reasons summary").click()
        expect(page.locator("details.reasons")).to_contain_text("Pass")
        before = len(visitor.events("bought"))
        page.wait_for_timeout(GUARD)
        page.locator("section.felt").focus()
        page.keyboard.press("n")
        visitor.wait_until(lambda: len(visitor.events("bought")) > before)


@pytest.mark.parametrize(("key", "event"), [("y", "stayed"), ("r", "raised")])
def test_at_the_casino_a_key_raises_and_another_stays(
    visitor: Visitor, site: Site, key: str, event: str
) -> None:
    playing(visitor, site, "casino", bots=1)
    stay = visitor.bar.get_by_role("button", name="Stay")
    visitor.play_until(stay.is_visible)
    visitor.page.wait_for_timeout(GUARD)

    def mine() -> int:
        return sum(one["seat"] == visitor.seat for one in visitor.events(event))

    before = mine()
    visitor.page.locator("section.felt").focus()
    visitor.page.keyboard.press(key)
    visitor.wait_until(lambda: mine() > before)
