"""Whatever a player is asked at a terminal, the question names what to type: in all games, with all house rules."""

import re
from collections import defaultdict
from itertools import chain
from typing import Final

import pytest

from reddog.errors import RedDogError
from reddog.rules.choices import Kind
from reddog.rules.house import with_rules
from reddog.rules.session import apply
from reddog.rules.state import Session
from reddog.rules.variants import HIGH_CARD_POOL, VARIANTS
from reddog.rules.views import view
from reddog.speech import CardStyle, Context, Face, prompt
from reddog.terminal.answers import answer, own_choices, words_now
from reddog.terminal.remote_words import understand_here
from reddog.terminal.words import Typed, understand
from tests.speech import evenings

LINES: Final[dict[Kind, tuple[tuple[str, str], ...]]] = {
    Kind.BET: ((r"\bBet ([\d,]+)", r"bet \1"), (r"\bBet ([\d,]+)", r"\1")),
    Kind.PASS: ((r"\b(pass)\b", r"\1"),),
    Kind.BUY: ((r"\b(buy)\b", r"\1"),),
    Kind.RAISE: ((r"\bRaise by ([\d,]+)", r"raise \1"), (r"\bRaise by ([\d,]+)", r"\1")),
    Kind.STAY: ((r"\b(stay)\b", r"\1"),),
    Kind.CALL: ((r"\bCall .*\b(high|higher)\b or (?:low|lower)\.", r"\1"), (r"\b(Call) .* or (lower|low)\.", r"\1 \2")),
    Kind.SHOW: ((r"\bType (show \w+)", r"\1"), (r"\b(show \w+)\.", r"\1")),
    Kind.STAKE: (
        (r"\btype (stake(?: [\d,]+)?)", r"\1"),
        (r"\bOpen the bank with ([\d,]+)", r"\1"),
        (r"\b(Open) the bank with ([\d,]+)", r"\1 \2"),
    ),
    Kind.DEAL_AGAIN: ((r"\bType (again)\b", r"\1"),),
    Kind.PASS_DEAL: ((r"\bor (pass)\b", r"\1"),),
    Kind.VOTE: ((r"\b(Yes) or no\?", r"\1"), (r"\bYes or (no)\?", r"\1")),
}  # fmt: skip
"""For each thing that may be asked, what stands in the question, and what is typed by it."""


def named(question: str, kind: Kind) -> list[str]:
    """The lines that a question names for an answer; each of the ways must be found in it."""
    lines = []
    for pattern, typed in LINES[kind]:
        found = re.search(pattern, question)
        assert found, f"{kind} is asked for, and the question does not say how: {question}"
        lines.append(found.expand(typed).replace(",", ""))
    return lines


def check(session: Session, seat: int) -> set[Kind]:
    """Every open choice of a seat can be typed as the question says it, at a practice table and at a server's."""
    here = view(session, seat)
    open_now = {kind for kind, choice in own_choices(here).items() if choice.open}
    question = prompt(here, Context(session.variant, evenings.NAMES, seat, Face(CardStyle.GLYPH)))
    for kind in open_now:
        for line in named(question, kind):
            for understood in (understand(line, words_now(here)), understand_here(line, words_now(here))):
                assert isinstance(understood, Typed), line
                move = answer(understood, here, session.variant)
                try:
                    apply(session, move)
                except RedDogError as error:
                    pytest.fail(f"{line!r} is refused ({error}) after: {question}")
    return open_now


def test_every_question_says_what_may_be_typed_and_that_is_taken() -> None:
    asked: dict[str, set[Kind]] = defaultdict(set)
    choosing = with_rules(HIGH_CARD_POOL, winner_shows="choice", passing="chip")
    for session in chain(evenings.evenings(4), evenings.evening(choosing, 1)):
        for seat in range(len(session.seats)):
            asked[session.variant.name] |= check(session, seat)
    assert set.union(*asked.values()) == set(LINES), "everything that can be asked was asked"
    assert set(asked) == {variant.name for variant in VARIANTS}
    assert {Kind.STAKE, Kind.BET, Kind.PASS_DEAL} <= asked["shoot"]
    assert {Kind.CALL, Kind.PASS} <= asked["pot-in-between"]
