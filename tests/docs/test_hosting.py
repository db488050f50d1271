"""What docs/hosting.md promises in numbers is what the servers do."""

from pathlib import Path

from reddog.server.identity import AHEAD
from reddog.server.rooms_heart import DEAD
from reddog.terminal.delete_data import LIVELY

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_clocks_of_servers_may_be_so_far_apart_as_the_page_says() -> None:
    assert AHEAD * 1000 == DEAD == LIVELY
    assert f"must not be further apart than {AHEAD} seconds" in " ".join(PAGE.split())
