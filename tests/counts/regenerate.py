"""Write the counts anew: `python -m tests.counts.regenerate`, in the root of the project.

Read the difference before it is committed: a rule that changes changes how many ways there are.
"""

from __future__ import annotations

from pathlib import Path

from tests.counts.counting import TINY, Tiny, counted

HERE = Path(__file__).parent
ORDER = ("deals", "chance", "draws", "decisions", "choices", "endings")


def path_of(name: str) -> Path:
    return HERE / f"{name}.toml"


def text_of(game: Tiny) -> str:
    """The counts of a game as TOML."""
    counts = counted(game)
    stakes = game.variant.stakes
    lines = [
        f'cards = "{game.cards}"',
        f"hand = {game.variant.hand}",
        f"stacks = [{', '.join(map(str, game.stacks))}]",
        f"bank = [{stakes.bank_least}, {stakes.bank_most}]" if game.variant.banked else "",
        "",
        "[counts]",
        *(f"{name} = {counts.nodes[name]}" for name in ORDER),
        "",
        "[endings]",
        *(f'"{ending}" = {count}' for ending, count in sorted(counts.endings.items())),
    ]
    return (
        "\n".join(line for line, before in zip(lines, ["-", *lines], strict=False) if line or before) + "\n"
    )


def main() -> None:
    for name, game in TINY.items():
        path_of(name).write_text(text_of(game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
