"""Where a server cannot listen it is not started, and says so."""

import pytest

from reddog.server.errors import BadSetting
from reddog.server.running import _listening
from reddog.server.settings import ServerSettings


@pytest.mark.parametrize("host", ["a..b", ".", "a" * 64, "a\0b", "203.0.113.7", "\ud800"])
def test_a_host_that_this_machine_has_not_is_refused(host: str) -> None:
    with pytest.raises(BadSetting) as refused:
        _listening(ServerSettings(host=host, port=0))
    assert (refused.value.code, refused.value.facts) == ("host_unknown", {"host": host})
