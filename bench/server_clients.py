"""Clients that load a server: `server_clients.py PORT SECONDS PAUSE < people` prints what they did.

They read no more of a message than they must, so that it is the server that is measured.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import sys
import time
from functools import partial
from typing import Any

TURN = re.compile(rb'"turn":\{"seats":\[(\d+)')
NUMBER = re.compile(rb'"number":(\d+)')
OWN = re.compile(rb'"own":\[\{"seat":(\d+)')


def frame(text: str) -> bytes:
    """A message as a client's frame: masked with zeros."""
    payload = text.encode()
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Client(asyncio.Protocol):
    """One connection; at its turn it bets one chip after `pause` seconds."""

    def __init__(self, load: Load, table: str, token: str, *, first: bool) -> None:
        self.load, self.table, self.token, self.first = load, table, token, first
        self.buffer = bytearray()
        self.open = False
        self.asked = 0.0
        self.count = 0
        self.number = b"0"

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            (
                f"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take frame after frame."""
        self.buffer += data
        if not self.open:
            at = self.buffer.find(b"\r\n\r\n")
            if at < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:at])
            del self.buffer[: at + 4]
            self.open = True
            self.transport.write(
                frame(json.dumps({"type": "hello", "table": self.table, "token": self.token}))
            )
        buffer, at, end = self.buffer, 0, len(self.buffer)
        while end - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if end - at < head + size:
                break
            self.take(buffer[at] & 15, bytes(buffer[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def take(self, kind: int, payload: bytes) -> None:
        """Take one message."""
        if kind == 9:
            self.transport.write(b"\x8a\x80\0\0\0\0")
        elif payload.startswith(b'{"type":"update"'):
            self.load.views += 1
            self.load.bytes += len(payload)
            if self.load.bare:
                if self.first and not self.asked:
                    self.later()
                return
            turn = TURN.search(payload)
            own = OWN.search(payload)
            if turn and own and turn[1] == own[1]:
                number = NUMBER.search(payload)
                assert number
                self.number = number[1]
                self.seat = own[1]
                self.later()
        elif payload.startswith(b'{"type":"done"'):
            now = time.perf_counter()
            self.load.actions += 1
            self.load.waits.append(now - self.asked)
            if self.load.bare:
                self.later()
        elif payload.startswith(b'{"type":"refused"'):
            self.load.refused += 1
            print(payload[:300], file=sys.stderr)

    def later(self) -> None:
        """Bet now, or after thinking."""
        self.asked = self.asked or 1.0
        if self.load.pause:
            asyncio.get_running_loop().call_later(self.load.pause, self.bet)
        else:
            self.bet()

    def bet(self) -> None:
        """Bet one chip."""
        self.count += 1
        self.asked = time.perf_counter()
        seat = getattr(self, "seat", b"0").decode()
        self.transport.write(
            frame(
                f'{{"type":"ask","id":"b{self.count}","number":{self.number.decode()},'
                f'"command":{{"do":"play","move":{{"move":"bet","seat":{seat},"chips":1}}}}}}'
            )
        )


class Load:
    """What all clients did."""

    def __init__(self, pause: float, *, bare: bool) -> None:
        self.pause, self.bare = pause, bare
        self.reset()

    def reset(self) -> None:
        """Count from here."""
        self.views = self.actions = self.refused = self.bytes = 0
        self.waits: list[float] = []


async def usage(port: int) -> dict[str, float]:
    """What the server has used so far."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /usage HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    found: dict[str, float] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


async def main(port: int, seconds: float, pause: float) -> None:
    """Load the server, and print what came of it."""
    people = json.load(sys.stdin)
    bare = not people[0][1][0]
    load = Load(pause, bare=bare)
    loop = asyncio.get_running_loop()
    before = await usage(port)
    for table, tokens in people:
        for place, token in enumerate(tokens):
            await loop.create_connection(
                partial(Client, load, table, token, first=place == 0),
                "127.0.0.1",
                port,
            )
    await asyncio.sleep(1.0)
    connected = await usage(port)
    load.reset()
    began, start = await usage(port), time.perf_counter()
    await asyncio.sleep(seconds)
    taken, spent = time.perf_counter() - start, (await usage(port))["seconds"] - began["seconds"]
    waits = sorted(load.waits) or [0.0]
    print(
        json.dumps(
            {
                "actions": load.actions / taken,
                "views": load.views / taken,
                "views_a_core": load.views / spent,
                "actions_a_core": load.actions / spent,
                "core": spent / taken,
                "p50": waits[len(waits) // 2] * 1000,
                "p99": waits[len(waits) * 99 // 100] * 1000,
                "refused": load.refused,
                "length": load.bytes / max(load.views, 1),
                "memory_connecting": connected["memory"] - before["memory"],
                "connections": sum(len(tokens) for _, tokens in people),
            }
        )
    )


if __name__ == "__main__":
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {min(os.sched_getaffinity(0))})
    import uvloop

    uvloop.run(main(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])))
