"""Every test that the page of cases names is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([FMU]-\d\d) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE)
SAME = "the same"


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests in a file."""
    source = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    return frozenset(
        node.name for node in source.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def test_every_case_names_tests_that_are_there() -> None:
    assert len(ROWS) == len(re.findall(r"^\| [A-Z]-", PAGE, re.MULTILINE)) > 40
    for case, _, found_by in ROWS:
        file, named = "", re.findall(r"`([\w/]*(?:\.py)?)::(test_\w+)`", found_by)
        assert named or found_by == SAME, case
        for where, test in named:
            file = where or file
            assert test in names_in(file), (case, file, test)


def test_every_case_is_there_once_and_in_order() -> None:
    cases = [case for case, _, _ in ROWS]
    assert cases == sorted(set(cases))
