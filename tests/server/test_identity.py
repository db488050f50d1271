"""Tokens, cookies, personal links, and which pages may use a cookie."""

from __future__ import annotations

from typing import Any

import pytest

from reddog.server.identity import AHEAD, LIFETIME, Claim, Identity, person_id
from reddog.server.origins import Origins
from tests.server.asking import Time

KEY = b"k" * 32


def scope(**headers: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "headers": [
            (name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()
        ],
    }


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def identity(time: Time) -> Identity:
    return Identity(KEY, Origins(), now=time)


def test_a_token_names_its_person(identity: Identity) -> None:
    assert identity.claim_of(identity.token("p1")) == Claim("p1")


def test_what_is_issued_anew_says_so(identity: Identity) -> None:
    cookie = identity.cookie("p1", 2).partition(";")[0]
    assert identity.claim_of(identity.token("p1", 2)) == Claim("p1", 2)
    assert identity.claim_of_link(identity.link("p1", 2)) == Claim("p1", 2)
    assert identity.cookie_claim(scope(cookie=cookie)) == Claim("p1", 2)


def test_a_token_is_good_for_one_purpose_only(identity: Identity) -> None:
    cookie = identity.cookie("p1").partition("=")[2].partition(";")[0]
    assert identity.claim_of(identity.link("p1")) is None
    assert identity.claim_of(cookie) is None
    assert identity.claim_of_link(identity.token("p1")) is None
    assert identity.claim_of_link(cookie) is None
    assert identity.cookie_claim(scope(cookie=f"reddog={identity.token('p1')}")) is None


def test_a_token_with_one_changed_sign_is_nobodys(identity: Identity) -> None:
    token = identity.token("p1")
    for place, sign in enumerate(token):
        # The last sign of base64 may hold bits that do not count.
        other = "A" if sign != "A" else "Q"
        changed = token[:place] + other + token[place + 1 :]
        assert identity.claim_of(changed) is None or place == len(token) - 1


@pytest.mark.parametrize("text", ["", ".", "..", "p1", "é" * 20, "\ud800", "x" * 100_000, "null", "\0"])
def test_whatever_is_no_token_is_nobodys(identity: Identity, text: str) -> None:
    assert identity.claim_of(text) is None
    assert identity.claim_of_link(text) is None


def test_a_token_of_another_server_is_nobodys(identity: Identity) -> None:
    assert identity.claim_of(Identity(b"o" * 32, Origins()).token("p1")) is None


def test_a_token_ends_some_day(identity: Identity, time: Time) -> None:
    token = identity.token("p1")
    time.passes(LIFETIME - 5)
    assert identity.claim_of(token) == Claim("p1")
    time.passes(10)
    assert identity.claim_of(token) is None


def test_a_token_of_a_server_whose_clock_is_a_little_ahead_is_good(identity: Identity, time: Time) -> None:
    """A balancer may send whoever has just got one to another server."""
    other = Identity(KEY, Origins(), now=lambda: time() + AHEAD)
    far = Identity(KEY, Origins(), now=lambda: time() + AHEAD + 1)
    assert identity.claim_of(other.token("p1")) == Claim("p1")
    assert identity.claim_of_link(other.link("p1")) == Claim("p1")
    assert identity.claim_of(far.token("p1")) is None


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(identity: Identity) -> None:
    cookie = identity.cookie("p1")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in Identity(KEY, Origins("https://cards.example")).cookie("p1")


def test_a_socket_knows_the_browser_only_on_a_page_of_this_server(identity: Identity) -> None:
    cookie = identity.cookie("p1").partition(";")[0]
    ours = scope(cookie=cookie, host="cards.example", origin="http://cards.example")
    assert identity.claim_in(ours) == Claim("p1")
    assert identity.claim_in(scope(cookie=cookie, host="cards.example")) is None, "a program sends a token"
    theirs = scope(cookie=cookie, host="cards.example", origin="http://evil.example")
    assert identity.claim_in(theirs) is None


@pytest.mark.parametrize(
    "origin",
    [
        "http://cards.example.evil.com",
        "http://cards.exampleevil.com",
        "http://evil.com/cards.example",
        "http://evilcards.example",
        "http://cards.example@evil.com",
        "http://cards.example:81",
        "http://cards.example:80:80",
        "null",
        "http://",
        "//cards.example",
        "file://cards.example",
        "http://[cards.example",
    ],
)
def test_an_origin_that_only_looks_like_ours_is_not(origin: str) -> None:
    for public in ("", "http://cards.example"):
        assert not Origins(public).allowed(scope(host="cards.example", origin=origin))


@pytest.mark.parametrize(
    ("public", "host", "origin"),
    [
        ("", "127.0.0.1:8018", "http://127.0.0.1:8018"),
        ("", "cards.example", "http://cards.example"),
        ("", "cards.example:80", "http://CARDS.example"),
        ("", "[::1]:8018", "http://[::1]:8018"),
        ("https://cards.example", "inside:8018", "https://cards.example"),
        ("https://cards.example", "inside:8018", "https://cards.example:443"),
        ("https://cards.example", "inside:8018", "http://inside:8018"),
    ],
)
def test_our_own_origin_is_known(public: str, host: str, origin: str) -> None:
    assert Origins(public).allowed(scope(host=host, origin=origin))
    assert Origins(public).same(scope(host=host, origin=origin))


def test_a_page_at_the_public_address_is_not_ours_without_its_lock() -> None:
    assert not Origins("https://cards.example").same(scope(host="inside", origin="http://cards.example"))


def test_who_sends_no_origin_may_come_with_a_token_and_is_no_page() -> None:
    assert Origins().allowed(scope(host="cards.example"))
    assert not Origins().same(scope(host="cards.example"))


def test_two_origins_are_none() -> None:
    twice = scope(host="cards.example", origin="http://cards.example")
    twice["headers"].append((b"origin", b"http://evil.example"))
    assert not Origins().same(twice)


def test_ids_of_people_are_their_random_bytes() -> None:
    assert person_id(bytes(range(12))) == "p000102030405060708090a0b"
