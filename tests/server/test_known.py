"""Who is known: signing out everywhere, being forgotten, and whoever is connected meanwhile, here or at another server."""

from __future__ import annotations

from pathlib import Path

import pytest

from reddog.protocol.messages import Done, Notice, Refused
from reddog.server import socket as server_socket
from reddog.store import Store
from reddog.store.bus import AGAIN
from reddog.store.migrate import upgrade
from reddog.table.commands import Say, Sit
from reddog.table.redact import redact
from reddog.table.settings import Settings
from tests.postgres import postgres, postgres_server
from tests.server.asking import ORIGIN, Site, refused
from tests.server.live import QUICK, Client, Live, run, serving, until

__all__ = ["postgres", "postgres_server"]

CALM = Settings(game="high-card-pool", clock=QUICK)


def test_signing_out_everywhere_makes_the_old_ways_worthless_and_gives_new_ones(server: Site) -> None:
    ann = server.guest()
    server.client.get(ann.link.removeprefix(ORIGIN))
    cookie = server.client.cookies["reddog"]
    server.client.cookies.clear()
    answer = ann.post("/api/logout/everywhere", None)
    assert answer.status_code == 200
    given = answer.json()
    assert given["person"] == ann.person
    server.client.cookies.clear()

    refused(ann.get("/api/me"), 401, "signed_out")
    refused(ann.post("/api/logout/everywhere", None), 401, "signed_out")
    refused(server.client.get("/api/me", headers={"Cookie": f"reddog={cookie}"}), 401, "signed_out")
    refused(server.client.post("/api/resume", json={"link": ann.link}), 401, "signed_out")
    assert server.client.get(ann.link.removeprefix(ORIGIN)).status_code == 401

    renewed = {"Authorization": f"Bearer {given['token']}"}
    assert server.client.get("/api/me", headers=renewed).json()["person"] == ann.person
    assert server.client.post("/api/resume", json={"link": given["link"]}).json()["person"] == ann.person
    assert server.client.get("/api/me").json()["person"] == ann.person, "by the cookie"


def test_what_an_account_gives_after_that_is_of_the_new_issue(server: Site) -> None:
    ann = server.guest()
    login = {"account": "ann", "password": "correct horse"}
    assert ann.post("/api/account", login).status_code == 201
    ann.post("/api/logout/everywhere", None)
    server.client.cookies.clear()
    token = server.client.post("/api/login", json=login).json()["token"]
    server.client.cookies.clear()
    assert server.client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 200


def test_a_page_may_sign_out_and_another_site_may_not_do_it_for_one(server: Site) -> None:
    ann = server.guest()
    server.client.get(ann.link.removeprefix(ORIGIN))
    foreign = server.client.post("/api/logout/everywhere", headers={"Origin": "https://elsewhere.example"})
    refused(foreign, 403, "foreign_page")
    assert server.client.post("/api/logout/everywhere", headers={"Origin": ORIGIN}).status_code == 200
    assert server.client.get("/api/me").json()["person"] == ann.person, "the answer brought a new cookie"


def test_nobody_can_sign_out_nobody(server: Site) -> None:
    refused(server.client.post("/api/logout/everywhere"), 401, "not_known")


async def _sent_away(client: Client, what: str, sentence: str) -> None:
    await until(lambda: client.closed is not None)
    told = client.messages[-1]
    assert isinstance(told, Notice)
    assert (told.what, client.closed) == (what, 1008)
    assert sentence in told.sentence


async def _signs_out(live: Live, person: str) -> int:
    found = await live.store.sign_out(person)
    assert found is not None
    return found.issue


def test_whoever_is_connected_by_an_old_token_is_sent_away_and_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            ann, bob = await live.company(CALM, ("Ann", "Bob"))
            thief = await (await live.connect(ann.code, "Ann")).hello(language="de")
            issue = await _signs_out(live, "Ann")
            await _sent_away(ann, "signed-out", "new personal link")
            await _sent_away(thief, "signed-out", "überall abgemeldet")
            late = await live.connect(ann.code, "Ann")
            await until(lambda: not late.closed)
            await late.hello()
            assert late.refusals[0].code == "signed_out"
            again = await live.connect(ann.code, "Ann")
            again.token = live.service.identity.token("Ann", issue)
            await again.hello()
            assert again.own.seat == 0
            await bob.done(Say("Welcome back."))

    run(story)


def test_another_server_of_the_database_sends_away_whoever_signs_out(postgres: str) -> None:
    upgrade(postgres)

    async def story() -> None:
        async with serving(postgres) as here, serving(postgres) as there:
            (ann,) = await here.company(CALM, ("Ann",))
            away = await (await there.connect(ann.code, "Ann")).hello()
            await _signs_out(here, "Ann")
            await _sent_away(away, "signed-out", "new personal link")

    run(story)


def test_another_server_of_the_database_lets_go_of_a_forgotten_person(postgres: str) -> None:
    upgrade(postgres)

    async def story() -> None:
        async with serving(postgres) as here, serving(postgres) as there:
            ann, bob = await here.company(CALM, ("Ann", "Bob"))
            cid = await here.join(ann.code, "Cid")
            await cid.done(Say("Nobody is to know that I was here."))
            seen = await (await there.connect(ann.code, "Bob")).hello(after=0)
            gone = await (await there.connect(ann.code, "Cid")).hello()
            await here.store.delete_person("Cid", lambda body: redact(body, "Cid"))
            await _sent_away(gone, "forgotten", "deleted")
            await until(lambda: seen.closed is not None)
            assert seen.closed == 1012, "it is to come back"
            again = await (await there.connect(ann.code, "Bob")).hello(after=0)
            told = "".join(text for text in again.raw)
            assert "Nobody is to know" in "".join(seen.raw)
            assert "Nobody is to know" not in told
            assert bob.code == again.code

    run(story)


def test_who_was_forgotten_behind_the_servers_back_asks_for_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_socket, "LOOK_AGAIN", 0.0)

    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            ann = await live.join((await live.table(CALM)).table.code, "Ann")
            await ann.done(Say("Here I am."))
            other = Store.open(str(tmp_path / "t.db"))
            await other.delete_person("Ann", lambda body: redact(body, "Ann"))
            await other.close()
            answer = await ann.ask(Say("Still here?"))
            assert isinstance(answer, Refused)
            assert answer.code == "not_known"
            await until(lambda: ann.closed is not None)

    run(story)


def test_after_a_gap_in_what_is_heard_everybody_is_looked_at_again(tmp_path: Path) -> None:
    """A connection that listens was lost: whoever was forgotten meanwhile is sent away, the others stay."""

    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            room = await live.table(CALM)
            ann, bob = [await live.join(room.table.code, name) for name in ("Ann", "Bob")]
            other = Store.open(str(tmp_path / "t.db"))
            await other.delete_person("Ann", lambda body: redact(body, "Ann"))
            await other.close()
            live.store.bus.tell(AGAIN)
            await _sent_away(ann, "forgotten", "deleted")
            await bob.done(Say("Still here."))

    run(story)


def test_a_table_speaks_to_each_in_his_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(str(tmp_path / "t.db")) as live:
            room = await live.table(CALM)
            await live.person("Bob")
            named = await live.join(room.table.code, "Ann", language="de-AT")
            headed = await live.connect(
                room.table.code, "Bob", additional_headers={"Accept-Language": "fr, de;q=0.8, en;q=0.5"}
            )
            await headed.hello()
            plain = await live.join(room.table.code, "Cid")
            for client in (named, headed, plain):
                await client.done(Sit(name="x", chips=10))
                answer = await client.ask(Sit(name="x", chips=10))
                assert isinstance(answer, Refused)
                assert answer.code == "seated_already"
                german = client is not plain
                assert ("Du" in answer.sentence) == german, answer.sentence
            newer = await (await live.connect(room.table.code, "Ann")).hello()
            await until(lambda: "replaced" in named.notices())
            note = next(message for message in named.messages if isinstance(message, Notice))
            assert "neueren Fenster" in note.sentence
            assert isinstance(await newer.ask(Say("Hello")), Done)

    run(story)


@pytest.mark.parametrize(
    ("path", "headers", "said"),
    [
        ("/api/me", {}, "Say who you are"),
        ("/api/me", {"Accept-Language": "de-CH,en;q=0.3"}, "Sag"),
        ("/api/me", {"Accept-Language": "de;q=0, en"}, "Say who you are"),
        ("/api/tables/22222222?language=de", {"Accept-Language": "en"}, "keinen Tisch"),
        ("/api/games/nothing?language=de", {}, "kein"),
        ("/t", {"Accept-Language": "de"}, "nichts"),
    ],
)
def test_refusals_are_in_the_language_that_is_asked_for(
    server: Site, path: str, headers: dict[str, str], said: str
) -> None:
    answer = server.client.get(path, headers=headers)
    assert answer.status_code in {401, 404}
    assert said in answer.text, answer.text


def test_the_language_of_a_body_counts_for_its_refusal(server: Site) -> None:
    wish = {"language": "de", "settings": {"game": "high-card-pool", "seats": 20}}
    answer = server.client.post("/api/tables/check", json=wish, headers={"Accept-Language": "en"})
    assert answer.status_code == 422
    assert "Plätze" in answer.json()["sentence"] or "Spieler" in answer.json()["sentence"]
