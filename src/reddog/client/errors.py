"""What can go wrong between a client and a server."""

from __future__ import annotations

from collections.abc import Mapping

from reddog.errors import Fact, RedDogError


class Refusal(RedDogError):
    """The server refused something, and nothing has changed.

    `code` and `facts` are the server's. `sentence` is its own in English, for codes that this program does not know.
    """

    kind = "server"

    def __init__(self, code: str, sentence: str = "", /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.sentence = sentence

    @classmethod
    def told(cls, code: str, sentence: str, facts: Mapping[str, object]) -> Refusal:
        """A refusal as it came over the wire."""
        return cls(code, sentence, **{name: _fact(fact) for name, fact in facts.items()})


class Unreachable(RedDogError):
    """The server cannot be reached, or what answers is no Red Dog server."""

    kind = "connection"


def _fact(fact: object) -> Fact:
    """A fact as errors have it; lists of numbers and words become words."""
    if isinstance(fact, int) or fact is None:
        return fact
    return tuple(map(str, fact)) if isinstance(fact, tuple | list) else str(fact)
