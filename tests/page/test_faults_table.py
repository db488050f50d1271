"""People who come, go, are removed or have names that deceive, as the page tells it (ux.md sections 4 and 7; cases.md M and U)."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.scenes import more
from tests.page.served import Site
from tests.page.test_company import begin, company
from tests.page.test_faults import ODD, friend, own_table, playing

TWIN = "\u0410nn"
"""Ann with a Cyrillic A."""
PLAYING = {"turn": 0, "bank": 0, "pause": 600, "bots": 0}


def panel(visitor: Visitor, name: str) -> None:
    """Open a panel at a desk."""
    visitor.page.get_by_role("tab", name=name, exact=True).click()


def test_the_last_person_at_a_table_is_offered_a_bot_or_the_end(visitor: Visitor, site: Site) -> None:
    """ux.md section 4: never an endless wait (M-18)."""
    code = own_table(visitor, site)
    bob = friend(site, code, "Bob")
    page = visitor.page
    page.get_by_role("button", name="Start the game").first.click()
    bob.done("play", move={"move": "leave", "seat": 1})
    alone = page.locator(".notice.alone")
    visitor.play_until(alone.is_visible)
    expect(alone.get_by_role("button", name="End and settle up")).to_be_visible()
    alone.get_by_role("button", name="Add a bot").click()
    page.get_by_role("tabpanel").get_by_role("button", name="Add a bot").click()
    expect(alone).to_have_count(0)
    deal = visitor.deal
    visitor.play_until(lambda: visitor.deal > deal)


def test_a_link_to_an_evening_that_is_over_says_when_it_ended_and_leads_on(
    somebody: Somebody, site: Site
) -> None:
    """ux.md section 4: never blank, never silently a new table."""
    there, stranger = somebody(), somebody()
    host = playing(there, site)
    host.done("propose-end")
    there.page.get_by_role("button", name="Agree").click()
    there.play_until(there.page.locator(".notice.over").is_visible)
    for visitor in (there, stranger):
        page = visitor.page
        page.goto(there.page.url.split("#")[0])
        expect(page.get_by_role("heading", name="This evening is over")).to_be_visible()
        expect(page.get_by_text(re.compile(r"It ended on .*\d"))).to_be_visible()
        expect(page.get_by_label("Try another code")).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("new table", re.IGNORECASE)).first).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("seat"))).to_have_count(0)
    there.page.get_by_role("button", name="See who owes whom").click()
    expect(there.page.locator("pre.evening")).to_contain_text("Zoe")


def test_who_comes_in_the_middle_of_a_deal_is_told_when_he_is_dealt_in(visitor: Visitor, site: Site) -> None:
    code, host = site.game("high-card-pool", seats=4, clock=PLAYING)
    for name in ("Bob", "Cid"):
        friend(site, code, name)
    host.done("start")
    page = visitor.page
    page.goto(f"/t/{code}")
    expect(page.get_by_text("you are dealt in with the next one")).to_be_visible()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Take a seat").click()
    visitor.at_table()
    plate = page.locator("li.seat.own .plate")
    expect(plate).to_have_accessible_name(re.compile("waits for the next deal"))
    expect(visitor.bar).to_have_count(0)
    expect(page.locator(".pot")).to_be_visible()


def test_who_is_removed_is_told_so_with_a_way_on_and_nothing_written_runs(
    somebody: Somebody, site: Site
) -> None:
    """M-22: a title, a reason, talk, a name; M-31: the seat is free at once."""
    visitor, other = somebody(), somebody()
    for one in (visitor, other):
        one.page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError(dialog.message)))
    code, host = site.game("shoot", seats=3, title=ODD)
    visitor.join(code, ODD)
    other.join(code, "Ann")
    for page in (visitor.page, other.page):
        assert "<img" in page.title()
        expect(page.locator("header")).to_contain_text("<img src=x")
    host.done("say", text=ODD)
    person = next(one["person"] for one in host.table["players"] if one["name"] != "Ann")
    host.done("remove", person=person, reason=ODD)
    expect(visitor.page.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    expect(visitor.page.get_by_text("The host has removed you from the table.")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(other.page.locator("li.seat.free")).to_have_count(2)
    expect(other.page.locator(".log")).to_contain_text("<img src=x onerror=alert(1)>")
    more(other, "Replay")
    for page in (visitor.page, other.page):
        assert page.locator("main img").count() == 0
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.page.locator("section.felt")).to_have_count(0)


def people_of(page: Page) -> list[str]:
    """The names in the host's list."""
    return page.locator(".hosting .people b").all_inner_texts()


def test_of_three_anns_the_host_mutes_one_removes_another_and_hands_on_to_the_third(
    visitor: Visitor, site: Site
) -> None:
    """M-23, and the host's menu: each press is in the log."""
    code = own_table(visitor, site)
    anns = [friend(site, code, name) for name in ("Ann", "Ann", TWIN)]
    panel(visitor, "Host")
    page = visitor.page
    expect(page.locator(".hosting .people li")).to_have_count(3)
    names = people_of(page)
    assert len(set(names)) == 3
    assert len({name.replace("\u0410", "A") for name in names}) == 3, "nor do they look alike"
    line = page.locator(".hosting .people li")
    line.nth(0).get_by_role("button", name="Mute", exact=True).click()
    expect(line.nth(0).get_by_role("button", name="Unmute")).to_be_visible()
    assert anns[0].ask("say", text="Why?")["type"] == "refused"
    line.nth(1).get_by_role("button", name="Remove").click()
    expect(line).to_have_count(2)
    anns[0].ask("say", text="?")
    assert [player["name"] for player in anns[2].table["players"] if player["name"] in names]
    page.get_by_role("button", name="Make host").last.click()
    expect(page.get_by_role("tab", name="Host")).to_have_count(0)
    anns[2].done("say", text="Here.")
    left = {player["seat"] for player in anns[2].table["players"]}
    assert left == {0, 1, 3}, "the right one has gone"
    assert anns[2].table["host"] == next(
        player["person"] for player in anns[2].table["players"] if player["seat"] == 3
    )
    panel(visitor, "Log")
    for said in (names[0], names[1], names[2]):
        expect(page.locator(".log")).to_contain_text(said)


def test_a_host_who_took_over_can_really_remove_somebody_and_have_the_next_deal_played(
    somebody: Somebody, site: Site
) -> None:
    """Scenario 15: in the middle of a deal; the old host returns as a player."""
    ann, bob, cid = company(somebody, site, ("Ann", "Bob", "Cid"))
    begin([ann, bob, cid])
    ann.page.close()
    host = bob.page.get_by_role("tab", name="Host")
    expect(host).to_be_attached(timeout=60_000)
    host.click()
    line = bob.page.locator(".hosting .people li", has_text="Cid")
    line.get_by_role("button", name="Remove").click()
    expect(cid.page.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    bob.page.get_by_role("tabpanel").get_by_role("button", name="Add a bot").click()
    ann.page = ann.context.new_page()
    ann.page.goto(bob.page.url.split("#")[0])
    ann.at_table()
    expect(ann.page.get_by_role("tab", name="Host")).to_have_count(0)
    deal = bob.deal

    def dealt() -> bool:
        bob.answer()
        ann.answer()
        return bob.deal > deal

    bob.wait_until(dealt, patience=120)


def test_the_seventh_and_the_eighth_player_read_that_their_card_is_known(
    visitor: Visitor, site: Site
) -> None:
    """Scenario 19: with certainty, and nothing in between."""
    playing(visitor, site, bots=7)

    def place() -> int:
        began = visitor.events("deal-began")[-1]
        return list(began["players"]).index(visitor.seat) if len(began["players"]) == 8 else 0

    known: set[int] = set()

    def read() -> bool:
        if visitor.box.is_visible() and place() >= 6:
            expect(visitor.page.locator(".hint")).to_contain_text(
                re.compile(r"Known card: the chance to win is (100|0) %")
            )
            known.add(place())
        elif visitor.box.is_visible():
            expect(visitor.page.locator(".hint")).not_to_contain_text("Known card")
        return known == {6, 7}

    visitor.play_until(read, patience=240)


def test_who_watches_is_shown_no_card_of_a_hand_and_no_odds(somebody: Somebody, site: Site) -> None:
    """M-25."""
    player, watcher = somebody(), somebody()
    host = playing(player, site)
    hand = [
        str(card.get_attribute("aria-label"))
        for card in player.page.get_by_role("region", name="Your hand").get_by_role("img").all()
    ]
    watcher.page.goto(player.page.url.split("#")[0])
    watcher.page.get_by_label("Your name").fill("Wim")
    watcher.page.get_by_role("button", name="Watch instead").click()
    watcher.at_table()
    host.done("say", text="Hello.")
    expect(watcher.page.locator("li.seat.turn")).to_have_count(1)
    expect(watcher.page.locator(".hint")).to_have_count(0)
    shown = watcher.page.content() + watcher.page.locator("body").aria_snapshot()
    assert len(hand) == 5
    assert not [card for card in hand if card in shown]


def lines(page: Page) -> dict[int, str]:
    """The lines of the log by their numbers."""
    rows = page.locator(".log li").evaluate_all(
        "all => all.map((one) => [one.value, one.querySelector('div').innerText])"
    )
    return dict(rows)


def test_two_readers_of_one_table_have_each_the_whole_log_in_their_language(
    somebody: Somebody, site: Site
) -> None:
    """U-10."""
    ann, zoe = somebody(), somebody(locale="de-DE")
    code, host = site.game("high-card-pool", seats=3, clock={**PLAYING, "pause": 1})
    ann.join(code, "Ann")
    zoe.page.goto(f"/t/{code}")
    zoe.page.get_by_label("Dein Name").fill("Zoe")
    zoe.page.get_by_role("button", name="Platz nehmen").click()
    expect(zoe.page.locator("li.seat.own")).to_be_visible()
    host.done("start")

    def played() -> bool:
        ann.answer()
        zoe.answer()
        return len(ann.events("settled")) >= 4

    ann.wait_until(played, patience=120)
    host.done("pause")
    expect(zoe.page.locator(".notice.paused")).to_be_visible()
    expect(ann.page.locator(".notice.paused")).to_be_visible()
    english, german = lines(ann.page), lines(zoe.page)
    common = english.keys() & german.keys()
    assert len(common) > 8
    assert [number for number in common if english[number] == german[number]] == []
    alien = re.compile(r"\b(the|wins?|loses?|bets?|sits?|turned|You|your)\b")
    assert [text for text in german.values() if alien.search(text)] == []
    assert not re.search(r"\b1 chips\b", " ".join(english.values()))
    assert not re.search(r"\b1 Chips\b", " ".join(german.values()))


def test_one_takes_a_break_buys_chips_and_asks_for_more_time_in_me(visitor: Visitor, site: Site) -> None:
    """WCAG 2.2.1; M-04: an amount with a mark is never read as another one."""
    code = own_table(visitor, site, clock={**PLAYING, "turn": 30})
    bob = friend(site, code, "Bob")
    panel(visitor, "Me")
    part = visitor.page.get_by_role("tabpanel")
    box = part.get_by_label("How many chips")
    for typed in ("1,000", "1.000", "1 000", "2k", "-5", "NaN"):
        box.fill(typed)
        expect(part.get_by_role("button", name="Plain digits")).to_be_disabled()
        box.press("Enter")
        expect(box).to_have_value(typed)
    assert visitor.chips == 100
    box.fill("50")
    part.get_by_role("button", name="Buy 50 chips").click()
    visitor.wait_until(lambda: visitor.chips == 150)
    part.get_by_role("button", name="I am away").click()
    expect(visitor.page.locator("li.seat.own .plate")).to_have_accessible_name(re.compile("sits out|away"))
    part.get_by_role("button", name="I am back").click()
    expect(visitor.page.locator("li.seat.own .plate")).not_to_have_accessible_name(
        re.compile("sits out|away")
    )
    part.get_by_role("combobox", name="More time").select_option("10")
    visitor.page.get_by_role("button", name="Start the game").first.click()
    timer = visitor.bar.get_by_role("timer")

    def asked() -> bool:
        bob.done("say", text="?")
        for choice in bob.table["game"]["awaited"]:
            if choice.get("seat") == 1 and choice["kind"] in {"bet", "stake"}:
                bob.ask("play", move={"move": choice["kind"], "seat": 1, "chips": choice["least"]})
        return timer.is_visible()

    visitor.wait_until(asked)
    expect(timer).to_have_accessible_name(re.compile(r"[45]:\d\d left"))
