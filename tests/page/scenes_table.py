"""Every state that a table can be in, and the way to it: for pictures (`tests.page.shots`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.page.people import Visitor
from tests.page.scenes import evening, more, panel
from tests.page.served import Program

GAMES = (
    "high-card-pool",
    "denexa",
    "shoot",
    "slippery-sam",
    "fort-wayne",
    "polish",
    "casino",
    "pot-in-between",
)
LONG = "Maximiliane-Wilhelmine 🃏"
SLOW = {"turn": 0, "bank": 0, "pause": 60, "bots": 3}
"""Time to look at a result."""


def turn_of(game: str, visitor: Visitor) -> None:
    """The reader's second turn, with a result on the table where there is one."""
    evening(visitor, game)
    visitor.wait_for_bet()
    count = len(visitor.bets())
    visitor.place.click()
    visitor.play_until(lambda: len(visitor.bets()) > count)
    visitor.wait_for_bet()


def result_of(game: str, visitor: Visitor) -> None:
    """The reader's own bet has just been decided."""
    evening(visitor, game, bots=2, clock=SLOW)
    visitor.play_until(visitor.page.locator(".result", has_text=re.compile(r"\bYour?\b")).is_visible)


def friends(visitor: Visitor, game: str = "high-card-pool", **settings: Any) -> tuple[Program, list[Program]]:
    """A game of the reader with a host and two others who are no bots; the host and the others."""
    code, host = visitor.site.game(game, seats=5, bots=0, **settings)
    visitor.join(code, "Zoe")
    others = []
    for name in ("Bo", LONG):
        other = visitor.site.join(code, visitor.site.guest(name))
        other.done("sit", name=name)
        others.append(other)
    host.done("start")
    return host, others


def waiting(visitor: Visitor) -> None:
    friends(visitor)
    visitor.play_until(visitor.page.locator(".bar.waits").is_visible)


def proposal(visitor: Visitor) -> None:
    _, (bo, _) = friends(visitor)
    bo.done("propose-void", reason="The cards fell on the floor")
    expect(visitor.page.get_by_role("group", name="Everybody is asked")).to_be_visible()


def vote(visitor: Visitor) -> None:
    """Somebody offers to split the pot, and the reader is asked."""
    code, host = visitor.site.game("high-card-pool", seats=3, clock={**SLOW, "pause": 4, "bots": 0})
    visitor.join(code, "Zoe")
    bo = visitor.site.join(code, visitor.site.guest("Bo"))
    bo.done("sit", name="Bo")
    host.done("start")
    yes = visitor.bar.get_by_role("button", name=re.compile("split", re.IGNORECASE))
    visitor.play_until(lambda: yes.is_visible() or offered(bo))
    expect(yes).to_be_visible()


def offered(bo: Program) -> bool:
    """Whether he could offer a split now; while he is asked for a bet he bets the least."""
    seat = next(player["seat"] for player in bo.table["players"] if player["name"] == "Bo")
    if bo.ask("play", move={"move": "offersplit", "seat": seat})["type"] == "done":
        return True
    for choice in bo.table["game"]["awaited"]:
        if choice["kind"] == "bet" and choice.get("seat") == seat:
            bo.ask("play", move={"move": "bet", "seat": seat, "chips": choice["least"]})
    return False


def away(visitor: Visitor) -> None:
    friends(visitor)
    panel(visitor, "Me")
    visitor.page.get_by_role("button", name="I am away").click()
    expect(visitor.page.get_by_role("button", name="I am back").first).to_be_visible()


def over(visitor: Visitor) -> None:
    evening(visitor, "high-card-pool")
    visitor.wait_for_bet()
    panel(visitor, "Me")
    visitor.page.get_by_text("Ask everybody").click()
    visitor.page.get_by_role("button", name="End the evening").click()
    visitor.page.get_by_role("button", name="Yes, end it").click()
    visitor.play_until(visitor.page.get_by_role("heading", name="The evening is over.").is_visible)


def removed(visitor: Visitor) -> None:
    host, _ = friends(visitor)
    person = next(one["person"] for one in host.table["players"] if one["name"] == "Zoe")
    host.done("remove", person=person)
    expect(visitor.page.locator("section.felt")).to_be_hidden()


def host_gone(visitor: Visitor) -> None:
    host, _ = friends(visitor)
    host.close()
    expect(visitor.page.get_by_role("tab", name="Host")).to_be_attached(timeout=40_000)


def paused(visitor: Visitor) -> None:
    host, _ = friends(visitor)
    host.done("pause")
    expect(visitor.page.get_by_text("Paused by the host.").first).to_be_visible()


def second_window(visitor: Visitor) -> None:
    friends(visitor)
    visitor.second_window()
    expect(visitor.page.get_by_role("button", name="Play here")).to_be_visible()


def watching(visitor: Visitor) -> None:
    code, host = visitor.site.game("shoot", bots=4, seats=4, clock=SLOW)
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_label("Your name").fill("Zoe")
    visitor.page.get_by_role("button", name=re.compile("watch", re.IGNORECASE)).click()
    visitor.at_table()
    host.done("start")
    expect(visitor.page.locator(".result")).to_be_visible()


def last_seconds(visitor: Visitor) -> None:
    friends(visitor, clock={"turn": 12, "bank": 0, "pause": 5, "bots": 0})
    visitor.play_until(visitor.page.locator(".bar .clock.late, .seat .clock.late").first.is_visible)


def no_hint(visitor: Visitor) -> None:
    evening(visitor, "high-card-pool", hints=False)
    visitor.wait_for_bet()


def forced(visitor: Visitor) -> None:
    """All that is left is the one bet that there is."""
    evening(visitor, "casino", bots=2, house={"least": "5", "most": "5"})
    expect(visitor.page.locator(".acts.fixed .amount")).to_be_visible()


def crowd_of(bots: int, game: str, visitor: Visitor) -> None:
    evening(visitor, game, bots=bots)
    visitor.wait_for_bet()
    count = len(visitor.bets())
    visitor.place.click()
    visitor.play_until(lambda: len(visitor.bets()) > count)
    visitor.wait_for_bet()


def rich(visitor: Visitor) -> None:
    """Large numbers."""
    evening(visitor, "high-card-pool", buy_in=1_000_000, house={"ante": "25000"})
    visitor.wait_for_bet()


def empty_seats(visitor: Visitor) -> None:
    code, _ = visitor.site.game("shoot", bots=2, seats=8)
    visitor.join(code, "Zoe")


def replay(visitor: Visitor) -> None:
    turn_of("high-card-pool", visitor)
    visitor.page.reload()
    visitor.at_table()
    more(visitor, "Replay")
    visitor.page.get_by_role("button", name="Earlier hands").click()
    visitor.page.locator(".replay .moment").nth(2).click()


def coach(visitor: Visitor) -> None:
    visitor.page.add_init_script("localStorage.removeItem('reddog.coached')")
    evening(visitor, "high-card-pool")
    visitor.wait_for_bet()


TABLE: dict[str, Callable[[Visitor], None]] = {
    **{f"turn-{game}": partial(turn_of, game) for game in GAMES},
    **{f"result-{game}": partial(result_of, game) for game in GAMES},
    "crowd-eight": partial(crowd_of, 7, "high-card-pool"),
    "crowd-twelve": partial(crowd_of, 11, "slippery-sam"),
    **{
        scene.__name__: scene
        for scene in (
            waiting,
            proposal,
            vote,
            away,
            over,
            removed,
            host_gone,
            paused,
            second_window,
            watching,
            last_seconds,
            no_hint,
            forced,
            rich,
            empty_seats,
            replay,
            coach,
        )
    },
}
