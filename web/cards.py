"""Make the file of card faces: `python3 web/cards.py` writes static/cards.

The art is Adrian Kennard's, given to everybody (CC0), as the npm package below ships it: 52 pictures of the set with large
corners. They become one file with a symbol for each card. Suits and ranks are drawn once and take the colour of the text
around, so that style sheets choose between two and four colours; coordinates of the court cards are rounded to whole
numbers, a fiftieth of a pixel of a card on the screen. Needs npm, which asks the registry of its own settings.
"""
# ruff: noqa: INP001 - a script beside its data, no package

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CARDS: Final = Path(__file__).parent.parent / "src" / "reddog" / "server" / "static" / "cards"
PACKAGE: Final = "@heruka_urgyen/react-playing-cards@0.5.0"
SET: Final = "package/src/images/2color-bf"
RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
COLOURS: Final = {"red": "#c01530", "#44F": "#27479e", "#FC4": "#f2bd3f", "black": "#161210"}
"""The colours of court cards, and what they are here: the shipped ones are as loud as a screen can be."""
NOTICE: Final = "Playing cards by Adrian Kennard, CC0 1.0 (public domain), from react-playing-cards 0.5.0; made by web/cards.py."

_SYMBOL: Final = re.compile(
    r'<symbol id="(\w+)" (viewBox="[^"]*" preserveAspectRatio="[^"]*"|[^>]*)>(.*?)</symbol>'
)
_NUMBER: Final = re.compile(r"([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def main() -> None:
    """Fetch the package and write the file anew."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is needed to fetch the cards.")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(  # noqa: S603 - npm with a name and a version of ours
            [npm, "pack", PACKAGE, "--silent"], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as packed:
            pictures = {name: _text(packed, f"{SET}/{name}.svg") for name in _names()}
            licence = _text(packed, "package/LICENSE")
    CARDS.mkdir(exist_ok=True)
    (CARDS / "faces.svg").write_text(sprite(pictures), encoding="utf-8")
    (CARDS / "LICENSE").write_text(f"{NOTICE}\nThe package that they come in:\n\n{licence}", encoding="utf-8")


def _names() -> Iterator[str]:
    return (rank + suit for suit in SUITS for rank in RANKS)


def _text(packed: tarfile.TarFile, name: str) -> str:
    member = packed.extractfile(name)
    assert member is not None, name
    return member.read().decode()


def sprite(pictures: dict[str, str]) -> str:
    """One file of all pictures, by the names of their cards."""
    symbols: dict[str, str] = {}
    for name, picture in pictures.items():
        for own, made in _symbols(name, picture):
            # What is called alike must be alike: a suit is drawn once for thirteen cards.
            assert symbols.setdefault(own, made) == made, own
    body = "".join(symbols.values())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><!-- {NOTICE} -->{body}</svg>\n'


def _symbols(name: str, picture: str) -> Iterator[tuple[str, str]]:
    """The parts that a card is made of, and last the card."""
    inner = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", picture, flags=re.DOTALL).replace("xlink:href", "href")
    frame = re.search(r"<defs>.*?</defs>", inner)
    inner = re.sub(r"<defs>.*?</defs>", "", inner)
    for own, said, content in _SYMBOL.findall(inner):
        called = _called(own, name)
        drawn = _coloured(content) if called == own else _plain(content)
        yield called, f'<symbol id="{called}" {said.strip()}>{_linked(drawn, name)}</symbol>'
    rest = _SYMBOL.sub("", inner).replace('fill="white" stroke="black"', 'fill="#fffefa" stroke="#0003"')
    if frame:
        # The frame of a court card, which the picture refers to once.
        rest = re.sub(r"<use href=\"#X\w+\"[^>]*></use>", _frame(frame.group()), rest)
    rest = re.sub(r"></(use|rect|path)>", "/>", _linked(rest, name))
    yield name, f'<symbol id="{name}" viewBox="-120 -168 240 336">{rest}</symbol>'


def _called(own: str, name: str) -> str:
    """The name of a part: suits and ranks are the same for all cards."""
    rank, suit = name[0], name[1]
    return {f"S{suit}{rank}": f"suit-{suit}", f"V{suit}{rank}": f"rank-{rank}"}.get(own, own)


def _linked(text: str, name: str) -> str:
    return re.sub(r'href="#(\w+)"', lambda found: f'href="#{_called(found[1], name)}"', text)


def _frame(defs: str) -> str:
    placed = re.search(r'width="(\d+)" height="(\d+)" x="(-?\d+)" y="(-?\d+)"', defs)
    assert placed is not None, defs
    width, height, x, y = placed.groups()
    return f'<rect width="{width}" height="{height}" x="{x}" y="{y}" stroke="{COLOURS["#44F"]}" fill="none"/>'


def _plain(content: str) -> str:
    """A suit or a rank, in the colour of the text."""
    return re.sub(r'(fill|stroke)="(red|black)"', r'\1="currentColor"', content).replace("></path>", "/>")


def _coloured(content: str) -> str:
    """A layer of a court card."""
    for shipped, ours in COLOURS.items():
        content = content.replace(f'"{shipped}"', f'"{ours}"')
    content = re.sub(r' d="([^"]*)"', lambda found: f' d="{rounded(found[1])}"', content)
    return re.sub(r"></(use|path)>", "/>", content)


def rounded(path: str) -> str:
    """A path in whole numbers. Each end is rounded by itself, so that errors do not add up."""
    said: list[str] = []
    before = ""
    true = begun = 0j
    put = put_begun = 0j
    for command, numbers in _segments(path):
        kind = command.upper()
        base = true if command.islower() else 0j
        if kind == "Z":
            true, put = begun, put_begun
            said.append("z")
            before = "z"
            continue
        points, head = _points(kind, numbers, base, true, relative=command.islower())
        steps = [complex(round(point.real), round(point.imag)) - put for point in points]
        true, put = points[-1], put + steps[-1]
        if kind == "M":
            begun, put_begun = true, put
        name = "l" if kind in "HV" else kind.lower()
        values = head + [str(int(part)) for step in steps for part in (step.real, step.imag)]
        same = name == before or (before == "m" and name == "l")
        said.append(("" if same and name != "m" else name) + _joined(values, after=same and name != "m"))
        before = name
    return "".join(said)


def _points(
    kind: str, numbers: list[float], base: complex, true: complex, *, relative: bool
) -> tuple[list[complex], list[str]]:
    """The points of a segment where they are, the end last; before them, of an arc, what is no point."""
    if kind == "H":
        return [complex(numbers[0] + (true.real if relative else 0), true.imag)], []
    if kind == "V":
        return [complex(true.real, numbers[0] + (true.imag if relative else 0))], []
    head: list[str] = []
    if kind == "A":
        head = [f"{number:.4g}" for number in numbers[:5]]
        numbers = numbers[5:]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return [base + complex(x, y) for x, y in pairs], head


def _segments(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with as many numbers as it takes; what follows a move without a name is a line."""
    command = ""
    numbers: list[float] = []
    for letter, number in _NUMBER.findall(path):
        if letter:
            command = letter
            if command in "zZ":
                yield command, []
            continue
        numbers.append(float(number))
        if len(numbers) == _TAKES[command.upper()]:
            yield command, numbers
            numbers = []
            command = {"m": "l", "M": "L"}.get(command, command)


def _joined(values: list[str], *, after: bool) -> str:
    text = " ".join(values)
    return (" " if after and not text.startswith("-") else "") + text.replace(" -", "-")


if __name__ == "__main__":
    main()
