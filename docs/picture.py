"""Draw the terminal picture of the README anew: `.venv/bin/python docs/picture.py`, in the root of the project.

The program is run at a pseudo-terminal, typed at, and what it writes is drawn as an SVG. The picture changes only when the
game does: the seed is fixed.
"""

import io
import os
import pty
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

PICTURE = Path(__file__).parent / "pictures" / "terminal.svg"
WIDTH = 96
COMMAND = ("play", "high-card-pool", "--seed", "1", "--hints")
TYPED = ("odds", "pot", "quit")
PROMPT = "> "

FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A deal of High Card Pool in the terminal">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
<rect fill="#14201a" x="0" y="0" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def played() -> str:
    """What a terminal shows while the game is played."""
    terminal, program = pty.openpty()
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "COLUMNS": str(WIDTH),
        "LINES": "60",
        "LANG": "C.UTF-8",
    }
    for variable in ("NO_COLOR", "REDDOG_PROGRAM"):
        environment.pop(variable, None)
    child = subprocess.Popen(
        [sys.executable, "-m", "reddog", *COMMAND],
        stdin=program,
        stdout=program,
        stderr=program,
        env=environment,
        start_new_session=True,
    )
    os.close(program)
    shown = ""
    to_type = list(TYPED)
    answered = 0
    while True:
        try:
            shown += os.read(terminal, 65536).decode()
        except OSError:
            break
        if shown.endswith(PROMPT) and len(shown) > answered and to_type:
            answered = len(shown)
            os.write(terminal, (to_type.pop(0) + "\n").encode())
    os.close(terminal)
    child.wait()
    return shown.replace("\r\n", "\n").replace("\r", "")


def drawn() -> str:
    """The picture."""
    console = Console(
        width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(Text.from_ansi(f"$ python3 start.py {' '.join(COMMAND)}\n{played().strip()}"))
    return console.export_svg(title="", theme=DIMMED_MONOKAI, code_format=FORMAT, unique_id="reddog")


def main() -> None:
    """Write the picture."""
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
