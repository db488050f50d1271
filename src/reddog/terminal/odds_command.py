"""`reddog odds`: what a bet is worth, for any cards, in any of the games."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from reddog.cards import Card, name, parse, parse_cards
from reddog.errors import BadRules
from reddog.odds import edge
from reddog.odds.advice import Advice, Assumption, Decision, advice
from reddog.odds.cardmap import CardMap, Mark, card_map
from reddog.odds.exact import Chances, chances
from reddog.odds.situation import POT, STACK, Situation, may_look, view_of
from reddog.odds.unseen import rank_counts, upcoming
from reddog.rules.choices import Kind
from reddog.rules.contests import Beat, Between
from reddog.rules.house_rules.values import whole
from reddog.rules.steps import Raise
from reddog.rules.variants import Variant
from reddog.rules.views import View
from reddog.speech.calculators import Answer, Shares, answer_lines
from reddog.speech.context import Context
from reddog.terminal.choosing import game_named
from reddog.terminal.house import split_words, table_rules
from reddog.terminal.options import HELP, Command, Line, Option, explain, plain_screen, read
from reddog.terminal.words import printable

COMMAND: Final = Command(
    "odds",
    (
        Option("hand", "CARDS", cards=True),
        Option("upcard", "CARD"),
        Option("posts", "CARDS", cards=True),
        Option("seen", "CARDS", cards=True),
        Option("coming", "CARDS", cards=True),
        Option("pot", "CHIPS"),
        Option("stack", "CHIPS"),
        Option("minimum", "CHIPS"),
        Option("bet", "CHIPS"),
        Option("ace", "high|low"),
        Option("side", "higher|lower"),
        Option("packs", "N"),
        Option("house", "RULE=VALUE", many=True),
        Option("json"),
    ),
    words="GAME",
)


def odds(words: Sequence[str]) -> int:
    """Say the exact chances of a bet and what may be done best; the exit status.

    Raises UnknownGame, BadRules and BadCard for a question that makes no sense.
    """
    screen = plain_screen()
    if HELP & set(words):
        explain(COMMAND, screen)
        return 0
    line = read(COMMAND, words)
    asked = situation(line)
    view = view_of(asked)
    advised = advice(view, variant=asked.variant)
    if "json" in line.options:
        from json import dumps  # noqa: PLC0415 - only where it is wanted: it costs time

        screen.write(dumps(as_json(asked, view, advised), ensure_ascii=False, indent=2))
        return 0
    context = Context(variant=asked.variant, viewer=0, face=screen.face)
    decided = None if advised is None else replace(advised, chances=None)
    for sentence in answer_lines(view, told(asked, view, advised), decided, context):
        screen.line(sentence)
    return 0


def situation(line: Line) -> Situation:
    """The situation that a command line describes. Raises UnknownGame, BadRules and BadCard."""
    named, given = split_words(line.words)
    if not named:
        raise BadRules("no_game_to_ask")
    packs = line.get("packs")
    house = (*given, *line.options.get("house", ()), *(() if packs in {None, "1"} else (f"packs={packs}",)))
    variant = _least(table_rules(game_named(named), house), _chips(line, "minimum"))
    upcard = line.get("upcard")

    def cards(option: str) -> tuple[Card, ...]:
        return parse_cards(line.get(option) or "", packs=variant.packs)

    return Situation(
        variant=variant,
        hand=cards("hand"),
        upcard=None if upcard is None else parse(upcard),
        posts=cards("posts"),
        seen=cards("seen"),
        coming=cards("coming"),
        pot=_or(_chips(line, "pot"), POT),
        stack=_or(_chips(line, "stack"), STACK),
        bet=_chips(line, "bet"),
        ace_low=_word(line, "ace", ("high", "low")) == "low",
        side=_word(line, "side", ("higher", "lower")),
    )


def _or(chips: int | None, usual: int) -> int:
    return usual if chips is None else chips


def _chips(line: Line, option: str) -> int | None:
    text = line.get(option)
    if text is None:
        return None
    chips = whole(text)
    if chips is None:
        raise BadRules("not_a_number", text=printable(text))
    return chips


def _word(line: Line, option: str, words: tuple[str, ...]) -> str:
    text = line.get(option)
    if text is not None and text not in words:
        raise BadRules("not_a_choice", option=f"--{option}", options=words, text=printable(text))
    return text or ""


def _least(variant: Variant, least: int | None) -> Variant:
    """The game with another least bet. It is not a house rule here: there is no bank that it must be smaller than."""
    stakes = variant.stakes
    if least is None:
        return variant
    if stakes.most and least > stakes.most:
        raise BadRules("least_above_most", least=least, most=stakes.most)
    return replace(variant, stakes=replace(stakes, least=least))


# What is told.


def told(asked: Situation, view: View, advised: Advice | None) -> Answer:
    """The numbers that the sentences are made of."""
    side = _side(advised)
    counted = chances(view, side=side)
    ahead = upcoming(view) if isinstance(view.contest, Beat) else None
    one_card = not view.hidden and (bool(asked.posts) or isinstance(view.contest, Beat))
    known = ahead.certain if ahead else asked.upcard is not None
    values = None if counted is None else _values(asked, view, counted)
    return Answer(
        shares=None
        if counted is None
        else replace(
            shares(view, counted),
            one_card=one_card,
            known=known and not view.hidden,
            round=one_card and bool(view.coming),
        ),
        value=None if values is None else values[0],
        raised=None if values is None else values[1],
        side=side,
        unseen=unseen(view),
        looks=may_look(asked.variant),
    )


def _side(advised: Advice | None) -> str:
    """The side that is called best where a pair is called; figures are then those of that side."""
    word = advised.best.word if advised and advised.best else ""
    return word if word in {"higher", "lower"} else ""


def shares(view: View, counted: Chances) -> Shares:
    """What may become of a bet: won, lost, returned."""
    alike = view.contest.alike if isinstance(view.contest, Between) else 0
    return Shares(
        win=counted.win + counted.alike * (alike > 0),
        lose=counted.lose + counted.post + counted.alike * (alike < 0),
        push=counted.push + counted.alike * (alike == 0),
        post=counted.post,
        alike=counted.alike,
        of=counted.of,
    )


def _values(asked: Situation, view: View, counted: Chances) -> tuple[Fraction, Fraction | None]:
    """What a chip comes to, without a raise and, where a bet may be raised, with one."""
    step = next((step for step in asked.variant.deal if isinstance(step, Raise)), None)
    if step is None or not isinstance(view.contest, Between):
        return counted.value, None
    if not view.centre:
        return counted.value, edge.value(view.contest, rank_counts(view), raise_bets=step.times)
    first, second = (card >> 2 for card in view.centre)
    raised = (1 + step.times) * counted.value if view.contest.may_raise((first, second)) else None
    return counted.value, raised


def unseen(view: View) -> int:
    """How many cards the player has not seen."""
    return 52 * view.packs - sum(layer.bit_count() for layer in view.seen)


# As JSON.


def as_json(asked: Situation, view: View, advised: Advice | None) -> dict[str, object]:
    """The answer for programs. The keys are documented in docs/odds.md."""
    side = _side(advised)
    counted = chances(view, side=side)
    found_shares = None if counted is None else shares(view, counted)
    exact: dict[str, Fraction | None] = dict.fromkeys(("win", "lose", "push"))
    value: object = None
    floats: object = None
    if counted is not None and found_shares is not None:
        for kind in exact:
            exact[kind] = Fraction(getattr(found_shares, kind), counted.of)
        stay, raised = _values(asked, view, counted)
        if any(isinstance(step, Raise) for step in asked.variant.deal):
            value = {"stay": text(stay), "raise": text(raised)}
            floats = {"stay": float(stay), "raise": None if raised is None else float(raised)}
        else:
            value, floats = text(stay), float(stay)
    return {
        "game": asked.variant.name,
        "rules": view.rules,
        "house": dict(view.house),
        "packs": view.packs,
        "hand": names(asked.hand),
        "upcard": None if asked.upcard is None else name(asked.upcard),
        "posts": names(asked.posts),
        "seen": names(asked.seen),
        "coming": names(asked.coming),
        **{kind: text(share) for kind, share in exact.items()},
        "value": value,
        "best": _best(advised),
        "unseen": unseen(view),
        "assumes": [str(Assumption.SEEN)] if advised is None else list(map(str, advised.assumes)),
        "decimal": {
            **{kind: None if share is None else float(share) for kind, share in exact.items()},
            "value": floats,
        },
        "cases": None if counted is None else _cases(counted),
        "called": side or asked.side or ("low" if asked.ace_low else ""),
        "pot": view.pot,
        "stack": asked.stack,
        "minimum": view.stakes.least,
        "sizes": _sizes(advised),
        "growth": None if advised is None else _decided(advised.kelly),
        "decisions": [] if advised is None else [_decided(known) for known in advised.decisions],
        "cards": _cards(card_map(view, side=side)),
    }


def text(value: Fraction | None) -> str | None:
    """A fraction in lowest terms, such as ``34/47`` or ``1/1``."""
    return None if value is None else f"{value.numerator}/{value.denominator}"


def names(cards: Sequence[Card]) -> list[str]:
    """The names of some cards, as they were given."""
    return [name(card) for card in cards]


def _best(advised: Advice | None) -> object:
    if advised is None or advised.best is None:
        return None
    best, sizes = advised.best, advised.sizes
    if best.kind is Kind.BET and sizes is not None:
        return {"risk_neutral": sizes.risk_neutral, "kelly": sizes.kelly}
    return best.word or str(best.kind)


def _sizes(advised: Advice | None) -> object:
    sizes = None if advised is None else advised.sizes
    if sizes is None:
        return None
    return {field: getattr(sizes, field) for field in sizes.__struct_fields__}


def _decided(decided: Decision | None) -> object:
    if decided is None:
        return None
    return {
        "do": decided.word or str(decided.kind),
        "chips": decided.chips,
        "value": text(decided.value),
        "decimal": float(decided.value),
    }


def _cases(counted: Chances) -> dict[str, int]:
    return {kind: getattr(counted, kind) for kind in ("win", "lose", "push", "post", "alike", "of")}


def _cards(known: CardMap | None) -> object:
    """The cards by what each would do: that may be turned up, or with a hidden hand those it may hold."""
    if known is None:
        return None
    marks = known.marks
    return {str(mark): [name(card) for card in range(52) if marks[card] is mark] for mark in Mark}
