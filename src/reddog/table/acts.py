"""Everything that can happen at a table. Its log is made of these, and the table is a fold of them.

Acts hold secrets: the cards of a `Played` draw. What others are told is built up in `told`, never cut out of an act.
"""

from __future__ import annotations

import msgspec

from reddog.rules.moves import AnyMove
from reddog.table.settings import Settings


class Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True, gc=False):
    """One thing that happened."""


# The table.


class Opened(Act, frozen=True, tag="opened"):
    """The first act of every table. `host` is the person who made it."""

    table: str
    code: str
    settings: Settings
    host: str
    version: str
    """Of the program that opened it."""


class Started(Act, frozen=True, tag="started"):
    """From now on deals begin by themselves."""


class Paused(Act, frozen=True, tag="paused"):
    """No clock runs and no deal begins. `why`: host, or nobody-here when all people are gone."""

    why: str
    by: str = ""


class Resumed(Act, frozen=True, tag="resumed"):
    by: str = ""


class Woken(Act, frozen=True, tag="woken"):
    """The server stood still for so many milliseconds: all that waits for a time waits that much longer."""

    stopped: int


class RulesPlanned(Act, frozen=True, tag="rules-planned"):
    """These settings hold from the next deal on; planning the present ones takes a plan back."""

    settings: Settings
    by: str


class RulesChanged(Act, frozen=True, tag="rules-changed"):
    """What was planned holds now, and the game goes on by it.

    One that cannot was closed just before, its pot paid out: then a new one begins with the same stacks.
    """


class Ended(Act, frozen=True, tag="ended"):
    """The evening is over: everybody is cashed out. `why`: agreed, expired or host."""

    why: str


# The game.


class Played(Act, frozen=True, tag="played"):
    """A move of the game. `why` is nothing for a player's own; else time, away, gone or bot. Chance is the table's."""

    move: AnyMove
    why: str = ""


class Committed(Act, frozen=True, tag="committed"):
    """The commitment to a pack's secret, published before shares are taken; pack 0 is the draw for the first dealer."""

    pack: int
    commitment: str


class Shared(Act, frozen=True, tag="shared"):
    """A player's share of the randomness of a pack."""

    seat: int
    pack: int
    share: str


class PackShuffled(Act, frozen=True, tag="pack-shuffled"):
    """What the shuffle of a pack was made from, its secret apart; the session's own move follows it."""

    pack: int
    deal: int
    cards: tuple[int, ...]
    """In card order; this is not the order in which they come."""
    shares: tuple[str, ...] = ()


class DealerDrawn(Act, frozen=True, tag="dealer-drawn"):
    """What the draw for the first dealer was made from; the session's own move follows it."""

    deal: int
    seats: tuple[int, ...]
    shares: tuple[str, ...] = ()


class Revealed(Act, frozen=True, tag="revealed"):
    """The secret of a retired pack, in hexadecimal digits."""

    pack: int
    secret: str


# People.


class Arrived(Act, frozen=True, tag="arrived"):
    """A person is connected. `server` is where."""

    person: str
    name: str
    server: str


class Departed(Act, frozen=True, tag="departed"):
    """A person has been gone for longer than a flicker; a seat stays his."""

    person: str


class Seated(Act, frozen=True, tag="seated"):
    """A person or a bot has a seat; the session's own move follows with the chips."""

    seat: int
    person: str
    name: str
    bot: str = ""
    """The kind of bot, for a bot."""


class Waiting(Act, frozen=True, tag="waiting"):
    """A person waits for a seat, and brings so many chips."""

    person: str
    name: str
    chips: int


class WaitedEnough(Act, frozen=True, tag="waited-enough"):
    """A person waits no longer. `why`: nothing for his own wish and for who is gone; chips where other rules forbid what he would bring."""

    person: str
    why: str = ""


class WentAway(Act, frozen=True, tag="went-away"):
    """The player in a seat missed two turns running: he sits out from the next deal, and is not waited for."""

    seat: int


class MovedOn(Act, frozen=True, tag="moved-on"):
    """The table waits no longer for the player in a seat, for whom no clock ran: he is away. `why`: host, or agreed."""

    seat: int
    why: str


class CameBack(Act, frozen=True, tag="came-back"):
    seat: int


class LeftAlone(Act, frozen=True, tag="left-alone"):
    """Of the people who played only this one is still there: he may be offered a bot, or to settle up."""

    person: str


class HostChanged(Act, frozen=True, tag="host-changed"):
    """`why`: handed-over, gone, or left."""

    person: str
    why: str


class Removed(Act, frozen=True, tag="removed"):
    """The host removed a person, who may not come back before `until` (milliseconds)."""

    person: str
    by: str
    reason: str = ""
    until: int = 0


class Muted(Act, frozen=True, tag="muted"):
    """What a person says is not passed on, or is again."""

    person: str
    by: str
    muted: bool


class Extended(Act, frozen=True, tag="extended"):
    """The player in a seat has so many times the usual time for a turn; 0 is without limit."""

    seat: int
    times: int


# Time.


class Granted(Act, frozen=True, tag="granted"):
    """The running turn ends so many milliseconds later. `why`: connection."""

    seat: int
    milliseconds: int
    why: str


class BankOpened(Act, frozen=True, tag="bank-opened"):
    """The turn's time is up; the player's spare time runs."""

    seat: int


# Agreement.


class Proposed(Act, frozen=True, tag="proposed"):
    """All players are asked. `what`: void (the present or last deal), adjust, end, or move-on (from whom is in `from_seat`)."""

    what: str
    by: str
    from_seat: int = -1
    to_seat: int = -1
    chips: int = 0
    reason: str = ""


class Answered(Act, frozen=True, tag="answered"):
    """A player agreed to what was proposed, or not; one who does not is enough to refuse it."""

    person: str
    yes: bool


class Lapsed(Act, frozen=True, tag="lapsed"):
    """What was proposed is off. `why`: refused, time, or overtaken by what happened."""

    why: str


class Voided(Act, frozen=True, tag="voided"):
    """A deal never was: stacks and pot are what they were before it, and a new pack is shuffled."""

    deal: int


class Adjusted(Act, frozen=True, tag="adjusted"):
    """Chips moved from one stack to another by agreement."""

    from_seat: int
    to_seat: int
    chips: int
    reason: str = ""


# Talk.


class Said(Act, frozen=True, tag="said"):
    person: str
    text: str


AnyAct = (
    Opened
    | Started
    | Paused
    | Resumed
    | Woken
    | RulesPlanned
    | RulesChanged
    | Ended
    | Played
    | Committed
    | Shared
    | PackShuffled
    | DealerDrawn
    | Revealed
    | Arrived
    | Departed
    | Seated
    | Waiting
    | WaitedEnough
    | WentAway
    | MovedOn
    | CameBack
    | LeftAlone
    | HostChanged
    | Removed
    | Muted
    | Extended
    | Granted
    | BankOpened
    | Proposed
    | Answered
    | Lapsed
    | Voided
    | Adjusted
    | Said
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a table's log: all that one command, or one moment of time, brought about."""

    number: int
    """Counted from 1 without a gap."""
    at: int
    """Milliseconds since 1970, by the server's clock."""
    acts: tuple[AnyAct, ...]
    person: str = ""
    """Whose command it was; nothing for what the table did by itself."""
    command: str = ""
    """The command's own name, given by the client: who repeats it gets the first answer."""
