"""What happened: the public facts that a move brought about, in order.

An event never holds a card that somebody at the table may not know, so it may be sent to everybody; what a player
alone knows is in the view. `speech` makes the sentences, the page folds the events into what it shows.
"""

from __future__ import annotations

import msgspec

from reddog.cards import Card


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """Something that everybody at the table saw."""


# The table.


class Joined(Event, frozen=True, tag="joined"):
    seat: int
    chips: int


class Left(Event, frozen=True, tag="left"):
    """The seat is free. `chips` were cashed out."""

    seat: int
    chips: int


class Leaving(Event, frozen=True, tag="leaving"):
    """The player goes; the bet or bank still on the table is decided first, then all chips are cashed out."""

    seat: int


class SatOut(Event, frozen=True, tag="sat-out"):
    seat: int


class Returned(Event, frozen=True, tag="returned"):
    seat: int


class BoughtIn(Event, frozen=True, tag="bought-in"):
    seat: int
    chips: int


class DealerChosen(Event, frozen=True, tag="dealer-chosen"):
    """By chance, the first dealer."""

    seat: int


class Closed(Event, frozen=True, tag="closed"):
    """The session is over. `paid` are the chips of the pot that went to each seat, as (seat, chips)."""

    paid: tuple[tuple[int, int], ...] = ()


# Between deals.


class DealBegan(Event, frozen=True, tag="deal-began"):
    """`players` bet in this order; `dealer` is None where the house deals."""

    number: int
    players: tuple[int, ...]
    dealer: int | None = None


class Anted(Event, frozen=True, tag="anted"):
    """Antes went into the pot, as (seat, chips). `why`: deal, refill, joining or empty."""

    paid: tuple[tuple[int, int], ...]
    why: str
    pot: int


class Staked(Event, frozen=True, tag="staked"):
    """The banker opened the bank."""

    seat: int
    chips: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    """`face_up` cards that had come round were shuffled, or with 0 the whole pack."""

    face_up: int = 0


class BankTaken(Event, frozen=True, tag="bank-taken"):
    """The banker took what was in the pot. `why`: over, passed, odd-chip, no-punters or gone."""

    seat: int
    chips: int
    why: str


class BankBroken(Event, frozen=True, tag="bank-broken"):
    """The pot is empty; who has not bet yet does not bet."""

    seat: int


class LastRound(Event, frozen=True, tag="last-round"):
    """The banker deals for the last time; `stitch` where the pot's growth brought it about."""

    seat: int
    stitch: bool = False


class DealAgain(Event, frozen=True, tag="deal-again"):
    """The banker chose to deal once more."""

    seat: int


class DealPassed(Event, frozen=True, tag="deal-passed"):
    """This seat deals next."""

    seat: int


class SplitOffered(Event, frozen=True, tag="split-offered"):
    seat: int
    share: int
    rest: int


class Voted(Event, frozen=True, tag="voted"):
    seat: int
    yes: bool


class SplitRefused(Event, frozen=True, tag="split-refused"):
    """Not all agreed; the pot stays."""


class PotSplit(Event, frozen=True, tag="pot-split"):
    """Each of the seats took `share` chips; `rest` stays in the pot."""

    seats: tuple[int, ...]
    share: int
    rest: int


class GameOver(Event, frozen=True, tag="game-over"):
    """The game ended. `why`: potted (`seat` took the pot), split, too-few, emptied or no-banker."""

    why: str
    seat: int | None = None


# Inside a deal.


class HandsDealt(Event, frozen=True, tag="hands-dealt"):
    """`count` cards each; nobody has seen them, unless `shown` has them face up, as (seat, cards)."""

    seats: tuple[int, ...]
    count: int
    shown: tuple[tuple[int, tuple[Card, ...]], ...] = ()


class Looked(Event, frozen=True, tag="looked"):
    """These players looked at their own cards."""

    seats: tuple[int, ...]


class CentreTurned(Event, frozen=True, tag="centre-turned"):
    """A card was turned up in the centre.

    `role`: centre (bets are against it), skipped (too high), bought, free, back (the deal's first card again)
    or post. `seat` is whose posts they are where each player has his own.
    """

    card: Card
    role: str
    seat: int | None = None


class DealVoid(Event, frozen=True, tag="deal-void"):
    """No card low enough came. `redeal`: the same dealer deals again; otherwise the deal passes."""

    redeal: bool


class PostsVoid(Event, frozen=True, tag="posts-void"):
    """The posts were put away for new ones. `why`: pair or consecutive."""

    seat: int
    why: str


class Skipped(Event, frozen=True, tag="skipped"):
    """A turn was passed over: the player has no chips left; the hand is discarded unseen (COM-3)."""

    seat: int


class BetPlaced(Event, frozen=True, tag="bet-placed"):
    """`pot` is what it was placed against."""

    seat: int
    chips: int
    pot: int
    all_in: bool = False


class Passed(Event, frozen=True, tag="passed"):
    """`chips` were paid into the pot for it. `forced` where nothing else was possible."""

    seat: int
    chips: int = 0
    forced: bool = False


class Bought(Event, frozen=True, tag="bought"):
    """Another centre card was paid for."""

    seat: int
    chips: int
    pot: int


class Raised(Event, frozen=True, tag="raised"):
    seat: int
    chips: int


class Stayed(Event, frozen=True, tag="stayed"):
    """`forced` where the player could not raise."""

    seat: int
    forced: bool = False


class Called(Event, frozen=True, tag="called"):
    """high or low of an ace, higher or lower than a pair."""

    seat: int
    word: str


class Burned(Event, frozen=True, tag="burned"):
    """Shown, and put face up under the stock."""

    card: Card


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """The card before the player whose turn it is, or the third card. `known` when all knew it would come."""

    card: Card
    seat: int | None = None
    known: bool = False


class Settled(Event, frozen=True, tag="settled"):
    """A bet was decided.

    `outcome`: win, lose, push, post (the third card equals a post), alike (three alike), consecutive or pair.
    `net` are the chips that the player is up or down by, `multiple` that in bets. `upcard` is the card that decided
    (None where none was turned), `beat` the card that was shown to beat it, `shown` all cards that the player
    showed; `posts` and `spread` where cards must fall between.
    """

    seat: int
    outcome: str
    bet: int
    net: int
    multiple: int
    before: int
    """The pot before."""
    pot: int
    """The pot after."""
    upcard: Card | None = None
    beat: Card | None = None
    shown: tuple[Card, ...] = ()
    posts: tuple[Card, ...] = ()
    spread: int | None = None
    ace_low: bool = False
    side: str = ""


class DealEnded(Event, frozen=True, tag="deal-ended"):
    number: int
    pot: int


AnyEvent = (
    Joined
    | Left
    | Leaving
    | SatOut
    | Returned
    | BoughtIn
    | DealerChosen
    | Closed
    | DealBegan
    | Anted
    | Staked
    | Shuffled
    | BankTaken
    | BankBroken
    | LastRound
    | DealAgain
    | DealPassed
    | SplitOffered
    | Voted
    | SplitRefused
    | PotSplit
    | GameOver
    | HandsDealt
    | Looked
    | CentreTurned
    | DealVoid
    | PostsVoid
    | Skipped
    | BetPlaced
    | Passed
    | Bought
    | Raised
    | Stayed
    | Called
    | Burned
    | TurnedUp
    | Settled
    | DealEnded
)
