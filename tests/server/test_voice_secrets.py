"""Nothing that is said to a seat names a card, or hangs on one, that the seat may not know."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from reddog.cards import CardSet, mask, parse
from reddog.protocol.messages import Spoken
from reddog.rules.moves import Draw
from reddog.rules.session import start
from reddog.rules.state import Session
from reddog.rules.variants import POLISH, VARIANTS, Variant
from reddog.rules.views import view
from reddog.server.voice import Voice
from reddog.table import acts
from reddog.table.draft import Draft, unopened
from reddog.table.settings import Settings
from reddog.table.state import Player, Table, Visitor
from reddog.table.told import Happened
from reddog.testing import any_rules, any_stacks, play_on
from reddog.testing.variant import check_disguises
from tests.server.spoken import GLYPHS, RANKS, WORDS, faulted, wire
from tests.table.evenings import evening
from tests.table.tables import BEGAN

HANDS = [variant for variant in VARIANTS if variant.hand]
NEEDED = re.compile(r"you needed [^.]*\.")
"""What would have won is a conclusion from what all have seen; it names cards that nobody holds."""


@pytest.fixture(autouse=True)
def _every_line_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reddog.server.voice.log_fault", faulted)


def named(spoken: Spoken) -> CardSet:
    """All cards that are named, wherever that is."""
    found = 0
    for asked in spoken.asked:
        if asked.winning is not None:
            found |= 1 << asked.winning
        if asked.chance:
            found |= mask(card for card, letter in enumerate(asked.chance.cards) if letter == "s")
    text = NEEDED.sub("", msgspec.json.encode(spoken).decode())
    for rank, suit in GLYPHS.findall(text):
        found |= 1 << parse(rank.replace("10", "T") + "cdhs"["♣♦♥♠".index(suit)])
    for rank, suit in WORDS.findall(text):
        found |= 1 << parse(RANKS[rank] + suit[0])
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_nobody_is_told_a_card_that_he_may_not_know(variant: Variant) -> None:
    played = evening(variant.name, seed=3, steps=150, steady=True)
    voices = {person: Voice(person, "en") for person in ("p0", "p1", "p3", "eve")}
    table, told_of = unopened(), dict.fromkeys(voices, 0)
    for entry in played.entries:
        before, draft = table, Draft(table, entry.at)
        passed = [before.session]
        for act in entry.acts:
            draft.do(act)
            session = draft.table.session
            if isinstance(act, acts.Played) and isinstance(act.move, Draw) and not session.variant.hand:
                session = replace(session, seen=session.seen | mask(act.move.cards))
            passed.append(session)
        table = draft.table
        line = wire(*draft.told, number=entry.number, person=entry.person)
        for person, voice in voices.items():
            spoken = voice.spoken(table, [line])
            seat = next(
                (at for at, player in enumerate(before.players) if player and player.person == person), None
            )
            cards = named(spoken)
            told_of[person] += cards.bit_count()
            if variant.packs == 1:
                assert not cards & ~may_know(passed, seat), (spoken, entry)
    assert all(told_of.values()), "no card was named at all: the test looks in the wrong place"


def may_know(states: list[Session], seat: int | None) -> CardSet:
    known = 0
    for state in states:
        known |= state.seen
        if seat is not None and seat < len(state.known):
            known |= state.known[seat]
    return known


def table_of(session: Session) -> Table:
    """A table at which everybody plays what the session says."""
    players = tuple(
        Player(person=f"p{seat}", name=f"N{seat}") if here.taken else None
        for seat, here in enumerate(session.seats)
    )
    settings = Settings(game=session.variant.name, house=dict(session.variant.house), seats=len(players))
    here = (Visitor("eve", "Eve", ""),)
    return Table("t", "CODE", settings, "p0", session, players, 1, BEGAN, here=here, started=True)


def words_of(session: Session, seat: int | None) -> bytes:
    """All that is said to a seat of the last move, and of how everything stands."""
    voice = Voice("eve" if seat is None else f"p{seat}", "en")
    line = wire(Happened(session.events), number=session.number)
    return msgspec.json.encode(voice.spoken(table_of(session), [line]))


def courses(variant: Variant, count: int) -> int:
    compared = 0
    for number in range(count):
        rng = Random(f"{variant.name} {number}")
        game = any_rules(variant, rng)
        states, made = [start(game, any_stacks(game, rng))], []
        for move, session in play_on(states[0], rng, 60):
            states.append(session)
            made.append(move)
        compared += check_disguises(states, made, Random(1))
    return compared


@pytest.mark.parametrize("variant", HANDS, ids=lambda variant: variant.name)
def test_what_is_said_does_not_depend_on_what_the_seat_cannot_know(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reddog.testing.variant.encoded", words_of)
    assert courses(variant, 4) > 8, "too few courses of the cards were compared"


def test_the_law_would_notice_a_hand_that_is_told_too_early(monkeypatch: pytest.MonkeyPatch) -> None:

    def leaking(session: Session, seat: int | None = None) -> Any:
        told = view(session, seat)
        if seat is None or session.running is None:
            return told
        hand = session.running.hands[seat]
        return replace(told, hand=tuple(card for card in range(52) if hand >> card & 1), hidden=0)

    monkeypatch.setattr("reddog.testing.variant.encoded", words_of)
    monkeypatch.setattr("reddog.server.voice.view", leaking)
    with pytest.raises(AssertionError, match="can tell what it has not seen"):
        courses(POLISH, 12)
