"""Why a table waits: for whom, or for what before a deal begins."""

from __future__ import annotations

from collections.abc import Sequence

from reddog.rules.choices import Choice, Kind
from reddog.speech.table_context import TableContext


def why_no_deal(waits: str, host: str, context: TableContext) -> str:
    """Why no deal begins by itself, for the code that a table gives; empty for none."""
    match waits:
        case "":
            return ""
        case "not_started":
            return context.by("waits.not_started", host)
        case "paused" | "evening_over" | "nobody_plays":
            return context.say(f"waits.{waits}")
        case reason:
            return context.say(f"refused.{reason}", least=0, most=0, price=0)


def whom(awaited: Sequence[Choice], own: Sequence[int], context: TableContext) -> str:
    """Whom a table waits for that does not wait for a reason; empty where that is only who listens, in his `own` seats."""
    seats = dict.fromkeys(choice.seat for choice in awaited if choice.seat is not None and choice.open)
    if seats:
        others = not set(seats) <= set(own)
        return context.say("waiting", players=context.seats(seats)) if others else ""
    begins = any(choice.kind is Kind.BEGIN for choice in awaited)
    return context.say("waits.next-deal" if begins else "waiting.cards")
