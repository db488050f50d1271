"""What a person may ask of a table. Who asks is never in a command: the server knows it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from reddog.rules.moves import PlayerMove
from reddog.table.settings import Chips, Settings

MOST_TIMES: Final = 10
"""So many times the usual time a player may ask for, beside time without limit."""
LONGEST_SHARE: Final = 64
LONGEST_TALK: Final = 500
LONGEST_REASON: Final = 200
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]
"""As typed; the table cleans and shortens it."""
PersonId = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
Share = Annotated[str, Meta(min_length=1, max_length=LONGEST_SHARE)]


class Command(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, forbid_unknown_fields=True):
    """One request."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or with none named any free one; a bot makes room where all are taken."""

    name: Name
    chips: Chips | None = None
    """The buy-in; the usual one where none is named."""
    seat: SeatNumber | None = None


class Wait(Command, frozen=True, tag="wait"):
    """Wait for a seat at a full table."""

    name: Name
    chips: Chips | None = None


class StopWaiting(Command, frozen=True, tag="stop-waiting"):
    """Wait for a seat no longer."""


class Play(Command, frozen=True, tag="play"):
    """A move in a seat of one's own: a bet, sitting out, buying chips, standing up (`Leave`)."""

    move: PlayerMove


class BackAgain(Command, frozen=True, tag="back"):
    """Away no longer."""

    seat: SeatNumber


class GiveShare(Command, frozen=True, tag="share"):
    """Add to the randomness of the pack that is shuffled next."""

    seat: SeatNumber
    pack: Annotated[int, Meta(ge=0)]
    share: Share


class Extend(Command, frozen=True, tag="extend"):
    """Ask for so many times the usual time in one's turns, up to ten times; 0 is without limit."""

    seat: SeatNumber
    times: Annotated[int, Meta(ge=0, le=MOST_TIMES)]


class Say(Command, frozen=True, tag="say"):
    text: Text


# The host's.


class Start(Command, frozen=True, tag="start"):
    """Begin the game; from then on deals begin by themselves."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop all clocks, and begin no deal."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on."""


class AddBot(Command, frozen=True, tag="add-bot"):
    """Seat a bot."""

    bot: Annotated[str, Meta(max_length=30)]
    seat: SeatNumber | None = None
    chips: Chips | None = None


class Remove(Command, frozen=True, tag="remove"):
    """Remove a person or a bot from the table; who is removed is told, and may come back after some minutes."""

    person: PersonId
    reason: Reason = ""


class Mute(Command, frozen=True, tag="mute"):
    person: PersonId
    muted: bool = True


class HandOver(Command, frozen=True, tag="hand-over"):
    """Make another person the host."""

    person: PersonId


class ChangeRules(Command, frozen=True, tag="change-rules"):
    """Play by these settings from the next deal on: another game, house rules, stakes, clock."""

    settings: Settings


class MoveOn(Command, frozen=True, tag="move-on"):
    """Wait no longer for a player for whom no clock runs: he is answered for, and away until he is back."""

    seat: SeatNumber


# By agreement of all players.


class ProposeVoid(Command, frozen=True, tag="propose-void"):
    """Undo the present deal, or the last one where none is being played."""

    reason: Reason = ""


class ProposeAdjust(Command, frozen=True, tag="propose-adjust"):
    """Move chips from one stack to another, to mend a mistake."""

    from_seat: SeatNumber
    to_seat: SeatNumber
    chips: Chips
    reason: Reason = ""


class ProposeEnd(Command, frozen=True, tag="propose-end"):
    """End the evening: the pot is paid out by the game's rule and everybody cashes out."""


class ProposeMoveOn(Command, frozen=True, tag="propose-move-on"):
    """Wait no longer for a player, as `MoveOn` does, where all the others agree: for a host who keeps the table waiting."""

    seat: SeatNumber


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what was proposed, or not."""

    yes: bool


AnyCommand = (
    Sit
    | Wait
    | StopWaiting
    | Play
    | BackAgain
    | GiveShare
    | Extend
    | Say
    | Start
    | Pause
    | Resume
    | AddBot
    | Remove
    | Mute
    | HandOver
    | ChangeRules
    | MoveOn
    | ProposeVoid
    | ProposeAdjust
    | ProposeEnd
    | ProposeMoveOn
    | Answer
)
