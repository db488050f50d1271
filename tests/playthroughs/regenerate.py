"""Write the golden playthroughs anew: `python -m tests.playthroughs.regenerate`, in the root of the project.

Read the difference before it is committed: it says what a change of the rules means at a table.
"""

from pathlib import Path

from tests.playthroughs.plays import PLAYS
from tests.playthroughs.transcript import transcript

HERE = Path(__file__).parent


def path_of(name: str) -> Path:
    return HERE / f"{name}.txt"


def main() -> None:
    for name, play in PLAYS.items():
        path_of(name).write_text(transcript(play), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
