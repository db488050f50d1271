"""A whole evening as friends have it: real programs at two servers, three games, one crash, and a file that proves it all."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

from reddog.protocol.export import read
from reddog.store.migrate import upgrade
from reddog.table import acts
from tests.postgres import postgres, postgres_server
from tests.table.second_verifier import histories
from tests.terminal.terminals import PLAIN, Terminal, here

__all__ = ["postgres", "postgres_server"]

PATIENCE: Final = 60.0
"""Seconds after which what should have happened has not."""
QUESTIONS: Final[tuple[tuple[str, str], ...]] = (
    (r"You win\. Type (show \w+)", r"\1"),
    (r"Type (buy-in \d+) for more", r"\1"),
    (r"Type (\d+) again to bet", r"\1"),
    (r"Open the bank with", "20"),
    (r"Type again to deal once more", "pass"),
    (r"Raise by", "raise"),
    (r"You cannot raise: stay", "stay"),
    (r"Your turn\..*? Bet ([\d,]+)(?: to ([\d,]+))?", r"bet \1 \2"),
)
"""What may be asked, and what is typed then; of a bet the least and the most."""


class Friend:
    """Somebody at a terminal."""

    def __init__(self, program: Terminal, share: float) -> None:
        self.program = program
        self.share = share
        """Of the most that he may bet: so much he bets."""
        self.thinks = False
        """He does not answer for now."""
        self.read = 0
        """Characters of what was shown that he has thought about."""

    @property
    def text(self) -> str:
        return self.program.text

    @property
    def fresh(self) -> str:
        return self.text[self.read :]

    @property
    def gone(self) -> bool:
        return self.program.program.poll() is not None

    @property
    def deals(self) -> list[int]:
        """The deals that he saw the end of."""
        return [int(number) for number in re.findall(r"^Deal (\d+) is over", self.text, re.MULTILINE)]

    @property
    def banks(self) -> list[str]:
        """What he was told in the first deal of each bank of his."""
        return re.findall(r"You open the bank.*?\nDeal \d+ is over", self.text, re.DOTALL)

    def answer(self) -> None:
        """Answer what was asked last, if anything was."""
        fresh = self.fresh
        if self.thinks or self.gone or not fresh.endswith("\n"):
            return
        self.read += len(fresh)
        if "Type yes or no." in fresh:
            self.program.type("yes")
        asked = [
            (found.end(), found.expand(answer))
            for question, answer in QUESTIONS
            for found in re.finditer(question, fresh)
        ]
        if asked:
            self.program.type(self._bet(max(asked)[1]))

    def _bet(self, answer: str) -> str:
        """What is typed, with the amount of a bet worked out."""
        word, *limits = answer.replace(",", "").split()
        return str(max(int(limits[0]), int(int(limits[-1]) * self.share))) if word == "bet" else answer

    def find(self, pattern: str) -> str:
        """What was shown there."""
        found = re.search(pattern, self.text)
        assert found, self.text
        return found[1]


class Friends(dict[str, Friend]):
    """All who sit round the table, by name."""

    def __init__(self, stack: contextlib.ExitStack) -> None:
        super().__init__()
        self._stack = stack

    def come(self, name: str, share: float, *words: str, token: str = "") -> Friend:
        """Somebody starts the program, and gets his seat."""
        secret = {"REDDOG_TOKEN": token} if token else {}
        program = Terminal(*words, environment={"NO_COLOR": "1", **secret})
        self._stack.callback(program.close)
        friend = self[name] = Friend(program, share)
        return friend

    def until(self, check: Callable[[], object]) -> None:
        """All read what they are shown, and answer what they are asked, until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not check():
            assert time.monotonic() < deadline, self
            ready, _, _ = select.select([friend.program.keyboard for friend in self.values()], [], [], 0.05)
            for friend in self.values():
                if friend.program.keyboard in ready:
                    friend.program.read()
                else:
                    friend.answer()

    def play(self, deals: int) -> None:
        """Play until all have seen the end of so many more deals."""
        before = {name: len(friend.deals) for name, friend in self.items()}
        self.until(lambda: all(len(self[name].deals) >= seen + deals for name, seen in before.items()))

    def __repr__(self) -> str:
        """What they see, for who wants to know why it does not go on."""
        return "\n".join(f"--- {name}\n{friend.text[-1500:]}" for name, friend in self.items())


@contextlib.contextmanager
def server(database: str) -> Iterator[str]:
    """The address of a `reddog serve`."""
    words = ("serve", "--port", "0", "--database", database, "--log-level", "warning")
    with subprocess.Popen(
        [sys.executable, "-m", "reddog", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **PLAIN, "COLUMNS": "200"},
    ) as program:
        try:
            assert program.stdout is not None
            opened = re.search(r"Open (http://\S+) ", program.stdout.readline())
            assert opened, "the server said no address"
            yield opened[1]
        finally:
            program.send_signal(signal.SIGTERM)
            assert program.wait(PATIENCE) == 0


def ask(address: str, body: Mapping[str, str] | None = None, token: str = "") -> Any:
    """What a server answers over HTTP."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=PATIENCE) as answer:
        return json.loads(answer.read())


@cache
def groups(nets: tuple[int, ...]) -> int:
    """Into how many groups that sum to zero these nets can be split at most, found by trying them all."""
    if not nets:
        return 0
    first, rest = nets[0], nets[1:]
    found = [
        groups(tuple(net for place, net in enumerate(rest) if place not in others))
        for size in range(len(rest) + 1)
        for others in combinations(range(len(rest)), size)
        if first + sum(rest[place] for place in others) == 0
    ]
    return 1 + max(found)


def check_ledger(ledger: Mapping[str, Any]) -> None:
    """All is cashed out, nets sum to zero, and no fewer transfers would settle them."""
    nets = {account["person"]: account["net"] for account in ledger["accounts"]}
    for account in ledger["accounts"]:
        assert account["stack"] == 0
        assert account["net"] == account["cashed"] - account["bought"]
    nets["house"] = -sum(nets.values())
    said = re.search(r"The house: net ([+-][\d,]+)\.", ledger["text"])
    assert int(said[1].replace(",", "") if said else 0) == nets["house"]
    left = dict(nets)
    for transfer in ledger["transfers"]:
        assert transfer["chips"] > 0
        left[transfer["payer"]] += transfer["chips"]
        left[transfer["receiver"]] -= transfer["chips"]
    assert not any(left.values()), "not everybody is even"
    open_nets = tuple(sorted(net for net in nets.values() if net))
    assert len(ledger["transfers"]) == len(open_nets) - groups(open_nets)
    assert ledger["fewest"]


def check_file(database: str, code: str, file: Path) -> list[acts.AnyAct]:
    """The exported history is right, as two verifiers say that share no code; its acts."""
    assert here("export", code, "--database", database, "--out", str(file)).status == 0
    verified = here("verify", str(file), "--json")
    assert verified.status == 0, verified.out
    mine, [other] = json.loads(verified.out), histories([file.read_bytes()])
    assert mine["right"]
    assert mine["complete"]
    assert not mine["sealed"]
    assert other["right"], other["faults"]
    assert not other["sealed"]
    for what, alike in (("entries", "lines"), ("commitments",) * 2, ("packs",) * 2, ("shares",) * 2):
        assert mine["checked"][what] == other["checked"][alike] > 0, what
    lines = read(file.read_bytes()).lines
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    return [act for line in lines for act in line.acts]  # type: ignore[misc]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that two servers share."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address: str = request.getfixturevalue("postgres")
    upgrade(address)
    return address


def test_four_friends_play_three_games_at_two_servers_and_settle_up(database: str, tmp_path: Path) -> None:
    with server(database) as one, server(database) as other, contextlib.ExitStack() as stack:
        friends = Friends(stack)
        ann = friends.come(
            "Ann", 0.5, "new-table", "high-card-pool", "title=Friday", "rest=0", "turn=0",
            "--server", one, "--name", "Ann",
        )  # fmt: skip
        friends.until(lambda: "You sit down" in ann.text)
        link = ann.find(r"join with this link:\s+(\S+)")
        for name, share, where in (("Bob", 0, one), ("Cid", 0.25, other), ("Dora", 1, one)):
            friends.come(name, share, "join", link.replace(one, where), "--name", name)
        friends.until(lambda: all("You sit down" in friend.text for friend in friends.values()))
        friends.until(lambda: all(f"{name} sits down" in ann.text for name in ("Bob", "Cid", "Dora")))
        ann.program.type("start")
        friends.play(deals=1)

        # Bob's machine dies while he thinks, and he comes back with his personal link.
        bob = friends["Bob"]
        bob.thinks = True
        friends.until(lambda: "Your turn" in bob.fresh)
        asked = bob.find(r"(?s).*(Your hand: [^\n]+\n\s*Your turn[^\n]+)")
        bob.program.program.kill()
        again = friends.come("Bob", 0, "join", link, token=bob.find(r"keep this link to yourself:\s+(\S+)"))
        friends.until(lambda: asked in again.text)
        assert 'You are "Bob" at table' in again.text
        friends.play(deals=1)

        ann.program.type("rules shoot")
        friends.play(deals=2)
        ann.program.type("rules casino")
        friends.play(deals=2)
        ann.program.type("end")
        friends.until(lambda: all(friend.gone for friend in friends.values()))
        for friend in friends.values():
            assert friend.program.end() == 0, friend.text
            assert "Traceback" not in friend.text
            told = [*bob.deals, *friend.deals] if friend is again else friend.deals
            assert told == list(range(1, told[-1] + 1)), "no deal is told twice, left out or counted anew"
            assert friend.text.count("The evening is over") == 1
            assert "Chips: ." not in friend.text, "when all are cashed out, no stacks are told"
        banks = [bank for friend in friends.values() for bank in friend.banks]
        assert banks
        assert not any("You are not dealt in" in bank for bank in banks), "a banker has no hand, but a part"

        code = link.rpartition("/")[2]
        history = check_file(database, code, tmp_path / "evening.jsonl")
        games = [act.settings.game for act in history if isinstance(act, acts.Opened | acts.RulesPlanned)]
        assert games == ["high-card-pool", "shoot", "casino"]
        shares = [act.share for act in history if isinstance(act, acts.Shared)]
        assert len(set(shares)) == len(shares) > 20, "every share comes from chance anew"
        token = ask(f"{one}/api/guest", {"name": "Eve"})["token"]
        ledger = ask(f"{one}/api/tables/{code}/ledger", token=token)
        assert ask(f"{other}/api/tables/{code}/ledger", token=token) == ledger
        check_ledger(ledger)
        assert ledger["text"].startswith(f"Red Dog, Friday: {ann.deals[-1]} deals.")
        for friend in friends.values():
            assert ledger["text"] in friend.text, "all are told the same ledger"
