"""How long a command takes from its start to its end, next to a Python that does nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from time import perf_counter

EMPTY = "an empty Python"
_REDDOG = ["-P", "-m", "reddog"]
PROGRAMS: dict[str, list[str]] = {
    EMPTY: ["-c", ""],
    "reddog --version": [*_REDDOG, "--version"],
    "reddog odds": [*_REDDOG, "odds", "high-card-pool", "--hand", "As Kh 9d 7c 3c", "--json"],
    "reddog edge": [*_REDDOG, "edge", "--packs", "6", "--json"],
}
"""The words that Python is started with, by name."""


def started(words: list[str]) -> tuple[float, float] | None:
    """Seconds of processor time and of waiting that a program took; None where it failed, as a command that is not there."""
    before, began = os.times(), perf_counter()
    done = subprocess.run([sys.executable, *words], capture_output=True, check=False)
    took, after = perf_counter() - began, os.times()
    if done.returncode:
        return None
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return cpu, took
