"""An evening at a practice table: the loop between what happens, what the person is asked and what is typed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from reddog.errors import BadRules, IllegalMove, RedDogError
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.events import Looked
from reddog.rules.moves import AnyMove, PlayerMove
from reddog.rules.pots import Antes, House
from reddog.rules.session import allowed, awaited
from reddog.rules.state import Stage
from reddog.speech import Context, nets, reason, unfinished
from reddog.terminal.answers import is_answer, own_choices, words_now
from reddog.terminal.answers import refused as as_typed
from reddog.terminal.information import INFORMATION, Asking
from reddog.terminal.practice import PERSON, Practice
from reddog.terminal.program import refused
from reddog.terminal.question import Armed, Question, leaving
from reddog.terminal.saving import SavedSession
from reddog.terminal.screen import EndOfInput, Screen, Tone
from reddog.terminal.settings import Settings
from reddog.terminal.telling import Teller
from reddog.terminal.words import Typed, Unclear, Word, amount, printable, understand

_ENTER: Final = {Word.NEXT, Word.DEAL}
"""What may be typed for Enter between deals."""


class Quit(Exception):
    """The person has had enough."""


class Evening:
    """One session, from the first deal until the person leaves."""

    def __init__(
        self,
        screen: Screen,
        table: Practice,
        settings: Settings,
        *,
        hints: bool = False,
        saved: SavedSession | None = None,
    ) -> None:
        self._screen = screen
        self._table = table
        self._settings = settings
        self._saved = saved
        self._context = Context(
            variant=settings.variant, names=settings.names, viewer=PERSON, face=screen.face
        )
        self._labelled = replace(self._context, names=settings.labels)
        self._teller = Teller(screen, self._context)
        self._question = Question(screen, self._teller, hints=hints)
        self.unsaved: BadRules | None = None
        """Why the session could not be saved the last time."""
        self._later: list[PlayerMove] = []
        self._seen_off = -1
        """The deal after which chips were counted and bots served."""

    # The course of the evening.

    def play(self) -> None:
        """Play until the person quits, leaves or types no more. Raises KeyboardInterrupt, OSError as they come."""
        try:
            while self._table.session.stage is not Stage.CLOSED:
                self._go_on()
        except (EndOfInput, Quit):
            pass
        self._farewell()

    def stop(self) -> None:
        """Say where the evening was stopped: nothing is finished, nothing is lost."""
        self._teller.flush()
        self._screen.line()
        self._screen.line(self._context.say("terminal.stopped"))
        self._results()

    def save(self) -> None:
        """Save what was played. Raises BadRules `cannot_write`."""
        if self._saved:
            self._saved.save(self._table.record(self._settings.names))

    def keep(self) -> None:
        """Save what was played; where that fails the evening goes on, and `unsaved` says so."""
        try:
            self.save()
        except BadRules as error:
            self.unsaved = error
        else:
            self.unsaved = None

    def _go_on(self) -> None:
        move = self._table.next_move()
        if move is not None:
            self._make(move)
        elif self._table.between():
            self._between()
        else:
            self._asked()

    def _make(self, move: AnyMove) -> None:
        """Make a move and tell what it brings about. Raises IllegalMove; nothing has happened then."""
        turn = self._table.turn()
        events = self._table.make(move)
        self._teller.tell(events, turn)
        looked = any(isinstance(event, Looked) and PERSON in event.seats for event in events)
        if looked and self._table.turn() != PERSON:
            # In a turn of one's own the question comes with the hand.
            self._teller.flush()
            self._question.say_hand(self._table.view())

    def _farewell(self) -> None:
        session = self._table.session
        self._teller.flush()
        if session.stage is not Stage.DEAL and session.stage is not Stage.CLOSED:
            self._make(moves.Close())
            self._teller.flush()
        self._results()

    def _results(self) -> None:
        seen = self._table.view()
        if left_open := unfinished(seen, self._context):
            self._screen.line(left_open)
        told = nets(seen, self._labelled)
        self._screen.line(self._context.say("terminal.nets", nets=told), Tone.TITLE)
        self.keep()
        if self.unsaved:
            self._refuse(self.unsaved)
        elif self._saved:
            self._screen.line(self._context.say("terminal.saved", file=str(self._saved.path)))
        self._screen.line(self._context.say("terminal.bye"))

    # Between deals.

    def _between(self) -> None:
        if self._seen_off != self._table.session.deals:
            self._seen_off = self._table.session.deals
            self._see_off()
            if not self._table.between():
                return
        asked = self._between_prompt()
        if asked:
            self._screen.line(asked, Tone.ASKED)
            if not self._listen(asked, between=True):
                return
        self._make(moves.Begin())

    def _see_off(self) -> None:
        """After a deal: save, do what was put off, let the bots buy, count the chips."""
        self._teller.flush()
        self.keep()
        later, self._later = self._later, []
        if self._table.session.deals:
            self._say_chips()
        for move in (*self._table.refills(), *later):
            try:
                self._make(move)
            except IllegalMove as error:
                self._refuse(error)
        self._teller.flush()

    def _say_chips(self) -> None:
        seats = [(seat, here.stack) for seat, here in enumerate(self._table.session.seats) if here.taken]
        if len(seats) > 1 or isinstance(self._settings.variant.pot, House):
            self._screen.line(self._context.say("terminal.chips", chips=self._context.paid(seats)))

    def _between_prompt(self) -> str:
        """What is asked before the next deal; nothing where it simply begins."""
        table, say = self._table, self._context.say
        (begin,) = awaited(table.session)
        if table.person_is_broke():
            chips = table.session.seats[PERSON].stack
            return say("terminal.broke", chips=chips, stack=table.refill())
        if not begin.open:
            key = "terminal.stuck.out" if table.person_is_out() else "terminal.stuck"
            return say(key, why=reason(begin), stack=table.refill())
        if table.person_is_out():
            return say("terminal.next.watching")
        if table.person_on_last_chip():
            chips = table.session.seats[PERSON].stack
            return say("terminal.last-chip", chips=chips, stack=table.refill())
        if self._teller.game_over:
            antes = isinstance(self._settings.variant.pot, Antes)
            return say("terminal.next.game.antes" if antes else "terminal.next.game")
        # Against the house every deal begins with a bet that may be declined: no need to ask twice.
        at_once = not table.session.deals or isinstance(self._settings.variant.pot, House)
        return "" if at_once else say("terminal.next")

    def _may_begin(self) -> bool:
        (begin,) = awaited(self._table.session)
        return begin.open and not self._table.person_is_broke()

    # A question to the person.

    def _asked(self) -> None:
        seen = self._table.view()
        show = own_choices(seen).get(Kind.SHOW)
        if show is not None and len(show.cards) == 1:
            # There is nothing to choose.
            self._make(moves.Show(PERSON, show.cards[0]))
            return
        self._listen(self._question.put(seen), between=False)

    def _listen(self, asked: str, *, between: bool) -> bool:
        """Take lines until one moves the session on; True for the next deal. Nothing is lost by a line that does not."""
        while True:
            line = self._screen.ask()
            armed = self._question.disarm()
            try:
                if not line.strip():
                    if between and self._may_begin():
                        return True
                    self._screen.line(asked, Tone.ASKED)
                    continue
                typed = understand(line, words_now(self._table.view()), language=self._context.language)
                if leaving(armed) and typed.word is Word.YES:
                    typed = Typed(Word.LEAVE)
                if between and typed.word in _ENTER:
                    if self._may_begin():
                        return True
                    raise Unclear("too_few_chips_now")
                if self._obey(typed, armed):
                    return False
            except RedDogError as error:
                self._refuse(error)
                self._screen.line(asked, Tone.ASKED)

    def _refuse(self, error: RedDogError) -> None:
        self._screen.line(refused(error), Tone.REFUSED)

    def _obey(self, typed: Typed, armed: Armed | None) -> bool:
        """Do what was typed; whether the session has moved. Raises RedDogError, and does nothing, where that cannot be."""
        if typed.word in INFORMATION:
            asking = Asking(self._table.view(), self._context, self._labelled, self._teller)
            for line in INFORMATION[typed.word](asking, typed.text):
                self._screen.line(line)
            return False
        if is_answer(typed.word):
            return self._answer(typed, armed)
        match typed.word:
            case Word.NEXT:
                raise Unclear("no_next_deal_now")
            case Word.QUIT:
                raise Quit
            case Word.LEAVE:
                return self._leave(armed)
            case Word.AWAY:
                self._make(moves.SitOut(PERSON))
            case Word.BACK:
                self._make(moves.Return(PERSON))
            case Word.BUY_IN:
                return self._buy_in(typed)
            case _:
                return self._split()
        self._teller.flush()
        return True

    def _answer(self, typed: Typed, armed: Armed | None) -> bool:
        seen = self._table.view()
        move = self._question.answer(typed, seen, armed)
        if move is None:
            return False
        try:
            self._make(move)
        except IllegalMove as error:
            raise as_typed(error, move, typed.text, seen, self._settings.variant) from None
        return True

    def _leave(self, armed: Armed | None) -> bool:
        """Give up the seat; the others finish the deal, and the evening is over."""
        table = self._table
        if table.session.stage is Stage.DEAL and not self._question.repeated(
            Word.LEAVE, table.session.number, armed
        ):
            self._question.say("terminal.confirm.leave", chips=table.session.seats[PERSON].stack)
            return False
        self._make(moves.Leave(PERSON))
        while table.session.stage is Stage.DEAL and (move := table.next_move()) is not None:
            self._make(move)
        raise Quit

    def _buy_in(self, typed: Typed) -> bool:
        if not typed.text:
            raise Unclear("how_many_chips", chips=self._table.refill())
        chips = amount(typed.text)
        offer = next(choice for choice in allowed(self._table.session, PERSON) if choice.kind is Kind.BUY_IN)
        if not offer.least <= chips <= offer.most:
            raise IllegalMove(
                "out_of_range",
                kind=str(offer.kind),
                chips=printable(typed.text),
                least=offer.least,
                most=offer.most,
            )
        if offer.refused == "turn_to_come":
            self._later.append(moves.BuyIn(PERSON, chips))
            self._question.say("terminal.later.buy-in", chips=chips)
            return False
        self._make(moves.BuyIn(PERSON, chips))
        self._teller.flush()
        return True

    def _split(self) -> bool:
        offer = next(
            choice for choice in allowed(self._table.session, PERSON) if choice.kind is Kind.OFFER_SPLIT
        )
        if offer.refused == "deal_running":
            self._later.append(moves.OfferSplit(PERSON))
            self._question.say("terminal.later.split")
            return False
        self._make(moves.OfferSplit(PERSON))
        return True
