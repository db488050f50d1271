"""How soon the page shows what happens, and what it weighs: `.venv/bin/python -m bench.page [SECONDS]`, in the root of the project.

From the arrival of a message at the browser to the end of the frame that shows it; a browser without a screen draws 60
frames a second, so that a message waits 8 ms for its frame on average even where the page costs nothing. The load is a
table at which somebody chats ten times a second while bots play.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, Response, sync_playwright

from tests.page.browser import NONE, found
from tests.page.people import PHONE, Visitor, browsing
from tests.page.served import Site

LISTEN = """
window.paints = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", () => {
      const came = performance.now();
      const after = new MessageChannel();
      after.port1.onmessage = () => window.paints.push(performance.now() - came);
      requestAnimationFrame(() => after.port2.postMessage(0));
    });
  }
};
"""
GAME: dict[str, object] = {
    "game": "high-card-pool",
    "seats": 4,
    "clock": {"turn": 0, "bank": 0, "pause": 1, "bots": 0.2},
}
NARROW = {"downloadThroughput": 200_000, "uploadThroughput": 100_000}
"""Bytes a second."""


def table_of(site: Site) -> tuple[str, Any]:
    """A table of three bots and room for one more; its code, and its host."""
    token = site.guest("Ann")
    code = site.table(token, **GAME)
    host = site.join(code, token)
    for _ in range(3):
        host.done("add-bot", bot="random")
    host.done("start")
    return code, host


def painted(visitor: Visitor, tools: CDPSession, seconds: float) -> tuple[list[float], float]:
    """Milliseconds from message to paint, and seconds of the processor in all."""
    code, host = table_of(visitor.site)
    visitor.page.add_init_script(LISTEN)
    visitor.page.goto(f"/t/{code}")
    visitor.page.get_by_label("Your name").fill("Zoe")
    visitor.page.get_by_role("button", name="Watch instead").click()
    visitor.at_table()
    visitor.page.evaluate("window.paints.length = 0")
    before = busy(tools)
    stop = threading.Event()

    def chat() -> None:
        while not stop.wait(0.1):
            host.done("say", text="and so on and so on")

    chatting = threading.Thread(target=chat)
    chatting.start()
    visitor.page.wait_for_timeout(seconds * 1000)
    stop.set()
    chatting.join()
    host.close()
    found: list[float] = visitor.page.evaluate("window.paints")
    return found, busy(tools) - before


def busy(tools: CDPSession) -> float:
    """Seconds of the processor that the page's main thread has used."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def first_paint(browser: Browser, site: Site, path: str, **slow: float) -> float:
    """Milliseconds from asking for an address to the first words on the screen of a slow phone."""
    visitor = Visitor(browser, site, **PHONE)
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    tools.send("Network.emulateNetworkConditions", {"offline": False, **slow})
    visitor.page.goto(path)
    visitor.page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
    found: float = visitor.page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    visitor.context.close()
    return found


def weighed(browser: Browser, site: Site, practise: str) -> Counter[str]:
    """Bytes on the wire by kind, for a browser that was never here: the start page, or a game of practice from there too."""
    visitor = Visitor(browser, site, service_workers="block")
    answers: list[Response] = []

    def take(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", take)
    if practise:
        visitor.practise(practise)
    else:
        visitor.page.goto("/")
    visitor.page.wait_for_timeout(2000)
    weights: Counter[str] = Counter()
    for answer in answers:
        weights[answer.request.resource_type] += max(0, answer.request.sizes()["responseBodySize"])
    visitor.context.close()
    return weights


def main(seconds: float) -> int:
    """Print the tables."""
    path = found()
    if path is None:
        print(NONE)
        return 1
    site = Site(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright, browsing(playwright, path) as browser:
            report(browser, site, seconds)
    finally:
        site.stop()
    return 0


def report(browser: Browser, site: Site, seconds: float) -> None:
    """The tables in Markdown."""
    print("| message to paint | p50 ms | p99 ms | messages | of its own processor, ms a message |")
    print("| --- | --- | --- | --- | --- |")
    devices: dict[str, tuple[float, dict[str, Any]]] = {
        "desk": (1, {}),
        "phone, four times slower": (4, PHONE),
    }
    for name, (times, device) in devices.items():
        visitor = Visitor(browser, site, **device)
        tools = visitor.context.new_cdp_session(visitor.page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": times})
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        found, spent = painted(visitor, tools, seconds)
        cuts = quantiles(found, n=100)
        each = 1000 * spent / len(found)
        print(f"| {name} | {cuts[49]:.1f} | {cuts[98]:.1f} | {len(found)} | {each:.1f} |")
        visitor.context.close()
    print(
        "\n| first words on a phone four times slower, 1.6 Mbit/s | 150 ms away | 10 ms away |\n| --- | --- | --- |"
    )
    code, host = table_of(site)
    host.close()
    for name, path in (("start page", "/"), ("a table's link", f"/t/{code}")):
        far, near = (
            median(first_paint(browser, site, path, latency=away, **NARROW) for _ in range(3))
            for away in (150, 10)
        )
        print(f"| {name} | {far:.0f} ms | {near:.0f} ms |")
    start, table = weighed(browser, site, ""), weighed(browser, site, "High Card Pool")
    print("\n| kB on the wire | start page | start page and a table |\n| --- | --- | --- |")
    for kind in sorted(start | table):
        print(f"| {kind} | {start[kind] / 1000:.1f} | {table[kind] / 1000:.1f} |")
    print(f"| all | {start.total() / 1000:.1f} | {table.total() / 1000:.1f} |")


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 20))
