"""Let a bot play every game and hold it to what a bot is: a function of a view and some luck, and of nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from reddog.bots.bot import Bot
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.choices import KINDS
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session
from reddog.rules.variants import VARIANTS, Variant
from reddog.rules.views import View, view
from reddog.testing import sight
from reddog.testing.attempts import fits
from reddog.testing.disguise import disguised
from reddog.testing.play import any_move, any_rules, any_stacks, move_for, open_choices

_WIRE = msgspec.json.Decoder(View)


class Luck:
    """What `bots.Chance` promises, and no more; the same seed gives the same luck."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def random(self) -> float:
        """A number from 0 up to 1, without 1."""
        return self._random.random()

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to `stop`, without it."""
        return self._random.randrange(stop)


class Answer(NamedTuple):
    """What the bot did for a seat, with which luck."""

    seat: int
    luck: int
    move: moves.AnyMove


def check_bot(
    bot: Bot,
    *,
    variants: Sequence[Variant] = VARIANTS,
    sessions: int = 4,
    moves_made: int = 120,
    seed: int = 0,
    house_rules: bool = True,
) -> None:
    """Let a bot sit at every seat of so many sessions of every game, each with house rules of its own.

    It gets views and nothing else. Its answer must be a move that is awaited from its seat; the same view and luck must give the
    same answer at any time, also where the view came over a wire, and where cards that the seat cannot know are
    different; and it must refuse with IllegalMove to answer for whoever is not asked. It may draw luck from nowhere else.

    Raises AssertionError, with the game and the moves up to the fault, where it does not keep to that.
    """
    for variant in variants:
        for number in range(sessions):
            rng = Random(f"{bot.name} {variant.label} {seed} {number}")
            game = any_rules(variant, rng) if house_rules and not variant.house else variant
            made: list[moves.AnyMove] = []
            try:
                _check_session(bot, start(game, any_stacks(game, rng)), rng, moves_made, made)
            except Exception as error:
                error.add_note(f"{game.label} {dict(game.house)}, session {number} of seed {seed}")
                error.add_note(f"the last moves: {made[-30:]}")
                raise


def _check_session(
    bot: Bot, session: Session, rng: Random, moves_made: int, made: list[moves.AnyMove]
) -> None:
    states = [session]
    answers: dict[int, Answer] = {}
    while len(made) < moves_made:
        seats = sorted(
            {choice.seat for choice in awaited(session) if choice.open and choice.seat is not None}
        )
        unprompted = open_choices(session) if rng.random() < 0.04 else ()
        move: moves.AnyMove | None
        if unprompted:
            move = move_for(rng.choice(unprompted), rng)
        elif seats:
            answer = _answer(bot, session, rng.choice(seats), rng.getrandbits(32))
            answers[len(made)] = answer
            move = answer.move
        else:
            move = any_move(session, rng, restless=0)
        if rng.random() < 0.1:
            _check_not_asked(bot, session, seats)
        if move is None:
            break
        session = apply(session, move)
        made.append(move)
        states.append(session)
    for at in sorted(answers, reverse=True):
        again = _ask(bot, states[at], answers[at])
        assert again == answers[at].move, (
            f"asked again later, the bot answers {again}, not {answers[at].move}"
        )
    _check_disguises(bot, states, made, answers, rng)


def _answer(bot: Bot, session: Session, seat: int, luck: int) -> Answer:
    """Ask the bot, and see that its answer is legal and depends on the view and the luck alone."""
    seen = view(session, seat)
    move = _choose(bot, seen, luck)
    mine = [choice for choice in awaited(session) if choice.seat == seat and choice.open]
    legal = type(move) in KINDS and any(fits(choice, move) for choice in mine)
    assert legal, f"seat {seat} was asked for one of {seen.awaited}, and the bot answered {move}"
    wired = _choose(bot, _WIRE.decode(msgspec.json.encode(seen)), luck)
    assert wired == move, f"the same view and luck give {move} and {wired}"
    return Answer(seat=seat, luck=luck, move=move)


def _ask(bot: Bot, session: Session, answer: Answer) -> moves.AnyMove:
    """The bot's move for the seat and the luck of an answer, in a session."""
    return _choose(bot, view(session, answer.seat), answer.luck)


def _choose(bot: Bot, seen: View, luck: int) -> moves.AnyMove:
    before = random.getstate()
    try:
        move = bot.choose(seen, Luck(luck))
    except Exception as error:
        raise AssertionError(f"asked for one of {seen.awaited}, the bot failed: {error!r}") from error
    assert random.getstate() == before, "the bot has drawn luck that it was not given"
    return move


def _check_not_asked(bot: Bot, session: Session, asked: list[int]) -> None:
    """A spectator, and a seat that nothing is awaited from, have no answer."""
    for seat in (None, *range(len(session.seats))):
        if seat in asked:
            continue
        try:
            move = bot.choose(view(session, seat), Luck(0))
        except IllegalMove as error:
            if error.code != "not_now":
                raise AssertionError(f"the bot, not asked, says {error.code}") from error
        except Exception as error:
            raise AssertionError(f"not asked for seat {seat}, the bot failed: {error!r}") from error
        else:
            raise AssertionError(f"not asked for seat {seat}, the bot answers {move}")


def _check_disguises(
    bot: Bot, states: list[Session], made: list[moves.AnyMove], answers: dict[int, Answer], rng: Random
) -> None:
    """Cards that a seat has not seen change places from the shuffle on: its next answer must be the same."""
    clean = [at for at, state in enumerate(states) if sight.collected(state)]
    for at in rng.sample(sorted(answers), min(len(answers), 12)):
        begin = max((place for place in clean if place <= at), default=at)
        other = disguised(states[begin : at + 1], made[begin:at], answers[at].seat, rng)
        if other is not None:
            move = _ask(bot, other[-1], answers[at])
            assert move == answers[at].move, (
                f"seat {answers[at].seat} answers {answers[at].move}, "
                f"but {move} where cards that it has not seen are different"
            )
