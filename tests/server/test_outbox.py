"""What waits for one client: order, what is dropped, what never is."""

from __future__ import annotations

import asyncio
from typing import Any

from reddog.server.outbox import MOST_ANSWERS, MOST_UPDATES, Outbox
from tests.server.live import run, until

BEHIND = b"updates were left out"


class Line:
    """A connection that takes messages only while it is open; `sent` is what it took."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False

    async def send(self, message: Any) -> None:
        await self.gate.wait()
        if self.broken:
            raise OSError("gone")
        self.sent.append(message.get("text") or f"close {message['code']}")


def test_what_the_connection_takes_at_once_is_sent_at_once() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        outbox.put(b"one")
        outbox.put_update(b"two")
        assert line.sent == ["one", "two"]
        await outbox.sent()

    run(story)


def test_a_slow_client_gets_everything_in_order_as_long_as_it_is_not_too_much() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        line.gate.clear()
        texts = [f"answer {count}" if count % 3 else f"update {count}" for count in range(20)]
        for text in texts:
            (outbox.put_update if text.startswith("update") else outbox.put)(text.encode())
        assert line.sent == []
        line.gate.set()
        await outbox.sent()
        assert line.sent == texts

    run(story)


def test_a_slower_one_loses_updates_is_told_so_and_gets_the_newest() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        outbox.behind = BEHIND
        line.gate.clear()
        outbox.put_update(b"first")  # on its way already
        outbox.put(b"answer")
        for count in range(MOST_UPDATES + 1):
            outbox.put_update(f"update {count}".encode())
        outbox.put(b"last answer")
        line.gate.set()
        await outbox.sent()
        first, answer, behind, newest, last = line.sent
        assert (first, answer, newest, last) == ("first", "answer", f"update {MOST_UPDATES}", "last answer")
        assert behind == BEHIND.decode()

    run(story)


def test_what_is_said_of_an_update_is_lost_and_kept_with_it() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        outbox.behind = BEHIND
        line.gate.clear()
        for count in range(1_000):
            outbox.put_update(f"update {count}".encode(), f"words {count}".encode())
            assert len(outbox._waiting) <= MOST_UPDATES + 1
        line.gate.set()
        await outbox.sent()
        assert line.sent[-2:] == ["update 999", "words 999"]
        assert BEHIND.decode() in line.sent
        kept = [text.split()[1] for text in line.sent[1:] if text.startswith(("update", "words"))]
        assert kept.count("999") == 2
        assert len(line.sent) < 2 * MOST_UPDATES

    run(story)


def test_however_many_updates_come_only_so_many_wait() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        line.gate.clear()
        for count in range(10_000):
            outbox.put_update(str(count).encode())
            assert len(outbox._waiting) <= MOST_UPDATES
        line.gate.set()
        await outbox.sent()
        assert line.sent[-1] == "9999"
        assert len(line.sent) < 2 * MOST_UPDATES

    run(story)


def test_where_too_many_answers_wait_nothing_more_should_be_asked() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        line.gate.clear()
        for _ in range(MOST_ANSWERS + 1):
            assert not outbox.crowded
            outbox.put(b"answer")
        outbox.put(b"answer")
        assert outbox.crowded
        line.gate.set()
        await outbox.sent()
        assert not outbox.crowded

    run(story)


def test_a_connection_is_closed_after_what_waits_and_takes_nothing_more() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        line.gate.clear()
        outbox.put(b"goodbye")
        outbox.close(1008)
        outbox.put(b"too late")
        outbox.close(1009)
        line.gate.set()
        await outbox.sent()
        assert line.sent == ["goodbye", "close 1008"]

    run(story)


def test_a_connection_that_breaks_is_nobody_s_trouble() -> None:
    async def story() -> None:
        for waits in (False, True):
            line = Line()
            outbox = Outbox(line.send)
            if waits:
                line.gate.clear()
            else:
                line.broken = True
            outbox.put(b"one")
            line.broken = True
            line.gate.set()
            await until(lambda outbox=outbox: outbox.closed)  # type: ignore[misc] # mypy infers no type for a lambda with a default
            outbox.put(b"two")
            await outbox.sent()
            assert line.sent == []

    run(story)


def test_a_connection_that_is_gone_lets_go_of_what_waits() -> None:
    async def story() -> None:
        line = Line()
        outbox = Outbox(line.send)
        line.gate.clear()
        outbox.put(b"one")
        outbox.put(b"two")
        outbox.drop()
        await outbox.sent()
        line.gate.set()
        await asyncio.sleep(0)
        assert line.sent == []

    run(story)
