"""A game is found by any of its names; a name that several games share asks which (cases.md R-17)."""

import pytest

from reddog.errors import UnknownGame
from reddog.rules.catalogue import ALIASES, SHARED, find, names, preset
from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant

EVERY_NAME = [(name, variant) for variant in VARIANTS for name in names(variant)]


@pytest.mark.parametrize(("name", "variant"), EVERY_NAME, ids=[name for name, _ in EVERY_NAME])
def test_every_name_of_a_game_finds_it_however_it_is_written(name: str, variant: Variant) -> None:
    for written in (
        name,
        name.upper(),
        name.title(),
        f"  {name}\n",
        name.replace(" ", "-"),
        name.replace("-", " "),
        name.replace(" ", "_").replace("-", "_"),
        name.replace(" ", ""),
    ):
        assert find(written) is variant


@pytest.mark.parametrize(
    ("name", "game"),
    [
        # The names on the command line.
        ("high-card-pool", "high-card-pool"),
        ("denexa", "denexa"),
        ("shoot", "shoot"),
        ("slippery-sam", "slippery-sam"),
        ("fort-wayne", "fort-wayne"),
        ("polish", "polish"),
        ("casino", "casino"),
        ("pot-in-between", "pot-in-between"),
        # S0 and the sources, as R-17 lists them.
        ("High Card Pool", "high-card-pool"),
        ("Six-Spot", "slippery-sam"),
        ("Six-Spot Red Dog", "slippery-sam"),
        ("Stitch", "polish"),
        ("Polski Pachuck", "polish"),
        ("Yablon", "casino"),
        ("Sheets", "casino"),
        ("Maverick", "casino"),
        ("Dealer's Choice Red Dog", "denexa"),
        ("Dealer\u2019s-choice Red Dog", "denexa"),
    ],
)
def test_names_of_the_sources(name: str, game: str) -> None:
    assert find(name).name == game


@pytest.mark.parametrize(
    "name", ["Red Dog", "In-Between", "inbetween", "acey deucey", "Acey-Deucey", "ACE_DEUCE"]
)
def test_a_shared_name_asks_which_game_is_meant(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find(name)
    assert refused.value.code == "which_game"
    games = refused.value.facts["games"]
    assert isinstance(games, tuple)
    assert len(games) > 1
    assert all(find(str(game)).name == game for game in games)


def test_red_dog_is_every_game_but_in_between() -> None:
    with pytest.raises(UnknownGame) as refused:
        find("red dog")
    assert refused.value.facts["games"] == tuple(
        game.name for game in VARIANTS if game.name != "pot-in-between"
    )


def test_no_name_belongs_to_two_games() -> None:
    assert len(ALIASES) == len(EVERY_NAME)
    assert not set(ALIASES) & set(SHARED)
    assert all(preset(f"{game}@1").name == game for games in AMBIGUOUS.values() for game in games)


@pytest.mark.parametrize(
    ("beginning", "game"),
    [("h", "high-card-pool"), ("fort", "fort-wayne"), ("Slip", "slippery-sam"), ("polish r", "polish")],
)
def test_the_beginning_of_a_name_or_a_title_finds_a_game(beginning: str, game: str) -> None:
    assert find(beginning).name == game


def test_a_beginning_that_games_share_asks_which_is_meant() -> None:
    with pytest.raises(UnknownGame) as refused:
        find("p")
    assert refused.value.code == "which_game"
    assert refused.value.facts["games"] == ("polish", "pot-in-between")


@pytest.mark.parametrize("beginning", ["yab", "six", "acey", "shoott", "stit"])
def test_the_beginning_of_an_alias_is_only_a_question(beginning: str) -> None:
    """Nobody is dealt a game that he did not mean: "shoott" is no Shoot the Gate."""
    with pytest.raises(UnknownGame) as refused:
        find(beginning)
    assert refused.value.code == "no_such_game"
    assert refused.value.facts["near"]


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("slipery sam", "slippery-sam"),
        ("shot", "shoot"),
        ("high card pol", "high-card-pool"),
        ("yablom", "casino"),
        ("redd dog", "high-card-pool"),
        ("red-dog-polish", None),
    ],
)
def test_a_misspelt_name_is_answered_with_what_is_near(name: str, near: str | None) -> None:
    with pytest.raises(UnknownGame) as refused:
        find(name)
    assert refused.value.code == "no_such_game"
    assert refused.value.facts["name"] == name
    if near:
        assert near in refused.value.facts["near"]  # type: ignore[operator]


@pytest.mark.parametrize(
    "name",
    ["", "   ", "-", "bridge", "🂡", "red dog\x00", "shoot@1", pytest.param("x" * 1_000_000, id="long")],
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"^no_such_game") as refused:
        find(name)
    assert len(str(refused.value.facts["name"])) <= 60


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_a_label_finds_the_record(variant: Variant) -> None:
    assert preset(variant.label) is variant


def test_a_version_that_this_program_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownGame) as refused:
        preset("shoot@2")
    assert refused.value.code == "no_such_version"
    assert refused.value.facts == {"name": "shoot", "version": 2, "has": 1}


@pytest.mark.parametrize(
    "label", ["", "shoot", "shoot@", "shoot@0", "shoot@01", "shoot@-1", "Shoot@1", "bridge@1", "shoot@1 "]
)
def test_what_is_no_label_is_refused(label: str) -> None:
    with pytest.raises(UnknownGame, match=r"^no_such_game"):
        preset(label)
