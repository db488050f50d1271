"""`reddog play`: a person at a table with bots, line by line."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Annotated, Literal

from cyclopts import Parameter

from reddog.bots import BOTS
from reddog.errors import UnknownGame
from reddog.rules.pots import Antes, Bank, House
from reddog.rules.variants import Variant
from reddog.speech import ENGLISH, caution, differences, subtitle, summary
from reddog.table.bots import least_chips
from reddog.table.dealer import fresh_secret, secret_from_seed
from reddog.terminal.choosing import chosen
from reddog.terminal.evening import Evening
from reddog.terminal.house import split_words
from reddog.terminal.practice import Practice
from reddog.terminal.program import usage
from reddog.terminal.saving import SavedSession
from reddog.terminal.screen import EndOfInput, Screen, Tone, standard_screen
from reddog.terminal.settings import CHIPS, Asked, Settings, check, settings
from reddog.terminal.statuses import FAILED, OK
from reddog.terminal.words import printable


def _say(option: str) -> str:
    return usage(f"command.play.{option}")


def play(  # noqa: PLR0913 - each is an option of the command line
    *game: Annotated[str, Parameter(help=_say("game"))],
    seats: Annotated[str | None, Parameter(help=_say("seats"), metavar="N")] = None,
    bots: Annotated[
        tuple[str, ...],
        Parameter(help=_say("bots"), metavar="NAMES"),
    ] = (),
    chips: Annotated[str, Parameter(help=_say("chips"), metavar="N")] = CHIPS,
    ante: Annotated[str | None, Parameter(help=_say("ante"), metavar="N")] = None,
    house: Annotated[
        tuple[str, ...],
        Parameter(
            help=_say("house"),
            metavar="RULE=VALUE",
            negative="",
        ),
    ] = (),
    seed: Annotated[str | None, Parameter(help=_say("seed"), metavar="S")] = None,
    hints: Annotated[bool, Parameter(help=_say("hints"))] = False,
    name: Annotated[str | None, Parameter(help=_say("name"), metavar="NAME")] = None,
    save: Annotated[Path | None, Parameter(help=_say("save"), metavar="FILE")] = None,
    force: Annotated[bool, Parameter(help=_say("force"))] = False,
    cards: Annotated[
        Literal["glyph", "short", "words"] | None, Parameter(help=_say("cards"), metavar="STYLE")
    ] = None,
) -> int:
    """Play with bots at a practice table; the exit status.

    Raises BadRules and UnknownGame for what cannot be, before anything has been done, and KeyboardInterrupt when it is
    stopped, after the session has been saved.
    """
    called, rules = split_words(game)
    asked = Asked(house=(*rules, *house), seats=seats, bots=bots, chips=chips, ante=ante, name=name)
    check(asked)
    screen = standard_screen(cards or "")
    saved = SavedSession(save, force=force) if save else None
    try:
        preset = _chosen(screen, called)
    except EndOfInput:
        screen.line(ENGLISH.say("terminal.bye"))
        return OK
    except KeyboardInterrupt:
        screen.line()
        screen.line(ENGLISH.say("terminal.stopped"))
        raise
    table = settings(preset, asked)
    secret = fresh_secret() if seed is None else secret_from_seed(seed)
    practice = Practice(table.variant, table.chips, table.bots, secret)
    evening = Evening(screen, practice, table, hints=hints, saved=saved)
    evening.save()
    introduce(screen, table, practice, seed=seed, saved=saved)
    with stopped_by_signals():
        try:
            evening.play()
        except (KeyboardInterrupt, OSError):
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # once more cannot spoil what is being saved
            evening.keep()
            with contextlib.suppress(OSError):
                evening.stop()
            raise
    return FAILED if evening.unsaved else OK


def _chosen(screen: Screen, called: str) -> Variant:
    """The game. Raises UnknownGame as `chosen` does, and `bot_not_game` where the names of bots were taken for a game's."""
    try:
        return chosen(screen, called)
    except UnknownGame:
        bots = tuple(word for word in called.casefold().split() if word in BOTS)
        if not bots:
            raise
        raise UnknownGame("bot_not_game", name=printable(called), bots=",".join(("counter", *bots))) from None


def introduce(
    screen: Screen, table: Settings, practice: Practice, *, seed: str | None, saved: SavedSession | None
) -> None:
    """Say which game it is and its rules in short, how it differs from the preset, who plays, what may be typed."""
    say = ENGLISH.say
    screen.line(say("terminal.game", title=table.variant.title, how=subtitle(table.variant)), Tone.TITLE)
    for sentence in summary(table.variant):
        screen.line(sentence)
    differing = differences(table.variant)
    if differing:
        screen.line(say("terminal.differs", differences=" ".join(differing)))
    for found in table.cautions:
        screen.line(caution(found, typed=True), Tone.REFUSED)
    for label, bot in zip(table.labels[1:], table.bots, strict=True):
        screen.line(say("terminal.bot", who=label, rule=say(bot.rule)))
    if table.bots:
        screen.line(say(_buys(table.variant), least=least_chips(table.variant), chips=practice.refill()))
    screen.line(say("terminal.you", chips=table.chips))
    if seed is not None:
        screen.line(say("terminal.seed", seed=printable(seed)))
    if saved:
        screen.line(say("terminal.saving", file=str(saved.path)))
    screen.line(say("terminal.help-line"), Tone.ASKED)
    screen.line()


def _buys(variant: Variant) -> str:
    """The message about when bots buy chips."""
    match variant.pot:
        case Antes():
            return "terminal.buys.antes"
        case Bank():
            return "terminal.buys.bank"
        case House():
            return "terminal.buys.house"


class Stopped(KeyboardInterrupt):
    """The program was told to end; `status` is its exit status, 128 and the signal's number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number


@contextlib.contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Let the signals that end a program, or tell that its terminal is gone, stop it as Ctrl-C does."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise Stopped(number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    # What whoever started the program wants ignored, as nohup does, stays ignored.
    numbers = [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]
    handlers = [(number, signal.signal(number, stop)) for number in numbers]
    handlers.append((signal.SIGINT, signal.getsignal(signal.SIGINT)))
    try:
        yield
    finally:
        for number, handler in handlers:
            signal.signal(number, handler)
