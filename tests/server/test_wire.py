"""Whole deals by real clients over a real server: what each of them may be sent, and what never."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from reddog.cards import CardSet, mask
from reddog.protocol.messages import Spoken
from reddog.rules.moves import Draw
from reddog.rules.state import Session
from reddog.rules.variants import VARIANTS
from reddog.server.waking import entry_of
from reddog.table import acts
from reddog.table.commands import Sit
from reddog.table.dealer import Dealer, Shuffled, derive
from reddog.table.draft import Draft, unopened
from reddog.table.settings import Settings
from tests.server.live import QUICK, Client, Live, awaited, run, serving, told, until

GAMES = [variant.name for variant in VARIANTS]
HANDS = [variant.name for variant in VARIANTS if variant.hand]
SECRET = bytes(range(32))

CARD = re.compile(r'"(?:[2-9TJQKA]|10)[cdhs♣♦♥♠](?:#\d)?"')
"""The name of a card as a text of its own."""
HOLDERS = {
    "hand",
    "shown",
    "centre",
    "faced",
    "upcard",
    "burned",
    "coming",
    "card",
    "cards",
    "beat",
    "showable",
}
"""Fields whose values are cards."""


async def played(clients: list[Client], rng: Random, *, moves: int) -> None:
    """So many answers by whoever is awaited, each told to all before the next."""
    for _ in range(moves):
        await until(
            lambda: any(client.awaited for client in clients) or all(client.table.waits for client in clients)
        )
        actor = next((client for client in clients if client.awaited), None)
        if actor is None:
            break  # nobody has the chips to go on
        number = actor.number
        await actor.move(rng)
        await told(clients, number + 1)


async def states_of(live: Live, code: str) -> dict[int, list[Session]]:
    """The sessions that each entry of a table's log led through, by its number.

    In a game without hands a card may be seen and collected in one move; so the cards of the move count as seen.
    """
    row = await live.store.table_by_code(code)
    assert row is not None
    table = unopened()
    states: dict[int, list[Session]] = {0: []}
    for stored in await live.store.entries(row.id):
        entry = entry_of(stored)
        draft = Draft(table, entry.at)
        passed = [table.session]
        for act in entry.acts:
            draft.do(act)
            session = draft.table.session
            if isinstance(act, acts.Played) and isinstance(act.move, Draw) and not session.variant.hand:
                session = replace(session, seen=session.seen | mask(act.move.cards))
            passed.append(session)
        table = draft.table
        states[entry.number] = passed
    return states


def may_know(states: list[Session], seat: int | None) -> CardSet:
    """The cards that a seat, or a spectator, may know of in any of these states. For one pack."""
    known: CardSet = 0
    for state in states:
        known |= state.seen
        if seat is not None and seat < len(state.known):
            known |= state.known[seat]
    return known


def cards_told(value: Any, key: str = "") -> Iterator[int]:
    """All cards in a message, wherever they stand. A number of cards is no card."""
    if isinstance(value, dict):
        for name, inner in value.items():
            counted = name == "cards" and isinstance(inner, int)
            if not counted:
                yield from cards_told(inner, name)
    elif isinstance(value, list):
        if key == "seen":
            for layer in value:
                yield from (card for card in range(52) if layer >> card & 1)
        else:
            for inner in value:
                yield from cards_told(inner, key)
    elif key in HOLDERS and isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif key == "pool" and isinstance(value, int):
        yield from (card for card in range(52) if value >> card & 1)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_a_card_that_he_may_not_know(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3"), secret=lambda: SECRET) as live:
            clients = await live.company(Settings(game=game, clock=QUICK), chips=300)
            code = clients[0].code
            spectator = await live.join(code, "Eve")
            await played([*clients, spectator][:3], Random(game), moves=25)
            await until(lambda: len({client.number for client in [*clients, spectator]}) == 1)
            states = await states_of(live, code)
            packs = states[2][-1].variant.packs
            table = live.room(code).table
            for client in [*clients, spectator]:
                seat = None if client is spectator else client.own.seat
                found = 0
                for raw in client.raw:
                    message = json.loads(raw)
                    if message["type"] != "update" or packs > 1:
                        # Games with several packs have no hands: every card that has come lies face up.
                        continue
                    number = message["table"]["number"]
                    cards = mask(set(cards_told(message)))
                    found += cards.bit_count()
                    # An update tells what happened since the one before.
                    allowed = may_know(states[number - 1][-1:] + states[number], seat)
                    assert not cards & ~allowed, (game, client.welcome, number)
                assert found or packs > 1, "no card was told at all: the test looks in the wrong place"
                everything = "\n".join(client.raw)
                assert not CARD.search(everything)
                assert_no_secret(everything, table.id, revealed=table.revealed)

    run(story)


def assert_no_secret(text: str, table: str, *, revealed: int) -> None:
    """Nothing that a dealer's secret could be, and not the table's id, which secrets are derived with."""
    dealer = Dealer(SECRET, table)
    secrets = [SECRET, derive(SECRET, "pack"), *(dealer.secret_of(pack) for pack in range(revealed + 1, 60))]
    low = text.lower()
    for secret in secrets:
        assert secret.hex() not in low
        assert str(list(secret)).replace(" ", "") not in low
    assert table not in text


@pytest.mark.parametrize("game", HANDS)
def test_two_tables_that_differ_only_in_what_a_seat_cannot_know_send_it_the_same_bytes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards that Ann has not seen change places in the pack: in a hand of Bob's or Cid's, and deep in the stock."""
    swap: dict[int, int] = {}
    real = Shuffled.order

    def order(self: Shuffled, secret: bytes) -> tuple[int, ...]:
        return tuple(swap.get(card, card) for card in real(self, secret))

    monkeypatch.setattr(Shuffled, "order", order)
    monkeypatch.setattr("reddog.server.rooms.secrets.token_hex", lambda _: "table")
    monkeypatch.setattr("reddog.server.rooms.secrets.token_bytes", bytes)

    async def evening(name: str) -> tuple[list[list[str]], dict[int, list[Session]]]:
        fixed: dict[str, Any] = {
            "secret": lambda: SECRET,
            "now": lambda: 1_800_000_000_000,
            "luck": Random(1),
        }
        async with serving(str(tmp_path / name), **fixed) as live:
            clients = await live.company(Settings(game=game, clock=QUICK), chips=60)
            spectator = await live.join(clients[0].code, "Eve")
            rng = Random(5)
            for _ in range(6):
                actor = await awaited(clients)
                number = actor.number
                await actor.move(rng, "minimum")
                await told([*clients, spectator], number + 1)
            bytes_of = [
                [raw for raw in client.raw if '"update"' in raw] for client in (clients[0], spectator)
            ]
            return bytes_of, await states_of(live, clients[0].code)

    async def story() -> None:
        sent, states = await evening("one")
        dealt = next(
            state
            for passed in states.values()
            for state in passed
            if state.running and any(state.running.hands)
        )
        assert dealt.running is not None
        first = next(number for number, passed in states.items() if dealt in passed)
        hidden = mask(range(52)) & ~may_know(states[first], 0)
        hand = next(hand for seat, hand in enumerate(dealt.running.hands) if seat and hand & hidden)
        one = (hand & hidden).bit_length() - 1
        dealt_out = 0
        for cards in dealt.running.hands:
            dealt_out |= cards
        other = (hidden & ~dealt_out & ~mask(_drawn(states))).bit_length() - 1
        swap.update({one: other, other: one})
        sent_again, states_again = await evening("two")
        compared = 0
        for client, seat in enumerate((0, None)):
            for mine, twin in zip(sent[client], sent_again[client], strict=False):
                number = json.loads(mine)["table"]["number"]
                seen = may_know(states[number], seat) | may_know(states_again[number], seat)
                if seen >> one & 1 or seen >> other & 1:
                    break
                assert mine == twin
                compared += number >= first
        assert compared >= 2, "nothing was compared after the cards were dealt"
        assert states_again[first][-1].running.hands != states[first][-1].running.hands  # type: ignore[union-attr]

    run(story)


def _drawn(states: dict[int, list[Session]]) -> set[int]:
    """The cards that were seen by all in any state."""
    return {
        card for passed in states.values() for state in passed for card in range(52) if state.seen >> card & 1
    }


def test_spectators_and_all_without_a_seat_are_sent_identical_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="shoot", clock=QUICK))
            one, other = [await live.join(clients[0].code, name) for name in ("Eve", "Fay")]
            await played(clients, Random(2), moves=5)
            await until(lambda: one.number == other.number == clients[0].number)
            lines = [
                [raw for raw in client.raw if '"line"' in raw and '"is-here"' not in raw]
                for client in (one, other)
            ]
            assert lines[0] == lines[1] != []
            assert lines[0] != [raw for raw in clients[0].raw if raw in lines[0]]

    run(story)


def test_where_spectators_are_not_wanted_who_has_no_seat_sees_nothing_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="shoot", spectators=False, clock=QUICK))
            eve = await live.join(clients[0].code, "Eve", language="en", after=0)
            empty = eve.table.game
            await played(clients, Random(2), moves=5)
            await until(lambda: eve.number == clients[0].number)
            assert clients[0].table.game != empty
            assert eve.table.game == empty
            assert (eve.table.turn, eve.table.accounts, eve.own.seat) == (None, (), None)
            assert eve.table.players == clients[0].table.players
            assert not eve.lines
            assert {json.loads(raw)["type"] for raw in eve.raw} == {"welcome", "update"}
            assert not re.search(r"happened|pack-used", "".join(eve.raw))
            assert clients[1].lines, "the players are told"
            number = await eve.done(Sit(name="Eve", chips=100))
            await until(lambda: eve.number == clients[0].number)
            assert eve.table.game == clients[0].table.game
            assert number in eve.lines
            assert eve.own.seat is not None
            await until(lambda: eve.count(Spoken))

    run(story)


def test_every_update_holds_the_whole_table_and_the_line_of_its_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "tables.sqlite3")) as live:
            clients = await live.company(Settings(game="casino", clock=QUICK))
            await played(clients, Random(3), moves=6)
            for client in clients:
                numbers = sorted(client.lines)
                assert numbers == list(range(numbers[0], client.number + 1))
                assert client.table.number == client.number
            row = await live.store.table_by_code(clients[0].code)
            assert row is not None
            last = entry_of((await live.store.entries(row.id))[-1])
            assert clients[0].lines[last.number].person == last.person
            assert isinstance(last.acts[0], acts.Played)
            assert msgspec.json.encode(clients[0].lines[last.number])

    run(story)
