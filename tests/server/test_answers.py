"""What a command is answered with: the same however late it is repeated, and what there is to know besides."""

from __future__ import annotations

from pathlib import Path

from reddog.protocol.messages import Done, Spoken
from reddog.rules.moves import BuyIn
from reddog.server.room_memory import ANSWERS
from reddog.table.commands import Play, Say, Sit
from reddog.table.settings import Settings
from tests.server.live import QUICK, run, serving, until
from tests.server.spoken import Listener
from tests.table.tables import started

CALM = Settings(game="high-card-pool", clock=QUICK)


def test_a_purchase_that_is_repeated_after_many_later_commands_is_booked_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            room = await live.table(CALM)
            ann = await live.join(room.table.code, "Ann")
            await ann.done(Sit(name="Ann", chips=10))
            bought = await ann.ask(Play(BuyIn(0, 5)), name="buy")
            assert isinstance(bought, Done)
            for count in range(2 * ANSWERS):
                await ann.done(Say(f"line {count}"))
            again = await ann.ask(Play(BuyIn(0, 5)), name="buy")
            assert again == bought
            assert room.table.session.seats[0].stack == 15
            code = room.table.code
        # The server that comes after it knows it too.
        async with serving(str(tmp_path / "t.db")) as live:
            ann = await (await live.connect(code, "Ann")).hello()
            assert await ann.ask(Play(BuyIn(0, 5)), name="buy") == bought
            assert live.room(code).table.session.seats[0].stack == 15

    run(story)


def test_who_sits_down_in_mid_deal_is_told_so_in_the_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            ann, bob = await live.company(CALM, ("Ann", "Bob"))
            await until(lambda: ann.table.turn)
            cid = await live.join(ann.code, "Cid", language="de")
            answer = await cid.ask(Sit(name="Cid", chips=10))
            assert isinstance(answer, Done)
            assert answer.note == "next-in"
            assert "ab der nächsten" in answer.sentence
            await until(lambda: cid.number >= answer.number)
            spoken = [message for message in cid.messages if isinstance(message, Spoken)]
            await until(lambda: spoken or cid.count(Spoken))
            assert bob.own.seat == 1

    run(story)


def test_who_sits_down_between_deals_is_told_nothing_of_the_kind(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            answer = await ann.ask(Sit(name="Ann", chips=10))
            assert answer == Done(id=answer.id, number=answer.number)

    run(story)


def test_a_voice_says_so_too_once() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    scripted.arrive("cid")
    cid = Listener(scripted, "cid")
    scripted.sit("cid", 10)
    said = cid.listen()
    assert said[-1].text == "A deal is being played: you are dealt in from the next one on."
    assert (said[-1].tone, said[-1].seat) == ("people", 2)
    scripted.say("ann")
    assert cid.texts() == ["Ann: Good evening"]
