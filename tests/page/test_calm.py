"""What people say is drawn where it is read, and nowhere else: a slow phone has enough to do with that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.people import Visitor

WATCH = """() => {
  window.changes = [];
  const note = (records) => window.changes.push(...records.map(({ type, target }) => `${type} ${target.parentNode?.className} ${target.className ?? target.data}`));
  const watcher = new MutationObserver(note);
  for (const part of document.querySelectorAll(".masthead, .notices, .felt, .hand")) {
    watcher.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}"""
"""Everything that talk is no part of."""


def test_a_line_of_chat_touches_neither_felt_nor_hand_nor_header(visitor: Visitor) -> None:
    code, host = visitor.site.game("high-card-pool", bots=2, seats=4)
    visitor.join(code, "Zoe")
    host.done("start")
    visitor.wait_for_bet()
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.evaluate(WATCH)
    for number in range(3):
        host.done("say", text=f"and so on {number}")
    expect(visitor.page.get_by_role("listitem").filter(has_text="and so on 2")).to_be_visible()
    assert visitor.page.evaluate("window.changes") == []


def test_who_only_watches_is_known_by_his_words_without_asking_for_them(visitor: Visitor) -> None:
    code, host = visitor.site.game("high-card-pool", bots=2, seats=4)
    visitor.join(code, "Zoe")
    visitor.page.get_by_role("tab", name="Chat").click()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    host.done("say", text="good evening")
    expect(visitor.page.get_by_role("listitem").filter(has_text="good evening")).to_be_visible()
    visitor.page.get_by_text("Whom you hear").click()
    expect(visitor.page.get_by_role("checkbox", name="Host")).to_be_checked()
    assert [url for url in asked if "/history" in url] == []
