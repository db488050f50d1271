"""The tables beside this file: exact values from the literature and from independent computations."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any


def table(name: str) -> Any:
    """One table: fractions are texts such as ``34/47``."""
    return json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))


def fractions(texts: list[str]) -> list[Fraction]:
    return [Fraction(text) for text in texts]
