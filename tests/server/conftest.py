"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.asking import Site, site


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Site]:
    """A server with an empty database."""
    with site(tmp_path) as running:
        yield running
