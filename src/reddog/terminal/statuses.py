"""The statuses with which the program ends. They are documented in docs/terminal.md."""

from __future__ import annotations

from typing import Final

OK: Final = 0
"""Done: also after `quit`, and at the end of the input."""
FAILED: Final = 1
"""The session could not be saved at the end, or nothing can be written to the output."""
REFUSED: Final = 2
"""What was asked for cannot be; nothing has been done."""
WRONG: Final = 3
"""What was checked is not right."""
INTERRUPTED: Final = 130
"""Stopped by Ctrl-C."""
UNREAD: Final = 141
"""Nobody reads the output any more."""
