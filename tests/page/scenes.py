"""Every screen of the page, and the way to it: for pictures, and to be looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.page.people import Visitor


def start(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name="High Card Pool")).to_be_visible()


def new_table(visitor: Visitor) -> None:
    visitor.page.goto("/new?game=high-card-pool")
    expect(visitor.page.get_by_role("button", name="Open the table")).to_be_visible()


def search(visitor: Visitor) -> None:
    start(visitor)
    visitor.page.get_by_label("Search by any name").fill("red dog")
    expect(visitor.page.get_by_text("Which one do you mean")).to_be_visible()


def cautions(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.page.get_by_text("House rules").first.click()
    visitor.page.get_by_role("spinbutton", name="Seats").fill("8")
    expect(visitor.page.get_by_text("Before you begin")).to_be_visible()


def my_tables(visitor: Visitor) -> None:
    visitor.practise("Shoot")
    start(visitor)
    expect(visitor.page.get_by_role("heading", name="My tables")).to_be_visible()


def personal_link(visitor: Visitor) -> None:
    """Somebody else's, in a browser that is somebody already."""
    visitor.practise("Shoot")
    admitted = visitor.site.call("POST", "/api/guest", {"name": "Zoe"})
    visitor.page.goto(admitted["link"])
    expect(visitor.page.get_by_role("heading", name="Play as Zoe here?")).to_be_visible()


def join(visitor: Visitor) -> None:
    code = visitor.site.table(visitor.site.guest("Ann"), game="fort-wayne", seats=4, house={"hand": "4"})
    visitor.page.goto(f"/t/{code}")
    expect(visitor.page.get_by_role("button", name="Take a seat")).to_be_visible()


def nowhere(visitor: Visitor) -> None:
    visitor.page.goto("/t/AAAA-BBBB")
    expect(visitor.page.get_by_role("heading", name="No such table")).to_be_visible()


def not_started(visitor: Visitor) -> None:
    code, _ = visitor.site.game("high-card-pool", bots=2, seats=5)
    visitor.join(code, "Zoe")


def my_turn(visitor: Visitor) -> None:
    evening(visitor, "high-card-pool")
    visitor.wait_for_bet()


def practice(visitor: Visitor) -> None:
    visitor.practise("High Card Pool")
    visitor.wait_for_bet()
    for _ in range(3):
        count = len(visitor.bets())
        visitor.place.click()
        visitor.play_until(partial(more_bets, visitor, count))
        visitor.wait_for_bet()


def more_bets(visitor: Visitor, count: int) -> bool:
    """Whether the visitor has bet again."""
    return len(visitor.bets()) > count


def result(visitor: Visitor) -> None:
    evening(visitor, "high-card-pool", clock={"turn": 0, "bank": 0, "pause": 8, "bots": 5})
    visitor.wait_for_bet()
    visitor.place.click()
    visitor.wait_until(visitor.bets)


def crowd(visitor: Visitor) -> None:
    evening(visitor, "high-card-pool", bots=7)
    visitor.wait_for_bet()


def casino(visitor: Visitor) -> None:
    evening(visitor, "casino", bots=1)
    visitor.play_until(
        lambda: visitor.bar.get_by_role("button", name=re.compile("stay", re.IGNORECASE)).is_visible()
    )


def buying(visitor: Visitor) -> None:
    evening(visitor, "fort-wayne")
    visitor.play_until(
        lambda: visitor.bar.get_by_role("button", name=re.compile("card", re.IGNORECASE)).is_visible()
    )


def blind(visitor: Visitor) -> None:
    evening(visitor, "polish")
    visitor.wait_for_bet()


def between(visitor: Visitor) -> None:
    evening(visitor, "pot-in-between")
    visitor.wait_for_bet()


def ledger(visitor: Visitor) -> None:
    my_turn(visitor)
    panel(visitor, "Ledger")


def rules(visitor: Visitor) -> None:
    my_turn(visitor)
    panel(visitor, "Rules")


def seen(visitor: Visitor) -> None:
    my_turn(visitor)
    panel(visitor, "Seen")


def lost(visitor: Visitor) -> None:
    my_turn(visitor)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()


def evening(visitor: Visitor, game: str, *, bots: int = 3, **settings: object) -> None:
    """A game against bots that has begun."""
    code, host = visitor.site.game(game, bots=bots, seats=bots + 1, **settings)
    visitor.join(code, "Zoe")
    host.done("start")


def panel(visitor: Visitor, name: str) -> None:
    """Open what stands beside the table, or under it on a small screen."""
    tab = visitor.page.get_by_role("tab", name=name)
    (tab if tab.is_visible() else visitor.page.get_by_role("button", name=name, exact=True).last).click()


def settings(visitor: Visitor) -> None:
    start(visitor)
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def invite(visitor: Visitor) -> None:
    my_turn(visitor)
    visitor.page.get_by_role("button", name=re.compile("Invite")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def chat(visitor: Visitor) -> None:
    my_turn(visitor)
    more(visitor, "Chat")


def fair(visitor: Visitor) -> None:
    my_turn(visitor)
    more(visitor, "Fair")


def me(visitor: Visitor) -> None:
    my_turn(visitor)
    panel(visitor, "Me")


def everything(visitor: Visitor) -> None:
    """The list behind *More*; at a desk all of it is in sight anyway."""
    my_turn(visitor)
    if visitor.page.get_by_role("button", name="More", exact=True).is_visible():
        panel(visitor, "More")


def host(visitor: Visitor) -> None:
    visitor.practise("High Card Pool")
    visitor.wait_for_bet()
    more(visitor, "Host")


def more(visitor: Visitor, name: str) -> None:
    """Open a panel that a small screen has behind *More*."""
    tab = visitor.page.get_by_role("tab", name=name)
    if tab.is_visible():
        tab.click()
    else:
        panel(visitor, "More")
        visitor.page.get_by_role("tabpanel").get_by_role("button", name=name).click()


SCENES: dict[str, Callable[[Visitor], None]] = {
    scene.__name__: scene
    for scene in (
        start,
        search,
        my_tables,
        personal_link,
        settings,
        new_table,
        cautions,
        join,
        nowhere,
        not_started,
        my_turn,
        practice,
        result,
        crowd,
        casino,
        buying,
        blind,
        between,
        ledger,
        rules,
        seen,
        chat,
        fair,
        me,
        everything,
        host,
        invite,
        lost,
    )
}
