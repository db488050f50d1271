"""What a table refuses."""

from __future__ import annotations

from reddog.errors import RedDogError


class Refused(RedDogError):
    """A command that a table does not carry out. Nothing has changed."""

    kind = "table"
