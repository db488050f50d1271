"""Write the fact tables of the rule pages: `.venv/bin/python docs/facts.py`.

Each page docs/rules/<game>.md has a table between two markers that is generated from the game's record; the rest of
the page is written by hand. tests/test_docs.py fails where a table is out of date.
"""

import sys
from pathlib import Path

from reddog.rules.variants import VARIANTS, Variant
from reddog.speech import fact_table

PAGES = Path(__file__).parent / "rules"
BEGIN, END = "<!-- facts -->", "<!-- /facts -->"


def page(variant: Variant) -> Path:
    """Where the rule page of a game is."""
    return PAGES / f"{variant.name}.md"


def facts(variant: Variant) -> str:
    """The fact table of a game, as Markdown."""
    rows = [
        "| | |",
        "|---|---|",
        *(f"| {label} | {value} |" for label, value in fact_table(variant, cited=True)),
    ]
    return "\n".join(rows)


def with_facts(text: str, variant: Variant) -> str:
    """The text of a page with its table brought up to date. Raises ValueError where the markers are not there once."""
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"{variant.name}: {BEGIN} and {END} must be there once")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{facts(variant)}\n{END}{after}"


def main() -> None:
    """Bring all pages up to date, and say which have changed."""
    for variant in VARIANTS:
        path = page(variant)
        if not path.exists():
            sys.stdout.write(f"{path.name}: not written yet\n")
            continue
        text = path.read_text(encoding="utf-8")
        new = with_facts(text, variant)
        if new != text:
            path.write_text(new, encoding="utf-8")
            sys.stdout.write(f"{path.name}: changed\n")


if __name__ == "__main__":
    main()
