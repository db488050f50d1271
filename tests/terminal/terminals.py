"""Programs to type at: `reddog` in this process, as a real program with pipes, and at a pseudo-terminal."""

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TextIO, cast

from reddog.rules.variants import VARIANTS
from reddog.terminal.app import run

PLAIN = {
    "PATH": os.environ["PATH"],
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    "COLUMNS": "100",
    "LINES": "40",
}
GAMES = [variant.name for variant in VARIANTS]
DEADLINE = 60
"""Seconds after which a program that says nothing has failed; only a broken one takes so long."""
MOST = 1000
"""Lines that a person types at most."""
Answer = Callable[[str], str]
"""What is typed, given all that was said so far; an empty text is the end of the input."""


class Done(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Player:
    """Input that is thought of only when it is asked for."""

    def __init__(self, out: io.StringIO, answer: Answer) -> None:
        self.out = out
        self.answer = answer
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        assert self.asked < MOST, f"asked without end:\n{self.out.getvalue()[-1000:]}"
        return self.answer(self.out.getvalue())


def here(*words: str, typed: str | Answer = "") -> Done:
    """Run a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    source = io.StringIO(typed) if isinstance(typed, str) else Player(out, typed)
    before, sys.stdin = sys.stdin, cast("TextIO", source)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = run(words)
    finally:
        sys.stdin = before
    return Done(status, out.getvalue(), err.getvalue())


def reddog(*words: str, typed: str | bytes = "", environment: Mapping[str, str] | None = None) -> Done:
    """Run the real program with pipes."""
    done = subprocess.run(
        [sys.executable, "-m", "reddog", *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        check=False,
        timeout=DEADLINE,
        env={**PLAIN, **(environment or {})},
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """The real program at a pseudo-terminal of its own, which Ctrl-C reaches."""

    def __init__(self, *words: str, environment: Mapping[str, str] | None = None) -> None:
        self.keyboard, theirs = pty.openpty()
        termios.tcsetwinsize(self.keyboard, (40, 100))
        # The first terminal that a process without one opens becomes its own.
        own = "import os, sys; os.close(os.open(os.ttyname(0), os.O_RDWR)); os.execv(sys.executable, sys.argv[1:])"
        self.program = subprocess.Popen(
            [sys.executable, "-c", own, sys.executable, "-m", "reddog", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**PLAIN, **(environment or {})},
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return plain(self.raw)

    def read(self) -> bool:
        """Read some more; False where the program has ended."""
        ready, _, _ = select.select([self.keyboard], [], [], DEADLINE)
        assert ready, f"nothing more came after:\n{self.text[-2000:]}"
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def wait_for(self, pattern: str, start: int = 0) -> str:
        """Read until something is shown, after so many characters; all that was shown then."""
        while not re.search(pattern, self.text[start:]):
            assert self.read(), f"{pattern} never came:\n{self.text[-2000:]}"
        return self.text

    def wait_for_question(self, start: int = 0) -> str:
        """Read until a line can be typed."""
        return self.wait_for(r"\n> $", start)

    def press(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def type(self, line: str) -> None:
        self.press(line + "\n")

    def interrupt(self) -> None:
        """Press Ctrl-C until the program stops."""
        self.stop(lambda: self.press("\x03"))

    def stop(self, tell: Callable[[], None]) -> None:
        """Tell the program to stop.

        More than once where it has shown its prompt but does not wait for a key yet: a signal in that moment is kept
        back by Python until the next one.
        """
        for _ in range(20):
            tell()
            shown = len(self.raw)
            while select.select([self.keyboard], [], [], 2)[0] and self.read():
                pass
            if self.program.poll() is not None or "Stopped." in self.raw[shown:]:
                return

    def end_input(self) -> None:
        self.press("\x04")

    def end(self) -> int:
        """Read to the end; the exit status."""
        while self.read():
            pass
        status = self.program.wait(DEADLINE)
        return 128 - status if status < 0 else status

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait(DEADLINE)
        os.close(self.keyboard)


@contextlib.contextmanager
def terminal(*words: str, environment: Mapping[str, str] | None = None) -> Iterator[Terminal]:
    opened = Terminal(*words, environment=environment)
    try:
        yield opened
    finally:
        opened.close()


def plain(text: str) -> str:
    """A text as it looks without colours and the terminal's own line ends."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


# What a person answers to a question, by a word in it.
ANSWERS = (
    ("Press Enter", ""),
    ("Type show", ""),
    ("Open the bank", "min"),
    ("Type again to deal", "pass"),
    ("Call the ace", "high"),
    ("higher or lower", "higher"),
    ("stay", "stay"),
    ("You cannot bet", "pass"),
    ("Type buy-in", "buy-in 50"),
    ("Bet ", "min"),
)


def obedient(said: str) -> str:
    """The simplest answer to the question that was asked last."""
    question = next(line for line in reversed(said.splitlines()) if any(word in line for word, _ in ANSWERS))
    if "Type show" in question:
        return question.split("Type ")[1].split(",")[0].split(" or ")[0].rstrip(".") + "\n"
    return next(answer for word, answer in ANSWERS if word in question) + "\n"


def until(pattern: str, answer: Answer = obedient, last: str = "quit\n") -> Answer:
    """Answer until something was said."""
    return lambda said: last if re.search(pattern, said) else answer(said)


def then(pattern: str, *lines: str) -> Answer:
    """Answer until something was said, then type these lines and no more."""
    rest = iter(lines)
    return lambda said: next(rest, "") if re.search(pattern, said) else obedient(said)


def first(count: int, answer: Answer = obedient) -> Answer:
    """Answer so many times and no more."""
    left = iter(range(count))
    return lambda said: "" if next(left, None) is None else answer(said)


def nets(out: str) -> list[int]:
    """What everybody is up or down by, with the pot and the house, from the line of results."""
    line = next(line for line in reversed(out.splitlines()) if line.startswith("Result: "))
    return [int(number.replace(",", "")) for number in re.findall(r"(?<= )[+-]?[\d,]*\d(?=[, .]|$)", line)]


def hcp(*typed: str, words: tuple[str, ...] = ()) -> list[str]:
    """The lines of an evening of High Card Pool with seed 1."""
    return here(
        "play", "high-card-pool", "--seed", "1", *words, typed="".join(f"{line}\n" for line in typed)
    ).lines
