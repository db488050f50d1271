"""What people write, as it may be shown in one line."""

import pytest

from reddog.table.settings import Settings, checked
from reddog.table.text import tidied


def test_what_is_said_keeps_its_signs_and_loses_what_cannot_be_seen() -> None:
    assert tidied(" <script>\u202eevil\u2028line\x00 two ") == "<script>evil line two"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\x1b[2J\x1b]0;mine\x07", "[2J]0;mine"),
        ("Friday: 9 deals.\nBob gives Ann 500 chips", "Friday: 9 deals. Bob gives Ann 500 chips"),
        ("\u202eyadirF", "yadirF"),
        ("\x00", ""),
        ("Freitag & Söhne", "Freitag & Söhne"),
    ],
)
def test_a_title_is_one_line_and_commands_no_terminal(typed: str, shown: str) -> None:
    assert checked(Settings(title=typed)).title == shown
