"""What is said after news at a server's table: the hand, the question, whose turn it is, why the table waits. Nothing twice."""

from __future__ import annotations

from reddog.rules import events as ev
from reddog.rules.choices import Kind
from reddog.rules.events import AnyEvent
from reddog.rules.state import Stage
from reddog.speech import prompt
from reddog.table.acts import Proposed
from reddog.terminal.question import Question
from reddog.terminal.remote_information import standing_line, time_line
from reddog.terminal.remote_standing import Standing
from reddog.terminal.screen import Screen, Tone


class RemoteAsking:
    """Asks the person, and remembers what was asked."""

    def __init__(self, screen: Screen, standing: Standing, *, hints: bool) -> None:
        self.question = Question(screen, standing.telling.teller, hints=hints)
        self._screen = screen
        self._standing = standing
        self._hints = hints
        self._asked: tuple[object, ...] = ()
        self._waited: tuple[object, ...] = ()
        self._waits: tuple[object, ...] = ()
        self._proposed: Proposed | None = None
        self._seat = standing.seat

    def after(self, met: frozenset[type[AnyEvent]] = frozenset()) -> None:
        """Say what follows from how everything stands, and from the events of the game that were told just now."""
        standing, view = self._standing, self._standing.view
        self.question.hints = self._hints and standing.table.settings.hints
        if ev.Looked in met and view.hand and not standing.open:
            self.question.say_hand(view)
        if ev.DealEnded in met and not standing.table.ended:
            self._say_chips()
        if ev.DealBegan in met and self._left_out():
            self.say("join.not-dealt", chips=standing.table.settings.buy_in)
        self._say_when_dealt_in()
        self._ask_about_proposal()
        if standing.open:
            self._ask()
        else:
            self._say_whose_turn()
        self._say_why_waiting()

    def remind(self, *, only_question: bool = False) -> None:
        """Say again what is asked, or else whose turn it is."""
        if self._standing.open:
            self._put()
        elif not only_question:
            self._screen.line(time_line(self._standing.knowing()), Tone.ASKED)

    def say(self, key: str, /, **values: str | int) -> None:
        """Say something of the terminal's own."""
        self._standing.telling.teller.flush()
        self._screen.line(self._standing.telling.people.say(key, **values), Tone.ASKED)

    @property
    def only_card(self) -> int | None:
        """The card that the person shows, where the choice of one to show is no choice."""
        show = self._standing.open.get(Kind.SHOW)
        return show.cards[0] if show is not None and len(show.cards) == 1 else None

    def _ask(self) -> None:
        standing = self._standing
        now = (standing.table.asked, standing.seat, prompt(standing.view, standing.telling.people.game))
        if now != self._asked and self.only_card is None:
            self._asked = now
            self._put()

    def _put(self) -> None:
        left = self._standing.clock.left
        people, seat = self._standing.telling.people, self._standing.seat
        more = "" if left is None else people.say("join.time.left", count=left)
        # With several people at one keyboard each is to know who is meant.
        several = seat is not None and len(self._standing.news.own) > 1
        whom = people.say("join.for-seat", who=people.game.name(seat or 0)) if several else ""
        self.question.put(self._standing.view, more, whom)

    def _say_whose_turn(self) -> None:
        """Once for each turn of a person's, with the time where a clock runs; a bot answers before it is said."""
        table, left = self._standing.table, self._standing.clock.left
        turn = table.turn
        now = (table.asked, turn.seats) if turn else ()
        if turn and now != self._waited and (left is not None or self._person_awaited()):
            people = self._standing.telling.people
            players = people.seats(turn.seats)
            if left is None:
                self._screen.line(people.say("waiting", players=players))
            else:
                self._screen.line(people.say("join.turn", players=players, count=left))
        self._waited = now

    def _person_awaited(self) -> bool:
        """Whether somebody is awaited who may take his time."""
        table = self._standing.table
        seats = table.turn.seats if table.turn else ()
        return any(player.seat in seats and not player.bot and not player.away for player in table.players)

    def _say_when_dealt_in(self) -> None:
        """Whoever sits down in mid-deal plays from the next one on."""
        before, self._seat = self._seat, self._standing.seat
        if before is None and self._seat is not None and self._standing.view.stage == Stage.DEAL:
            self.say("join.next-in")

    def _left_out(self) -> bool:
        """Whether a deal goes on without the person; a banker has no hand in it, but a part."""
        seat, view = self._standing.seat, self._standing.view
        return seat is not None and seat != view.banker and not view.seats[seat].playing

    def _say_chips(self) -> None:
        standing, view = self._standing, self._standing.view
        people = standing.telling.people
        seats = [(seat.seat, seat.stack) for seat in view.seats if seat.taken]
        self._screen.line(people.say("terminal.chips", chips=people.game.paid(seats)))
        if standing.seat is not None and not view.seats[standing.seat].stack and view.banker != standing.seat:
            self.say("join.broke", chips=standing.table.settings.buy_in)

    def _say_why_waiting(self) -> None:
        table = self._standing.table
        # That the evening is over was told as it happened.
        waits = (table.waits, table.host) if table.waits and not table.ended else ()
        if waits != self._waits and (line := standing_line(self._standing.knowing())):
            self._screen.line(line, Tone.ASKED)
        self._waits = waits

    def _ask_about_proposal(self) -> None:
        proposal = self._standing.table.proposal
        now = None
        if proposal and self._standing.proposed:
            now = Proposed(
                what=proposal.what,
                by=proposal.by,
                from_seat=proposal.from_seat,
                to_seat=proposal.to_seat,
                chips=proposal.chips,
                reason=proposal.reason,
            )
        if now and now != self._proposed:
            self._standing.telling.propose(now)
            self.say("join.answer")
        self._proposed = now
