"""Random evenings of random people: whatever they ask for, in whatever order, the table stays sound and never stands still.

`REDDOG_LONG=20` in the environment makes the search twenty times as long. Without it the examples are the same in every
run, so that a red test is a fault of the change at hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from reddog.errors import RedDogError
from reddog.rules.capacity import most_seats
from reddog.rules.catalogue import find
from reddog.rules.choices import Choice
from reddog.rules.house import with_rules
from reddog.rules.session import allowed, awaited
from reddog.rules.variants import VARIANTS
from reddog.table import clock, commands, course, people
from reddog.table.acts import Entry
from reddog.table.dealer import Dealer, secret_from_seed
from reddog.table.draft import Draft, evolve, replayed
from reddog.table.opening import opened
from reddog.table.settings import Clock, Settings
from reddog.table.showing import own_views, table_view
from reddog.table.times import company
from reddog.table.views import TableView
from reddog.testing.play import any_rules, move_for
from tests.table.tables import BEGAN, SECOND, check_chips

PEOPLE = ("ann", "bob", "cid", "dee", "eve")
persons = st.sampled_from(PEOPLE)
seat_numbers = st.integers(0, 8)
LONG = int(os.environ.get("REDDOG_LONG", "1"))
SETTINGS = settings(
    deadline=None,
    derandomize=LONG == 1,
    max_examples=12 * LONG,
    stateful_step_count=60,
    phases=(Phase.explicit, Phase.generate, Phase.target, Phase.shrink),
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
SECRET = secret_from_seed("machine")


def any_settings(draw: Any, game: str) -> Settings:
    """Settings that can be: house rules that leave no room for so many seats are left out."""
    variant = find(game)
    ruled = any_rules(variant, Random(draw(st.integers(0, 999))), most=3)
    house = dict(ruled.house) if draw(st.booleans()) and most_seats(ruled) >= variant.least_seats else {}
    chosen = with_rules(variant, house)
    return Settings(
        game=game,
        house=house,
        seats=draw(st.integers(max(2, chosen.least_seats), min(8, most_seats(chosen)))),
        buy_in=draw(st.sampled_from((1, 12, 60))),
        several_seats=draw(st.booleans()),
        rebuy=draw(st.sampled_from(("any", "broke", "never"))),
        rejoin=draw(st.sampled_from(("same", "any"))),
        reveal=draw(st.sampled_from(("evening", "pack"))),
        clock=Clock(
            turn=draw(st.sampled_from((0, 10, 10))),
            bank=draw(st.sampled_from((0, 7))),
            pause=draw(st.sampled_from((0, 3))),
            bots=draw(st.sampled_from((0.0, 0.5))),
        ),
    )


class Evening(RuleBasedStateMachine):
    """One evening."""

    game = "high-card-pool"

    @initialize(data=st.data())
    def open(self, data: Any) -> None:
        self.now = BEGAN
        self.luck = Random(0)
        self.dealer = Dealer(SECRET, "t")
        chosen = any_settings(data.draw, self.game)
        draft = opened("t", "fox-tea", chosen, "ann", "1", self.now, self.dealer)
        self.table = draft.table
        self.entries = [draft.entry()]
        for person in PEOPLE[:3]:
            self.change(lambda draft, who=person: people.arrive(draft, who, who.capitalize(), "here"))
            self.ask(person, commands.Sit(name=person))
        self.ask("ann", commands.Start())

    def change(self, change: Any, person: str = "") -> bool:
        """Make an entry as a server does; whether it was not refused."""
        before = msgspec.json.encode(self.table)
        draft = Draft(self.table, self.now)
        refused = None
        try:
            change(draft)
        except RedDogError as error:
            refused = error.code
        assert msgspec.json.encode(self.table) == before
        if refused is not None:
            assert refused.islower()
            return False
        if not draft.acts:
            return True
        entry = msgspec.json.decode(msgspec.json.encode(draft.entry(person)), type=Entry)
        after, told = evolve(self.table, entry)
        assert after == draft.table
        assert told == tuple(draft.told)
        self.table = draft.table
        self.entries.append(entry)
        return True

    def ask(self, person: str, command: Any, late: int = 0) -> bool:
        number = self.table.number - late
        return self.change(
            lambda draft: course.act_on(draft, person, command, number, self.dealer, self.luck), person
        )

    # What people do.

    @rule(person=persons)
    def arrives(self, person: str) -> None:
        self.change(lambda draft: people.arrive(draft, person, person.capitalize(), "here"))

    @rule(person=persons, tired=st.booleans())
    def departs(self, person: str, *, tired: bool) -> None:
        if tired:
            self.change(lambda draft: people.depart(draft, person))

    @rule(person=persons, chips=st.none() | st.integers(1, 80), seat=st.none() | seat_numbers)
    def sits(self, person: str, chips: int | None, seat: int | None) -> None:
        self.ask(person, commands.Sit(name=person, chips=chips, seat=seat))

    @rule(person=persons)
    def waits(self, person: str) -> None:
        self.ask(person, commands.Wait(name=person))

    @rule(person=persons, command=st.sampled_from((
        commands.StopWaiting(), commands.Start(), commands.Pause(), commands.Resume(), commands.Resume(),
        commands.Say("hello"), commands.ProposeVoid(), commands.ProposeVoid(), commands.Answer(yes=True),
        commands.Answer(yes=True), commands.Answer(yes=False),
    )))  # fmt: skip
    def asks(self, person: str, command: commands.AnyCommand) -> None:
        self.ask(person, command)

    @rule(bot=st.sampled_from(("minimum", "random", "careful")), chips=st.none() | st.integers(1, 40))
    def a_bot_comes(self, bot: str, chips: int | None) -> None:
        self.ask(self.table.host, commands.AddBot(bot=bot, chips=chips))

    @rule(person=persons, other=persons)
    def host_acts(self, person: str, other: str) -> None:
        self.ask(person, commands.HandOver(person=other))
        self.ask(person, commands.Mute(person=other))

    @rule(other=st.sampled_from((*PEOPLE, "bot:1", "bot:2")), cross=st.integers(0, 3))
    def host_removes(self, other: str, cross: int) -> None:
        if cross == 3:
            self.ask(self.table.host, commands.Remove(person=other))

    @rule(person=persons, seat=seat_numbers, alone=st.booleans())
    def has_waited_long_enough(self, person: str, seat: int, *, alone: bool) -> None:
        self.ask(person, commands.MoveOn(seat) if alone else commands.ProposeMoveOn(seat))

    @rule(
        data=st.data(),
        other=st.sampled_from([variant.name for variant in VARIANTS]),
        bored=st.integers(0, 3),
    )
    def rules_change(self, data: Any, other: str, bored: int) -> None:
        if bored == 3:
            self.ask(self.table.host, commands.ChangeRules(settings=any_settings(data.draw, other)))

    @rule(person=persons, seat=seat_numbers, times=st.integers(0, 10))
    def wants_time(self, person: str, seat: int, times: int) -> None:
        self.ask(person, commands.Extend(seat=seat, times=times))
        self.ask(person, commands.BackAgain(seat=seat))

    @rule(person=persons, seat=seat_numbers, off=st.integers(0, 1))
    def shares(self, person: str, seat: int, off: int) -> None:
        pack = self.table.next_pack
        if pack is not None:
            self.ask(person, commands.GiveShare(seat=seat, pack=max(0, pack.number - off), share=person))

    @rule(seed=st.integers(0, 999), steps=st.integers(1, 25), patient=st.integers(0, 9))
    def the_game_goes_on(self, seed: int, steps: int, patient: int) -> None:
        """Whoever is asked answers, or now and then lets his time pass."""
        rng = Random(seed)
        for _ in range(steps):
            open_ = self.open_to_persons(awaited(self.table.session))
            if open_ and rng.randrange(10) <= patient:
                self.move(open_, rng)
            elif clock.due(self.table) is not None:
                self.time_passes_to(1.0)

    @rule(seed=st.integers(0, 999), late=st.integers(0, 3), thrown_away=st.booleans())
    def plays(self, seed: int, late: int, *, thrown_away: bool) -> None:
        rng = Random(seed)
        open_ = self.open_to_persons(awaited(self.table.session))
        if open_ and thrown_away:
            # What was drafted comes to nothing: another process was quicker.
            kept = self.table
            self.move(open_, rng)
            self.table = kept
            self.entries = self.entries[: kept.number]
        if open_:
            self.move(open_, rng, late)

    @rule(seed=st.integers(0, 999))
    def somebody_does_something_unprompted(self, seed: int) -> None:
        session = self.table.session
        seats = range(len(session.seats))
        open_ = self.open_to_persons([choice for seat in seats for choice in allowed(session, seat)])
        rng = Random(seed)
        if open_:
            kind = rng.choice(sorted({choice.kind for choice in open_}))
            self.move([choice for choice in open_ if choice.kind is kind], rng)

    @rule(
        what=st.sampled_from((commands.ProposeVoid(), commands.ProposeEnd(), None)), seed=st.integers(0, 99)
    )
    def all_agree(self, what: Any, seed: int) -> None:
        rng = Random(seed)
        seats = [seat for seat, player in enumerate(self.table.players) if player]
        if what is None and len(seats) > 1:
            one, other = rng.sample(seats, 2)
            what = commands.ProposeAdjust(from_seat=one, to_seat=other, chips=rng.randint(1, 9))
        if what is not None and (seed > 90 or type(what) is not commands.ProposeEnd):
            self.ask(rng.choice(PEOPLE), what)
            for person in PEOPLE:
                self.ask(person, commands.Answer(yes=True))

    def open_to_persons(self, choices: Iterable[Choice]) -> list[Choice]:
        players = self.table.players
        return [
            choice
            for choice in choices
            if choice.open and choice.seat is not None and (player := players[choice.seat]) and not player.bot
        ]

    def move(self, open_: list[Choice], rng: Random, late: int = 0) -> None:
        """A legal move of whoever sits there."""
        move: Any = move_for(rng.choice(open_), rng)
        player = self.table.players[move.seat]
        assert player is not None
        self.ask(player.person, commands.Play(move), late)

    # What happens by itself.

    @rule(far=st.sampled_from((0.0, 0.5, 1.0, 1.0)))
    def time_passes(self, far: float) -> None:
        self.time_passes_to(far)

    def time_passes_to(self, far: float) -> None:
        moment = clock.due(self.table)
        if moment is None:
            self.now += 5 * SECOND
            return
        early = self.now < moment
        self.now += round(far * max(0, moment - self.now))
        made = self.table.number
        assert self.change(lambda draft: clock.tick(draft, self.dealer, self.luck))
        # What is due is done, and nothing before.
        assert (self.table.number > made) == (not early or far == 1.0)

    @rule(person=persons)
    def a_connection_breaks(self, person: str) -> None:
        self.change(lambda draft: clock.grace(draft, person))

    @rule(stopped=st.integers(0, 50 * SECOND))
    def the_server_stops(self, stopped: int) -> None:
        before = clock.due(self.table)
        self.now += stopped
        self.change(lambda draft: clock.woken(draft, stopped))
        after = clock.due(self.table)
        assert (before is None) == (after is None)

    @rule()
    def another_server_takes_over(self) -> None:
        self.table = replayed(self.entries)
        self.dealer = Dealer(SECRET, "t", self.table.shuffled)

    # What always holds.

    @invariant()
    def chips_are_conserved(self) -> None:
        if hasattr(self, "table"):
            check_chips(self.table)

    @invariant()
    def it_never_stands_still(self) -> None:
        """Somebody is asked, or something is due, or the table says why it waits (M-21)."""
        if not hasattr(self, "table") or clock.due(self.table) is not None:
            return
        if self.table.paused:
            return
        turn = self.table.turn
        players = [player for seat in turn.seats if (player := self.table.players[seat])] if turn else []
        asked = [player for player in players if not player.bot and not player.away]
        if asked and self.table.settings.clock.turn and company(self.table):
            assert any(not player.times and not player.gone for player in asked)
        assert asked or table_view(self.table, self.now).waits

    @invariant()
    def seats_and_players_agree(self) -> None:
        if not hasattr(self, "table"):
            return
        seats = self.table.session.seats
        assert [seat.taken for seat in seats] == [player is not None for player in self.table.players]
        assert len(seats) == self.table.settings.seats == len(self.table.shares)
        asked = {choice.seat for choice in awaited(self.table.session)} - {None}
        assert asked == set(self.table.turn.seats if self.table.turn else ())

    @invariant()
    def what_is_seen_can_be_sent(self) -> None:
        if not hasattr(self, "table"):
            return
        seen = table_view(self.table, self.now)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=TableView) == seen
        for person in PEOPLE:
            msgspec.json.encode(own_views(self.table, person))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert replayed(self.entries) == self.table


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_an_evening_of_any_game_stays_sound(game: str) -> None:
    machine: type[Evening] = type(f"{game}-evening", (Evening,), {"game": game})
    run_state_machine_as_test(machine, settings=SETTINGS)
