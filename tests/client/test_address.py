"""Where a table is, from what people hand on."""

import pytest

from reddog.client import HERE, Address, Unreachable, address


@pytest.mark.parametrize(
    ("text", "server", "found"),
    [
        ("ABCD-EFGH", "", Address(HERE, "ABCD-EFGH")),
        ("abcdefgh", "http://192.168.1.7:8018", Address("http://192.168.1.7:8018", "abcdefgh")),
        ("abcdefgh", "cards.example", Address("https://cards.example", "abcdefgh")),
        ("https://cards.example/t/ABCD", "", Address("https://cards.example", "ABCD")),
        (" https://cards.example/t/ABCD/ ", "", Address("https://cards.example", "ABCD")),
        ("https://cards.example/reddog/t/ABCD", "", Address("https://cards.example/reddog", "ABCD")),
        ("https://cards.example/t/ABCD?from=chat", "", Address("https://cards.example", "ABCD")),
        ("https://cards.example/r/SECRET", "", Address("https://cards.example", own="SECRET")),
        ("https://cards.example", "", Address("https://cards.example")),
        ("cards.example/t/ABCD", "", Address("https://cards.example", "ABCD")),
        ("Https://cards.example/t/ABCD", "", Address("https://cards.example", "ABCD")),
        ("HTTP://192.168.1.7:8018/t/ABCD", "", Address("http://192.168.1.7:8018", "ABCD")),
        ("Https://cards.example/r/SECRET", "", Address("https://cards.example", own="SECRET")),
        ("abcdefgh", "Https://Cards.example/", Address("https://Cards.example", "abcdefgh")),
        ("Cards.example/t/ABCD", "", Address("https://Cards.example", "ABCD")),
        ("https://kärtchen.example/t/ABCD", "", Address("https://kärtchen.example", "ABCD")),
        ("localhost", "", Address("http://localhost")),
        ("Localhost", "", Address("http://Localhost")),
        ("192.168.1.7:8018/t/ABCD", "", Address("http://192.168.1.7:8018", "ABCD")),
        ("http://[::1]:8018/t/ABCD", "", Address("http://[::1]:8018", "ABCD")),
    ],
)
def test_links_codes_and_servers(text: str, server: str, found: Address) -> None:
    assert address(text, server) == found


@pytest.mark.parametrize("scheme", ["http", "https", "Http", "HTTPS"])
def test_messages_go_by_a_scheme_that_there_is(scheme: str) -> None:
    found = address(f"{scheme}://cards.example/t/ABCD").socket
    assert found in {"ws://cards.example/socket", "wss://cards.example/socket"}
    assert found.startswith("wss:") == (scheme.lower() == "https")


def test_where_messages_go() -> None:
    assert Address("https://cards.example/reddog").socket == "wss://cards.example/reddog/socket"
    assert Address("http://127.0.0.1:8018").socket == "ws://127.0.0.1:8018/socket"
    assert Address("https://cards.example").link("AB-CD") == "https://cards.example/t/AB-CD"


def test_an_address_that_only_this_machine_has() -> None:
    assert Address("http://127.0.0.1:8018").here_only
    assert Address("http://localhost").here_only
    assert Address("http://[::1]:8018").here_only
    assert not Address("http://192.168.1.7:8018").here_only
    assert not Address("https://localhost.example").here_only


@pytest.mark.parametrize(
    "text",
    [
        "",
        "/",
        "http://",
        "ftp://cards.example/t/ABCD",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "http://cards.example:99999/t/ABCD",
        "http://cards.example:0",
        "http://ann:word@cards.example/t/ABCD",
        "http://cards.example?x=1",
        "http://cards .example",
        "http://a..b/t/ABCD",
        "a..b/t/ABCD",
        "http://.example",
        f"http://{'a' * 64}.example",
        "http://cards.example\n.evil",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Unreachable) as refused:
        address(text)
    assert refused.value.code == "bad_address"
    assert str(refused.value.facts["text"]).isprintable()


def test_a_personal_links_secret_is_not_said_back() -> None:
    with pytest.raises(Unreachable) as refused:
        address("ftp://cards.example/r/SECRET")
    assert "SECRET" not in str(refused.value)
    with pytest.raises(Unreachable) as refused:
        address("http://ann:SECRET@cards.example/t/ABCD")
    assert "SECRET" not in str(refused.value)
