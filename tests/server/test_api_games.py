"""The games over HTTP say what the rules and the sentences say."""

from __future__ import annotations

import pytest

from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant
from reddog.speech import panel, subtitle
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
    given = server.client.post("/api/tables/check", json={"settings": {"seats": 8}}).json()
    assert len(given["cautions"]) == 1


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
