"""Several people at one table, each with a browser of his own (ux.md section 7, scenarios 4, 15 and 19; M-21 to M-23)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import FloatRect, expect

from tests.page.conftest import Somebody
from tests.page.people import Visitor
from tests.page.served import Site

QUICK = {"turn": 0, "bank": 0, "pause": 1, "bots": 0}
NASTY = (
    "<b>Bob</b>",
    "<img src=x onerror=alert(1)>",
    "\"quoted\" & 'so on'",
    "javascript:alert(1)",
    "A\u202enn",
    "Zalgo" + "\u0301" * 50,
    "👩‍👩‍👧‍👦 family",
    "ابن سينا",
    "x" * 60,
)


def company(somebody: Somebody, site: Site, names: tuple[str, ...], **settings: object) -> list[Visitor]:
    """People who have come to one table by its link; the first of them is the host, and has begun the game."""
    visitors = [somebody() for _ in names]
    token = (
        visitors[0].context.request.post(f"{site.address}/api/guest", data={"name": names[0]}).json()["token"]
    )
    code = site.table(token, **{"game": "high-card-pool", "seats": len(names), "clock": QUICK, **settings})
    visitors[0].page.goto(f"/t/{code}")
    visitors[0].page.get_by_role("button", name="Take a seat").first.click()
    for name, visitor in zip(names[1:], visitors[1:], strict=True):
        visitor.join(code, name)
    return visitors


def begin(visitors: list[Visitor]) -> Visitor:
    """The host presses Start; the one who is asked first."""
    visitors[0].page.get_by_role("button", name=re.compile("^(Start|Begin|Deal)")).first.click()
    return asked(visitors)


def asked(visitors: list[Visitor]) -> Visitor:
    """Who is asked for an amount."""
    found: list[Visitor] = []

    def look() -> bool:
        found.extend(visitor for visitor in visitors if visitor.box.is_visible())
        return bool(found)

    visitors[0].wait_until(look)
    found[0].wait_for_bet()
    return found[0]


def seats(visitor: Visitor) -> list[str]:
    """The chips that a person sees before each seat, in the order of seats."""
    told = {}
    for plate in visitor.page.locator("li.seat[data-seat]").all():
        said = re.search(r"[\d,]+ chips?", plate.locator(".plate").get_attribute("aria-label") or "")
        assert said, "a plate tells the chips"
        told[int(plate.get_attribute("data-seat") or 0)] = said[0]
    return [told[seat] for seat in sorted(told)]


def test_two_people_see_the_same_table_and_not_each_others_cards(somebody: Somebody, site: Site) -> None:
    ann, bob = company(somebody, site, ("Ann", "Bob"), game="shoot")
    begin([ann, bob])
    hands = [
        {card.get_attribute("aria-label") for card in one.page.locator(".hand .card:not(.back)").all()}
        for one in (ann, bob)
    ]
    for one, others in ((ann, hands[1]), (bob, hands[0])):
        page = one.page.content() + one.page.locator("body").aria_snapshot()
        assert not [card for card in others if card and card in page]
    ann.wait_until(lambda: seats(ann) == seats(bob))
    assert ann.page.locator(".pot").inner_text() == bob.page.locator(".pot").inner_text()


def test_three_people_play_and_every_chip_is_somewhere(somebody: Somebody, site: Site) -> None:
    """Scenario 4."""
    people = company(somebody, site, ("Ann", "Bob", "Cid"))
    for turn in range(4):
        one = asked(people) if turn else begin(people)
        before = len(one.bets())
        most = int(re.findall(r"\d+", one.bar.get_by_role("heading").inner_text())[-1])
        one.box.fill(str(min(3, most)))
        one.place.click()
        one.wait_until(lambda one=one, before=before: len(one.bets()) > before)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        assert one.bets()[before] == min(3, most)
    pot = [int(re.sub(r"\D", "", one.page.locator(".pot").inner_text())) for one in people]
    nets = sum(account["net"] for account in people[0].ledger()["accounts"])
    people[0].wait_until(lambda: len({one.page.locator(".pot").inner_text() for one in people}) == 1)
    assert nets == -pot[0] or nets == -int(re.sub(r"\D", "", people[0].page.locator(".pot").inner_text()))


def test_when_the_host_is_gone_another_can_really_pause_and_go_on(somebody: Somebody, site: Site) -> None:
    """Scenario 15."""
    ann, bob, cid = company(somebody, site, ("Ann", "Bob", "Cid"))
    begin([ann, bob, cid])
    ann.page.close()
    expect(bob.page.get_by_role("tab", name="Host")).to_be_attached(timeout=60_000)
    expect(cid.page.locator(".log")).to_contain_text(re.compile("Bob is (now )?the host|host.*Bob"))
    bob.page.get_by_role("tab", name="Host").click()
    bob.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("Pause")).click()
    expect(cid.page.locator(".notices")).to_contain_text(re.compile("paus", re.IGNORECASE))
    bob.page.get_by_role("button", name=re.compile("Resume|Go on")).first.click()
    expect(cid.page.locator(".notice.paused")).to_have_count(0)
    ann.page = ann.context.new_page()
    ann.page.goto(bob.page.url)
    ann.at_table()
    expect(ann.page.locator("li.seat.own")).to_be_visible()
    expect(ann.page.get_by_role("tab", name="Host")).to_have_count(0)


def test_eight_people_fit_round_the_table_and_are_told_of_cards_that_all_have_seen(
    somebody: Somebody, site: Site
) -> None:
    """Scenario 19."""
    names = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
    people = company(somebody, site, names)
    one = begin(people)
    for visitor in people:
        plates = visitor.page.locator("li.seat[data-seat]")
        expect(plates).to_have_count(8)
        boxes = [box for plate in plates.locator(".plate").all() if (box := plate.bounding_box())]
        assert overlaps(boxes) == []
    for turn in range(8):
        if turn == 6:
            expect(one.page.locator(".hint")).to_contain_text(
                re.compile("known|certain|comes next|\\b0 %|100 %")
            )
        before = len(one.bets())
        one.place.click()
        one.wait_until(lambda one=one, before=before: len(one.bets()) > before)  # type: ignore[misc] # mypy infers no type for a lambda with a default
        if turn < 7:
            one = asked([visitor for visitor in people if visitor is not one])


def overlaps(boxes: Sequence[FloatRect]) -> list[tuple[FloatRect, FloatRect]]:
    """Boxes that lie over each other."""
    return [
        (one, other)
        for at, one in enumerate(boxes)
        for other in boxes[at + 1 :]
        if one["x"] < other["x"] + other["width"] - 1
        and other["x"] < one["x"] + one["width"] - 1
        and one["y"] < other["y"] + other["height"] - 1
        and other["y"] < one["y"] + one["height"] - 1
    ]


@pytest.mark.parametrize("name", NASTY)
def test_a_strange_name_is_shown_letter_by_letter_and_breaks_nothing(
    somebody: Somebody, site: Site, name: str
) -> None:
    """M-22, M-23."""
    visitor, other = somebody(), somebody()
    for one in (visitor, other):
        one.page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError(dialog.message)))
    code, host = site.game("high-card-pool", bots=2, seats=4)
    other.page.goto(f"/t/{code}")
    other.page.get_by_label("Your name").fill("Ann")
    other.page.get_by_role("button", name="Watch instead").click()
    other.at_table()
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").click()
    expect(visitor.page.locator("li.seat.own")).to_be_visible()
    host.done("start")
    visitor.wait_for_bet()
    shown = next(player["name"] for player in host.table["players"] if player["seat"] == visitor.seat)
    for page in (visitor.page, other.page):
        assert page.locator("img, script[src^='http']").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert shown in page.locator("main").inner_html().replace("&lt;", "<").replace("&gt;", ">").replace(
            "&amp;", "&"
        ).replace("&quot;", '"')


def test_chat_is_text_and_nothing_else(somebody: Somebody, site: Site) -> None:
    visitor = somebody()
    code, host = site.game("high-card-pool", bots=2, seats=3)
    visitor.join(code, "Zoe")
    for text in (*NASTY, "x" * 500):
        host.done("say", text=text)
    visitor.page.get_by_role("tab", name="Chat").click()
    panel = visitor.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("<img src=x onerror=alert(1)>")
    assert panel.locator("img, b > b, a").count() == 0
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_full_table_lets_one_watch_or_wait(somebody: Somebody, site: Site) -> None:
    ann, bob = company(somebody, site, ("Ann", "Bob"), game="shoot")
    code = ann.page.url.split("/t/")[1]
    begin([ann, bob])
    late = somebody()
    late.page.goto(f"/t/{code}")
    late.page.get_by_label("Your name").fill("Late")
    expect(late.page.get_by_text("All seats are taken.")).to_be_visible()
    late.page.get_by_role("button", name="Wait for a seat").click()
    late.at_table()
    expect(late.page.locator("li.seat.own")).to_have_count(0)
    bob.page.get_by_role("tab", name="Me").click()
    bob.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("[Ss]tand up")).first.click()
    sure = bob.page.get_by_role("button", name=re.compile("^(Yes|Leave|Stand up)"))
    if sure.count():
        sure.last.click()

    def seated() -> bool:
        ann.answer()
        return late.page.locator("li.seat.own").count() == 1

    late.wait_until(seated)


def test_who_watches_sees_the_table_and_can_press_nothing_of_it(somebody: Somebody, site: Site) -> None:
    ann, bob = company(somebody, site, ("Ann", "Bob"), game="shoot", seats=3)
    begin([ann, bob])
    watcher = somebody()
    watcher.page.goto(ann.page.url)
    watcher.page.get_by_label("Your name").fill("Wim")
    watcher.page.get_by_role("button", name="Watch instead").click()
    watcher.at_table()
    expect(watcher.page.locator("li.seat.own")).to_have_count(0)
    expect(watcher.bar).to_have_count(0)
    watcher.wait_until(lambda: seats(watcher) == seats(ann))


def test_a_table_that_never_began_says_what_it_waits_for(somebody: Somebody, site: Site) -> None:
    """M-21."""
    visitor = somebody()
    code, _ = site.game("high-card-pool", bots=0, seats=5)
    visitor.join(code, "Zoe")
    expect(visitor.page.locator("#bar-title")).to_have_text(re.compile("host|start|begin", re.IGNORECASE))


def test_an_evening_that_has_ended_says_so_and_who_owes_whom(somebody: Somebody, site: Site) -> None:
    visitor = somebody()
    code, host = site.game("shoot", bots=2, seats=3)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    visitor.page.get_by_role("tab", name="Me").click()
    visitor.page.locator("details.agree summary").click()
    visitor.page.get_by_role("button", name="End the evening").click()
    visitor.page.get_by_role("button", name="Yes, end it").click()
    over = visitor.page.locator(".notice.over")
    visitor.play_until(over.is_visible)
    over.get_by_role("button").click()
    expect(visitor.page.get_by_role("tabpanel")).to_contain_text("Zoe")
