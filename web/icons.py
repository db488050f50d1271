"""Draw the pictures that phones and chats want as PNG: `python -m web.icons`, in the root of the project.

All are made of static/icons/dog.svg and the faces of the cards, by the browser of the tests: `dog-180.png` for Apple's
phones, `dog-192.png` and `dog-512.png` for the others, `dog-mask.png` for those that cut a shape out of it, and
`preview.png`, which a chat shows beside a link.
"""

# ruff: noqa: INP001 - a script beside its data, no package

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.page.browser import NONE, found
from tests.page.people import browsing

STATIC: Final = Path(__file__).parent.parent / "src" / "reddog" / "server" / "static"
ICONS: Final = STATIC / "icons"
PAPER: Final = "#f6f1e7"
FELT: Final = "#0e5a3a"
RAIL: Final = "#3b2416"
HAND: Final = ("AS", "KH", "9D", "7C")
TURNED: Final = "QH"
SHAPED: Final = {
    "dog-180.png": (180, 0.14),
    "dog-192.png": (192, 0.0),
    "dog-512.png": (512, 0.0),
    "dog-mask.png": (512, 0.16),
}
"""Width and height, and the share of paper on each side; without any the ground is seen through."""
SUITS: Final = {"S": "#111111", "H": "#b80f2e", "D": "#0b57c4", "C": "#00693c"}


def main() -> int:
    """Draw all of them anew."""
    path = found()
    if path is None:
        sys.exit(NONE)
    dog = (ICONS / "dog.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright, browsing(playwright, path) as browser:
        page = browser.new_page()
        for name, (size, edge) in SHAPED.items():
            draw(page, icon(dog, size, edge), ICONS / name, size, size)
        draw(page, preview(dog), ICONS / "preview.png", 1200, 630)
    return 0


def draw(page: Page, content: str, file: Path, width: int, height: int) -> None:
    """Write the picture of a page."""
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{content}")
    page.screenshot(path=file, omit_background=True)


def icon(dog: str, size: int, edge: float) -> str:
    """The dog, on paper where it has an edge."""
    ground = f"background: {PAPER}; " if edge else ""
    return f'<div style="{ground}padding: {size * edge}px; width: {size * (1 - 2 * edge)}px">{dog}</div>'


def preview(dog: str) -> str:
    """A dog, a hand and the card that it beats."""
    faces = (STATIC / "cards" / "faces.svg").read_text(encoding="utf-8")
    placed = [
        f'<circle cx="262" cy="315" r="172" fill="{PAPER}"/><g transform="translate(138 197) scale(3.9)">{inner(dog)}</g>'
    ]
    for at, card in enumerate(HAND):
        lifted = -40 if card == "KH" else 0
        placed.append(
            face(card, f"rotate({(at - 1.5) * 8} 680 1000) translate({566 + (at - 1.5) * 16} {168 + lifted})")
        )
    placed.append(face(TURNED, "translate(962 214)", 150))
    return f"""{faces.replace("<svg ", '<svg width="0" height="0" style="position: absolute" ', 1)}
<svg viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="{RAIL}"/>
<rect x="22" y="22" width="1156" height="586" rx="90" fill="{FELT}"/>
<rect x="48" y="48" width="1104" height="534" rx="70" fill="none" stroke="#ffffff26" stroke-width="3"/>
{"".join(placed)}</svg>"""


def face(card: str, where: str, width: int = 188) -> str:
    """A card."""
    height = width * 1.4
    edge = f'<rect width="{width}" height="{height}" rx="{width * 0.06}" fill="#fffefa"/>'
    drawn = f'<use href="#{card}" width="{width}" height="{height}" color="{SUITS[card[1]]}"/>'
    return f'<g transform="{where}">{edge}{drawn}</g>'


def inner(picture: str) -> str:
    """What stands in a picture, to be put into another."""
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    sys.exit(main())
