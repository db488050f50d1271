"""The game of a history, played again through the table's own fold with the cards that the packs' secrets give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reddog.cards import NAMES, Card, cards_in
from reddog.errors import Fact, RedDogError
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.offers import awaited
from reddog.rules.state import Session
from reddog.table import acts
from reddog.table.dealer import Shuffled, first_dealer
from reddog.table.draft import Draft, unopened
from reddog.table.state import Table
from reddog.table.told import ONE_PACK, Happened, IsHere, PackUsed, Told
from reddog.table.verify_moves import player_move, table_move, turned

_UNHEARD_OF: Final = (RedDogError, LookupError, ValueError, TypeError, AssertionError, AttributeError)
"""What the fold raises for acts that no table ever wrote."""
_HIS_OWN: Final = (
    moves.Bet,
    moves.Pass,
    moves.Buy,
    moves.Raise,
    moves.Stay,
    moves.Call,
    moves.Show,
    moves.Stake,
)
"""Moves that nobody makes for another without saying why."""


class Wrong(Exception):
    """The history says something that cannot have been."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Sealed(Exception):
    """Hidden cards came from a pack whose secret is not revealed."""


class Game:
    """A table as far as its history has been played again."""

    def __init__(self, secrets: dict[int, bytes]) -> None:
        self.table: Table = unopened()
        self.moves = 0
        self.packs = 0
        """Packs that were shuffled again by the recipe."""
        self.cards = 0
        """Cards that came as their pack's secret says."""
        self._secrets = secrets
        self._order: tuple[Card, ...] | None = ()
        """The cards still to come, the next one last; None where the secret is not known."""
        self._chance: moves.AnyMove | None = None
        """What chance does next, since it was told from what; a seat of -1 stands for any."""

    def play(self, number: int, at: int, told: Sequence[Told], person: str) -> None:
        """Play one entry. Raises Wrong, and Sealed where the game cannot be followed any further."""
        if (number == 1) != any(isinstance(act, acts.Opened) for act in told):
            raise Wrong("not_opened")
        draft = Draft(self.table, at)
        made = 0
        for act in told:
            try:
                draft.do(self._act(draft.table, act, person))
            except _UNHEARD_OF as error:
                raise Wrong("impossible", why=str(error) or type(error).__name__) from error
            if draft.told[-1] != act:
                raise Wrong("told_otherwise")
            made += isinstance(act, Happened)
        if draft.at != at:
            raise Wrong("time_backwards")
        if surplus := _surplus(draft.table):
            raise Wrong("chips_not_conserved", chips=surplus)
        if any(seat.stack < 0 for seat in draft.table.session.seats):
            raise Wrong("stack_below_nothing")
        self.table = draft.table
        self.moves += made

    def _act(self, table: Table, told: Told, person: str) -> acts.AnyAct:
        """The act of which this was told."""
        match told:
            case Happened():
                return acts.Played(self._move(table, told, person), told.why)
            case PackUsed():
                return self._shuffled(table, told)
            case acts.DealerDrawn():
                self._dealer_drawn(table, told)
                return told
            case IsHere():
                return acts.Arrived(told.person, told.name, "")
            case acts.Voided() if told.deal != table.session.deals:
                raise Wrong("told_otherwise")
            case _:
                return told

    # Chance.

    def _shuffled(self, table: Table, told: PackUsed) -> acts.PackShuffled:
        """The shuffle that the session waits for: whole packs, or the cards that lie face up."""
        choice = _open(table.session, Kind.SHUFFLE)
        cards = told.cards or ONE_PACK
        if choice is None or told.deal != table.deals or cards != tuple(sorted(cards_in(choice.stock))):
            raise Wrong("cards_differ", pack=told.pack)
        if told.shares != table.shares:
            raise Wrong("share_changed", pack=told.pack)
        secret = self._secrets.get(told.pack)
        shuffled = Shuffled(table.id, told.deal, told.pack, cards, told.shares)
        self._order = shuffled.order(secret)[::-1] if secret else None
        self.packs += secret is not None
        self._chance = moves.Shuffle()
        return acts.PackShuffled(told.pack, told.deal, cards, told.shares)

    def _dealer_drawn(self, table: Table, told: acts.DealerDrawn) -> None:
        """The draw for the first dealer, among all who may be."""
        choice = _open(table.session, Kind.FIRST_DEALER)
        if choice is None or told.deal != table.deals + 1 or choice.seats != told.seats:
            raise Wrong("dealer_differs")
        secret = self._secrets.get(0)
        seat = -1
        if secret:
            seat = first_dealer(secret, told.seats, table=table.id, deal=told.deal, shares=told.shares)
        self._chance = moves.FirstDealer(seat)

    # Moves.

    def _move(self, table: Table, told: Happened, person: str) -> moves.AnyMove:
        move: moves.AnyMove | None
        if told.seat < 0:
            move = table_move(table.session, told.events) or self._draw(table.session, told)
            if isinstance(move, moves.Shuffle | moves.FirstDealer):
                self._check_chance(move)
            return move
        move = player_move(told.events)
        if move is None or not isinstance(move, moves.SeatMove) or move.seat != told.seat:
            raise Wrong("no_such_move")
        holder = table.players[told.seat]
        if isinstance(move, _HIS_OWN) and not told.why and (holder is None or holder.person != person):
            raise Wrong("not_his_seat", seat=str(told.seat))
        return move

    def _check_chance(self, move: moves.Shuffle | moves.FirstDealer) -> None:
        due, self._chance = self._chance, None
        if type(due) is not type(move):
            raise Wrong("chance_untold")
        if isinstance(due, moves.FirstDealer) and due.seat >= 0 and due != move:
            raise Wrong("dealer_differs")

    def _draw(self, session: Session, told: Happened) -> moves.Draw:
        """The cards that came: hidden ones as the pack says, and what all saw must be what the pack says."""
        choice = _open(session, Kind.DRAW)
        if choice is None:
            raise Wrong("no_such_move")
        seen = turned(told.events)
        count = len(seen) or choice.count
        if not session.fresh:
            return moves.Draw(session.coming[:count])
        if self._order is None:
            if not seen:
                raise Sealed
            return moves.Draw(seen)
        cards, self._order = self._order[-count:][::-1], self._order[:-count]
        for card, due in zip(seen, cards, strict=False):
            if card != due:
                raise Wrong("card_differs", card=NAMES[card], expected=NAMES[due])
        self.cards += len(cards)
        return moves.Draw(cards)


def _open(session: Session, kind: Kind) -> Choice | None:
    """The choice of this kind that is awaited."""
    return next((choice for choice in awaited(session) if choice.kind is kind), None)


def _surplus(table: Table) -> int:
    """The chips that are too many on the table, by the accounts of all who bought and cashed out."""
    session = table.session
    there = sum(seat.stack for seat in session.seats) + session.pot + session.house
    if session.running:
        there += sum(session.running.bets)
    return there - sum(account.bought - account.cashed for account in table.accounts)
