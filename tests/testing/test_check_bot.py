"""`check_bot` lets every bot of ours pass, and catches whatever is no bot."""

import random
import sys
from collections.abc import Callable
from types import FrameType

import pytest

from reddog.bots import BOTS, Bot
from reddog.bots.answers import offers
from reddog.bots.bot import Chance
from reddog.cards import cards_in
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.moves import PlayerMove
from reddog.rules.state import Session
from reddog.rules.variants import CASINO, HIGH_CARD_POOL, POT_IN_BETWEEN, SHOOT, VARIANTS, Variant
from reddog.rules.views import View
from reddog.testing import check_bot
from reddog.testing.bot import Luck

MINIMUM, RAMBLER = BOTS["minimum"], BOTS["random"]
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


@each_variant
@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_every_bot_of_ours_is_one_in_every_game(bot: Bot, variant: Variant) -> None:
    check_bot(bot, variants=[variant], sessions=2, moves_made=90)


def bad(change: Callable[[View, Chance, PlayerMove], object]) -> Bot:
    """A bot that plays as the cautious one does, but for one fault."""

    def choose(seen: View, rng: Chance) -> PlayerMove:
        return change(seen, rng, MINIMUM.choose(seen, rng))  # type: ignore[return-value]

    return Bot(name="bad", choose=choose)


def caught(bot: Bot, match: str, *variants: Variant) -> None:
    """Within a moment, and with the game and the moves that led there."""
    with pytest.raises(AssertionError, match=match) as error:
        check_bot(bot, variants=variants or (HIGH_CARD_POOL,))
    assert any("session" in note for note in error.value.__notes__)
    assert any("the last moves" in note for note in error.value.__notes__)


def test_a_bot_that_bets_more_than_it_may() -> None:
    def more(_: View, __: Chance, move: PlayerMove) -> PlayerMove:
        return moves.Bet(move.seat, 10**6) if isinstance(move, moves.Bet) else move

    caught(bad(more), "was asked for one of")


def test_a_bot_that_bets_a_part_of_a_chip() -> None:
    def part(_: View, __: Chance, move: PlayerMove) -> PlayerMove:
        return moves.Bet(move.seat, 1.0) if isinstance(move, moves.Bet) else move  # type: ignore[arg-type]

    caught(bad(part), "was asked for one of")


def test_a_bot_that_answers_for_its_neighbour() -> None:
    def neighbour(seen: View, _: Chance, move: PlayerMove) -> PlayerMove:
        return moves.Bet((move.seat + 1) % len(seen.seats), 1) if isinstance(move, moves.Bet) else move

    caught(bad(neighbour), "was asked for one of")


def test_a_bot_that_does_what_it_was_not_asked_for() -> None:
    """Leaving is allowed at any time, but nobody awaits it."""
    caught(bad(lambda seen, _, move: moves.Leave(move.seat)), "was asked for one of")


@pytest.mark.parametrize("answer", [None, "bet", 3, (0, 1), HIGH_CARD_POOL])
def test_a_bot_whose_answer_is_no_move(answer: object) -> None:
    caught(bad(lambda *_: answer), "was asked for one of")


def test_a_bot_that_knows_one_game_only() -> None:
    def choose(seen: View, _: Chance) -> PlayerMove:
        seat = seen.seat
        open_ = offers(seen)
        assert seat is not None
        return moves.Bet(seat, open_[Kind.BET].least)

    caught(Bot(name="bad", choose=choose), "the bot failed", CASINO, POT_IN_BETWEEN, SHOOT)


def test_a_bot_with_luck_of_its_own() -> None:
    def own(_: View, __: Chance, move: PlayerMove) -> PlayerMove:
        random.random()
        return move

    caught(bad(own), "luck that it was not given")


def test_a_bot_with_a_secret_source_of_luck() -> None:
    secret = random.SystemRandom()

    def own(seen: View, _: Chance, move: PlayerMove) -> PlayerMove:
        bet = next((choice for choice in seen.awaited if choice.kind is Kind.BET and choice.open), None)
        return move if bet is None else moves.Bet(move.seat, secret.randint(bet.least, bet.most))

    caught(bad(own), "the same view and luck give|asked again later")


def test_a_bot_that_wants_more_of_its_luck_than_was_promised() -> None:
    def wants(_: View, rng: Chance, move: PlayerMove) -> PlayerMove:
        rng.choice([1, 2])  # type: ignore[attr-defined]
        return move

    caught(bad(wants), "the bot failed: AttributeError")


def test_luck_is_what_a_random_of_the_same_seed_draws() -> None:
    luck, other = Luck(5), random.Random(5)
    assert [luck.random(), luck.randrange(10)] == [other.random(), other.randrange(10)]


def test_a_bot_that_remembers() -> None:
    """It bets more from its hundredth answer on."""
    asked = [0]

    def remembers(seen: View, _: Chance, move: PlayerMove) -> PlayerMove:
        asked[0] += 1
        bet = next((choice for choice in seen.awaited if choice.kind is Kind.BET and choice.open), None)
        return moves.Bet(move.seat, bet.most) if bet and asked[0] > 100 else move

    caught(bad(remembers), "asked again later|the same view and luck")


def test_a_bot_that_knows_views_by_their_place_in_memory() -> None:
    known: set[int] = set()

    def places(seen: View, _: Chance, move: PlayerMove) -> PlayerMove:
        bet = next((choice for choice in seen.awaited if choice.kind is Kind.BET and choice.open), None)
        first = id(seen.seats) not in known
        known.add(id(seen.seats))
        return move if bet is None or first else moves.Bet(move.seat, bet.most)

    caught(bad(places), "the same view and luck give|asked again later")


def test_a_bot_that_looks_for_the_session_behind_the_view() -> None:
    """It finds the state in whoever called it, and bets all when a neighbour holds an ace."""

    def peeks(seen: View, _: Chance, move: PlayerMove) -> PlayerMove:
        bet = next((choice for choice in seen.awaited if choice.kind is Kind.BET and choice.open), None)
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            session = frame.f_locals.get("session")
            if isinstance(session, Session) and session.running and bet:
                hands = [hand for seat, hand in enumerate(session.running.hands) if seat != seen.seat]
                aces = any(card // 4 == 12 for hand in hands for card in cards_in(hand))
                return moves.Bet(move.seat, bet.most if aces else bet.least)
            frame = frame.f_back
        return move

    caught(bad(peeks), "cards that it has not seen are different", HIGH_CARD_POOL, SHOOT)


@pytest.mark.parametrize("seat", [None, 0])
def test_a_bot_that_answers_though_nobody_asked(seat: int | None) -> None:
    def choose(seen: View, rng: Chance) -> PlayerMove:
        try:
            return RAMBLER.choose(seen, rng)
        except IllegalMove:
            if (seen.seat is None) is not (seat is None):
                raise
            return moves.Pass(0)

    caught(Bot(name="bad", choose=choose), "not asked for seat")


def test_a_bot_that_breaks_down_where_nobody_asked() -> None:
    def choose(seen: View, rng: Chance) -> PlayerMove:
        try:
            return RAMBLER.choose(seen, rng)
        except IllegalMove as error:
            raise KeyError(seen.seat) from error

    caught(Bot(name="bad", choose=choose), "not asked for seat .* the bot failed")


def test_a_bot_that_gives_another_reason_for_not_answering() -> None:
    def choose(seen: View, rng: Chance) -> PlayerMove:
        try:
            return RAMBLER.choose(seen, rng)
        except IllegalMove as error:
            raise IllegalMove("not_your_turn") from error

    caught(Bot(name="bad", choose=choose), "the bot, not asked, says not_your_turn")
