"""`reddog verify --statistics`: how often each card lay at each place, over the packs of many evenings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from reddog.protocol.export import History
from reddog.speech import ENGLISH
from reddog.table.shuffle_counts import DEGREES, FEWEST, ShuffleCounts, nothing_counted

_USUAL: Final = 2.0
_RARE: Final = 4.0
"""Standard deviations up to which a sum is usual, and from which it is as good as impossible."""


def counted(histories: Sequence[History]) -> ShuffleCounts:
    """The packs of some evenings, each of which has been found to be right."""
    counts = nothing_counted()
    for history in histories:
        counts.add(history.lines)
    return counts


def lines(counts: ShuffleCounts, files: int) -> Iterator[str]:
    """What was counted, what it comes to, and what that means."""
    say = ENGLISH.say
    yield say("statistics.counted", packs=counts.packs, files=say("statistics.files", count=files))
    if counts.sealed:
        yield say("statistics.sealed", count=counts.sealed)
    if counts.others:
        yield say("statistics.others", count=counts.others)
    if counts.packs < FEWEST:
        yield say("statistics.few", least=FEWEST)
        return
    yield say("statistics.expected", expected=_decimal(float(counts.expected)))
    yield say(
        "statistics.sum",
        sum=_decimal(float(counts.chi_square)),
        mean=DEGREES,
        deviation=_decimal(counts.deviation),
    )
    off = counts.off
    way = "above" if off >= 0 else "below"
    yield say(f"statistics.off.{way}", off=_decimal(abs(off)))
    yield say(f"statistics.{_meaning(off)}")
    yield say("statistics.limits")


def as_json(counts: ShuffleCounts, files: int) -> dict[str, Any]:
    """The same for programs, with all counts: by place from the top, and by card in card order."""
    enough = counts.packs >= FEWEST
    return {
        "right": True,
        "files": files,
        "packs": counts.packs,
        "sealed": counts.sealed,
        "others": counts.others,
        "counts": counts.places,
        "expected": str(counts.expected),
        "chi_square": str(counts.chi_square) if counts.packs else None,
        "mean": DEGREES,
        "deviation": counts.deviation if enough else None,
        "off": counts.off if enough else None,
        "meaning": _meaning(counts.off) if enough else "few",
    }


def _meaning(off: float) -> str:
    return "usual" if abs(off) <= _USUAL else "rare" if abs(off) <= _RARE else "impossible"


def _decimal(value: float) -> str:
    return f"{value:.2f}"
