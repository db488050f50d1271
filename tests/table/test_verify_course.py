"""What a table really writes, command by command and time by time, can be checked to the last chip."""

from contextlib import suppress
from random import Random

import msgspec
import pytest

from reddog.errors import RedDogError
from reddog.protocol.export import exported, read, told
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.session import awaited
from reddog.rules.variants import VARIANTS
from reddog.table import commands
from reddog.table.acts import Entry
from reddog.table.settings import Clock, Settings
from reddog.table.verify import verify
from reddog.testing.play import move_for, open_choices
from tests.table.second_verifier import histories
from tests.table.tables import Scripted, open_table

GAMES = [variant.name for variant in VARIANTS]
PEOPLE = ("ann", "bob", "cat", "dan")


def tried(scripted: Scripted, person: str, command: commands.AnyCommand) -> None:
    """A command that may be refused."""
    with suppress(RedDogError):
        scripted.ask(person, command)


def played(choice: Choice, rng: Random) -> commands.Play:
    move = move_for(choice, rng)
    assert isinstance(move, moves.PlayerMove)
    return commands.Play(move)


def any_command(scripted: Scripted, rng: Random) -> commands.AnyCommand:
    """Something that a person may ask for besides what he is asked."""
    table = scripted.table
    seat = rng.randrange(len(table.players))
    unprompted = [choice for choice in open_choices(table.session, seat) if choice.kind is not Kind.JOIN]
    return rng.choice(
        (
            commands.Say("folds"),
            commands.Extend(seat, 2),
            commands.Pause(),
            commands.Resume(),
            commands.BackAgain(seat),
            commands.ProposeVoid("a slip"),
            commands.ProposeAdjust(seat, (seat + 1) % len(table.players), 3, "I owe it"),
            commands.Answer(yes=True),
            commands.Answer(yes=True),
            commands.Sit("Again", 50),
            played(rng.choice(unprompted), rng) if unprompted else commands.Play(moves.SitOut(seat)),
            commands.ChangeRules(
                Settings(
                    game=rng.choice(GAMES),
                    seats=rng.choice((5, 6)),
                    reveal=table.settings.reveal,
                    clock=Clock(bots=0),
                )
            ),
        )
    )


def share(scripted: Scripted, rng: Random) -> None:
    """A player adds to the next shuffle."""
    seat, player = rng.choice(
        [(seat, player) for seat, player in enumerate(scripted.table.players) if player]
    )
    pack = scripted.table.next_pack
    if pack:
        text = rng.choice(("red", "dog", "5:a,", "犬"))
        tried(scripted, player.person, commands.GiveShare(seat, pack.number, text))


def an_evening(game: str, seed: int, reveal: str, steps: int = 250) -> Scripted:
    rng = Random(f"{game} {seed}")
    scripted = open_table(game, seed=str(seed), seats=6, reveal=reveal)
    for person in PEOPLE:
        scripted.sit(person, rng.randint(40, 200))
    scripted.bot("careful")
    scripted.start()
    for _ in range(steps):
        choices = [
            choice for choice in awaited(scripted.table.session) if choice.open and choice.seat is not None
        ]
        chosen = rng.random()
        if scripted.table.paused and chosen < 0.5:
            tried(scripted, scripted.table.host, commands.Resume())
        elif chosen < 0.1:
            share(scripted, rng)
        elif chosen < 0.25:
            tried(scripted, rng.choice(PEOPLE), any_command(scripted, rng))
        elif chosen < 0.35 or not choices:
            scripted.wait(rng.choice((1, 5, 40)))
        else:
            choice = rng.choice(choices)
            assert choice.seat is not None
            player = scripted.table.players[choice.seat]
            if player and not player.bot:
                tried(scripted, player.person, played(choice, rng))
    return scripted


def ended(scripted: Scripted) -> Scripted:
    """All agree to end the evening."""
    for _ in range(20):
        if scripted.table.ended:
            return scripted
        for person in PEOPLE:
            tried(scripted, person, commands.Resume())
            tried(scripted, person, commands.ProposeEnd())
        for person in PEOPLE:
            tried(scripted, person, commands.Answer(yes=True))
        scripted.wait(90)
    pytest.fail("the evening does not end")


def file_of(scripted: Scripted) -> bytes:
    """The file of a log that was stored."""
    stored = msgspec.json.encode(scripted.entries)
    entries = msgspec.json.decode(stored, type=list[Entry])
    return exported(told(entries), code="fox-tea", program="1", at=scripted.now)


@pytest.mark.parametrize("game", GAMES)
def test_evenings_as_they_are_played_are_right(game: str) -> None:
    files, seen = [], []
    for seed, reveal in ((1, "evening"), (2, "pack")):
        scripted = an_evening(game, seed, reveal)
        going_on = verify(read(file_of(scripted)).lines)
        assert going_on.right, going_on.faults
        file = file_of(ended(scripted))
        verdict = verify(read(file).lines)
        assert verdict.complete, verdict.faults
        assert verdict.bought == sum(account.bought for account in scripted.table.accounts)
        files.append(file)
        seen.append((verdict.deals, verdict.packs, verdict.shares))
    assert all(sum(each) > 5 for each in zip(*seen, strict=True)), seen
    for answer in histories(files):
        assert (answer["right"], answer["faults"], answer["sealed"]) == (True, [], [])
