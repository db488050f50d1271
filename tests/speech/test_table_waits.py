"""Why a table waits, to whoever asks."""

import pytest

from reddog.rules.choices import Choice, Kind
from reddog.rules.variants import HIGH_CARD_POOL
from reddog.speech.context import Context
from reddog.speech.table_context import TableContext
from reddog.speech.table_waits import whom, why_no_deal

CONTEXT = TableContext(Context(HIGH_CARD_POOL, ("Ana", "Bo"), 0), {"p-ana": "Ana", "p-bo": "Bo"}, "p-ana")


@pytest.mark.parametrize(
    ("waits", "host", "said"),
    [
        ("", "p-bo", ""),
        ("not_started", "p-bo", "The game begins when the host, Bo, starts it."),
        ("not_started", "p-ana", "Start the game when all are here."),
        ("paused", "p-bo", "The game is paused."),
        ("evening_over", "p-bo", "The evening is over."),
        ("nobody_plays", "p-bo", "No deal begins while no person plays or watches."),
        ("proposal_open", "p-bo", "Something is proposed already: answer that first."),
        (
            "too_few_players",
            "p-bo",
            "Two players with chips for the ante are needed: somebody has to sit down or buy chips.",
        ),
    ],
)
def test_why_no_deal_begins(waits: str, host: str, said: str) -> None:
    assert why_no_deal(waits, host, CONTEXT) == said


@pytest.mark.parametrize(
    ("awaited", "said"),
    [
        ([Choice(Kind.BET, 0)], ""),
        ([Choice(Kind.BET, 1), Choice(Kind.PASS, 1)], "Waiting for Bo."),
        ([Choice(Kind.VOTE, 0), Choice(Kind.VOTE, 1)], "Waiting for you and Bo."),
        ([Choice(Kind.BET, 0), Choice(Kind.PASS, 1, refused="must_bet")], ""),
        ([Choice(Kind.DRAW)], "The cards are coming."),
        ([Choice(Kind.BEGIN)], "The next deal begins in a moment."),
    ],
)
def test_whom_the_table_waits_for(awaited: list[Choice], said: str) -> None:
    assert whom(awaited, (0,), CONTEXT) == said
