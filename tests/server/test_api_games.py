"""The games over HTTP say what the rules and the sentences say."""

from __future__ import annotations

import pytest

from reddog.rules.variants import AMBIGUOUS, HIGH_CARD_POOL, VARIANTS, Variant
from reddog.speech import panel, subtitle
from reddog.speech.german import GERMAN
from tests.server.asking import Site, refused


def test_all_games_are_listed_with_how_they_are_won(server: Site) -> None:
    given = server.client.get("/api/games").json()
    assert [(game["name"], game["how"]) for game in given["games"]] == [
        (variant.name, subtitle(variant)) for variant in VARIANTS
    ]
    assert given["shared"] == {name: list(games) for name, games in AMBIGUOUS.items()}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_game_is_found_by_every_name_with_its_rules(server: Site, variant: Variant) -> None:
    given = server.client.get(f"/api/games/{variant.name}").json()
    assert given["rules"] == list(panel(variant))
    assert [option["name"] for option in given["options"]]
    assert all(option["value"] == option["preset"] for option in given["options"])
    for name in (variant.title, *variant.aliases):
        assert server.client.get(f"/api/games/{name}").json() == given


def test_a_game_says_from_how_many_players_on_cards_are_known(server: Site) -> None:
    seats = server.client.get("/api/games/high-card-pool").json()["seats"]
    cautions = {line["seats"]: line["cautions"] for line in seats}
    assert not cautions[6]
    assert "fresh cards for all" in " ".join(cautions[8]).lower()


def test_a_name_of_several_games_is_asked_back_and_one_of_none_has_its_neighbours(server: Site) -> None:
    assert len(refused(server.client.get("/api/games/red%20dog"), 404, "which_game")["games"]) > 1
    assert refused(server.client.get("/api/games/shot"), 404, "no_such_game")["near"] == ["shoot"]


def test_settings_are_looked_at_before_a_table_is_opened(server: Site) -> None:
    wish = {
        "settings": {
            "game": "High Card Pool",
            "seats": 8,
            "house": {"hand": "4", "burn": "never", "ante": "1"},
        }
    }
    given = server.client.post("/api/tables/check", json=wish).json()
    assert given["settings"]["game"] == "high-card-pool"
    assert set(given["settings"]["house"]) == {"hand", "burn"}, "an ante of 1 is the preset"
    assert given["differences"] == ["Four cards each instead of five.", "Nothing is burned."]
    assert given["cautions"] == []
    assert given["instead"] == []
    given = server.client.post("/api/tables/check", json={"settings": {"seats": 8}}).json()
    assert len(given["cautions"]) == 1
    assert "hand=4" in given["instead"]
    for way in given["instead"]:
        house = dict([way.split("=")])
        mended = server.client.post("/api/tables/check", json={"settings": {"seats": 8, "house": house}})
        assert mended.json()["cautions"] != given["cautions"], way


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "bridge"}, "no_such_game"),
        ({"game": "shoot", "seats": 20}, "too_many_seats"),
        ({"house": {"hand": "99"}}, "value_not_allowed"),
        ({"house": {"jokers": "2"}}, "no_such_rule"),
        ({"buy_in": 5, "buy_in_least": 10}, "buy_in_outside"),
        ({"buy_in": -5}, "bad_body"),
        ({"buy_in": 2**63}, "bad_body"),
        ({"buy_in": 1.5}, "bad_body"),
        ({"buy_in": "100"}, "bad_body"),
        ({"clock": {"turn": -1}}, "bad_body"),
        ({"clock": {"turn": 1_000_000_000}}, "bad_body"),
        ({"clock": {"turn": True}}, "bad_body"),
        ({"wallet": 1}, "bad_body"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_a_sentence(
    server: Site, settings: dict[str, object], code: str
) -> None:
    refused(server.client.post("/api/tables/check", json={"settings": settings}), 422, code)
    refused(server.guest().post("/api/tables", {"settings": settings}), 422, code)


# What a start page and a page for a new table need.


def test_a_search_finds_the_game_of_any_name(server: Site) -> None:
    given = server.client.get("/api/games", params={"search": "yablon"}).json()
    assert [game["name"] for game in given["games"]] == ["casino"]
    assert given["question"] == ""
    assert len(given["games"][0]["summary"]) == 2


def test_a_name_of_several_games_brings_the_question_and_those_games(server: Site) -> None:
    given = server.client.get("/api/games", params={"search": "red dog"}).json()
    assert [game["name"] for game in given["games"]] == [
        variant.name for variant in VARIANTS if variant.name in AMBIGUOUS["Red Dog"]
    ]
    assert given["question"].endswith("?") or "High Card Pool" in given["question"]


def test_a_search_for_no_game_is_refused_with_its_neighbours(server: Site) -> None:
    assert refused(server.client.get("/api/games", params={"search": "shot"}), 422, "no_such_game")[
        "near"
    ] == ["shoot"]


@pytest.mark.parametrize("search", ["", "   "])
def test_an_empty_search_finds_all(server: Site, search: str) -> None:
    assert len(server.client.get("/api/games", params={"search": search}).json()["games"]) == len(VARIANTS)


@pytest.mark.parametrize(("hand", "percent"), [("5", "44.0"), ("4", "37.7"), ("3", "30.4")])
def test_the_average_chance_of_the_chosen_rules_stands_beside_that_of_the_preset(
    server: Site, hand: str, percent: str
) -> None:
    wish = {"settings": {"game": "high-card-pool", "house": {"hand": hand}}}
    chance = server.client.post("/api/tables/check", json=wish).json()["chance"]
    assert (chance["percent"], chance["preset_percent"]) == (percent, "44.0")
    assert round(100 * chance["win"] / chance["of"], 1) == float(percent)
    assert ("instead of 44.0 %" in chance["text"]) == (hand != "5")


def test_a_check_tells_the_house_rules_with_their_words_in_sentences(server: Site) -> None:
    wish = {"settings": {"game": "high-card-pool", "house": {"burn": "never"}}}
    given = server.client.post("/api/tables/check", json=wish).json()
    options = {option["name"]: option for option in given["options"]}
    burn, hand = options["burn"], options["hand"]
    assert (burn["form"], burn["preset"], burn["value"], burn["least"]) == ("words", "literal", "never", None)
    assert {word["value"]: word["text"] for word in burn["words"]}["never"] == "Nothing is burned."
    assert burn["text"].startswith(burn["about"])
    assert (hand["form"], hand["words"], hand["least"], hand["most"]) == ("whole", [], 3, 7)
    assert (given["least_seats"], given["how"]) == (3, subtitle(HIGH_CARD_POOL))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_value_that_is_offered_is_taken(server: Site, variant: Variant) -> None:
    given = server.client.post(
        "/api/tables/check", json={"settings": {"game": variant.name, "seats": 4}}
    ).json()
    for option in given["options"]:
        for word in option["words"]:
            wish = {"settings": {"game": variant.name, "seats": 4, "house": {option["name"]: word["value"]}}}
            answer = server.client.post("/api/tables/check", json=wish)
            alone = answer.status_code == 200
            assert alone or answer.json()["code"] in GO_TOGETHER, answer.text
            if alone and word["value"] != option["preset"]:
                assert word["text"] in answer.json()["differences"] or option["name"] == "threshold"


GO_TOGETHER = {"shown_already", "never_refilled", "least_not_below_bank", "too_many_seats"}
"""Values that other rules rule out."""


def test_more_players_than_the_cards_allow_are_refused_with_the_arithmetic(server: Site) -> None:
    answer = server.client.post("/api/tables/check", json={"settings": {"seats": 9, "house": {"hand": "6"}}})
    refused(answer, 422, "too_many_seats")
    assert "52" in answer.json()["sentence"] or "54" in answer.json()["sentence"]


def test_the_languages_are_named_as_their_speakers_do(server: Site) -> None:
    given = server.client.get("/api/languages").json()["languages"]
    assert {"tag": "en", "name": "English"} in given


def test_a_language_that_is_not_spoken_is_answered_in_english(server: Site) -> None:
    plain = server.client.get("/api/games/shoot").json()
    assert server.client.get("/api/games/shoot", params={"language": "tlh"}).json() == plain


def test_everything_is_answered_in_german_to_who_asks_for_it(server: Site) -> None:
    german = {"language": "de-AT"}
    given = server.client.get("/api/games", params=german).json()
    assert given["games"][0]["how"] == subtitle(HIGH_CARD_POOL, GERMAN)
    given = server.client.get("/api/games/shoot", params=german).json()
    assert "Sieh deine Karten an, wenn du am Zug bist, nicht vorher." in given["rules"]
    wish = {"settings": {"seats": 8, "house": {"ante": "2"}}, **german}
    given = server.client.post("/api/tables/check", json=wish).json()
    assert given["differences"] == ["Der Grundeinsatz ist 2 statt 1."]
    assert given["cautions"][0].startswith("Bei 8 Spielern mit je 5 Karten")
    assert given["chance"]["percent"] == "44,0"
