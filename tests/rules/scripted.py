"""A session with chosen cards, so that a test reads like a table where somebody names the cards.

    table = Scripted(HIGH_CARD_POOL, (100, 100, 100), dealer=2)
    table.deal("As Kh 9d 4c 2s", "Qs 8h 5d 3c 2h", "7s 6h 4d 3d 2c")  # in the order of the bets
    table.bet(0, 2, burn="4h", turn="Qh")  # the cards that come after the bet
    table.bet(1, 3, wins=False)  # or: any card with which that hand loses
    assert table.stacks == (101, 94, 99) and table.pot == 7

Cards that a test does not name are taken from the stock; `keep` holds back those that it will name later. A shuffle
that is due is made without being asked for. Every move is checked: chips are conserved, and no card is twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from reddog.cards import SIZE, Card, CardSet, cards_in, mask, parse, parse_cards
from reddog.errors import IllegalMove
from reddog.rules import moves, play
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat
from reddog.rules.events import AnyEvent, Event
from reddog.rules.pots import House
from reddog.rules.session import allowed, apply, awaited, start
from reddog.rules.state import Running, Session, Stage
from reddog.rules.steps import Burn, TurnUp
from reddog.rules.variants import Variant
from reddog.rules.views import View, view

E = TypeVar("E", bound=Event)

SPREAD = tuple(11 * place % SIZE for place in range(SIZE))
"""All cards, ranks and suits mixed: the order in which unnamed cards are taken."""


ANY = "any"
"""In the place of the name of a card that is turned up: any card."""


class Scripted:
    """One session, driven by a test."""

    def __init__(self, variant: Variant, stacks: Sequence[int | None], *, dealer: int | None = 0) -> None:
        house = isinstance(variant.pot, House)
        self.session = start(variant, stacks, dealer=None if house else dealer)
        self.told: list[AnyEvent] = []
        """All events so far."""

    # Moves.

    def do(self, *wanted: moves.AnyMove) -> None:
        """Make moves as they are."""
        for move in wanted:
            self.session = apply(self.session, move)
            self.told.extend(self.session.events)
            _check(self.session)

    def refused(self, move: moves.AnyMove) -> str:
        """The code with which a move is refused; nothing changes."""
        try:
            apply(self.session, move)
        except IllegalMove as error:
            return error.code
        raise AssertionError(f"allowed: {move}")

    def draw(self, text: str = "") -> None:
        """The cards that are awaited, as one draw or one after another; a shuffle that is due first."""
        cards = list(parse_cards(text, packs=self.session.variant.packs))
        self.shuffle_if_due()
        while cards:
            count = self.choice(Kind.DRAW).count
            self.do(moves.Draw(tuple(cards[:count])))
            del cards[:count]
            self.shuffle_if_due()

    def draw_any(self) -> None:
        """The cards that are awaited, whichever they are; a shuffle that is due first."""
        self.shuffle_if_due()
        choice = self.choice(Kind.DRAW)
        stock = set(cards_in(choice.stock))
        self.do(moves.Draw(tuple(card for card in SPREAD if card in stock)[: choice.least]))
        self.shuffle_if_due()

    def shuffle_if_due(self) -> None:
        """Make the shuffle that is awaited, if one is."""
        if self.choices[:1] and self.choices[0].kind is Kind.SHUFFLE:
            self.do(moves.Shuffle())

    def begin(self, stake: int | None = None) -> None:
        """Begin a deal up to the first card: antes, or the bank that is opened with `stake` chips."""
        self.do(moves.Begin())
        if self.session.stage is Stage.STAKE:
            assert self.session.banker is not None
            least = self.choice(Kind.STAKE).least
            self.do(moves.Stake(self.session.banker, least if stake is None else stake))
        self.shuffle_if_due()

    def deal(self, *hands: str, stake: int | None = None, centre: str = "", keep: str = "") -> None:
        """Begin a deal and deal these hands in the order of the bets, then turn up the centre cards.

        A hand that is empty or missing is any hand. `keep` and all named cards are in no such hand.
        """
        self.begin(stake)
        self.hands(*hands, centre=centre, keep=keep)

    def hands(self, *hands: str, centre: str = "", keep: str = "") -> None:
        """The hands of a deal that has begun, and its centre cards."""
        named = set(parse_cards(" ".join((*hands, centre)))) | set(parse_cards(keep))
        stock = set(cards_in(self.choice(Kind.DRAW).stock))
        spare = iter([card for card in SPREAD if card in stock and card not in named])
        size = self.session.variant.hand
        held: list[tuple[Card, ...]] = []
        for place in range(len(self.players)):
            text = hands[place] if place < len(hands) else ""
            held.append(parse_cards(text) if text else tuple(next(spare) for _ in range(size)))
        self.do(moves.Draw(tuple(hand[row] for row in range(size) for hand in held)))
        if centre:
            self.draw(centre)

    def bet(
        self,
        seat: int,
        chips: int,
        *,
        burn: str = "",
        turn: str = "",
        wins: bool | None = None,
        keep: str = "",
    ) -> None:
        """A bet and, where `turn` or `wins` says so, the cards that follow it."""
        self.do(moves.Bet(seat, chips))
        if turn or wins is not None:
            self.turn_up(seat, burn=burn, turn=turn, wins=wins, keep=keep)

    def turn_up(
        self, seat: int, *, burn: str = "", turn: str = "", wins: bool | None = None, keep: str = ""
    ) -> None:
        """The burn and the upcard of a seat that has bet, named or such that its hand wins or loses."""
        contest = self.session.variant.contest
        assert isinstance(contest, Beat) or turn
        held = self.running.hands[seat]
        kept = {parse(word) for word in (burn, turn) if word not in {"", ANY}} | set(parse_cards(keep))
        while True:
            self.shuffle_if_due()
            step = play.step_of(self.session) if self.session.running else None
            if not isinstance(step, Burn | TurnUp) or self.turn != seat:
                return
            stock = set(cards_in(self.choice(Kind.DRAW).stock))
            spare = [card for card in SPREAD if card in stock]
            unnamed = [card for card in spare if card not in kept]
            if isinstance(step, Burn):
                card = parse(burn) if burn else (unnamed or spare)[0]
            elif turn == ANY:
                card = (unnamed or spare)[0]
            elif turn:
                card = parse(turn)
            else:
                assert isinstance(contest, Beat)
                card = next(card for card in unnamed if bool(contest.beating(held, card)) is wins)
            self.do(moves.Draw((card,)))

    # Facts.

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is awaited."""
        return awaited(self.session)

    def choice(self, kind: Kind, seat: int | None = None) -> Choice:
        """The awaited choice of a kind, and of a seat where that is given; a test fails where there is none."""
        return next(one for one in self.choices if one.kind is kind and seat in {None, one.seat})

    def may(self, kind: Kind, seat: int | None) -> Choice:
        """What a seat, or with None the table, may do unprompted."""
        return next(one for one in allowed(self.session, seat) if one.kind is kind)

    def limits(self, seat: int) -> tuple[int, int]:
        """Least and greatest bet of a seat that is to bet."""
        choice = self.choice(Kind.BET, seat)
        return choice.least, choice.most

    @property
    def running(self) -> Running:
        """The deal in play."""
        assert self.session.running is not None
        return self.session.running

    @property
    def players(self) -> tuple[int, ...]:
        """The seats of the present deal, in the order of their bets."""
        return self.running.players

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None between deals and before the first turn."""
        running = self.session.running
        return running.players[running.at] if running and running.at >= 0 else None

    @property
    def stacks(self) -> tuple[int, ...]:
        """All stacks."""
        return tuple(seat.stack for seat in self.session.seats)

    @property
    def pot(self) -> int:
        """The pot."""
        return self.session.pot

    @property
    def dealer(self) -> int | None:
        """Whose deal it is."""
        return self.session.dealer

    @property
    def stage(self) -> Stage:
        """Where the session stands."""
        return self.session.stage

    def view(self, seat: int | None = None) -> View:
        """What a seat, or with None a spectator, sees."""
        return view(self.session, seat)

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.told if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The last event of a kind; a test fails where there was none."""
        return self.events(kind)[-1]


def lost_by_all(table: Scripted, chips: int = 1) -> None:
    """The rest of a deal in which everybody bets so much and loses."""
    while table.turn is not None:
        table.bet(table.turn, chips, wins=False)


def held(text: str) -> CardSet:
    """A set of cards of one pack, from their names."""
    return mask(parse_cards(text))


def _check(session: Session) -> None:
    """Chips are conserved and no card is in two places."""
    running = session.running
    bets = sum(running.bets) if running else 0
    chips = sum(seat.stack for seat in session.seats) + session.pot + session.house + bets
    assert chips == sum(seat.bought - seat.cashed for seat in session.seats)
    assert session.pot >= 0
    assert all(seat.stack >= 0 for seat in session.seats)
    if session.variant.packs == 1:
        places = [session.fresh, *(1 << card for card in session.coming), *(running.hands if running else ())]
        held = 0
        for place in places:
            assert not held & place
            held |= place
