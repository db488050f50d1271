"""The frame around the table: what it is made of, large letters, languages, no network, no script."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Site
from tests.page.test_access import sideways

ADDED = "[...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.href)"
FETCHED = "performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => /[.]m?js$/.test(name))"
PLAIN = ("/js/theme.js", "/js/old.js")
"""Scripts that are no modules."""
CUT = """() => [...document.querySelectorAll("header h1, header .mark, header button")]
  .filter((one) => one.checkVisibility())
  .filter((one) => { const box = one.getBoundingClientRect();
    return box.left < -0.5 || box.right > innerWidth + 0.5 || (one.matches("h1") && one.scrollHeight > one.clientHeight + 1); })
  .map((one) => one.outerHTML.slice(0, 90))"""


def modules(page: Page) -> tuple[set[str], set[str]]:
    """What the page names beforehand, and what it has fetched."""
    fetched = {name for name in page.evaluate(FETCHED) if not name.endswith(PLAIN)}
    return set(page.evaluate(ADDED)), fetched


def test_every_module_is_named_beforehand_and_none_in_vain(visitor: Visitor, site: Site) -> None:
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    named, fetched = modules(page)
    assert fetched == named
    code, _ = site.game("shoot", seats=3)
    visitor.join(code, "Zoe")
    page.reload()
    visitor.at_table()
    named, fetched = modules(page)
    assert fetched == named


def test_the_header_holds_with_letters_of_twice_the_size(visitor: Visitor, site: Site) -> None:
    code, _ = site.game("fort-wayne", seats=4, title="Thursday at Ann's", house={"hand": "4"})
    page = visitor.join(code, "Zoe")
    header = page.locator("header.masthead")
    for width in (320, 360, 640, 768, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        for size in ("100%", "200%"):
            page.evaluate("(size) => (document.documentElement.style.fontSize = size)", size)
            assert page.evaluate(CUT) == [], (width, size)
            assert header.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0, (width, size)


def test_the_language_changes_at_once_for_labels_and_sentences_and_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    page.evaluate("window.here = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    expect(page.get_by_text("Schlage die aufgedeckte Karte").first).to_be_visible()
    assert page.evaluate("window.here"), "without loading the page anew"
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_label("Suche").fill("red dog")
    expect(page.get_by_text("Mehrere Spiele heißen Red Dog.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()


def test_at_a_table_the_log_is_told_again_in_the_other_language(somebody: Somebody, site: Site) -> None:
    visitor = somebody(locale="de-AT")
    code, _ = site.game("shoot", bots=1, seats=3)
    page = visitor.page
    page.goto(f"/t/{code}")
    page.get_by_label("Dein Name").fill("Zoe")
    page.get_by_role("button", name="Platz nehmen").click()
    expect(page.get_by_text("Du setzt dich mit 100 Chips.").first).to_be_attached()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("English")
    page.keyboard.press("Escape")
    visitor.at_table()
    expect(page.get_by_text("You sit down with 100 chips.").first).to_be_attached()
    expect(page.locator("li.seat.own")).to_have_count(1)


def test_without_a_network_it_opens_and_says_so(visitor: Visitor) -> None:
    page, context = visitor.page, visitor.context
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.state)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    served: list[Any] = []
    page.on("response", lambda answer: served.append((answer.url, answer.from_service_worker)))
    page.reload()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    assert any(by_worker for url, by_worker in served if "/static/" in url)
    assert not [url for url, by_worker in served if "/api/" in url and by_worker], "never what is played"
    context.set_offline(True)
    for address in ("/", "/t/K7MC-3DPX"):
        page.goto(address)
        expect(page.get_by_text("The server does not answer.")).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.goto("/")
    context.set_offline(False)
    expect(page.get_by_role("heading", level=3)).to_have_count(8)


def test_without_a_script_it_says_how_to_play_all_the_same(somebody: Somebody) -> None:
    visitor = somebody(java_script_enabled=False, locale="de-DE")
    visitor.page.goto("/t/K7MC-3DPX")
    expect(visitor.page.get_by_text(re.compile("braucht JavaScript"))).to_be_visible()
    expect(visitor.page.get_by_text(re.compile("reddog join http://.*K7MC-3DPX")).last).to_be_visible()


def test_a_browser_that_is_too_old_is_told_so(visitor: Visitor) -> None:
    visitor.page.add_init_script("HTMLScriptElement.supports = () => false")
    visitor.page.route("**/js/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    visitor.page.goto("/")
    expect(visitor.page.get_by_text(re.compile("too old for the page"))).to_be_visible()


def test_a_page_of_which_a_part_does_not_come_is_not_blank(visitor: Visitor) -> None:
    visitor.page.route("**/js/view/start.js", lambda route: route.abort())
    visitor.page.goto("/")
    expect(visitor.page.get_by_text("A part of the page did not come.")).to_be_visible()


def test_nothing_is_wider_than_the_narrowest_screen(somebody: Somebody) -> None:
    visitor = somebody(viewport={"width": 320, "height": 568}, locale="de-DE")
    for address in ("/", "/new?game=fort-wayne", "/t/AAAA-BBBB"):
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        assert sideways(visitor.page) == 0, address


def test_a_personal_link_makes_another_device_be_the_same_person(somebody: Somebody) -> None:
    here, there = somebody(), somebody()
    page = here.practise("Shoot")
    code = page.url.rsplit("/", 1)[1]
    page.goto("/")
    page.get_by_text("On another device").click()
    page.get_by_role("button", name="Make a personal link").click()
    link = page.get_by_label("Your personal link").input_value()
    there.page.goto(link)
    there.page.get_by_role("link", name=f"Open table {code}").click()
    there.at_table()
    expect(there.page.locator("li.seat.own")).to_have_count(1)
    assert link not in there.page.url
    page.reload()
    expect(page.get_by_role("link", name=f"Open table {code}")).to_be_visible()
