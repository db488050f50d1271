"""Whole evenings made of acts, at random: every kind of act that a history tells of, with real packs and real shares."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, Literal

from reddog.errors import BadRules
from reddog.protocol.export import exported, told
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.table import acts, packs
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.table.draft import Draft, unopened
from reddog.table.settings import Settings, checked
from reddog.testing.play import move_for, open_choices

Reveal = Literal["evening", "pack"]
NAMES = ('A.B "the" dog', "C ($5) [x]", "Penny bets", "犬 🐕", "D, E\nfolds", "</script>", "o'Neill", "ends")
CHANCE = {Kind.SHUFFLE: packs.shuffle, Kind.DRAW: packs.draw}


class Evening:
    """A table that is played at by people who do whatever is allowed."""

    def __init__(
        self,
        game: str,
        seed: int,
        *,
        players: int = 4,
        reveal: Reveal = "evening",
        house: dict[str, str] | None = None,
        steady: bool = False,
    ) -> None:
        """With `steady` no deal is undone and no other game is chosen."""
        self.steady = steady
        self.rng = Random(f"{game} {seed}")
        self.now = 1_800_000_000_000
        self.dealer = Dealer(secret_from_seed(f"{game} {seed}"), f"table {seed}")
        self.settings = Settings(game=game, house=house or {}, seats=players + 1, reveal=reveal)
        draft = Draft(unopened(), self.now)
        draft.do(acts.Opened(self.dealer.table, "HJKM4X7P", checked(self.settings), "p0", "1"))
        for pack in (0, 1):
            draft.do(acts.Committed(pack, self.dealer.commitment_of(pack)))
        self.entries = [draft.entry("p0")]
        self.table = draft.table
        for seat in range(players):
            self.seat(seat)
        with self.entry("p0") as draft:
            draft.do(acts.Started())

    @contextmanager
    def entry(self, person: str = "") -> Iterator[Draft]:
        """The next entry; nothing that was not done is written down."""
        self.now += self.rng.randint(0, 20_000)
        draft = Draft(self.table, self.now)
        yield draft
        if draft.acts:
            self.table = draft.table
            self.entries.append(draft.entry(person))

    def seat(self, seat: int) -> None:
        person = f"p{seat}"
        bot = "careful" if seat == 2 else ""
        with self.entry("p0" if bot else person) as draft:
            if not bot:
                draft.do(acts.Arrived(person, NAMES[seat], "server-1"))
            draft.do(acts.Seated(seat, person, NAMES[seat], bot))
            draft.do(acts.Played(moves.Join(seat, self.rng.randint(20, 200))))

    def play(self, steps: int) -> "Evening":
        for _ in range(steps):
            self.step()
        return self

    def step(self) -> None:
        chosen = self.rng.random()
        if chosen < 0.15:
            self.share()
        elif chosen < 0.2:
            self.talk()
        elif chosen < 0.25:
            self.unprompted()
        elif chosen < 0.27 and not self.steady:
            self.undo()
        elif chosen < 0.28 and not self.steady and self.table.session.stage is Stage.BETWEEN:
            self.other_rules()
        else:
            self.game()

    def game(self) -> None:
        """What the game awaits, and all the chance that follows."""
        choices = [choice for choice in awaited(self.table.session) if choice.open]
        if not choices:
            self.buy()
            return
        choice = self.rng.choice(choices)
        if choice.seat is None:
            with self.entry() as draft:
                self.begin(draft, choice)
        else:
            self.make(move_for(choice, self.rng), choice.seat)

    def begin(self, draft: Draft, choice: Choice) -> None:
        if choice.kind is Kind.FIRST_DEALER:
            packs.draw_dealer(draft, choice, self.dealer)
        elif choice.kind is Kind.BEGIN:
            draft.do(acts.Played(moves.Begin()))
        self.chance(draft)

    def make(self, move: moves.AnyMove, seat: int) -> None:
        player = self.table.players[seat]
        assert player is not None
        late = self.rng.random() < 0.1
        with self.entry("" if late or player.bot else player.person) as draft:
            draft.do(acts.Played(move, "time" if late else "bot" if player.bot else ""))
            self.chance(draft)

    def chance(self, draft: Draft) -> None:
        while True:
            choice = next(iter(awaited(draft.table.session)), None)
            if choice is None or choice.kind not in CHANCE:
                return
            CHANCE[choice.kind](draft, choice, self.dealer)

    def share(self) -> None:
        seat = self.rng.randrange(len(self.table.players))
        player, pack = self.table.players[seat], self.table.next_pack
        if player and pack and not player.bot:
            with self.entry(player.person) as draft:
                draft.do(acts.Shared(seat, pack.number, self.rng.choice(("red", "dog", "5:a,", "犬", "0"))))

    def talk(self) -> None:
        person = f"p{self.rng.randrange(2)}"
        with self.entry(person) as draft:
            draft.do(acts.Said(person, 's1 bets 5.\n\u2028"Qh" {pot}'))

    def unprompted(self) -> None:
        choice = self.rng.choice(open_choices(self.table.session) or (None,))
        if choice is None or choice.seat is None:
            return
        if choice.kind is Kind.JOIN:
            self.seat(choice.seat)
        else:
            self.make(move_for(choice, self.rng), choice.seat)

    def buy(self) -> None:
        """Nobody can go on: chips are bought, and who sat out comes back."""
        for choice in open_choices(self.table.session):
            if choice.seat is not None and choice.kind in {Kind.BUY_IN, Kind.JOIN, Kind.RETURN}:
                if choice.kind is Kind.JOIN:
                    self.seat(choice.seat)
                elif self.table.players[choice.seat]:
                    move = (
                        moves.Return(choice.seat)
                        if choice.kind is Kind.RETURN
                        else moves.BuyIn(choice.seat, 50)
                    )
                    self.make(move, choice.seat)

    def undo(self) -> None:
        if self.table.before is not None and self.table.session.stage in {Stage.BETWEEN, Stage.DEAL}:
            with self.entry("p1") as draft:
                draft.do(acts.Proposed("void", "p1", reason="a slip"))
                draft.do(acts.Voided(self.table.session.deals))

    def other_rules(self) -> None:
        game = self.rng.choice(("casino", "shoot", "pot-in-between", "high-card-pool"))
        try:
            settings = checked(
                Settings(game=game, seats=len(self.table.players), reveal=self.settings.reveal)
            )
        except BadRules:
            return
        if settings == self.table.settings:
            return
        with self.entry("p0") as draft:
            draft.do(acts.RulesPlanned(settings, "p0"))
            draft.do(acts.Played(moves.Close()))
            draft.do(acts.RulesChanged())

    def end(self) -> "Evening":
        """Finish the deal, cash everybody out and reveal all."""
        while self.table.session.stage not in {Stage.BETWEEN, Stage.DEALER}:
            self.game()
        with self.entry("p0") as draft:
            draft.do(acts.Played(moves.Close()))
            draft.do(acts.Ended("agreed"))
            packs.reveal(draft, self.dealer)
        return self


@cache
def evening(
    game: str, seed: int = 1, reveal: Reveal = "evening", steps: int = 120, *, steady: bool = False
) -> Evening:
    """A whole evening, the same for the same words; nobody may change it."""
    return Evening(game, seed, players=4, reveal=reveal, steady=steady).play(steps).end()


def file_of(played: Evening) -> bytes:
    """The file that the table exports."""
    return exported(told(played.entries), code="HJKM4X7P", program="1.2", at=played.now)


def lines_of(data: bytes) -> list[Any]:
    """The lines of a file, header and entries, as plain data."""
    return [json.loads(line) for line in data.split(b"\n")[:-2]]


def signed(lines: list[Any]) -> bytes:
    """A file made of such lines by somebody who knows how: its check sum is right whatever it says."""
    body = b"".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for line in lines
    )
    end = {"lines": len(lines) - 1, "sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(end, separators=(",", ":")).encode() + b"\n"


def acts_of(lines: list[Any], kind: str) -> list[Any]:
    """All acts of a kind, in order, to be changed in place."""
    return [act for line in lines[1:] for act in line["acts"] if act["act"] == kind]


def events_of(lines: list[Any], kind: str) -> list[Any]:
    """All events of a kind, likewise."""
    happened = acts_of(lines, "happened")
    return [event for act in happened for event in act["events"] if event["event"] == kind]
