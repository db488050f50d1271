"""The machine's address in the local network, and the square code by which a phone opens it."""

from __future__ import annotations

import io
import socket
from typing import Final

import segno

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - what `--lan` asks for
"""All addresses of this machine, as a server is told to listen on them."""
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for documents: nobody has it, and nothing is sent to it."""

_WHITE_ON_BLACK: Final = "\x1b[97;40m"
"""The signs of the code are its light places."""
_AS_BEFORE: Final = "\x1b[0m"


def lan_address() -> str:
    """The address under which others in the local network reach this machine; its own where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def square(address: str, *, coloured: bool) -> str:
    """An address as a square code for a terminal; coloured it is black on white whatever the terminal's colours."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True)
    lines = out.getvalue().splitlines()
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}" if coloured else line for line in lines)
