"""`reddog edge`: the exact sheet of the casino game, for any shoe, pay table and way of raising."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from reddog.cards import RANKS, Card, name, parse_cards
from reddog.errors import BadCard, BadRules
from reddog.odds import edge as sheets
from reddog.rules.contests import Between
from reddog.rules.house_rules.values import whole
from reddog.rules.steps import Raise
from reddog.rules.variants import CASINO, Variant
from reddog.speech import ENGLISH
from reddog.speech.calculators import Figure, figure_rows, raise_line, spread_rows
from reddog.speech.cards import CardStyle, Face, cards_text
from reddog.terminal.house import table_rules
from reddog.terminal.options import HELP, Command, Line, Option, explain, plain_screen, read
from reddog.terminal.screen import Screen
from reddog.terminal.words import printable

COMMAND: Final = Command(
    "edge",
    (
        Option("packs", "PACKS"),
        Option("pay", "ROW"),
        Option("alike", "N"),
        Option("raise-from", "WHEN"),
        Option("removed", "CARDS", cards=True),
        Option("json"),
    ),
)
INFINITE: Final = "infinite"
WIDEST: Final = 11
"""The greatest spread: a two and an ace."""


class Asked(msgspec.Struct, frozen=True):
    """A shoe, and how it is played."""

    variant: Variant
    infinite: bool
    removed: tuple[Card, ...]
    raise_from: str
    """best, never, always, or a spread."""

    @property
    def contest(self) -> Between:
        """What decides bets."""
        contest = self.variant.contest
        assert isinstance(contest, Between)
        return contest

    @property
    def shoe(self) -> sheets.Shoe:
        """The cards that a round is dealt from. Raises BadCard for one that is removed too often."""
        return sheets.INFINITE if self.infinite else sheets.shoe(self.variant.packs, self.removed)


def edge(words: Sequence[str]) -> int:
    """Say the exact edge of the casino game; the exit status.

    Raises BadRules and BadCard for a shoe, a pay table or a way of raising that cannot be.
    """
    screen = plain_screen()
    if HELP & set(words):
        explain(COMMAND, screen)
        return 0
    line = read(COMMAND, words)
    asked = question(line)
    sheet = _sheet(asked)
    if "json" in line.options:
        from json import dumps  # noqa: PLC0415 - only where it is wanted: it costs time

        screen.write(dumps(as_json(asked, sheet), ensure_ascii=False, indent=2))
    else:
        _say(screen, asked, sheet)
    return 0


def question(line: Line) -> Asked:
    """What a command line asks. Raises BadRules and BadCard."""
    packs = line.get("packs")
    house = {
        "packs": None if packs == INFINITE else packs,
        "pay-table": line.get("pay"),
        "alike": line.get("alike"),
    }
    variant = table_rules(CASINO, [f"{rule}={value}" for rule, value in house.items() if value is not None])
    removed = line.get("removed")
    if removed is not None and packs == INFINITE:
        raise BadRules("nothing_removed")
    return Asked(
        variant=variant,
        infinite=packs == INFINITE,
        removed=parse_cards(removed or "", packs=variant.packs),
        raise_from=_raise_from(line.get("raise-from") or "best"),
    )


def _raise_from(text: str) -> str:
    spread = whole(text)
    if text not in {"best", "never", "always"} and (spread is None or not 1 <= spread <= WIDEST):
        options = ("best", "never", "always", f"1-{WIDEST}")
        raise BadRules("not_a_choice", option="--raise-from", options=options, text=printable(text))
    return text


def _sheet(asked: Asked) -> sheets.Edge:
    dealt = asked.shoe
    if not dealt.infinite and dealt.cards < 3:
        raise BadCard("too_few_cards", cards=dealt.cards)
    raises: sheets.Raises
    match asked.raise_from:
        case "best":
            raises = sheets.best
        case "never":
            raises = sheets.never
        case "always":
            raises = sheets.from_spread(1)
        case spread:
            raises = sheets.from_spread(int(spread))
    step = next((step for step in asked.variant.deal if isinstance(step, Raise)), None)
    times = 0 if step is None else step.times
    return sheets.report(asked.contest, dealt, raises=raises, raise_bets=times)


def raised_from(sheet: sheets.Edge) -> int | None:
    """The spread from which on every pair of posts is raised and below which none is; None where there is no such."""
    rows = sheet.spreads
    first = next((row.spread for row in rows if row.raises), None)
    alike = first is not None and all(row.raises == (row.spread >= first) for row in rows)
    return first if alike else None


# For people.


def _say(screen: Screen, asked: Asked, sheet: sheets.Edge) -> None:
    say = ENGLISH.say
    face = Face(CardStyle.SHORT)
    if asked.infinite:
        screen.line(say("edge.title.infinite"))
    else:
        screen.line(say("edge.title", packs=asked.variant.packs, cards=asked.shoe.cards))
    if asked.removed:
        screen.line(say("edge.removed", removed=cards_text(asked.removed, face, ENGLISH)))
    contest = asked.contest
    screen.line(say("edge.paid", pays=ENGLISH.listed(list(map(str, contest.pays))), alike=contest.alike))
    screen.line(raise_line(raised_from(sheet), sheet.raise_on, ENGLISH))
    screen.line()
    figures = (
        Figure("edge", sheet.edge, percent=True),
        Figure("risk", sheet.element_of_risk, percent=True),
        Figure("average", sheet.average_bet),
        Figure("win", sheet.win, percent=True),
        Figure("push", sheet.push, percent=True),
        Figure("lose", sheet.lose, percent=True),
        Figure("variance", sheet.variance),
    )
    _table(screen, figure_rows(figures, sheet.standard_deviation, ENGLISH), "<><<")
    if sheet.spreads:
        screen.line()
        rows = [
            (row.spread, row.pays, row.occurs, row.win, row.stay, row.raised, row.raises)
            for row in sheet.spreads
        ]
        _table(screen, spread_rows(rows, ENGLISH), ">>>>>>>")
        screen.line(say("edge.note.shares"))
        screen.line(say("edge.note.bets"))
    if sheet.edge < 0:
        screen.line(say("edge.ahead"))
    screen.line(say("edge.exact"))


def _table(screen: Screen, rows: Iterable[Sequence[str]], sides: str) -> None:
    """Write rows in columns; each is flush on its side, as signs of the format language say."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths, strict=True))
        screen.write("  ".join(cells).rstrip())


# As JSON.


def as_json(asked: Asked, sheet: sheets.Edge) -> dict[str, object]:
    """The sheet for programs. The keys are documented in docs/odds.md."""
    exact = {
        "edge": sheet.edge,
        "element_of_risk": sheet.element_of_risk,
        "average_bet": sheet.average_bet,
        "variance": sheet.variance,
        "win": sheet.win,
        "push": sheet.push,
        "lose": sheet.lose,
    }
    return {
        "game": asked.variant.name,
        "packs": INFINITE if asked.infinite else asked.variant.packs,
        "cards": None if asked.infinite else asked.shoe.cards,
        "removed": [name(card) for card in asked.removed],
        "pay": list(asked.contest.pays),
        "alike": asked.contest.alike,
        "raise_from": asked.raise_from,
        **{key: _text(value) for key, value in exact.items()},
        "standard_deviation": sheet.standard_deviation,
        "raise_on": [_pair(posts) for posts in sheet.raise_on],
        "raise_spreads": [row.spread for row in sheet.spreads if row.raises == 1],
        "spreads": [_row(row) for row in sheet.spreads],
        "decimal": {**_floats(exact), "standard_deviation": sheet.standard_deviation},
    }


def _row(row: sheets.SpreadRow) -> dict[str, object]:
    exact = {
        "occurs": row.occurs,
        "win": row.win,
        "stay": row.stay,
        "raise": row.raised,
        "raises": row.raises,
    }
    return {
        "spread": row.spread,
        "pays": row.pays,
        **{key: _text(value) for key, value in exact.items()},
        "decimal": _floats(exact),
    }


def _pair(posts: sheets.Posts) -> str:
    """Two posts by their ranks, the lower one first: ``2T``."""
    return RANKS[posts[0]] + RANKS[posts[1]]


def _text(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def _floats(exact: dict[str, Fraction]) -> dict[str, float]:
    return {key: float(value) for key, value in exact.items()}
