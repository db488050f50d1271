"""Pictures of the page: `.venv/bin/python -m tests.page.shots FOLDER [WORD ...]`, in the root of the project.

Every scene that has one of the words in its name, on every device, in light and dark. With `--readme` only the picture of
the README is made, docs/pictures/table.png. The cards are chance's, so no two runs are the same.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import NONE, found
from tests.page.people import GUARD, PHONE, Visitor, browsing
from tests.page.scenes import SCENES
from tests.page.scenes_table import TABLE
from tests.page.served import Site

README = Path(__file__).parents[2] / "docs" / "pictures" / "table.png"
DEVICES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
    "phone": PHONE,
    "lying": {**PHONE, "viewport": {"width": 740, "height": 360}},
}
SETTLED_IN = "localStorage.setItem('reddog.coached', 'true')"
"""The hints of a first visit would lie over everything."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def picture(browser: Browser, site: Site, scene: str, file: Path, **device: Any) -> None:
    """Play a scene and write its picture."""
    visitor = Visitor(browser, site, **device)
    visitor.context.add_init_script(SETTLED_IN)
    {**SCENES, **TABLE}[scene](visitor)
    visitor.page.wait_for_timeout(GUARD)
    visitor.page.screenshot(path=file)
    visitor.context.close()


def pictures(browser: Browser, site: Site, scene: str, folder: Path) -> None:
    """Play a scene of the table once, and write its pictures in all sizes and schemes."""
    visitor = Visitor(browser, site, **DEVICES["desk"])
    visitor.context.add_init_script(SETTLED_IN)
    TABLE[scene](visitor)
    for name, device in DEVICES.items():
        visitor.page.set_viewport_size(device["viewport"])
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.page.wait_for_timeout(GUARD if scheme == SCHEMES[0] else 100)
            visitor.page.screenshot(path=folder / f"{scene}-{name}-{scheme}.png")
    visitor.context.close()


def main(words: list[str]) -> int:
    """Make the pictures that are asked for."""
    path = found()
    if path is None or not words:
        print(NONE if words else __doc__)  # noqa: T201
        return 1
    folder, wanted = Path(words[0]), words[1:]
    site = Site(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright, browsing(playwright, path) as browser:
            if "--readme" in words:
                picture(browser, site, "practice", README, **DEVICES["desk"])
                return 0
            folder.mkdir(parents=True, exist_ok=True)
            for scene in TABLE:
                if any(word in scene for word in wanted or [""]):
                    pictures(browser, site, scene, folder)
            for scene in SCENES:
                if wanted and not any(word in scene for word in wanted):
                    continue
                for name, device in DEVICES.items():
                    for scheme in SCHEMES:
                        file = folder / f"{scene}-{name}-{scheme}.png"
                        picture(browser, site, scene, file, color_scheme=scheme, **device)
    finally:
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
