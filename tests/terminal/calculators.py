"""`reddog odds` and `reddog edge`, asked by the tests."""

import json
from typing import Any

from tests.terminal.terminals import here


def odds(*words: str) -> dict[str, Any]:
    """The answer to a question, as programs get it."""
    return asked("odds", *words)


def edge(*words: str) -> dict[str, Any]:
    return asked("edge", *words)


def asked(*words: str) -> dict[str, Any]:
    done = here(*words, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def refusal(*words: str) -> str:
    done = here(*words)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err.strip()
