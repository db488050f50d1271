"""What the server refuses besides what a table does.

RedDogError
├── BadSetting      the server cannot be started like this
├── BadRequest      a request that cannot be understood, or too much of it
└── NotAdmitted     who asks is not known, or may not have what he asks for
"""

from __future__ import annotations

from reddog.errors import RedDogError


class BadSetting(RedDogError):
    """A setting of the server that cannot be, or cannot be had on this machine. Nothing has been started."""

    kind = "setting"


class BadRequest(RedDogError):
    """A request that cannot be understood, that is too large or comes too often."""

    kind = "request"


class NotAdmitted(RedDogError):
    """A person is not known, or may not have what he asks for."""

    kind = "identity"
