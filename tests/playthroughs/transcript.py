"""A session as a transcript: what happened after every move, who may do what, what every seat sees, and the chips.

    12 s3 bet 4                      the move
       . bet-placed seat=3 chips=4   what happened
       ? draw 1 of 37                what is awaited, with least and most, and why something is not open
       = s1 [As Kh] seen 5           what each seat sees of its own cards, and how many cards it and all have seen
       $ s1 20 s2 17+3 pot 8         stacks, with bets after a plus sign, and the pot

Lines that say the same as before are left out, and so are seats that see just what all see. Seats count from 1.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from reddog.cards import name
from reddog.errors import IllegalMove
from reddog.rules.choices import Choice, Kind
from reddog.rules.events import AnyEvent
from reddog.rules.move_text import move_text, parse_move
from reddog.rules.moves import AnyMove, Bet, Call, Called, Close, Raise, Show, Stake, Vote
from reddog.rules.pots import House
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import Variant
from reddog.rules.views import View, view
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.testing import chance_move, move_for
from reddog.testing.disguise import folded

_CARDS = {"card", "upcard", "beat"}
_CARD_ROWS = {"posts", "shown"}
_SEATS = {"seat", "dealer"}
_SEAT_ROWS = {"seats", "players"}


class Play(msgspec.Struct, frozen=True):
    """A session to be written down."""

    variant: Variant
    stacks: tuple[int | None, ...]
    seed: str
    moves: int
    """After so many moves the deal is finished and the session closed."""
    shows: tuple[str, ...]
    """What must be found in the transcript, so that it keeps showing it."""
    table: tuple[tuple[int, str], ...] = ()
    """Moves that players make unprompted, each after so many moves or as soon as it is allowed."""


# Choices that follow from the seed alone, on every machine.


def played(play: Play) -> tuple[list[Session], list[AnyMove]]:
    """The sessions and the moves between them."""
    dealer = Dealer(secret_from_seed(play.seed), "playthrough")
    states, made = [start(play.variant, play.stacks)], list[AnyMove]()
    waiting = list(play.table)
    while states[-1].stage is not Stage.CLOSED:
        session = states[-1]
        move = _unprompted(session, waiting) or chance_move(session, dealer) or _answer(session, play.seed)
        if session.number >= play.moves and session.stage is Stage.BETWEEN:
            move = Close()
        if move is None:
            move = Close()
        states.append(apply(session, move))
        made.append(move)
    return states, made


def _unprompted(session: Session, waiting: list[tuple[int, str]]) -> AnyMove | None:
    if not waiting or session.number < waiting[0][0]:
        return None
    move = parse_move(waiting[0][1])
    try:
        apply(session, move)
    except IllegalMove:
        return None
    del waiting[0]
    return move


def _answer(session: Session, seed: str) -> AnyMove | None:
    """The answer of one of those who are asked."""
    choices = [choice for choice in awaited(session) if choice.open and choice.seat is not None]
    if not choices:
        return None
    digest = hashlib.sha256(f"{seed} {session.number}".encode()).digest()
    # The first choice twice as often: bets are more to look at than passes.
    return _filled((choices[0], *choices)[digest[0] % (len(choices) + 1)], digest[1])


def _filled(choice: Choice, digit: int) -> AnyMove:
    seat = choice.seat
    assert seat is not None
    chips = (choice.least, (choice.least + choice.most) // 2, choice.most, choice.least)[digit % 4]
    match choice.kind:
        case Kind.BET:
            return Bet(seat, chips)
        case Kind.RAISE:
            return Raise(seat, chips)
        case Kind.STAKE:
            return Stake(seat, chips)
        case Kind.CALL:
            return Call(seat, Called(choice.options[digit % len(choice.options)]))
        case Kind.SHOW:
            return Show(seat, choice.cards[digit % len(choice.cards)])
        case Kind.VOTE:
            return Vote(seat, yes=True)
        case _:
            return move_for(choice, None)  # type: ignore[arg-type]  # these have nothing to choose


# The text.


def transcript(play: Play) -> str:
    """The whole text."""
    states, made = played(play)
    assert folded(states[0], made) == states
    return "\n".join(_lines(play, states, made)) + "\n"


def _lines(play: Play, states: list[Session], made: list[AnyMove]) -> Iterator[str]:
    house = " ".join(f"{rule}={value}" for rule, value in play.variant.house)
    yield f"# {play.variant.title} ({play.variant.label})"
    yield f"# house rules: {house or 'none'}"
    yield f"# stacks: {' '.join('-' if chips is None else str(chips) for chips in play.stacks)}"
    yield f"# seed: {play.seed}"
    yield "# Written by `python -m tests.playthroughs.regenerate`; how to read it is said in transcript.py there."
    before = _signs(states[0])
    for sign, line in before.items():
        yield f"   {sign[0]} {line}"
    for move, session in zip(made, states[1:], strict=True):
        yield f"{session.number:2} {move_text(move)}"
        yield from (f"   . {event_text(event)}" for event in session.events)
        signs = _signs(session)
        yield from (f"   {sign[0]} {line}" for sign, line in signs.items() if before.get(sign) != line)
        before = signs


def _signs(session: Session) -> dict[str, str]:
    """What is awaited, what is seen, and the chips, each under its sign."""
    signs = {"?": " | ".join(_choice(choice, session) for choice in view(session).awaited)}
    sights = [view(session, seat) for seat in range(len(session.seats)) if session.seats[seat].taken]
    signs["="] = _sights([*sights, view(session)])
    signs["$"] = _chips(session)
    return signs


def _choice(choice: Choice, session: Session) -> str:
    words = [f"s{choice.seat + 1}"] if choice.seat is not None else []
    words.append(choice.kind.value)
    if choice.most:
        words.append(f"{choice.least}..{choice.most}")
    if choice.price:
        words.append(f"for {choice.price}")
    if choice.kind is Kind.DRAW:
        words.append(f"{choice.count} of {session.fresh.bit_count() or len(session.coming)}")
    words.extend(choice.options)
    if choice.kind is Kind.SHOW:
        [full] = [full for full in awaited(session) if full.kind is Kind.SHOW]
        words.append(_row(full.cards))
    if choice.refused:
        words.append(f"({choice.refused})")
    return " ".join(words)


def _sights(sights: list[View]) -> str:
    """Each seat's own cards, and how many it has seen; what all know is to come."""
    told, watcher = [], sights[-1]
    for seen in sights:
        if seen is not watcher and (seen.seen, seen.hand, seen.hidden) == (watcher.seen, (), 0):
            continue
        held = _row(seen.hand) if seen.hand else ""
        held += "?" * seen.hidden
        who = "all" if seen.seat is None else f"s{seen.seat + 1}"
        count = sum(layer.bit_count() for layer in seen.seen)
        told.append(" ".join(word for word in (who, held and f"[{held}]", f"seen {count}") if word))
    if watcher.coming:
        told.append(f"coming {_row(watcher.coming)}")
    if watcher.pool:
        told.append(f"pool of {watcher.pool.bit_count()}")
    return " | ".join(told)


def _chips(session: Session) -> str:
    bets = session.running.bets if session.running else (0,) * len(session.seats)
    words = [
        f"s{index + 1} {seat.stack}" + (f"+{bets[index]}" if bets[index] else "")
        for index, seat in enumerate(session.seats)
        if seat.taken
    ]
    if isinstance(session.variant.pot, House):
        return " ".join((*words, f"house {session.house:+}"))
    return " ".join((*words, f"pot {session.pot}"))


def _row(held: tuple[int, ...]) -> str:
    return " ".join(name(card) for card in held)


def event_text(event: AnyEvent) -> str:
    """An event with its facts; those that are as usual are left out."""
    facts = [str(event.__struct_config__.tag)]
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if value != field.default:
            facts.append(f"{field.name}={_fact(field.name, value)}")
    return " ".join(facts)


def _fact(label: str, value: object) -> str:
    if label in _CARDS and isinstance(value, int):
        return name(value)
    if label in _SEATS and isinstance(value, int):
        return f"s{value + 1}"
    if label in _SEAT_ROWS and isinstance(value, tuple):
        return ",".join(f"s{seat + 1}" for seat in value)
    if label == "paid" and isinstance(value, tuple):
        return ",".join(f"s{seat + 1}:{chips}" for seat, chips in value)
    if label in _CARD_ROWS and isinstance(value, tuple):
        return ",".join(
            name(card) if isinstance(card, int) else f"s{card[0] + 1}:{_row(card[1])}" for card in value
        )
    return str(value)
