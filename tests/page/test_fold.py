"""The page's own logic without a page: the fold of the messages, the connection, the labels. The tests are JavaScript."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.table.second_verifier import node

FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_what_it_says_of_itself_is_so(file: Path) -> None:
    done = subprocess.run(
        [node(), "--test", "--test-reporter=tap", str(file)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"^# pass (\d+)$", done.stdout, re.MULTILINE)
    assert passed, done.stdout
    assert int(passed[1]) > 3


def test_the_logic_that_everything_hangs_on_is_among_them() -> None:
    assert {"fold.test.mjs", "labels.test.mjs", "socket.test.mjs"} <= {file.name for file in FILES}
