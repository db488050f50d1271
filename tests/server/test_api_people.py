"""Guests, personal links, accounts, and being forgotten."""

from __future__ import annotations

import re

import pytest

from reddog.rules.moves import Leave
from reddog.server.shelf import FOLDER
from reddog.table.commands import Play, Say, Sit
from tests.server.asking import ORIGIN, Site, refused

OURS = {"Origin": ORIGIN}
PASSWORD = "correct horse"


def test_a_name_is_enough_to_be_somebody(server: Site) -> None:
    answer = server.client.post("/api/guest", json={"name": "  Ann\u202e  Lee "})
    assert answer.status_code == 201
    given = answer.json()
    assert given["name"] == "Ann Lee"
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert given["token"] not in cookie
    by_cookie = server.client.get("/api/me").json()
    server.client.cookies.clear()
    by_token = server.client.get("/api/me", headers={"Authorization": f"Bearer {given['token']}"}).json()
    assert by_cookie == by_token == {"person": given["person"], "name": "Ann Lee", "account": None}


def test_two_people_of_one_name_are_two_people(server: Site) -> None:
    assert server.guest("Ann").person != server.guest("Ann").person


def test_ones_own_link_brings_one_to_another_device(server: Site) -> None:
    ann = server.guest()
    path = ann.link.removeprefix(ORIGIN)
    answer = server.client.get(path)
    assert answer.status_code == 303
    assert answer.headers["Location"] == "/"
    assert server.client.get("/api/me").json()["person"] == ann.person
    server.client.cookies.clear()
    for link in (ann.link, path.removeprefix("/r/")):
        admitted = server.client.post("/api/resume", json={"link": link})
        server.client.cookies.clear()
        assert admitted.json()["person"] == ann.person


def test_a_link_of_somebody_else_asks_before_it_takes_a_browser_over(server: Site) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    path = bob.link.removeprefix(ORIGIN)
    assert server.client.get(ann.link.removeprefix(ORIGIN)).status_code == 303
    asked = server.client.get(path)
    assert asked.status_code == 200
    assert "Play as <bdi>Bob</bdi> here?" in asked.text
    assert "set-cookie" not in asked.headers
    assert server.client.get("/api/me").json()["person"] == ann.person
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert "set-cookie" not in server.client.post(path, headers=elsewhere).headers
    assert server.client.post(path, headers={"Origin": ORIGIN}).status_code == 303
    assert server.client.get("/api/me").json()["person"] == bob.person


def test_who_has_only_practised_is_not_asked_by_a_name_that_is_none(server: Site) -> None:
    you = re.search(r'YOU = "(\w+)"', (FOLDER / "js" / "net" / "person.js").read_text(encoding="utf-8"))
    assert you
    for name, hidden in ((you[1], "named"), ("Ann", "practised")):
        server.client.cookies.clear()
        here, bob = server.guest(name), server.guest("Bob")
        assert server.client.get(here.link.removeprefix(ORIGIN)).status_code == 303
        asked = server.client.get(bob.link.removeprefix(ORIGIN)).text
        sentences = {
            "named": (f"In this browser you are <bdi>{name}</bdi>.", f"Stay <bdi>{name}</bdi>"),
            "practised": ("In this browser you have only practised.", "Stay as I am"),
        }
        for which, said in sentences.items():
            for sentence in said:
                assert f"<span {'hidden' if which == hidden else ''}>{sentence}</span>" in asked


def test_a_link_that_is_none_is_told_so_on_a_page(server: Site) -> None:
    answer = server.client.get("/r/nobody")
    assert answer.status_code == 401
    assert "This personal link" in answer.text
    assert "set-cookie" not in answer.headers
    ann = server.guest()
    refused(server.client.post("/api/resume", json={"link": ann.token}), 401, "link_unknown")


def test_an_account_brings_one_back_without_a_link(server: Site) -> None:
    ann = server.guest()
    made = ann.post("/api/account", {"account": "Ann.Lee", "password": PASSWORD})
    assert made.status_code == 201
    assert made.json() == {"person": ann.person, "name": "Ann", "account": "ann.lee"}
    back = server.client.post("/api/login", json={"account": "ANN.LEE", "password": PASSWORD})
    assert back.status_code == 200
    assert back.json()["person"] == ann.person
    assert server.client.get("/api/me").json()["account"] == "ann.lee"
    assert server.client.post("/api/logout", headers=OURS).status_code == 204
    refused(server.client.get("/api/me"), 401, "not_known")


def test_a_wrong_password_and_a_name_of_nobody_are_refused_alike(server: Site) -> None:
    ann = server.guest()
    ann.post("/api/account", {"account": "ann", "password": PASSWORD})
    wrong = server.client.post("/api/login", json={"account": "ann", "password": "correct house"})
    nobody = server.client.post("/api/login", json={"account": "bob", "password": PASSWORD})
    refused(wrong, 401, "wrong_password")
    assert wrong.content == nobody.content


def test_an_account_is_one_persons_and_a_person_has_one(server: Site) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    assert ann.post("/api/account", {"account": "ann", "password": PASSWORD}).status_code == 201
    refused(bob.post("/api/account", {"account": "ANN", "password": PASSWORD}), 409, "account_taken")
    refused(ann.post("/api/account", {"account": "ann2", "password": PASSWORD}), 409, "account_there")


@pytest.mark.parametrize("account", [" ann", "an\nn", "ann\u202e", "\u200b\u200b\u200b"])
def test_the_name_of_an_account_can_be_seen(server: Site, account: str) -> None:
    ann = server.guest()
    refused(ann.post("/api/account", {"account": account, "password": PASSWORD}), 422, "bad_account")


@pytest.mark.parametrize(
    ("account", "password"), [("an", PASSWORD), ("a" * 41, PASSWORD), ("ann", "short"), ("ann", "x" * 201)]
)
def test_the_length_of_an_account_and_a_password_have_bounds(
    server: Site, account: str, password: str
) -> None:
    refused(server.guest().post("/api/account", {"account": account, "password": password}), 422, "bad_body")


def test_passwords_cannot_be_tried_one_after_the_other(server: Site) -> None:
    ann = server.guest()
    ann.post("/api/account", {"account": "ann", "password": PASSWORD})
    tries = server.service.limits.tries
    for _ in range(server.service.settings.tries_a_minute):
        tries.take("account ann")
    answer = server.client.post("/api/login", json={"account": "Ann", "password": PASSWORD})
    refused(answer, 429, "too_fast")
    server.time.passes(60)
    assert server.client.post("/api/login", json={"account": "Ann", "password": PASSWORD}).status_code == 200


def test_whoever_is_forgotten_is_nobody_any_more(server: Site) -> None:
    ann = server.guest("Annabella")
    ann.post("/api/account", {"account": "annabella", "password": PASSWORD})
    assert ann.delete("/api/me").status_code == 204
    refused(ann.get("/api/me"), 401, "not_known")
    refused(server.client.post("/api/resume", json={"link": ann.link}), 401, "link_unknown")
    login = server.client.post("/api/login", json={"account": "annabella", "password": PASSWORD})
    refused(login, 401, "wrong_password")


def test_what_the_forgotten_said_is_struck_out_and_what_they_played_stays(server: Site) -> None:
    ann, bob = server.guest("Annabella"), server.guest("Bob")
    code = ann.opens(title="Annabella's birthday")
    server.asks(ann, code, Sit(name="Annabella", chips=70))
    server.asks(bob, code, Sit(name="Bob", chips=50))
    server.asks(ann, code, Say(text="Annabella was here"))
    assert "Annabella was here" in bob.get(f"/api/tables/{code}/export").text
    assert refused(ann.delete("/api/me"), 409, "still_seated") == {"tables": [code]}
    assert ann.get("/api/me").status_code == 200, "nothing is half done"
    server.asks(ann, code, Play(Leave(0)))
    assert ann.delete("/api/me").status_code == 204
    for part in ("export", "history", "ledger"):
        text = bob.get(f"/api/tables/{code}/{part}").text
        assert "Annabella" not in text, part
        assert "Bob" in text
    (somebody,) = (
        account
        for account in bob.get(f"/api/tables/{code}/ledger").json()["accounts"]
        if account["person"] == ann.person
    )
    assert (somebody["name"], somebody["bought"], somebody["cashed"]) == ("Somebody", 70, 70)
