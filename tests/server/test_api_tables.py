"""Tables from outside: opened, found, looked at afterwards by those who may."""

from __future__ import annotations

import msgspec
import pytest

from reddog.protocol.export import read
from reddog.rules.moves import Leave
from reddog.server.rooms import IDLE
from reddog.table.codes import read_code
from reddog.table.commands import AddBot, ChangeRules, Play, Remove, Say, Sit, Start
from reddog.table.settings import Settings
from tests.server.asking import Site, Somebody, refused


def evening(server: Site, **settings: object) -> tuple[Somebody, Somebody, str]:
    """Ann's table, at which she and Bob sit."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    code = ann.opens(**settings)
    server.asks(ann, code, Sit(name="Ann", chips=70))
    server.asks(bob, code, Sit(name="Bob", chips=50))
    return ann, bob, code


def end(server: Site, code: str) -> None:
    """End the evening, as it ends when nobody comes any more."""
    server.run(server.room(code).expire)


def test_who_opens_a_table_gets_its_code_and_a_link_for_friends(server: Site) -> None:
    ann = server.guest()
    given = ann.post("/api/tables", {"settings": {"game": "shoot", "title": "Friday"}}).json()
    assert given["link"] == f"http://testserver/t/{given['code']}"
    assert len(given["code"]) == 9
    short = server.client.get(f"/api/tables/{given['code']}").json()
    assert (short["title"], short["game"], short["taken"], short["started"]) == ("Friday", "shoot", 0, False)
    assert server.room(given["code"]).table.host == ann.person


def test_a_code_is_found_however_it_is_typed(server: Site) -> None:
    code = server.guest().opens()
    plain = code.replace("-", "")
    alike = plain.translate(str.maketrans("0158", "OISB"))
    for typed in (code, plain, plain.lower(), alike, alike.lower(), f" {code} ", code.replace("-", "%20")):
        answer = server.client.get(f"/api/tables/{typed}")
        assert answer.json()["code"] == code, typed


def test_the_summary_holds_no_secret_and_nobodys_id(server: Site) -> None:
    ann, _, code = evening(server)
    text = server.client.get(f"/api/tables/{code}").text + server.client.get(f"/t/{code}").text
    assert ann.person not in text
    assert server.room(code).table.id not in text


def test_a_bad_link_says_so_and_opens_nothing(server: Site) -> None:
    refused(server.client.get("/api/tables/NOTACODE"), 404, "no_such_table")
    refused(server.client.get("/api/tables/%00%ff"), 404, "no_such_table")


def test_only_ones_own_tables_are_listed(server: Site) -> None:
    ann, bob, code = evening(server)
    server.comes(bob, code)
    other = bob.opens()
    cid = server.guest("Cid")
    assert [table["code"] for table in ann.get("/api/tables").json()["tables"]] == [code]
    assert {table["code"] for table in bob.get("/api/tables").json()["tables"]} == {code, other}
    assert cid.get("/api/tables").json() == {"tables": []}


def listed(who: Somebody) -> dict[str, tuple[str, str, list[str]]]:
    """The tables of a person's list: title, game and names by code."""
    tables = who.get("/api/tables").json()["tables"]
    return {table["code"]: (table["title"], table["game"], table["names"]) for table in tables}


def test_in_the_list_one_s_own_tables_are_told_apart_by_game_and_company(server: Site) -> None:
    ann, bob, code = evening(server, game="Six-Spot")
    server.comes(bob, code)
    server.asks(ann, code, AddBot(bot="careful"))
    other = ann.opens(game="casino", house={"packs": "2"})
    assert listed(ann) == {
        code: ("Slippery Sam", "slippery-sam", ["Bob"]),
        other: ("Casino Red Dog", "casino", []),
    }
    assert listed(bob) == {code: ("Slippery Sam", "slippery-sam", ["Ann"])}
    server.asks(bob, code, Play(Leave(1)))
    assert listed(ann)[code][2] == ["Bob"], "he has played there"


def test_a_table_that_sleeps_or_is_over_is_listed_alike_and_stays_asleep(server: Site) -> None:
    ann, _, code = evening(server, game="shoot")
    before = listed(ann)
    server.room(code).used -= IDLE + 1
    server.run(server.service.rooms.sweep)
    assert server.service.rooms.live == 0
    assert listed(ann) == before == {code: ("Shoot", "shoot", ["Bob"])}
    assert server.service.rooms.live == 0, "nobody woke it"
    end(server, code)
    assert listed(ann) == before


def test_another_game_is_listed_from_when_on_it_is_played(server: Site) -> None:
    ann, _, code = evening(server, game="shoot")
    server.asks(ann, code, ChangeRules(settings=Settings(game="denexa")))
    assert listed(ann)[code][:2] == ("Denexa Red Dog", "denexa"), "nothing was played yet"


def test_who_only_knocked_at_a_closed_table_is_told_no_names(server: Site) -> None:
    _, _, code = evening(server, spectators=False)
    cid = server.guest("Cid")
    server.comes(cid, code, "Cid")
    assert listed(cid)[code][2] == []


def test_who_was_removed_is_not_told_who_came_after_him(server: Site) -> None:
    ann, bob, code = evening(server)
    server.comes(bob, code)
    server.asks(ann, code, Remove(bob.person))
    cid = server.guest("Cid")
    server.asks(cid, code, Sit(name="Cid", chips=50))
    assert listed(bob)[code][2] == ["Ann"]
    assert listed(ann)[code][2] == ["Bob", "Cid"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_is_asked_to_join_reads_what_is_played_as_the_host_read_it(server: Site, language: str) -> None:
    """With the table's house rules, in the guest's own language."""
    ann = server.guest()
    for game, house in (("high-card-pool", {"hand": "3"}), ("fort-wayne", {}), ("casino", {})):
        settings = {"game": game, "house": house}
        read = ann.post("/api/tables/check", {"settings": settings, "language": language}).json()
        short = server.client.get(f"/api/tables/{ann.opens(**settings)}?language={language}").json()
        assert {told: short[told] for told in ("how", "summary", "differences", "rules")} == {
            told: read[told] for told in ("how", "summary", "differences", "rules")
        }
        assert len(short["summary"]) == 2


def test_the_history_comes_in_parts_that_join(server: Site) -> None:
    ann, _, code = evening(server)
    for number in range(5):
        server.asks(ann, code, Say(text=f"line {number}"))
    whole = ann.get(f"/api/tables/{code}/history").json()
    assert not whole["more"]
    assert [line["number"] for line in whole["lines"]] == list(range(1, 9))
    lines: list[object] = []
    more = True
    while more:
        part = ann.get(f"/api/tables/{code}/history?limit=3&after={len(lines)}").json()
        lines += part["lines"]
        more = part["more"]
    assert lines == whole["lines"]
    assert ann.get(f"/api/tables/{code}/history?after=1000").json() == {"lines": [], "more": False}


def test_the_file_is_the_evening_as_all_saw_it(server: Site) -> None:
    ann, _, code = evening(server)
    answer = ann.get(f"/api/tables/{code}/export")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="red-dog-{code}.jsonl"'
    found = read(answer.content)
    assert found.header.code == read_code(code)
    lines = msgspec.json.decode(ann.get(f"/api/tables/{code}/history").content)["lines"]
    assert msgspec.json.decode(msgspec.json.encode(found.lines)) == lines


def test_the_ledger_is_settled_in_numbers_and_in_words(server: Site) -> None:
    ann, bob, code = evening(server)
    given = ann.get(f"/api/tables/{code}/ledger").json()
    assert [(line["name"], line["bought"], line["stack"], line["net"]) for line in given["accounts"]] == [
        ("Ann", 70, 70, 0),
        ("Bob", 50, 50, 0),
    ]
    assert given["transfers"] == []
    assert given["fewest"]
    assert "Ann" in given["text"]
    assert bob.get(f"/api/tables/{code}/ledger").json() == given


@pytest.mark.parametrize("part", ["history", "ledger", "export"])
def test_a_closed_table_is_read_only_by_those_who_were_there(server: Site, part: str) -> None:
    ann, bob, code = evening(server, spectators=False)
    cid = server.guest("Cid")
    refused(cid.get(f"/api/tables/{code}/{part}"), 403, "not_your_table")
    server.asks(bob, code, Play(Leave(1)))
    assert bob.get(f"/api/tables/{code}/{part}").status_code == 200
    assert ann.get(f"/api/tables/{code}/{part}").status_code == 200


def test_a_table_that_may_be_watched_may_be_read_by_who_has_its_code(server: Site) -> None:
    _, _, code = evening(server)
    assert server.guest("Cid").get(f"/api/tables/{code}/history").status_code == 200
    refused(server.client.get(f"/api/tables/{code}/history"), 401, "not_known")


def test_an_evening_that_is_over_is_told_so_and_can_still_be_read(server: Site) -> None:
    ann, _, code = evening(server)
    end(server, code)
    refused(server.client.get(f"/api/tables/{code}"), 410, "table_ended")
    for part in ("history", "ledger", "export"):
        assert ann.get(f"/api/tables/{code}/{part}").status_code == 200
    (own,) = ann.get("/api/tables").json()["tables"]
    assert own["code"] == code


def test_nothing_that_is_read_holds_a_secret_or_the_next_cards(server: Site) -> None:
    ann, _, code = evening(server, clock={"turn": 0, "pause": 0})
    server.asks(ann, code, Start())
    room = server.room(code)
    server.run(room.tick)
    session = room.table.session
    assert session.running, "a deal runs"
    secret = server.run(server.service.store.secret, room.table.id)
    hands = [hand for hand in session.running.hands if hand]
    assert hands, "cards were dealt"
    for path in ("", "/history", "/ledger", "/export"):
        text = ann.get(f"/api/tables/{code}{path}").text
        assert secret.hex() not in text
        assert '"played"' not in text
        assert '"pack-shuffled"' not in text


def test_a_removed_person_reads_no_further_than_his_removal_while_the_evening_goes_on(server: Site) -> None:
    ann, bob, code = evening(server)
    server.comes(bob, code)
    server.asks(ann, code, Say("Before."))
    server.asks(ann, code, Remove(bob.person))
    removed = server.room(code).table.number
    server.asks(ann, code, Say("Behind his back."))

    def last(who: Somebody) -> int:
        lines = who.get(f"/api/tables/{code}/history?limit=500").json()["lines"]
        number: int = lines[-1]["number"]
        return number

    assert last(bob) == removed
    assert last(ann) == removed + 1
    exported = bob.get(f"/api/tables/{code}/export").text
    assert "Before." in exported
    assert "Behind his back." not in exported
    assert "Behind his back." in ann.get(f"/api/tables/{code}/export").text
    assert bob.get(f"/api/tables/{code}/ledger").status_code == 200

    end(server, code)
    assert "Behind his back." in bob.get(f"/api/tables/{code}/export").text, "afterwards it is everybody's"


def test_a_table_tells_who_is_about_to_join_what_silence_and_leaving_cost(server: Site) -> None:
    _, _, code = evening(server, game="high-card-pool")
    rules = server.client.get(f"/api/tables/{code}").json()["rules"]
    assert any("the least bet is made: on average that costs 12.0 % of it" in rule for rule in rules)
    assert any("leaves his antes in the pot" in rule for rule in rules)
    german = server.client.get(f"/api/tables/{code}", headers={"Accept-Language": "de"}).json()["rules"]
    assert any("12,0 %" in rule for rule in german)


def test_the_ledger_is_in_the_reader_s_language(server: Site) -> None:
    ann, _, code = evening(server)
    text = ann.get(f"/api/tables/{code}/ledger?language=de").json()["text"]
    assert "gekauft" in text.lower()
