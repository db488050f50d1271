"""Play a game at random and hold it to every law."""

from __future__ import annotations

from random import Random

from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.notation import read, write
from reddog.rules.record import Record, replay
from reddog.rules.session import apply, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import VARIANTS, Variant
from reddog.testing import sight
from reddog.testing.attempts import attempts, fits, offers
from reddog.testing.disguise import disguised, encoded, folded, stays
from reddog.testing.laws import check_move, check_session, most_moves
from reddog.testing.play import any_rules, any_stacks, play_on


def check_variant(
    variant: Variant, *, sessions: int = 20, moves_made: int = 150, seed: int = 0, house_rules: bool = True
) -> None:
    """Play so many sessions of a game, each with house rules of its own, and check every law.

    Raises AssertionError, with the game and the moves up to the fault, where a law is broken.
    """
    for number in range(sessions):
        rng = Random(f"{variant.label} {seed} {number}")
        game = any_rules(variant, rng) if house_rules and not variant.house else variant
        restless = rng.choice((0.0, 0.05, 0.3))
        try:
            check_play(start(game, any_stacks(game, rng)), rng, moves_made, restless)
        except Exception as error:
            error.add_note(f"{game.label} {dict(game.house)}, session {number} of seed {seed}")
            raise


def check_play(session: Session, rng: Random, moves_made: int, restless: float) -> Session:
    """Play a session at random and check every law; answer with its end."""
    first, made = session, list[moves.AnyMove]()
    states = [session]
    check_session(session)
    check_attempts(session)
    seen = sight.nothing(session)
    awaited_in_a_row, hashed = 0, hash(session)
    try:
        for move, after in play_on(session, rng, moves_made, restless):
            before = states[-1]
            assert hash(before) == hashed, f"{move} changed the session that it was made on"
            hashed = hash(after)
            made.append(move)
            states.append(after)
            check_move(before, move, after)
            check_session(after)
            seen = check_sight(seen, before, move, after)
            awaited_in_a_row = 0 if after.stage is not Stage.DEAL else awaited_in_a_row + 1
            assert awaited_in_a_row < most_moves(after), "a deal goes round in circles"
            if rng.random() < 0.03:
                check_attempts(after)
        assert folded(first, made) == states, "the same moves give another session"
        check_notation(first, made)
        check_disguises(states, made, rng)
    except Exception as error:
        error.add_note(f"stacks {[seat.bought for seat in first.seats]}; the last moves: {made[-30:]}")
        raise
    return states[-1]


def check_sight(seen: sight.Sight, before: Session, move: moves.Move, session: Session) -> sight.Sight:
    """The machine's account of what has been seen must agree with one made from the moves (COM-5)."""
    seen = sight.after(seen, before, move, session)
    if sight.collected(session):
        return sight.nothing(session)
    assert session.seen == seen.public, f"all have seen {seen.public:#x}, not {session.seen:#x}"
    for seat, own in enumerate(seen.own):
        assert session.known[seat] | session.seen == own | seen.public, f"seat {seat} has seen something else"
    return seen


def check_attempts(session: Session) -> None:
    """Every move is accepted just when an open choice fits it; a refused one changes nothing (A-01, A-02)."""
    open_now = offers(session)
    before = encoded(session, None)
    for move in attempts(session):
        fitting = any(fits(choice, move) for choice in open_now)
        why = refusal(session, move)
        assert not (fitting and why), f"{move} is on offer and was refused: {why}"
        assert fitting or why, f"{move} is not on offer and was accepted"
    assert encoded(session, None) == before, "something that was tried changed the session"


def check_notation(first: Session, made: list[moves.AnyMove]) -> None:
    """A session that is written down and read back is the same, to the last state."""
    if all(preset.label != first.variant.label for preset in VARIANTS):
        # Only games of the catalogue can be named in a file.
        return
    bought = tuple(seat.bought if seat.taken else None for seat in first.seats)
    record = Record(variant=first.variant, stacks=bought, moves=tuple(made), dealer=first.dealer)
    again = read(write(record))
    assert again == record, f"read back as another record: {again}"
    assert replay(again) == folded(first, made)[-1], "read back, the record leads to another state"


def check_disguises(states: list[Session], made: list[moves.AnyMove], rng: Random) -> int:
    """What a seat gets does not depend on cards that it never sees (A-04, M-25); how many courses were compared.

    For every pack that was shuffled, over a stretch of random length, for every player of every seat and for a spectator.
    Nothing is compared with more than one pack, where there is nothing to hide (see `disguised`): the answer is 0.
    """
    clean = [at for at, state in enumerate(states) if sight.collected(state)]
    compared = 0
    for at, end in zip(clean, (*clean[1:], len(states)), strict=True):
        if end - at < 3:
            continue
        stop = rng.choice((end - 1, rng.randint(at + 2, end - 1)))
        stretch, between = states[at : stop + 1], made[at:stop]
        for seat in (*range(len(states[at].seats)), None):
            for since, until in stays(stretch, seat):
                compared += check_stay(stretch[:until], between[: until - 1], seat, since, rng)
    return compared


def check_stay(
    stretch: list[Session], made: list[moves.AnyMove], seat: int | None, since: int, rng: Random
) -> bool:
    """What one player got, from the state `since` to the end of the stretch; False where there was nothing to compare."""
    other = disguised(stretch, made, seat, rng, since)
    if other is None:
        return False
    for one, two in zip(stretch[since:], other[since:], strict=True):
        same = encoded(one, seat) == encoded(two, seat)
        assert same, f"seat {seat} can tell what it has not seen, after move {one.number}"
    if rng.random() < 0.1:
        check_refusals(stretch[-1], other[-1], seat)
    return True


def check_refusals(one: Session, other: Session, seat: int | None) -> None:
    """What a seat is told when it tries something is the same in two sessions that it cannot tell apart."""
    for move in attempts(one):
        if isinstance(move, moves.SeatMove) and move.seat == seat:
            assert refusal(one, move) == refusal(other, move), f"the answer to {move} tells of hidden cards"


def refusal(session: Session, move: moves.Move) -> str:
    """The code and facts with which a move is refused; empty where it is not."""
    try:
        apply(session, move)  # type: ignore[arg-type]
    except IllegalMove as error:
        return str(error)
    return ""
